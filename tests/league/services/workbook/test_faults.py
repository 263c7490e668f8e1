import zipfile
from collections.abc import Callable
from datetime import date, datetime, time
from pathlib import Path

import openpyxl
import pytest

from league.errors import Problem, WorkbookError
from league.services.workbook.importing import read_workbook
from tests.worlds.stored_world import Cells, save, templates_of, typed_workbook

Place = tuple[str, int | None, str | None]


def _problems(folder: Path, change: Callable[[Cells], object]) -> list[Problem]:
    cells = typed_workbook()
    change(cells)
    with pytest.raises(WorkbookError) as caught:
        read_workbook(save(cells, folder), templates_of)
    return list(caught.value.problems)


def _places(problems: list[Problem]) -> list[Place]:
    return [(problem.sheet, problem.row, problem.column) for problem in problems]


CELLS: list[tuple[str, int, str, object, str]] = [
    ("Saison", 2, "Wert", "zwölf", "no season; expected is one such as 2011/12"),
    ("Saison", 2, "Wert", "2011/13", "no season"),
    ("Saison", 3, "Wert", "fide-2099", "no rule book fide-2099"),
    ("Saison", 4, "Wert", None, "The cell is empty"),
    ("Saison", 5, "Wert", "31.02.2011", "not a date that exists"),
    ("Saison", 5, "Schlüssel", "Elo", "not expected here; expected are: Saison, Regelwerk"),
    ("Bewerbe", 2, "Vorlage", "weltliga", "expected is one of kreisliga, u14"),
    ("Bewerbe", 2, "Ebene", -1, "a whole number from 0"),
    ("Bewerbe", 2, "Bretter", 0, "a whole number from 1"),
    ("Bewerbe", 3, "Bretter", "vier", "a whole number from 1"),
    ("Bewerbe", 2, "Bretter", 101, "“101” is not a whole number from 1 to 100"),
    ("Bewerbe", 2, "Max Kader", 1000, "“1000” is not a whole number from 1 to 999"),
    ("Spielplan", 3, "Runde", 99999999, "“99999999” is not a whole number from 1 to 999"),
    ("Saison", 2, "Wert", "0000/01", "no season"),
    ("Saison", 2, "Wert", "1", "no season"),
    ("Saison", 2, "Wert", "2011/", "no season"),
    ("Saison", 5, "Wert", date(9999, 12, 31), "“31.12.9999” is not a date within the years 1900"),
    ("Spieler", 2, "Geburtsdatum", "31.12.1899", "not a date within the years 1900 to 2199"),
    ("Spieler", 2, "Geburtsdatum", date(2011, 7, 2), "born after the rating list of "),
    ("Vereine", 2, "Name", 100001.5, "“100001.5” is not text"),
    ("Meldungen", 4, "Abgemeldet am", date(1999, 12, 31), "is before "),
    ("Bewerbe", 2, "Letzte Klasse", "vielleicht", "one of ja, nein"),
    ("Bewerbe", 2, "Modus", "frei", "one of kader, starr, elo"),
    ("Vereine", 2, "Mitglied seit", 18264, "not a date"),
    ("Vereine", 2, "Mitglied seit", datetime(1950, 1, 1, 8, 30), "not a date"),  # noqa: DTZ001  # sheets know no zones
    ("Vereine", 2, "Name", date(1903, 1, 1), "is not text"),
    ("Vereine", 2, "Name", None, "The cell is empty"),
    ("Vereine", 3, "Nr", 601.5, "is not text"),
    ("Spieler", 2, "Geburtsdatum", "31.02.2012", "“31.02.2012” is not a date that exists"),
    ("Spieler", 2, "Geburtsdatum", "29.02.2011", "is not a date that exists"),
    ("Spieler", 2, "Geburtsdatum", "2012-02-01", "is not a date that exists"),
    ("Spieler", 2, "Geschlecht", "d", "one of m, w"),
    ("Spieler", 2, "Staat", "Austria", "three capital letters"),
    ("Spieler", 2, "Staat", None, "The cell is empty"),
    ("Spieler", 2, "Elo", "stark", "“stark” is not a whole number from 0"),
    ("Spieler", 2, "Elo", 1999.5, "“1999.5” is not a whole number from 0"),
    ("Spieler", 2, "Elo", True, "is not a whole number"),
    ("Spieler", 2, "Elo", 1e15, "is not a whole number"),
    ("Meldungen", 3, "Art", "X", "one of S, G, KG"),
    ("Meldungen", 3, "Gemeldet am", None, "The cell is empty"),
    ("Meldungen", 3, "Ident", 99, "“99” does not stand in sheet Spieler"),
    ("Meldungen", 3, "Verein", 699, "“699” does not stand in sheet Vereine"),
    ("Mannschaften", 3, "Verein", 699, "“699” does not stand in sheet Vereine"),
    ("Mannschaften", 4, "Bewerb", "liga-x", "“liga-x” does not stand in sheet Bewerbe"),
    ("Mannschaften", 4, "Bewerb", None, "The cell is empty"),
    ("Kader", 2, "Mannschaft", "Z9", "“Z9” does not stand in sheet Mannschaften"),
    ("Kader", 3, "Ident", 99, "“99” does not stand in sheet Spieler"),
    ("Kader", 3, "Ident", 1, "A1, 1 stands already in row 2"),
    ("Kader", 3, "Platz", 1, "A1, 1 stands already in row 2"),
    ("Kader", 3, "Platz", 0, "a whole number from 1"),
    ("Spielplan", 3, "Gast", "B1", "A team cannot play against itself"),
    ("Spielplan", 3, "Gast", "J1", "J1 plays in u14"),
    ("Spielplan", 3, "Gast", "Z9", "“Z9” does not stand in sheet Mannschaften"),
    ("Spielplan", 3, "Bewerb", "liga-x", "“liga-x” does not stand in sheet Bewerbe"),
    ("Spielplan", 3, "Beginn", "25:00", "not a time of day"),
    ("Spielplan", 3, "Endtermin", "30.02.2012", "not a date that exists"),
    ("Bretter", 3, "Brett", 4, "Board 4 does not exist; expected is 1 to 3"),
    ("Bretter", 3, "Brett", 1, "stands already in row 2"),
    ("Bretter", 3, "Heimspieler", 99, "“99” does not stand in sheet Spieler"),
    ("Bretter", 3, "Heimspieler", 1, "1 sits in this lineup already, in row 2"),
    ("Bretter", 3, "Gastspieler", 3, "3 sits in this lineup already, in row 2"),
    ("Bretter", 3, "Gastspieler", 2, "cannot play against himself"),
    ("Bretter", 3, "Ergebnis", "2:0", "“2:0” is no result"),
    ("Bretter", 3, "Ergebnis", 1, "no result"),
    ("Bretter", 3, "Ergebnis", time(2, 0), "no result"),
    ("Bretter", 4, "Ergebnis", "0:0", "A result needs two players"),
    ("Bretter", 3, "Gastspieler", None, "A result needs two players"),
    ("Berichte", 3, "Seite", "Mitte", "one of Heim, Gast"),
    ("Berichte", 3, "Seite", "Heim", "stands already in row 2"),
    ("Berichte", 2, "Pönale bezahlt", "4", "Board 4 does not exist; expected is 1 to 3"),
    ("Berichte", 2, "Pönale bezahlt", "3, 3", "A board is named twice"),
    ("Berichte", 2, "Pönale bezahlt", "zwei", "not a list of boards"),
    ("Berichte", 2, "Pönale bezahlt", 5.6, "“5.6” is not a list of boards"),
    ("Erklärungen", 2, "Verein", 699, "“699” does not stand in sheet Vereine"),
    ("Erklärungen", 2, "Ident", 99, "“99” does not stand in sheet Spieler"),
    ("Elo extern", 2, "Ident", 99, "“99” does not stand in sheet Spieler"),
    ("Elo extern", 2, "Datum", "bald", "“bald” is not a date"),
    ("Elo extern", 2, "Bewerb", "weltliga", "no division of the rule book"),
    ("Berichte", 2, "Pönale bezahlt", "1", "Board 1 is occupied; only a gap is paid for"),
    ("Mannschaften", 3, "Losnummer", 1, "kl, 1 stands already in row 2"),
]


@pytest.mark.parametrize(("sheet", "row", "column", "value", "sentence"), CELLS)
def test_a_faulty_cell_is_named_with_what_was_expected(
    tmp_path: Path, sheet: str, row: int, column: str, value: object, sentence: str
) -> None:
    def change(cells: Cells) -> None:
        headers = cells[sheet][0]
        cells[sheet][row - 1][headers.index(column)] = value

    problems = _problems(tmp_path, change)

    expected = "Ergebnis" if "needs two players" in sentence else column
    found = [str(one.sentence) for one in problems if _places([one]) == [(sheet, row, expected)]]
    assert len(found) == 1
    assert sentence in found[0]
    others = {problem.sheet for problem in problems} - {sheet}
    # A key that others refer to is missed there too, and nowhere else.
    assert not others or (sheet, column) in {
        ("Vereine", "Nr"),
        ("Spielplan", "Gast"),
        ("Spielplan", "Bewerb"),
        ("Mannschaften", "Bewerb"),
    }


def test_a_wrong_text_says_sheet_row_column_and_what_was_expected(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Spieler"][1][3] = "31.02.2012"

    (problem,) = _problems(tmp_path, change)
    assert str(problem) == (
        "Spieler!2, Geburtsdatum: “31.02.2012” is not a date that exists (DD.MM.YYYY)."
    )


@pytest.mark.parametrize("sheet", sorted(set(typed_workbook()) - {"Saison"}))
def test_a_missing_sheet_is_one_problem_without_a_tail(tmp_path: Path, sheet: str) -> None:
    problems = _problems(tmp_path, lambda cells: cells.pop(sheet))

    assert _places(problems) == [(sheet, None, None)]
    assert problems[0].sentence == "This sheet is missing."


def test_a_missing_first_sheet_is_one_problem(tmp_path: Path) -> None:
    assert _places(_problems(tmp_path, lambda cells: cells.pop("Saison"))) == [
        ("Saison", None, None)
    ]


def test_an_unknown_sheet_is_named(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Notizen"] = [["Text"]]

    (problem,) = _problems(tmp_path, change)
    assert _places([problem]) == [("Notizen", None, None)]
    assert "expected are: Saison, Bewerbe, Vereine" in problem.sentence


@pytest.mark.parametrize(
    ("sheet", "column"),
    [(name, str(column)) for name, rows in typed_workbook().items() for column in rows[0]],
)
def test_a_missing_column_is_one_problem_without_a_tail(
    tmp_path: Path, sheet: str, column: str
) -> None:
    def change(cells: Cells) -> None:
        at = cells[sheet][0].index(column)
        for row in cells[sheet]:
            row.pop(at)

    assert _places(_problems(tmp_path, change)) == [(sheet, 1, column)]


def test_an_unknown_column_and_one_that_stands_twice_are_named(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Kader"][0] += ["Bemerkung", "Platz"]

    assert _places(_problems(tmp_path, change)) == [
        ("Kader", 1, "Bemerkung"),
        ("Kader", 1, "Platz"),
    ]


def test_a_value_below_an_empty_header_is_not_lost(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Kader"][0].append(None)
        cells["Kader"][2].append("wichtig")

    assert _places(_problems(tmp_path, change)) == [("Kader", 3, None)]


@pytest.mark.parametrize(
    ("sheet", "column"),
    [
        ("Bewerbe", "Id"),
        ("Vereine", "Nr"),
        ("Spieler", "Ident"),
        ("Mannschaften", "Kürzel"),
        ("Erklärungen", "Ident"),
    ],
)
def test_what_identifies_a_row_may_stand_only_once(tmp_path: Path, sheet: str, column: str) -> None:
    def change(cells: Cells) -> None:
        again = list(cells[sheet][1])
        if sheet == "Mannschaften":
            again[4] = None
        cells[sheet].append(again)

    cells = typed_workbook()
    (problem,) = _problems(tmp_path, change)
    assert _places([problem]) == [(sheet, len(cells[sheet]) + 1, column)]
    assert "stands already in row 2" in problem.sentence


def test_a_match_may_stand_only_once(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Spielplan"].append(list(cells["Spielplan"][1]))

    assert _places(_problems(tmp_path, change)) == [("Spielplan", 4, None)]


@pytest.mark.parametrize("sheet", ["Bretter", "Berichte"])
def test_boards_and_reports_belong_to_a_match_of_the_calendar(tmp_path: Path, sheet: str) -> None:
    def change(cells: Cells) -> None:
        cells[sheet][1][1] = 9

    (problem,) = _problems(tmp_path, change)
    assert _places([problem]) == [(sheet, 2, None)]
    assert problem.sentence == "kl, round 9: A1 – B1 does not stand in Spielplan."


def test_a_key_of_the_season_may_be_neither_missing_nor_double(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Saison"][1][0] = "Verband"

    problems = _problems(tmp_path, change)
    assert _places(problems) == [("Saison", None, "Schlüssel"), ("Saison", 4, "Schlüssel")]
    assert "“Saison” is missing" in problems[0].sentence


def test_all_problems_come_at_once_in_the_order_of_the_workbook(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Extra"] = [["?"]]
        cells["Bretter"][1][7] = "9:9"
        cells["Bretter"][2][5] = 99
        cells["Spieler"][2][4] = "x"
        cells["Spieler"][1][6] = "x"
        cells.pop("Elo extern")

    assert _places(_problems(tmp_path, change)) == [
        ("Spieler", 2, "Elo"),
        ("Spieler", 3, "Geschlecht"),
        ("Bretter", 2, "Ergebnis"),
        ("Bretter", 3, "Heimspieler"),
        ("Elo extern", None, None),
        ("Extra", None, None),
    ]


def test_a_cell_that_shows_an_error_is_not_taken_for_empty(tmp_path: Path) -> None:
    path = save(typed_workbook(), tmp_path)
    book = openpyxl.load_workbook(path)
    cell = book["Spieler"]["G2"]
    cell.value = "#N/A"
    cell.data_type = "e"
    book.save(path)

    with pytest.raises(WorkbookError) as caught:
        read_workbook(path, templates_of)
    assert [str(one) for one in caught.value.problems] == [
        "Spieler!2, Elo: Cell G2 shows the error #N/A."
    ]


def test_control_characters_are_refused(tmp_path: Path) -> None:
    path = save(typed_workbook(), tmp_path)
    with zipfile.ZipFile(path) as parts:
        content = {name: parts.read(name) for name in parts.namelist()}
    with zipfile.ZipFile(path, "w") as parts:
        for name, data in content.items():
            # A sheet writes the character with the number 7 as _x0007_.
            parts.writestr(name, data.replace(b">Turm<", b">Tu_x0007_rm<"))

    with pytest.raises(WorkbookError) as caught:
        read_workbook(path, templates_of)
    assert _places(list(caught.value.problems)) == [("Vereine", 2, "Name")]
    assert "The character ␇ (U+0007) cannot stand here" in str(caught.value)
