"""Notices that a club passed on late or not at all, until somebody has dealt with them."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import cast

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.claims import Deregistration
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.findings import Finding
from league.language import _
from league.record_kinds import DEREGISTRATION
from league.rulebook import RuleBook, has_rule
from league.rulebooks import load
from league.services.registry.registering.across_seasons import holding_notice
from league.services.session import transactions
from league.services.session.checks import known_club, known_player, needed
from league.services.session.records import Entry, record_many, recorded, recorded_one
from league.services.session.transactions import scope_in, transaction


def deal_with(
    season: str | None,
    ident: str,
    club: str,
    day: date,
    decision: str,
    *,
    actor: Actor,
    why: str = "",
) -> Deregistration:
    """Record how a club's late or missing notice was dealt with; it is open no longer.

    Raises NotFoundError when no notice is on record, InputError without a decision, when the club
    is not late on that day and when it was dealt with already; RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        needed(decision, _("Please say what was decided."))
        loaded, _rulings = transactions.load(season)
        known_player(loaded, ident)
        paper = notice_of(loaded, ident, club)
        _refuse_settled(loaded, paper, day)
        done = replace(paper, dealt=day, decision=decision.strip())
        file_notice(loaded, done, actor, why or decision, StepKind.NOTICE_DEALT)
        return done


def notice_of(season: Season, ident: str, club: str) -> Deregistration:
    """Return a player's notice to a club. Raises NotFoundError, StorageError."""
    paper = recorded_one(season.name, DEREGISTRATION, f"{ident}/{club}")
    if paper is None:
        sentence = _("No notice of {ident} to {club} is on record.")
        raise NotFoundError(sentence, ident=ident, club=club)
    return paper


def file_notice(season: Season, paper: Deregistration, actor: Actor, why: str, what: str) -> None:
    """Record a notice as it is now, in each season it was carried to, as a step of a kind.

    Raises StorageError.
    """
    key = f"{paper.ident}/{paper.club}"
    with transaction(actor, Right.REGISTER, scope_in(season.name, club=paper.club)):
        entries = (
            Entry(name, DEREGISTRATION, key, paper) for name in holding_notice(season, paper)
        )
        record_many(entries, actor=actor, why=why, what=what)


def _refuse_settled(season: Season, paper: Deregistration, day: date) -> None:
    names = {"ident": paper.ident, "club": paper.club}
    if paper.dealt is not None:
        sentence = _("The late notice of {ident} to {club} was dealt with on {day}.")
        raise InputError(sentence, day=paper.dealt, **names)
    if late(season, load(season.rulebook), paper, day) is None:
        sentence = _("The notice of {ident} to {club} is not late on {day}.")
        raise InputError(sentence, day=day, **names)


def late(season: Season, book: RuleBook, paper: Deregistration, today: date) -> Finding | None:
    """Return the finding when the club passed a notice on late, or has not as of a day.

    None where the book says nothing of passing notices on.
    """
    if not has_rule(book.transfers.forwarded):
        return None
    names = (known_club(season, paper.club).name, known_player(season, paper.ident).name)
    ask, values = book.transfers.forwarded, book.on(paper.notice)
    found: Finding | None = next(
        iter(ask(*names, paper.notice, paper.forwarded, today, values)), None
    )
    return found


def due(found: Finding) -> date:
    """Return the day by which the club had to pass the notice on."""
    return cast("date", found.sentence.facts["due"])


def open_notices(
    season: Season, book: RuleBook, today: date
) -> Iterator[tuple[Deregistration, Finding]]:
    """Yield the late and missing notices that nobody has dealt with. Raises StorageError."""
    if not has_rule(book.transfers.forwarded):
        return
    for paper in recorded(season.name, DEREGISTRATION).values():
        found = None if paper.dealt else late(season, book, paper, today)
        if found is not None:
            yield paper, found
