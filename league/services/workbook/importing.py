"""Reading the season workbook: the season, or all its faults at once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from league import rulebooks
from league.errors import Problem, RuleBookError
from league.facts.seasons import Division, Season, closing_year
from league.language import _
from league.rulebook import RuleBook
from league.services.workbook import layout
from league.services.workbook.carried_rows import carried_in
from league.services.workbook.cells import Row
from league.services.workbook.checks import Read, check, check_terms
from league.services.workbook.contradictions import check_contradictions
from league.services.workbook.proof import proof_in
from league.services.workbook.sheets import ALL_LAYOUTS, Sheets, read_sheets
from league.views.carried import Carried
from league.views.proofs import Entry, Proof

Templates = Mapping[str, Division]


@dataclass(frozen=True, slots=True)
class Whole:
    """All that a workbook holds."""

    season: Season
    carried: Carried
    entries: tuple[Entry, ...]
    """Its decisions and after them its records, in their order."""
    proof: Proof | None
    """None = it says nothing of itself."""

    @property
    def name(self) -> str:
        """Return the name of its season."""
        return self.season.name


def templates(rulebook: str) -> Templates:
    """Return the divisions of a federation's book, by id. Raises RuleBookError for any other."""
    return rulebooks.federation(rulebook).divisions


def read_workbook(path: Path, templates_of: Callable[[str], Templates] = templates) -> Season:
    """Read a season; boards and reports come in the order of the calendar.

    Raises WorkbookError with every fault of the workbook.
    """
    return read_whole(path, templates_of)[0]


def read_whole(
    path: Path, templates_of: Callable[[str], Templates] = templates
) -> tuple[Season, Carried]:
    """Read a season, and the decisions and records that the workbook carries with it.

    Raises WorkbookError with every fault of the workbook.
    """
    whole = read_proven(path, templates_of)
    return whole.season, whole.carried


def read_proven(path: Path, templates_of: Callable[[str], Templates] = templates) -> Whole:
    """Read all that a workbook holds, with what it says of itself.

    Raises WorkbookError with every fault of the workbook.
    """
    sheets = read_sheets(path)
    head = _read_head(sheets)
    if "Verband" in head:
        head["Verband"].text("Wert")
    list_date = head["Elo-Liste"].day("Wert") if "Elo-Liste" in head else date.min
    models = _models(head, templates_of)
    read = _read_facts(sheets, models)
    check(read)
    check_terms(read, _known_book(_said(head, "Regelwerk")))
    check_contradictions(read, None if list_date == date.min else list_date)
    name = _said(head, "Saison")
    carried, entries = carried_in(sheets, read, name, _said(head, "Verband"))
    proof = proof_in(sheets)
    if sheets.problems.number:
        raise sheets.problems.error(_place)
    return Whole(_season(head, read), carried, entries, proof)


def _said(head: Mapping[str, Row], key: str) -> str:
    """Return a value of the first sheet, whatever is wrong with it: that is noted elsewhere."""
    return str(head[key].cells.get("Wert", "")) if key in head else ""


def _read_head(sheets: Sheets) -> dict[str, Row]:
    """Return the rows of the first sheet by their key."""
    head: dict[str, Row] = {}
    for row in sheets.rows[layout.SEASON.name]:
        key = row.text("Schlüssel")
        if key and key not in layout.SEASON_KEYS:
            expected = ", ".join(layout.SEASON_KEYS)
            sentence = _("“{key}” is not expected here; expected are: {expected}.")
            row.fault("Schlüssel", sentence.format(key=key, expected=expected))
        elif key in head:
            row.fault("Schlüssel", _("“{key}” stands twice.").format(key=key))
        head.setdefault(key, row)
    for key in layout.SEASON_KEYS if layout.SEASON.name not in sheets.broken else ():
        if key not in head:
            sentence = _("The row “{key}” is missing.").format(key=key)
            sheets.problems.append(Problem(layout.SEASON.name, None, "Schlüssel", sentence))
    _check_name(head.get("Saison"))
    return head


def _check_name(row: Row | None) -> None:
    name = row.text("Wert") if row else ""
    try:
        closing_year(name or "2000")
    except ValueError:
        if row:
            sentence = _("“{name}” is no season; expected is one such as 2011/12 or 2026.")
            row.fault("Wert", sentence.format(name=name))


def _models(head: Mapping[str, Row], templates_of: Callable[[str], Templates]) -> Templates | None:
    """Return the rule book's divisions; None when it is not known which book it is."""
    row = head.get("Regelwerk")
    book = row.text("Wert") if row else ""
    if not row or not book:
        return None
    try:
        return templates_of(book)
    except RuleBookError as error:
        row.fault("Wert", str(error))
        return None


def _known_book(id: str) -> RuleBook | None:
    """Return a rule book; None for one nobody knows, which is noted where it is named."""
    try:
        return rulebooks.federation(id)
    except RuleBookError:
        return None


def _read_facts(sheets: Sheets, models: Templates | None) -> Read:
    facts: dict[str, Any] = {}
    for sheet in layout.SHEETS_OF_FACTS:
        make = partial(layout.division, models) if sheet is layout.DIVISIONS else sheet.fact
        facts[sheet.facts] = [(row, make(row)) for row in sheets.rows[sheet.name]]
    return Read(**facts, broken=sheets.broken, models=frozenset(models or ()))


def _season(head: Mapping[str, Row], read: Read) -> Season:
    at = {fixture.key: number for number, (_row, fixture) in enumerate(read.fixtures)}
    season = Season(
        name=head["Saison"].text("Wert"),
        rulebook=head["Regelwerk"].text("Wert"),
        federation=head["Verband"].text("Wert"),
        list_date=head["Elo-Liste"].day("Wert"),
        **{
            sheet.facts: tuple(fact for _row, fact in getattr(read, sheet.facts))
            for sheet in layout.SHEETS_OF_FACTS
        },
    )
    boards = sorted(season.boards, key=lambda board: (at[board.match], board.board))
    reports = sorted(season.reports, key=lambda one: (at[one.match], one.side == "away"))
    return replace(season, boards=tuple(boards), reports=tuple(reports))


def _place(problem: Problem) -> tuple[int, int, int]:
    """Order problems as they stand in the workbook; whole sheets before their rows."""
    sheets = [sheet.name for sheet in ALL_LAYOUTS]
    if problem.sheet not in sheets:
        return (len(sheets), 0, 0)
    columns = ("", *ALL_LAYOUTS[sheets.index(problem.sheet)].headers)
    column = columns.index(problem.column) if problem.column in columns else 0
    return (sheets.index(problem.sheet), problem.row or 0, column)
