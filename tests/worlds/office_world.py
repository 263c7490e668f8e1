"""What tests of the office's own data ask of the small federation of ``league_world``."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from league.facts.clubs import Club, Team
from league.facts.contacts import Officer
from league.facts.people import Player
from league.facts.seasons import Season
from league.services.journal import undoing
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import contacts, transactions
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SATURDAYS
from tests.worlds.league_world import SEASON as NAME

WHY = "The club wrote so."
IBAN = "AT611904300234573201"
"""The Austrian example of the IBAN registry (ISO 13616)."""
SPELLED = "AT61 1904 3002 3457 3201"
ANNA = Officer("Obfrau", "Anna Muster", "+43 664 1234567", "anna@example.org")


def now() -> Season:
    return transactions.load()[0]


def club(id: str) -> Club:
    return next(one for one in now().clubs if one.id == id)


def team(id: str) -> Team:
    return next(one for one in now().teams if one.id == id)


def person(ident: str) -> Player:
    return next(one for one in now().players if one.ident == ident)


def facts() -> dict[str, Any]:
    """What is in force: the season's lists, whatever their order, and all offices."""
    loaded = now()
    lists = {
        one.name: frozenset(getattr(loaded, one.name))
        for one in fields(loaded)
        if isinstance(getattr(loaded, one.name), tuple)
    }
    return lists | {
        "federation": contacts.federation_office("Verband"),
        "club offices": contacts.club_offices("Verband"),
        "team offices": contacts.team_offices(NAME),
        "match offices": contacts.match_offices(NAME),
    }


def undone(do: Callable[[], object]) -> None:
    """It changes something, and taking it back leaves the facts as they were before."""
    before = facts()
    do()
    assert facts() != before
    undoing.undo(undoing.last_step(), OFFICIAL, "mistaken")
    assert facts() == before


def drawn() -> None:
    asked = AskedDraw("kl", SATURDAYS, 1)
    draw_division(NAME, asked, actor=OFFICIAL)
