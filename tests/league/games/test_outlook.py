"""Since when a position is dead, and who can still mate after a game and after a sealed move."""

from unittest.mock import patch

import pytest

from league.facts.games import Color, Ending, Mating, MatingAnswer, Position
from league.games import outlook
from league.games.outlook import dead_since
from league.games.reading import read_game

KINGS = "4k3/8/8/8/8/8/8/r3K3 w - - 0 1"
"""The rook is taken on the fifth ply; from then on there are only kings."""
MOVES = "1. Kd2 Rb1 2. Kc2 Ke7 3. Kxb1 Kd6 4. Kb2 Kd5"
BISHOP = "k7/8/1K6/8/8/8/5B2/8 w - - 0 1"
"""A bishop cannot mate; Lg3 is stalemate."""


def dead_from(keys: list[str], first: int, asked: list[Position]) -> outlook.Dead:
    def dead(position: Position) -> bool:
        asked.append(position)
        return keys.index(position.key) >= first

    return dead


@pytest.mark.parametrize("first", range(9))
def test_the_first_dead_position_is_found_with_few_questions(first: int) -> None:
    positions = read_game(MOVES, start=KINGS).positions
    asked = list[Position]()
    dead = dead_from([one.key for one in positions], first, asked)
    assert dead_since(positions, dead) == first
    assert len(asked) <= 5


def test_a_game_is_dead_when_only_kings_are_left() -> None:
    facts = read_game(MOVES, start=KINGS, mating=True)
    assert facts.dead_at == 5
    assert [facts.mating[color].answer for color in Color] == [MatingAnswer.NO] * 2
    assert read_game(f"{MOVES[:26]}", start=KINGS, mating=True).dead_at is None


def test_what_was_not_asked_is_not_answered() -> None:
    facts = read_game(MOVES, start=KINGS, announced="Kb3")
    assert (facts.dead_at, facts.mating) == (None, {})
    assert facts.announced is not None
    assert facts.announced.mating == {}


def test_mate_and_stalemate_are_no_dead_positions() -> None:
    assert read_game("1. f3 e5 2. g4 Dh4", mating=True).dead_at is None
    stalemate = read_game("1. Lg3", start=BISHOP, mating=True)
    assert (stalemate.last.ending, stalemate.dead_at) == (Ending.STALEMATE, 0)


def test_what_is_not_settled_counts_as_alive() -> None:
    unsettled = Mating(MatingAnswer.UNSETTLED)
    outlook._can_mate.cache_clear()
    with patch.object(outlook, "can_mate", lambda _key, _color: unsettled):
        assert read_game(MOVES, start=KINGS, mating=True).dead_at is None
    outlook._can_mate.cache_clear()


def test_who_can_mate_after_an_announced_move() -> None:
    facts = read_game("1. Kd2 Rb1 2. Kc2 Ke7", start=KINGS, announced="Kxb1", mating=True)
    assert facts.announced is not None
    assert facts.mating[Color.BLACK].answer is MatingAnswer.YES
    assert facts.announced.mating[Color.BLACK].answer is MatingAnswer.NO
