"""A team excluded in February, by commands and by keys: TUWO § 7.1.b, 9."""

from dataclasses import replace
from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import Result
from icalendar import Calendar
from textual.widgets import Input

from league.facts.actors import official
from league.services.session import transactions
from tests.worlds.desk_world import public_season, run
from tests.worlds.known_files import known
from tests.worlds.paper_reading import without_step
from tests.worlds.tui_season import back_on, opened, press, sees, settled
from tui.pages.division.page import DivisionScreen
from tui.pages.match.page import MatchScreen

TODAY = date(2012, 2, 20)
TEAM, NAME = "LANDESLIGA02", "Schachklub Murtal"
NEXT = ("landesliga", "8", TEAM, "LANDESLIGA07")
"""On 25 February 2012, the Saturday after."""

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: TODAY)


@cache
def _february() -> bytes:
    """The public season's Landesliga as it stood on 20 February: rounds 8 to 11 are to come."""
    season = public_season()
    boards = [one for one in season.boards if one.match[0] == "landesliga" and one.match[1] < 8]
    reports = [one for one in season.reports if one.match[0] == "landesliga" and one.match[1] < 8]
    mine = [one for one in season.fixtures if one.division == "landesliga"]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        transactions.open_file(path)
        cut = replace(season, fixtures=tuple(mine), boards=tuple(boards), reports=tuple(reports))
        transactions.import_season(cut, official("Anna Muster"), "")
        transactions.close_file()
        return path.read_bytes()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return known(tmp_path / "league.sqlite", _february())


def do(file: Path, *words: str, status: int = 0) -> Result:
    done = run("--db", file, "--by", "Anna Muster", *words)
    assert done.exit_code == status, done.stderr
    return done


def state(file: Path) -> dict[str, object]:
    """What a person reads: the table, the work list, the fixtures, the calendar."""
    folder = file.parent
    do(file, "report", "fixtures", "landesliga", str(folder / "f.txt"), "--force")
    do(file, "report", "calendar", str(folder / "c.ics"), "--force")
    events = Calendar.from_ical((folder / "c.ics").read_bytes()).walk("VEVENT")
    return {
        "table": without_step(do(file, "table", "landesliga").stdout),
        "season": without_step(do(file, "--plain").stdout),
        "fixtures": without_step((folder / "f.txt").read_text(encoding="utf-8")),
        "uids": [str(one["uid"]) for one in events],
        "cancelled": [str(one["uid"]) for one in events if one.get("status") == "CANCELLED"],
    }


def test_by_commands(file: Path) -> None:
    do(file, "account", "confirm", "--all", "--captains", "--date", "2012-02-20")
    before = state(file)
    assert "after 7 complete rounds" in str(before["table"])
    # Posting is confirming: of what somebody owes for nothing is left in the list.
    assert "§ 7.2.d" not in str(before["season"])
    shown = do(file, "ruling", "show", "landesliga", "1", "LANDESLIGA01", "LANDESLIGA12").stdout
    assert {line.split("  ")[1].strip() for line in shown.splitlines()} <= {
        "confirmed, posted",
        "paid in cash",
    }
    left = ("team", "withdraw", TEAM, "--reason", "Too few players.")
    do(file, *left, "--on", "2012-02-18")
    sentence = f"{NAME} is out of the championship since 18 Feb 2012 (TUWO § 7.1.b)"
    typed = ("match", "enter", *NEXT, "--results", "1,1,1,1,1,1,1,1")
    assert f"{sentence}: the match lapses" in do(file, *typed, status=2).stderr
    for again in (left, ("ruling", "exclude", TEAM, "--reason", "By the executive.")):
        refused = do(file, *again, status=2).stderr
        assert "excluded already" in refused
        assert "§ 7.1.b" in refused
    after = state(file)
    # One match in each of rounds 8 to 11.
    assert str(after["fixtures"]).count("lapsed") == 4
    assert (after["uids"], len(after["cancelled"])) == (before["uids"], 4)  # type: ignore[arg-type]
    assert "lapsed" in do(file, "view", "match", f"landesliga/8/{TEAM}").stdout
    last = [line for line in str(after["table"]).splitlines() if TEAM in line]
    assert ("12  " in last[0], "excluded" in last[0]) == (True, True)
    do(file, "undo", "--why", "It stays after all.")
    assert state(file) == before


async def test_by_keys(file: Path) -> None:
    async with opened(file, (140, 44)) as (app, pilot):
        app.go(app.routes.to_division("landesliga"))
        await settled(app, pilot)
        page = app.screen
        assert isinstance(page, DivisionScreen)
        page.query_one("#table").focus()
        await pilot.pause()
        while page._team() != TEAM:
            await press(app, pilot, "down")
        await press(app, pilot, "x", "tab", *"Gone.", "f2")
        await back_on(app, pilot, DivisionScreen)
        await press(app, pilot, "2", "end")
        await sees(app, pilot, "✔ lapsed")
        key = ("landesliga", 8, TEAM, "LANDESLIGA07")
        app.go(app.routes.to_match(key))
        await settled(app, pilot)
        assert isinstance(app.screen, MatchScreen)
        await sees(app, pilot, f"{NAME} is out of the championship")
        await press(app, pilot, "escape")
        await back_on(app, pilot, DivisionScreen)
        await press(app, pilot, "ctrl+z")
        assert isinstance(app.focused, Input)
        await press(app, pilot, "enter")
        await back_on(app, pilot, DivisionScreen)
        assert app.desk is not None
        assert not app.desk.judgement.left
        assert app.desk.judged(key).status == "open"


def entries(file: Path) -> dict[str, tuple[str, int]]:
    """The state of the calendar's entries of the team that leaves, and its number, by their id."""
    do(file, "report", "calendar", str(file.parent / "c.ics"), "--force")
    events = Calendar.from_ical((file.parent / "c.ics").read_bytes()).walk("VEVENT")
    mine = [one for one in events if NAME in str(one["summary"])]
    return {
        str(one["uid"]): (str(one.get("status", "")), int(str(one["sequence"]))) for one in mine
    }


def test_rfc_5545_an_entry_comes_back_under_its_id_with_a_higher_number(file: Path) -> None:
    leaves = ("team", "withdraw", TEAM, "--reason", "Too few players.", "--on", "2012-02-18")
    seen = [entries(file)]
    for deed in (leaves, ("undo", "--why", "It stays."), leaves):
        do(file, *deed)
        seen.append(entries(file))
    # Eleven matches, four of them still to come on 18 February: those are cancelled, twice.
    gone = [{uid for uid, (status, _n) in state.items() if status == "CANCELLED"} for state in seen]
    assert [len(one) for one in gone] == [0, 4, 0, 4]
    assert gone[1] == gone[3]
    assert len(seen[0]) == 11
    assert all(state.keys() == seen[0].keys() for state in seen)
    for before, after in pairwise(seen):
        assert all(after[uid][1] > before[uid][1] for uid in gone[1])


def test_rfc_5545_a_match_that_moves_and_moves_back_counts_up(file: Path) -> None:
    match = ("landesliga", "8", TEAM, "LANDESLIGA07")
    seen = [entries(file)]
    agreed = ("--agreed", TEAM, "--agreed", "LANDESLIGA07", "--notified", "2012-02-20")
    moved = ("calendar", "move", *match, "--to", "2012-02-24", *agreed)
    for deed in (moved, ("undo", "--why", "No.")):
        do(file, *deed)
        seen.append(entries(file))
    grown = [
        {uid for uid in before if after[uid][1] > before[uid][1]}
        for before, after in pairwise(seen)
    ]
    assert len(grown[0]) == 1
    assert grown[0] == grown[1]
