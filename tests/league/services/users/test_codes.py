"""One-time codes: good once, for 14 days, and known to nobody but the person who has the letter."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from math import log2
from pathlib import Path

import pytest

from league.services.journal.undoing import undo
from league.services.users import accounts, codes, sign_in
from tests.both_databases import address_of
from tests.league.services.users.users_world import (
    HALL,
    NO_GOOD,
    PASSWORD,
    WRONG,
    Clock,
    actor,
    captain,
    set_clock,
    signed_in,
    told,
    try_in,
    with_password,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import season, stored

WORKERS = """
import sys
from pathlib import Path
from league.addresses import Address, is_address
from league.errors import InputError
from league.services.session import transactions
from league.services.users import codes
place = sys.argv[1]
transactions.open_file(Address(place) if is_address(place) else Path(place))
print("ready", flush=True)
sys.stdin.readline()
try:
    print(codes.redeem_code(sys.argv[2], sys.argv[3], address=sys.argv[4]))
except InputError as error:
    print(error)
"""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as file:
        captain("anna", "Anna Berger", "A1")
        yield file


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return set_clock(monkeypatch)


def everything_stored(path: Path) -> bytes:
    return b"".join(one.read_bytes() for one in path.parent.iterdir() if one.is_file())


def test_a_code_has_50_bits_that_nobody_else_knows(path: Path) -> None:
    assert len({*codes.SIGNS}) == 32
    assert not {*codes.SIGNS} & {*"OILU"}
    # Ten signs of 32 are 10 · 5 = 50 bits.
    code = codes.give_code("anna", actor=OFFICIAL)
    id, *secret = code.text.split("-")
    assert ([len(one) for one in (id, *secret)], id) == ([4, 5, 5], code.id)
    assert len("".join(secret)) * log2(len(codes.SIGNS)) == 50
    plain = code.text.replace("-", "").encode()
    assert not [
        one for one in (code.text.encode(), plain, plain[4:]) if one in everything_stored(path)
    ]


def test_a_code_makes_the_password_and_lets_in_once(path: Path) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    assert try_in("anna", PASSWORD) == WRONG
    assert codes.redeem_code(code.text, PASSWORD, address=HALL) == "anna"
    assert told(lambda: codes.redeem_code(code.text, "ein anderes Wort", address=HALL)).startswith(
        NO_GOOD
    )
    found = sign_in.person_of(signed_in("anna").token)
    assert found is not None
    assert (found.login, found.name, found.language, found.match) == (
        "anna",
        "Anna Berger",
        "de",
        None,
    )
    assert found.actor == actor("anna")
    assert PASSWORD.encode() not in everything_stored(path)


@pytest.mark.parametrize(
    "typed",
    [
        str.lower,
        lambda text: text.replace("-", " "),
        lambda text: text.translate(str.maketrans("01", "OI")),
    ],
)
def test_a_code_may_be_typed_as_people_type(path: Path, typed: Callable[[str], str]) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    assert codes.redeem_code(typed(code.text), PASSWORD, address=HALL) == "anna"


def test_a_code_ends_at_14_days_to_the_second(path: Path, clock: Clock) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    assert code.until == clock.at + timedelta(days=14)
    clock.go(days=14)
    assert told(lambda: codes.redeem_code(code.text, PASSWORD, address=HALL)).startswith(NO_GOOD)
    clock.go(seconds=-1)
    assert codes.redeem_code(code.text, PASSWORD, address=HALL) == "anna"


def test_a_new_code_ends_the_one_before(path: Path) -> None:
    first, second = (codes.give_code("anna", actor=OFFICIAL) for _time in range(2))
    assert told(lambda: codes.redeem_code(first.text, PASSWORD, address=HALL)).startswith(NO_GOOD)
    assert codes.redeem_code(second.text, PASSWORD, address=HALL) == "anna"


def test_a_weak_password_leaves_the_code_good(path: Path) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    for weak, says in (
        ("kurz", "at least 10 characters"),
        ("a" * 201, "at most 200 characters"),
        ("a" * 100_000, "at most 200 characters"),
        ("aaaaaaaaaaaa", "too easy to guess"),
        ("12ANNA345678", "too easy to guess"),
        ("ein Turm\x00auf h8", "control characters"),
        ("ein Turm \u202eauf h8", "control characters"),
    ):
        assert says in told(partial(codes.redeem_code, code.text, weak, address=HALL))
    assert codes.redeem_code(code.text, PASSWORD, address=HALL) == "anna"


@pytest.mark.only_files
def test_two_programs_redeem_a_code_once(path: Path) -> None:
    code, server = codes.give_code("anna", actor=OFFICIAL), address_of(path)
    place = server.url if server else path
    words = ("das erste Wort", "das zweite Wort")
    asked = [
        subprocess.Popen(
            [sys.executable, "-c", WORKERS, place, code.text, word, f"192.0.2.{number}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number, word in enumerate(words)
    ]
    for one in asked:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    said = [one.communicate("go\n")[0].strip() for one in asked]
    assert sorted(one == "anna" for one in said) == [False, True]
    (refused,) = (one for one in said if one != "anna")
    assert refused.startswith(NO_GOOD)
    right = words[said.index("anna")]
    assert [try_in("anna", word) for word in words if word != right] == [WRONG]
    assert try_in("anna", right) == ""


def test_a_new_password_signs_out_who_was_in(path: Path) -> None:
    with_password("anna")
    before = signed_in("anna")
    code = codes.give_code("anna", actor=OFFICIAL)
    # Giving the code changes nothing yet: nobody is locked out by it.
    assert sign_in.person_of(before.token) is not None
    codes.redeem_code(code.text, "das neue Wort", address=HALL)
    assert sign_in.person_of(before.token) is None
    assert try_in("anna", PASSWORD) == WRONG
    assert try_in("anna", "das neue Wort") == ""


def test_a_closed_account_gives_nothing_away(path: Path) -> None:
    with_password("anna")
    session, code = signed_in("anna"), codes.give_code("anna", actor=OFFICIAL)
    accounts.close_user("anna", actor=OFFICIAL)
    assert sign_in.person_of(session.token) is None
    assert try_in("anna", PASSWORD) == try_in("niemand", PASSWORD) == WRONG
    assert told(lambda: codes.redeem_code(code.text, PASSWORD, address=HALL)).startswith(NO_GOOD)
    assert "is closed" in told(lambda: codes.give_code("anna", actor=OFFICIAL))
    accounts.open_user("anna", actor=OFFICIAL)
    assert try_in("anna", PASSWORD) == WRONG


def test_who_has_an_account_of_the_same_name_later_has_not_its_password(path: Path) -> None:
    with_password("anna")
    session, added = signed_in("anna"), 2
    transactions_undone(added)
    assert sign_in.person_of(session.token) is None
    captain("anna", "Anna Huber", "B1")
    assert sign_in.person_of(session.token) is None
    assert try_in("anna", PASSWORD) == WRONG


def transactions_undone(first: int) -> None:
    """Take back the steps that made and changed an account, the last one first."""
    for number in (first + 1, first):
        undo(number, OFFICIAL, "w")
