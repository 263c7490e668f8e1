"""Whose data something is: a player by his pass number, or somebody with an account.

A person is known by pass number or log-in name, and by his names wherever a text tells of him: in
both orders, also those he had before. A surname that nobody else bears counts by itself.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from league.errors import NotFoundError
from league.facts.steps import StepKind
from league.facts.tournaments import Entrant
from league.facts.users import User
from league.language import _
from league.record_kinds import TOURNAMENT_ENTRY, USER
from league.services.session.fact_json import from_text
from league.storage import records
from league.storage.corruption import readable
from league.storage.fact_tables import LISTS, RECORDS
from league.storage.journal import steps_with_rows
from league.storage.steps import Step, changes_of
from league.storage.stored_nodes import stored_rows

PLAYERS = LISTS["players"]
SHORTEST = 4
"""Letters of a surname that is looked for by itself: shorter ones are parts of too much else."""
_IDENT, _SURNAME, _GIVEN = (
    PLAYERS.columns.index(one) for one in ("ident", "surname", "given_name")
)

NOBODY = "N. N."
"""Stands for a name that was blanked."""

Name = tuple[str, str]
"""Surname and given name."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of whom something is kept."""

    key: str
    """Pass number or log-in name; of a tournament's guest the key of his entry, ``open/G1``."""
    is_user: bool
    names: frozenset[Name]
    """All he has and had; one word alone is a surname."""
    words: re.Pattern[str]
    """Finds his names in texts, and in texts within JSON."""

    def is_in(self, text: str) -> bool:
        """Say whether a text names him."""
        return bool(self.words.search(text))


def person_of(who: str) -> Person:
    """Return a person by his pass number, by his log-in name, or by a guest's entry.

    Raises NotFoundError.
    """
    players = [row for row in stored_rows()[PLAYERS.name] if row[_IDENT] == who]
    bodies = [] if players else [one.body for one in records.history(None, USER.name, who)]
    if not players and not bodies:
        return _guest(who)
    if players:
        names = {_name(row) for row in players} | set(_former_names(who))
    else:
        users = [from_text(body, User) for body in bodies if body != records.WITHDRAWN]
        names = set().union(*(_orders(user.name) for user in users))
    found = frozenset(name for name in names if name[0] not in ("", NOBODY))
    return Person(who, not players, found, _pattern(found, who))


def _guest(who: str) -> Person:
    """Return who entered a tournament under this key. Raises NotFoundError."""
    kind, key, body = (RECORDS.columns.index(one) for one in ("kind", "key", "body"))
    found = stored_rows()[RECORDS.name]
    mine = [row[body] for row in found if (row[kind], row[key]) == (TOURNAMENT_ENTRY.name, who)]
    known = [from_text(one, Entrant).name for one in mine if one != records.WITHDRAWN]
    names = frozenset(_entered_name(name) for name in known if name != NOBODY)
    if not mine:
        sentence = _("Nobody has the pass number or the log-in name “{who}”.")
        raise NotFoundError(sentence, who=who)
    return Person(who, False, names, _pattern(names, who))


def _entered_name(name: str) -> Name:
    """Return surname and given name of who entered as ``Surname, Given``."""
    surname, _comma, given = name.partition(",")
    return surname.strip(), given.strip()


def tells_of(person: Person, step: Step, changed: str) -> bool:
    """Say whether a step's content names a person, or holds the account that was his."""
    if step.what == StepKind.PERSON_BLANKED:
        # Whose data went is told by number or log-in name, which stay.
        return any(map(person.is_in, (step.why, changed)))
    own = person.is_user and step.what == USER.step and step.subject.endswith(f" · {person.key}")
    content = (step.subject, step.before, step.after, step.why, changed)
    return own or any(map(person.is_in, content))


def _former_names(ident: str) -> Iterator[Name]:
    """Yield the names that the journal's rows tell of a player."""
    for _step, changed in steps_with_rows():
        if ident not in changed:
            continue
        with readable():
            found = changes_of(changed)
        for one in found:
            if one.table == PLAYERS.name:
                told = (row for row in (one.before, one.after) if row and row[_IDENT] == ident)
                yield from map(_name, told)


def _name(row: tuple[Any, ...]) -> Name:
    return str(row[_SURNAME]).strip(), str(row[_GIVEN]).strip()


def _orders(name: str) -> Iterator[Name]:
    """Yield what may be surname and given name of a name as it is written: both ends."""
    if name == NOBODY:
        return
    first, _blank, rest = name.partition(" ")
    yield (rest.strip(), first) if rest else (first, "")
    yield first, rest.strip()


def _pattern(names: Iterable[Name], who: str) -> re.Pattern[str]:
    """Return what finds names in both orders, with anything but letters between their parts."""
    between = r"\W+(?:(?:sur|given_)name\W+)?"
    others = {
        str(row[_SURNAME]).casefold() for row in stored_rows()[PLAYERS.name] if row[_IDENT] != who
    }
    found = set[str]()
    for surname, given in names:
        parts = _spelled(surname), _spelled(given)
        if given:
            found |= {between.join(parts), between.join(reversed(parts))}
        if len(surname) >= SHORTEST and surname.casefold() not in others:
            found.add(parts[0])
    alternatives = "|".join(sorted(found, key=len, reverse=True)) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{alternatives})(?!\w)", re.IGNORECASE)


def _spelled(name: str) -> str:
    """Return what finds a name as it stands, in JSON, and in JSON within JSON."""
    once = json.dumps(name, ensure_ascii=False)[1:-1]
    twice = json.dumps(once, ensure_ascii=False)[1:-1]
    spellings = sorted({re.escape(one) for one in (name, once, twice)}, key=len, reverse=True)
    return f"(?:{'|'.join(spellings)})"
