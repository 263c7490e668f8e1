"""Objections before a tournament's court: while it has not spoken, no later round starts."""

from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.cancellations import Objection
from league.facts.protests import Protest
from league.facts.references import CourtFee
from league.facts.seasons import MatchKey, Season
from league.facts.steps import StepKind
from league.language import _
from league.outcomes.ledger import held
from league.outcomes.rights import CourtOutcome
from league.rulebook import RuleBook, has_rule, require
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.accounts.postings import add_postings, ledger
from league.services.session import transactions
from league.services.session.checks import known_division, needed, not_before, refuse, refused
from league.services.session.desk import Desk
from league.services.session.record_kinds import OBJECTION
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction


def object_to(season: str | None, fact: Objection, *, actor: Actor) -> Objection:
    """Record an objection to a director's decision.

    Raises InputError without a text or author, for a round below 1, a day before the season and one
    on file already; NotFoundError, RuleBookError where the book has no such court, StorageError.
    """
    with transaction(actor, Right.PROTESTS, scope_in(season, division=fact.division)):
        loaded, book = season_and_book(season)
        require(book.protests.next_round, book.on(fact.filed))
        known_division(loaded, fact.division)
        not_before(loaded, fact.filed)
        if not (fact.text.strip() and fact.who.strip()) or fact.round < 1:
            raise InputError(_("An objection needs who objects, the round and what is asked for."))
        refuse(book, court_outcome(loaded, book, fact).findings)
        key = _key(fact.division, fact.round, fact.who)
        if key in recorded(loaded.name, OBJECTION):
            sentence = _("An objection of {who} is on file already{cited}.")
            raise refused(book, Topic.PROTEST, sentence, who=fact.who)
        record(loaded.name, OBJECTION, key, fact, actor=actor, why=fact.text)
        fee = book.accounts.court_deposit(_fee(loaded, fact), fact.filed, book.on(fact.filed))
        add_postings(loaded.federation, [fee], actor=actor, why=fact.text, what=StepKind.DEPOSIT)
        return fact


def court_outcome(season: Season, book: RuleBook, fact: Objection) -> CourtOutcome:
    """Return what the book says of an objection: too late once the next round was begun.

    Its fee is taken as paid with it. Raises RuleBookError.
    """
    begun = {one.match for one in season.boards}
    later = [
        one.day
        for one in season.fixtures
        if one.division == fact.division and one.round > fact.round and one.key in begun
    ]
    asked = Protest(
        "team", fact.filed, fact.filed, fee_paid=True, instance="",
        granted=fact.granted if fact.decided else None, next_round=min(later, default=None),
    )  # fmt: skip
    answer: CourtOutcome = book.protests.at_court(asked, book.on(fact.filed))
    return answer


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
        key = _key(division, number, who)
        fact = recorded(loaded.name, OBJECTION).get(key)
        if fact is None:
            sentence = _("No objection of {who} to round {round} is on file.")
            raise NotFoundError(sentence, who=who, round=number)
        needed(reasons, _("The court's decision needs its reasons."))
        if fact.decided is not None or day < fact.filed:
            sentence = _("The objection of {filed} cannot be decided on {day}{cited}.")
            if fact.decided is not None:
                sentence = _("The court decided on {decided}: its decision is final{cited}.")
            told = {"filed": fact.filed, "day": day, "decided": fact.decided}
            raise refused(load(loaded.rulebook), Topic.PROTEST, sentence, **told)
        after = replace(fact, decided=day, granted=granted, reasons=reasons.strip())
        record(loaded.name, OBJECTION, key, after, actor=actor, why=reasons)
        _settle(loaded, after, day, actor)
        return after


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


def waiting(desk: Desk) -> list[Objection]:
    """Return the objections on which the court has not spoken. Raises StorageError."""
    return _waiting(desk.season.name, desk.book)


def refuse_start(desk: Desk, key: MatchKey) -> None:
    """Refuse the first entry of a match while a court has to speak on an earlier round.

    What was begun already may be corrected. Raises InputError, StorageError.
    """
    if not desk.judged(key).entered:
        refuse_round(desk.season.name, desk.book, key)


def refuse_round(season: str, book: RuleBook, match: MatchKey) -> None:
    """Refuse a match while a court has to speak on an earlier round of its division.

    Raises InputError, StorageError.
    """
    mine = [one for one in _waiting(season, book) if one.division == match[0]]
    if mine:
        refuse(book, book.protests.next_round(mine, match[1], book.on(mine[0].filed)))


def _waiting(season: str, book: RuleBook) -> list[Objection]:
    if not has_rule(book.protests.next_round):
        return []
    return [one for one in recorded(season, OBJECTION).values() if one.decided is None]


def _key(division: str, number: int, who: str) -> str:
    return f"{division}/{number}/{who.strip()}"
