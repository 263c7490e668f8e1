"""The rows of a rating period: players with their change as a small bar, reports, list dates."""

from collections.abc import Callable

from rich.text import Text

from league.facts.periods import RatingFiling, TimeControl
from league.formatting import day
from league.language import _
from league.views.ratings import EloView, ListDate, RatingRow, ReportRow, rating_columns
from tui.dialogs.typed_fields import shown_day
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.described import on_screen
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink

PLAYERS, REPORTS, DATES = "players", "reports", "dates"
HALF, STEP = 5, 6
"""Columns of the bar on each side of its middle; points of rating for one of them."""


def player_list(view: EloView, hues: Ink) -> Table:
    """Return the players, by pass number; the widths are known without making the rows."""
    rows = view.rows
    bars: dict[str, Callable[[RatingRow], Text]] = {"bar": lambda row: change_bar(row.change, hues)}
    columns = on_screen(rating_columns(), hues, bars, measured=rows)
    empty = view.refused or _("Nobody played in this period; c shows another one.")
    opens = _("player")
    return listed(PLAYERS, _("Players"), columns, rows, lambda row: row.ident, empty, opens)


def change_bar(change: int | None, hues: Ink) -> Text:
    """Return a change as a bar from the middle: to the right up, to the left down."""
    length = min(-(-abs(change or 0) // STEP), HALF)
    full = "█" * length if length < HALF or abs(change or 0) <= HALF * STEP else "█" * HALF
    text = Text()
    if (change or 0) < 0:
        text.append(" " * (HALF - length)).append(full, style=hues.bad)
    else:
        text.append(" " * HALF)
    text.append("│", style=hues.faint)
    if (change or 0) > 0:
        text.append(full, style=hues.good)
    return text.append(" " * (2 * HALF + 1 - text.cell_len))


def report_list(view: EloView, hues: Ink) -> Table:
    """Return the divisions' reports, by division."""
    columns: Columns[ReportRow] = (
        (Col(""), lambda row: _sign(row, hues)),
        (Col(_("Division"), grow=True), lambda row: Text(row.name, hues.text)),
        (Col(_("Matches"), right=True, least=90), lambda row: number(row.played, hues.muted)),
        (Col(_("Time control"), least=90), lambda row: Text(_filed(row)[0], hues.muted)),
        (Col(_("Registered"), right=True), lambda row: Text(_filed(row)[1], hues.text)),
        (Col(_("Reported"), right=True), lambda row: Text(_filed(row)[2], hues.text)),
        (Col(_("Lacks"), grow=True), lambda row: _lacks(row, hues)),
    )
    empty = view.refused or _("No division played in this period: no report is due.")
    rows, opens = view.reports, _("report")
    return listed(REPORTS, _("Reports"), columns, rows, lambda row: row.division, empty, opens)


def _sign(row: ReportRow, hues: Ink) -> Text:
    return Text(*(("▲", f"bold {hues.warn}") if row.lacks else ("✔", f"bold {hues.good}")))


def _filed(row: ReportRow) -> tuple[str, str, str]:
    """Return time control, day of registration and day of the report; dashes for none."""
    filed = row.filing or RatingFiling(row.division, TimeControl(0))
    return control_words(filed.control), shown_day(filed.registered), shown_day(filed.reported)


def _lacks(row: ReportRow, hues: Ink) -> Text:
    rules = sorted({found.rule for found in row.lacks})
    lacks = f"{len(row.lacks)}: {', '.join(rules)}"
    return Text(lacks, hues.warn) if rules else Text(_("nothing"), hues.muted)


def control_words(control: TimeControl) -> str:
    """Return a time control in short: ``90 min + 30 s``, ``120 min/40 + 30 min``."""
    if not control.minutes:
        return "–"
    words = _("{n} min").format(n=control.minutes)
    if control.moves is not None:
        words += f"/{control.moves}"
    if control.rest_minutes:
        words += f" + {_('{n} min').format(n=control.rest_minutes)}"
    return f"{words} + {_('{n} s').format(n=control.seconds)}" if control.seconds else words


def date_list(view: EloView, hues: Ink) -> Table:
    """Return the cut-off days, by their place; the one shown is marked."""
    columns: Columns[ListDate] = (
        (Col(""), lambda one: Text("▶" if one.until == view.until else "", f"bold {hues.accent}")),
        (Col(_("Cut-off day"), right=True), lambda one: _until(one, view, hues)),
        (Col(_("Games from"), right=True), lambda one: Text(day(one.first), hues.muted)),
        (Col(_("Counts from"), right=True), lambda one: Text(day(one.valid_from), hues.muted)),
        (Col(_("List"), grow=True), lambda one: _stored(one, hues)),
    )
    empty = view.refused or _("The season has no cut-off day.")
    return listed(DATES, _("List dates"), columns, view.dates, None, empty, _("show"))


def _until(one: ListDate, view: EloView, hues: Ink) -> Text:
    return Text(day(one.until), f"bold {hues.text}" if one.until == view.until else hues.text)


def _stored(one: ListDate, hues: Ink) -> Text:
    return Text(_("✔ stored"), hues.good) if one.stored else Text(_("○ not stored"), hues.muted)
