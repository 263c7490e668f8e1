"""Wrong tries: who waits, how long, and that no clock that jumps is a way in or out."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest

from league.services.users import codes, throttle
from tests.league.services.users.users_world import (
    HALL,
    NO_GOOD,
    PASSWORD,
    WAIT,
    WRONG,
    Clock,
    captain,
    set_clock,
    set_hasher,
    told,
    try_in,
    with_password,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import season, stored


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    set_hasher(monkeypatch)
    with stored(tmp_path, season()) as file:
        captain("anna", "Anna Berger", "A1")
        yield file


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return set_clock(monkeypatch)


def waiting(call: Callable[[], str], clock: Clock) -> float:
    """Seconds until a call no longer has to wait, found by trying each half minute."""
    begin = clock.at
    while call().startswith(WAIT):
        clock.go(seconds=30)
        assert clock.at - begin <= timedelta(hours=2)
    return (clock.at - begin).total_seconds()


def test_after_five_wrong_passwords_one_waits_twice_as_long_each_time(
    path: Path, clock: Clock
) -> None:
    with_password("anna")
    for _time in range(5):
        assert try_in("anna", "falsches Wort") == WRONG
    # 30 seconds, doubled, but never more than 5 minutes: 30 · 2^4 = 480 > 300.
    waited = [waiting(lambda: try_in("anna", "falsches Wort"), clock) for _time in range(6)]
    assert waited == [30, 60, 120, 240, 300, 300]
    # The right one has to wait as well, from another address too, and then begins anew.
    assert try_in("anna", PASSWORD, "198.51.100.9") == f"{WAIT} 5 minutes."
    clock.go(minutes=5)
    assert try_in("anna", PASSWORD) == ""
    assert [try_in("anna", "falsches Wort") for _time in range(5)] == [WRONG] * 5
    assert try_in("anna", "falsches Wort").startswith(WAIT)


def test_an_account_that_does_not_exist_is_throttled_alike(path: Path, clock: Clock) -> None:
    with_password("anna")
    said = {login: [try_in(login, "falsch", "") for _time in range(7)] for login in ("anna", "nie")}
    assert said["anna"] == said["nie"]
    assert said["nie"] == [WRONG] * 5 + [f"{WAIT} 1 minute."] * 2


def test_an_address_is_throttled_whatever_accounts_it_tries(path: Path, clock: Clock) -> None:
    with_password("anna")
    for number in range(20):
        assert try_in(f"name{number}", "falsch") == WRONG
    assert try_in("anna", PASSWORD).startswith(WAIT)
    assert try_in("anna", PASSWORD, "198.51.100.9") == ""
    # One's own account does not open the address again for more tries.
    clock.go(seconds=30)
    assert try_in("anna", PASSWORD) == ""
    assert try_in("name99", "falsch") == WRONG
    assert try_in("name98", "falsch").startswith(WAIT)


@pytest.mark.parametrize("days", [-400, 400])
def test_a_clock_that_jumps_is_no_way_in_and_locks_nobody_out(
    path: Path, clock: Clock, days: int
) -> None:
    with_password("anna")
    for _time in range(5):
        assert try_in("anna", "falsches Wort") == WRONG
    waiting(lambda: try_in("anna", "falsches Wort"), clock)
    clock.go(days=days)
    # Six wrong ones: 30 · 2 = 60 seconds, which a jump forwards ends and one backwards begins anew.
    waited = waiting(lambda: try_in("anna", "falsches Wort"), clock)
    assert waited == (60 if days < 0 else 0)
    # What was counted stays: seven wrong ones are 120 seconds.
    assert waiting(lambda: try_in("anna", PASSWORD), clock) == 120


def test_an_address_forgets_slowly_also_after_a_jump(path: Path, clock: Clock) -> None:
    for number in range(20):
        assert try_in(f"name{number}", "falsch") == WRONG
    for number in range(4):
        clock.go(hours=1)
        assert try_in(f"other{number}", "falsch") == WRONG
    clock.go(days=400)
    # 24 tries; each new one takes two old ones away: 23 are 30 · 2^3 = 240 seconds.
    assert try_in("again", "falsch") == WRONG
    assert waiting(lambda: try_in("again1", "falsch"), clock) == 240


def test_a_hall_with_a_few_wrong_tries_on_every_day_of_play_never_waits(
    path: Path, clock: Clock
) -> None:
    for _day in range(7):
        assert [try_in(f"name{number}", "falsch") for number in range(5)] == [WRONG] * 5
        with_password("anna")
        clock.go(days=7)


def test_many_tries_at_once_are_not_looked_at(path: Path, clock: Clock) -> None:
    with_password("anna")
    with ThreadPoolExecutor(12) as people:
        said = [*people.map(lambda _number: try_in("anna", "falsches Wort"), range(30))]
    assert sum(one == WRONG for one in said) == 5
    assert sum(one.startswith(WAIT) for one in said) == 25


def test_codes_are_throttled_by_code_and_by_address(path: Path, clock: Clock) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    guess = f"{code.id}-00000-00000"

    def redeem(text: str, address: str) -> str:
        return told(lambda: codes.redeem_code(text, PASSWORD, address=address))

    # Guessed from ever new addresses: five times, then the right one waits as well.
    for number in range(5):
        assert redeem(guess, f"192.0.2.{number}").startswith(NO_GOOD)
    assert redeem(code.text, "198.51.100.9").startswith(WAIT)
    clock.go(seconds=30)
    assert redeem(code.text, "198.51.100.9") == ""
    # From one address: 20 codes that nobody has.
    for number in range(20):
        assert redeem(f"{number:04}-00000-00000", HALL).startswith(NO_GOOD)
    assert redeem("ZZZZ-00000-00000", HALL).startswith(WAIT)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("no address", "no address", True),
    ],
)
def test_an_address_is_that_of_one_customer(one: str, other: str, same: bool) -> None:
    assert (throttle.by_address(one) == throttle.by_address(other)) is same


def test_nothing_typed_is_kept_of_a_wrong_try(path: Path) -> None:
    assert try_in("geheimes-passwort-im-falschen-feld", "falsch", "203.0.113.77") == WRONG
    stored_bytes = b"".join(one.read_bytes() for one in path.parent.iterdir() if one.is_file())
    assert b"geheimes" not in stored_bytes
    assert b"203.0.113.77" not in stored_bytes
