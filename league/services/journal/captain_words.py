"""What captains reported and proposed, as the journal tells it in one line."""

from collections.abc import Mapping
from datetime import date, time
from typing import Any

from league.facts.captains import ProposedDay
from league.language import _
from league.record_kinds import CAPTAIN_REPORT, MOVE_PROPOSAL
from league.services.journal.differences import text_of
from league.services.journal.fields import field_name, known_fields
from league.services.journal.values import value_words
from league.services.schedule.proposal_words import day_words
from league.services.words.names import Names

_BESIDES = ("late", "missing", "paid", "received", "remarks", "protest")
"""Fields of a report that are told where something stands in them."""


def captain_words(what: str, held: Mapping[str, Any], names: Names) -> str:
    """Return what a captain's report or proposal says; empty for any other step."""
    if what == CAPTAIN_REPORT.step and held:
        return _report(held, names)
    if what == MOVE_PROPOSAL.step and held:
        return _proposal(held)
    return ""


def _report(held: Mapping[str, Any], names: Names) -> str:
    known = known_fields(CAPTAIN_REPORT.name)
    results = value_words("results", text_of(held["results"]), names, known)
    said = [_("the opponent did not come") if held["absent"] else results]
    said += [
        f"{field_name(name, known)} {value_words(name, text_of(held[name]), names, known)}"
        for name in _BESIDES
        if held[name]
    ]
    return ", ".join(said)


def _proposal(held: Mapping[str, Any]) -> str:
    days = [_day(one) for one in held["days"]]
    if held["accepted"] is not None:
        return _("accepted: {day}").format(day=days[held["accepted"]])
    if held["refused"]:
        return _("refused: {reason}").format(reason=held["refused"])
    return ", ".join(days)


def _day(held: Mapping[str, Any]) -> str:
    hour = None if held["start"] is None else time.fromisoformat(held["start"])
    return day_words(ProposedDay(date.fromisoformat(held["day"]), hour))
