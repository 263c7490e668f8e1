"""Rights, and what they are about, in words."""

from league.facts.actors import Right, Scope
from league.language import _


def right_words(right: Right) -> str:
    """Return a right as an official names it."""
    return {
        Right.RECORD_MATCH: _("recording matches"),
        Right.RULE: _("rulings"),
        Right.REGISTER: _("registrations and clubs"),
        Right.LISTS: _("lists of players"),
        Right.SCHEDULE: _("draws and dates"),
        Right.CUP: _("the cup"),
        Right.QUALIFICATION: _("qualification"),
        Right.EVENTS: _("events"),
        Right.RATINGS: _("ratings"),
        Right.PROTESTS: _("protests"),
        Right.ACCOUNTS: _("accounts"),
        Right.CLOSING: _("closing the season"),
        Right.JOURNAL: _("taking steps back"),
        Right.SEASONS: _("the file's seasons"),
    }[right]


def scope_words(scope: Scope) -> str:
    """Return a part of a federation, from the season down to the team."""
    parts = [part for part in (scope.season, scope.division, scope.club, scope.team) if part]
    return " · ".join(parts) or _("all seasons")
