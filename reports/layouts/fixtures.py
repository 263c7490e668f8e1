"""Fixtures of a division, and the calendar of a division or season."""

from league.language import _
from league.views.columns import Kind
from league.views.season_papers import FixturesPaper, PaperMatch
from reports.document import Appointment, Block, Cell, Column, Document, Table, Words
from reports.layouts.season_parts import fixtures_table, in_the_name, place_of


def fixtures(view: FixturesPaper) -> Document:
    """Return all published rounds of a division."""
    return Document(
        title=_("Fixtures"),
        under=view.name,
        blocks=_or_nothing(view, fixtures_table(view)),
        **in_the_name(view.head, view.name),
    )


def calendar(view: FixturesPaper) -> Document:
    """Return the matches day by day, and each as an appointment."""
    return Document(
        title=_("Calendar"),
        under=view.name,
        blocks=_or_nothing(view, _by_day(view)),
        appointments=tuple(map(_appointment, view.matches)),
        zone=view.zone,
        **in_the_name(view.head, view.name),
    )


def _or_nothing(view: FixturesPaper, table: Table) -> tuple[Block, ...]:
    return (table,) if view.matches else (Words(_("No round is published yet.")),)


def _by_day(view: FixturesPaper) -> Table:
    columns = (
        Column(_("Day"), Kind.DAY, 23),
        Column(_("Hour"), Kind.CLOCK, 14),
        Column(_("Division"), width=30),
        Column(_("Round"), Kind.NUMBER, 14),
        Column(_("Home"), width=36),
        Column(_("Visitors"), width=36),
        Column(_("Venue")),
    )
    days = sorted({one.day for one in view.matches})
    shaded = set(days[1::2])
    rows = [
        tuple(
            Cell(value, shaded=one.day in shaded)
            for value in (
                one.day, one.start, one.division, one.round, one.home, one.away, place_of(one)
            )
        )
        for one in view.matches
    ]  # fmt: skip
    return Table(columns, tuple(rows))


def _appointment(one: PaperMatch) -> Appointment:
    sentence = _("{division}, round {round}")
    return Appointment(
        uid=one.uid,
        title=f"{one.home} – {one.away}",
        day=one.day,
        start=one.start,
        hours=one.hours,
        place=one.venue,
        words=sentence.format(division=one.division, round=one.round),
        cancelled=one.lapsed,
        changes=one.changes,
        changed=one.changed,
    )
