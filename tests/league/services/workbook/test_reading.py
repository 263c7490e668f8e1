from collections.abc import Callable
from datetime import date, time
from pathlib import Path

import pytest

from league.facts.matches import Score
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.services.workbook.importing import read_workbook
from league.services.workbook.layout import LAYOUTS
from tests.paths import PUBLIC
from tests.worlds.stored_world import Cells, save, templates_of, typed_workbook


def _read(folder: Path, change: Callable[[Cells], object] | None = None) -> Season:
    cells = typed_workbook()
    if change:
        change(cells)
    return read_workbook(save(cells, folder), templates_of)


def test_the_public_season_has_its_four_divisions_and_150_matches() -> None:
    season = read_workbook(PUBLIC)

    assert (season.name, season.rulebook) == ("2011/12", "tuwo-stmk-2011")
    assert season.list_date == date(2011, 7, 1)
    # Teams per division 12, 8, 8, 8 by the sheet; each plays each once: 66 + 3 * 28 = 150.
    assert [division.id for division in season.divisions] == [
        "landesliga",
        "kl-graz",
        "kl-sued",
        "k1-graz",
    ]
    assert len(season.fixtures) == 66 + 3 * 28
    # Eight boards in 122 matches and six in the 28 of the last division.
    assert len(season.boards) == 122 * 8 + 28 * 6
    assert len(season.reports) == 2 * 150


def test_a_division_takes_what_the_sheet_does_not_say_from_its_model(tmp_path: Path) -> None:
    first, second = _read(tmp_path).divisions

    assert (first.tier, first.youth_board, first.boards) == ("kreisliga", True, 3)
    assert (first.lowest, first.mode, first.district) == (True, "kader", "Süd")
    assert (first.max_size, first.late_nominations, first.draw) == (None, None, None)
    assert (second.tier, second.age_group, second.level) == ("jugend", "U14", 3)
    assert (second.lowest, second.late_nominations) == (False, 5)


def test_numbers_stand_for_idents_and_text_stays_text(tmp_path: Path) -> None:
    season = _read(tmp_path)

    assert [player.ident for player in season.players] == ["1", "2", "3", "4"]
    assert [club.id for club in season.clubs] == ["601", "602"]


def test_days_may_be_dates_or_text(tmp_path: Path) -> None:
    season = _read(tmp_path)

    assert season.clubs[1].member_since == date(1960, 1, 1)
    assert season.players[2].born == date(1990, 2, 1)
    assert season.players[0].born == date(1980, 2, 29)


def test_a_match_without_a_day_is_played_on_its_last_day(tmp_path: Path) -> None:
    first, second = _read(tmp_path).fixtures

    assert (first.day, first.end_date, first.start) == (
        date(2011, 9, 24),
        date(2011, 9, 24),
        time(15, 0),
    )
    assert (second.day, second.end_date, second.start) == (
        date(2011, 10, 1),
        date(2011, 10, 8),
        time(9, 30),
    )


def test_kinds_sides_and_results_are_understood(tmp_path: Path) -> None:
    season = _read(tmp_path)

    kinds = [registration.kind for registration in season.registrations]
    assert kinds == [Kind.HOME, Kind.GUEST, Kind.DISTRICT_GUEST]
    assert [board.result for board in season.boards] == [(1, 1), (2, 0), None]
    assert [(one.side, one.gaps_paid) for one in season.reports] == [("home", (3,)), ("away", ())]


@pytest.mark.parametrize(
    ("typed", "halves"),
    [
        ("1:0", (2, 0)),
        ("0:1", (0, 2)),
        ("½:½", (1, 1)),
        ("0:0", (0, 0)),
        ("0,5:0,5", (1, 1)),
        ("0.5:0.5", (1, 1)),
        ("½:0", (1, 0)),
        ("0:½", (0, 1)),
        (" 1 : 0 ", (2, 0)),
        (time(1, 0), (2, 0)),  # what a sheet makes of 1:0 in a cell that is not text
        (time(0, 1), (0, 2)),
        (time(0, 0), (0, 0)),
        (None, None),
    ],
)
def test_results_as_people_write_them(tmp_path: Path, typed: object, halves: Score | None) -> None:
    def change(cells: Cells) -> None:
        cells["Bretter"][1][7] = typed

    assert _read(tmp_path, change).boards[0].result == halves


@pytest.mark.parametrize(("typed", "boards"), [("3", (3,)), (3, (3,)), ("3, 1", (3, 1))])
def test_gaps_paid_are_board_numbers(
    tmp_path: Path, typed: object, boards: tuple[int, ...]
) -> None:
    def change(cells: Cells) -> None:
        cells["Berichte"][1][6] = typed
        cells["Bretter"][1][5] = cells["Bretter"][1][7] = None

    assert _read(tmp_path, change).reports[0].gaps_paid == boards


def test_optional_columns_and_the_optional_sheet_are_read(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        for sheet, column, value in (
            ("Bewerbe", "Auslosung am", date(2011, 6, 30)),
            ("Mannschaften", "Kader abgegeben am", "01.08.2011"),
            ("Kader", "Jugendbrett", "ja"),
            ("Bretter", "Vermerk", "zu spät Gast"),
            ("Meldungen", "Nachweis bis", date(2011, 12, 31)),
        ):
            cells[sheet][0].append(column)
            cells[sheet][1].append(value)
        cells["Bundesliga-Kader"] = [
            ["Verein", "Bewerb", "Platz", "Ident"],
            [601, "bundesliga-1", 1, 1],
        ]

    season = _read(tmp_path, change)

    assert season.divisions[0].draw == date(2011, 6, 30)
    assert season.teams[0].list_submitted == date(2011, 8, 1)
    assert [entry.youth_board for entry in season.squads] == [True, False, False]
    assert season.boards[0].remark == "late away"
    assert season.registrations[0].proof_until == date(2011, 12, 31)
    assert season.national_squads[0].ident == "1"


def test_the_order_of_columns_and_empty_rows_do_not_matter(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        for rows in cells.values():
            if rows[0] != ["Schlüssel", "Wert"]:
                rows[:] = [list(reversed(row)) for row in rows]
            rows[2:2] = [[None] * len(rows[0]), ["  "] * len(rows[0])]

    assert _read(tmp_path, change) == _read(tmp_path)


def test_boards_and_reports_come_in_the_order_of_the_calendar(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        for sheet in ("Bretter", "Berichte"):
            cells[sheet][1:] = reversed(cells[sheet][1:])

    assert _read(tmp_path, change) == _read(tmp_path)


def test_text_is_trimmed_and_letters_are_written_in_one_way(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Vereine"][1][1] = "  Ko\u0308flach \u00a0"  # o with a combining diaeresis

    assert _read(tmp_path, change).clubs[0].name == "K\u00f6flach"


def test_the_description_of_the_workbook_names_these_sheets_in_this_order() -> None:
    # As printed in the description of the season workbook, the optional sheet last.
    assert [layout.name for layout in LAYOUTS] == [
        "Saison",
        "Bewerbe",
        "Vereine",
        "Spieler",
        "Meldungen",
        "Mannschaften",
        "Kader",
        "Spielplan",
        "Bretter",
        "Berichte",
        "Erklärungen",
        "Elo extern",
        "Bundesliga-Kader",
    ]
