"""Codes of views in words, as templates say them."""

from collections.abc import Mapping
from datetime import date, datetime
from zoneinfo import ZoneInfo

from league import clock, formatting
from league.facts.matches import Score
from league.language import _, per_language


def moment(at: datetime, zone: str | None) -> str:
    """Return a moment by the clocks of a zone: day and hour."""
    there = at.astimezone() if zone is None else clock.in_zone(at, zone)
    return (
        f"{day_name(there.date())} {formatting.day(there.date())}, {formatting.clock(there.time())}"
    )


def hour(at: datetime, zone: str | None) -> str:
    """Return the hour alone."""
    there = at.astimezone() if zone is None else at.astimezone(ZoneInfo(zone))
    return formatting.clock(there.time())


def long_day(day: date) -> str:
    """Return a date with its day of the week."""
    return f"{day_name(day)} {formatting.day(day)}"


def day_name(day: date) -> str:
    """Return the short name of a date's day of the week."""
    names = (_("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun"))
    return names[day.weekday()]


def pair(score: Score) -> str:
    """Return half points of both sides: ``4½ : 3½``."""
    return formatting.pair(score)


def marks(known: tuple[str, ...]) -> str:
    """Return marks as they stand before a pass number: ``(A)(J)``."""
    return "".join(f"({mark})" for mark in known)


def choice(code: str) -> str:
    """Return what a captain chose for a board as chess players write it."""
    return CHOICES.get(code, code)


CHOICES: Mapping[str, str] = {
    "1-0": "1 : 0",
    "=": "½ : ½",
    "0-1": "0 : 1",
    "0-0": "0 : 0",
    "+-": "+ : −",
    "-+": "− : +",
    "--": "− : −",
    "": "–",
}
"""What may be chosen for a board, in the order of the form."""


def begun(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def waits(code: str) -> str:
    """Return what waits for a captain."""
    return _waits()[code]


@per_language
def _waits() -> Mapping[str, str]:
    return {
        "lineup": _("Hand in the lineup"),
        "report": _("Report the match"),
        "differing": _("The reports differ"),
        "move": _("Another day is proposed"),
    }


def stage(code: str) -> str:
    """Return how far the two reports of a match are."""
    return _stages()[code]


@per_language
def _stages() -> Mapping[str, str]:
    return {
        "none": _("not reported"),
        "one": _("one report"),
        "differing": _("the reports differ"),
        "agreed": _("both reports agree"),
        "decided": _("decided by the official"),
    }


def opened(code: str) -> str:
    """Return why lineups were opened."""
    return _opened()[code]


@per_language
def _opened() -> Mapping[str, str]:
    return {
        "start": _("at the start of the match"),
        "second": _("when the second one came"),
        "exchanged": _("because both captains agreed to exchange them"),
        "alone": _("alone, for the official"),
    }


def late(code: str) -> str:
    """Return who came after the waiting time."""
    return _late()[code]


@per_language
def _late() -> Mapping[str, str]:
    return {
        "": _("nobody"),
        "late home": _("home player"),
        "late away": _("away player"),
        "late both": _("both players"),
    }
