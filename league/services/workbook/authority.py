"""Whether whoever decided held an office on that day, by the letterhead of the federation.

A reading: officials are those of the letterhead as it was on record on that day, and whoever had
an account as an official. Where the letterhead names nobody for a day, nothing can be held against
a decision of it. Who never stood in a letterhead, but has decided before in the same file, decides
there under another name, such as that of his account on the machine.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import zip_longest

from league.facts.actors import plain_name
from league.facts.contacts import FederationContact
from league.facts.users import Role, User
from league.record_kinds import FEDERATION_OFFICE, USER
from league.services.session.fact_json import from_text
from league.storage.records import WITHDRAWN, Record
from league.views.carried import Version
from league.views.proofs import Entry

_NO_OFFICIALS = (Role.CLUB_SECRETARY, Role.CAPTAIN, Role.DEPUTY, Role.GUEST)


@dataclass(frozen=True, slots=True)
class Term:
    """Somebody is on record with an office, from one day to another."""

    name: str
    first: date
    last: date | None
    """Included; None = until today."""

    def covers(self, day: date) -> bool:
        """Say whether it was held on a day."""
        return self.first <= day and (self.last is None or day <= self.last)


def letterhead_terms(records: Iterable[Version]) -> tuple[Term, ...]:
    """Return who stood in the federation's letterhead, and when."""
    mine = [one for one in records if one.kind == FEDERATION_OFFICE.name and one.season is None]
    held = [
        (one.at, () if one.body == WITHDRAWN else from_text(one.body, FederationContact).officers)
        for one in mine
    ]
    return tuple(_terms([(at, [one.name for one in officers]) for at, officers in held]))


def account_terms(records: Iterable[Record]) -> tuple[Term, ...]:
    """Return who had an account as an official, and when."""
    versions: dict[str, list[tuple[datetime, list[str]]]] = {}
    for one in records:
        if one.kind == USER.name:
            at = datetime.fromisoformat(one.at)
            versions.setdefault(one.key, []).append((at, _official(one.body)))
    return tuple(term for them in versions.values() for term in _terms(them))


def _official(body: str) -> list[str]:
    user = None if body == WITHDRAWN else from_text(body, User)
    if user is None or user.closed is not None:
        return []
    return [user.name] if any(one.role not in _NO_OFFICIALS for one in user.appointments) else []


def _terms(versions: Sequence[tuple[datetime, Sequence[str]]]) -> Iterator[Term]:
    ends = [at.date() for at, _names in versions[1:]]
    for (at, names), end in zip_longest(versions, ends):
        for name in names:
            yield Term(_folded(name), at.date(), end)


def without_office(
    decided: Iterable[Entry],
    letterhead: Sequence[Term],
    accounts: Sequence[Term],
    known: Iterable[Entry],
) -> list[Entry]:
    """Return the decisions of those who held no office; ``known`` = what nobody doubts."""
    ever = {one.name for one in (*letterhead, *accounts)}
    deciders = {_folded(one.decided_by) for one in known} - ever
    return [
        one
        for one in decided
        if not _held(_folded(one.decided_by), _day(one), letterhead, accounts)
        and _folded(one.decided_by) not in deciders
    ]


def _held(name: str, day: date, letterhead: Sequence[Term], accounts: Sequence[Term]) -> bool:
    """Say whether somebody held an office, or nobody can know."""
    there = [one.name for one in letterhead if one.covers(day)]
    return not there or name in there or any(t.name == name and t.covers(day) for t in accounts)


def _day(entry: Entry) -> date:
    return datetime.fromisoformat(entry.at).date()


def _folded(name: str) -> str:
    return " ".join(plain_name(name).split()).casefold()
