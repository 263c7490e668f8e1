"""§ 1.3, 4.4.a.2, 6.4, 7: what becomes of fees, fines and deposits in the ledger."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date

from league.errors import InputError
from league.facts import accounts
from league.facts.protests import Protest
from league.facts.references import data_part, match_part
from league.facts.seasons import MatchKey
from league.findings import Fee, Finding
from league.formatting import filled_in, money
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.ledger import deposit, release, turn_deposit
from league.outcomes.open_items import open_items
from league.outcomes.rights import Arrears
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p06_protests import NATIONAL_INSTANCE, protest
from league.rulebooks.tuwo_stmk_2011.p07_bans import longer_than
from league.rulings import Action, Ruling, in_force

_STANDS = (Action.CONFIRM, Action.CHANGE, Action.ADD)
FORFEITED_TO: Mapping[str, accounts.Account] = {
    "federation": accounts.FEDERATION,
    "oesb": accounts.NATIONAL,
}


def match_charges(
    key: MatchKey, judgement: MatchJudgement, rulings: Iterable[Ruling], _values: Values
) -> tuple[accounts.Charge, ...]:
    """§ 4.3.d, 4.4.a.2, 7.1, 7.2: what a match's fees charge to whom.

    A fee nobody ruled on is detected, one confirmed or changed is confirmed. ``rulings`` are those
    on this match. Amounts are cents as owed after the rulings.
    """
    ruled = in_force(rulings)
    return tuple(_charge(key, judgement, fee, ruled.get(fee.key)) for fee in judgement.fees)


def _charge(
    key: MatchKey, judgement: MatchJudgement, fee: Fee, ruling: Ruling | None
) -> accounts.Charge:
    match = judgement.facts
    opponent = accounts.of_club(match.lineup(fee.side.other).club)
    stands = ruling is not None and ruling.action in _STANDS
    return accounts.Charge(
        day=match.day,
        debtor=accounts.of_club(match.lineup(fee.side).club),
        creditor=opponent if fee.to == "opponent" else accounts.FEDERATION,
        cents=fee.cents,
        rule=fee.rule,
        reference=reference(key, fee),
        status=accounts.Status.CONFIRMED if stands else accounts.Status.DETECTED,
        cash=fee.paid,
        by=ruling.by if ruling is not None and stands else "",
    )


def reference(key: MatchKey, fee: Fee) -> str:
    """§ 7: what a match's fee is called in the ledger, stable from run to run."""
    return match_part(key, fee.key)


def missing_data_charge(
    club: str, event: str, players: int, day: date, values: Values
) -> Iterator[accounts.Charge]:
    """Anhang C 2.4.b: the organiser pays per player whose data the rating officer completed."""
    if players > 0:
        cents = players * values.number("C.2.4.b", "fee")
        yield accounts.Charge(
            day,
            accounts.of_club(club),
            accounts.FEDERATION,
            cents,
            "C.2.4.b",
            data_part(event),
            accounts.Status.PROPOSED,
        )


def protest_deposit(facts: Protest, reference: str, day: date, values: Values) -> accounts.Posting:
    """§ 6.4: the fee deposited with a protest or an appeal.

    Raises InputError when the protest says that nothing was paid.
    """
    if not facts.fee_paid:
        raise InputError(_("{reference}: no fee was deposited.").format(reference=reference))
    cents = protest(facts, values).cents
    return deposit(cents, day, _deposit_rule(cents, values), reference)


def _deposit_rule(cents: int, values: Values) -> str:
    return "6.4.b" if cents == values.number("6.4.b", "fee") else "6.4.a"


def protest_decided(
    facts: Protest, postings: Sequence[accounts.Posting], reference: str, day: date, values: Values
) -> tuple[accounts.Posting, ...]:
    """§ 6.4: refunded when granted, else forfeited to the body of the instance.

    What is not dealt with is forfeited without a decision (reading of § 6.4.a). Nothing while one
    is awaited. Raises InputError when no deposit is held for it.
    """
    outcome = protest(facts, values)
    goes = outcome.fee_goes or outcome.unheard_goes
    if goes is None:
        return ()
    if goes == "refund":
        return release(postings, reference, day)
    return release(postings, reference, day, FORFEITED_TO[goes])


def protest_replaced(
    facts: Protest,
    postings: Sequence[accounts.Posting],
    reference: str,
    day: date,
    debtor: accounts.Account,
    _values: Values,
) -> tuple[accounts.Posting, ...]:
    """§ 6.1, 6.4: what becomes of the deposit of a protest whose decision falls.

    One that was forfeited goes back; one that went back is owed to the body of the instance.
    """
    national = facts.instance == NATIONAL_INSTANCE
    return turn_deposit(
        postings, reference, day, debtor, FORFEITED_TO["oesb" if national else "federation"]
    )


def over_ceiling(penalty: accounts.Penalty, values: Values) -> Iterator[Finding]:
    """§ 7.5, 7.6: a fine or a ban beyond what the board may decide; § 7.6 knows fines only."""
    rule = penalty.paragraph
    most = values.number(rule, "most")
    facts: dict[str, object] = {"amount": most // 100}
    too_long = False
    if rule == "7.6" and penalty.ban_from is not None:
        yield Finding(rule, rule, values.say(rule, "no_ban"))
    if rule == "7.5":
        facts["number"] = years = values.number(rule, "years")
        start = penalty.ban_from
        too_long = start is not None and longer_than(start, penalty.ban_until, years)
    if penalty.cents > most or too_long:
        yield Finding(rule, rule, values.say(rule, **facts))


def penalty_charge(penalty: accounts.Penalty, reference: str, values: Values) -> accounts.Charge:
    """§ 7.5, 7.6: what a board's fine charges.

    Raises InputError beyond the ceiling, for half cents and for any other paragraph; the sentence
    names the value and the rule.
    """
    if penalty.paragraph not in ("7.5", "7.6"):
        raise InputError(
            _("§ {rule} sets no penalty by decision; § 7.5 and § 7.6 do.").format(
                rule=penalty.paragraph
            )
        )
    accounts.whole_cents(penalty.cents, penalty.paragraph)
    for finding in over_ceiling(penalty, values):
        raise InputError(
            filled_in(
                _("{amount}, ban until {until}: {sentence} ({book} § {rule})"),
                amount=money(penalty.cents),
                until=penalty.ban_until or "–",
                sentence=finding.sentence,
                book=values.book,
                rule=finding.rule,
            )
        )
    to = accounts.FEDERATION if penalty.paragraph == "7.5" else accounts.NATIONAL
    return accounts.Charge(
        penalty.day, accounts.of_club(penalty.club), to, penalty.cents, penalty.paragraph, reference
    )


def arrears(
    clubs: Iterable[str],
    postings: Sequence[accounts.Posting],
    today: date,
    days: int,
    values: Values,
) -> tuple[Arrears, ...]:
    """§ 1.3: clubs that did not pay the federation in time; a person decides on suspension.

    ``days`` is how long the federation waits; an item older than that is overdue. What clubs owe
    each other is not counted.
    """
    found = (_overdue(club, postings, today, days, values) for club in clubs)
    return tuple(one for one in found if one is not None)


def _overdue(
    club: str, postings: Sequence[accounts.Posting], today: date, days: int, values: Values
) -> Arrears | None:
    items = open_items(accounts.of_club(club), postings).owes
    late = [one for one in items if one.other == accounts.FEDERATION and one.age(today) > days]
    if not late:
        return None
    cents, age = sum(one.cents for one in late), max(one.age(today) for one in late)
    sentence = values.say("1.3", "arrears", club=club, amount=money(cents), number=age, limit=days)
    return Arrears(club, cents, age, Finding("1.3", "1.3", sentence))
