"""TUWO § 3.2: points, and the criteria behind them, for small tournaments worked out by hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from league.facts.event_games import EventGame
from league.outcomes.tournaments.table import ranked
from league.rulebooks.tuwo_stmk_2011.p10_team_events import individual_criteria, unplayed_words
from league.services.events.crosstables import cross_table, everybody_met
from tests.worlds.tuwo_world import values

WON, DRAWN, LOST = (2, 0), (1, 1), (0, 2)
ROUND_ROBIN = ["sonneborn_berger", "direct_encounter", "wins", "wins_black"]
SWISS = ["buchholz", "direct_encounter", "wins", "wins_black"]


@dataclass
class Row:
    """A player's row, as an event's table shows it."""

    ident: str
    rank: int | None
    points: int
    criteria: tuple[int | None, ...]
    place: int | None


def table(players: Sequence[str], games: Sequence[EventGame], criteria: Sequence[str]) -> list[Row]:
    return [
        Row(
            players[row.number - 1],
            row.rank,
            row.points,
            tuple(
                worked.number if worked and at < row.needed else None
                for at, worked in enumerate(row.worked)
            ),
            row.place,
        )
        for row in ranked(cross_table(players, games), criteria)
    ]


def game(
    number: int, white: str, black: str | None, score: tuple[int, int], **more: bool
) -> EventGame:
    return EventGame(number, white, black, score, **more)


CIRCLE = [
    game(1, "a", "d", WON), game(1, "b", "c", WON),
    game(2, "c", "a", WON), game(2, "b", "d", DRAWN),
    game(3, "a", "b", DRAWN), game(3, "d", "c", DRAWN),
]  # fmt: skip
"""Half points: a 2 + 0 + 1 = 3, b 2 + 1 + 1 = 4, c 0 + 2 + 1 = 3, d 0 + 1 + 1 = 2."""


def test_3_2_equal_points_share_the_rank_and_the_criteria_decide_the_place() -> None:
    rows = table("abcd", CIRCLE, ROUND_ROBIN)
    assert [(row.ident, row.rank, row.points) for row in rows] == [
        ("b", 1, 4), ("c", 2, 3), ("a", 2, 3), ("d", 4, 2),
    ]  # fmt: skip
    # In quarter points: a beat d (2 * 2) and drew b (1 * 4) = 8; c beat a (2 * 3), drew d (2) = 8.
    # Direct encounter: c beat a.
    criteria = {row.ident: row.criteria for row in rows}
    assert (criteria["a"], criteria["c"]) == ((8, 0, None, None), (8, 2, None, None))
    assert [row.place for row in rows] == [1, 2, 3, 4]


def test_3_2_buchholz_counts_an_unplayed_game_as_against_oneself() -> None:
    # a has a bye worth a point: 2 + 1 = 3 half points, b the same by playing.
    games = [
        game(1, "a", None, WON, played=False), game(1, "b", "c", WON),
        game(2, "a", "b", DRAWN),
    ]  # fmt: skip
    rows = {row.ident: row for row in table("abc", games, SWISS)}
    # a: itself 3 + b 3 = 6; b: c 0 + a 3 = 3.
    assert (rows["a"].points, rows["b"].points) == (3, 3)
    assert (rows["a"].criteria[0], rows["b"].criteria[0]) == (6, 3)
    assert (rows["a"].rank, rows["b"].rank) == (1, 1)
    assert (rows["a"].place, rows["b"].place) == (1, 2)


def test_3_2_sonneborn_berger_counts_it_as_half_of_ones_own_points() -> None:
    games = [game(1, "a", "b", WON, played=False), game(1, "c", "d", WON)]
    rows = {row.ident: row for row in table("abcd", games, ["sonneborn_berger", "wins"])}
    # Quarter points. a: a draw against itself, 2 * 1 = 2; c beat d: 0 * 2 = 0.
    assert (rows["a"].criteria[0], rows["c"].criteria[0]) == (2, 0)
    # A win without play is no game won; here nobody asks any more.
    assert next(row.ident for row in table("abcd", games, ["wins"])) == "c"


def test_3_2_b_the_direct_encounter_needs_games_between_all_of_them() -> None:
    games = [game(1, "a", "b", WON, played=False), game(2, "b", "c", WON), game(3, "c", "d", LOST)]
    tied = [row for row in table("abcd", games, ["direct_encounter"]) if row.points == 2]
    assert [row.criteria for row in tied] == [(None,)] * 3
    assert [row.place for row in tied] == [1, 1, 1]


def test_3_2_d_wins_with_black_come_last() -> None:
    games = [game(1, "a", "c", WON), game(1, "d", "b", LOST)]
    rows = table("abcd", games, ["wins", "wins_black"])
    assert [(row.ident, row.criteria) for row in rows][:2] == [("b", (1, 1)), ("a", (1, 0))]


def test_3_2_a_the_system_decides_between_sonneborn_berger_and_buchholz() -> None:
    assert individual_criteria("U14", values(), round_robin=True) == ROUND_ROBIN
    assert individual_criteria("U14", values(), round_robin=False) == SWISS
    for kind in ("graz", "kreis-open", "rapid"):
        assert individual_criteria(kind, values(), round_robin=True) == SWISS
    assert "appendix 1" in unplayed_words(values())


def test_a_round_robin_is_one_in_which_everybody_met_everybody() -> None:
    assert everybody_met("abcd", CIRCLE)
    assert not everybody_met("abcd", CIRCLE[:-1])
