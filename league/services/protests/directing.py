"""Protests to the director of an event, which come before any objection, and what he decided."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.directing import DirectorProtest
from league.facts.protests import day_of
from league.language import _
from league.record_kinds import DIRECTOR_PROTEST
from league.rulebook import RuleBook, has_rule, require
from league.rulebook.topics import Topic
from league.services.protests.court_competitions import (
    Competition,
    asked_of,
    check_objection,
    competition_of,
    court_of,
    same_name,
    speaks_for,
)
from league.services.session.checks import needed, not_before, refuse, refused
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction


def protest(season: str | None, fact: DirectorProtest, *, actor: Actor) -> DirectorProtest:
    """Put a protest to the director on file.

    Raises InputError without a text or author, once the next round began, for a round still to
    come, somebody unknown, and one on file already; NotFoundError, StorageError, RuleBookError
    where the book knows no such protest.
    """
    with transaction(actor, Right.PROTESTS, scope_in(season, division=fact.division)):
        loaded, book = season_and_book(season)
        filed = day_of(fact.filed)
        values = book.on(filed)
        require(book.protests.to_director, values)
        found = competition_of(loaded, book, fact.division, fact.round)
        not_before(loaded, filed)
        if not (fact.text.strip() and fact.who.strip()):
            raise InputError(_("A protest needs who protests, the round and what is asked for."))
        check_objection(book, fact, found)
        court = court_of(book, found, filed).there
        refuse(book, book.protests.to_director(asked_of(fact.filed, found), court, values))
        key = _key(loaded.name, fact.division, fact.round, fact.who)
        if key in recorded(loaded.name, DIRECTOR_PROTEST):
            sentence = _("A protest of {who} to the director is on file already{cited}.")
            raise refused(book, Topic.PROTEST, sentence, who=fact.who)
        record(loaded.name, DIRECTOR_PROTEST, key, fact, actor=actor, why=fact.text)
        return fact


def answer(
    season: str | None,
    division: str,
    number: int,
    who: str,
    day: date,
    *,
    granted: bool,
    actor: Actor,
    reasons: str,
) -> DirectorProtest:
    """Record what the director decided on a protest.

    Raises InputError without reasons, before it was made, when it is decided; NotFoundError.
    """
    with transaction(actor, Right.PROTESTS, scope_in(season, division=division)):
        loaded, book = season_and_book(season)
        key = _key(loaded.name, division, number, who)
        fact = recorded(loaded.name, DIRECTOR_PROTEST).get(key)
        if fact is None:
            sentence = _("No protest of {who} to the director about round {round} is on file.")
            raise NotFoundError(sentence, who=who, round=number)
        needed(reasons, _("The director's decision needs its reasons."))
        _refuse_decision(book, fact, day)
        after = replace(fact, decided=day, granted=granted, reasons=reasons.strip())
        record(loaded.name, DIRECTOR_PROTEST, key, after, actor=actor, why=reasons)
        return after


def _refuse_decision(book: RuleBook, fact: DirectorProtest, day: date) -> None:
    """Refuse a decision on what is decided, and one before the protest was made. InputError."""
    told = {"filed": fact.filed, "day": day, "decided": fact.decided}
    if fact.decided is not None:
        sentence = _("The director decided on {decided}: against that one objects{cited}.")
        raise refused(book, Topic.PROTEST, sentence, **told)
    if day < day_of(fact.filed):
        sentence = _("The protest of {filed} cannot be decided on {day}{cited}.")
        raise refused(book, Topic.PROTEST, sentence, **told)


def refuse_without_court(book: RuleBook, found: Competition, day: date) -> None:
    """Refuse an objection at once in an event that has no court. Raises InputError."""
    if has_rule(book.protests.court):
        court = court_of(book, found, day)
        if not court.there:
            raise InputError(f"{court.says} ({book.cite(court.rule)})")


def refuse_with_court(book: RuleBook, found: Competition, day: date) -> None:
    """Refuse an objection after the end of an event that has a court. Raises InputError."""
    court = court_of(book, found, day)
    if court.there:
        raise InputError(f"{court.says} ({book.cite(court.rule)})")


def refuse_unprotested(
    season: str,
    book: RuleBook,
    found: Competition,
    number: int,
    names: Iterable[str],
    day: date,
    *,
    court: bool,
) -> None:
    """Refuse an objection without a protest on which the director has decided.

    ``names`` are those of who objects. Raises InputError, StorageError.
    """
    if has_rule(book.protests.after_director):
        before = _before(season, found.id, number, tuple(names))
        refuse(book, book.protests.after_director(before, day, court, book.on(day)))


def _before(
    season: str, division: str, number: int, names: tuple[str, ...]
) -> DirectorProtest | None:
    """Return the protest that somebody made, else one of another that was granted."""
    there = [
        one
        for one in recorded(season, DIRECTOR_PROTEST).values()
        if (one.division, one.round) == (division, number)
    ]
    mine = [one for one in there if any(speaks_for(name, one.who) for name in names)]
    return next(iter(mine), None) or next((one for one in there if one.granted), None)


def _key(season: str, division: str, number: int, who: str) -> str:
    """Return the key of a protest; of one on file, whatever the order of the name."""
    for key, one in recorded(season, DIRECTOR_PROTEST).items():
        if (one.division, one.round) == (division, number) and same_name(one.who, who):
            return key
    return f"{division}/{number}/{who.strip()}"
