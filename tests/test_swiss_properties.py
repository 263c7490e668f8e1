"""What every Swiss round keeps, for players and for teams, in tournaments played by lot."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from fixtures.pair_reasons import explain
from fixtures.swiss_engine import complete
from fixtures.swiss_field import SwissField, pairing_score
from fixtures.swiss_relaxing import barred, had_bye
from tests.swiss_world import Played, tournaments

MANY = 24

Round = tuple[SwissField, tuple[tuple[int, int | None], ...]]


@cache
def _played(teams: bool) -> tuple[Played, ...]:
    return tuple(tournaments(MANY, teams=teams))


def _rounds(teams: bool) -> list[Round]:
    return [(field, found.pairs) for one in _played(teams) for field, found in one.rounds]


both = pytest.mark.parametrize("teams", [False, True], ids=["players", "teams"])


@both
def test_there_are_byes_forfeits_and_accelerations_in_them(teams: bool) -> None:
    signs = Counter(
        turn.result for one in _played(teams) for turns in one.turns.values() for turn in turns
    )
    assert set(signs) >= set("1=0+-UHZ")
    assert any(field.accelerations for field, _pairs in _rounds(teams))
    assert any(field.prohibited for field, _pairs in _rounds(teams))
    assert len(_rounds(teams)) > 100


@both
def test_everybody_present_is_in_one_pair_and_nobody_else(teams: bool) -> None:
    for field, pairs in _rounds(teams):
        named = [number for pair in pairs for number in pair if number is not None]
        assert sorted(named) == sorted(field.present)


@both
def test_an_odd_number_gives_one_bye_on_the_last_board_and_an_even_one_none(teams: bool) -> None:
    for field, pairs in _rounds(teams):
        byes = [at for at, (_white, black) in enumerate(pairs, 1) if black is None]
        assert byes == ([len(pairs)] if len(field.present) % 2 else [])


@both
def test_nobody_plays_the_same_opponent_twice(teams: bool) -> None:
    """A forfeited game was not played: these two may be paired again."""
    for one in _played(teams):
        for turns in one.turns.values():
            opponents = [turn.opponent for turn in turns if turn.played]
            assert len(set(opponents)) == len(opponents)


@both
def test_nobody_has_two_byes_or_one_after_a_win_without_playing(teams: bool) -> None:
    for field, pairs in _rounds(teams):
        for white, black in pairs:
            if black is None:
                assert not any(turn.result in ("U", "+", "F") for turn in field.turns[white])
                assert not had_bye(field, white)


@both
def test_prohibited_pairs_never_meet(teams: bool) -> None:
    for field, pairs in _rounds(teams):
        apart = {frozenset(pair) for group in field.prohibited for pair in combinations(group, 2)}
        assert not apart & {frozenset(pair) for pair in pairs}


@both
def test_the_bye_goes_to_the_lowest_score_that_may_have_it(teams: bool) -> None:
    """Whoever has fewer points had a bye before, or else the others could not be paired."""
    for field, pairs in _rounds(teams):
        for passed in (passed for one in explain(field, pairs) for passed in one.passed):
            others = replace(field, present=field.present - {passed.number})
            assert passed.round or not complete(barred(others))


@both
def test_score_order_is_kept(teams: bool) -> None:
    """Two of one score don't both meet lower ones when the four could be paired the other way."""
    tried = 0
    for field, pairs in _rounds(teams):
        scores = {number: pairing_score(field, number) for number in field.present}
        apart = barred(field)
        ordered = [
            sorted((white, black), key=lambda one: -scores[one])
            for white, black in pairs
            if black is not None
        ]
        floating = [pair for pair in ordered if scores[pair[0]] > scores[pair[1]]]
        for (one, low), (other, lower) in combinations(floating, 2):
            if scores[one] == scores[other]:
                tried += 1
                assert other in apart[one] or lower in apart[low]
    assert tried


def test_no_player_but_a_topscorer_has_a_colour_three_times_running_or_three_more() -> None:
    for one in _played(False):
        last = one.habits.rounds
        for turns in one.turns.values():
            colors = "".join(turn.color for turn in turns[: last - 1] if turn.played)
            assert "www" not in colors
            assert "bbb" not in colors
            for end in range(len(colors) + 1):
                assert abs(colors[:end].count("w") - colors[:end].count("b")) <= 2


def test_teams_colours_stay_balanced() -> None:
    """C.04.6 has no absolute colours: of 1,000 rounds of teams few leave a difference of three."""
    wide = rounds = 0
    for one in _played(True):
        for turns in one.turns.values():
            colors = "".join(turn.color for turn in turns if turn.played)
            for end in range(1, len(colors) + 1):
                rounds += 1
                wide += abs(colors[:end].count("w") - colors[:end].count("b")) > 2
    assert rounds > 1000
    assert wide * 50 <= rounds


@both
def test_our_colours_are_those_of_the_engine(teams: bool) -> None:
    """The engine's colours are the ones that our reading of the articles gives."""
    articles = Counter[str]()
    for field, pairs in _rounds(teams):
        for reasons in explain(field, pairs):
            assert reasons.as_ruled, (field, reasons)
            articles[reasons.article] += 1
    wanted = ["4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.3.7", "4.3.8"]
    assert set(articles) >= set(wanted if teams else ["5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"])


@both
def test_boards_stand_in_the_order_of_c_04_2(teams: bool) -> None:
    for field, pairs in _rounds(teams):
        places = []
        for white, black in pairs:
            if black is not None:
                ranked = sorted((-pairing_score(field, one), one) for one in (white, black))
                places.append((ranked[0][0], ranked[0][0] + ranked[1][0], ranked[0][1]))
        assert places == sorted(places)
