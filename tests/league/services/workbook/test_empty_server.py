"""A workbook looked through for a server on which nothing of ours is: nothing is made there."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest

from league.addresses import Address
from league.services.home.season_import import preview
from league.services.session import transactions
from tests import postgres_server as server
from tests.league.services.workbook.test_saved_again import RESAVED, edited
from tests.worlds.desk_world import run

SCHEMAS = "SELECT 1 FROM information_schema.schemata WHERE schema_name = 'spielleiter'"


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    return f"empty_{abs(hash(request.node.nodeid)):x}"


@pytest.fixture
def place(name: str) -> Iterator[Address]:
    """A database in which nobody has made anything yet."""
    server.server()
    with server.made(name) as address:
        yield address
        transactions.close_file()


def test_a_dry_run_tells_all_and_makes_nothing(place: Address, name: str) -> None:
    told = run("--db", place.url, "import", RESAVED, "--dry-run")
    assert told.exit_code == 0
    assert "Season 2011/12: 3 divisions" in told.stderr
    assert "Nothing was stored." in told.stderr
    assert "are unchanged since it was written" in told.stderr
    assert server.run_sql(SCHEMAS, name) == []


def test_the_screen_shows_what_would_come(place: Address, name: str) -> None:
    _whole, shown = preview(RESAVED, place)
    assert (shown.replaces, shown.look.seen, shown.look.listed) == (False, None, ())
    assert server.run_sql(SCHEMAS, name) == []


def test_what_was_edited_is_listed_first_and_stored_when_accepted(
    place: Address, name: str, tmp_path: Path
) -> None:
    book = Path(copyfile(RESAVED, tmp_path / "season.xlsx"))

    def change(whole: object) -> None:
        whole["Entscheidungen"]["I2"].value = "By nobody."  # type: ignore[index]  # a workbook

    edited(book, change)
    first = run("--db", place.url, "import", book)
    assert first.exit_code == 1
    assert server.run_sql(SCHEMAS, name) == []
    code = first.stderr.partition("--accept ")[2].split()[0]
    assert run("--db", place.url, "import", book, "--accept", code).exit_code == 0
    assert transactions.season_names() == ["2011/12"]
