"""Varma tables against the FIDE Handbook (C.05, annex 2), and what they promise, for 9 to 24.

The tables are typed here as the Handbook prints them at handbook.fide.com/chapter/C05Annex2; who
meets in the last three rounds is read off the Berger tables, not off the code under test.
"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fixtures.late_rounds import Meeting, last_rounds, late_meeting
from fixtures.round_robin import berger
from fixtures.varma import NoRoomError, Varma, varma
from fixtures.varma_tables import NoTableError, envelopes

PLAYERS = range(9, 25)
PRINTED = """
9/10 players: A: (3, 4, 8); B: (5, 7, 9); C: (1, 6); D: (2, 10)
11/12 players: A: (4, 5, 9, 10); B: (1, 2, 7); C: (6, 8, 12); D: (3, 11)
13/14 players: A: (4, 5, 6, 11, 12); B: (1, 2, 8, 9); C: (7, 10, 13); D: (3, 14)
15/16 players: A: (5, 6, 7, 12, 13, 14); B: (1, 2, 3, 9, 10); C: (8, 11, 15); D: (4, 16)
17/18 players: A: (5, 6, 7, 8, 14, 15, 16); B: (1, 2, 3, 10, 11, 12); C: (9, 13, 17); D: (4, 18)
19/20 players: A: (6, 7, 8, 9, 15, 16, 17, 18); B: (1, 2, 3, 11, 12, 13, 14); C: (5, 10, 19);
 D: (4, 20)
21/22 players: A: (6, 7, 8, 9, 10, 17, 18, 19, 20); B: (1, 2, 3, 4, 12, 13, 14, 15);
 C: (11, 16, 21); D: (5, 22)
23/24 players: A: (6, 7, 8, 9, 10, 11, 19, 20, 21, 22); B: (1, 2, 3, 4, 13, 14, 15, 16, 17);
 C: (12, 18, 23); D: (5, 24)
"""


def printed(players: int) -> dict[str, list[int]]:
    """The envelopes as printed, the number beyond the field struck out."""
    lines = PRINTED.replace("\n ", " ").strip().splitlines()
    line = next(one for one in lines if str(players) in one.split(" players")[0].split("/"))
    groups = line.split("players: ")[1].split("; ")
    pairs = (group.split(": ") for group in groups)
    numbers = {letter: [int(n) for n in text.strip("()").split(", ")] for letter, text in pairs}
    return {letter: [n for n in found if n <= players] for letter, found in numbers.items()}


def late_pairs(players: int, double: bool = False) -> dict[frozenset[int], int]:
    """Pairs of the last three rounds, by the Berger tables."""
    rounds = berger(players, double=double)
    numbered = list(enumerate(rounds, 1))[-3:]
    return {frozenset(pair): number for number, pairs in numbered for pair in pairs}


def field(*sizes: int) -> dict[str, str]:
    """Players of federations X0, X1, ... of these sizes."""
    return {f"{at}-{one}": f"X{at}" for at, size in enumerate(sizes) for one in range(size)}


def fellows_met_late(drawn: Varma, groups: dict[str, str]) -> list[frozenset[int]]:
    """Pairs of one federation in the last three rounds of the Berger table."""
    of_number = {number: groups[key] for key, number in drawn.numbers.items()}
    late = late_pairs(len(groups))
    return [pair for pair in late if len({of_number[number] for number in pair}) == 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_8_6_the_tables_are_the_printed_ones(players: int) -> None:
    assert {letter: list(numbers) for letter, numbers in envelopes(players).items()} == printed(
        players
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_8_6_every_number_lies_in_one_envelope(players: int) -> None:
    inside = [number for numbers in printed(players).values() for number in numbers]
    assert sorted(inside) == list(range(1, players + 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_8_6_nobody_meets_his_envelope_in_the_last_three_rounds(players: int) -> None:
    """The one exception of the print: 6 and 12 of twelve players meet in round 11."""
    late = late_pairs(players)
    within = {
        (pair, late[frozenset(pair)])
        for numbers in envelopes(players).values()
        for pair in combinations(numbers, 2)
        if frozenset(pair) in late
    }
    assert within == ({((6, 12), 11)} if players == 12 else set())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("double", [False, True])
def test_8_6_late_meetings_are_those_of_the_berger_table(players: int, double: bool) -> None:
    late = late_pairs(players, double)
    for pair in combinations(range(1, players + 1), 2):
        met = late_meeting(*pair, players, double)
        assert (met.round if met else None) == late.get(frozenset(pair)), pair


def test_8_6_of_a_double_tournament_the_last_rounds_of_the_second_cycle_count() -> None:
    assert list(last_rounds(10)) == [7, 8, 9]
    assert list(last_rounds(10, double=True)) == [16, 17, 18]
    assert list(last_rounds(9)) == [7, 8, 9], "nine players also play nine rounds, one free in each"


SIZES = st.lists(st.integers(0, 6), min_size=9, max_size=24)


@settings(max_examples=150, deadline=None)
@given(SIZES, st.integers(0, 2**32))
def test_8_6_fellows_do_not_meet_in_the_last_three_rounds(marks: list[int], seed: int) -> None:
    groups = {f"player {at:02}": f"F{mark}" for at, mark in enumerate(marks)}
    try:
        drawn = varma(groups, seed)
    except NoRoomError:
        assert max(Counter(groups.values()).values()) > 1, "who is alone finds room"
        return
    assert sorted(drawn.numbers.values()) == list(range(1, len(groups) + 1))
    met = fellows_met_late(drawn, groups)
    assert met == [frozenset((one.number, one.other)) for one in drawn.meetings]
    assert not met or (met == [frozenset((6, 12))] and len(groups) == 12)
    for lot in drawn.draws:
        assert lot.number in lot.possible
        assert set(lot.possible) <= set(lot.free) & set(drawn.envelopes[lot.envelope])


@settings(max_examples=150, deadline=None)
@given(SIZES, st.integers(0, 2**32))
def test_8_5_without_the_table_fellows_are_kept_apart_without_exception(
    marks: list[int], seed: int
) -> None:
    groups = {f"player {at:02}": f"F{mark}" for at, mark in enumerate(marks)}
    try:
        drawn = varma(groups, seed, by_table=False)
    except NoRoomError:
        with pytest.raises(NoRoomError):
            varma(groups, seed)  # where the table has room, so has the Berger table
        return
    assert fellows_met_late(drawn, groups) == []
    assert drawn.envelopes == {}


def test_8_6_where_the_table_has_room_so_has_the_berger_table_but_for_twelve() -> None:
    # 4 + 3 + 3 + 2 fill the envelopes of the 12-table, the exception included.
    groups = field(4, 3, 3, 2)
    assert varma(groups, 1).meetings == (Meeting(6, 12, 11),)
    assert fellows_met_late(varma(groups, 1, by_table=False), groups) == []


def test_8_6_lots_can_be_drawn_again_by_hand() -> None:
    # random.Random(42): 0.6394, 0.0250, 0.2750, 0.2232, 0.7365, 0.6767, 0.8922, 0.0869, 0.4219,
    # 0.0298, 0.2186, 0.5054, ... Nine players: three of X, one each of a to f; envelopes
    # A 3 4 8, B 5 7 9, C 1 6, D 2 (10 is free).
    groups = {"x1": "X", "x2": "X", "x3": "X"} | {key: key.upper() for key in "abcdef"}
    drawn = varma(groups, 42)
    # X needs three: A or B; ⌊0.6394·2⌋ = 1: B. ⌊0.0250·3⌋ = 0: 5; ⌊0.2750·2⌋ = 0: 7; then 9.
    assert [drawn.numbers[key] for key in ("x1", "x2", "x3")] == [5, 7, 9]
    first, second, _third, a, b, *_others = drawn.draws
    assert (first.choice, first.envelope, first.possible) == (("A", "B"), "B", (5, 7, 9))
    assert (second.choice, second.possible) == ((), (7, 9))
    # a: A, C or D; ⌊0.7365·3⌋ = 2: D, and its only number 2 (0.6767).
    assert (a.choice, a.envelope, a.number) == (("A", "C", "D"), "D", 2)
    # b: A or C; ⌊0.8922·2⌋ = 1: C; ⌊0.0869·2⌋ = 0: 1.
    assert (b.choice, b.envelope, b.number) == (("A", "C"), "C", 1)


def test_8_6_a_drawing_tells_which_numbers_were_ruled_out_and_where_they_would_have_met() -> None:
    drawn = varma({"x1": "X", "x2": "X", "x3": "X"} | {key: key for key in "abcdef"}, 42)
    # x2 draws when x1 has 5. Nine players, rounds 7 to 9 by Berger (table of ten):
    # 4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 4-5 / 5-10 6-4 7-3 8-2 9-1.
    assert drawn.draws[1].ruled_out == (Meeting(3, 5, 7), Meeting(4, 5, 8))
    # x3, when x1 has 5 and x2 has 7: besides 1 (round 7) and 2 (round 8); 3 meets 5 first.
    assert drawn.draws[2].ruled_out == (
        Meeting(1, 7, 7),
        Meeting(2, 7, 8),
        Meeting(3, 5, 7),
        Meeting(4, 5, 8),
    )


def test_8_6_the_largest_federation_draws_first_then_by_names() -> None:
    groups = {"p1": "GER", "p2": "AUT", "p3": "AUT", "p4": "GER", "p5": "FRA", "p6": "CZE"}
    groups |= {"p7": "AUT", "p8": "", "p9": ""}
    names = {"p2": "Zach", "p3": "Adam", "p7": "Moser"}
    drawn = varma(groups, 5, names)
    assert [lot.key for lot in drawn.draws] == [
        "p3",
        "p7",
        "p2",
        "p1",
        "p4",
        "p8",
        "p9",
        "p6",
        "p5",
    ]
    assert drawn.draws[5].group == "", "who has no federation draws alone"


def test_8_6_the_order_in_which_players_come_does_not_matter() -> None:
    groups = field(4, 3, 3, 2, 2)
    turned = dict(reversed(groups.items()))
    assert varma(groups, 7) == varma(turned, 7)
    assert varma(groups, 7).seed == 7
    assert varma(groups, 7).numbers != varma(groups, 8).numbers


def test_8_6_two_of_a_federation_do_not_get_6_and_12() -> None:
    # 4 + 3 take envelopes A and B of twelve; two draw from C = 6 8 12, two from D = 3 11.
    groups = field(4, 3, 2, 2, 1)
    for seed in range(40):
        drawn = varma(groups, seed)
        assert drawn.exceptions == (Meeting(6, 12, 11),), "the print is told all the same"
        assert drawn.meetings == ()
        assert fellows_met_late(drawn, groups) == []


def test_8_6_eleven_players_have_no_exception() -> None:
    assert varma(field(4, 3, 2, 2), 1).exceptions == ()


def test_8_6_too_many_of_one_federation() -> None:
    # The largest envelope for ten holds three numbers.
    with pytest.raises(NoRoomError) as none:
        varma(field(4, 1, 1, 1, 1, 1, 1), 1)
    assert (none.value.group, none.value.players, none.value.most) == ("X0", 4, 3)
    # Envelopes of ten hold 3, 3, 2, 2 numbers: after four pairs 1 and 1 are left, in two of them.
    with pytest.raises(NoRoomError) as none:
        varma(field(2, 2, 2, 2, 2), 1)
    assert (none.value.group, none.value.players, none.value.most) == ("X4", 2, 1)


def test_8_5_five_pairs_among_ten_are_kept_apart_without_the_table() -> None:
    groups = field(2, 2, 2, 2, 2)
    for seed in range(20):
        assert fellows_met_late(varma(groups, seed, by_table=False), groups) == []


def test_8_5_not_even_berger_keeps_five_of_ten_apart() -> None:
    # Four numbers of ten can be free of each other (1 2 3 4: they meet in rounds 2 to 6).
    assert not any(frozenset(pair) in late_pairs(10) for pair in combinations((1, 2, 3, 4), 2))
    five = combinations(range(1, 11), 5)
    late = late_pairs(10)
    assert all(any(frozenset(pair) in late for pair in combinations(one, 2)) for one in five)
    with pytest.raises(NoRoomError) as none:
        varma(field(5, 1, 1, 1, 1, 1), 3, by_table=False)
    assert (none.value.players, none.value.most) == (5, 4)


@pytest.mark.parametrize("players", [8, 25])
def test_8_6_there_is_no_table_below_nine_and_above_24(players: int) -> None:
    with pytest.raises(ValueError, match=str(players)):
        varma(field(*[1] * players), 1)
    with pytest.raises(NoTableError):
        envelopes(players)


def test_8_6_a_seed_is_not_below_0() -> None:
    with pytest.raises(ValueError, match="-1"):
        varma(field(*[1] * 9), -1)
