"""TUWO § 16 and Anhang B: qualification tournaments of three and four teams."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.matches import DRAW, LOSS, WIN, Score
from league.facts.seasons import Fixture
from league.facts.squads import ExternalGame, SquadEntry
from league.language import speaking
from league.outcomes.schedules import GoingUp
from league.services.journal import views as journal
from league.services.qualification import tournaments
from league.services.qualification.explaining import going_up_words
from league.services.qualification.squads import submit_list, trial_lineup
from league.services.qualification.tournaments import AskedTournament
from league.services.qualification.views import sheet
from league.services.session import transactions
from league.services.session.desk import desk_of
from league.services.session.opening import judge_stored
from tests.worlds.desk_world import run
from tests.worlds.league_world import refused, season, stored

T = TypeVar("T")
TEN = datetime(2012, 6, 2, 10, 0)  # noqa: DTZ001  # a tournament begins by the clock on the wall
THREE = AskedTournament("T", ("A1", "B1", "C1"), TEN, seed=5, system="patheisky")
FOUR = AskedTournament("F", ("A1", "B1", "C1", "D1"), TEN, seed=5)


@pytest.fixture(autouse=True)
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as file:
        yield file


def enter_three() -> None:
    """Anhang B, two boards: A wins everything, B and C share the rest.

    Round 1: A1–B2 B1–C2 C1–A2. Round 2, the last group turned: B1–A2 C1–B2 A1–C2.
    """
    first = {("A1", "B2"): [WIN], ("B1", "C2"): [DRAW], ("C1", "A2"): [LOSS]}
    second = {("B1", "A2"): [LOSS], ("C1", "B2"): [DRAW], ("A1", "C2"): [WIN]}
    tournaments.enter(None, "T", 1, first, actor=official("M"))
    tournaments.enter(None, "T", 2, second, actor=official("M"))


def test_16_1_three_teams_play_anhang_b_and_the_first_two_go_up() -> None:
    view = tournaments.prepare(None, THREE, actor=official("M"))
    best, second, third = view.tournament.draw
    assert view.rounds[1] == (("B1", "A2"), ("C1", "B2"), ("A1", "C2"))
    assert (view.missing, view.going_up) == (6, None)
    enter_three()
    done = tournaments.show(None, "T")
    # In half points: A 2+2+2+2, B 1+1, C 1+1.
    assert dict(done.points) == {best: 8, second: 2, third: 2}
    assert done.groups == ((best,), tuple(sorted((second, third), key=done.tournament.draw.index)))
    assert done.going_up is not None
    assert (done.going_up.teams, done.going_up.open_places) == ((best,), 1)
    assert journal.verify() is None


def test_b_7_the_lower_sum_of_ratings_breaks_patheiskys_tie() -> None:
    drawn = tournaments.prepare(None, THREE, actor=official("M")).tournament.draw
    sums = {drawn[1]: 3600, drawn[2]: 3500}
    tournaments.prepare(
        None, replace(THREE, elo=sums), actor=official("M"), why="sums of the lists"
    )
    enter_three()
    assert tournaments.show(None, "T").groups == ((drawn[0],), (drawn[2],), (drawn[1],))


def test_16_6_another_number_goes_up_when_decided() -> None:
    tournaments.prepare(None, replace(THREE, up=1), actor=official("M"))
    enter_three()
    up = tournaments.show(None, "T").going_up
    assert up is not None
    assert (len(up.teams), up.open_places) == (1, 0)


def test_b_6_the_same_seed_draws_the_same_symbols() -> None:
    one = tournaments.prepare(None, THREE, actor=official("M")).tournament
    other = tournaments.prepare(None, replace(THREE, name="U"), actor=official("M")).tournament
    assert one.draw == other.draw


def test_16_2_four_teams_play_a_round_robin_ranked_by_3() -> None:
    view = tournaments.prepare(None, FOUR, actor=official("M"))
    assert [len(pairings) for pairings in view.rounds] == [2, 2, 2]
    order = ["A1", "B1", "C1", "D1"]
    for number, pairings in enumerate(view.rounds, 1):
        results = {
            pair: [WIN if order.index(pair[0]) < order.index(pair[1]) else LOSS] * 2
            for pair in pairings
        }
        tournaments.enter(None, "F", number, results, actor=official("M"))
    done = tournaments.show(None, "F")
    # The better one wins 2:0 every time: 6, 4, 2, 0 game points, 12, 8, 4, 0 in halves.
    assert done.groups == (("A1",), ("B1",), ("C1",), ("D1",))
    assert dict(done.points) == {"A1": 12, "B1": 8, "C1": 4, "D1": 0}
    assert done.going_up is not None
    assert done.going_up.teams == ("A1", "B1")


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (replace(THREE, teams=("A1", "B1")), "3 teams or more, not 2"),
        (replace(THREE, teams=("A1", "B1", "B1")), "B1 is in the draw twice"),
        (replace(THREE, teams=("A1", "B1", "X1")), "no team “X1”"),
        (replace(THREE, teams=("A1", "B1", "C1", "D1", "E1")), "Landesspielleitung decides"),
        (replace(THREE, boards=5), r"even number of boards from 2 to 24, not 5\."),
        (replace(THREE, boards=26), "not 26"),
        (replace(THREE, system="swiss"), "“swiss” is no system"),
        (replace(THREE, system=""), "need their system; there are: patheisky, skalicka"),
        (replace(THREE, seed=-2), "not -2"),
        (replace(THREE, name=" "), "needs a name"),
        (replace(THREE, first_round=TEN.replace(year=2014)), "2 Jun 2014 is out of season"),
        (replace(THREE, division="kx"), "no division “kx”"),
    ],
)
def test_16_1_a_tournament_that_cannot_be_is_refused(asked: AskedTournament, words: str) -> None:
    refused(lambda: tournaments.prepare(None, asked, actor=official("M")), words)


def test_16_2_five_teams_play_as_decided() -> None:
    five = replace(THREE, teams=("A1", "B1", "C1", "D1", "E1"), decided="round_robin")
    # Five teams in five rounds of two matches, one team free.
    assert [len(one) for one in tournaments.prepare(None, five, actor=official("M")).rounds] == [
        2
    ] * 5


@pytest.mark.parametrize(
    ("number", "pairing", "scores", "words"),
    [
        (3, ("A1", "B2"), [WIN], "rounds 1 to 2, not 3"),
        (1, ("A1", "C2"), [WIN], "A1 – C2 is not played in round 1"),
        (1, ("A1", "B2"), [WIN, WIN], "has 1 boards, not 2"),
        (1, ("A1", "B2"), [(2, 1)], "2:1 half points are no result"),
    ],
)
def test_16_4_a_result_that_cannot_be_is_refused(
    number: int, pairing: tuple[str, str], scores: list[Score], words: str
) -> None:
    tournaments.prepare(None, THREE, actor=official("M"))
    good = {("B1", "C2"): [WIN]} if number == 1 else {}
    refused(
        lambda: tournaments.enter(
            None, "T", number, {**good, pairing: scores}, actor=official("M")
        ),
        words,
    )


def test_16_1_a_tournament_with_results_is_not_prepared_again() -> None:
    tournaments.prepare(None, THREE, actor=official("M"))
    refused(lambda: tournaments.prepare(None, THREE, actor=official("M")), "prepared already")
    enter_three()
    refused(
        lambda: tournaments.prepare(None, THREE, actor=official("M"), why="again"),
        "prepared already",
    )
    refused(lambda: tournaments.show(None, "X"), "no tournament “X”; known are: T")


def form(path: Path, name: str) -> list[str]:
    """The lines of the form by rounds, as the command prints it."""
    said = run("--db", path, "qualification", "form", name)
    assert said.exit_code == 0
    transactions.open_file(path)
    return said.stdout.splitlines()


def test_b_3_the_form_has_every_pairing_with_room_for_names(path: Path) -> None:
    tournament = tournaments.prepare(None, THREE, actor=official("M")).tournament
    lines = form(path, "T")
    for said in ("Result sheet: T", "System: Patheisky, 2 boards"):
        assert said in lines
    facts = [line.split(":", 1) for line in lines if ":" in line]
    told = {label: fact.strip() for label, fact in facts}
    assert (told["Date"], told["Start"]) == ("2 Jun 2012", "10:00")
    assert told["A1–A2"] == f"{tournament.draw[0][0]} 1"
    games = [line for line in lines if "___ : ___" in line]
    assert [(line.split()[0], line.split()[-1]) for line in games] == [
        *(("A1", "B2"), ("B1", "C2"), ("C1", "A2")),
        *(("B1", "A2"), ("C1", "B2"), ("A1", "C2")),
    ]


def test_16_2_the_form_of_a_round_robin_has_every_board(path: Path) -> None:
    tournaments.prepare(None, FOUR, actor=official("M"))
    lines = form(path, "F")
    # 6 matches on 2 boards
    assert sum("___ : ___" in line for line in lines) == 12


def test_16_3_a_list_is_judged_by_the_january_list() -> None:
    tournaments.prepare(None, THREE, actor=official("M"))
    early = datetime(2012, 6, 2, 9, 30)  # noqa: DTZ001  # the clock on the wall
    found = submit_list(
        None, "T", "A1", ["a1", "a2"], early, actor=official("M"), january={"a1": 1700, "a2": 1701}
    )
    # No U18 on it, and a2 is one point stronger than a1 before him: no tolerance.
    assert sorted((one.rule, one.player) for one in found if one.player) == [("16.3", "a2")]
    assert sum(one.rule == "16.3" for one in found) == 2
    late = early.replace(minute=31)
    assert len(submit_list(None, "T", "A1", ["a1", "a2"], late, actor=official("M"))) == 2


def test_16_5_only_who_was_eligible_in_the_last_round_is_listed_and_plays() -> None:
    tournaments.prepare(None, THREE, actor=official("M"))
    early = datetime(2012, 6, 2, 9, 0)  # noqa: DTZ001  # the clock on the wall
    refused(
        lambda: submit_list(None, "T", "A1", ["a1", "b2"], early, actor=official("M")), "§ 16.5"
    )
    found = submit_list(
        None, "T", "A1", ["a1", "b2"], early, actor=official("M"), despite="Beschluss"
    )
    assert [one.player for one in found if one.rule == "16.5"] == ["b2"]
    seated, _fees = trial_lineup(None, "T", 1, "A1", ["a1", "b2"])
    assert [one.player for one in seated if one.rule == "16.5"] == ["b2"]
    assert [
        one.player for one in trial_lineup(None, "T", 1, "A1", ["a1", None])[0] if one.player
    ] == []


LAST = date(2012, 4, 21)


def ended(**fields: object) -> None:
    """Let the Kreisliga's last round be on 21 April, and change some more of the season."""
    before = transactions.load()[0]
    rounds = (
        Fixture("kl", 1, "A1", "B1", date(2011, 9, 24), date(2011, 9, 24)),
        Fixture("kl", 2, "C1", "A1", LAST, LAST),
    )
    transactions.import_season(replace(before, fixtures=rounds, **fields), official("M"), "")  # type: ignore[arg-type]  # any field may change
    tournaments.prepare(None, THREE, actor=official("M"))


def barred() -> list[str]:
    """By which paragraph a1 may not be listed."""
    found = submit_list(None, "T", "A1", ["a1"], None, actor=official("M"), despite="x")
    listed = [str(one.sentence) for one in found if one.rule == "16.5"]
    seated = [
        one for one in trial_lineup(None, "T", 1, "A1", ["a1", "a2"])[0] if one.player == "a1"
    ]
    assert bool(listed) is any(one.rule == "16.5" for one in seated)
    return [words[words.index("(§ ") + 3 : -2] for words in listed]


def of_a1(facts: Sequence[T], **changes: object) -> tuple[T, ...]:
    """The facts with those of a1 in the Kreisliga changed."""
    return tuple(
        replace(one, **changes)  # type: ignore[type-var]  # every fact is a dataclass
        if getattr(one, "ident", "") == "a1"
        else one
        for one in facts
    )


def test_16_5_who_is_on_the_kader_list_was_entitled() -> None:
    ended()
    assert barred() == []


def test_16_5_4_4_d_who_is_not_on_the_divisions_list_was_not() -> None:
    ended(squads=tuple(one for one in season().squads if one.ident != "a1"))
    assert barred() == ["4.4.d"]


@pytest.mark.parametrize(
    ("day", "expected"),
    [(date(2012, 4, 18), []), (date(2012, 4, 19), ["4.4.d.5"]), (date(2012, 4, 22), ["4.4.d.5"])],
)
def test_16_5_4_4_d_5_who_was_nominated_must_have_waited_by_the_last_round(
    day: date, expected: list[str]
) -> None:
    # 18 + 3 = 21 April, the day of the round.
    ended(squads=of_a1(season().squads, nominated=day))
    assert barred() == expected


@pytest.mark.parametrize(("gone", "expected"), [(LAST, ["1.4.a"]), (date(2012, 4, 22), [])])
def test_16_5_1_4_a_who_had_left_by_the_last_round_was_not(gone: date, expected: list[str]) -> None:
    ended(registrations=of_a1(season().registrations, deregistered=gone))
    assert barred() == expected


@pytest.mark.parametrize(("until", "expected"), [(LAST, ["1.3"]), (date(2012, 4, 20), [])])
def test_16_5_1_3_nobody_of_a_suspended_club_was(until: date, expected: list[str]) -> None:
    clubs = tuple(
        replace(one, suspended_from=date(2012, 4, 1), suspended_until=until)
        if one.id == "A"
        else one
        for one in season().clubs
    )
    ended(clubs=clubs)
    assert barred() == expected


@pytest.mark.parametrize(
    ("born", "expected"), [(date(1993, 12, 31), ["4.4.d.2"]), (date(1994, 1, 1), [])]
)
def test_16_5_4_4_d_2_a_front_player_of_a_higher_list_was_not_a_u18_was(
    born: date, expected: list[str]
) -> None:
    before = season()
    ended(
        teams=(*before.teams, Team("A0", "A 0", "A", "ll")),
        squads=(*before.squads, SquadEntry("A0", 1, "a1")),
        players=of_a1(before.players, born=born),
    )
    assert barred() == expected


@pytest.mark.parametrize(("games", "expected"), [(3, []), (4, ["4.4.c.1"])])
def test_16_5_4_4_c_1_who_is_bound_to_a_higher_division_was_not(
    games: int, expected: list[str]
) -> None:
    played = [date(2011, 11, day) for day in range(1, games + 1)]
    ended(external_games=tuple(ExternalGame("a1", "bundesliga-2", day) for day in played))
    assert barred() == expected


def test_16_5_lists_and_lineups_that_cannot_be_are_refused() -> None:
    tournaments.prepare(None, THREE, actor=official("M"))
    refused(lambda: submit_list(None, "T", "A1", [], None, actor=official("M")), "is empty")
    refused(
        lambda: submit_list(None, "T", "A1", ["a1", "a1"], None, actor=official("M")),
        "named 2 times",
    )
    refused(
        lambda: submit_list(None, "T", "A1", ["zz"], None, actor=official("M")), "pass number zz"
    )
    refused(
        lambda: submit_list(None, "T", "D1", ["d1"], None, actor=official("M")),
        "D1 does not play in T",
    )
    refused(lambda: trial_lineup(None, "T", 1, "A1", ["a1", "a2", "b1"]), "2 boards; these are 3")
    refused(lambda: trial_lineup(None, "T", 1, "A1", ["a1", "a"]), "pass number a.")


def test_tournaments_are_listed() -> None:
    assert tournaments.tournaments(None) == []
    tournaments.prepare(None, THREE, actor=official("M"))
    assert [one.name for one in tournaments.tournaments(None)] == ["T"]
    assert transactions.load()[0].list_date == date(2011, 7, 1)


def test_16_6_nobody_is_named_before_the_last_result() -> None:
    view = tournaments.prepare(None, THREE, actor=official("M"))
    decide = partial(tournaments.decide, None, "T", ["A1"], actor=official("M"), why="Beschluss")
    refused(decide, "6 results are missing: who goes up is decided after the last")
    enter_three()
    assert decide().going_up == GoingUp(("A1",))
    # A result that is taken back leaves it open again, and the decision waits.
    pairing = view.rounds[0][0]
    tournaments.enter(None, "T", 1, {pairing: [None]}, actor=official("M"))
    assert tournaments.show(None, "T").going_up is None
    desk = desk_of(judge_stored(None), Path(), official("M"))
    with speaking("en"):
        said = going_up_words(sheet(desk, "T"))
    assert said == "Not known yet who goes up: games are missing."
