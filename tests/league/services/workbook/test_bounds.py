"""Workbooks that would fill the memory, end the program, or never be read to their end."""

import random
import tracemalloc
import zipfile
from datetime import date, datetime, time, timedelta
from pathlib import Path

import openpyxl
import pytest

from league.errors import InputError, WorkbookError
from league.services.workbook import contents, spreadsheet, unpacking
from league.services.workbook.importing import read_workbook
from league.services.workbook.sheets import ALL_LAYOUTS
from league.services.workbook.spreadsheet import Sheet, read
from tests.league.services.workbook.hostile_books import MAIN, sheet, text_row, write_book
from tests.worlds.stored_world import save, templates_of, typed_workbook

MEGABYTES_MORE = 60
"""What reading a hostile file may take at most; the program itself takes about 60."""


def _one(path: Path) -> Sheet:
    return next(iter(read(path, lambda names: names[:1]).sheets.values()))


def _book(folder: Path, rows: str, **more: str) -> Path:
    parts = {f"xl/{name}.xml": content for name, content in more.items()}
    return write_book(folder / "book.xlsx", {"Blatt": rows}, parts)


def _refused(path: Path) -> str:
    """Return why a file is not read; it takes little memory to find out."""
    tracemalloc.start()
    try:
        with pytest.raises(InputError) as caught:
            read(path, lambda names: names)
        assert tracemalloc.get_traced_memory()[1] < MEGABYTES_MORE * 1_000_000
    finally:
        tracemalloc.stop()
    return str(caught.value)


def test_far_cells_cost_nothing_and_are_read(tmp_path: Path) -> None:
    far = '<row r="1048576"><c r="A1048576"><v>1</v></c><c r="XFD1048576"><v>2</v></c></row>'
    assert _one(_book(tmp_path, sheet(far))).rows == {1_048_576: {0: 1.0, 16_383: 2.0}}


@pytest.mark.parametrize(
    "row",
    [
        '<row r="1048577"><c><v>1</v></c></row>',
        '<row r="0"><c><v>1</v></c></row>',
        '<row r="2"><c r="XFE2"><v>1</v></c></row>',
        '<row r="2"><c r="A3"><v>1</v></c></row>',
        '<row r="2"><c r="2"><v>1</v></c></row>',
        '<row r="2"><c r="A2" t="s"><v>0</v></c></row>',
        '<row r="2"><c r="A2" t="s"><v>-1</v></c></row>',
        '<row r="2"><c r="A2" t="z"><v>1</v></c></row>',
        '<row r="2"><c r="A2"><v>one</v></c></row>',
        '<c r="A2"><v>1</v></c>',
    ],
)
def test_what_no_sheet_has_is_called_damaged(tmp_path: Path, row: str) -> None:
    assert "it is damaged" in _refused(_book(tmp_path, sheet(row)))


def test_a_stray_far_cell_is_a_fault_of_its_sheet(tmp_path: Path) -> None:
    path = save(typed_workbook(), tmp_path)
    book = openpyxl.load_workbook(path)
    book["Kader"]["XFD2000"] = "verirrt"
    book.save(path)

    with pytest.raises(WorkbookError) as caught:
        read_workbook(path, templates_of)
    assert [str(one) for one in caught.value.problems] == [
        "Kader!2000: There is a value in a column without a header."
    ]


def test_wrong_dimensions_and_formatted_empty_cells_change_nothing(tmp_path: Path) -> None:
    path = save(typed_workbook(), tmp_path)
    plain = read_workbook(path, templates_of)
    empty = '<row r="1048576" ht="15"><c r="XFD1048576" s="0"/></row></sheetData>'
    with zipfile.ZipFile(path) as parts:
        content = {name: parts.read(name).decode() for name in parts.namelist()}
    with zipfile.ZipFile(path, "w") as parts:
        for name, data in content.items():
            changed = data.replace("</sheetData>", empty) if "worksheets" in name else data
            start = changed.find('<dimension ref="')
            end = changed.find("/>", start)
            if start > 0:
                changed = f'{changed[:start]}<dimension ref="A1:XFD1048576"{changed[end:]}'
            parts.writestr(name, changed)

    assert read_workbook(path, templates_of) == plain


def test_what_is_unpacked_is_counted_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _book(tmp_path, sheet(after=" " * 300_000))
    monkeypatch.setattr(unpacking, "MOST_UNPACKED", 301_000)
    assert _one(path).rows == {}
    monkeypatch.setattr(unpacking, "MOST_UNPACKED", 300_000)
    assert _refused(path) == "Unpacked, the workbook has more than 0 megabytes."


def test_a_bomb_of_a_gigabyte_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    path = _book(tmp_path, sheet())
    content = bytearray(path.read_bytes())
    # The folder at the end of the file says of each part how large it is, 22 bytes before its name.
    at = content.rindex(b"xl/worksheets/sheet1.xml") - 22
    content[at : at + 4] = (1_000_000_000).to_bytes(4, "little")
    path.write_bytes(content)
    assert _refused(path) == "Unpacked, the workbook has more than 400 megabytes."


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("deep", "<a>" * 400_000),
        ("names", "".join(f"<a{number}/>" for number in range(100_000))),
        ("attributes", "".join(f'<a b{number}="1"/>' for number in range(100_000))),
        ("long tag", f'<a b="{"x" * 3_000_000}"/>'),
        ("comment", f"<!--{'x' * 3_000_000}-->"),
        ("cut off", "<row><c>"),
    ],
)
def test_odd_xml_is_called_damaged(tmp_path: Path, name: str, part: str) -> None:
    assert "it is damaged" in _refused(_book(tmp_path, sheet(part)))


def test_entities_are_refused(tmp_path: Path) -> None:
    """A billion laughs: ten entities, each ten times the one before."""
    laughs = "".join(f'<!ENTITY l{at + 1} "{f"&l{at};" * 10}">' for at in range(9))
    bomb = f'<!DOCTYPE b [<!ENTITY l0 "ha">{laughs}]><worksheet {MAIN}>&l9;</worksheet>'
    assert "it is damaged" in _refused(_book(tmp_path, bomb))


def test_a_long_text_is_kept_once_and_no_longer_than_shows_it(tmp_path: Path) -> None:
    rows = (
        f'<row r="{row}">'
        + "".join(f'<c r="{at}{row}" t="s"><v>0</v></c>' for at in "ABC")
        + "</row>"
        for row in range(1, 5001)
    )
    path = _book(
        tmp_path, sheet(*rows), sharedStrings=f"<sst><si><t>{'ä ' * 500_000}</t></si></sst>"
    )
    tracemalloc.start()
    found = _one(path)
    _now, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(found.rows) == 5000
    # Fifteen thousand cells of a million letters would be 30 gigabytes.
    assert most < MEGABYTES_MORE * 1_000_000


@pytest.mark.parametrize(
    ("module", "limit", "sentence"),
    [
        (spreadsheet, "MOST_ROWS", "more than 9 rows"),
        (spreadsheet, "MOST_CELLS", "too many cells"),
        (contents, "MOST_TEXTS", "too much text"),
        (contents, "MOST_LETTERS", "too much text"),
        (unpacking, "MOST_TAGS", "too many cells"),
        (unpacking, "MOST_PARTS", "too many parts"),
        (unpacking, "MOST_PACKED", "The file has more than"),
        (contents, "MOST_SHEETS", "too many sheets"),
    ],
)
def test_each_bound_has_two_sides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: object, limit: str, sentence: str
) -> None:
    path = _book(tmp_path, sheet(*(text_row(row, f"t{row % 10}") for row in range(1, 11))))
    # Ten rows of one cell each, ten texts of two letters; tags and parts counted in the file.
    with zipfile.ZipFile(path) as parts:
        tags = sum(parts.read(name).count(b"<") for name in parts.namelist())
        here = {"MOST_TAGS": tags, "MOST_PARTS": len(parts.namelist()), "MOST_SHEETS": 1}
    here |= {"MOST_LETTERS": 20, "MOST_PACKED": path.stat().st_size}
    monkeypatch.setattr(module, limit, here.get(limit, 10))
    assert len(_one(path).rows) == 10
    monkeypatch.setattr(module, limit, here.get(limit, 10) - 1)
    assert sentence in _refused(path)


def test_a_row_that_is_too_wide_ends_the_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands below it is not even looked at: it would be called damaged."""
    rows = [text_row(1, "a", "b", "c"), '<row r="2"><c r="2"><v>1</v></c></row>']
    monkeypatch.setattr(spreadsheet, "MOST_COLUMNS", 3)
    assert "it is damaged" in _refused(_book(tmp_path, sheet(*rows)))
    assert len(_one(_book(tmp_path, sheet(rows[0]))).rows[1]) == 3
    monkeypatch.setattr(spreadsheet, "MOST_COLUMNS", 2)
    assert _refused(_book(tmp_path, sheet(*rows))) == (
        "Blatt!1: more than 2 cells of the row are filled."
    )


def test_our_widest_sheet_is_far_from_too_wide() -> None:
    assert 4 * max(len(one.headers) for one in ALL_LAYOUTS) < spreadsheet.MOST_COLUMNS


def test_more_than_fifty_faults_are_counted(tmp_path: Path) -> None:
    for number, more in ((50, ""), (51, "… and 1 more"), (1500, "… and 1450 more")):
        cells = typed_workbook()
        cells["Kader"] += [["A1", place, f"niemand{place}", None] for place in range(3, number + 3)]
        with pytest.raises(WorkbookError) as caught:
            read_workbook(save(cells, tmp_path), templates_of)
        assert len(caught.value.problems) == 50
        lines = str(caught.value).splitlines()
        assert lines[50:] == ([more] if more else [])
        assert lines[0].startswith("Kader!5, Ident: “niemand3”")


def test_texts_that_are_too_long_are_refused_and_not_cut(tmp_path: Path) -> None:
    for length in (1000, 1001, 40_000):
        cells = typed_workbook()
        cells["Vereine"][1][1] = "x" * length
        path = save(cells, tmp_path)
        if length == 1000:
            assert read_workbook(path, templates_of).clubs[0].name == "x" * 1000
            continue
        with pytest.raises(WorkbookError, match="Vereine!2, Name: The text has more than 1000 "):
            read_workbook(path, templates_of)


def test_a_sheet_that_stands_twice_is_said(tmp_path: Path) -> None:
    cells = typed_workbook()
    cells["Kader "] = cells["Kader"]
    with pytest.raises(WorkbookError) as caught:
        read_workbook(save(cells, tmp_path), templates_of)
    assert str(caught.value) == "Kader: This sheet stands twice."


def test_files_of_the_old_kind_and_with_a_password_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "old.xlsx"
    old = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600
    path.write_bytes(old)
    assert "save it as .xlsx" in _refused(path)
    path.write_bytes(old + "EncryptedPackage".encode("utf-16-le"))
    assert "password" in _refused(path)


STYLES = (
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d. mmmm yyyy"/>'
    '<numFmt numFmtId="165" formatCode="[h]:mm"/>'
    '<numFmt numFmtId="166" formatCode="0 &quot;d&quot;"/>'
    '</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>'
    '<cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/>'
    '<xf numFmtId="46"/></cellXfs></styleSheet>'
)


@pytest.mark.parametrize(
    ("look", "number", "value"),
    [
        (0, "40000", 40000.0),
        # Day 1 of spreadsheets is 1 January 1900; day 61 is 1 March, because they know a 29 Feb.
        (1, "1", date(1900, 1, 1)),
        (1, "59", date(1900, 2, 28)),
        (1, "60", 60.0),
        (1, "61", date(1900, 3, 1)),
        (2, "40000", date(2009, 7, 6)),
        (2, "40000.5", datetime(2009, 7, 6, 12)),  # noqa: DTZ001  # sheets know no zones
        (1, "0.604166666666667", time(14, 30)),
        (1, "2958465", date(9999, 12, 31)),
        (1, "2958466", 2958466.0),
        (1, "-1", -1.0),
        (1, "1e308", 1e308),
        (3, "1.5", timedelta(hours=36)),
        (5, "1.5", timedelta(hours=36)),
        (4, "3", 3.0),
    ],
)
def test_numbers_are_days_where_they_are_shown_as_days(
    tmp_path: Path, look: int, number: str, value: object
) -> None:
    cell = f'<row r="1"><c r="A1" s="{look}"><v>{number}</v></c></row>'
    assert _one(_book(tmp_path, sheet(cell), styles=STYLES)).rows == {1: {0: value}}


def test_days_may_be_counted_from_1904(tmp_path: Path) -> None:
    cell = '<row r="1"><c r="A1" s="1"><v>1</v></c></row>'
    path = _book(tmp_path, sheet(cell), styles=STYLES)
    with zipfile.ZipFile(path) as parts:
        book = parts.read("xl/workbook.xml").decode()
    book = book.replace("<sheets>", '<workbookPr date1904="1"/><sheets>')
    path = _book(tmp_path, sheet(cell), styles=STYLES, workbook=book)
    assert _one(path).rows == {1: {0: date(1904, 1, 2)}}


def test_cells_of_every_kind_are_read(tmp_path: Path) -> None:
    cells = (
        '<c t="s"><v>0</v></c><c t="str"><f>A1</f><v>b</v></c><c t="b"><v>1</v></c>'
        '<c t="d"><v>2011-09-24</v></c><c><f>1+1</f><v>2</v></c>'
        '<c t="inlineStr"><is><r><t>Tu</t></r><r><t>rm</t></r><rPh><t>x</t></rPh></is></c>'
        '<c t="inlineStr"><is><t>_x0041_&#10;a\u0308 </t></is></c><c/><c t="n"><v>4</v></c>'
    )
    shared = "<sst><si><r><t>Läu</t></r><rPh><t>x</t></rPh><r><t>fer</t></r></si></sst>"
    found = _one(_book(tmp_path, sheet(f"<row>{cells}</row>"), sharedStrings=shared))
    day = date(2011, 9, 24)
    assert found.rows == {
        1: {0: "Läufer", 1: "b", 2: True, 3: day, 4: 2.0, 5: "Turm", 6: "A\nä", 8: 4.0}
    }


def test_prefixed_tags_and_other_folders_are_read(tmp_path: Path) -> None:
    rows = (
        sheet('<row r="1"><c r="A1"><v>7</v></c></row>').replace("<", "<x:").replace("<x:/", "</x:")
    )
    path = _book(tmp_path, rows.replace("xmlns=", "xmlns:x="))
    assert _one(path).rows == {1: {0: 7.0}}


def test_workbooks_changed_at_random_end_in_a_sentence_or_are_read(tmp_path: Path) -> None:
    """Signs of the parts' XML are dropped, doubled or changed, the same ones each time."""
    path = save(typed_workbook(), tmp_path)
    with zipfile.ZipFile(path) as parts:
        content = {name: parts.read(name) for name in parts.namelist()}
    chance, names = random.Random(10), sorted(name for name in content if name.startswith("xl/"))
    refused = 0
    for _turn in range(250):
        name = chance.choice(names)
        data = content[name]
        at, length = chance.randrange(len(data)), chance.randrange(1, 30)
        new = chance.choice([b"", data[at : at + length] * 2, bytes([chance.randrange(256)])])
        with zipfile.ZipFile(path, "w") as parts:
            for each, whole in content.items():
                parts.writestr(
                    each, data[:at] + new + data[at + length :] if each == name else whole
                )
        try:
            read_workbook(path, templates_of)
        except WorkbookError as error:
            refused += bool(str(error))
    assert refused > 100
