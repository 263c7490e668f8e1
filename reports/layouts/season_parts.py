"""What the papers of a division and of a season share: heads, addresses, lists of matches."""

from collections.abc import Iterable
from typing import Any

from league.language import _
from league.views.columns import Kind
from league.views.season_papers import FixturesPaper, PaperHead, PaperMatch
from reports.document import Cell, Column, Table
from reports.words import line_of


def in_the_name(head: PaperHead, *about: str) -> dict[str, Any]:
    """Return what stands over and under a list: federation, season and what it is about."""
    return {
        "over": line_of(head.office.name, head.season),
        "foot": line_of(head.office.name, head.season, *about),
    }


def letter(head: PaperHead, *about: str) -> dict[str, Any]:
    """Return the same of a paper that goes out under the federation's letterhead."""
    return {**in_the_name(head, *about), "letterhead": head.office.letterhead()}


def for_clubs() -> str:
    """Return for whom a paper is that stays among the clubs."""
    return _("the clubs of the federation")


def for_everybody() -> str:
    """Return for whom a paper is that may be shown to everybody."""
    return _("everybody")


def fixtures_table(view: FixturesPaper) -> Table:
    """Return the matches round by round, every other round shaded."""
    columns = (
        Column(_("Round"), Kind.NUMBER, 14),
        Column(_("Day"), Kind.DAY, 23),
        Column(_("Hour"), Kind.CLOCK, 14),
        Column(_("Home"), width=46),
        Column(_("Visitors"), width=46),
        Column(_("Venue")),
    )
    return Table(columns, tuple(map(_match, view.matches)))


def place_of(one: PaperMatch) -> str:
    """Return where a match is played, or that it is not played any more."""
    return _("lapsed") if one.lapsed else one.venue


def _match(one: PaperMatch) -> tuple[Cell, ...]:
    values = (one.round, one.day, one.start, one.home, one.away, place_of(one))
    return tuple(Cell(value, shaded=one.round % 2 == 0) for value in values)


def lines(words: Iterable[str]) -> str:
    """Return lines below each other; the empty ones are left out."""
    return "\n".join(line for line in words if line)
