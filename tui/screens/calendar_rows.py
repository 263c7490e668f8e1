"""The rows of the calendar: rounds, matches, and other dates."""

from rich.text import Text

from league.forms import clock, day
from league.language import _
from league.services.schedule.calendar_explaining import span
from league.views.calendar import CalendarPageView, DatedMatch, DatedRound
from tui.screens.calendar_picture import sign_of
from tui.widgets.cells import bar, count
from tui.widgets.columns import Col, Row
from tui.widgets.themes import Ink


def round_columns() -> list[Col]:
    """Return the columns of rounds."""
    return [
        Col(_("End date"), right=True),
        Col(_("Division"), grow=True),
        Col(_("Rd"), right=True),
        Col(_("Complete")),
        Col(_("Clashes"), right=True),
    ]


def round_row(row: DatedRound, hues: Ink) -> list[Text]:
    """Return a round's row."""
    return [
        Text(day(row.end_date), style=hues.muted),
        Text(row.name, style=f"bold {hues.text}"),
        Text(str(row.number)),
        bar(row.complete, len(row.matches), 5, hues),
        count(row.against, hues, hues.warn),
    ]


def match_columns() -> list[Col]:
    """Return the columns of matches."""
    return [
        Col(_("Day"), right=True),
        Col(_("Hour"), least=84),
        Col(_("End date"), right=True, least=100),
        Col(_("Rd"), right=True),
        Col(_("Match"), grow=True),
        Col("", read=_("State")),
        Col("", read=_("Against")),
    ]


def match_row(row: DatedMatch, hues: Ink) -> list[Text]:
    """Return a match's row."""
    rules = dict.fromkeys(f"§ {one.rule}" for one in row.found)
    moved = row.day != row.end_date
    return [
        Text(day(row.day), style=hues.accent if moved else hues.text),
        Text(clock(row.start) if row.start else "–", style=hues.muted),
        Text(day(row.end_date), style=hues.muted),
        Text(str(row.match[1]), style=hues.muted),
        Text(f"{row.home} – {row.away}"),
        Text(sign_of([row]), style=hues.good if row.state == "complete" else hues.accent),
        _against("▲ " + ", ".join(rules) if rules else "", row, hues),
    ]


def _against(words: str, row: DatedMatch, hues: Ink) -> Text:
    if words:
        return Text(words, style=f"bold {hues.warn}")
    return Text("☼" if row.notes else "·", style=hues.primary if row.notes else hues.faint)


def date_columns() -> list[Col]:
    """Return the columns of protected dates, call-ups and holidays."""
    return [Col(""), Col(_("Days")), Col(_("What, where, who"), grow=True)]


def nothing_dated(view: CalendarPageView) -> str:
    """Return what to do when there are no other dates."""
    if view.protects:
        return _("Nothing is protected, nobody called up: p protects days, c calls up.")
    return _("{book} has no rule about protected days.").format(book=view.book)


def date_rows(view: CalendarPageView, hues: Ink) -> list[Row]:
    """Return all dates that are no rounds, by their first days; the key names kind and place."""
    rows: list[tuple[object, Row]] = []
    for n, event in enumerate(view.protected):
        where = event.district or _("the whole federation")
        words = (span(event.first, event.last), event.name, where)
        rows.append((event.first, (f"protected {n}", _date("◆", words, hues.warn, hues))))
    for n, one in enumerate(view.called_up):
        words = (span(one.call.first, one.call.last), one.call.event, one.name)
        rows.append((one.call.first, (f"called {n}", _date("★", words, hues.accent, hues))))
    for n, (on, name) in enumerate(view.holidays):
        words = (day(on), name, _("holiday"))
        rows.append((on, (f"holiday {n}", _date("☼", words, hues.primary, hues))))
    return [row for _first, row in sorted(rows, key=lambda one: str(one[0]))]


def _date(sign: str, words: tuple[str, str, str], style: str, hues: Ink) -> list[Text]:
    days, what, where = words
    return [
        Text(sign, style=f"bold {style}"),
        Text(days, style=hues.muted),
        Text.assemble((what, hues.text), (f" · {where}", hues.muted)),
    ]
