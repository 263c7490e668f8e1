"""§ 13.5, 13.6.a and c: draw numbers and rounds; § 15: the cup's bracket."""

from dataclasses import replace
from datetime import date, time, timedelta

import pytest

from fixtures.knockout import Tie, champion
from league.errors import InputError
from league.facts.calendars import Calendar, Draw
from league.facts.cups import CupDraw, CupResults
from league.rulebooks.tuwo_stmk_2011 import p13_draw as p13
from league.rulebooks.tuwo_stmk_2011 import p15_draw as p15
from tests.worlds.builders import YEAR, division, values
from tests.worlds.desk_world import public_season

DAY = date(2011, 8, 27)
FOUR = ("a", "b", "c", "d")
DRAW = Draw("landesliga", YEAR, FOUR, 42, DAY)
NUMBERS = {"b": 1, "d": 2, "a": 3, "c": 4}
"""What seed 42 gives four teams, see tests/fixtures/test_draw.py."""
SATURDAYS = [date(2011, 10, 15) + timedelta(weeks=4 * week) for week in range(3)]
CUP = CupDraw("cup", FOUR, 42, DAY)
"""Seed 42: b – d and a – c."""
BD, AC = ("cup", 1, "b", "d"), ("cup", 1, "a", "c")


def test_13_5_draw_numbers_by_lot_from_the_recorded_seed() -> None:
    assert p13.numbers(DRAW, values()) == NUMBERS


def test_13_5_in_the_second_year_the_numbers_are_turned() -> None:
    second = replace(DRAW, season_year=YEAR + 1, last_year=NUMBERS)
    assert p13.numbers(second, values()) == {"c": 1, "a": 2, "d": 3, "b": 4}


def test_13_5_newcomers_draw_the_free_numbers_then_all_are_turned() -> None:
    # b and c went; x and y draw 1 and 4. Seed 42: ⌊0.6394·2⌋ = 1, nothing changes: x 1, y 4.
    second = replace(DRAW, teams=("a", "d", "x", "y"), last_year=NUMBERS)
    assert p13.numbers(second, values()) == {"y": 1, "a": 2, "d": 3, "x": 4}


@pytest.mark.parametrize(
    ("last", "season", "due"), [(None, 2012, True), (2012, 2013, False), (2012, 2014, True)]
)
def test_13_5_a_draw_every_second_year(last: int | None, season: int, due: bool) -> None:
    assert p13.draws_anew(last, season, values()) is due


@pytest.mark.parametrize(
    ("teams", "words"),
    [
        (("a",), "2 to 24 teams, not 1"),
        ((), "2 to 24 teams, not 0"),
        (tuple(f"t{number}" for number in range(25)), "2 to 24 teams, not 25"),
        (("a", "b", "a"), "a is in the draw twice"),
    ],
)
def test_13_5_a_draw_that_cannot_be_held_is_an_error(teams: tuple[str, ...], words: str) -> None:
    with pytest.raises(InputError, match=rf"§ 13\.5: .*{words}"):
        p13.numbers(replace(DRAW, teams=teams), values())


def test_13_5_seeds_and_last_years_numbers_are_checked() -> None:
    with pytest.raises(InputError, match=r"§ 13\.5: a seed is 0 or more, not -1"):
        p13.numbers(replace(DRAW, seed=-1), values())
    with pytest.raises(InputError, match="c has draw number 4; there are 1 to 3"):
        p13.numbers(replace(DRAW, teams=("a", "b", "c"), last_year=NUMBERS), values())
    with pytest.raises(InputError, match="b and a both have draw number 1"):
        p13.numbers(replace(DRAW, last_year={"a": 1, "b": 1}), values())


def test_13_5_rounds_by_berger_on_their_end_dates() -> None:
    found = p13.rounds(division("landesliga"), NUMBERS, SATURDAYS, YEAR, values())
    pairs = [(one.round, one.home, one.away) for one in found]
    # FIDE's table for four: 1-4 2-3, 4-3 1-2, 2-4 3-1
    assert pairs == [
        (1, "b", "c"),
        (1, "d", "a"),
        (2, "c", "a"),
        (2, "b", "d"),
        (3, "d", "c"),
        (3, "a", "b"),
    ]
    assert [one.end_date for one in found[::2]] == SATURDAYS
    assert all(one.day == one.end_date and one.division == "landesliga" for one in found)


def test_13_5_a_double_round_robin_needs_twice_the_end_dates() -> None:
    days = [SATURDAYS[0] + timedelta(weeks=week) for week in range(6)]
    found = p13.rounds(division(), NUMBERS, days, YEAR, values(), double=True)
    assert len(found) == 12
    assert {(one.home, one.away) for one in found[6:]} == {
        (one.away, one.home) for one in found[:6]
    }


def test_13_6_c_saturdays_begin_at_three() -> None:
    assert p13.start_on(date(2011, 10, 15), values()) == time(15)
    assert p13.start_on(date(2011, 10, 14), values()) is None
    assert p13.start_on(date(2011, 10, 16), values()) is None


def test_13_6_c_end_dates_of_the_landesliga_are_saturdays() -> None:
    days = [SATURDAYS[0], SATURDAYS[1] + timedelta(days=1), SATURDAYS[2]]
    for like, expected in (("landesliga", ["13.6.c"]), ("kreisliga-graz", [])):
        where = division(like)
        drawn = tuple(p13.rounds(where, NUMBERS, days, YEAR, values()))
        found = p13.end_dates_on_saturday(Calendar(where, YEAR, drawn), values())
        assert [finding.rule for finding in found] == expected


@pytest.mark.parametrize(
    ("days", "words"),
    [
        (SATURDAYS[:2], "3 rounds need as many end dates, not 2"),
        ([*SATURDAYS[:2], SATURDAYS[1]], "does not come after"),
        ([*SATURDAYS[:2], date(2012, 7, 1)], "1 Jul 2012 is not in the season"),
    ],
)
def test_13_6_a_end_dates_that_cannot_be(days: list[date], words: str) -> None:
    with pytest.raises(InputError, match=rf"§ 13\.6\.a: .*{words}"):
        p13.rounds(division("landesliga"), NUMBERS, days, YEAR, values())


@pytest.mark.parametrize("drawn", [{"a": 1, "b": 3}, {"a": 0, "b": 1}, {"a": 1, "b": 1}, {"a": 1}])
def test_13_5_rounds_need_the_numbers_from_1_to_n(drawn: dict[str, int]) -> None:
    with pytest.raises(InputError, match=r"§ 13\.5"):
        p13.rounds(division("landesliga"), drawn, SATURDAYS[:1], YEAR, values())


@pytest.mark.parametrize("like", ["landesliga", "kl-graz", "kl-sued", "k1-graz"])
def test_13_5_the_public_season_is_drawn_as_it_was_played(like: str) -> None:
    season = public_season()
    where = next(one for one in season.divisions if one.id == like)
    fixtures = [one for one in season.fixtures if one.division == like]
    end_dates = sorted({one.end_date for one in fixtures})
    drawn = {
        team.id: team.draw_number
        for team in season.teams
        if team.division == like and team.draw_number is not None
    }
    found = p13.rounds(where, drawn, end_dates, YEAR, values())
    assert {(one.key, one.end_date, one.start) for one in found} == {
        (one.key, one.end_date, one.start) for one in fixtures
    }


def test_15_1_the_bracket_is_drawn_by_lot() -> None:
    assert p15.cup_rounds(CUP, CupResults(), values()) == ((Tie("b", "d"), Tie("a", "c")),)


def test_15_1_winners_go_on_to_the_final() -> None:
    rounds = p15.cup_rounds(CUP, CupResults({BD: "away", AC: "home"}), values())
    assert rounds[1] == (Tie("d", "a"),)
    final = {BD: "away", AC: "home", ("cup", 2, "d", "a"): "home"}
    assert champion(p15.cup_rounds(CUP, CupResults(final), values())) == "d"


def test_15_1_a_drawn_match_waits_for_the_lot() -> None:
    waiting = CupResults({BD: "lot", AC: "home"})
    assert p15.undecided(BD, waiting)
    assert len(p15.cup_rounds(CUP, waiting, values())) == 1
    # Seed 42 leaves b before d, seed 1 (0.1343…·2 → 0) changes them.
    for seed, winner in ((42, "b"), (1, "d")):
        drawn = CupResults({BD: "lot", AC: "home"}, {BD: seed})
        assert not p15.undecided(BD, drawn)
        assert p15.cup_rounds(CUP, drawn, values())[1] == (Tie(winner, "a"),)


def test_15_1_where_neither_appeared_the_next_opponent_has_a_bye() -> None:
    rounds = p15.cup_rounds(CUP, CupResults({BD: None, AC: "away"}), values())
    assert champion(rounds) == "c"


def test_15_1_fixtures_of_the_rounds_known_without_byes() -> None:
    # Seed 42, three names: c has the bye, a – b play.
    cup = replace(CUP, teams=("a", "b", "c"))
    days = [date(2011, 11, 26), date(2012, 2, 18)]
    results = CupResults({("cup", 1, "a", "b"): "away"})
    rounds = p15.cup_rounds(cup, results, values())
    found = p15.cup_fixtures(cup, rounds, days, YEAR, values())
    assert [(one.key, one.end_date, one.start) for one in found] == [
        (("cup", 1, "a", "b"), days[0], None),
        (("cup", 2, "c", "b"), days[1], None),
    ]
    with pytest.raises(InputError, match=r"§ 15\.1: round 2 has no end date"):
        p15.cup_fixtures(cup, rounds, days[:1], YEAR, values())
    with pytest.raises(InputError, match="1 Jul 2012 is not in the season"):
        p15.cup_fixtures(cup, rounds, [days[0], date(2012, 7, 1)], YEAR, values())


@pytest.mark.parametrize(
    ("cup", "results", "words"),
    [
        (replace(CUP, teams=("a",)), CupResults(), "two teams or more, not 1"),
        (replace(CUP, teams=("a", "b", "a")), CupResults(), "a is in the draw twice"),
        (replace(CUP, seed=-1), CupResults(), "a seed is 0 or more, not -1"),
        (CUP, CupResults({BD: "lot"}, {BD: -2}), "a seed is 0 or more, not -2"),
        (CUP, CupResults({("cup", 1, "a", "b"): "home"}), "a – b is not a match of round 1"),
        (CUP, CupResults({("cup", 2, "b", "a"): "home"}), "b – a is not a match of round 2"),
        (CUP, CupResults({}, {("cup", 1, "a", "d"): 1}), "a – d is not a match of round 1"),
    ],
)
def test_15_1_bad_input_is_an_error(cup: CupDraw, results: CupResults, words: str) -> None:
    with pytest.raises(InputError, match=rf"§ 15\.1: .*{words}"):
        p15.cup_rounds(cup, results, values())


def test_15_5_the_title_carries_the_year() -> None:
    assert p15.cup_title(2012, values()) == "Steirischer Cup-Sieger 2012"
