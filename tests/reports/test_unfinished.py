"""Papers of a match in which results are missing, and of the table it touches."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest
from pypdf import PdfReader

from league.services.matches.changes import record_match
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.stored import draft_of
from tests.worlds.desk_world import GAP, opened, run
from tests.worlds.division_files import division_pdf, division_xlsx
from tests.worlds.view_samples import write_match

OPEN = 3
"""The board whose result is missing."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = opened(tmp_path)
    draft = draft_of(desk, GAP)
    results = tuple(None if at == OPEN else one for at, one in enumerate(draft.results, 1))
    yield record_match(desk, GAP, replace(draft, results=results))
    transactions.close_file()


def words(path: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())


def test_the_table_marks_the_rows_that_are_provisional(desk: Desk, tmp_path: Path) -> None:
    view = division_view(desk, "landesliga")
    touched = {row.team for row in view.rows if row.note == "provisional"}
    assert touched == {row.team for row in view.rows if row.provisional} == set(GAP[2:])
    division_pdf(view, tmp_path / "table.pdf")
    said = words(tmp_path / "table.pdf")
    # Two rows, and the line below the table that says what it means.
    assert said.count("provisional") == 2
    assert "Provisional: in a match that is not finished" in said
    division_xlsx(view, tmp_path / "table.xlsx")
    sheet = openpyxl.load_workbook(tmp_path / "table.xlsx")["Table"]
    cells = [cell for row in sheet.iter_rows(values_only=True) for cell in row]
    assert cells.count("provisional") == 2


def test_the_match_report_leaves_open_what_is_open(desk: Desk, tmp_path: Path) -> None:
    view = match_view(desk, GAP)
    board = view.boards[OPEN - 1]
    assert (board.open, view.status, view.settled) == (True, "entered", False)
    write_match(view, tmp_path / "match.pdf")
    said = words(tmp_path / "match.pdf")
    assert "match points" not in said.split("Match points")[0]
    assert "0 : 0" not in said
    assert "incomplete" in said
    write_match(view, tmp_path / "match.xlsx")
    sheet = openpyxl.load_workbook(tmp_path / "match.xlsx").worksheets[0]
    cells = list(sheet.iter_rows(values_only=True))
    head = next(row for row in cells if row[0] == "Bd.")
    counts = [head.index(f"counts ({side})") for side in ("home", "away")]
    rows = [row for row in cells if row[0] == OPEN]
    # It waits: nothing that could be taken for a result, and no number that would be summed.
    assert [[row[at] for at in counts] for row in rows] == [["–", "–"]]


def test_the_plain_view_and_the_table_command_say_it(desk: Desk) -> None:
    plain = run("--db", desk.path, "view", "division", "landesliga").stdout
    assert plain.count("Note: provisional") == 2
    match = run("--db", desk.path, "view", "match", f"landesliga/{GAP[1]}/{GAP[2]}").stdout
    line = next(line for line in match.splitlines() if line.startswith(f"Board: {OPEN};"))
    assert ("Counts: no entry" in line, "0:0" in line) == (True, False)
    table = run("--db", desk.path, "table", "landesliga").stdout
    assert table.count("provisional") == 2
    audit = run("--db", desk.path, "audit", "--json").stdout
    assert audit.count('"provisional": true') == 2


def test_a_board_empty_on_both_sides_reads_as_such(tmp_path: Path) -> None:
    before = opened(tmp_path)
    draft = draft_of(before, GAP)
    nobody = replace(
        draft,
        home=(*draft.home[:-1], None),
        away=(*draft.away[:-1], None),
        results=(*draft.results[:-1], None),
    )
    desk = record_match(before, GAP, nobody)
    view = match_view(desk, GAP)
    assert (view.boards[-1].empty, view.status) == (True, "complete")
    write_match(view, tmp_path / "match.pdf")
    assert "K : K both absent" in words(tmp_path / "match.pdf")
    transactions.close_file()
    match = run("--db", desk.path, "view", "match", f"landesliga/{GAP[1]}/{GAP[2]}").stdout
    line = next(line for line in match.splitlines() if line.startswith("Board: 8;"))
    assert "Counts: nobody" in line
