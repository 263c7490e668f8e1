"""§ 6 Protests and appeals: until when, for how much, and what becomes of the fee."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta

from league.facts.protests import Protest, day_of
from league.findings import Finding, Sentence
from league.outcomes.rights import Forum, Hearing, ProtestOutcome
from league.rulebook import Values

NATIONAL_INSTANCE = "bundesspielleitung"
TEAM, OTHER = "team", "other"
ORGANS = {
    "1.4.a": "meldereferent",
    "1.8.c": "meldereferent",
    "7.5": "landesvorstand",
    "C.2.4.b": "eloreferent",
}
"""Who decides on the charges that no instance of a competition decides, by their paragraphs."""


def kinds(_values: Values) -> tuple[str, ...]:
    """§ 6.1.a, 6.1.b, 6.2: what protests are about; a qualification is a tournament (§ 6.5.b)."""
    return (TEAM, "individual", "qualification", OTHER)


def instances(kind: str, values: Values, *, fide: bool = False, organ: str = "") -> tuple[str, ...]:
    """§ 6.1, 6.2, 6.3: who decides in turn; a question of the FIDE laws goes one further.

    A qualification tournament is a tournament with a Turnierleiter (§ 6.5.b), so 6.1.b holds. In
    other matters the ``organ`` that decided comes first.
    """
    if kind == OTHER:
        last = values.words("6.2.b", "instances")
        return (organ, *last) if organ and organ not in last else tuple(last)
    way = values.words("6.1.a" if kind == TEAM else "6.1.b", "instances")
    return (*way, NATIONAL_INSTANCE) if fide else tuple(way)


def misdirected(kind: str, instance: str, organ: str, values: Values) -> Iterator[Finding]:
    """§ 6.2.a: what stands against filing a protest, no appeal, with an instance in other matters.

    It goes first to the ``organ`` that decided; without one, who it is filed with is taken for it,
    but the last instance (§ 6.2.b) only when it is named as that organ. Empty = not said.
    """
    if kind != OTHER:
        return
    last = values.words("6.2.b", "instances")
    to = instance.casefold()
    if not organ and (not to or to in last):
        yield Finding("6.2.a", "6.2.a", values.say("6.2.a", "unknown", last=", ".join(last)))
    elif organ and to and to != organ.casefold():
        yield Finding("6.2.a", "6.2.a", values.say("6.2.a", organ=organ, instance=instance))


def hears(facts: Protest, _court: bool, values: Values) -> Hearing:  # as asked
    """§ 6.1, 6.2.a, 6.3: whom a protest goes to; an appeal without an instance to the second."""
    way = instances(facts.kind, values, fide=True)
    offices = [one for one in way if one != way[0] or facts.kind != TEAM]
    others = values.words("6.2.b", "instances") if facts.kind == TEAM else ()
    known = (*way, *values.words("6.4.a", "free"), *others)
    return Hearing(facts.instance or offices[facts.appeal], tuple(dict.fromkeys(known)))


def charged(rule: str, values: Values) -> Forum:
    """§ 6.1.a, 6.2.a: in which matter, and first with whom, the charge of a paragraph is contested.

    A fine of the Bundesvorstand (§ 7.6) is none of these instances' matter.
    """
    if rule == "7.6":
        return Forum(OTHER, against=values.say("7.6", "remedy"))
    return Forum(OTHER, ORGANS[rule]) if rule in ORGANS else Forum(TEAM)


def protest(facts: Protest, values: Values) -> ProtestOutcome:
    """§ 6.4, 6.5: dealt with when filed in time and the fee was deposited with it."""
    findings = (*_without_fee(facts, values), *_too_late(facts, values))
    unheard = bool(findings) and facts.fee_paid and not _free(facts, values)
    return ProtestOutcome(
        admissible=not findings,
        deadline=deadline(facts, values),
        cents=0 if _free(facts, values) else values.number(_fee_paragraph(facts.instance), "fee"),
        fee_goes=None if _free(facts, values) else _fee_goes(facts),
        findings=findings,
        rules=(_time_paragraph(facts), _fee_paragraph(facts.instance), _way_paragraph(facts)),
        unheard_goes=_body(facts) if unheard else None,
    )


def deadline(facts: Protest, values: Values) -> date | datetime:
    """§ 6.5: days after the event or decision by postmark; in tournaments an hour after the round.

    An appeal against a written decision has the days everywhere.
    """
    if _in_days(facts):
        return _last_day(day_of(facts.event), values)
    return facts.event + timedelta(hours=values.number("6.5.b", "hours"))


def _last_day(event: date, values: Values) -> date:
    """§ 6.5.a: the day that papers name, and up to which a postmark is in time."""
    return event + timedelta(days=values.number("6.5.a", "days"))


def contest(kind: str, event: date | None, today: date, values: Values) -> Sentence:
    """§ 6.4, 6.5: until when one may protest; without an event: once somebody has decided."""
    days, amount = values.number("6.5.a", "days"), values.number("6.4.a", "fee") // 100
    if event is None:
        return values.say("6.1.a", "contest_later", days=days, amount=amount)
    if kind not in (TEAM, OTHER):
        minutes = timedelta(hours=values.number("6.5.b", "hours")) // timedelta(minutes=1)
        name = "contest_over" if today > event else "contest"
        return values.say("6.5.b", name, minutes=minutes, amount=amount, event=event)
    due = _last_day(event, values)
    name = "contest_over" if today > due else "contest_until"
    return values.say("6.1.a", name, days=days, due=due, event=event, amount=amount)


def remedy(rule: str, event: date, values: Values) -> Sentence:
    """§ 6.1.a, 6.2, 6.4.a, 6.5.a: what the paper of a decision says of contesting it.

    ``rule`` = the paragraph of a charge, empty = a match as a whole; ``event`` = the day of the
    decision. A fine of the Bundesvorstand (§ 7.6) is none of these instances' matter.
    """
    if rule == "7.6":
        return values.say("7.6", "remedy")
    days = values.number("6.5.a", "days")
    return values.say(
        "6.2.a" if rule in ORGANS else "6.1.a",
        "remedy",
        days=days,
        due=_last_day(event, values),
        event=event,
        amount=values.number("6.4.a", "fee") // 100,
    )


def appeal(instance: str, decided: date, values: Values) -> Sentence:
    """§ 6.4, 6.5.a: until when and for how much the next instance hears an appeal."""
    rule = _fee_paragraph(instance)
    days = values.number("6.5.a", "days")
    return values.say(
        "6.5.a",
        "appeal",
        instance=instance.capitalize(),
        days=days,
        due=_last_day(decided, values),
        event=decided,
        amount=values.number(rule, "fee") // 100,
        rule=rule,
    )


def replaced(granted: bool, partly: bool, _values: Values) -> bool | None:
    """§ 6.1: whether what the lower decision brought falls where the higher one is silent.

    The higher decision takes its place: granted in full, all falls; rejected, nothing does; granted
    in part, it has to say so (None).
    """
    return None if granted and partly else granted


def _in_days(facts: Protest) -> bool:
    return facts.appeal or facts.kind in (TEAM, OTHER)


def _too_late(facts: Protest, values: Values) -> Iterator[Finding]:
    rule = _time_paragraph(facts)
    due = deadline(facts, values)
    filed = day_of(facts.filed) if _in_days(facts) else facts.filed
    if filed > due:
        yield Finding(rule, rule, values.say(rule, due=due, filed=filed))


def _without_fee(facts: Protest, values: Values) -> Iterator[Finding]:
    """§ 6.4: without the fee a protest is not dealt with; it comes together with it."""
    with_it = facts.fee_paid and (facts.paid is None or facts.paid <= day_of(facts.filed))
    if not with_it and not _free(facts, values):
        rule = _fee_paragraph(facts.instance)
        yield Finding(rule, rule, values.say(rule, amount=values.number(rule, "fee") // 100))


def _free(facts: Protest, values: Values) -> bool:
    """§ 6.4.a: a claim to the opponents' captain or the arbiter is no written protest."""
    return facts.instance.casefold() in values.words("6.4.a", "free")


def _time_paragraph(facts: Protest) -> str:
    return "6.5.a" if _in_days(facts) else "6.5.b"


def _way_paragraph(facts: Protest) -> str:
    if facts.kind == OTHER:
        return "6.2.a"
    return "6.1.a" if facts.kind == TEAM else "6.1.b"


def _fee_paragraph(instance: str) -> str:
    return "6.4.b" if instance == NATIONAL_INSTANCE else "6.4.a"


def _fee_goes(facts: Protest) -> str | None:
    """§ 6.4: refunded when granted, else forfeited to the body of the instance."""
    if facts.granted is None or not facts.fee_paid:
        return None
    if facts.granted:
        return "refund"
    return _body(facts)


def _body(facts: Protest) -> str:
    """§ 6.4: the body of the instance, to which a fee is forfeited."""
    return "oesb" if facts.instance == NATIONAL_INSTANCE else "federation"
