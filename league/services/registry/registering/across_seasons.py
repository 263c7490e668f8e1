"""Papers that wait beyond a season: what the next one takes over, and where the same paper stands.

The roll-over copies a paper into the season it prepares. From then on it stands in both, and what
happens to it, in whichever season that is recorded, is recorded in each of them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import Any

from league.facts.claims import Application, Deregistration
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.steps import RecordKind, T
from league.facts.transfers import Transfer
from league.record_kinds import APPLICATION, DEREGISTRATION, EQUAL_STATUS, LEFT_HOME, SUSPENSION
from league.rulebook import RuleBook, has_rule
from league.services.registry.registering.claims import games_in, own_registrations
from league.services.session.records import Entry, recorded, recorded_one
from league.services.session.season_order import of_federation


def still_counting(season: Season, book: RuleBook, first: date) -> frozenset[Registration]:
    """Return the ended registrations that decide about a new one on or after a day.

    Those of players whose arrears are open, or whose notice reaches a window that opens only after
    that day. Raises StorageError.
    """
    if not has_rule(book.transfers.decide):
        return frozenset()
    papers = recorded(season.name, DEREGISTRATION)
    ended: defaultdict[str, list[Registration]] = defaultdict(list)
    for one in season.registrations:
        if one.deregistered is not None and one.deregistered <= first:
            ended[one.ident].append(one)
    return frozenset(
        one
        for its in ended.values()
        # All of them: which one is the last must not change.
        if any(_counts(book, one, papers.get(f"{one.ident}/{one.club}"), first) for one in its)
        for one in its
    )


def _counts(book: RuleBook, ended: Registration, paper: Deregistration | None, first: date) -> bool:
    left = ended.deregistered
    assert left is not None  # it ended
    if paper is not None and in_arrears(book, paper, first):
        return True
    window = book.transfers.decide(Transfer(left, left), book.on(left)).eligible_from
    return window is not None and window > first


def in_arrears(book: RuleBook, paper: Deregistration, first: date = date.max) -> bool:
    """Say whether arrears that hold up a transfer are open, or were until after a day."""
    if not paper.owed or not has_rule(book.transfers.honoured_arrears):
        return False
    owed: int = book.transfers.honoured_arrears(paper, book.on(paper.notice))
    return owed > 0 and (paper.settled is None or paper.settled > first)


def waits(asked: Application, first: date) -> bool:
    """Say whether an application waits for arrears, or for a window that opens after a day."""
    return asked.eligible_from is None or asked.eligible_from > first


def taken_over(old: Season, new: Season, book: RuleBook, first: date) -> Iterator[Entry[Any]]:
    """Yield the papers of a season that the next one, which begins on a day, takes over."""
    yield from _applications(old, new, first)
    kept = {(one.ident, one.club) for one in new.registrations if one.deregistered is not None}
    for key, paper in recorded(old.name, DEREGISTRATION).items():
        held = (paper.ident, paper.club) in kept
        if held or in_arrears(book, paper) or not_dealt_with(book, paper):
            yield Entry(new.name, DEREGISTRATION, key, paper)
    alike = {(one.ident, one.club) for one in new.registrations if one.equal is not None}
    for key, status in recorded(old.name, EQUAL_STATUS).items():
        if (status.ident, status.club) in alike:
            yield Entry(new.name, EQUAL_STATUS, key, status)
    guests = {one.ident for one in new.registrations if one.kind is Kind.GUEST}
    for key, fact in recorded(old.name, LEFT_HOME).items():
        if fact.ident in guests:
            yield Entry(new.name, LEFT_HOME, key, fact)
    resting = {f"{one.id}/{one.suspended_from}" for one in new.clubs if one.suspended_from}
    for key, suspension in recorded(old.name, SUSPENSION).items():
        if key in resting:
            yield Entry(new.name, SUSPENSION, key, suspension)


def _applications(old: Season, new: Season, first: date) -> Iterator[Entry[Application]]:
    for key, asked in recorded(old.name, APPLICATION).items():
        held = any(not one.deregistered for one in own_registrations(new, asked.ident, asked.club))
        agreed = held and (asked.executive or asked.guest_elsewhere)
        if asked.eligible_from is None or (held and waits(asked, first)) or agreed:
            yield Entry(new.name, APPLICATION, key, _with_games(old, asked))


def _with_games(season: Season, asked: Application) -> Application:
    """Return an application with the games of a season that the next one's file does not hold."""
    if asked.crosses_federations:
        return asked
    games = {*asked.games, *games_in(season, asked.ident)}
    return replace(asked, games=tuple(sorted(games)))


def not_dealt_with(book: RuleBook, paper: Deregistration) -> bool:
    """Say whether a club has not passed a notice on, or did so late, and nobody dealt with it."""
    if paper.dealt is not None or not has_rule(book.transfers.forwarded):
        return False
    if paper.forwarded is None:
        return True
    facts = (paper.club, paper.ident, paper.notice, paper.forwarded, paper.forwarded)
    return any(True for _one in book.transfers.forwarded(*facts, book.on(paper.notice)))


def holding(
    season: Season, kind: RecordKind[T], key: str, same: Callable[[T], bool]
) -> tuple[str, ...]:
    """Return the federation's seasons in which the same paper stands, the latest one last.

    The season itself is always among them. Raises StorageError.
    """
    found = []
    for name in of_federation(season.federation):
        paper = None if name == season.name else recorded_one(name, kind, key)
        if name == season.name or (paper is not None and same(paper)):
            found.append(name)
    return tuple(found)


def holding_notice(season: Season, paper: Deregistration) -> tuple[str, ...]:
    """Return the seasons in which a notice stands, as ``holding`` does."""
    key = f"{paper.ident}/{paper.club}"
    return holding(season, DEREGISTRATION, key, lambda one: one.notice == paper.notice)
