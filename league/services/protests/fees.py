"""The fee of a protest: it comes in with the filing or later, and goes back or to the body."""

from dataclasses import replace
from datetime import date

from league.facts.actors import Actor, Right, Scope
from league.facts.protests import ProtestFile, day_of
from league.facts.references import ProtestFee
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.outcomes.ledger import held
from league.record_kinds import PROTEST
from league.rulebook import RuleBook
from league.services.accounts.postings import add_postings, ledger
from league.services.protests.fee_days import check_payment
from league.services.protests.things import season_with
from league.services.protests.views import file_of, outcome_of, view_of
from league.services.session.checks import sentences
from league.services.session.records import record, recorded_one
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import refuse_outside, scope_in, transaction
from league.views.protests import ProtestView


def deposit_fee(season: Season, book: RuleBook, filed: ProtestFile, actor: Actor) -> None:
    """Put the fee that came in into the ledger, on the day it was paid; inside a transaction.

    Of what is not dealt with it goes on at once to whom the book says.
    """
    refuse_outside()
    day = filed.paid or day_of(filed.filed)
    if filed.fee_paid and outcome_of(book, filed).cents:
        ask = book.accounts.protest_deposit
        deposit = ask(filed.facts, _reference(season, filed), day, book.on(day))
        add_postings(
            season.federation, [deposit], actor=actor, why=filed.text, what=StepKind.DEPOSIT
        )
        settle_fee(season, book, filed, actor)


def pay(season: str | None, number: int, day: date, *, actor: Actor) -> ProtestView:
    """Record that the fee of a protest was paid after its filing; return it as judged.

    Paid too late it is on file all the same, but not dealt with. Raises InputError in a book whose
    fee is due with the filing, for one that is paid or decided, for a day before the filing;
    NotFoundError, StorageError.
    """
    season = season_with(season, number)
    with transaction(actor, Right.PROTESTS, scope_of(season, number)):
        loaded, book = season_and_book(season)
        filed = file_of(loaded, number)
        check_payment(book, filed, day)
        paid = replace(filed, fee_paid=True, paid=day)
        record(loaded.name, PROTEST, str(number), paid, actor=actor, why=filed.text)
        deposit_fee(loaded, book, paid, actor)
        return view_of(book, paid)


def scope_of(season: str | None, number: int) -> Scope:
    """Return the part of the season a protest belongs to: the division of its match, or all."""
    whole = scope_in(season)
    filed = recorded_one(whole.season, PROTEST, str(number))
    if filed is None or filed.match is None:
        return whole
    return scope_in(season, division=filed.match[0])


def settle_fee(season: Season, book: RuleBook, filed: ProtestFile, actor: Actor) -> None:
    """Let the deposit go back, or to the body of the instance; inside ``transaction()``.

    By the decision, or without one because it is not dealt with; else it is held.
    """
    refuse_outside()
    postings, reference = ledger(season.federation), _reference(season, filed)
    if held(postings, reference) <= 0:
        return
    decided, day = filed.decided, filed.paid or day_of(filed.filed)
    why = "\n".join(sentences(book, outcome_of(book, filed).findings))
    if decided is not None:
        day, why = decided.day, decided.reasons
    made = book.accounts.protest_decided(filed.facts, postings, reference, day, book.on(day))
    what = StepKind.REFUND if decided and decided.granted else StepKind.FORFEIT
    add_postings(season.federation, made, actor=actor, why=why, what=what)


def _reference(season: Season, filed: ProtestFile) -> str:
    return ProtestFee(season.name, str(filed.number)).text
