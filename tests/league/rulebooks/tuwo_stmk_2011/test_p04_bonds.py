"""TUWO § 4.4.c.1: the divisions a player comes to belong to by his games in higher ones."""

from datetime import date, timedelta

import pytest

from tests.worlds.tuwo_world import book, choosing, values, where

FIRST = date(2011, 10, 1)
IDS = {
    "B": "bundesliga-2",
    "L": "landesliga",
    "K": "kreisliga-graz",
    "1": "klasse-1",
    "2": "klasse-2",
}


def bonds(listed: str, games: str) -> list[tuple[str, int]]:
    """Bonds of a player by one letter per game: division, and number of the game that bound him."""
    uses = [
        (FIRST + timedelta(days=7 * number), where(IDS[letter]))
        for number, letter in enumerate(games)
    ]
    found = book().bonds(where(IDS[listed]), uses, values())
    names = {id: letter for letter, id in IDS.items()}
    return [(names[bond.division], (bond.since - FIRST).days // 7 + 1) for bond in found]


@pytest.mark.parametrize(
    ("listed", "games", "expected"),
    [
        ("1", "KKK", []),
        ("1", "KKKK", [("K", 4)]),
        ("1", "KLK", []),
        # The 4th game in higher divisions: to the lowest of those in which he has played.
        ("1", "LLLK", [("K", 4)]),
        ("1", "LLKL", [("K", 4)]),
        ("2", "LK1L", [("1", 4)]),
        # The 4th in one and the same: to that one.
        ("1", "LLLL", [("L", 4)]),
        # The rule applies again, games already played keep counting: after 4 he is in K, and the
        # 4th Landesliga game is the fifth of all.
        ("1", "LLLKL", [("K", 4), ("L", 5)]),
        ("2", "1LLLL", [("1", 4), ("L", 5)]),
        # After the 4th he is in 1; above it are K 1 and L 2, with the 5th K 2 and L 2: 4 games.
        ("2", "1KLLK", [("1", 4), ("K", 5)]),
        ("2", "1KLLKL", [("1", 4), ("K", 5)]),
        # Then above K: L 3, with the 7th L 4.
        ("2", "1KLLKLL", [("1", 4), ("K", 5), ("L", 7)]),
        # Games in his own or a lower division do not count.
        ("K", "K1K1K1", []),
        ("L", "KKKKKKKK", []),
        # The Bundesligen are higher divisions.
        ("L", "BBB", []),
        ("L", "BBBB", [("B", 4)]),
    ],
)
def test_4_4_c_1_three_games_are_free_the_fourth_binds(
    listed: str, games: str, expected: list[tuple[str, int]]
) -> None:
    assert bonds(listed, games) == expected


def test_4_4_c_1_games_count_by_their_day() -> None:
    days = [(FIRST + timedelta(days=number), where("kreisliga-graz")) for number in (9, 2, 5, 0)]
    (bond,) = book().bonds(where("klasse-1"), days, values())
    assert (bond.division, bond.level, bond.since) == ("kreisliga-graz", 1, date(2011, 10, 10))


def test_4_4_c_1_the_division_of_another_kreis_is_not_a_higher_one() -> None:
    listed = where("klasse-1", district="Graz")
    uses = [(FIRST + timedelta(days=number), where("kreisliga-sued")) for number in range(5)]
    assert book().bonds(listed, uses, values()) == ()


def test_4_4_c_1_the_number_is_a_value() -> None:
    uses = [(FIRST, where("landesliga"))]
    assert len(book().bonds(where("klasse-1"), uses, choosing("4.4.c.1", "games", 0))) == 1
