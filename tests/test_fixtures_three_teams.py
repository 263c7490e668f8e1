"""Anhang B: the printed tables, and its claims for every even number of boards."""

from collections import Counter

import pytest

from fixtures.three_teams import SYSTEMS, Pairing, pairings, players

SKALICKA_12 = [
    "a-A B-1 2-b C-c 3-D d-4 e-E F-5 6-f G-g 7-H h-8 i-I K-9 10-k L-l 11-M m-12",
    # E1: the print has 12 - l, the pattern 12 - L.
    "1-a A-2 b-B c-3 4-C D-d 5-e E-6 f-F g-7 8-G H-h 9-i I-10 k-K l-11 12-L M-m",
]
PATHEISKY_12 = [
    (
        "A1-B2 B1-C2 C1-A2 A3-C4 B3-A4 C3-B4 A5-B6 B5-C6 C5-A6 "
        "A7-C8 B7-A8 C7-B8 A9-B10 B9-C10 C9-A10 A11-C12 B11-A12 C11-B12"
    ),
    (
        "A2-B1 B2-C1 C2-A1 A4-C3 B4-A3 C4-B3 A6-B5 B6-C5 C6-A5 "
        "A8-C7 B8-A7 C8-B7 A10-B9 B10-C9 C10-A9 A12-C11 B12-A11 C12-B11"
    ),
]
SKALICKA_6 = ["a-A B-1 2-b C-c 3-D d-4 e-E F-5 6-f", "1-a A-2 b-B c-3 4-C D-d e-5 6-E F-f"]
PATHEISKY_6 = [
    "A1-B2 B1-C2 C1-A2 A3-C4 B3-A4 C3-B4 A5-B6 B5-C6 C5-A6",
    "A2-B1 B2-C1 C2-A1 A4-C3 B4-A3 C4-B3 B5-A6 C5-B6 A5-C6",
]

BOARDS = range(2, 25, 2)


def printed(rounds: list[str]) -> list[list[Pairing]]:
    return [
        [(white, black) for white, black in (pair.split("-") for pair in row.split())]
        for row in rounds
    ]


def places(system: str, boards: int) -> dict[str, tuple[int, int]]:
    """Symbol to team (0-2) and board."""
    teams = players(system, boards)
    return {
        symbol: (team, board)
        for team, symbols in enumerate(teams)
        for board, symbol in enumerate(symbols, 1)
    }


def colours(system: str, boards: int, team: int, number: int) -> str:
    """A team's colours in a round (0 or 1), board 1 first: W White, S Black."""
    whites = {white for white, _black in pairings(system, boards)[number]}
    return "".join("W" if symbol in whites else "S" for symbol in players(system, boards)[team])


@pytest.mark.parametrize(
    ("system", "boards", "expected"),
    [
        ("skalicka", 12, SKALICKA_12),
        ("patheisky", 12, PATHEISKY_12),
        ("skalicka", 6, SKALICKA_6),
        ("patheisky", 6, PATHEISKY_6),
    ],
)
def test_annex_b_printed_tables(system: str, boards: int, expected: list[str]) -> None:
    assert pairings(system, boards) == printed(expected)


@pytest.mark.parametrize("system", SYSTEMS)
def test_annex_b_beyond_twelve_the_pattern_of_four_repeats(system: str) -> None:
    where = places(system, 24)
    first = [(where[white], where[black]) for white, black in pairings(system, 24)[1][:6]]
    last = [(where[white], where[black]) for white, black in pairings(system, 24)[1][-6:]]
    moved = [((team, board + 20), (other, at + 20)) for (team, board), (other, at) in first]
    assert last == moved


def test_annex_b_symbols_skip_j() -> None:
    small, capital, numbers = players("skalicka", 24)
    assert "".join(small) == "abcdefghiklmnopqrstuvwxy"
    assert "".join(capital) == "ABCDEFGHIKLMNOPQRSTUVWXY"
    assert numbers[-1] == "24"
    assert players("patheisky", 2) == (("A1", "A2"), ("B1", "B2"), ("C1", "C2"))


@pytest.mark.parametrize("boards", BOARDS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_annex_b_everyone_plays_once_a_round_and_never_a_team_mate(
    system: str, boards: int
) -> None:
    where = places(system, boards)
    rounds = pairings(system, boards)
    assert len(rounds) == 2
    for pairs in rounds:
        assert sorted(symbol for pair in pairs for symbol in pair) == sorted(where)
        meetings = Counter(frozenset(where[symbol][0] for symbol in pair) for pair in pairs)
        third = len(pairs) // 3
        assert meetings == {frozenset(two): third for two in ((0, 1), (0, 2), (1, 2))}


@pytest.mark.parametrize("boards", BOARDS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_annex_b_nobody_meets_the_same_team_twice(system: str, boards: int) -> None:
    where = places(system, boards)
    met: dict[str, set[int]] = {symbol: set() for symbol in where}
    for white, black in (pair for pairs in pairings(system, boards) for pair in pairs):
        met[white].add(where[black][0])
        met[black].add(where[white][0])
    assert {len(teams) for teams in met.values()} == {2}


@pytest.mark.parametrize("boards", BOARDS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_annex_b_8_white_and_black_equally_often_between_teams(system: str, boards: int) -> None:
    where = places(system, boards)

    def balance(pairs: list[Pairing]) -> set[int]:
        directed = Counter((where[white][0], where[black][0]) for white, black in pairs)
        return {abs(directed[a, b] - directed[b, a]) for a, b in ((0, 1), (0, 2), (1, 2))}

    first, second = pairings(system, boards)
    assert balance(first + second) == {0}
    assert balance(first) == balance(second) == ({0} if boards % 4 == 0 else {1})


@pytest.mark.parametrize("boards", range(4, 25, 4))
def test_annex_b_5_skalicka_colours(boards: int) -> None:
    white_first, black_first = "WSSW" * (boards // 4), "SWWS" * (boards // 4)
    for team, expected in ((0, white_first), (1, black_first), (2, black_first)):
        assert colours("skalicka", boards, team, 0) == expected
        assert colours("skalicka", boards, team, 1) == expected.translate(str.maketrans("WS", "SW"))


@pytest.mark.parametrize("boards", range(4, 25, 4))
@pytest.mark.parametrize("team", range(3))
def test_annex_b_5_patheisky_colours(boards: int, team: int) -> None:
    assert colours("patheisky", boards, team, 0) == "WS" * (boards // 2)
    assert colours("patheisky", boards, team, 1) == "SW" * (boards // 2)


@pytest.mark.parametrize("boards", range(6, 25, 4))
def test_annex_b_9_twice_the_same_colour_in_a_turned_last_group(boards: int) -> None:
    last_two = {
        (system, team): [colours(system, boards, team, number)[-2:] for number in (0, 1)]
        for system in SYSTEMS
        for team in range(3)
    }
    twice_white_then_black = ["WS", "WS"]
    twice_black_then_white = ["SW", "SW"]
    assert last_two["skalicka", 0] == twice_white_then_black, "e White, f Black"
    assert last_two["skalicka", 1] == twice_black_then_white, "E Black, F White"
    assert last_two["skalicka", 2] == twice_black_then_white, "5 Black, 6 White"
    for team in range(3):
        assert last_two["patheisky", team] == twice_white_then_black


@pytest.mark.parametrize("boards", BOARDS)
def test_annex_b_4_opponents_of_the_own_board(boards: int) -> None:
    def own(system: str) -> list[set[int]]:
        where = places(system, boards)
        count = dict.fromkeys(where, 0)
        for white, black in (pair for pairs in pairings(system, boards) for pair in pairs):
            same = where[white][1] == where[black][1]
            count[white] += same
            count[black] += same
        return [{count[symbol] for symbol in team} for team in players(system, boards)]

    assert own("skalicka") == [{2}, {1}, {1}]
    assert own("patheisky") == [{0}, {0}, {0}]


@pytest.mark.parametrize("boards", [0, 1, 3, 7, 25, 26, -2])
def test_annex_b_refuses_other_numbers_of_boards(boards: int) -> None:
    with pytest.raises(ValueError, match=f"not {boards}"):
        pairings("skalicka", boards)


def test_annex_b_refuses_another_system() -> None:
    with pytest.raises(ValueError, match="swiss"):
        players("swiss", 4)
