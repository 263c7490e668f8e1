"""TUWO § 15 with decisions: a cup match decided, void or played again, and who goes on then."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.matches import Score
from league.facts.seasons import MatchKey
from league.services.cup.rounds import draw_cup, draw_lot, next_round, show_cup
from league.services.matches.verdict_steps import replay_step, result_step, void_step
from league.services.session.opening import open_desk
from league.services.session.trial_runs import Step, file_step
from league.views.cup import CupTie
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import play, refused, season, stored

ONE, TWO = date(2011, 11, 19), date(2012, 1, 14)


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as file:
        draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
        yield file


def only_tie() -> CupTie:
    """The only match of round 1; the third team has a bye."""
    (tie,) = [tie for tie in show_cup(None, "cup").rounds[0] if tie.match is not None]
    return tie


def key() -> MatchKey:
    match = only_tie().match
    assert match is not None
    return match


def decide(path: Path, step: Step) -> None:
    file_step(open_desk(path, OFFICIAL), step, "Decided.")


@pytest.mark.parametrize(("points", "side"), [((4, 0), 0), ((0, 4), 1), ((3, 1), 0)])
def test_who_wins_by_decision_goes_on_without_a_board(path: Path, points: Score, side: int) -> None:
    decide(path, result_step(key(), points))
    assert only_tie().winner == key()[2 + side]
    assert show_cup(None, "cup").champion is None
    final = next_round(None, "cup", TWO, actor=official("M")).rounds[1][0]
    assert only_tie().winner in {final.home, final.away}


def test_decided_drawn_without_a_board_the_lot_decides(path: Path) -> None:
    decide(path, result_step(key(), (2, 2)))
    assert (only_tie().decided, only_tie().needs_lot) == (False, True)
    lot = draw_lot(None, key(), actor=official("M"), seed=1)
    assert only_tie().winner == lot.winner


def test_decided_0_to_0_nobody_goes_on(path: Path) -> None:
    decide(path, result_step(key(), (0, 0)))
    assert (only_tie().decided, only_tie().winner) == (True, None)


def test_a_void_match_decides_nothing(path: Path) -> None:
    decide(path, void_step(key()))
    assert (only_tie().decided, only_tie().needs_lot) == (False, False)
    refused(lambda: next_round(None, "cup", TWO, actor=official("M")), "Round 1 is not decided yet")


def test_the_lot_of_the_first_match_does_not_decide_the_replay(path: Path) -> None:
    again = date(2011, 12, 3)
    play(key(), (1, 1), (1, 1))
    draw_lot(None, key(), actor=official("M"), seed=1)
    decide(path, replay_step(key(), again))
    assert (only_tie().decided, only_tie().lot) == (False, None)
    play(key(), (1, 1), (1, 1), day=again)
    assert (only_tie().decided, only_tie().needs_lot) == (False, True)
    second = draw_lot(None, key(), actor=official("M"), seed=2)
    assert (only_tie().winner, only_tie().lot) == (second.winner, 2)
