"""Reading the season workbook: the season, or all its faults at once."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import TypeVar

from league import rulebooks
from league.errors import Problem, RuleBookError
from league.facts.seasons import Division, Season, closing_year
from league.language import _
from league.services.workbook import layout as names
from league.services.workbook.cells import Row
from league.services.workbook.checks import Pairs, Read, check
from league.services.workbook.columns import Layout
from league.services.workbook.contradictions import check_contradictions
from league.services.workbook.sheets import Sheets, read_sheets

Templates = Mapping[str, Division]
T = TypeVar("T")


def templates(rulebook: str) -> Templates:
    """Return the divisions of a rule book, by id. Raises RuleBookError."""
    return rulebooks.load(rulebook).divisions


def read_workbook(path: Path, templates_of: Callable[[str], Templates] = templates) -> Season:
    """Read a season; boards and reports come in the order of the calendar.

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
    check_contradictions(read, None if list_date == date.min else list_date)
    if sheets.problems.number:
        raise sheets.problems.error(_place)
    return _season(head, read)


def _read_head(sheets: Sheets) -> dict[str, Row]:
    """Return the rows of the first sheet by their key."""
    head: dict[str, Row] = {}
    for row in sheets.rows[names.SEASON.name]:
        key = row.text("Schlüssel")
        if key and key not in names.SEASON_KEYS:
            expected = ", ".join(names.SEASON_KEYS)
            sentence = _("“{key}” is not expected here; expected are: {expected}.")
            row.fault("Schlüssel", sentence.format(key=key, expected=expected))
        elif key in head:
            row.fault("Schlüssel", _("“{key}” stands twice.").format(key=key))
        head.setdefault(key, row)
    for key in names.SEASON_KEYS if names.SEASON.name not in sheets.broken else ():
        if key not in head:
            sentence = _("The row “{key}” is missing.").format(key=key)
            sheets.problems.append(Problem(names.SEASON.name, None, "Schlüssel", sentence))
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


def _read_facts(sheets: Sheets, models: Templates | None) -> Read:
    def of(sheet: Layout, make: Callable[[Row], T] | None = None) -> Pairs[T]:
        return [(row, (make or sheet.fact)(row)) for row in sheets.rows[sheet.name]]

    return Read(
        divisions=of(names.DIVISIONS, partial(names.division, models)),
        clubs=of(names.CLUBS),
        players=of(names.PLAYERS),
        registrations=of(names.REGISTRATIONS),
        teams=of(names.TEAMS),
        squads=of(names.SQUADS),
        fixtures=of(names.FIXTURES),
        boards=of(names.BOARDS),
        reports=of(names.REPORTS),
        declarations=of(names.DECLARATIONS),
        external_games=of(names.EXTERNAL_GAMES),
        national_squads=of(names.NATIONAL_SQUADS),
        broken=sheets.broken,
        models=frozenset(models or ()),
    )


def _season(head: Mapping[str, Row], read: Read) -> Season:
    at = {fixture.key: number for number, (_row, fixture) in enumerate(read.fixtures)}
    boards = sorted(_facts(read.boards), key=lambda board: (at[board.match], board.board))
    reports = sorted(_facts(read.reports), key=lambda one: (at[one.match], one.side == "away"))
    return Season(
        name=head["Saison"].text("Wert"),
        rulebook=head["Regelwerk"].text("Wert"),
        federation=head["Verband"].text("Wert"),
        list_date=head["Elo-Liste"].day("Wert"),
        divisions=_facts(read.divisions),
        clubs=_facts(read.clubs),
        players=_facts(read.players),
        registrations=_facts(read.registrations),
        teams=_facts(read.teams),
        squads=_facts(read.squads),
        fixtures=_facts(read.fixtures),
        boards=tuple(boards),
        reports=tuple(reports),
        declarations=_facts(read.declarations),
        external_games=_facts(read.external_games),
        national_squads=_facts(read.national_squads),
    )


def _facts(read: Pairs[T]) -> tuple[T, ...]:
    return tuple(fact for _row, fact in read)


def _place(problem: Problem) -> tuple[int, int, int]:
    """Order problems as they stand in the workbook; whole sheets before their rows."""
    sheets = [layout.name for layout in names.LAYOUTS]
    if problem.sheet not in sheets:
        return (len(sheets), 0, 0)
    layout = names.LAYOUTS[sheets.index(problem.sheet)]
    columns = ("", *layout.headers)
    column = columns.index(problem.column) if problem.column in columns else 0
    return (sheets.index(problem.sheet), problem.row or 0, column)
