"""The questions ``court``, ``penalty`` and ``cancellation``: who decides, and how hard."""

from collections.abc import Callable
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from league.cases import reading
from league.cases.questions_matches import Answer, finding_maps
from league.cases.worlds import Case, answered_by, division, season
from league.facts.cancellations import Cancellation
from league.facts.committees import ELECTORS, Committee
from league.facts.sanctions import AGAINST, BY, KINDS, Sanction
from league.language import _
from league.rulebook.topics import Topic

COURT_KEYS = ("findings", "sits")
PENALTY_KEYS = ("allowed", "rule", "ceiling")
CANCELLATION_KEYS = ("ban", "rule")
MEDIA = ("letter", "phone", "email")
_UNSURE = "email"
"""Of this nobody takes for granted that it arrived."""
_CENTS = 100


def read_court(case: Case) -> Callable[[], Answer]:
    """Read a tournament's court and who quarrels; answer what is wrong with it, and who sits."""
    fields = case.fields
    where = fields.need("event", division(case.book))
    year = fields.get("year", season, case.year)
    seated = fields.need("members", reading.listed(reading.with_keys(_person)))
    deputies = fields.get("deputies", reading.several(reading.with_keys(_person)), ())
    everybody = (*seated, *deputies)
    found = Committee(
        members=tuple(name for name, _facts in seated),
        deputies=tuple(name for name, _facts in deputies),
        clubs={name: str(facts["club"]) for name, facts in everybody if facts["club"]},
        board=tuple(name for name, facts in everybody if facts["board"]),
        electors={name: str(facts["by"]) for name, facts in everybody if facts["by"]},
        born={name: facts["born"] for name, facts in everybody if facts["born"]},
    )
    parties = fields.get("parties", reading.several(reading.ident), ())
    rules = case.book.tournaments
    judge, sits = answered_by(case, rules.committee), answered_by(case, rules.on_appeal)

    def answer() -> Answer:
        values = case.values()
        begins = None if year is None else datetime(year, 1, 1, tzinfo=UTC)
        findings = tuple(judge(found, where.id, begins, values))
        return {
            "findings": finding_maps(findings, side=False),
            "sits": list(sits(found, parties, values).names),
        }

    return answer


def _person(fields: reading.Fields) -> tuple[str, dict[str, Any]]:
    return fields.need("id", reading.ident), {
        "club": fields.get("club", reading.maybe(reading.ident), None),
        "born": fields.get("born", reading.maybe(reading.day), None),
        "board": fields.get("board", reading.yes, False),
        "by": fields.get("elected_by", reading.maybe(reading.one_of(*ELECTORS)), None),
    }


def read_penalty(case: Case) -> Callable[[], Answer]:
    """Read a penalty that somebody wants to impose; answer whether he may, and the ceiling."""
    fields = case.fields
    facts = Sanction(
        by=fields.need("by", reading.one_of(*BY)),
        kind=fields.need("kind", reading.one_of(*KINDS)),
        against=fields.need("against", reading.one_of(*AGAINST)),
        cents=fields.get("amount", reading.maybe(_cents), None),
        months=fields.get("months", reading.maybe(reading.positive), None),
        repeated=fields.get("repeated", reading.yes, False),
        grave=fields.get("grave", reading.yes, False),
    )
    ask = answered_by(case, case.book.bans.sanction)

    def answer() -> Answer:
        found = ask(facts, case.values())
        money = facts.kind == "fine" and found.ceiling is not None
        ceiling = Fraction(found.ceiling or 0, _CENTS) if money else found.ceiling
        return {"allowed": found.allowed, "rule": found.rule, "ceiling": ceiling}

    return answer


def _cents(value: object, place: reading.Place) -> int:
    """Return an amount in euros as cents. Raises CaseError for half cents, and for less than 0."""
    cents = reading.amount(value, place) * _CENTS
    if cents.denominator != 1:
        raise place.expected(_("an amount"), value)
    return int(cents)


def read_cancellation(case: Case) -> Callable[[], Answer]:
    """Read when and how a club cancelled a championship; answer whether a ban is proposed.

    A letter or a call has arrived where the case does not say otherwise; an e-mail has not.
    """
    fields = case.fields
    begins = fields.need("event_start", reading.day)
    informed = fields.get("informed", reading.maybe(reading.day), None)
    medium = fields.get("medium", reading.maybe(reading.one_of(*MEDIA)), None)
    arrived = fields.get("confirmed", reading.yes, medium != _UNSURE)
    day = informed or begins
    facts = Cancellation("", "", begins, day, told=informed is not None and arrived)
    ask = answered_by(case, case.book.bans.cancellation)

    def answer() -> Answer:
        findings = list(ask(facts, case.values(day)))
        rule = findings[0].consequence if findings else case.book.topic(Topic.CANCELLATION)
        return {"ban": "proposed" if findings else "none", "rule": rule}

    return answer
