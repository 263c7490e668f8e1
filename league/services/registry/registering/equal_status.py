"""Equal status of foreigners: granted with proof, and withdrawn."""

from dataclasses import replace
from datetime import date, timedelta

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.claims import EqualClaim, Evidence, GrantedStatus
from league.facts.registrations import Registration
from league.facts.seasons import Season
from league.language import _
from league.record_kinds import EQUAL_STATUS
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.registry.registering.claims import own_registrations, with_registration
from league.services.session import checks
from league.services.session.records import record, recorded_one
from league.services.session.season_changes import change_season, season_and_book
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def grant_equal_status(
    season: str | None, club: str, ident: str, evidence: Evidence, *, actor: Actor, why: str = ""
) -> GrantedStatus:
    """Grant a registered foreigner equal status from the day of the decision on.

    Raises InputError for an unknown letter, a proof that ends before the decision, and with a
    sentence for every condition that is not met; NotFoundError when he is not registered with the
    club; RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        granted, reason = GrantedStatus(ident, club, evidence), why or evidence.proof
        before, book = season_and_book(season)
        held = _held(before, ident, club)
        checks.in_season(before, evidence.decided, Topic.EQUAL_STATUS)
        _check(book, evidence)
        claim = EqualClaim(checks.known_player(before, ident), checks.season_year(before), evidence)
        checks.refuse(book, book.registrations.judge_equal_status(claim, book.on(evidence.decided)))
        _store(before, _with_status(before, held, evidence), granted, actor, reason)
        return granted


def withdraw_equal_status(
    season: str | None, club: str, ident: str, day: date, *, actor: Actor, reason: str
) -> GrantedStatus:
    """Withdraw equal status: from that day on he counts as a foreigner again.

    Raises InputError without a reason, when no status holds on that day, and when it is one that
    cannot be withdrawn; NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        checks.needed(reason, _("Withdrawing equal status needs its reason."))
        before = load_season(season)
        held = _held(before, ident, club)
        checks.in_season(before, day, Topic.EQUAL_STATUS_WITHDRAWN)
        status = _withdrawable(before, held, day)
        known = recorded_one(before.name, EQUAL_STATUS, f"{ident}/{club}")
        granted = known or GrantedStatus(ident, club, Evidence(status, held.reported))
        ended = replace(granted, withdrawn=day)
        last = replace(held, proof_until=day - timedelta(days=1))
        _store(before, with_registration(before, held, last), ended, actor, reason)
        return ended


def _withdrawable(season: Season, held: Registration, day: date) -> str:
    """Return the letter of the status held on a day. Raises InputError unless it can end."""
    letter, book = held.equal_on(day), load(season.rulebook)
    if letter is None:
        sentence = _("{ident} has no equal status on {day} that could be withdrawn{cited}.")
        raise checks.refused(book, Topic.EQUAL_STATUS, sentence, ident=held.ident, day=day)
    if has_rule(book.registrations.judge_status_withdrawal):
        player = checks.known_player(season, held.ident)
        checks.refuse(
            book, book.registrations.judge_status_withdrawal(player, letter, book.on(day))
        )
    return letter


def _check(book: RuleBook, evidence: Evidence) -> None:
    letter, decided, until = evidence.letter, evidence.decided, evidence.proof_until
    if letter not in book.equal_statuses:
        sentence = _("“{letter}” is no letter for equal status{cited}; known are: {known}.")
        known = ", ".join(book.equal_statuses)
        where = book.cited(Topic.EQUAL_STATUS)
        raise InputError(sentence, letter=letter, cited=where, known=known)
    if until is not None and until < decided:
        sentence = _("A proof until {until} does not hold on {day}.")
        raise InputError(sentence, until=until, day=decided)


def _held(season: Season, ident: str, club: str) -> Registration:
    checks.known_club(season, club)
    checks.known_player(season, ident)
    held = [one for one in own_registrations(season, ident, club) if one.deregistered is None]
    if not held:
        sentence = _("{ident} is not registered with {club}{cited}.")
        raise NotFoundError(
            sentence, cited=checks.cited(season, Topic.EQUAL_STATUS), ident=ident, club=club
        )
    return held[-1]


def _store(before: Season, after: Season, fact: GrantedStatus, actor: Actor, why: str) -> None:
    """Record a status, and store the season as it is because of it."""
    record(before.name, EQUAL_STATUS, f"{fact.ident}/{fact.club}", fact, actor=actor, why=why)
    subject = f"{fact.ident} · {fact.club}"
    change_season(before, after, EQUAL_STATUS.step, subject, actor=actor, why=why)


def _with_status(season: Season, held: Registration, evidence: Evidence) -> Season:
    """Return the season with the status; games before the decision keep the foreigner."""
    status = replace(held, equal=evidence.letter, proof_until=evidence.proof_until)
    begun = held.in_force(evidence.decided - timedelta(days=1))
    if not begun:
        return with_registration(season, held, status)
    before = replace(held, deregistered=evidence.decided)
    after = replace(status, eligible_from=evidence.decided)
    return with_registration(season, held, before, after)
