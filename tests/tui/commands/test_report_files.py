"""Files of other programs put on file and written by command, twice: the same tournament."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import Result

from league.services.session import transactions
from league.services.tournaments.opening import opened as tournament
from league.trf.ascii import ascii_text
from league.trf.reading import read
from tests.worlds.desk_world import run
from tests.worlds.other_programs import FILES, NEEDED

EDITIONS = ("trf26", "trf16")


def begun(folder: Path, source: Path) -> Path:
    """Begin a season in which a file's tournament was played."""
    day = read(source.read_bytes()).first_day
    year = day.year if day else 2024
    database = folder / "season.sqlite"
    done(
        database, "season", "new", f"{year}/{(year + 1) % 100:02}", "--rulebook", "tuwo-stmk-2011",
        "--federation", "Schachverband", "--list-date", f"{year}-07-01",
    )  # fmt: skip
    return database


def done(database: Path, *words: str | Path) -> Result:
    result = run("--db", database, *words)
    assert result.exit_code == 0, result.stderr
    return result


def imported(database: Path, source: Path, id: str) -> None:
    asked = () if read(source.read_bytes()).first_day else ("--unplayed", "fide-c07-2024")
    done(database, "tournament", "import", source, "--id", id, *asked)


@NEEDED
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_exported_comes_back_as_it_was(path: Path, tmp_path: Path) -> None:
    database = begun(tmp_path, path)
    imported(database, path, "first")
    for edition in EDITIONS:
        source, again = tmp_path / f"{edition}.trf", tmp_path / f"{edition}-again.trf"
        done(database, "tournament", "export", "first", source, "--edition", edition)
        imported(database, source, edition)
        done(database, "tournament", "export", edition, again, "--edition", edition)
        assert again.read_bytes() == source.read_bytes()
        if edition == "trf26":
            assert facts(database, edition) == facts(database, "first")


def facts(database: Path, id: str) -> str:
    """Return all that is on record of a tournament but its id, its seed and its tie-breaks.

    One without tie-breaks of its own is written with those it was ranked by; places stand in the
    file. Letters are those that files have.
    """
    transactions.open_file(database)
    file = tournament(None, id).file
    one = replace(file.tournament, criteria=(), seed=0)
    return ascii_text(repr(replace(file, tournament=one)).replace(repr(id), "id"))
