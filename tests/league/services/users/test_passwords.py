"""Passwords: how they are hashed, two at a time, and that nothing tells which accounts exist."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import Type, extract_parameters

from league.services.users import accounts, codes, passwords
from league.storage import access
from tests.league.services.users.users_world import (
    HALL,
    PASSWORD,
    WRONG,
    Hasher,
    captain,
    set_hasher,
    try_in,
    with_password,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import season, stored


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as file:
        captain("anna", "Anna Berger", "A1")
        yield file


def test_passwords_are_hashed_as_owasp_has_it(path: Path) -> None:
    with_password("anna")
    found = access.credential("anna")
    assert found is not None
    said = extract_parameters(found)
    assert (said.type, said.memory_cost, said.time_cost, said.parallelism) == (
        Type.ID,
        19 * 1024,
        2,
        1,
    )
    # The same for an account that does not exist.
    assert extract_parameters(passwords._never()) == said


@pytest.fixture
def hasher(monkeypatch: pytest.MonkeyPatch) -> Hasher:
    return set_hasher(monkeypatch)


def test_every_wrong_name_or_password_costs_one_hash_and_says_the_same(
    path: Path, hasher: Hasher
) -> None:
    accounts.add_user("leer", "Ohne Passwort", actor=OFFICIAL)
    with_password("anna")
    accounts.add_user("zu", "Zu Geschlossen", actor=OFFICIAL)
    with_password("zu")
    accounts.close_user("zu", actor=OFFICIAL)
    for number, (login, word) in enumerate(
        (
            ("anna", "falsches Wort"),
            ("anna", ""),
            ("niemand", PASSWORD),
            ("leer", PASSWORD),
            ("zu", PASSWORD),
            ("Ä\x00" * 50_000, PASSWORD),
            ("anna", "x" * 100_000),
        )
    ):
        before = hasher.checked
        assert try_in(login, word, f"192.0.2.{number}") == WRONG
        assert hasher.checked == before + 1


def test_at_most_two_are_hashed_at_a_time(path: Path, hasher: Hasher) -> None:
    with ThreadPoolExecutor(12) as people:
        found = [*people.map(lambda number: passwords.fits(f"{number}", None), range(24))]
    assert (found, hasher.checked, hasher.most) == ([False] * 24, 24, 2)


def test_a_password_is_the_same_however_a_keyboard_composes_its_letters(path: Path) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    codes.redeem_code(code.text, "Go\u0308sting spielt", address=HALL)
    assert try_in("anna", "G\u00f6sting spielt") == ""
