"""A list is described once: what is added to its description stands at every door."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import league.services
import league.views
import reports
import tui
from league.facts.actors import official
from league.rulebooks import load
from league.services.session import transactions
from league.views.columns import At, Column
from reports.paper import Format
from tests.league.services.protests.test_courts import season as school_season
from tests.tui.plain_world import full_file
from tests.worlds import draw_world
from tests.worlds.court_world import protested, with_court
from tests.worlds.desk_world import run
from tests.worlds.paper_reading import paper
from tests.worlds.youth_world import ANNOUNCED, youth_federation
from tui.kit.themes import Ink

Description = tuple[Column[Any], ...]


@dataclass(frozen=True, slots=True)
class Ways:
    """How a list is seen: page and thing, the command, a paper and what it is about."""

    screen: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    data: tuple[str, ...] = ()
    """The command as JSON."""
    paper: tuple[str, ...] = ()
    world: str = "full"

    @property
    def doors(self) -> At:
        """Where the list is drawn."""
        named = (self.screen, self.text, self.data, self.paper)
        doors = (At.SCREEN, At.TEXT, At.JSON, At.PAPER)
        return reduce(or_, (door for door, way in zip(doors, named, strict=True) if way))


TABLE = ("table", "landesliga")
DIVISION = ("division", "landesliga")
ACCOUNT = ("account", "club", "602")
PROTEST = ("protest", "list", "--date", "2012-03-08")
DRAW = ("draw", draw_world.KL)
EVENT, FEES = ("event", "u14"), ("event", "fees", "u14")

LISTS = {
    "league.views.tasks.TASKS": Ways(("season",), ("due",), ("due", "--json")),
    "league.views.divisions.standing_columns": Ways(DIVISION, TABLE, (*TABLE, "--json"), TABLE),
    "league.views.divisions.criteria_columns": Ways(DIVISION, TABLE, (*TABLE, "--json"), TABLE),
    "league.views.statistics.scorer_columns": Ways(DIVISION, paper=("scorers", "landesliga")),
    "league.views.statistics.board_columns": Ways(DIVISION, paper=("boards", "landesliga")),
    "league.views.statements.CLUBS": Ways(
        ("accounts",), ("account", "list"), ("account", "list", "--json")
    ),
    "league.views.columns_accounts.CHARGES": Ways(
        ("accounts",), ("account", "propose"), ("account", "propose", "--json")
    ),
    "league.views.columns_accounts.REFUNDS": Ways(("accounts",)),
    "league.views.columns_accounts.ARREARS": Ways(("accounts",)),
    "league.views.columns_accounts.LINES": Ways(
        ("account", "602"), ACCOUNT, (*ACCOUNT, "--json"), ("statement", "602")
    ),
    "league.views.columns_accounts.ITEMS": Ways(
        ("account", "602"), data=(*ACCOUNT, "--json"), paper=("statement", "602")
    ),
    "league.views.columns_accounts.NOTICES": Ways(
        ("accounts",), ("account", "notices"), ("account", "notices", "--json")
    ),
    "league.views.columns_accounts.DEPOSITS": Ways(
        ("accounts",), ("account", "deposits"), ("account", "deposits", "--json"), ("treasurer",)
    ),
    "league.views.columns_events.CLUB_FEES": Ways(EVENT, FEES, (*FEES, "--json"), world="youth"),
    "league.views.columns_events.FEES": Ways(EVENT, FEES, (*FEES, "--json"), world="youth"),
    "league.views.columns_events.PLACES": Ways(EVENT, ("event", "places", "u14"), world="youth"),
    "league.views.columns_tournaments.TOURNAMENTS": Ways(("tournaments",), ("tournament", "list")),
    "league.views.columns_tournaments.entry_columns": Ways(
        ("tournament", "open"), ("tournament", "show", "open")
    ),
    "league.views.users.ACCOUNTS": Ways(("users",), ("users", "list")),
    "league.services.protests.columns.PROTESTS": Ways(("protests",), PROTEST, (*PROTEST, "--json")),
    "league.services.protests.columns.COURTS": Ways(
        ("protests",), ("protest", "list"), ("protest", "list", "--json"), world="school"
    ),
    "league.views.ratings.rating_columns": Ways(
        ("elo",), data=("elo", "period", "--until", "2011-12-31", "--json")
    ),
    "league.views.draws.MEETINGS": Ways(DRAW, paper=DRAW, world="drawn"),
    "reports.layouts.draw_protocol._LOTS": Ways(paper=DRAW, world="drawn"),
    "reports.layouts.draw_protocol._NUMBERS": Ways(paper=DRAW, world="drawn"),
    "reports.layouts.tournament_parts.people_columns": Ways(paper=("starting-list", "open")),
    "reports.layouts.tournament_tables._people": Ways(paper=("progress", "open")),
    "reports.layouts.tournament_tables._sums": Ways(paper=("standings", "open")),
    "reports.layouts.tournament_tables._named": Ways(paper=("arithmetic", "open")),
    "reports.layouts.tournament_tables._NOTES": Ways(paper=("standings", "open")),
    "reports.layouts.treasurer._CLUBS": Ways(paper=("treasurer",)),
    "reports.layouts.treasurer._ENTRIES": Ways(paper=("treasurer",)),
    "reports.layouts.promotion_list._MOVES": Ways(paper=("promotion",)),
    "reports.layouts.passes._ROWS": Ways(paper=("passes", "LANDESLIGA01")),
    "reports.layouts.register._LINES": Ways(paper=("register",)),
    **{
        f"reports.layouts.overview.{name}": Ways(paper=("overview",))
        for name in (
            *("_DIVISIONS", "_CLUBS", "_players", "_TEAMS", "_listed", "_MATCHES", "_BOARDS"),
        )
    },
    "reports.layouts.season_parts._FIXTURES": Ways(paper=("fixtures", "landesliga")),
    "reports.layouts.fixtures._CALENDAR": Ways(paper=("calendar",)),
}
"""Every list that is described."""


def _modules() -> None:
    """Load whatever may draw a list: what is loaded while one is changed would keep the change."""
    for package in (league.views, league.services, reports, tui):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("__main__"):
                import_module(found.name)


def _described() -> Iterator[tuple[str, object]]:
    _modules()
    for name, module in list(sys.modules.items()):
        if not name.startswith(("league.", "tui.", "reports.", "web.", "tests.")):
            continue
        for attribute, value in vars(module).items():
            home = f"{name}.{attribute}"
            if isinstance(value, tuple) and value and isinstance(value[0], Column):
                if not any(home.startswith(door) for door in ("tui.", "tests.")):
                    yield home, value
            elif callable(value) and getattr(value, "__module__", "") == name:
                made = getattr(value, "__annotations__", {}).get("return", "")
                if str(made).startswith("tuple[league.views.columns.Column"):
                    yield home, value


def test_every_described_list_is_known_here() -> None:
    every = dict(_described())
    homes: dict[int, str] = {}
    for name, value in every.items():
        # A list that others import stands in several modules; its home is known here.
        homes.setdefault(id(value), name)
        if name in LISTS:
            homes[id(value)] = name
    assert set(homes.values()) == set(LISTS)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A file for each world, with something in every list."""
    _modules()
    folders = {name: tmp_path_factory.mktemp(name) for name in ("full", "school", "drawn", "youth")}
    full = full_file(folders["full"])
    assert run("--db", full, "users", "add", "anna", "Anna Berger").exit_code == 0
    _waive_a_posted_fee(full)
    leaves = ("player", "deregister", "100018", "602", "--notice", "2011-12-19")
    for words in (leaves, ("tournament", "leave", "open", "G6", "--why", "ill")):
        left = run("--db", full, *words)
        assert left.exit_code == 0, left.stderr
    school = folders["school"] / "season.sqlite"
    transactions.open_file(school)
    transactions.import_season(school_season(), official("Official"), "")
    with_court()
    protested()
    transactions.close_file()
    objects = ("object", "vm-u14", "1", "--date", "2026-05-09", "--who", "A 1", "--text", "Touch.")
    assert run("--db", school, "protest", *objects).exit_code == 0
    drawn = draw_world.stored_in(folders["drawn"], draw_world.undrawn())
    days = ",".join(f"2011-10-{day:02}" for day in range(1, 28, 4))
    made = run("--db", drawn, "draw", draw_world.KL, "--seed", "7", "--dates", days)
    assert made.exit_code == 0, made.stderr
    assert run("--db", drawn, "round", "publish", draw_world.KL).exit_code == 0
    return {"full": full, "school": school, "drawn": drawn, "youth": _entered(folders["youth"])}


def _entered(folder: Path) -> Path:
    """A player has entered a championship whose fee is not paid."""
    youth = youth_federation(folder)
    for words in (*ANNOUNCED, ("event", "enter", "u14", "101", "--date", "2026-02-01")):
        assert run("--db", youth, *words).exit_code == 0
    return youth


def _waive_a_posted_fee(file: Path) -> None:
    """It is to be refunded then."""
    (fee,) = json.loads(run("--db", file, "account", "club", "602", "--json").stdout)["lines"]
    match = fee["reference"].split("|")[2:6]
    shown = run("--db", file, "ruling", "show", *match).stdout.splitlines()
    number = next(line.partition(".")[0] for line in shown if fee["rule"] in line and "→" in line)
    waive = ("ruling", "waive", *match, number, "--reason", "Paid twice.")
    assert run("--db", file, *waive).exit_code == 0


EXTRA: Column[Any] = Column("zusatz", "Zusatz", lambda _row: "jawohl")


def _added(name: str, patch: pytest.MonkeyPatch) -> list[Column[Any]]:
    """Add a column to a description wherever it is known; return those seen, when all is drawn."""
    module, _dot, attribute = name.rpartition(".")
    old, seen = getattr(sys.modules[module], attribute), list[Column[Any]]()

    def made(*asked: Any, **more: Any) -> Description:
        found: Description = old(*asked, **more)
        seen.extend(found)
        return (*found, EXTRA)

    if isinstance(old, tuple):
        seen.extend(old)
    seen.append(EXTRA)
    for one in list(sys.modules.values()):
        if vars(one).get(attribute) is old:
            patch.setattr(one, attribute, (*old, EXTRA) if isinstance(old, tuple) else made)
    return seen


@pytest.mark.parametrize("name", LISTS)
def test_a_column_is_added_in_one_place_and_stands_at_every_door(
    name: str, files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a row has is a field of its view; where it stands, its description: two files."""
    ways, db = LISTS[name], files[LISTS[name].world]
    columns = _added(name, monkeypatch)
    if ways.screen:
        assert "Zusatz: jawohl" in run("--db", db, "view", *ways.screen).stdout
    if ways.text:
        assert "jawohl" in run("--db", db, *ways.text).stdout
    if ways.data:
        told = run("--db", db, *ways.data).stdout
        assert '"zusatz": "jawohl"' in told
        assert all(f'"{one.key}": ' in told for one in columns if one.at & At.JSON)
    for form in paper(ways.paper[0]).formats if ways.paper else ():
        made = tmp_path / f"paper.{form}"
        done = run("--db", db, "report", *ways.paper, str(made))
        assert done.exit_code == 0, done.stderr
        if form in (Format.CSV, Format.TXT):
            told = made.read_text(encoding="utf-8-sig")
            assert "jawohl" in told
            heads = (one.full_heading for one in columns if one.at & At.PAPER and not one.spare)
            assert all(head in " ".join(told.split()) for head in heads)
    assert ways.doors & reduce(or_, (one.at for one in columns)) == ways.doors


@pytest.mark.parametrize("name", [name for name in LISTS if name.rpartition(".")[2].isupper()])
def test_a_door_draws_each_key_once_in_an_ink_that_is_known(name: str) -> None:
    _modules()
    module, _dot, attribute = name.rpartition(".")
    columns: Description = getattr(sys.modules[module], attribute)
    for door in (At.SCREEN, At.TEXT, At.JSON, At.PAPER):
        keys = [column.key for column in columns if column.at & door]
        assert len(keys) == len(set(keys))
    known = {field.name for field in fields(Ink)} | {"bold", "italic", "strike"}
    inks = {word for one in columns if isinstance(one.ink, str) for word in one.ink.split()}
    assert inks <= known


@pytest.mark.parametrize("book", ["tuwo-stmk-2011", "sjrp-2025"])
def test_a_book_names_the_columns_of_its_tables(book: str) -> None:
    """Keys and headings are its own, for criteria that it ranks by, and none of the fixed ones."""
    found = load(book)
    ranked = {
        criterion
        for division in found.divisions.values()
        for criterion in found.criteria(division, found.on(found.first_day))
    }
    assert found.columns.keys() <= ranked
    # What is put to level teams alone is no number of a team.
    assert ranked - found.columns.keys() <= {"mini_match_points", "direct_encounter"}
    fixed = {"rank", "name", "team", "played", "won", "drawn", "lost", "provisional", "note"}
    keys = [column.key for column in found.columns.values()]
    assert len({*keys, *fixed}) == len(keys) + len(fixed)
    for language in ("de", "en"):
        heads = [column.head[language] for column in found.columns.values()]
        assert len(set(heads)) == len(heads)
