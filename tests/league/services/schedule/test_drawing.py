"""TUWO § 13.5: the draw as a service."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, time
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import BoardRecord, Season
from league.record_kinds import DRAW
from league.services.journal import views as journal
from league.services.schedule.division_decisions import decide
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.services.session.records import recorded_one
from tests.worlds.league_world import SATURDAYS, SEASON, refused, season, stored

KL = AskedDraw("kl", SATURDAYS, seed=7)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[None]:
    with stored(tmp_path, season()):
        yield


def numbered(numbers: dict[str, int], name: str = "2010/11") -> Season:
    """An earlier season in which the teams had these numbers."""
    teams = tuple(
        Team(team, team, team[0], "kl", draw_number=number) for team, number in numbers.items()
    )
    return replace(season(name), teams=teams, squads=(), list_date=date(2010, 7, 1))


def stored_numbers() -> dict[str, int | None]:
    loaded, _rulings = transactions.load()
    return {team.id: team.draw_number for team in loaded.teams if team.division == "kl"}


@pytest.mark.usefixtures("opened")
def test_13_5_the_same_seed_draws_the_same_and_the_draw_is_stored() -> None:
    first = draw_division(None, KL, actor=official("M"))
    assert sorted(first.numbers.values()) == [1, 2, 3, 4]
    assert stored_numbers() == dict(first.numbers)
    again = draw_division(None, replace(KL, seed=8), actor=official("M"), why="shown to the clubs")
    back = draw_division(None, KL, actor=official("M"), why="the first seed counts")
    assert back.numbers == first.numbers
    assert again.draw.seed == 8
    held = recorded_one(SEASON, DRAW, "kl")
    assert held is not None
    assert (held.seed, held.teams, held.by) == (7, ("A1", "B1", "C1", "D1"), "M")
    assert journal.verify() is None


@pytest.mark.usefixtures("opened")
def test_13_5_the_fixtures_are_bergers_on_the_end_dates() -> None:
    drawn = draw_division(None, KL, actor=official("M"))
    team = {number: name for name, number in drawn.numbers.items()}
    # FIDE C.05, table for 4: 1-4 2-3, then 4-3 1-2, then 2-4 3-1.
    table = [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    expected = [
        (number, team[home], team[away], day)
        for number, (pairs, day) in enumerate(zip(table, SATURDAYS, strict=True), 1)
        for home, away in pairs
    ]
    loaded, _rulings = transactions.load()
    found = [(one.round, one.home, one.away, one.end_date) for one in loaded.fixtures]
    assert found == expected


@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize(("decided", "hour"), [(None, time(15)), ("10:30", time(10, 30))])
def test_13_6_c_rounds_are_drawn_with_the_hour_of_the_division(
    decided: str | None, hour: time
) -> None:
    if decided is not None:
        day = date(2011, 7, 2)
        decide(
            None,
            DivisionDecision("kl", Matter.START, decided, day, "Kreistag"),
            actor=official("M"),
        )
    assert {one.start for one in draw_division(None, KL, actor=official("M")).fixtures} == {hour}


@pytest.mark.usefixtures("opened")
def test_13_5_without_a_seed_one_is_chosen_and_recorded() -> None:
    drawn = draw_division(None, replace(KL, seed=None), actor=official("M"))
    again = draw_division(
        None, replace(KL, seed=drawn.draw.seed), actor=official("M"), why="once more"
    )
    assert again.numbers == drawn.numbers


@pytest.mark.usefixtures("opened")
def test_4_1_b_a_double_round_has_twice_as_many_rounds() -> None:
    days = (*SATURDAYS, date(2012, 1, 14), date(2012, 2, 4), date(2012, 3, 3))
    drawn = draw_division(None, AskedDraw("kl", days, seed=7, double=True), actor=official("M"))
    first, second = drawn.fixtures[0], drawn.fixtures[6]
    assert len(drawn.fixtures) == 12
    assert (first.home, first.away) == (second.away, second.home)


@pytest.mark.usefixtures("opened")
def test_13_5_the_day_of_the_draw_is_the_divisions() -> None:
    draw_division(None, replace(KL, day=date(2011, 6, 25)), actor=official("M"))
    loaded, _rulings = transactions.load()
    assert {one.id: one.draw for one in loaded.divisions}["kl"] == date(2011, 6, 25)


def test_13_5_in_the_second_year_numbers_are_turned_and_newcomers_draw_the_rest(
    tmp_path: Path,
) -> None:
    # D1 is new: it draws the only free number 4. Turned, k becomes 5 − k.
    with stored(tmp_path, numbered({"A1": 1, "B1": 2, "C1": 3, "F1": 4}), season()):
        drawn = draw_division(None, replace(KL, second_year=True), actor=official("M"))
        assert dict(drawn.numbers) == {"D1": 1, "C1": 2, "B1": 3, "A1": 4}
        assert stored_numbers() == dict(drawn.numbers)


def test_13_5_a_draw_in_the_wrong_year_needs_a_reason(tmp_path: Path) -> None:
    before = replace(season("2010/11"), list_date=date(2010, 7, 1))
    days = (date(2010, 9, 25), date(2010, 10, 16), date(2010, 11, 13))
    with stored(tmp_path, before):
        draw_division(None, AskedDraw("kl", days, seed=1), actor=official("M"))
        transactions.import_season(season(), official("M"), "")
        refused(
            lambda: draw_division(None, KL, actor=official("M")),
            "2012 turns the numbers drawn for 2011",
        )
        assert draw_division(None, KL, actor=official("M"), despite="decided anew").draw.seed == 7


def test_13_5_two_years_after_a_draw_nothing_is_turned(tmp_path: Path) -> None:
    before = replace(season("2009/10"), list_date=date(2009, 7, 1))
    days = (date(2009, 9, 26), date(2009, 10, 17), date(2009, 11, 14))
    with stored(tmp_path, before):
        draw_division(None, AskedDraw("kl", days, seed=1), actor=official("M"))
        transactions.import_season(
            numbered({"A1": 1, "B1": 2, "C1": 3, "D1": 4}), official("M"), ""
        )
        transactions.import_season(season(), official("M"), "")
        turned = replace(KL, second_year=True)
        refused(
            lambda: draw_division(None, turned, actor=official("M")), "new draw; the last was 2010"
        )
        draw_division(None, KL, actor=official("M"))


def test_13_5_another_federations_draw_is_none_of_ours(tmp_path: Path) -> None:
    before = replace(season("2010/11"), federation="Elsewhere", list_date=date(2010, 7, 1))
    days = (date(2010, 9, 25), date(2010, 10, 16), date(2010, 11, 13))
    with stored(tmp_path, before):
        draw_division(None, AskedDraw("kl", days, seed=1), actor=official("M"))
        transactions.import_season(season(), official("M"), "")
        assert draw_division(None, KL, actor=official("M")).draw.seed == 7


FAULTS = [
    (AskedDraw("ll", SATURDAYS[:1]), r"§ 13\.5: a draw needs 2 to 24 teams, not 1"),
    (AskedDraw("kl", ()), r"needs the end dates of its rounds \(TUWO § 13\.6\.a\)"),
    (AskedDraw("kl", SATURDAYS[:2]), "3 rounds need as many end dates, not 2"),
    (AskedDraw("kl", SATURDAYS[::-1]), "does not come after (12 Nov 2011|2011-11-1[2])"),
    (
        AskedDraw("kl", (*SATURDAYS[:2], date(2012, 9, 1))),
        "(1 Sep 2012|2012-09-0[1]) is not in the season",
    ),
    (AskedDraw("kl", SATURDAYS, seed=-1), "a seed is 0 or more, not -1"),
    (AskedDraw("kx", SATURDAYS), "no division “kx”"),
    (AskedDraw("cup", SATURDAYS), "drawn as a cup"),
    (AskedDraw("kl", SATURDAYS, second_year=True), "no draw numbers of the season before"),
    (AskedDraw("kl", SATURDAYS, day=date(2011, 9, 25)), "25 Sep 2011 comes after the first"),
    (AskedDraw("kl", SATURDAYS, day=date(2009, 6, 1)), "1 Jun 2009 is out of season"),
]


@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize(("asked", "words"), FAULTS)
def test_a_draw_that_cannot_be_is_refused(asked: AskedDraw, words: str) -> None:
    refused(lambda: draw_division(None, asked, actor=official("M")), words)


@pytest.mark.usefixtures("opened")
def test_a_second_draw_needs_a_reason_and_a_draw_a_name() -> None:
    refused(lambda: draw_division(None, KL, actor=official(" ")), "name of the person")
    draw_division(None, KL, actor=official("M"))
    refused(
        lambda: draw_division(None, KL, actor=official("M")),
        "with seed 7; a second draw needs a reason",
    )


def test_a_division_with_results_is_not_drawn_again(tmp_path: Path) -> None:
    with stored(tmp_path, season()):
        drawn = draw_division(None, KL, actor=official("M"))
        key = drawn.fixtures[0].key
        loaded, _rulings = transactions.load()
        boards = (BoardRecord(key, 1, None, None, (2, 0)),)
        transactions.import_season(replace(loaded, boards=boards), official("M"), "")
        refused(
            lambda: draw_division(SEASON, KL, actor=official("M"), why="again"),
            "has results already",
        )
