"""The empty workbook: all sheets, words on every column, lists to choose from, no facts."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from openpyxl import load_workbook

from league.errors import InputError, RuleBookError, WorkbookError
from league.language import use
from league.services.workbook.importing import read_workbook
from league.services.workbook.layout import LAYOUTS
from league.services.workbook.template import write_template

BOOK = "tuwo-stmk-2011"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "template.xlsx"
    write_template(file, BOOK)
    return file


def test_it_has_every_sheet_and_words_on_every_column(path: Path) -> None:
    book = load_workbook(path)
    assert book.sheetnames == [one.name for one in LAYOUTS]
    for one in LAYOUTS:
        heads = list(book[one.name][1])
        assert [cell.value for cell in heads] == list(one.headers)
        for cell in heads:
            assert cell.comment is not None
            assert cell.comment.text.strip(), (one.name, cell.value)


def test_it_holds_no_facts(path: Path) -> None:
    book = load_workbook(path)
    assert [row[0].value for row in book["Saison"].iter_rows(min_row=2)] == [
        "Saison",
        "Regelwerk",
        "Verband",
        "Elo-Liste",
    ]
    assert book["Saison"]["B3"].value == BOOK
    assert all(book[one.name].max_row == 1 for one in LAYOUTS[1:])


def test_cells_offer_what_may_stand_there(path: Path) -> None:
    book = load_workbook(path)
    offered = {
        (sheet.title, str(rule.sqref).split(":", maxsplit=1)[0]): rule.formula1
        for sheet in book.worksheets
        for rule in sheet.data_validations.dataValidation
    }
    assert offered["Spieler", "E2"] == '"m,w"'
    assert offered["Meldungen", "C2"] == '"S,G,KG"'
    assert offered["Mannschaften", "D2"] == "'Bewerbe'!$A$2:$A$5000"
    assert offered["Kader", "C2"] == "'Spieler'!$A$2:$A$5000"
    assert '"1:0,½:½,0:1' in offered["Bretter", "H2"]
    assert "landesliga,kreisliga-graz" in offered["Bewerbe", "C2"]
    assert offered["Saison", "B3"] == '"sjrp-2025,tuwo-stmk-2011"'


def test_the_same_template_has_the_same_bytes(tmp_path: Path, path: Path) -> None:
    write_template(tmp_path / "again.xlsx", BOOK)
    assert (tmp_path / "again.xlsx").read_bytes() == path.read_bytes()


def test_left_empty_it_is_not_read_in_and_says_why(path: Path) -> None:
    with pytest.raises(WorkbookError) as caught:
        read_workbook(path)
    # The rule book stands there already: season, federation and list date are missing.
    assert [(one.sheet, one.row, one.column) for one in caught.value.problems] == [
        ("Saison", 2, "Wert"),
        ("Saison", 4, "Wert"),
        ("Saison", 5, "Wert"),
    ]


def test_filled_in_it_is_a_season(path: Path) -> None:
    book = load_workbook(path)
    for cell, value in (("B2", "2026/27"), ("B4", "Verband"), ("B5", date(2026, 7, 1))):
        book["Saison"][cell] = value
    book["Bewerbe"].append(["k1", "Erste", "klasse-1", None, 2, 6, "nein", "kader"])
    book["Vereine"].append([601, "Turm"])
    book["Mannschaften"].append(["T1", "Turm 1", 601, "k1"])
    book.save(path)
    season = read_workbook(path)
    assert (season.name, season.rulebook, season.federation) == ("2026/27", BOOK, "Verband")
    assert [one.id for one in season.teams] == ["T1"]
    assert season == replace(season, fixtures=(), boards=())


@pytest.mark.parametrize(
    ("rules", "kind", "letter", "faults"),
    [
        (BOOK, "KG", "f", []),
        (BOOK, "S", "b", ["“b” is not one of c, d, e, f (TUWO § 1.7)."]),
        ("sjrp-2025", "G", "b", []),
        ("sjrp-2025", "KG", None, ["“KG” is not one of S, G (SJRP § 5.2)."]),
        ("sjrp-2025", "S", "c", ["“c” is not one of b (SJRP § 5.1)."]),
    ],
)
def test_kinds_of_members_and_letters_of_proof_are_those_of_the_book(
    tmp_path: Path, rules: str, kind: str, letter: str | None, faults: list[str]
) -> None:
    path = tmp_path / "m.xlsx"
    write_template(path, rules)
    book = load_workbook(path)
    for cell, value in (("B2", "2025/26"), ("B4", "Verband"), ("B5", date(2025, 12, 1))):
        book["Saison"][cell] = value
    book["Vereine"].append([601, "Turm"])
    book["Spieler"].append([1, "Muster", "Mia", date(2014, 3, 1), "w", "FRA"])
    reported = date(2025, 10, 1)
    book["Meldungen"].append([1, 601, kind, reported, None, None, letter])
    book.save(path)
    if not faults:
        assert [one.equal for one in read_workbook(path).registrations] == [letter]
        return
    with pytest.raises(WorkbookError) as caught:
        read_workbook(path)
    assert [one.sentence for one in caught.value.problems] == faults


def test_a_template_offers_the_terms_of_its_book(tmp_path: Path) -> None:
    write_template(tmp_path / "m.xlsx", "sjrp-2025")
    sheet = load_workbook(tmp_path / "m.xlsx")["Meldungen"]
    rules = {str(one.sqref)[0]: one.formula1 for one in sheet.data_validations.dataValidation}
    assert (rules["C"], rules["G"]) == ('"S,G"', '"b"')
    comment = sheet["C1"].comment
    assert comment is not None
    assert comment.text.startswith("S = member, G = guest.")


def test_no_season_is_read_in_that_names_an_edition_of_the_laws(path: Path) -> None:
    book = load_workbook(path)
    book["Saison"]["B3"] = "fide-laws-1993"
    book.save(path)
    with pytest.raises(WorkbookError) as caught:
        read_workbook(path)
    problems = {one.row: one.sentence for one in caught.value.problems}
    assert "a text of the FIDE" in problems[3]


def test_headings_stay_and_words_are_german_in_german(tmp_path: Path) -> None:
    use("de")
    try:
        write_template(tmp_path / "de.xlsx")
    finally:
        use("en")
    book = load_workbook(tmp_path / "de.xlsx")
    comment = book["Vereine"]["A1"].comment
    assert book["Vereine"]["A1"].value == "Nr"
    assert comment is not None
    assert comment.text.startswith("Vereinsnummer")
    assert "Beispiel: 601" in comment.text


def test_what_cannot_be_written_is_said(tmp_path: Path, path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(InputError, match="exists already"):
        write_template(path)
    with pytest.raises(InputError, match=r"ends in \.xlsx"):
        write_template(tmp_path / "template.txt")
    with pytest.raises(RuleBookError, match="no rule book"):
        write_template(tmp_path / "other.xlsx", "nix")
    with pytest.raises(RuleBookError, match="a text of the FIDE"):
        write_template(tmp_path / "other.xlsx", "fide-laws-2001")
    assert path.read_bytes() == before
    assert not (tmp_path / "other.xlsx").exists()


def test_every_sheet_prints_on_a4_with_all_columns_below_their_headers(path: Path) -> None:
    """Nine is the number of A4 in the format of workbooks."""
    for sheet in load_workbook(path).worksheets:
        assert sheet.page_setup.paperSize == 9
        assert (sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight) == (1, 0)
        setup = sheet.sheet_properties.pageSetUpPr
        assert setup is not None
        assert setup.fitToPage
        assert sheet.print_title_rows == "$1:$1"
