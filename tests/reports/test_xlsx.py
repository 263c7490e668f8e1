from dataclasses import replace
from datetime import datetime, time
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.cell.cell import Cell
from openpyxl.worksheet.worksheet import Worksheet

from league.errors import InputError
from league.language import speaking
from league.views.divisions import DivisionView
from league.views.matches import MatchView
from tests.worlds import view_samples as samples
from tests.worlds.division_files import division_xlsx


def match_book(tmp_path: Path, view: MatchView) -> Workbook:
    samples.write_match(view, tmp_path / "match.xlsx", force=True)
    return load_workbook(tmp_path / "match.xlsx")


def division_book(tmp_path: Path, view: DivisionView) -> Workbook:
    division_xlsx(view, tmp_path / "division.xlsx")
    return load_workbook(tmp_path / "division.xlsx")


def table(sheet: Worksheet) -> list[list[object]]:
    """Return the rows below the frozen header, header first."""
    top = int(str(sheet.freeze_panes).lstrip("ABCD")) - 1
    return [[cell.value for cell in row] for row in sheet.iter_rows(min_row=top)]


def is_date(cell: object) -> bool:
    return isinstance(cell, Cell) and cell.is_date


def boards(tmp_path: Path, view: MatchView) -> list[dict[str, object]]:
    """Return the boards by the headings of their columns, those of the away side with “away”."""
    head, *rows = table(match_book(tmp_path, view).worksheets[0])
    names, seen = list[str](), set[object]()
    for label in head:
        names.append(f"{label} away" if label in seen else str(label))
        seen.add(label)
    return [dict(zip(names, row, strict=True)) for row in rows]


def results(row: dict[str, object]) -> list[object]:
    """Return what was played and what counts, home first."""
    labels = [f"{what} ({side})" for what in ("over the board", "counts") for side in SIDES]
    return [row[label] for label in labels]


SIDES = ("home", "away")


def test_boards_are_numbers(tmp_path: Path) -> None:
    rows = boards(tmp_path, samples.match_view())
    third = rows[2]
    assert [third["Bd."], third["SK Almdorf 1"], third["Pass no."], third["Elo"]] == [
        3, "Bründlbauer Frieda", "100205", 2065,
    ]  # fmt: skip
    assert results(third) == [1, 0, 0, 1]
    assert rows[0]["Pass no."] == "(A) 100201"
    assert rows[3]["Pass no."] == "(A)(J) 100207"


def test_an_empty_board_is_k(tmp_path: Path) -> None:
    row = boards(tmp_path, samples.match_view())[5]
    assert (row["SK Almdorf 1"], row["Pass no."], row["Elo"]) == ("not occupied", None, None)
    assert results(row)[2:] == ["K", 1]


def test_sums_stand_below_the_boards(tmp_path: Path) -> None:
    games, points = boards(tmp_path, samples.match_view())[8:10]
    assert (games["SK Almdorf 1"], results(games)[2:]) == ("Game points", [2.5, 4.5])
    assert (points["SK Almdorf 1"], results(points)[2:]) == ("Match points", [0, 2])


def test_half_points_show_one_decimal(tmp_path: Path) -> None:
    sheet = match_book(tmp_path, samples.match_view()).worksheets[0]
    found = [cell for row in sheet.iter_rows() for cell in row if cell.value == 0.5]
    # Board 2 was drawn and counts as drawn, board 5 was drawn and counts for nobody.
    assert len(found) == 6
    assert {cell.number_format for cell in found} == {"0.0"}


@pytest.mark.parametrize(("language", "form"), [("de", "DD.MM.YYYY"), ("en", "D MMM YYYY")])
def test_dates_are_dates(tmp_path: Path, language: str, form: str) -> None:
    with speaking(language):
        samples.write_match(samples.match_view(), tmp_path / "m.xlsx")
    sheet = load_workbook(tmp_path / "m.xlsx").worksheets[0]
    found = [cell for row in sheet.iter_rows(max_row=9) for cell in row if is_date(cell)]
    assert [cell.value for cell in found] == [datetime(2011, 10, 15), time(14, 0)]  # noqa: DTZ001  # a workbook's dates know no zone
    assert found[0].number_format == form


def test_money_is_a_number_in_euros(tmp_path: Path) -> None:
    sheet = match_book(tmp_path, samples.match_view())["Fees"]
    rows = table(sheet)
    assert [row[4] for row in rows[1:]] == [22, 30, 11, 11, 22, 7]
    assert rows[2][:4] == ["TUWO § 4.4.a.2", 6, "SK Almdorf 1", "Schachfreunde Föhrenstein 1"]
    assert rows[2][5] == "paid in cash"
    assert rows[5][5] == "waived"


def test_findings_carry_both_citations_and_the_ruling(tmp_path: Path) -> None:
    rows = table(match_book(tmp_path, samples.match_view())["Findings"])
    assert rows[3] == [
        3,
        "TUWO § 1.7.a → TUWO § 7.2.a",
        "Schachfreunde Föhrenstein 1",
        "board 8",
        "Two foreigners were fielded, one is allowed; the second one is on board 8.",
        "Waived: His equal status was granted on the day before; the notice came too late.",
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "#N/A", '=HYPERLINK("x")'])
def test_what_people_type_is_text(tmp_path: Path, name: str) -> None:
    rows = samples.boards()
    odd = replace(rows[0], home=samples.seat(1, name=name))
    view = replace(samples.match_view(), boards=(odd, *rows[1:]), home_name=name)
    book = match_book(tmp_path, view)
    found = [
        cell
        for sheet in book.worksheets
        for row in sheet.iter_rows()
        for cell in row
        if cell.value == name
    ]
    assert len(found) > 1
    assert {cell.data_type for cell in found} == {"s"}
    assert {cell.quotePrefix for cell in found} == {not name.startswith("#")}


def test_signs_no_workbook_holds_are_shown_by_their_numbers(tmp_path: Path) -> None:
    rows = samples.boards()
    odd = replace(rows[0], home=samples.seat(1, name="Kő\x00r\ud800ös\x1f\ufffe Berta"))
    view = replace(samples.match_view(), boards=(odd, *rows[1:]))
    said = boards(tmp_path, view)[0]["SK Almdorf 1"]
    assert said == "Kő‹U+0000›r‹U+D800›ös‹U+001F›‹U+FFFE› Berta"


def test_sheets_print_on_a4_as_wide_as_the_page(tmp_path: Path) -> None:
    books = (
        match_book(tmp_path, samples.match_view()),
        division_book(tmp_path, samples.division_view(24)),
    )
    for sheet in (sheet for book in books for sheet in book.worksheets):
        assert sheet.page_setup.paperSize == 9  # A4 by the file format's numbers
        setup = sheet.sheet_properties.pageSetUpPr
        assert setup is not None
        assert setup.fitToPage
        assert (sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight) == (1, 0)
        assert sheet.print_area.endswith(f"${sheet.max_row}")
        foot = sheet.oddFooter
        assert foot is not None
        assert foot.right.text == "Page &P of &N"
        top = int(str(sheet.freeze_panes).lstrip("ABCD")) - 1
        assert sheet.print_title_rows == f"${top}:${top}"


def test_no_number_or_date_is_wider_than_its_column(tmp_path: Path) -> None:
    """A column is as wide as its characters; ``29.10.2011`` needs ten, ``16645.5`` seven."""
    book = division_book(tmp_path, samples.division_view(24))
    assert book["Rounds"].column_dimensions["B"].width >= 10
    assert book["Table"].column_dimensions["I"].width >= 7


def test_the_table_holds_numbers(tmp_path: Path) -> None:
    """Team 1 beat the others 5, 5½ and 6 : 16½ game points, 6 match points."""
    rows = table(division_book(tmp_path, samples.division_view(4))["Table"])
    assert rows[1][:9] == [1, "SK Almdorf 1", 3, 3, 0, 0, 6, 16.5, 137 * 16.5]


def test_the_cross_table_holds_numbers_with_an_empty_diagonal(tmp_path: Path) -> None:
    rows = table(division_book(tmp_path, samples.division_view(4))["Cross table"])
    assert rows[0][2:] == ["1", "2", "3", "4"]
    assert rows[1] == [1, "SK Almdorf 1", None, 5, 5.5, 6]
    assert rows[2] == [2, "SK Bachried 1", 3, None, 6, 4.5]


def test_two_meetings_take_two_columns(tmp_path: Path) -> None:
    rows = table(division_book(tmp_path, samples.division_view(2, meetings=2))["Cross table"])
    assert rows[0][2:] == ["1", "1", "2", "2"]
    assert rows[1][2:] == [None, None, 5, 5]


def test_names_and_header_stay_in_view(tmp_path: Path) -> None:
    sheet = division_book(tmp_path, samples.division_view(12))["Cross table"]
    assert str(sheet.freeze_panes).startswith("C")


def test_rounds_are_listed_with_dates(tmp_path: Path) -> None:
    rows = table(division_book(tmp_path, samples.division_view(4))["Rounds"])
    assert len(rows) == 1 + 6
    when = datetime(2011, 10, 29)  # noqa: DTZ001  # a workbook's dates know no zone
    assert rows[1][:6] == [1, when, "SK Almdorf 1", "SK Dürnfels 1", 4.5, 3.5]
    assert rows[6][4:] == [None, None, "no results yet"]


def test_a_match_without_entries_and_an_empty_division_are_written(tmp_path: Path) -> None:
    first = boards(tmp_path, samples.empty_match_view())[0]
    assert (first["Bd."], first["SK Almdorf 1"], *results(first)) == (1, None, *[None] * 4)
    nothing = replace(samples.division_view(2), rows=(), cross=(), rounds=())
    (sheet,) = division_book(tmp_path, nothing).worksheets
    assert "There is no team." in [cell.value for row in sheet.iter_rows() for cell in row]


def test_the_same_view_gives_the_same_cells(tmp_path: Path) -> None:
    books = [match_book(tmp_path, samples.match_view()) for _time in range(2)]
    one, two = (
        [[cell.value for cell in row] for sheet in book.worksheets for row in sheet.iter_rows()]
        for book in books
    )
    assert one == two


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"There is no folder .*nowhere"):
        division_xlsx(samples.division_view(2), tmp_path / "nowhere" / "d.xlsx")
