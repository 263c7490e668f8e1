"""Fixtures of a division, and the calendar of a division or season."""

from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.season_papers import FixturesPaper, PaperMatch
from reports.described import table_of
from reports.document import Appointment, Block, Document, Table, Words
from reports.layouts.season_parts import fixtures_table, in_the_name, place_of

_CALENDAR: Columns[PaperMatch] = (
    Column("day", to_translate("Day"), kind=Kind.DAY, width=23),
    Column("start", to_translate("Hour"), kind=Kind.CLOCK, width=14),
    Column("division", to_translate("Division"), width=30),
    Column("round", to_translate("Round"), kind=Kind.NUMBER, width=14),
    Column("home", to_translate("Home"), width=36),
    Column("away", to_translate("Visitors"), width=36),
    Column("venue", to_translate("Venue"), place_of),
)


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
    days = sorted({one.day for one in view.matches})
    shaded = set(days[1::2])
    return table_of(_CALENDAR, view.matches, shaded=lambda one, _key: one.day in shaded)


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
