"""The day it is, by the time zone of a rule book: wherever the machine stands."""

import ast
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from datetime import time as hour_of_day
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest

from league.clock import in_zone, moment_of, today
from league.errors import InputError
from league.rulebooks import federations, load
from league.services.accounts import ledger as accounts
from league.services.accounts.papers import statement_view
from league.services.accounts.postings import ledger
from league.services.journal.values import value_words
from league.services.journal.views import rows
from league.services.session import transactions
from league.services.session.days import today_in, today_of, zone_in_use
from league.services.session.kinds import suggested_day
from league.services.session.opening import open_desk
from league.services.users.accounts import add_user
from league.services.words.names import all_names
from tests.paths import ROOT
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.league_world import SEASON, season, stored

SOURCES = ("league", "fixtures", "reports", "tui", "web")
READERS = {"now", "today", "utcnow", "time", "time_ns", "localtime", "gmtime"}
"""What reads the clock, of ``datetime``, ``date`` and ``time``."""
HALF_PAST_MIDNIGHT = datetime(2012, 1, 31, 23, 30, tzinfo=UTC)
"""In Vienna it is 0:30 on 1 February already."""
FIRST = date(2012, 2, 1)
VIENNA = "Europe/Vienna"


@pytest.fixture(params=["UTC", "Pacific/Honolulu", "Pacific/Kiritimati"])
def abroad(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It is half past midnight in Vienna, and the machine stands elsewhere."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    monkeypatch.setattr("league.clock.now", lambda: HALF_PAST_MIDNIGHT)
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as path:
        yield path


def test_i31_the_day_is_that_of_the_zone() -> None:
    # UTC+14 and UTC-12 are 26 hours apart: never the same day.
    assert timedelta(1) <= today("Pacific/Kiritimati") - today("Etc/GMT+12") <= timedelta(2)
    with pytest.raises(ZoneInfoNotFoundError):
        today("Europe/Nowhere")


def test_i31_every_book_names_the_zone_of_its_hours() -> None:
    zones = {id: load(id).time_zone for id in federations()}
    assert zones == {"tuwo-stmk-2011": "Europe/Vienna", "sjrp-2025": "Europe/Berlin"}
    assert all(ZoneInfo(zone or "") for zone in zones.values())


def test_i31_the_hours_of_a_zone_in_summer_and_in_winter() -> None:
    # Vienna is two hours before UTC in September, one hour in January.
    assert moment_of(date(2011, 9, 24), hour_of_day(15), VIENNA) == datetime(
        2011, 9, 24, 13, tzinfo=UTC
    )
    assert in_zone(datetime(2012, 1, 14, 14, tzinfo=UTC), VIENNA).hour == 15


@pytest.mark.usefixtures("abroad")
def test_i31_today_is_the_federations_day_wherever_the_machine_stands(file: Path) -> None:
    assert (today_in(None), today_in(SEASON), today_of("Verband")) == (FIRST, FIRST, FIRST)
    desk = open_desk(file, OFFICIAL)
    assert desk.today == FIRST
    assert suggested_day(desk) == "1.2.2012"
    assert statement_view(desk, "A").day == FIRST


@pytest.mark.usefixtures("abroad")
def test_i31_a_payment_of_today_is_taken_and_one_of_tomorrow_is_not(file: Path) -> None:
    accounts.pay(None, "A", 100, FIRST, actor=OFFICIAL, why="In advance.")
    with pytest.raises(InputError, match="still to come"):
        accounts.pay(None, "A", 100, FIRST + timedelta(1), actor=OFFICIAL, why="In advance.")


@pytest.mark.usefixtures("abroad")
def test_i31_a_command_without_a_day_means_the_federations_day(file: Path) -> None:
    transactions.close_file()
    paid = run("--db", file, "account", "pay", "A", "1", "--why", "In advance.", "--by", "M")
    assert paid.exit_code == 0, paid.output
    transactions.open_file(file)
    assert [one.day for one in ledger("Verband")] == [FIRST]


def _calls(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """Yield what is called, ``datetime.now`` by its last two names, and whether with a value."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        given = bool(node.args or node.keywords)
        if isinstance(node.func, ast.Attribute):
            of = node.func.value
            yield f"{of.id if isinstance(of, ast.Name) else '?'}.{node.func.attr}", given
        elif isinstance(node.func, ast.Name):
            yield node.func.id, given


def _files(naming: str = "") -> Iterator[tuple[str, ast.Module]]:
    """Yield each file in which this stands, and its tree."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if naming in source:
                yield path.relative_to(ROOT).as_posix(), ast.parse(source)


@cache
def _called() -> dict[str, frozenset[tuple[str, bool]]]:
    """Return what each file calls, all of them read once."""
    return {where: frozenset(_calls(tree)) for where, tree in _files()}


def test_only_one_place_reads_the_clock() -> None:
    clocks = {f"{of}.{name}" for of in ("datetime", "date", "time") for name in READERS}
    readers = {where for where, called in _called().items() if clocks & {of for of, _ in called}}
    assert readers == {"league/clock.py"}


def test_only_who_knows_no_rule_book_asks_for_the_machines_day() -> None:
    bare = {("today", False), ("clock.today", False)}
    asking = {where for where, called in _called().items() if bare & called}
    # A written file's moment, a file without a season, a command without a file, and the year of a
    # season not begun yet.
    known = {
        "league/clock.py",
        "league/services/session/days.py",
        "tui/commands/call.py",
        "tui/dialogs/new_season.py",
    }
    assert asking == known


def test_the_clock_is_asked_by_its_module_so_that_tests_can_turn_it() -> None:
    taken = [
        where
        for where, tree in _files("league.clock")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module == "league.clock"
        and "now" in {one.name for one in node.names}
    ]
    assert taken == []


@pytest.mark.usefixtures("abroad")
def test_i31_the_journal_tells_hours_by_the_federations_clocks(file: Path) -> None:
    transactions.open_file(file)
    add_user("anna.berger", "Anna Berger", actor=OFFICIAL)
    row = rows()[-1]
    # 23:30 UTC on 31 January is 0:30 on 1 February in Vienna.
    assert f"{row.at:%Y-%m-%d %H:%M}" == "2012-02-01 00:30"
    stored = HALF_PAST_MIDNIGHT.isoformat()
    assert value_words("at", stored, all_names()[SEASON], {}) == "1 Feb 2012 00:30"
    assert zone_in_use() == VIENNA
