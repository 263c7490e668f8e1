"""Why somebody owes something: the paragraph, what was found, the arithmetic, how to contest it."""

from dataclasses import replace
from datetime import date

from league.facts.accounts import What
from league.facts.references import MatchFee, reference_of
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.outcomes.states import findings_behind
from league.services.accounts.grounds import decided
from league.services.accounts.postings import ledger, standing_fees
from league.services.accounts.rows import match_in
from league.services.accounts.views import account_view
from league.services.accounts.words import account_words
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.accounts import ArrearsRow, ChargeRow, ItemRow, LineRow, RefundRow
from league.views.findings import ExplanationView


def explain_charge(desk: Desk, row: ChargeRow) -> ExplanationView:
    """Explain a charge that is proposed."""
    charge = row.charge
    facts = [_owes(row.debtor, charge.cents, row.creditor, row.about)]
    if charge.cash:
        facts.append(_("It was paid in cash at the board: both captains confirm that in writing."))
    return _fee(desk, charge.rule, charge.reference, charge.day, facts)


def explain_refund(desk: Desk, row: RefundRow) -> ExplanationView:
    """Explain why a posted fee is to be refunded."""
    posting = row.posting
    sentence = _("{amount} were posted on {day}: {about}.")
    amount, day = money(posting.cents), spoken_day(posting.day)
    facts = [sentence.format(amount=amount, day=day, about=row.about)]
    if row.now:
        facts.append(_("{amount} are owed now.").format(amount=money(row.now)))
    else:
        facts.append(_("Nothing is owed any more."))
    sum_ = f"{money(posting.cents)} − {money(row.now)} = {money(posting.cents - row.now)}"
    return _fee(desk, posting.rule, posting.reference, posting.day, facts, sum_)


def explain_item(desk: Desk, row: ItemRow, club: str) -> ExplanationView:
    """Explain an open item: what was charged, and what was paid of it."""
    item = row.item
    debtor, creditor = (club, row.other) if row.owed else (row.other, club)
    posted = standing_fees(ledger(desk.season.federation)).get(item.reference)
    whole = posted.cents if posted is not None else item.cents
    facts = [_owes(debtor, item.cents, creditor, row.about)]
    since = _("Open since {day}.").format(day=spoken_day(item.since))
    paid = whole - item.cents
    sum_ = f"{money(whole)} − {money(paid)} {_('paid')} = {money(item.cents)}" if paid else ""
    return _fee(desk, item.rule, item.reference, item.since, [*facts, since], sum_)


def explain_line(desk: Desk, row: LineRow) -> ExplanationView:
    """Explain a posting on a club's account."""
    posting, cents = row.line.posting, row.line.cents
    sentence = _("{what} of {day}: {amount} ({about}).")
    day, amount = spoken_day(posting.day), money(posting.cents)
    facts = [sentence.format(what=row.what, day=day, amount=amount, about=row.about)]
    sign, before = "+" if cents > 0 else "−", row.line.balance - cents
    sum_ = f"{_('Balance')}: {money(before)} {sign} {money(abs(cents))} = {money(row.line.balance)}"
    if posting.what is What.FEE:
        payer, payee = (account_words(one, desk.world) for one in (posting.debit, posting.credit))
        facts.append(_owes(payer, posting.cents, payee, row.about))
        return _fee(desk, posting.rule, posting.reference, posting.day, facts[1:], sum_)
    found = _because(desk, posting.rule, posting.day, facts, sum_)
    # What was booked by mistake is no matter for a protest.
    wrong = _("An entry booked by mistake is taken back by its counter-posting: “x” on this line.")
    return replace(found, contest=wrong)


def explain_arrears(desk: Desk, row: ArrearsRow, day: date) -> ExplanationView:
    """Explain the proposal to suspend a club that does not pay."""
    return _because(desk, row.rule, day, [row.says])


def explain_account(desk: Desk, club: str, day: date) -> list[ExplanationView]:
    """Explain a club's open items one by one; without any, how its balance came about."""
    view = account_view(desk, club, day)
    items = [explain_item(desk, row, view.club.name) for row in view.items]
    return items or [explain_line(desk, row) for row in view.lines[-1:]]


def _owes(debtor: str, cents: int, creditor: str, about: str) -> str:
    sentence = _("{payer} owes {amount} to {payee}.")
    told = sentence.format(payer=debtor, amount=money(cents), payee=creditor)
    return f"{told}\n{about}."


def _fee(
    desk: Desk, rule: str, reference: str, day: date, facts: list[str], sum_: str = ""
) -> ExplanationView:
    """Explain by the finding behind a match's fee, and by what was decided about it."""
    fee, match = reference_of(reference), match_in(desk, reference)
    if match is None or not isinstance(fee, MatchFee):
        return _because(desk, rule, day, facts, sum_)
    judged = desk.judgement.matches[match]
    found = findings_behind(judged, fee.fee)
    words = [explaining.spoken(desk, one.sentence) for one in found]
    sums = [explaining.spoken(desk, one.arithmetic) for one in found]
    facts = [*facts, *dict.fromkeys(words), *decided(desk, fee)]
    arithmetic = "\n".join(dict.fromkeys(one for one in [*sums, sum_] if one))
    return _because(desk, rule, judged.facts.day, facts, arithmetic)


def _because(
    desk: Desk, rule: str, day: date, facts: list[str], arithmetic: str = ""
) -> ExplanationView:
    """Explain by a paragraph; the ledger may hold one that this season's book does not have."""
    values, told = desk.values(day), "\n".join(facts)
    if rule in desk.book.paragraphs:
        return explaining.because(desk, values, rule, told, arithmetic)
    contest = explaining.spoken(desk, desk.book.contest(values))
    cited = _("{book} has no § {rule}.").format(book=desk.book.short, rule=rule)
    return ExplanationView(cited, "", "", cited, told, arithmetic, contest=contest)
