"""An empty season workbook to be filled in: words on every column, lists to choose from."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from league import files
from league.facts.fields import annotated_hints, heading_of, types_in
from league.facts.seasons import Season
from league.language import _
from league.rulebook import RuleBook
from league.rulebooks import federation, federations
from league.services.workbook import layout
from league.services.workbook.column_words import example, meaning
from league.services.workbook.columns import RESULTS, YES_NO, Column, Layout, Value
from league.services.workbook.layout import LAYOUTS, SEASON, SEASON_KEYS
from league.services.workbook.writing import write_sheet

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

LAST_ROW = 5_000
"""Down to this row a column offers its list."""
_LONGEST_LIST = 255
"""Most letters of a list that stands in the cell's rule itself; a spreadsheet takes no more."""
_WORDS: Mapping[str, Iterable[str]] = {
    "Letzte Klasse": YES_NO,
    "Jugendbrett": YES_NO,
    "Modus": layout.MODES,
    "Geschlecht": layout.SEXES,
    "Art": layout.KINDS,
    "Ergebnis": RESULTS,
    "Vermerk": layout.REMARKS,
    "Seite": layout.SIDES,
}
"""Columns in which only few words may stand."""
_FROM = {
    "Bewerb": (layout.DIVISIONS, "Id"),
    "Verein": (layout.CLUBS, "Nr"),
    "Mannschaft": (layout.TEAMS, "Kürzel"),
    "Heim": (layout.TEAMS, "Kürzel"),
    "Gast": (layout.TEAMS, "Kürzel"),
    "Heimspieler": (layout.PLAYERS, "Ident"),
    "Gastspieler": (layout.PLAYERS, "Ident"),
    "Ident": (layout.PLAYERS, "Ident"),
}
"""Columns that name what stands in another sheet, and where."""
_OUTSIDE = (layout.EXTERNAL_GAMES, layout.NATIONAL_SQUADS)
"""Sheets whose divisions are those of the rule book."""


def write_template(path: Path, rulebook: str = "", *, force: bool = False) -> None:
    """Write a workbook without facts; with a rule book it offers the divisions of that one.

    Raises RuleBookError for a book that no season is played by, InputError and StorageError as
    ``files.write``.
    """
    book = federation(rulebook) if rulebook else None
    files.check(path, ending=".xlsx", force=force)
    files.write(path, _book(book).save, ending=".xlsx", force=force)


def _book(rules: RuleBook | None) -> "Workbook":
    from league.services.workbook.signing import SignedWorkbook  # noqa: PLC0415  # openpyxl is slow to load

    book, words = SignedWorkbook(), _words_of(rules)
    book.remove(book.worksheets[0])
    for one in LAYOUTS:
        lines: list[tuple[Value, ...]] = []
        if one is SEASON:
            id = rules.id if rules else ""
            lines = [(key, id if key == "Regelwerk" else None) for key in SEASON_KEYS]
        write_sheet(book, one, lines)
        _explain(book[one.name], one, rules)
        _offer(book[one.name], one, words)
    return book


def _words_of(rules: RuleBook | None) -> Mapping[str, Iterable[str]]:
    """Return the columns in which only few words may stand, as a rule book has them."""
    if rules is None:
        return _WORDS
    kinds = [word for word, kind in layout.KINDS.items() if kind in rules.terms["kinds"]]
    own = {"Art": kinds, "Gleichstellung": rules.equal_statuses, "Vorlage": tuple(rules.divisions)}
    return {**_WORDS, **own}


def _explain(sheet: "Worksheet", described: Layout, rules: RuleBook | None) -> None:
    from openpyxl.comments import Comment  # noqa: PLC0415  # as above

    for at, column in enumerate(described.columns, 1):
        shown = example(described.name, column.name)
        said = _kinds_of(rules) if column.name == "Art" else meaning(column.name)
        said = said or _label(described, column)
        lines = [said, _("Example: {value}").format(value=shown) if shown else ""]
        comment = Comment("\n".join(line for line in lines if line), "Spielleiter")
        comment.width, comment.height = 260, 90
        sheet.cell(1, at).comment = comment


def _kinds_of(rules: RuleBook | None) -> str:
    """Return how players may belong to clubs by a rule book, each with its letter."""
    if rules is None:
        return meaning("Art")
    named = rules.named("kinds")
    words = (f"{word} = {named[kind]}" for word, kind in layout.KINDS.items() if kind in named)
    return f"{', '.join(words)}."


def _label(described: Layout, column: Column) -> str:
    """Return what the field of a column is called, where nothing more is said of it."""
    (fact,) = types_in(annotated_hints(Season)[described.facts])
    return heading_of(fact, column.field)


def _offer(sheet: "Worksheet", described: Layout, words: Mapping[str, Iterable[str]]) -> None:
    """Let cells be chosen from a list where only certain values may stand."""
    from openpyxl.utils import get_column_letter  # noqa: PLC0415  # as above
    from openpyxl.worksheet.datavalidation import DataValidation  # noqa: PLC0415  # as above

    for at, column in enumerate(described.headers, 1):
        source = _source(described, column, words)
        if source:
            rule = DataValidation("list", formula1=source, allow_blank=True)
            rule.showErrorMessage = True
            letter = get_column_letter(at)
            rule.add(f"{letter}2:{letter}{LAST_ROW}")
            sheet.add_data_validation(rule)
    if described is SEASON:
        rule = DataValidation("list", formula1=_listed(federations()), allow_blank=True)
        rule.add(f"B{SEASON_KEYS.index('Regelwerk') + 2}")
        sheet.add_data_validation(rule)


def _source(described: Layout, column: str, words: Mapping[str, Iterable[str]]) -> str:
    """Return the formula of what a column offers; empty when anything may stand there."""
    outside = column == "Bewerb" and described in _OUTSIDE
    if column in (*words, "Vorlage") or outside:
        return _listed(words.get("Vorlage" if outside else column, ()))
    where, key = _FROM.get(column, (described, ""))
    if where is described:
        return ""
    letter = "ABCDEFGH"[where.headers.index(key)]
    return f"'{where.name}'!${letter}$2:${letter}${LAST_ROW}"


def _listed(words: Iterable[str]) -> str:
    """Return words as a spreadsheet takes a list; empty when they are too many for it."""
    listed = ",".join(words)
    return f'"{listed}"' if listed and len(listed) <= _LONGEST_LIST else ""
