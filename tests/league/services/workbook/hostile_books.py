"""Workbooks made part by part, so that they can be what no spreadsheet would write."""

import zipfile
from collections.abc import Mapping
from pathlib import Path

MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def sheet(*rows: str, after: str = "") -> str:
    return f"<worksheet {MAIN}><sheetData>{''.join(rows)}</sheetData>{after}</worksheet>"


def text_row(number: int, *texts: str) -> str:
    """Return a row of texts from column A on."""
    cells = (
        f'<c r="{chr(65 + at)}{number}" t="inlineStr"><is><t>{one}</t></is></c>'
        for at, one in enumerate(texts)
    )
    return f'<row r="{number}">{"".join(cells)}</row>'


def write_book(
    path: Path, sheets: Mapping[str, str], more: Mapping[str, str | bytes] | None = None
) -> Path:
    """Write a workbook of these sheets, and of other parts such as ``xl/styles.xml``."""
    names = list(enumerate(sheets, 1))
    listed = "".join(f'<sheet name="{name}" sheetId="{at}" r:id="r{at}"/>' for at, name in names)
    targets = {f"r{at}": ("worksheet", f"worksheets/sheet{at}.xml") for at, _name in names}
    targets |= {"s": ("sharedStrings", "sharedStrings.xml"), "y": ("styles", "styles.xml")}
    head = f'<workbook {MAIN} xmlns:r="{_OFFICE}">'
    parts: dict[str, str | bytes] = {
        "xl/workbook.xml": f"{head}<sheets>{listed}</sheets></workbook>",
        **{f"xl/worksheets/sheet{at}.xml": sheets[name] for at, name in names},
        "xl/sharedStrings.xml": "<sst/>",
        "xl/styles.xml": "<styleSheet/>",
    }
    relations = "".join(
        f'<Relationship Id="{id}" Type="{_OFFICE}/{kind}" Target="{target}"/>'
        for id, (kind, target) in targets.items()
    )
    parts["xl/_rels/workbook.xml.rels"] = f"<Relationships>{relations}</Relationships>"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (parts | dict(more or {})).items():
            archive.writestr(name, content)
    return path
