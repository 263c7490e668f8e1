"""Days that only some books ask for: when a fee was paid, and when written reasons came in."""

from datetime import date

from league.errors import InputError
from league.facts.protests import ProtestFile, day_of
from league.language import _
from league.outcomes.rights import ProtestOutcome
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.services.protests.filing import Filing
from league.services.protests.views import outcome_of
from league.services.session.checks import refused


def pays_later(book: RuleBook) -> bool:
    """Say whether the fee may be paid after the filing."""
    return has_rule(book.protests.pay_until)


def counts_from_reasons(book: RuleBook) -> bool:
    """Say whether an appeal counts from the day on which the written reasons came in."""
    return has_rule(book.protests.from_reasons)


def in_vain(book: RuleBook, filed: ProtestFile) -> bool:
    """Say whether one is not dealt with, whatever comes: it bars nobody who comes in time."""
    outcome = outcome_of(book, filed)
    if outcome.admissible:
        return False
    may_be_paid = filed.decided is None and not filed.fee_paid and pays_later(book)
    return not (may_be_paid and _only_unpaid(outcome))


def _only_unpaid(outcome: ProtestOutcome) -> bool:
    """Say whether nothing but the fee stands against one."""
    fee = outcome.rules[1] if outcome.rules else ""
    return all(one.rule == fee for one in outcome.findings)


def check_days(book: RuleBook, filing: Filing, decided: date | None) -> None:
    """Refuse days of a filing that cannot be so; ``decided`` = of an appeal. Raises InputError."""
    if filing.paid is not None:
        _check_paid(book, day_of(filing.filed), filing.paid)
    if filing.reasons is None:
        return
    if decided is None:
        raise InputError(_("Written reasons are received of a decision: this is no appeal."))
    if not counts_from_reasons(book):
        sentence = _("An appeal counts from the day of the decision, not from its receipt{cited}.")
        raise refused(book, Topic.PROTEST_DEADLINE, sentence)
    if filing.reasons < decided:
        sentence = _("The decision is of {decided}; its reasons cannot have come on {day}{cited}.")
        raise refused(book, Topic.PROTEST_DEADLINE, sentence, decided=decided, day=filing.reasons)


def check_payment(book: RuleBook, filed: ProtestFile, day: date) -> None:
    """Refuse a payment that cannot be so. Raises InputError."""
    if filed.decided is not None:
        sentence = _("Protest {number} was decided on {day}; its fee comes too late{cited}.")
        rules = outcome_of(book, filed).rules
        fee = f" ({book.cite(rules[1])})" if rules else book.cited(Topic.PROTEST_PAPER)
        facts = {"number": filed.number, "day": filed.decided.day}
        raise InputError(sentence, cited=fee, **facts)
    if filed.fee_paid:
        raise InputError(_("The fee of protest {number} was paid already."), number=filed.number)
    _check_paid(book, day_of(filed.filed), day)


def check_rejection(book: RuleBook, filed: ProtestFile, day: date) -> None:
    """Refuse to reject one whose fee may still come; not one that is late. Raises InputError."""
    if filed.fee_paid or not pays_later(book):
        return
    outcome = outcome_of(book, filed)
    fee = outcome.rules[1] if outcome.rules else ""
    until = book.protests.pay_until(filed.facts, book.on(day_of(filed.event)))
    if day <= until and _only_unpaid(outcome):
        sentence = _(
            "There is time for the fee of protest {number} until {until}: before that it is not"
            " rejected{cited}."
        )
        cited = f" ({book.cite(fee)})" if fee else ""
        raise InputError(sentence, number=filed.number, until=until, cited=cited)


def _check_paid(book: RuleBook, filed: date, paid: date) -> None:
    if not pays_later(book):
        sentence = _("The fee is due with the filing; later it does not count{cited}.")
        raise refused(book, Topic.PROTEST_PAPER, sentence)
    if paid < filed:
        sentence = _("The fee of what came on {filed} cannot be paid later on {day}{cited}.")
        raise refused(book, Topic.PROTEST_PAPER, sentence, filed=filed, day=paid)
