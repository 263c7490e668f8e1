from collections.abc import Iterable
from dataclasses import replace
from datetime import date, datetime, time
from io import BytesIO

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.utils import get_column_letter, range_boundaries
from openpyxl.worksheet.worksheet import Worksheet

from league.language import speaking
from league.views.columns import Kind
from reports import document_xlsx
from reports.document import Cell, Column, Document, Facts, Table, Words
from tests.reports.documents import document_samples as samples


def written(documents: Iterable[Document]) -> bytes:
    file = BytesIO()
    document_xlsx.save(documents, file)
    return file.getvalue()


def book(*documents: Document) -> Workbook:
    return load_workbook(BytesIO(written(documents)))


def rows(sheet: Worksheet) -> list[list[object]]:
    """Return the rows of a sheet's only table, header first."""
    top = int(str(sheet.print_title_rows).split(":")[0].strip("$"))
    return [[cell.value for cell in row] for row in sheet.iter_rows(min_row=top)]


def test_a_named_table_has_a_sheet_with_real_values() -> None:
    """Half points 3 are 1.5, cents 2400 are 24 euros; a day is midnight of that day."""
    sheet = book(samples.letter(samples.fees()))["Gebühren"]
    day = datetime(2011, 10, 15)  # noqa: DTZ001  # as openpyxl reads a date
    assert rows(sheet)[3] == [3, "SK Almdorf 3", day, time(14, 5), 1.5, 24]
    assert [sheet.title for sheet in book(samples.letter(samples.fees()))] == ["Gebühren"]


def test_sums_are_formulas_that_add_up() -> None:
    """0.5 + 1 + 1.5 points are 3, and 22 + 23 + 24 euros are 69."""
    sheet = book(samples.letter(samples.fees()))["Gebühren"]
    last = rows(sheet)[-1]
    assert last[1] == "Sum"
    for formula, total in ((last[4], 3), (last[5], 69)):
        area = str(formula).removeprefix("=SUM(").removesuffix(")")
        left, top, right, bottom = range_boundaries(area)
        cells = sheet.iter_rows(top, bottom, left, right, values_only=True)
        assert sum(float(str(value)) for row in cells for value in row) == total


def test_euros_and_days_look_as_the_language_has_them() -> None:
    with speaking("de"):
        sheet = book(samples.letter(samples.fees()))["Gebühren"]
    cells = next(sheet.iter_rows(min_row=6, max_row=6))
    assert [cell.number_format for cell in cells][2:] == [
        "DD.MM.YYYY",
        "HH:MM",
        "0.0",
        '"€ "#,##0.00',
    ]


def test_what_has_no_name_stands_on_the_first_sheet() -> None:
    made = book(samples.of_all_blocks())
    assert made.sheetnames == ["Pönalevorschreibung", "Gebühren"]
    said = [cell.value for row in made.worksheets[0] for cell in row if cell.value is not None]
    day = datetime(2011, 10, 15)  # noqa: DTZ001  # as openpyxl reads a date
    for part in (
        "Tag",
        day,
        time(14, 5),
        "Gasthof zur Post",
        "Erste Zeile",
        "Urkunde",
        "Der Wettkampf",
    ):
        assert part in said


def test_a_result_has_a_column_for_each_side_and_small_words_one_too() -> None:
    made = rows(book(samples.of_all_blocks()).worksheets[0])
    assert made[0][:5] == ["Spieler", "Remark", "Ergebnis (home)", "Ergebnis (away)", samples.MARK]
    assert made[1][1:5] == ["(A) 100205", 1, 0, 1.5]
    assert made[2][:5] == ["Köhler", None, None, "K", None]


def test_sheets_of_many_documents_have_names_of_their_own() -> None:
    odd = Table((Column("A"),), (("x",),), "A/B: [1] * " + "sehr lange " * 5)
    first = Document(title="T", blocks=(odd,))
    made = book(first, replace(first, title="U"), first)
    assert len({name.casefold() for name in made.sheetnames}) == 3
    assert all(len(name) <= 31 and not set(name) & set("[]:*?/\\") for name in made.sheetnames)


def test_no_sheet_is_empty() -> None:
    empty = Table((Column("A"),), (), "Leer")
    made = book(Document(title="T", blocks=(empty, Words("Text"))))
    assert made.sheetnames == ["T"]
    assert book(Document(title="Nur Titel", blocks=(empty,))).sheetnames == ["Nur Titel"]


def test_sheets_print_on_the_width_of_a4_with_their_header_and_foot() -> None:
    sheet = book(samples.letter(samples.fees(60)))["Gebühren"]
    assert sheet.page_setup.paperSize == 9  # A4
    assert (sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight) == (1, 0)
    assert sheet.print_title_rows == "$5:$5"
    assert sheet.print_area == "'Gebühren'!$A$1:$F$66"
    foot = sheet.oddFooter
    assert foot is not None
    assert foot.left.text == "Landesverband · 2011/12 · For: SK Almdorf"
    assert foot.right.text == "Page &P of &N"


def _printed(sheet: Worksheet) -> float:
    """Return how many characters the printed columns are wide; one that is not set has 8."""
    _first, _top, last, _bottom = range_boundaries(str(sheet.print_area).split("!")[1])
    letters = (get_column_letter(column) for column in range(1, int(last or 0) + 1))
    held = (sheet.column_dimensions.get(letter) for letter in letters)
    return sum(one.width if one and one.customWidth else 8.0 for one in held)


def test_a_title_broader_than_its_table_is_printed_whole() -> None:
    """30 letters of 17 points take the room of 51 in letters of 10 points."""
    table = Table((Column("A"),), (("x",),), "Fees")
    first, second = book(Document(title="T" * 30, blocks=(Words("x"), table))).worksheets
    assert _printed(first) >= 51
    named = replace(table, name="T" * 30)
    (sheet,) = book(Document(title="x", blocks=(named,))).worksheets
    assert _printed(sheet) >= 51
    assert second.title == "Fees"


def test_a_date_among_facts_has_a_column_that_shows_it() -> None:
    """``24.09.2011`` has ten signs; in less a spreadsheet shows ``###``."""
    narrow = Table((Column("No."), Column("□"), Column("Name")), ((1, "x", "Huber"),))
    blocks = (Facts((("Day", date(2011, 9, 24)),)), narrow)
    (sheet,) = book(Document(title="T", blocks=blocks)).worksheets
    held = [cell for row in sheet.iter_rows() for cell in row if isinstance(cell.value, datetime)]
    assert [sheet.column_dimensions[cell.column_letter].width > 10 for cell in held] == [True]


def test_names_stay_in_view() -> None:
    assert book(samples.letter(samples.fees()))["Gebühren"].freeze_panes == "C6"


def test_columns_are_as_wide_as_their_contents() -> None:
    """A calibri digit is a unit; ``SK Almdorf 3`` has twelve signs, ``€ 24,00`` seven."""
    with speaking("de"):
        sheet = book(samples.letter(samples.fees()))["Gebühren"]
    assert sheet.column_dimensions["B"].width > 12
    assert sheet.column_dimensions["F"].width > 7
    assert sheet.column_dimensions["A"].width < sheet.column_dimensions["B"].width


def test_a_name_of_200_letters_is_broken_in_its_cell() -> None:
    table = Table((Column("Name"),), ((samples.ENDLESS,),), "Namen")
    sheet = book(Document(title="T", blocks=(table,)))["Namen"]
    assert sheet.column_dimensions["A"].width < 40
    assert sheet["A6"].alignment.wrap_text
    assert float(sheet.row_dimensions[6].height or 0) > 5 * 13


def test_print_reaches_as_far_as_long_words() -> None:
    """A line has ninety signs at most, a column whose width is not set about eight."""
    sheet = book(Document(title="T", blocks=(Words("Wort " * 100),))).worksheets[0]
    right = range_boundaries(str(sheet.print_area).split("!")[1])[2]
    assert right is not None
    assert 8 * right >= 85


@pytest.mark.parametrize("words", ["=1+1", "+1", "-1", "@x", "'x", "=HYPERLINK(1)"])
def test_words_that_begin_like_a_formula_stay_words(words: str) -> None:
    table = Table((Column(words),), ((words,), (Cell(words, below=words),)), "N")
    sheet = book(Document(title=words, over=words, blocks=(table, Facts(((words, words),)))))["N"]
    assert all(cell.data_type != "f" for row in sheet for cell in row)
    assert rows(sheet)[1][0] == words


def test_odd_signs_are_shown() -> None:
    table = Table((Column("a\x1b"),), (("b\u202e",),), "c\x00")
    sheet = book(Document(title="d\x07", blocks=(table,))).worksheets[0]
    assert sheet.title == "c‹U+0000›"
    assert rows(sheet) == [["a‹U+001B›"], ["b‹U+202E›"]]


def test_emphasis_is_kept() -> None:
    cell = Cell(1, bold=True, shaded=True)
    table = Table((Column("A", Kind.NUMBER),), ((cell,), (Cell(2, warm=True),), (3,)), "N")
    sheet = book(Document(title="T", blocks=(table,)))["N"]
    colours = [sheet[f"A{row}"].fill.fgColor.rgb for row in (6, 7, 8)]
    assert len(set(colours)) == 3
    assert [bool(sheet[f"A{row}"].font.bold) for row in (6, 7)] == [True, False]


def test_equal_documents_give_equal_bytes() -> None:
    both = [samples.of_all_blocks(), samples.form()]
    assert written(both) == written(both)
