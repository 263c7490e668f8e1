"""TUWO § 7.1.b, 9: what a team that left has not played lapses everywhere; undo brings it back."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from icalendar import Calendar

from league.decision_subjects import TeamKey
from league.errors import InputError
from league.facts.captains import ProposedDay
from league.facts.changes import Change
from league.facts.matches import MatchDraft, Side
from league.facts.seasons import MatchKey
from league.judging import SeasonFacts, judge, rejudge
from league.judging.season import by_target
from league.outcomes.judgement import SeasonJudgement
from league.outcomes.schedules import complete_rounds
from league.outcomes.states import Around, State, state_of_finding, state_of_line
from league.rulebooks import load
from league.rulings import Action, Ruling, in_force
from league.services.captain_reports.states import report_state, round_reports
from league.services.captains.my_matches import my_matches
from league.services.home.audit import divisions
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.matches import papers
from league.services.matches.changes import record_match, rule
from league.services.matches.division_views import division_view
from league.services.matches.evening import evenings
from league.services.matches.verdict_steps import replay_step, result_step
from league.services.matches.withdrawals import withdrawal_step
from league.services.schedule.calendar import show_calendar
from league.services.schedule.fixture_papers import calendar_paper, fixtures_paper
from league.services.schedule.proposals import propose, waiting_proposals
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.services.session.trial_runs import file_step
from league.storage import database
from league.views.reporting import MayReport
from reports.document import Table
from reports.document_ics import calendar as calendar_file
from reports.layouts.fixtures import calendar as calendar_layout
from tests.worlds.captain_world import HOME, MATCH, at, captain, opened, spielleiter
from tests.worlds.generated import federation
from tests.worlds.league_world import SEASON, refused
from tests.worlds.paper_reading import document, rows, tables
from tests.worlds.random_changes import AT
from tui.plain import lines as lines_of
from tui.routes import thing_page

BOOK = load("tuwo-stmk-2011")
FEW = settings(max_examples=10, derandomize=True, deadline=None)
__all__ = ["at"]


@cache
def season_of(seed: int) -> tuple[SeasonFacts, SeasonJudgement]:
    facts = SeasonFacts(federation(3, 6, 4, seed, rounds=4, mishaps=0.6))
    return facts, judge(facts, BOOK)


def excluding(facts: SeasonFacts, rng: Random) -> tuple[str, date, SeasonFacts]:
    """Exclude a team on some day of the season, often one in the middle of it."""
    team = rng.choice(facts.season.teams).id
    since = rng.choice(facts.season.fixtures).day + timedelta(days=rng.choice((0, 0, -1, 20)))
    ruling = Ruling(Action.EXCLUDE, TeamKey(team, since), "gone", "official", AT, team=team)
    return team, since, SeasonFacts(facts.season, (ruling,))


@FEW
@given(st.integers(0, 10_000))
def test_of_a_team_that_left_nothing_waits_and_readmitted_all_is_as_before(seed: int) -> None:
    facts, before = season_of(seed % 4)
    team, since, without = excluding(facts, Random(seed))
    after = rejudge(before, BOOK, without, Change(teams=frozenset({team})))
    assert after == judge(without, BOOK)
    for key, one in after.matches.items():
        if team not in key[2:]:
            assert (one.lapse, one.waits) == (None, before.matches[key].waits)
            continue
        played = not before.matches[key].waits
        assert not one.waits
        assert (one.lapse is None) == (played and one.facts.day <= since)
        if one.lapse is None:  # § 7.1.b in the supplement: uses, Elo and fees stay
            kept = before.matches[key]
            assert (one.boards, one.facts.results) == (kept.boards, kept.facts.results)
    rows = [row for row in after.tables[before.world.teams[team].division] if row.excluded]
    assert [(row.team, row.played, row.match_points) for row in rows] == [(team, 0, 0)]
    back = Ruling(Action.REOPEN, TeamKey(team), "back", "official", AT, team=team)
    again = SeasonFacts(facts.season, (*without.rulings, back))
    readmitted = rejudge(after, BOOK, again, Change(teams=frozenset({team})))
    assert (readmitted.matches, readmitted.tables) == (before.matches, before.tables)


@FEW
@given(st.integers(0, 10_000))
def test_a_finding_has_one_state_and_what_nothing_follows_from_is_closed(seed: int) -> None:
    facts, before = season_of(seed % 4)
    team, _since, without = excluding(facts, Random(seed))
    after = judge(without, BOOK)
    for judged, left in ((before, {}), (after, after.left)):
        for one in judged.matches.values():
            nothing = Around({}, left=left, exclusion="7.1.b")
            posted = Around({}, posted={fee.key for fee in one.fees}, left=left)
            over = Around({}, left=left, over=True)
            for found in one.findings:
                owes = state_of_finding(found, one, posted) is State.POSTED
                state = state_of_finding(found, one, nothing)
                out = {one.facts.home.team, one.facts.away.team} & set(left)
                # What is owed waits for its posting, whatever became of the team.
                assert not owes or state is State.OPEN
                assert state is State.OPEN or out
                assert (state_of_finding(found, one, over) is State.SEASON_OVER) != owes
                if found.rule == "7.1.b":
                    mine = one.facts.lineup(found.side or Side.HOME).team
                    assert (state is State.TEAM_OUT) == (mine in left)
    for found in after.lists[team].findings:
        assert state_of_line(found, team, Around({}, left=after.left)) is State.TEAM_OUT


@pytest.mark.parametrize(
    ("matches", "complete"),
    [((), 0), (((1, False), (1, False)), 1), (((1, True), (1, False), (2, False)), 1)],
)
def test_a_round_is_complete_where_nothing_waits(
    matches: tuple[tuple[int, bool], ...], complete: int
) -> None:
    assert complete_rounds(matches) == complete


# through the office

GONE: MatchKey = ("kl", 2, "A1", "C1")
LAST: MatchKey = ("kl", 3, "B1", "C1")
PLAYED: MatchKey = ("kl", 1, "C1", "D1")


@pytest.fixture
def world(tmp_path: Path, at: Callable[[str], None]) -> Iterator[Callable[[str], None]]:
    """Round 1 is played; for A1 – C1 of 15 October another day is proposed."""
    at("2011-09-25 12:00")
    with opened(tmp_path):
        for key in (MATCH, PLAYED):
            record_match(now(), key, typed(key))
        at("2011-10-03 12:00")
        days = [ProposedDay(date(2011, 10, 12))]
        propose(SEASON, GONE, Side.HOME, days, actor=HOME)
        yield at


def typed(key: MatchKey) -> MatchDraft:
    """Both boards of a match, won and drawn by the home team."""
    home, away = ((f"{team[0].lower()}1", f"{team[0].lower()}2") for team in key[2:])
    return replace(draft_of(now(), key), home=home, away=away, results=((2, 0), (1, 1)))


def now(actor: str = "") -> Desk:
    return open_desk(database.opened(), captain(actor) if actor else spielleiter())


def surfaces() -> dict[str, object]:
    """What the office, the papers and a captain see."""
    desk = now()
    view = division_view(desk, "kl")
    matches = fixtures_paper(desk, "kl").matches
    cancelled = Calendar.from_ical(calendar_file([calendar_layout(calendar_paper(desk, ""))]))
    events = cancelled.walk("VEVENT")
    mine = my_matches(now("A1"))
    return {
        "rounds": view.complete_rounds,
        "status": {row.key: row.status for row in view.rounds},
        "late": [
            task.match
            for task in season_view(desk, date(2011, 12, 1)).tasks
            if task.kind == "missing"
        ],
        "lists": [one.text for one in season_view(desk).tasks if one.kind == "list"],
        "paper": {one.key: one.lapsed for one in matches},
        "uids": {str(one["uid"]) for one in events},
        "cancelled": sum(str(one.get("status", "")) == "CANCELLED" for one in events),
        "waits": [one.waits for one in (*mine.waiting, *mine.coming, *mine.past)],
        "lapsed": [one.head.key for one in mine.coming if one.lapsed],
        "reports": {one.match: one.words for one in round_reports(desk, "kl", 2)},
        "proposals": [one.proposal.match for one in waiting_proposals(SEASON)],
        "evening": {(one.division, one.round): one.waiting for one in evenings(desk)},
        "calendar": {one.key for one in show_calendar(SEASON, "kl").calendar.fixtures},
        "audit": next((one.entered, one.matches) for one in divisions(desk) if one.id == "kl"),
    }


def test_7_1_b_what_a_team_has_not_played_lapses_everywhere_and_undo_brings_it_back(
    world: Callable[[str], None],
) -> None:
    before = surfaces()
    assert (before["rounds"], before["proposals"]) == (1, [GONE])
    assert before["audit"] == (2, 4)
    file_step(now(), withdrawal_step("C1"), "Too few players.")
    number = len(journal.rows())
    after = surfaces()
    assert (after["rounds"], after["late"], after["proposals"]) == (3, [], [])
    assert after["status"] == {
        MATCH: "complete", PLAYED: "complete", GONE: "lapsed", LAST: "lapsed",
    }  # fmt: skip
    assert (after["uids"], after["cancelled"]) == (before["uids"], 2)
    assert after["paper"] == {key: key in (GONE, LAST) for key in before["status"]}  # type: ignore[attr-defined]
    assert (after["lapsed"], after["reports"]) == ([GONE], {GONE: "lapsed"})
    assert after["evening"] == {("kl", 1): 0, ("kl", 2): 0, ("kl", 3): 0}
    assert (after["calendar"], after["audit"]) == ({MATCH, PLAYED}, (2, 2))
    undo(number, spielleiter(), "It stays.")
    assert surfaces() == before


def test_7_1_b_nothing_is_entered_decided_moved_or_reported_of_it(
    world: Callable[[str], None],
) -> None:
    old = now()
    file_step(now(), withdrawal_step("C1"), "Too few players.")
    lapse = r"C 1 is out of the championship since 3 Oct 2011 \(TUWO § 7\.1\.b\): the match lapses"
    draft = typed(GONE)
    day = [ProposedDay(date(2011, 10, 13))]
    for deed in (
        lambda: record_match(now(), GONE, draft),
        lambda: record_match(old, GONE, draft),
        lambda: file_step(now(), result_step(GONE, (4, 0)), "So."),
        lambda: propose(SEASON, GONE, Side.HOME, day, actor=HOME),
        lambda: papers.form_view(now(), GONE),
        lambda: file_step(now(), replay_step(PLAYED, date(2011, 11, 26)), "Again."),
    ):
        with pytest.raises(InputError, match=lapse):
            deed()
    state = report_state(SEASON, GONE, for_side=Side.HOME)
    assert (state.may, "the match lapses" in state.why) == (MayReport.NOTHING, True)


def test_7_1_b_an_exclusion_of_an_excluded_team_is_refused(world: Callable[[str], None]) -> None:
    desk = file_step(now(), withdrawal_step("C1"), "Too few players.")
    again = TeamKey("C1", date(2011, 10, 1))
    sentence = r"C 1 is excluded already: .* since 3 Oct 2011 \(TUWO § 7\.1\.b\)"
    for target in (again, TeamKey("C1")):

        def exclude(about: TeamKey = target) -> object:
            action = Action.EXCLUDE
            return rule(desk, match=None, team="C1", target=about, action=action, reason="Again.")

        refused(exclude, sentence)
    refused(lambda: file_step(now(), withdrawal_step("C1"), "Again."), sentence)


@pytest.mark.parametrize(
    ("day", "sentence"),
    [
        (date(2011, 10, 4), r"still to come.*TUWO § 7\.1\.b"),
        (date(2010, 10, 4), r"out of season.*TUWO § 7\.1\.b"),
    ],
)
def test_an_exclusion_has_a_day_of_the_season_that_has_come(
    world: Callable[[str], None], day: date, sentence: str
) -> None:
    refused(lambda: file_step(now(), withdrawal_step("B1", day), "Gone."), sentence)


def test_a_day_that_is_named_is_what_counts(world: Callable[[str], None]) -> None:
    """Left on 23 September, the day before round 1: what C1 played on the 24th lapses too."""
    desk = file_step(now(), withdrawal_step("C1", date(2011, 9, 23)), "Gone.")
    assert desk.judgement.left == {"C1": date(2011, 9, 23)}
    lapsed = {key for key, one in desk.judgement.matches.items() if one.lapse}
    assert lapsed == {PLAYED, GONE, LAST}
    assert in_force(by_target(desk.rulings)[1]["C1"]).keys() == {"C1"}


def test_7_1_b_a_result_that_no_table_counts_is_never_shown_without_its_mark(
    world: Callable[[str], None],
) -> None:
    """C1 leaves after round 1 (C1 – D1, 1½ : ½): its result is deleted, that of A1 – B1 counts."""
    file_step(now(), withdrawal_step("C1"), "Too few players.")
    desk = now()
    # Boards 1:0 and ½:½ in both; of four teams only A1 and B1 have played for the table.
    assert {row.team: row.played for row in division_view(desk, "kl").rows} == {
        "A1": 1, "B1": 1, "C1": 0, "D1": 0,
    }  # fmt: skip
    lines = "\n".join(lines_of(thing_page("division", "kl"), desk))
    assert lines.count("Result: 1½ : ½, annulled") == lines.count("Result: 1½ : ½") - 1 == 1
    page = "\n".join(lines_of(thing_page("match", "kl/1/C1"), desk))
    assert "1½ : ½, annulled" in page
    (rounds,) = (one for one in tables(document("table", desk, "kl")).values() if _rounds(one))
    told = {tuple(row[2:4]): row[-1] for row in rows(rounds)}
    names = [tuple(desk.team(team).name for team in key[2:]) for key in (MATCH, PLAYED)]
    assert [told[one] for one in names] == ["", "annulled"]
    matches = rows(tables(document("overview", desk))["Matches"])
    assert [row[-1] for row in matches if row[6] is not None] == ["", "annulled"]
    (mine,) = (one for one in my_matches(now("C1")).past if one.head.key == PLAYED)
    assert (mine.annulled, mine.lapsed) == (True, False)


def _rounds(table: Table) -> bool:
    return table.name == "Rounds"
