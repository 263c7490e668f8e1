"""What is done to the accounts, ready to be tried and stored: each step tells what comes of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.accounts import Charge, Penalty, What
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _, ngettext
from league.outcomes.open_items import OpenItems
from league.services.accounts import ledger as accounts
from league.services.accounts.fines import fine, punished
from league.services.accounts.reversals import ban_left, reverse_line
from league.services.accounts.rows import line_row
from league.services.accounts.statements import statement, statement_line, suspend_for_arrears
from league.services.accounts.words import about, account_words, balance_words
from league.services.session.days import still_to_come
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step

MOST = 4
"""Items a payment settles that are named; the account shows the others."""


@as_step
def posting_step(
    desk: Desk, why: str, charges: Sequence[Charge] | None, day: date, *, captains: bool = False
) -> Outcome:
    """The posting of proposed charges, of all of them where none is named.

    Of several, those of later days wait, and those paid in cash at the board wait until both
    captains confirmed them.
    """
    if charges is None:
        charges = accounts.propose(desk.season.name)
    cash = 0 if captains or len(charges) == 1 else sum(one.cash for one in charges)
    ready = [one for one in charges if not (cash and one.cash)]
    later = 0 if len(charges) == 1 else sum(one.day > day for one in ready)
    ready = [one for one in ready if not (later and one.day > day)]
    waiting = tuple(_waiting(cash, later))
    if not ready:
        raise InputError("\n".join((_("Nothing can be posted on that day."), *waiting)))
    keys = [one.reference for one in ready]
    done = accounts.confirm(
        desk.season.name, keys, day, actor=desk.actor, captains=captains, why=why
    )
    sentence = ngettext(
        "{number} charge is posted on {day}: {amount}.",
        "{number} charges are posted on {day}: {amount}.",
        len(done),
    )
    amount = money(sum(one.cents for one in done))
    says = sentence.format(number=len(done), day=spoken_day(day), amount=amount)
    return Outcome(says, notes=(*_to_come(desk, day), *waiting, *_posted(desk, done)))


def _waiting(cash: int, later: int) -> Iterator[str]:
    """Yield how many charges wait for the captains, and how many for their day."""
    if cash:
        yield ngettext(
            "{number} in cash at the board waits until both captains confirmed it.",
            "{number} in cash at the board wait until both captains confirmed them.",
            cash,
        ).format(number=cash)
    if later:
        yield ngettext(
            "{number} is of a later day and waits.", "{number} are of a later day and wait.", later
        ).format(number=later)


def _posted(desk: Desk, done: Sequence[Charge]) -> Iterator[str]:
    """Yield a single charge in full; several by paragraph."""
    if len(done) == 1:
        (one,) = done
        sentence = _("{citation}: {debtor} owes {amount}; to: {creditor}")
        yield sentence.format(
            citation=desk.book.cite(one.rule),
            debtor=account_words(one.debtor, desk.world),
            amount=money(one.cents),
            creditor=account_words(one.creditor, desk.world),
        )
        yield about(one.reference, desk.world)
        return
    number, cents = Counter(one.rule for one in done), Counter[str]()
    for one in done:
        cents[one.rule] += one.cents
    for rule, sum_ in cents.most_common():
        sentence = ngettext(
            "{citation}: {number} charge, {amount}",
            "{citation}: {number} charges, {amount} together",
            number[rule],
        )
        cited = desk.book.cite(rule)
        yield sentence.format(citation=cited, number=number[rule], amount=money(sum_))


@as_step
def payment_step(
    desk: Desk, why: str, club: str, cents: int, day: date, reference: str = ""
) -> Outcome:
    """A club's payment, for one open item or for the oldest."""
    season = desk.season.name
    before = statement(season, club)
    accounts.pay(season, club, cents, day, actor=desk.actor, reference=reference, why=why)
    after = statement(season, club)
    name = before.club.name
    sentence = _("{amount} received from {club} on {day}.")
    says = sentence.format(amount=money(cents), club=name, day=spoken_day(day))
    settled = list(_settled(desk, before.items, after.items))
    notes = [balance_words(name, after.balance), *settled[:MOST]]
    if len(settled) > MOST:
        notes.append(_("… and {number} more").format(number=len(settled) - MOST))
    beyond = after.items.credit - before.items.credit
    if beyond > 0:
        sentence = _("{amount} more than is owed: stays to its credit, and needs a reason.")
        notes.insert(0, sentence.format(amount=money(beyond)))
    return Outcome(says, notes=tuple(notes))


def _to_come(desk: Desk, day: date) -> tuple[str, ...]:
    return still_to_come(desk.season.name, day)


def _settled(desk: Desk, before: OpenItems, after: OpenItems) -> Iterator[str]:
    """Yield what a payment is for: items settled, and what is left of one."""
    left = {(one.reference, one.rule): one.cents for one in after.owes}
    for one in before.owes:
        rest = left.get((one.reference, one.rule), 0)
        if rest == one.cents:
            continue
        words = about(one.reference, desk.world)
        sentence = _("{citation}, {about}: {amount} settled")
        if rest:
            sentence = _("{citation}, {about}: {amount} paid, {rest} stay open")
        yield sentence.format(
            citation=desk.book.cite(one.rule),
            about=words,
            amount=money(one.cents - rest),
            rest=money(rest),
        )


@as_step
def payout_step(desk: Desk, why: str, club: str, cents: int, day: date) -> Outcome:
    """The payment of a club's credit."""
    season = desk.season.name
    accounts.pay_out(season, club, cents, day, actor=desk.actor, reason=why)
    after = statement(season, club)
    sentence = _("{amount} paid out to {club} on {day}.")
    says = sentence.format(amount=money(cents), club=after.club.name, day=spoken_day(day))
    balance = balance_words(after.club.name, after.balance)
    return Outcome(says, notes=(*_to_come(desk, day), balance))


@as_step
def refund_step(desk: Desk, why: str, reference: str, day: date) -> Outcome:
    """A posted charge taken back by its counter-posting, and what is owed instead."""
    season = desk.season.name
    made = accounts.refund(season, reference, day, actor=desk.actor, reason=why)
    # A reversal is the mirror image: whoever owed the fee is credited with it now.
    (back,) = (one for one in made if one.what is What.REVERSAL)
    sentence = _("{amount} refunded to {club} on {day}: {about}.")
    says = sentence.format(
        amount=money(back.cents),
        club=account_words(back.credit, desk.world),
        day=spoken_day(day),
        about=about(reference, desk.world),
    )
    anew = _("{amount} owed instead are posted anew.")
    notes = [anew.format(amount=money(one.cents)) for one in made if one.what is What.FEE]
    if back.credit.club:
        after = statement(season, back.credit.club)
        notes.append(balance_words(after.club.name, after.balance))
    ban = ban_left_words(season, reference, day)
    return Outcome(says, notes=(*_to_come(desk, day), *notes, *ban))


def ban_left_words(season: str | None, reference: str, day: date) -> Iterator[str]:
    """Yield which ban a fine leaves when it is taken back, and how to lift it."""
    if left := ban_left(season, reference, day):
        yield f"{left} {_('“l” on the page of the club or “spielleiter club lift” lifts the ban.')}"


@as_step
def reversal_step(desk: Desk, why: str, club: str, number: int, day: date) -> Outcome:
    """An entry of a club's statement, counted from 1, taken back by its counter-posting."""
    season = desk.season.name
    line = line_row(desk, statement_line(season, club, number), number)
    before = statement(season, club).items
    reverse_line(season, club, number, day, actor=desk.actor, reason=why)
    after = statement(season, club)
    sentence = _("{what} of {date} is reversed on {day}: {amount}, {about}.")
    says = sentence.format(
        what=line.what,
        date=spoken_day(line.line.posting.day),
        day=spoken_day(day),
        amount=money(line.line.posting.cents),
        about=line.about,
    )
    ban = ban_left_words(season, line.line.posting.reference, day)
    again = list(_open_again(desk, before, after.items))[:MOST]
    balance = balance_words(after.club.name, after.balance)
    return Outcome(says, notes=(balance, *ban, *again))


def _open_again(desk: Desk, before: OpenItems, after: OpenItems) -> Iterator[str]:
    """Yield what is open again, item by item."""
    left = {(one.reference, one.rule): one.cents for one in before.owes}
    sentence = _("{citation}, {about}: {amount} open again")
    for one in after.owes:
        more = one.cents - left.get((one.reference, one.rule), 0)
        if more > 0:
            words, cited = about(one.reference, desk.world), desk.book.cite(one.rule)
            yield sentence.format(citation=cited, about=words, amount=money(more))


@as_step
def fine_step(desk: Desk, why: str, penalty: Penalty) -> Outcome:
    """A fine that a board decided; its reason is the one given when it is stored."""
    decided = replace(penalty, reason=why)
    charge = fine(desk.season.name, decided, actor=desk.actor)
    sentence = _("{club} is fined {amount} (§ {rule}).")
    if not charge.cents:
        sentence = _("{club} is banned (§ {rule}).")
    amount = money(charge.cents)
    whom = punished(desk.season, penalty)
    says = sentence.format(club=whom, amount=amount, rule=penalty.paragraph)
    return Outcome(says, notes=(*_to_come(desk, penalty.day), *_ban(penalty)))


def _ban(penalty: Penalty) -> Iterator[str]:
    if penalty.ban_from is not None:
        last = spoken_day(penalty.ban_until) if penalty.ban_until else _("further notice")
        first = spoken_day(penalty.ban_from)
        yield _("Banned from {first} to {last}.").format(first=first, last=last)


@as_step
def arrears_step(
    desk: Desk, _why: str, club: str, days: int, first: date, last: date | None
) -> Outcome:
    """The suspension of a club that owes the federation for more than so many days."""
    found = suspend_for_arrears(desk.season.name, club, first, last, days=days, actor=desk.actor)
    until = spoken_day(last) if last else _("further notice")
    sentence = _("{club} may not play from {first} to {last}.")
    says = sentence.format(club=found.name, first=spoken_day(first), last=until)
    after = statement(desk.season.name, club)
    return Outcome(says, notes=(balance_words(found.name, after.balance),))
