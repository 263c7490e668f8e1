"""The question ``protest``: is it dealt with, by whom, until when, and what becomes of its fee."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from fractions import Fraction

from league.cases import reading
from league.cases.questions_matches import Answer, finding_maps
from league.cases.worlds import Case, answered_by
from league.facts.protests import Protest, ThingKind, day_of
from league.language import _
from league.outcomes.rights import CourtOutcome, ProtestOutcome
from league.rulebook import has_rule

TEAM = "team"
KINDS = (TEAM, "individual", "qualification")
KEYS = (
    "admissible",
    "deadline",
    "instance",
    "fee",
    "fee_goes",
    "fee_returned",
    "blocks_next_round",
    "findings",
)


def read_protest(case: Case) -> Callable[[], Answer]:
    """Read a protest; answer whether it is dealt with and what becomes of its fee."""
    fields = case.fields
    court = fields.get("court", reading.yes, False)
    facts = _facts(case, court=court)
    hears, day = case.book.protests.hears, day_of(facts.event)
    known = instances(case)
    if known and facts.instance and facts.instance.casefold() not in known:
        raise fields.place.at("instance").expected(", ".join(known), facts.instance)
    answered_by(case, case.book.protests.at_court if court else case.book.protests.decide)

    def answer() -> Answer:
        values = case.values(day)
        instance = hears(facts, court, values).instance if has_rule(hears) else facts.instance
        heard = replace(facts, instance=instance)
        found: Answer = _at_court(case, heard) if court else _by_itself(case, heard)
        return {"instance": instance, **found}

    return answer


def instances(case: Case) -> tuple[str, ...]:
    """Return the instances that the book has for a protest."""
    court = case.fields.get("court", reading.yes, False)
    facts, hears = _facts(case, court=court), case.book.protests.hears
    return hears(facts, court, case.values(day_of(facts.event))).known if has_rule(hears) else ()


def _by_itself(case: Case, facts: Protest) -> Answer:
    found = case.book.protests.decide(facts, case.values(day_of(facts.event)))
    return {
        **_common(found),
        "fee_goes": found.fee_goes,
        "fee_returned": found.admissible and found.fee_goes == "refund",
        "blocks_next_round": False,
    }


def _at_court(case: Case, facts: Protest) -> Answer:
    found = case.book.protests.at_court(facts, case.values(day_of(facts.event)))
    return {
        **_common(found),
        "fee_goes": "refund" if found.returned else None,
        "fee_returned": found.returned,
        "blocks_next_round": found.blocks,
    }


def _common(found: ProtestOutcome | CourtOutcome) -> Answer:
    return {
        "admissible": found.admissible,
        "deadline": found.deadline,
        "fee": Fraction(found.cents, 100),
        "findings": finding_maps(found.findings, side=False),
    }


def _facts(case: Case, *, court: bool) -> Protest:
    fields = case.fields
    kind = fields.need("kind", reading.one_of(*KINDS))
    read = reading.moment if kind == TEAM or court else _hour
    event = _event(case, read, appeal=fields.get("appeal", reading.yes, False))
    received = fields.get("received", reading.maybe(reading.day), None)
    filed = fields.get("filed", read, received) or fields.need("filed", read)
    appeal = fields.get("appeal", reading.yes, False)
    paid = fields.get("paid", reading.maybe(reading.day), None)
    settled = paid is not None if fields.has("paid") else fields.need("fee_paid", reading.yes)
    if day_of(filed) < day_of(event) and not has_rule(case.book.protests.event):
        sentence = _("A protest of {filed} cannot be about something of {event}.")
        raise fields.place.at("filed").wrong(sentence, filed=filed, event=event)
    return Protest(
        kind=kind,
        event=event,
        filed=filed,
        fee_paid=fields.get("fee_paid", reading.yes, settled) and settled,
        instance=fields.get("instance", reading.text, ""),
        granted=fields.get("granted", reading.maybe(reading.yes), None),
        appeal=appeal,
        received=received,
        paid=paid,
        reasons=fields.get("reasons_received", reading.maybe(reading.day), None),
        directed=fields.get("directed", reading.yes, False),
        next_round=fields.get("next_round_started", reading.maybe(reading.moment), None),
    )


def _event(case: Case, read: reading.Read[date], *, appeal: bool) -> date:
    """Return from when the time limit counts: of the thing itself, or of its competition's end."""
    fields = case.fields
    against = fields.get("against", reading.with_keys(_thing), None)
    ended = fields.get("round_ended", reading.maybe(reading.moment), None)
    end = fields.get("event_end", reading.maybe(reading.day), None)
    thing = against or ended or end
    event = fields.get("event", read, thing) or fields.need("event", read)
    if thing is not None and against is not None and event != thing:
        raise fields.place.at("event").expected(str(thing), event)
    if appeal or end is None or not has_rule(case.book.protests.event):
        return event
    return case.book.protests.event(day_of(event), end, case.values(end))


def _thing(fields: reading.Fields) -> date:
    """Return the day of the only thing that is named."""
    known = [one for one in ThingKind if one is not ThingKind.ROUND]
    named = [one for one in known if fields.has(one)]
    if len(named) != 1:
        raise fields.place.expected(_("one of {kinds}").format(kinds=", ".join(known)), named)
    return fields.need(named[0], reading.day)


def _hour(value: object, place: reading.Place) -> datetime:
    found = reading.moment(value, place)
    if not isinstance(found, datetime):
        raise place.expected(_("date and time"), value)
    return found
