"""§ 21: objections before the local court (21.1), and in team championships without one (21.2)."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta

from league.errors import InputError
from league.facts.accounts import FEDERATION, Account, Posting
from league.facts.cancellations import Objection
from league.facts.protests import Protest, day_of
from league.findings import Finding, Sentence
from league.formatting import Amount
from league.outcomes.ledger import deposit, release, turn_deposit
from league.outcomes.rights import Forum, ProtestOutcome
from league.rulebook import Values
from league.rulebook.unserved import Unserved

TEAM, BOARD = "team", "other"
"""What is contested: something in a team championship, or what the board decided."""
FIRST, SECOND = ("21.2.5", "21.2.8", "21.2.9"), ("21.2.11", "21.2.13", "21.2.14")
"""Of both objections: the paragraphs of the time limit, of the fee, and by which it is refused."""
BY_PEOPLE = {
    "individual": Unserved(paragraph="21.1.4"),
    "qualification": Unserved(paragraph="22.1"),
}
"""By kind, where no time limit is counted in days: who applies the rule instead."""


def next_round(objections: Iterable[Objection], number: int, values: Values) -> Iterator[Finding]:
    """§ 21.1.7: while the court has not spoken, no later round of the competition may start.

    ``objections`` are those of the competition, ``number`` is the round that would start.
    """
    for one in objections:
        if one.decided is None and one.round < number:
            facts = {"round": one.round, "next": number, "day": day_of(one.filed)}
            yield Finding("21.1.7", "21.1.7", values.say("21.1.7", **facts))


def kinds(_values: Values) -> tuple[str, ...]:
    """§ 20.4, 21.2.1: team championships, and what the board has decided."""
    return (TEAM, BOARD)


def instances(
    kind: str,
    values: Values,
    *,
    fide: bool = False,  # noqa: ARG001 -- questions of the FIDE laws go the same way
    organ: str = "",  # noqa: ARG001 -- it is the director who decided
) -> tuple[str, ...]:
    """§ 20.4, 21.2.10, 21.2.15: who decides in turn after the director, or after the board.

    Raises RuleBookError for other kinds, with the paragraph that people apply.
    """
    if kind == BOARD:
        return tuple(values.words("21.2.10", "instances"))[-1:]
    if kind != TEAM:
        BY_PEOPLE[kind](values)
    return tuple(values.words("21.2.10", "instances"))


def event(_thing: date, end: date, _values: Values) -> date:
    """§ 21.2.5: an objection is counted from the end of the event, not from what it is against."""
    return end


def before_end(received: date, end: date, values: Values) -> Iterator[Finding]:
    """§ 21.2.4, 21.2.5: the event is finished first; on its last day one may object."""
    if received < end:
        yield Finding("21.2.5", "21.2.9", values.say("21.2.5", "early", filed=received, end=end))


def from_reasons(facts: Protest, _values: Values) -> date:
    """§ 21.2.11: the second objection counts from the day on which the written reasons came."""
    return facts.reasons or day_of(facts.event)


def pay_until(facts: Protest, values: Values) -> date:
    """§ 20.4, 21.2.8, 21.2.13: the last day for the fee, counted from receipt of the objection.

    What goes against the board has no such days: its fee is due with it.
    """
    if facts.kind == BOARD:
        return _received(facts)
    fee = (SECOND if facts.appeal else FIRST)[1]
    return _received(facts) + timedelta(days=values.number(fee, "days"))


def _received(facts: Protest) -> date:
    return facts.received or day_of(facts.filed)


def decide(facts: Protest, values: Values) -> ProtestOutcome:
    """§ 21.2.5, 21.2.8, 21.2.11, 21.2.13: dealt with when filed in time and the fee is paid.

    The event is the last day of the tournament, for the second objection the day on which the
    written reasons came. The day of receipt counts, for the fee too.
    Raises RuleBookError as ``instances`` does.
    """
    way = instances(facts.kind, values)
    if facts.kind == BOARD:
        return _against_board(facts, values)
    limit, fee, refused = SECOND if facts.appeal else FIRST
    since = from_reasons(facts, values) if facts.appeal else day_of(facts.event)
    due = since + timedelta(days=values.number(limit, "days"))
    received, findings = _received(facts), []
    if facts.appeal and facts.directed:
        findings.append(Finding("21.3.1", "21.3.1", values.say("21.3.1")))
    if received > due:
        sentence = values.say(limit, due=due, filed=received)
        findings.append(Finding(limit, refused, sentence))
    if not facts.appeal:
        findings += before_end(received, since, values)
    findings += [Finding(fee, refused, one) for one in _unpaid(facts, fee, values)]
    return ProtestOutcome(
        admissible=not findings,
        deadline=due,
        cents=values.number(fee, "fee"),
        fee_goes=_fee_goes(facts),
        findings=tuple(findings),
        rules=(limit, fee, _way(facts, way)),
        unheard_goes="federation" if findings and facts.fee_paid else None,
    )


def _against_board(facts: Protest, values: Values) -> ProtestOutcome:
    """§ 20.4: a protest to the SBRP's court against the board; no time limit is said."""
    cents = values.number("20.4", "fee")
    unpaid = Finding("20.4", "20.4", values.say("20.4", amount=Amount(cents)))
    return ProtestOutcome(
        admissible=facts.fee_paid,
        deadline=None,
        cents=cents,
        fee_goes=_fee_goes(facts),
        findings=() if facts.fee_paid else (unpaid,),
        rules=("20.4", "20.4", "20.4"),
    )


def _unpaid(facts: Protest, fee: str, values: Values) -> Iterator[Sentence]:
    """§ 21.2.8, 21.2.13: what is said of a fee that was not paid, or too late."""
    due, amount = pay_until(facts, values), Amount(values.number(fee, "fee"))
    if not facts.fee_paid:
        yield values.say(fee, amount=amount, due=due)
    elif facts.paid is not None and facts.paid > due:
        yield values.say(fee, "late", amount=amount, due=due, paid=facts.paid)


def remedy(rule: str, _event: date, values: Values) -> Sentence:
    """§ 20.4, 21.2.3: what the paper of a decision says of contesting it.

    ``rule`` = the paragraph of a fine of the board, empty = a match as a whole.
    """
    if rule:
        return values.say("20.4", "remedy", amount=Amount(values.number("20.4", "fee")))
    return values.say(
        "21.2.3",
        "remedy",
        days=values.number("21.2.5", "days"),
        amount=Amount(values.number("21.2.8", "fee")),
        pay=values.number("21.2.8", "days"),
        court=Amount(values.number("21.1.6", "fee")),
    )


def charged(rule: str, values: Values) -> Forum:
    """§ 20.4: a fine of the board is heard by the SBRP's court, not as § 21.2 has it."""
    if rule == "20.2":
        return Forum(BOARD, str(values.words("21.2.10", "instances")[-1]))
    return Forum(TEAM)


def appeal(_instance: str, _decided: date, values: Values) -> Sentence:
    """§ 21.2.11, 21.2.13: how the second objection is made, which the SBRP's court decides.

    No day is named: the five days run from the receipt of the written reasons.
    """
    return values.say(
        "21.2.11",
        "appeal",
        days=values.number("21.2.11", "days"),
        amount=Amount(values.number("21.2.13", "fee")),
        pay=values.number("21.2.13", "days"),
    )


def _way(facts: Protest, way: Sequence[str]) -> str:
    """§ 21.2.10, 21.2.15, 21.3.1: the paragraph by which the instance decides."""
    if facts.instance != way[-1]:
        return "21.2.10"
    return "21.2.15" if facts.appeal else "21.3.1"


def fee_deposit(facts: Protest, reference: str, day: date, values: Values) -> Posting:
    """§ 21.2.8, 21.2.13: the fee paid to the federation with an objection.

    Raises InputError when nothing was paid.
    """
    outcome = decide(facts, values)
    if not facts.fee_paid or outcome.rules is None:
        raise InputError("\n".join(str(one.sentence) for one in outcome.findings))
    return deposit(outcome.cents, day, outcome.rules[1], reference)


def fee_decided(
    facts: Protest, postings: Sequence[Posting], reference: str, day: date, values: Values
) -> tuple[Posting, ...]:
    """§ 21.2.9, 21.2.14, 21.2.16: refunded when granted, else it stays with the federation.

    What is inadmissible is turned down without a decision on the case. Nothing while one is
    awaited. Raises InputError when no fee is held for it.
    """
    outcome = decide(facts, values)
    goes = outcome.fee_goes or outcome.unheard_goes
    if goes is None:
        return ()
    if goes == "refund":
        return release(postings, reference, day)
    return release(postings, reference, day, FEDERATION)


def replaced(granted: bool, partly: bool, _values: Values) -> bool | None:
    """§ 21.2.15: whether what the first decision brought falls where the court is silent.

    The court's decision takes its place: granted in full, all falls; rejected, nothing does;
    granted in part, it has to say so (None).
    """
    return None if granted and partly else granted


def fee_replaced(
    _facts: Protest,
    postings: Sequence[Posting],
    reference: str,
    day: date,
    debtor: Account,
    _values: Values,
) -> tuple[Posting, ...]:
    """§ 21.2.15, 21.2.16: what becomes of the fee of an objection whose decision falls.

    One that was kept goes back; one that went back is owed to the federation.
    """
    return turn_deposit(postings, reference, day, debtor, FEDERATION)


def _fee_goes(facts: Protest) -> str | None:
    """§ 21.2.16: refunded when the objection is granted."""
    if facts.granted is None or not facts.fee_paid:
        return None
    return "refund" if facts.granted else "federation"
