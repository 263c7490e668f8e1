"""The places of the office: every page one can go to, from the menu or as text.

A page is imported when one goes there: the first screen need not wait for the others.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from league.language import _
from tui.screens.page import Page


@dataclass(frozen=True, slots=True)
class Place:
    """A page that needs nothing but the season."""

    name: str
    """What the command ``view`` calls it."""
    letter: str
    """Leads there in the menu."""
    label: str
    about: str
    page: Callable[[], Page[Any]]


@dataclass(frozen=True, slots=True)
class Thing:
    """A page about one thing."""

    name: str
    """What the command ``view`` calls it."""
    argument: str
    """What has to be named, such as a club's number."""
    about: str
    page: Callable[[str], Page[Any]]


def places() -> list[Place]:
    """Return the places in the order of a league year."""
    return [
        Place("journal", "j", _("Journal"), _("Every step, and taking it back"), _journal),
    ]


def things() -> list[Thing]:
    """Return the pages about one thing each."""
    return [
        Thing("division", _("division"), _("Table, rounds and figures"), _division),
        Thing("match", _("division/round/team"), _("Boards, findings and fees"), _match),
    ]


def thing_named(name: str) -> Thing:
    """Return a kind of thing. Raises KeyError."""
    return {thing.name: thing for thing in things()}[name]


def _match(named: str) -> Page[Any]:
    from tui.screens.match_sheet import MatchSheet

    return MatchSheet(named)


def _division(id: str) -> Page[Any]:
    from tui.screens.division import DivisionScreen

    return DivisionScreen(id)


def _journal() -> Page[Any]:
    from tui.screens.journal import JournalScreen

    return JournalScreen()
