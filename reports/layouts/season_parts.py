"""What the papers of a division and of a season share: heads, addresses, lists of matches."""

from collections.abc import Iterable
from typing import Any

from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.season_papers import FixturesPaper, PaperHead, PaperMatch
from reports.described import table_of
from reports.document import Table
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


def place_of(one: PaperMatch) -> str:
    """Return where a match is played, or that it is not played any more."""
    return _("lapsed") if one.lapsed else one.venue


_FIXTURES: Columns[PaperMatch] = (
    Column("round", to_translate("Round"), kind=Kind.NUMBER, width=14),
    Column("day", to_translate("Day"), kind=Kind.DAY, width=23),
    Column("start", to_translate("Hour"), kind=Kind.CLOCK, width=14),
    Column("home", to_translate("Home"), width=46),
    Column("away", to_translate("Visitors"), width=46),
    Column("venue", to_translate("Venue"), place_of),
)


def fixtures_table(view: FixturesPaper) -> Table:
    """Return the matches round by round, every other round shaded."""
    return table_of(_FIXTURES, view.matches, shaded=lambda one, _key: one.round % 2 == 0)


def lines(words: Iterable[str]) -> str:
    """Return lines below each other; the empty ones are left out."""
    return "\n".join(line for line in words if line)
