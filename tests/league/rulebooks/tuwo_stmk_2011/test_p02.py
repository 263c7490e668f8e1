"""TUWO § 2: playing rules that a league office judges."""

from dataclasses import replace

from league.facts.matches import DRAW
from tests.worlds.tuwo_world import (
    at_home,
    away_with,
    book,
    empty,
    fees,
    home_with,
    judged,
    match,
    struck,
    values,
)


def test_2_6_b_who_comes_too_late_loses_but_his_board_is_occupied() -> None:
    facts = home_with(match(), late=frozenset({3}))
    assert judged(facts).boards == struck(3)
    assert at_home(facts) == []
    assert fees(facts) == []
    assert [(note.rule, note.side, note.board) for note in judged(facts).notes] == [
        ("2.6.b", "home", 3)
    ]


def test_2_6_b_a_late_player_counts_as_present() -> None:
    # Four of eight came, one of them late: half the team (§ 7.1.a).
    facts = home_with(match(home=empty(5, 6, 7, 8)), late=frozenset({1}))
    assert judged(facts).appeared == (True, True)
    assert at_home(facts) == []
    # 0 + 1 + 1 + 1 half points against 2 + 3 · 1 + 4 · 2 = 13.
    assert judged(facts).game_points == (3, 13)


def test_2_6_d_both_late_is_0_0() -> None:
    facts = away_with(home_with(match(), late=frozenset({3})), late=frozenset({3}))
    assert judged(facts).boards[2] == (0, 0)
    assert judged(facts).game_points == (7, 7)


def test_2_6_d_both_refusing_is_0_0() -> None:
    facts = match()
    both_lost = (*facts.results[:2], (0, 0), *facts.results[3:])
    assert judged(replace(facts, results=both_lost)).boards == (DRAW, DRAW, (0, 0), *[DRAW] * 5)


def test_2_6_b_a_late_player_wins_nothing_against_an_empty_board() -> None:
    facts = home_with(match(away=empty(8)), late=frozenset({8}))
    assert judged(facts).boards[7] == (0, 0)


def test_2_6_e_the_board_is_lost_in_the_match_that_goes_behind_without_a_fine() -> None:
    facts = home_with(match(), elsewhere={4: "kreisliga-graz: Alpha – Gamma"})
    assert at_home(facts) == [("2.6.e", 4)]
    assert judged(facts).boards == struck(4)
    assert fees(facts) == []


def test_2_6_e_the_match_that_goes_before_keeps_the_board_but_has_the_finding() -> None:
    facts = home_with(match(), elsewhere_later={4: "klasse-1: Alpha – Gamma"})
    assert at_home(facts) == [("2.6.e", 4)]
    assert judged(facts).boards == (DRAW,) * 8


def test_2_6_e_a_match_has_a_length() -> None:
    assert book().match_hours(values()) > 0
