"""The rows of the calendar: rounds, matches, and other dates."""

from rich.text import Text

from league.formatting import clock, day
from league.language import _
from league.services.schedule.calendar_explaining import span
from league.views.calendar import CalendarPageView, DatedMatch, DatedRound
from tui.kit.cells import bar, count
from tui.kit.columns import Col, Row
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink
from tui.pages.schedule.calendar_picture import nothing_set, sign_of


def round_list(view: CalendarPageView, hues: Ink) -> Table:
    """Return the rounds of all divisions."""
    columns: Columns[DatedRound] = (
        (Col(_("End date"), right=True), lambda row: Text(day(row.end_date), hues.muted)),
        (Col(_("Division"), grow=True), lambda row: Text(row.name, f"bold {hues.text}")),
        (Col(_("Rd"), right=True), lambda row: Text(str(row.number))),
        (Col(_("Complete")), lambda row: bar(row.complete, len(row.matches), 5, hues)),
        (Col(_("Clashes"), right=True), lambda row: count(row.against, hues, hues.warn)),
    )
    empty, opens = nothing_set(view), _("its matches")
    return listed("list", _("Rounds"), columns, view.rounds, None, empty, opens)


def match_list(view: CalendarPageView, hues: Ink) -> Table:
    """Return the matches of one division."""
    columns: Columns[DatedMatch] = (
        (Col(_("Day"), right=True), lambda row: _day(row, hues)),
        (Col(_("Hour"), least=84), lambda row: _hour(row, hues)),
        (
            Col(_("End date"), right=True, least=100),
            lambda row: Text(day(row.end_date), hues.muted),
        ),
        (Col(_("Rd"), right=True), lambda row: Text(str(row.match[1]), hues.muted)),
        (Col(_("Match"), grow=True), lambda row: Text(f"{row.home} – {row.away}")),
        (Col("", read=_("State")), lambda row: _state(row, hues)),
        (Col("", read=_("Against")), lambda row: _against(row, hues)),
    )
    empty, opens = nothing_set(view), _("match")
    return listed("list", _("Matches"), columns, view.matches, None, empty, opens)


def _day(row: DatedMatch, hues: Ink) -> Text:
    return Text(day(row.day), hues.text if row.day == row.end_date else hues.accent)


def _hour(row: DatedMatch, hues: Ink) -> Text:
    return Text(clock(row.start) if row.start else "–", hues.muted)


def _state(row: DatedMatch, hues: Ink) -> Text:
    return Text(sign_of([row]), hues.good if row.state == "complete" else hues.accent)


def _against(row: DatedMatch, hues: Ink) -> Text:
    if row.found:
        rules = dict.fromkeys(f"§ {one.rule}" for one in row.found)
        return Text(f"▲ {', '.join(rules)}", f"bold {hues.warn}")
    return Text("☼", hues.primary) if row.notes else Text("·", hues.faint)


def date_list(view: CalendarPageView, hues: Ink) -> Table:
    """Return protected dates, call-ups and holidays by their first days."""
    columns = [Col(""), Col(_("Days")), Col(_("What, where, who"), grow=True)]
    rows, empty = _date_rows(view, hues), _nothing_dated(view)
    return Table("dates", _("Other dates"), columns, rows, empty=empty)


def _nothing_dated(view: CalendarPageView) -> str:
    if view.protects:
        return _("Nothing is protected, nobody called up: p protects days, c calls up.")
    return _("{book} has no rule about protected days.").format(book=view.book)


def _date_rows(view: CalendarPageView, hues: Ink) -> list[Row]:
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
