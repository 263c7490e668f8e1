"""The rows of a rating period: players with their change as a small bar, reports, list dates."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from league.facts.periods import RatingFiling, TimeControl
from league.forms import day
from league.language import _
from league.views.ratings import EloView, ListDate, RatingRow, ReportRow
from tui.dialogs.typed_fields import shown_day
from tui.kit.cells import number
from tui.kit.columns import Col, Row, holding
from tui.kit.lazy import Lazy
from tui.kit.themes import Ink

HALF, STEP = 5, 6
"""Columns of the bar on each side of its middle; points of rating for one of them."""


def player_columns(rows: Sequence[RatingRow]) -> list[Col]:
    """Return the columns of the players; their widths are known without making the rows."""
    name = max((len(row.name) for row in rows), default=0)
    return [
        holding(_("Pass"), (row.ident for row in rows), right=True, least=70),
        Col(_("Name"), grow=True, width=name),
        _narrow(_("Games"), 5),
        _narrow(_("Rated"), 5, least=76),
        _narrow(_("Old"), 4),
        _narrow(_("New"), 6),
        _narrow("±", 4),
        Col(_("Change"), width=2 * HALF + 1, least=70),
        holding(_("State"), _states().values(), least=100),
    ]


def _narrow(label: str, width: int, least: int = 0) -> Col:
    return Col(label, right=True, width=max(width, len(label)), least=least)


def _states() -> dict[str, str]:
    return {
        "rated": "",
        "inactive": _("inactive"),
        "waiting": _("waits for more games"),
        "removed": _("not on the list"),
        "below": _("▲ below the floor"),
    }


def player_rows(rows: Sequence[RatingRow], hues: Ink) -> list[Row]:
    """Return the players, by pass number; each is made when it is first seen."""
    states = _states()
    return [(row.ident, Lazy(partial(_player, row, states, hues))) for row in rows]


def _player(row: RatingRow, states: dict[str, str], hues: Ink) -> Sequence[Text]:
    played = bool(row.games)
    carried = f" ({row.carried})" if row.carried else ""
    return [
        Text(row.ident, style=hues.muted),
        Text(row.name, style=hues.text if played else hues.muted),
        number(row.games, hues.text) if played else Text("·", style=hues.faint),
        number(row.counted, hues.muted) if row.counted else Text("·", style=hues.faint),
        number(row.old, hues.muted),
        _new(row, hues),
        change_text(row.change, hues),
        change_bar(row.change, hues),
        Text(states[row.state] + carried, style=hues.warn),
    ]


def _new(row: RatingRow, hues: Ink) -> Text:
    if row.state == "below":
        return Text("▲ –", style=f"bold {hues.warn}")
    return Text(f"{'–' if row.new is None else row.new}{row.mark}", style=f"bold {hues.text}")


def change_text(change: int | None, hues: Ink) -> Text:
    """Return a change with its sign."""
    if not change:
        return Text("·" if change is None else "0", style=hues.faint)
    return Text(f"{'+' if change > 0 else '−'}{abs(change)}", hues.good if change > 0 else hues.bad)


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


def report_columns() -> list[Col]:
    """Return the columns of the divisions' reports."""
    return [
        Col(""),
        Col(_("Division"), grow=True),
        Col(_("Matches"), right=True, least=90),
        Col(_("Time control"), least=90),
        Col(_("Registered"), right=True),
        Col(_("Reported"), right=True),
        Col(_("Lacks"), grow=True),
    ]


def report_rows(reports: Sequence[ReportRow], hues: Ink) -> list[Row]:
    """Return the divisions' reports, by division."""
    return [(row.division, _report(row, hues)) for row in reports]


def _report(row: ReportRow, hues: Ink) -> list[Text]:
    filing = row.filing or RatingFiling(row.division, TimeControl(0))
    rules = sorted({found.rule for found in row.lacks})
    lacks = f"{len(row.lacks)}: {', '.join(rules)}"
    return [
        Text("▲" if rules else "✔", style=f"bold {hues.warn if rules else hues.good}"),
        Text(row.name, style=hues.text),
        number(row.played, hues.muted),
        Text(control_words(filing.control), style=hues.muted),
        Text(shown_day(filing.registered), style=hues.text),
        Text(shown_day(filing.reported), style=hues.text),
        Text(lacks if rules else _("nothing"), style=hues.warn if rules else hues.muted),
    ]


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


def date_columns() -> list[Col]:
    """Return the columns of the cut-off days."""
    return [
        Col(""),
        Col(_("Cut-off day"), right=True),
        Col(_("Games from"), right=True),
        Col(_("Counts from"), right=True),
        Col(_("List"), grow=True),
    ]


def date_rows(view: EloView, hues: Ink) -> list[Row]:
    """Return the cut-off days, by their place."""
    return [(str(at), _date(one, view, hues)) for at, one in enumerate(view.dates)]


def _date(one: ListDate, view: EloView, hues: Ink) -> list[Text]:
    here = one.until == view.until
    return [
        Text("▶" if here else "", style=f"bold {hues.accent}"),
        Text(day(one.until), style=f"bold {hues.text}" if here else hues.text),
        Text(day(one.first), style=hues.muted),
        Text(day(one.valid_from), style=hues.muted),
        Text(
            _("✔ stored") if one.stored else _("○ not stored"),
            style=hues.good if one.stored else hues.muted,
        ),
    ]
