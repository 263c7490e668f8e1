"""Clubs that cancel a championship: the ban that is proposed, and what a person decides."""

from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.cancellations import Cancellation
from league.facts.seasons import Season
from league.findings import Finding
from league.language import _
from league.record_kinds import CANCELLATION
from league.rulebook import RuleBook, has_rule
from league.rulebooks import load
from league.services.registry.suspensions.bans import ban_club
from league.services.session import transactions
from league.services.session.checks import in_season, known_club, refuse
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction


def cancel(season: str | None, fact: Cancellation, *, actor: Actor) -> tuple[Finding, ...]:
    """Record a cancellation, and return why a ban is proposed; nothing = none is.

    Raises InputError without a name of the championship, for one that had begun and a day out of
    season; NotFoundError for an unknown club, RuleBookError where the book knows no such rule,
    StorageError.
    """
    with transaction(actor, Right.CLOSING, scope_in(season, club=fact.club)):
        loaded, book = season_and_book(season)
        known_club(loaded, fact.club)
        in_season(loaded, fact.cancelled)
        if not fact.event.strip() or fact.cancelled > fact.begins:
            sentence = _("“{event}” of {begins} cannot be cancelled on {day}.")
            raise InputError(sentence, event=fact.event, begins=fact.begins, day=fact.cancelled)
        found = findings_of(book, fact)
        key = f"{fact.club}/{fact.event.strip()}"
        record(loaded.name, CANCELLATION, key, fact, actor=actor, why="")
        return found


def findings_of(book: RuleBook, fact: Cancellation) -> tuple[Finding, ...]:
    """Return why a ban is proposed. Raises RuleBookError."""
    return tuple(book.bans.cancellation(fact, book.on(fact.cancelled)))


def proposed(season: Season, book: RuleBook) -> dict[str, tuple[Cancellation, tuple[Finding, ...]]]:
    """Return the cancellations with a ban proposed that nobody has decided on, by their key."""
    held = recorded(season.name, CANCELLATION)
    if not held or not has_rule(book.bans.cancellation):
        return {}
    found = {key: (one, findings_of(book, one)) for key, one in held.items()}
    return {key: one for key, one in found.items() if one[1] and one[0].decided is None}


def decide(
    season: str | None,
    club: str,
    event: str,
    day: date,
    *,
    ban: tuple[date, date | None] | None,
    actor: Actor,
    reason: str,
) -> Cancellation:
    """Decide on a proposed ban: first and last day, or None for no ban.

    Raises InputError without a reason, for a last day missing, in the wrong order or too far off,
    and a day before the cancellation;
    NotFoundError where no ban is proposed, StorageError.
    """
    with transaction(actor, Right.CLOSING, scope_in(season, club=club)):
        if not reason.strip():
            raise InputError(_("The decision on a proposed ban needs its reason."))
        key = f"{club}/{event.strip()}"
        loaded, _rulings = transactions.load(season)
        fact, findings = _waiting(loaded, key)
        _check_decision(load(loaded.rulebook), fact, day, ban)
        decided = replace(fact, decided=day, banned=ban is not None)
        record(loaded.name, CANCELLATION, key, decided, actor=actor, why=reason)
        if ban is not None:
            rule = findings[0].consequence
            ban_club(season, club, ban[0], ban[1], actor=actor, reason=reason, rule=rule)
        return decided


def _check_decision(
    book: RuleBook, fact: Cancellation, day: date, ban: tuple[date, date | None] | None
) -> None:
    """Refuse a decision from before the cancellation, and a ban longer than the book has it."""
    if day < fact.cancelled:
        sentence = _("What was cancelled on {cancelled} cannot be decided on {day}.")
        raise InputError(sentence, cancelled=fact.cancelled, day=day)
    if ban and ban[1] and has_rule(book.bans.cancellation_ban):
        refuse(book, book.bans.cancellation_ban(ban[0], ban[1], book.on(day)))


def _waiting(season: Season, key: str) -> tuple[Cancellation, tuple[Finding, ...]]:
    found = proposed(season, load(season.rulebook))
    if key not in found:
        club, _slash, event = key.partition("/")
        sentence = _("No ban of {club} is proposed for “{event}”.")
        raise NotFoundError(sentence, club=club, event=event)
    return found[key]
