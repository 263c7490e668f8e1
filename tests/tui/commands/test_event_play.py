"""Games and matches of events by the commands ``event game``, ``match``, ``table``."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.addresses import Location
from league.facts.actors import official
from league.facts.events import EventFile
from league.services.events import records
from league.services.events.tables import event_table
from league.services.session import transactions
from league.storage.database import opened
from tests.league.services.events.test_events import youths
from tests.worlds.desk_world import run
from tests.worlds.paper_world import BY, CLOSING, EVENT_DAY, FULL, open_world


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Location]:
    """An individual event with two players."""
    open_world(tmp_path, youths())
    records.create_event(None, EventFile("e", "U18", 2012, EVENT_DAY, FULL), actor=official(BY))
    records.issue_event(None, "e", CLOSING, actor=official(BY))
    for ident in ("y1", "y2"):
        records.enter(None, "e", ident, CLOSING, actor=official(BY))
    yield opened()
    transactions.close_file()


def points(path: Path) -> dict[str, str]:
    transactions.open_file(path, must_exist=True)
    table = event_table(None, "e")
    return {} if table is None else {line.who: line.figures[0] for line in table.lines}


@pytest.mark.parametrize(
    ("typed", "first", "second"),
    [
        ("1:0", "1.0", "0.0"),
        ("½:½", "0.5", "0.5"),
        ("0.5 : 0,5", "0.5", "0.5"),
        ("0:1", "0.0", "1.0"),
        ("0:0", "0.0", "0.0"),
    ],
)
def test_a_game_is_typed_as_people_write_it(
    path: Path, typed: str, first: str, second: str
) -> None:
    done = run("--db", path, "--by", BY, "event", "game", "e", "1", "y1", "y2", typed)
    assert done.exit_code == 0, done.output
    assert points(path) == {"y1": first, "y2": second}


@pytest.mark.parametrize("typed", ["2:0", "1:1", "½:0", "0:½", "2", "one"])
def test_what_no_game_can_end_with_is_refused_and_not_stored(path: Path, typed: str) -> None:
    done = run("--db", path, "--by", BY, "event", "game", "e", "1", "y1", "y2", typed)
    assert (done.exit_code, points(path)) == (2, {})
    assert f"“{typed}” is no result" in done.output


def test_a_book_without_places_in_championships_says_so(path: Path) -> None:
    for deed in (("candidate", "e", "y1"), ("regional", "e", "--date", "2012-01-07")):
        result = run("--db", path, "event", *deed)
        assert (result.exit_code, result.stderr) == (
            2,
            "Error: TUWO has no rule about places in championships.\n",
        )


def test_a_book_with_events_says_that_further_parts_are_what_it_lacks(path: Path) -> None:
    result = run("--db", path, "event", "change", "e", "--part", "food=Soup.")
    assert (result.exit_code, result.stderr) == (
        2,
        "Error: TUWO has no rule about further parts of an announcement.\n",
    )
