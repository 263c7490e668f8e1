"""§ 21.1: protests and objections during an event; 21.1, 21.2, 21.3: whom they go to."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime

from league.facts.accounts import FEDERATION, Posting
from league.facts.protests import Protest, day_of
from league.findings import Finding
from league.formatting import Amount
from league.outcomes.ledger import deposit, release
from league.outcomes.rights import CourtOutcome, Hearing
from league.rulebook import Values

DIRECTOR, LOCAL_COURT = "turnierleiter", "turniergericht"


def hears(facts: Protest, court: bool, values: Values) -> Hearing:  # as asked
    """§ 21.1.3, 21.1.4, 21.2.10, 21.2.15, 21.3.1: whom a protest or an objection goes to.

    Who directed the event himself does not decide on it again: then the federation's court does.
    """
    way = tuple(map(str, values.words("21.2.10", "instances")))
    if court:
        return Hearing(facts.instance or LOCAL_COURT, (DIRECTOR, LOCAL_COURT))
    known = (DIRECTOR, *way)
    if facts.instance != DIRECTOR and (facts.appeal or facts.directed):
        return Hearing(way[-1], known)
    return Hearing(facts.instance or way[0], known)


def barred(instance: str, by: str, director: str, values: Values) -> Iterator[Finding]:
    """§ 21.3.1: who directed the event does not decide on it as official for team events.

    ``director`` = that office or a person's name, ``by`` = name of who decides; empty = not said.
    """
    official = str(values.words("21.2.10", "instances")[0])
    directed = director.strip().casefold()
    if directed and instance == official and directed in (official, by.strip().casefold()):
        yield Finding("21.3.1", "21.3.1", values.say("21.3.1", "barred", director=director))


def at_court(facts: Protest, values: Values) -> CourtOutcome:
    """§ 21.1.3, 21.1.6, 21.1.7, 21.1.8: dealt with before the next round, and that round waits.

    The protest to the director is free; the fee is due with the objection, before the court.
    """
    objection = facts.instance != DIRECTOR
    cents = values.number("21.1.6", "fee") if objection else 0
    findings = tuple(_against(facts, cents, values))
    return CourtOutcome(
        admissible=not findings,
        deadline=facts.next_round,
        cents=cents,
        returned=bool(cents and facts.fee_paid and facts.granted and not findings),
        blocks=objection and facts.granted is None and not findings,
        findings=findings,
    )


def _against(facts: Protest, cents: int, values: Values) -> Iterator[Finding]:
    if facts.appeal:
        yield Finding("21.1.7", "21.1.7", values.say("21.1.7", "last"))
    if too_late(facts):
        name = "finding" if facts.next_round is not None else "played"
        sentence = values.say("21.1.3", name, filed=facts.filed, due=facts.next_round)
        yield Finding("21.1.3", "21.1.3", sentence)
    day = facts.received or day_of(facts.filed)
    if cents and not (facts.fee_paid and (facts.paid is None or facts.paid <= day)):
        yield Finding("21.1.6", "21.1.6", values.say("21.1.6", amount=Amount(cents)))


def too_late(facts: Protest) -> bool:
    """§ 21.1.3: whether the next round had begun; without an hour, whether its day was over.

    Where nothing is known of when it began, what is on record of it suffices.
    """
    filed, began = facts.filed, facts.next_round
    if began is None:
        return facts.next_begun
    if isinstance(filed, datetime) and isinstance(began, datetime):
        return filed >= began
    return day_of(filed) > day_of(began)


def fee_deposit(reference: str, day: date, values: Values) -> Posting:
    """§ 21.1.6: the fee that comes with an objection before the local court."""
    return deposit(values.number("21.1.6", "fee"), day, "21.1.6", reference)


def fee_decided(
    granted: bool, postings: Sequence[Posting], reference: str, day: date, _values: Values
) -> tuple[Posting, ...]:
    """§ 21.1.8: refunded when the objection is granted, else it stays with the federation.

    Raises InputError when no fee is held for it.
    """
    if granted:
        return release(postings, reference, day)
    return release(postings, reference, day, FEDERATION)
