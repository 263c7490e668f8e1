"""Play-offs by appendix 2 § 6 of the FIDE tournament rules.

Players are A, B, C, ... in the order of the tie-break: A has seat 1. Expected values are read off
the print and, for round robins, off the Berger tables of the Handbook: three play 2-3 / 1-2 / 3-1,
five 2-5 3-4 / 5-3 1-2 / 3-1 4-5 / 1-4 2-3 / 4-2 5-1.
"""

import pytest

from league.outcomes.tournaments.playoff_running import Undecided, WonBy, places, playoff_state
from league.outcomes.tournaments.playoffs import Clock
from league.outcomes.tournaments.prizes import shared
from tests.worlds.playoff_world import games, pairs, plan, standing

LONG = Clock(3, 3, 5)
"""Three minutes and five seconds a move, 6.11.1.1."""
ODDS = Clock(5, 4, 0, "b")
"""Five minutes against four, a draw is Black's, 6.11.1.2."""


@pytest.mark.parametrize("players", range(2, 16))
def test_a2_6_8_half_an_hour_before_and_ten_minutes_between(players: int) -> None:
    assert (plan(players).rest_before, plan(players).rest_between) == (30, 10)


def test_a2_6_10_colours_of_a_match_are_drawn_and_then_change() -> None:
    # random.Random(0) begins 0.8444, Random(1) 0.1343: below one half seat 1 has White.
    assert pairs(standing(plan(2), seed=0)) == ["B-A"]
    assert pairs(standing(plan(2), seed=1)) == ["A-B"]
    first = standing(plan(2), seed=1).next[0]
    assert (first.stage, first.round, first.by_lot, first.clock) == (1, 1, True, LONG)
    assert pairs(standing(plan(2), "A-B 1-0", seed=1)) == ["B-A"]
    assert pairs(standing(plan(2), "B-A 1-0", seed=1)) == ["A-B"], "colours as they were played"


def test_a2_6_10_each_match_has_a_lot_of_its_own() -> None:
    # Seed 1: 0.1343, 0.8474, 0.7638, 0.2551. Of four, round 1: seat 1 (A-D) number 1, seat 2 (B-C)
    # number 2: 0.1343 < 1/2, A has White; 0.8474, so C has White.
    assert pairs(standing(plan(4), seed=1)) == ["A-D", "C-B"]


def test_a2_6_11_1_1_two_play_two_games() -> None:
    won = standing(plan(2), "A-B 1-0, B-A =")
    assert (won.winner, won.won_by) == ("A", WonBy.POINTS)
    assert won.points == {"A": 3, "B": 1}  # 1 + ½ and 0 + ½ in half points
    assert won.next == ()


def test_a2_6_11_1_2_level_after_two_games_they_play_one_with_draw_odds() -> None:
    level = standing(plan(2), "A-B 1-0, B-A 1-0")
    assert level.winner is None
    assert [(game.stage, game.clock) for game in level.next] == [(2, ODDS)]
    assert standing(plan(2), "A-B =, B-A =", "B-A =").winner == "A", "the draw is Black's"
    assert standing(plan(2), "A-B =, B-A =", "B-A 1-0").winner == "B"
    assert standing(plan(2), "A-B =, B-A =", "B-A =").points == {"A": 4, "B": 2}  # 1 + 1, 1 + 0


def test_a2_6_18_in_a_hurry_two_play_the_one_game_at_once() -> None:
    state = standing(plan(2, short=True))
    assert [(game.stage, game.clock) for game in state.next] == [(1, ODDS)]
    assert standing(plan(2, short=True), "A-B =").winner == "B"


def test_a2_6_11_2_1_three_play_a_round_robin() -> None:
    # Numbers: A 1, B 3, C 2 (6.11.2.5). Rounds 2-3, 1-2, 3-1: C-B, A-C, B-A.
    assert pairs(standing(plan(3))) == ["C-B"]
    assert standing(plan(3)).next[0].clock == LONG
    assert not standing(plan(3)).next[0].by_lot
    assert pairs(standing(plan(3), "C-B =")) == ["A-C"]
    assert pairs(standing(plan(3), "C-B =, A-C 1-0")) == ["B-A"]
    won = standing(plan(3), "C-B =, A-C 1-0, B-A =")
    assert won.winner == "A"  # 1½ against 1 and ½
    assert places(won) == (("A",), ("B",), ("C",))


def test_a2_6_11_2_2_three_level_play_another_round_robin() -> None:
    state = standing(plan(3), "C-B 1-0, A-C 1-0, B-A 1-0")
    assert [(game.stage, game.white, game.black) for game in state.next] == [(2, "C", "B")]
    assert state.next[0].clock == LONG, "the print names 6.11.1.1 again"


def test_a2_6_11_2_3_three_level_again_the_shortest_win_decides() -> None:
    first = "C-B =, A-C =, B-A ="
    state = standing(plan(3), first, "C-B 1-0 40, A-C 1-0 31, B-A 1-0 32")
    assert (state.winner, state.won_by) == ("A", WonBy.MOVES)
    # All games so far: one draw each twice = 1, one win = 1: 2 points, 4 half points each.
    assert state.points == {"A": 4, "B": 4, "C": 4}
    assert places(state) == (("A",), ("B", "C"))


def test_a2_6_11_2_3_equally_short_wins_are_for_a_person() -> None:
    first = "C-B =, A-C =, B-A ="
    state = standing(plan(3), first, "C-B 1-0 40, A-C 1-0 31, B-A 1-0 31")
    assert (state.winner, state.undecided, state.level) == (None, Undecided.LEVEL, ("A", "B"))
    nobody = standing(plan(3), first, first)
    assert (nobody.undecided, nobody.level) == (Undecided.LEVEL, ("A", "B", "C"))
    chosen = standing(plan(3), first, first, decided=((2, "C"),))
    assert (chosen.winner, chosen.won_by) == ("C", WonBy.PERSON)


def test_a2_6_11_2_3_without_its_moves_a_win_cannot_be_compared() -> None:
    first = "C-B =, A-C =, B-A ="
    state = standing(plan(3), first, "C-B 1-0 40, A-C 1-0, B-A 1-0 32")
    assert (state.winner, state.undecided) == (None, Undecided.MOVES)


def test_a2_6_11_2_4_two_leave_the_third_behind_and_play_one_game() -> None:
    # A 1 + 0 … A beats C, B beats C, A-B drawn: A and B 1½, C 0.
    state = standing(plan(3), "C-B 0-1, A-C 1-0, B-A =")
    assert [(game.stage, {game.white, game.black}) for game in state.next] == [(2, {"A", "B"})]
    assert state.next[0].clock == ODDS
    won = standing(plan(3), "C-B 0-1, A-C 1-0, B-A =", "A-B 0-1")
    assert won.winner == "B"
    # The same after the second round robin: stage 3.
    level = "C-B =, A-C =, B-A ="
    assert standing(plan(3), level, "C-B 0-1, A-C 1-0, B-A =").next[0].stage == 3


def test_a2_6_11_3_four_play_a_knock_out_by_matches() -> None:
    state = standing(plan(4))
    assert [{game.white, game.black} for game in state.next] == [{"A", "D"}, {"B", "C"}]
    assert {game.clock for game in state.next} == {LONG}
    # A wins 2-0, B and C are level at 1-1: C wins the game with odds in stage 2.
    half = standing(plan(4), "A-D 1-0, D-A 0-1, B-C 1-0, C-B 1-0")
    assert [(game.stage, {game.white, game.black}) for game in half.next] == [(2, {"B", "C"})]
    final = standing(plan(4), "A-D 1-0, D-A 0-1, B-C 1-0, C-B 1-0", "B-C =")
    assert [(game.stage, {game.white, game.black}) for game in final.next] == [(3, {"A", "C"})]
    assert final.next[0].clock == LONG
    won = standing(plan(4), "A-D 1-0, D-A 0-1, B-C 1-0, C-B 1-0", "B-C =", "A-C 0-1, C-A =")
    assert won.winner == "C"
    # Points in all: A 2 + ½, B 1 + 0, C 1 + 1 + 1½, D 0; in half points 5, 2, 7, 0.
    assert won.points == {"A": 5, "B": 2, "C": 7, "D": 0}
    assert places(won) == (("C",), ("A",), ("B",), ("D",))


def test_a2_6_11_3_in_a_hurry_four_play_single_games() -> None:
    state = standing(plan(4, short=True))
    assert {game.clock for game in state.next} == {ODDS}
    won = standing(plan(4, short=True), "A-D 1-0, B-C =", "A-C =")
    assert won.winner == "C"


FIVE = {
    1: "B-E {be}, C-D {cd}",
    2: "E-C {ec}, A-B {ab}",
    3: "C-A {ca}, D-E {de}",
    4: "A-D {ad}, B-C {bc}",
    5: "D-B {db}, E-A {ea}",
}


def five(**results: str) -> str:
    """All ten games of five by the Berger table; what is not given is drawn in 20 moves."""
    given = dict.fromkeys(("be", "cd", "ec", "ab", "ca", "de", "ad", "bc", "db", "ea"), "= 20")
    return ", ".join(FIVE.values()).format(**given | results)


def test_a2_6_11_4_five_play_a_round_robin() -> None:
    state = standing(plan(5))
    assert pairs(state) == ["B-E", "C-D"], "2-5 and 3-4 of round 1"
    assert pairs(standing(plan(5), "B-E 1-0")) == ["C-D"]
    assert pairs(standing(plan(5), "B-E 1-0, C-D =")) == ["E-C", "A-B"]
    assert state.next[0].clock == LONG
    # A wins against B: A 2½, B 1½, the others 2.
    assert standing(plan(5), five(ab="1-0")).winner == "A"


def test_a2_6_11_4_of_five_level_the_shortest_win_decides() -> None:
    # Everybody beats the next: A-B, B-C, C-D, D-E, E-A; all others drawn: each 1 + 2·½ + 0 = 2.
    wins = {"ab": "1-0 30", "bc": "1-0 28", "cd": "1-0 35", "de": "1-0 41", "ea": "1-0 29"}
    state = standing(plan(5), five(**wins))
    assert {row.points for row in state.bouts[0].rows} == {4}
    assert (state.winner, state.won_by) == ("B", WonBy.MOVES)


def test_a2_6_11_4_four_level_of_five_go_on_as_four() -> None:
    # E loses to all: A to D 1 + 3·½ = 2½, E 0. Then 1-4 and 2-3 of those left.
    state = standing(plan(5), five(be="1-0", ec="0-1", de="1-0", ea="0-1"))
    assert [{game.white, game.black} for game in state.next] == [{"A", "D"}, {"B", "C"}]
    assert {(game.stage, game.clock) for game in state.next} == {(2, LONG)}


def test_a2_6_11_4_three_level_of_five_go_on_as_three() -> None:
    # D and E lose to A, B and C: those have 2 + 2·½ = 3. Numbers 1, 3, 2: C-B first.
    lost = {"be": "1-0", "ec": "0-1", "ea": "0-1", "cd": "1-0", "ad": "1-0", "db": "0-1"}
    state = standing(plan(5), five(**lost))
    assert pairs(state) == ["C-B"]
    assert (state.next[0].stage, state.next[0].paragraph) == (2, "A2.6.11.2.1")


def test_a2_6_11_4_two_level_of_five_play_a_match() -> None:
    # A and B beat C: A, B 1 + 3·½ = 2½, C 0 + 2·½ = 1, D, E 2.
    state = standing(plan(5), five(ca="0-1", bc="1-0"))
    assert [{game.white, game.black} for game in state.next] == [{"A", "B"}]
    assert (state.next[0].stage, state.next[0].clock) == (2, LONG)


def test_a2_6_12_six_play_in_two_groups() -> None:
    # Groups 1 4 5 = A D E and 2 3 6 = B C F; three have numbers 1, 3, 2: E-D and F-C first.
    state = standing(plan(6))
    assert pairs(state) == ["E-D", "F-C"]
    first = "E-D =, A-E 1-0, D-A =, F-C 1-0, B-F 1-0, C-B 1-0"
    level = standing(plan(6), first)
    assert pairs(level) == ["F-C"], "A won his group; B, C and F play another round robin"
    assert level.next[0].stage == 2
    final = standing(plan(6), first, "F-C =, B-F 1-0, C-B =")
    assert [(game.stage, {game.white, game.black}) for game in final.next] == [(3, {"A", "B"})]
    assert final.next[0].clock == ODDS
    assert standing(plan(6), first, "F-C =, B-F 1-0, C-B =", "A-B =").winner == "B"


def test_a2_6_13_seven_play_a_round_robin_with_draw_odds() -> None:
    # Numbers in the order of the tie-break 1, 5, 2, 6, 3, 7, 4: A 1, B 5, C 2, D 6, E 3, F 7, G 4.
    # Seven by Berger, round 1: 2-7 3-6 4-5, number 1 is free: C-F, E-D, G-B.
    state = standing(plan(7))
    assert pairs(state) == ["C-F", "E-D", "G-B"]
    assert {game.clock for game in state.next} == {ODDS}
    after = standing(plan(7), "C-F =, E-D =, G-B =")
    assert after.points == {"A": 0, "B": 2, "C": 0, "D": 2, "E": 0, "F": 2, "G": 0}


def test_a2_6_13_the_shortest_win_decides_the_first_place() -> None:
    # Black wins every game but one that costs nobody the lead: all 21 games won by Black, each has
    # Black three times: 3 points each. The shortest: D's in 12 moves (round 1, E-D).
    order = "ABCDEFG"
    level = plan(7)
    played: list[str] = []
    while (state := standing(level, ", ".join(played))).next:
        for game in state.next:
            moves = 12 if game.black == "D" and game.white == "E" else 30
            played.append(f"{game.white}-{game.black} = {moves}")
    assert len(played) == 21
    assert state.points == dict.fromkeys(order, 6)
    assert (state.winner, state.won_by) == ("D", WonBy.MOVES)


def test_a2_6_14_eight_play_a_knock_out_of_single_games() -> None:
    state = standing(plan(8))
    assert [{game.white, game.black} for game in state.next] == [
        {"A", "H"},
        {"B", "G"},
        {"C", "F"},
        {"D", "E"},
    ]
    assert {game.clock for game in state.next} == {ODDS}
    second = standing(plan(8), "A-H 1-0, B-G 0-1, C-F =, D-E 1-0")
    # Winners A (1-8), G (2-7), F (3-6), D (4-5): the first meets the last, the middle ones meet.
    assert [{game.white, game.black} for game in second.next] == [{"A", "D"}, {"G", "F"}]
    third = standing(plan(8), "A-H 1-0, B-G 0-1, C-F =, D-E 1-0", "A-D 1-0, G-F =")
    assert [(game.stage, {game.white, game.black}) for game in third.next] == [(3, {"A", "F"})]


def test_a2_6_15_nine_play_in_three_groups_and_then_three() -> None:
    # Groups 1 5 9, 2 6 7, 3 4 8 = A E I, B F G, C D H; of three the third and second begin.
    state = standing(plan(9))
    assert pairs(state) == ["I-E", "G-F", "H-D"]
    first = (
        "I-E =, A-I 1-0, E-A =, G-F 0-1, B-G =, F-B 1-0, H-D =, C-H 1-0, D-C ="  # A 1½, F 2, C 1½
    )
    after = standing(plan(9), first)
    # The winners by seat: A, C, F have numbers 1, 3, 2: F-C first.
    assert pairs(after) == ["F-C"]
    assert (after.next[0].stage, after.next[0].paragraph) == (2, "A2.6.11.2.1")


def test_a2_6_16_ten_play_in_two_groups_of_five() -> None:
    # Groups 1 4 5 8 9 and 2 3 6 7 10; five by Berger begin 2-5 3-4: D-I E-H and C-J F-G.
    assert pairs(standing(plan(10))) == ["D-I", "E-H", "C-J", "F-G"]


@pytest.mark.parametrize("players", [11, 12, 15])
def test_a2_6_17_of_eleven_and_more_the_first_eight_stay(players: int) -> None:
    many = plan(players)
    assert many.out == tuple(range(9, players + 1))
    assert many.players == 8
    assert next({game.white, game.black} for game in standing(many).next) == {"A", "H"}


def test_a2_6_18_a_group_that_is_stuck_waits_for_a_person_and_the_other_goes_on() -> None:
    draws = "E-D =, A-E =, D-A ="
    state = standing(plan(6), draws, draws)
    assert (state.undecided, state.level) == (Undecided.LEVEL, ("A", "D", "E"))
    assert pairs(state) == ["F-C"], "the other group still plays"
    both = standing(plan(6), f"{draws}, F-C =, B-F 1-0, C-B =", draws, decided=((2, "E"),))
    assert [{game.white, game.black} for game in both.next] == [{"B", "E"}]


def test_a2_6_6_the_winner_has_the_first_prize_and_the_others_share() -> None:
    # 500 for the first; (300 + 200 + 101) / 3 = 200.33: 201, 200, 200 in cents.
    assert shared([500, 300, 200, 101], "ABCD", "C") == {"C": 500, "A": 201, "B": 200, "D": 200}
    assert shared([50_000, 20_000], "AB", "A") == {"A": 50_000, "B": 20_000}
    assert shared([500], "ABC", "B") == {"B": 500, "A": 0, "C": 0}


def test_a2_6_17_those_out_share_the_prizes_of_their_places() -> None:
    # Eleven level, prizes 110, 100, … 10: places 2 to 8 share 100 + … + 40 = 490 / 7 = 70,
    # places 9 to 11 share 30 + 20 + 10 = 60 / 3 = 20.
    prizes = shared(range(110, 0, -10), "ABCDEFGHIJK", "A", out=3)
    assert prizes == {"A": 110} | dict.fromkeys("BCDEFGH", 70) | dict.fromkeys("IJK", 20)


def test_games_that_the_play_off_does_not_have_are_told() -> None:
    order = "ABCD"
    wrong = games("A-B 1-0") + games("A-D 1-0", stage=2)
    assert playoff_state(plan(4), order, wrong).stray == tuple(wrong)
    third = games("A-D 1-0, D-A 0-1, A-D 1-0")
    assert playoff_state(plan(4), order, third).stray == (third[2],), "a match has two games"


def test_the_order_has_everybody_of_the_plan() -> None:
    with pytest.raises(ValueError, match="11"):
        playoff_state(plan(11), "ABCDEFGH", [])
    with pytest.raises(ValueError, match="did not play"):
        shared([1], "ABC", "C", out=1)
