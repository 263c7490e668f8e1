"""A tournament's rating report where the federation's book has no rule about ratings."""

import csv
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.trf.records import Edition, TrfFile, TrfGame, TrfPlayer
from league.trf.writing import write
from tests.worlds.desk_world import run

DAY = date(2026, 3, 7)
ADAM = TrfPlayer(
    number=1, name="Adam, Eva", sex="w", title="FM", rating=2200, federation="AUT",
    fide_id="1600001", born="1990/05/31", games=(TrfGame(2, "w", "1"), TrfGame(3, "b", "+")),
)  # fmt: skip
BERGER = TrfPlayer(
    number=2, name="Berger, Max", games=(TrfGame(1, "b", "0"), TrfGame(None, "", "U"))
)
CERNY = TrfPlayer(
    number=3, name="Cerny, Ida", sex="w", federation="AUT", fide_id="1600003", born="1988",
    games=(TrfGame(None, "", "H"), TrfGame(1, "w", "-")),
)  # fmt: skip
OPEN = TrfFile(
    name="Open", kind="Individual: Swiss-System", federation="AUT", rounds=2, first_day=DAY,
    last_day=DAY, time_control="90 min", players=(ADAM, BERGER, CERNY),
)  # fmt: skip


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a season of a federation whose book has no rule about ratings."""
    path = tmp_path / "league.sqlite"
    made = run(
        "--db", path, "season", "new", "2025/26", "--rulebook", "sjrp-2025",
        "--federation", "Schachjugend", "--list-date", "2025-07-01",
    )  # fmt: skip
    assert made.exit_code == 0, made.stderr
    return path


def report(database: Path, trf: TrfFile, *more: str, kind: str = "csv") -> tuple[str, str]:
    """Put a file on record; return the report of it, and what was said instead."""
    source, out = database.with_name("open.trf"), database.with_name(f"open.{kind}")
    source.write_bytes(write(trf, Edition.TRF26).text.encode())
    brought = run("--db", database, "tournament", "import", source, *more)
    assert brought.exit_code == 0, brought.stderr
    told = run("--db", database, "report", "tournament-rating-report", "open", out)
    return out.read_text(encoding="utf-8-sig") if out.exists() else "", told.stderr


def test_a_federation_without_a_rating_rule_gets_the_report_of_fide(database: Path) -> None:
    """1 beat 2 and won without play against 3; 2 had the bye, 3 half a point: no games."""
    text, said = report(database, OPEN)
    rows = {cells[0]: cells for cells in csv.reader(text.splitlines()) if cells}
    assert rows["1"][2:4] == ["Adam", "Eva"], said
    assert {"1600001", "2200", "AUT", "FM", "1990-05-31"} <= set(rows["1"])
    assert rows["1"][-2:] == ["2+", "K+"]
    assert rows["2"][-2:] == ["1−", "K+"]
    assert rows["3"][-2:] == ["K=", "K−"]


def test_it_names_what_is_not_on_file_for_fide(database: Path) -> None:
    text, _said = report(database, OPEN, kind="txt")
    assert "Not on file for FIDE: the days of the rounds, the chief arbiter." in text
    assert "Time control: 90 min" in text
    gaps = next(line for line in text.splitlines() if "FIDE id, Federation, Born, Sex" in line)
    assert gaps.startswith("G2 ")


def test_without_a_day_there_is_no_report(database: Path) -> None:
    undated = replace(OPEN, first_day=None, last_day=None)
    text, said = report(database, undated, "--unplayed", "fide-c07-2026")
    assert not text
    assert "Open: the report needs the first day; “tournament change open" in said


def test_before_anything_was_played_there_is_no_report(database: Path) -> None:
    waiting = replace(
        OPEN,
        players=(
            replace(ADAM, games=(TrfGame(2, "w", ""),)),
            replace(BERGER, games=(TrfGame(1, "b", ""),)),
        ),
    )
    text, said = report(database, waiting)
    assert not text
    assert "Open has no results to report yet." in said
