"""Objections before a local court: filed with their fee, decided, the fee back or kept."""

from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.cancellations import Objection
from league.facts.protests import day_of
from league.facts.references import CourtFee
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.outcomes.ledger import held
from league.record_kinds import OBJECTION
from league.rulebook import require
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.accounts.postings import add_postings, ledger
from league.services.protests.court_competitions import (
    check_objection,
    competition_of,
    court_outcome,
    same_name,
)
from league.services.protests.directing import refuse_unprotested, refuse_without_court
from league.services.session import transactions
from league.services.session.checks import needed, not_before, refuse, refused
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction


def object_to(season: str | None, fact: Objection, *, actor: Actor) -> Objection:
    """Record an objection to a director's decision.

    Raises InputError without a text or author, for a round below 1 or still to come, a day before
    the season, one on file already, an event without a court, and without a protest before it;
    NotFoundError, StorageError, RuleBookError where the book
    has no such court.
    """
    with transaction(actor, Right.PROTESTS, scope_in(season, division=fact.division)):
        loaded, book = season_and_book(season)
        filed = day_of(fact.filed)
        require(book.protests.next_round, book.on(filed))
        found = competition_of(loaded, book, fact.division, fact.round)
        not_before(loaded, filed)
        if not (fact.text.strip() and fact.who.strip()) or fact.round < 1:
            raise InputError(_("An objection needs who objects, the round and what is asked for."))
        check_objection(book, fact, found)
        refuse_without_court(book, found, filed)
        refuse(book, court_outcome(book, fact, found).findings)
        refuse_unprotested(loaded.name, book, found, fact.round, (fact.who,), filed, court=True)
        key = _key(loaded, fact.division, fact.round, fact.who)
        if key in recorded(loaded.name, OBJECTION):
            sentence = _("An objection of {who} is on file already{cited}.")
            raise refused(book, Topic.PROTEST, sentence, who=fact.who)
        record(loaded.name, OBJECTION, key, fact, actor=actor, why=fact.text)
        fee = book.accounts.court_deposit(_fee(loaded, fact), filed, book.on(filed))
        add_postings(loaded.federation, [fee], actor=actor, why=fact.text, what=StepKind.DEPOSIT)
        return fact


def decide(
    season: str | None,
    division: str,
    number: int,
    who: str,
    day: date,
    *,
    granted: bool,
    actor: Actor,
    reasons: str,
) -> Objection:
    """Record the court's decision, which is final.

    Raises InputError without reasons, before it was filed, when it is decided; NotFoundError.
    """
    with transaction(actor, Right.PROTESTS, scope_in(season, division=division)):
        loaded, _rulings = transactions.load(season)
        key = _key(loaded, division, number, who)
        fact = recorded(loaded.name, OBJECTION).get(key)
        if fact is None:
            sentence = _("No objection of {who} to round {round} is on file.")
            raise NotFoundError(sentence, who=who, round=number)
        needed(reasons, _("The court's decision needs its reasons."))
        _refuse_decision(loaded, fact, day)
        after = replace(fact, decided=day, granted=granted, reasons=reasons.strip())
        record(loaded.name, OBJECTION, key, after, actor=actor, why=reasons)
        _settle(loaded, after, day, actor)
        return after


def _refuse_decision(season: Season, fact: Objection, day: date) -> None:
    """Refuse to decide before it was filed, and once it is decided. Raises InputError."""
    if fact.decided is None and day >= day_of(fact.filed):
        return
    sentence = _("The objection of {filed} cannot be decided on {day}{cited}.")
    if fact.decided is not None:
        sentence = _("The court decided on {decided}: its decision is final{cited}.")
    told = {"filed": fact.filed, "day": day, "decided": fact.decided}
    raise refused(load(season.rulebook), Topic.PROTEST, sentence, **told)


def _settle(season: Season, fact: Objection, day: date, actor: Actor) -> None:
    """Let the fee go back or stay, as the book says; earlier files hold none."""
    postings, reference = ledger(season.federation), _fee(season, fact)
    if held(postings, reference) <= 0:
        return
    book = load(season.rulebook)
    made = book.accounts.court_decided(fact.granted, postings, reference, day, book.on(day))
    what = StepKind.REFUND if fact.granted else StepKind.FORFEIT
    add_postings(season.federation, made, actor=actor, why=fact.reasons, what=what)


def _fee(season: Season, fact: Objection) -> str:
    return CourtFee(season.name, fact.division, fact.round, fact.who.strip()).text


def _key(season: Season, division: str, number: int, who: str) -> str:
    """Return the key of an objection; of one on file, whatever the order of the name."""
    for key, one in recorded(season.name, OBJECTION).items():
        if (one.division, one.round) == (division, number) and same_name(one.who, who):
            return key
    return f"{division}/{number}/{who.strip()}"
