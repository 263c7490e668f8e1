"""Since when a position is dead, whoever says what is dead."""

import pytest

from league.facts.games import Ending
from league.games.outlook import dead_since
from league.games.reading import read_game

KINGS = "4k3/8/8/8/8/8/8/r3K3 w - - 0 1"
"""The rook is taken on the fifth ply."""
MOVES = "1. Kd2 Rb1 2. Kc2 Ke7 3. Kxb1 Kd6 4. Kb2 Kd5"


@pytest.mark.parametrize("dead_from", range(9))
def test_the_first_dead_position_is_found_with_few_questions(dead_from: int) -> None:
    facts = read_game(MOVES, start=KINGS)
    fens = [position.fen for position in facts.positions]
    asked = list[str]()

    def dead(fen: str) -> bool:
        asked.append(fen)
        return fens.index(fen) >= dead_from

    assert dead_since(facts.positions, dead) == dead_from
    assert len(asked) <= 5


def test_what_is_not_settled_counts_as_alive() -> None:
    facts = read_game(MOVES, start=KINGS)
    assert dead_since(facts.positions, lambda _fen: None) is None
    assert dead_since(facts.positions, lambda fen: None if "r" in fen else True) == 5


def test_mate_and_stalemate_are_no_dead_positions() -> None:
    facts = read_game("1. f3 e5 2. g4 Qh4")
    assert dead_since(facts.positions, lambda fen: fen == facts.last.fen) is None
    stalemate = read_game("1. Lg3", start="k7/8/1K6/8/8/8/5B2/8 w - - 0 1")
    assert stalemate.last.ending is Ending.STALEMATE
    assert dead_since(stalemate.positions, lambda _fen: True) == 0
