"""Anybody can work the hash of a lineup out again: from salt and lineup, with sha256sum."""

import hashlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from league.errors import NotFoundError
from league.facts.matches import Side
from league.services.lineups.hashing import digest_of, lineup_text, salt_and_row
from league.services.lineups.opening import open_due
from league.services.lineups.states import lineup_state
from league.services.lineups.verifying import verify, verify_typed
from tests.worlds.desk_world import run
from tests.worlds.lineup_world import HOUR, MATCH, SEASON, START, Hall, hall

SALT = "00112233445566778899aabbccddeeff" * 2
TEXT = (
    "spielleiter lineup 1\n"
    f"{SALT}\n"
    "2011/12\n"
    "kl/1/A1/B1\n"
    "home\n"
    "1: a1\n"
    "2:\n"
)  # fmt: skip


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with hall(tmp_path, monkeypatch) as found:
        yield found


def test_what_is_hashed_is_exactly_as_documented(tmp_path: Path) -> None:
    assert lineup_text("2011/12", MATCH, Side.HOME, ("a1", None), SALT) == TEXT
    file = tmp_path / "lineup.txt"
    file.write_bytes(TEXT.encode())
    said = subprocess.run(["sha256sum", file], capture_output=True, text=True, check=True)
    assert said.stdout.split()[0] == digest_of(TEXT) == hashlib.sha256(TEXT.encode()).hexdigest()
    assert salt_and_row(TEXT) == (SALT, ("a1", None))


@pytest.mark.parametrize(
    "text", ["", "spielleiter lineup 2\n", TEXT[:-1], TEXT.replace("1: a1", "1 a1"), TEXT + "x\n"]
)
def test_another_text_is_no_lineup(text: str) -> None:
    with pytest.raises(ValueError, match="spielleiter lineup 1"):
        salt_and_row(text)


def test_the_same_lineup_twice_has_two_hashes(held: Hall) -> None:
    first, second = held.hand_in(Side.HOME), held.hand_in(Side.HOME)
    assert first.digest != second.digest


def test_after_the_opening_the_receipt_is_worked_out_again(held: Hall) -> None:
    receipt = held.hand_in(Side.HOME)
    with pytest.raises(NotFoundError, match="not open"):
        verify(SEASON, MATCH, Side.HOME)
    held.hand_in(Side.AWAY)
    held.at(START)
    open_due(key=held.key)
    found = verify(SEASON, MATCH, Side.HOME, for_side=Side.AWAY)
    assert (found.holds, found.digest, found.computed) == (True, receipt.digest, receipt.digest)
    seen = lineup_state(SEASON, MATCH, for_side=Side.AWAY).home
    assert seen.row is not None
    assert hashlib.sha256(seen.hashed.encode()).hexdigest() == receipt.digest
    assert verify_typed(SEASON, MATCH, Side.HOME, seen.row, seen.salt, receipt.digest).holds
    for row, side in ((("a2", "a1"), Side.HOME), (seen.row, Side.AWAY)):
        assert not verify_typed(SEASON, MATCH, side, row, seen.salt, receipt.digest).holds


def test_a_lineup_alone_is_verified_by_the_official_only(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.at(START + HOUR)
    open_due(key=held.key)
    assert verify(SEASON, MATCH, Side.HOME).holds
    for side in Side:
        with pytest.raises(NotFoundError, match="not open"):
            verify(SEASON, MATCH, Side.HOME, for_side=side)


def test_commands_hand_in_open_and_verify(held: Hall) -> None:
    match = tuple(map(str, MATCH))
    office = ("--db", held.path, "--by", "Official", "--seal-key", held.key.path, "lineup")
    handed = run(*office, "hand-in", *match, "home", "a1", "-")
    assert handed.exit_code == 0, handed.stderr
    digest = handed.stdout.splitlines()[-1]
    assert run(*office, "hand-in", *match, "away", "b2", "b1").exit_code == 0
    assert "sealed" in run(*office, "state", *match).stdout
    assert run(*office, "open").stderr.strip() == "Lineups of 0 matches opened."
    held.at(START)
    assert run(*office, "open").stderr.strip() == "Lineups of 1 match opened."
    assert "a1" in run(*office, "state", *match).stdout
    checked = run(*office, "verify", *match, "home")
    assert (checked.exit_code, checked.stdout.split()) == (0, [digest, digest])
    text = run(*office, "verify", *match, "home", "--text").stdout
    assert hashlib.sha256(text.encode()).hexdigest() == digest
    salt = text.splitlines()[1]
    typed = ("verify", *match, "home", "a1", "-", "--salt", salt, "--receipt")
    assert run(*office, *typed, digest).exit_code == 0
    assert run(*office, *typed, "0" * 64).exit_code == 1
    assert run(*office, "verify", *match, "home", "a1").exit_code == 2
    into = run(*office, "substitute", *match, "home", "2", "a2")
    assert into.exit_code == 0, into.stderr
    late = run(*office, "exchange", *match, "home")
    assert (late.exit_code, "before the start" in late.stderr) == (2, True)
