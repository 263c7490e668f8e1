"""Two records of one person made one, in a season that is being played."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from league import record_kinds
from league.decision_subjects import FeeKey, FindingKey
from league.facts.accounts import FEDERATION, Posting, What, of_club
from league.facts.bans import Ban
from league.facts.claims import Application, DeclarationPaper
from league.facts.event_games import EventGame
from league.facts.events import EnteredPlayer, EventFile
from league.facts.matches import Side
from league.facts.qualifications import TournamentPlayers
from league.facts.references import MatchFee
from league.facts.registrations import Kind, Registration
from league.facts.seasons import MatchKey, Season
from league.facts.squads import Declaration, ExternalGame, SquadEntry
from league.facts.steps import StepKind
from league.rulings import Action, Ruling
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.registry.clubs.data_steps import joining_step
from league.services.registry.people import joining
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.services.session.opening import judge_whole, open_desk
from league.services.session.records import recorded
from league.services.session.trial_runs import file_step, try_step
from league.storage import database
from tests.worlds.acting import OFFICIAL, add_ruling, change_season, record
from tests.worlds.league_world import SATURDAYS, SEASON, play, refused, season, stored

KEPT, GONE = "e1", "a1"
"""E 1 sits nowhere yet; A 1 is on the list of A1 and sat at its first board."""
WHY = "Entered twice."


@pytest.fixture(autouse=True)
def file(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as path:
        draw_division(SEASON, AskedDraw("kl", SATURDAYS, 1), actor=OFFICIAL)
        play(match(), (2, 0), (1, 1))
        yield path
        assert journal.verify() is None


def match() -> MatchKey:
    """The first match of A1."""
    return next(one.key for one in now().fixtures if "A1" in one.key)


def now() -> Season:
    return transactions.load()[0]


def join(kept: str = KEPT, gone: str = GONE) -> joining.Joined:
    return joining.join_persons(None, kept, gone, actor=OFFICIAL, why=WHY)


def lists(name: str | None = None) -> list[frozenset[Any]]:
    """A season's facts, whatever their order."""
    loaded = transactions.load(name)[0]
    names = ("players", "registrations", "squads", "boards", "reports", "declarations", "teams")
    found = [frozenset(getattr(loaded, name)) for name in names]
    return [*found, frozenset(loaded.external_games), frozenset(loaded.national_squads)]


def in_force() -> list[object]:
    found: list[object] = [
        recorded(SEASON, record_kinds.APPLICATION),
        recorded(SEASON, record_kinds.DECLARATION),
        recorded(SEASON, record_kinds.EVENT),
    ]
    desk = open_desk(database.opened(), OFFICIAL)
    ruled = {target: one.action for target, one in desk.ruled(match=match()).items()}
    return [*found, recorded(None, record_kinds.PERSON_BAN), ruled]


def side() -> Side:
    return Side.HOME if match()[2] == "A1" else Side.AWAY


def test_boards_lists_and_registrations_go_to_the_one_who_stays() -> None:
    done = join()
    loaded = now()
    assert GONE not in {one.ident for one in loaded.players}
    assert {(one.ident, one.club) for one in loaded.registrations if one.ident == KEPT} == {
        (KEPT, "E"),
        (KEPT, "A"),
    }
    assert SquadEntry("A1", 1, KEPT) in loaded.squads
    sat = {one.home_player for one in loaded.boards} | {one.away_player for one in loaded.boards}
    assert (KEPT in sat, GONE in sat) == (True, False)
    # One registration, one place on a list, one board.
    assert (done.registrations, done.lists, done.boards, done.dropped) == (1, 1, 1, 0)


def test_joining_is_taken_back_as_one_deed() -> None:
    file_papers()
    before, held, judged = lists(), in_force(), judge_whole(SEASON).judgement.tables
    last = len(journal.rows())
    join()
    assert lists() != before
    assert in_force() != held
    steps = journal.rows()[last:]
    assert len(steps) > 4
    undoing.undo(steps[0].number, OFFICIAL, "They are two.")
    assert (lists(), in_force()) == (before, held)
    assert judge_whole(SEASON).judgement.tables == judged


def test_who_plays_for_one_of_three_teams_is_joined_too() -> None:
    players = TournamentPlayers("LL", "A1", (GONE, "a2", None))
    record(SEASON, record_kinds.QUALIFICATION_PLAYERS, "LL/A1", players, actor=OFFICIAL, why="")
    join()
    (found,) = recorded(SEASON, record_kinds.QUALIFICATION_PLAYERS).values()
    assert found.idents == (KEPT, "a2", None)


def file_papers() -> None:
    """Record what names A 1 in many ways."""
    paper = Application(GONE, "A", Kind.HOME, date(2011, 8, 1), "AUT")
    record(SEASON, record_kinds.APPLICATION, f"{GONE}/A", paper, actor=OFFICIAL, why="")
    named = DeclarationPaper("A", date(2011, 8, 1), (GONE, "a2"))
    record(SEASON, record_kinds.DECLARATION, "A", named, actor=OFFICIAL, why="")
    ban = Ban(GONE, "A", date(2011, 9, 1), None, "7.5", "reason")
    record(None, record_kinds.PERSON_BAN, f"Verband/{GONE}/2011-09-01", ban, actor=OFFICIAL, why="")
    other = replace(ban, person=GONE)
    record(None, record_kinds.PERSON_BAN, f"Wien/{GONE}/2011-09-01", other, actor=OFFICIAL, why="")
    entries = (EnteredPlayer(GONE), EnteredPlayer("a2"))
    event = EventFile("open", "x", 2012, date(2012, 1, 5), entries=entries, ranking=(GONE, "a2"))
    record(SEASON, record_kinds.EVENT, "open", event, actor=OFFICIAL, why="")
    change_season(
        None,
        lambda one: replace(
            one,
            declarations=(Declaration("A", GONE), Declaration("A", KEPT)),
            external_games=(ExternalGame(GONE, "landesliga", date(2011, 10, 1)),),
        ),
        "declaration",
        actor=OFFICIAL,
        why="",
    )
    at = datetime(2011, 10, 1, tzinfo=UTC)
    target = FindingKey("4.4.a.2", side(), 1, GONE)
    add_ruling(SEASON, Ruling(Action.WAIVE, target, "in good faith", "Karl", at, match()))


def test_papers_bans_and_decisions_name_the_one_who_stays() -> None:
    file_papers()
    join()
    papers = recorded(SEASON, record_kinds.APPLICATION)
    assert {key: one.ident for key, one in papers.items()} == {f"{KEPT}/A": KEPT}
    assert recorded(SEASON, record_kinds.DECLARATION)["A"].idents == (KEPT, "a2")
    bans = recorded(None, record_kinds.PERSON_BAN)
    # Another federation's ban is not ours to change.
    assert {key: one.person for key, one in bans.items()} == {
        f"Verband/{KEPT}/2011-09-01": KEPT,
        f"Wien/{GONE}/2011-09-01": GONE,
    }
    event = recorded(SEASON, record_kinds.EVENT)["open"]
    assert [one.ident for one in event.entries] == [KEPT, "a2"]
    assert event.ranking == (KEPT, "a2")
    assert now().declarations == (Declaration("A", KEPT),)
    assert [one.ident for one in now().external_games] == [KEPT]
    (ruling,) = open_desk(database.opened(), OFFICIAL).ruled(match=match()).values()
    assert ruling.target == FindingKey("4.4.a.2", side(), 1, KEPT)
    # Who decided, and why, is not changed by who puts the records right.
    assert (ruling.by, ruling.reason) == ("Karl", "in good faith")


def test_what_both_have_counts_once_as_the_kept_one_has_it() -> None:
    double = Registration(KEPT, "A", Kind.GUEST, date(2010, 1, 1))
    change_season(
        None,
        lambda one: replace(one, registrations=(*one.registrations, double)),
        StepKind.REGISTRATION,
        actor=OFFICIAL,
        why="",
    )
    assert join().dropped == 1
    mine = {one for one in now().registrations if one.ident == KEPT}
    assert double in mine
    assert len(mine) == 2


def test_what_only_the_other_record_knows_is_not_lost() -> None:
    def bare(one: Season) -> Season:
        players = [
            replace(each, born=None, rating=None, nation="") if each.ident == KEPT else each
            for each in one.players
        ]
        return replace(one, players=tuple(players))

    change_season(None, bare, StepKind.PERSON, actor=OFFICIAL, why="")
    join()
    person = next(one for one in now().players if one.ident == KEPT)
    assert (person.surname, person.born, person.rating) == ("E1", date(1980, 1, 1), 1800)


def test_who_was_seen_together_is_not_one_person() -> None:
    refused(lambda: join("a2", GONE), "Both sat in the same match")
    idle = next(letter for letter in "bcd" if f"{letter.upper()}1" not in match())
    refused(lambda: join(f"{idle}1", f"{idle}2"), f"Both stand on the list of {idle.upper()} 1")


@pytest.mark.parametrize(
    ("kept", "gone", "words"),
    [
        (KEPT, KEPT, "E1 is one person already"),
        ("zz", GONE, "No player of 2011/12 has the pass number zz"),
        (KEPT, "zz", "No player of 2011/12 has the pass number zz"),
    ],
)
def test_nobody_is_joined_with_himself_or_with_nobody(kept: str, gone: str, words: str) -> None:
    refused(lambda: join(kept, gone), words)


def test_two_birth_dates_are_two_persons() -> None:
    def younger(one: Season) -> Season:
        players = [
            replace(each, born=date(1999, 1, 1)) if each.ident == KEPT else each
            for each in one.players
        ]
        return replace(one, players=tuple(players))

    change_season(None, younger, StepKind.PERSON, actor=OFFICIAL, why="")
    refused(join, "differ in birth date or sex")


def posting(reference: str) -> Posting:
    sides = of_club("A"), FEDERATION
    return Posting(date(2011, 11, 1), *sides, 1100, "7.2.c", What.FEE, reference)


def test_a_posted_fee_that_names_him_is_reversed_first() -> None:
    fee = FeeKey("7.2.c", side(), 1, GONE, "federation")
    entry = posting(MatchFee(SEASON, match(), fee.text).text)
    record(None, record_kinds.POSTING, "Verband/000001", entry, actor=OFFICIAL, why="")
    refused(join, "A fee posted on 1 Nov 2011 names a1")


def test_who_played_each_other_is_not_one_person() -> None:
    game = EventGame(1, KEPT, GONE, (2, 0))
    event = EventFile("open", "x", 2012, date(2012, 1, 5), games=(game,))
    record(SEASON, record_kinds.EVENT, "open", event, actor=OFFICIAL, why="")
    refused(join, "They played each other")


def test_a_season_prepared_already_joins_too_and_an_earlier_one_stays(tmp_path: Path) -> None:
    earlier, later = replace(season(), name="2010/11"), replace(season(), name="2012/13")
    only = replace(later, players=tuple(one for one in later.players if one.ident != KEPT))
    only = replace(only, registrations=tuple(o for o in only.registrations if o.ident != KEPT))
    for one in (earlier, only):
        transactions.import_season(one, OFFICIAL, "")
    transactions.choose_season(SEASON, OFFICIAL)
    before, after = lists("2010/11"), lists("2012/13")
    assert join().seasons == (SEASON, "2012/13")
    assert lists("2010/11") == before
    idents = {one.ident for one in transactions.load("2012/13")[0].players}
    assert (KEPT in idents, GONE in idents) == (True, False)
    undoing.undo(undoing.last_step(), OFFICIAL, "They are two.")
    assert lists("2012/13") == after


def test_the_step_tells_what_moves_before_it_is_stored() -> None:
    desk = open_desk(database.opened(), OFFICIAL)
    before = lists()
    shown = try_step(desk, joining_step(KEPT, GONE))
    assert shown.says == "A1 (a1) becomes E1 (e1): one person, one pass number."
    assert "Boards that move: 1" in shown.notes
    assert lists() == before
    after = file_step(desk, joining_step(KEPT, GONE), WHY)
    assert GONE not in after.world.players
    whole = judge_whole(SEASON).judgement
    assert (after.judgement.tables, after.judgement.matches) == (whole.tables, whole.matches)
    assert journal.rows()[-1].what.startswith("Two records of one person joined: E1")
