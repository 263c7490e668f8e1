"""What is typed about events: which one, who enters, who is best, how games ended."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from league.errors import InputError
from league.language import _
from league.services.session.kinds import PLAYER, TEXT
from league.services.session.operations import Choices, Given, Kind
from league.services.words.naming import player_named, players_named
from league.typed.numbers import is_number
from league.typed.results import read_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from league.facts.events import EventFile
    from league.services.session.desk import Desk

_BEGUN = re.compile(r"([\w.]+)\s*=\s*(.*)")
"""A paragraph, and how what is said by it begins."""
NOBODY = "-"
"""Stands for an opponent who was not there."""


def _events(desk: "Desk", _given: Given) -> Choices:
    from league.services.events.views import events_of

    return tuple((id, id) for id in events_of(desk.season))


def _kinds(desk: "Desk", _given: Given) -> Choices:
    values = desk.values(desk.world.first_day)
    return tuple((one, desk.book.meaning(one)) for one in desk.book.events.kinds(values))


def _kind(desk: "Desk", text: str, _given: Given) -> str:
    """Return an event of the book by its id or by the age group that plays it."""
    values, divisions = desk.values(desk.world.first_day), desk.book.divisions
    asked, known = text.strip(), desk.book.events.kinds(values)
    of_group = [
        one
        for one in known
        if one in divisions and str(divisions[one].age_group).casefold() == asked.casefold()
    ]
    return of_group[0] if asked not in known and len(of_group) == 1 else asked


def _districts(desk: "Desk", _given: Given) -> Choices:
    known = sorted({one.district for one in desk.season.divisions if one.district})
    return (("", _("the whole federation")), *((one, one) for one in known))


def _ranked(desk: "Desk", text: str, given: Given) -> tuple[str, ...]:
    """Return players, or teams, in the order typed."""
    from league.services.events.views import on_file

    _season, _book, event = on_file(desk.season.name, given["id"])
    return (teams_typed if event.teams else players_typed)(desk, event, text)


def teams_typed(_desk: "Desk", event: "EventFile", text: str) -> tuple[str, ...]:
    """Return names of teams, each typed in a line, or from the numbers of their entries.

    Raises InputError.
    """
    names = [one.name for one in event.teams]
    lines = [one.strip() for one in text.splitlines()]
    if all(one in names for one in lines):
        return tuple(lines)
    found = []
    for part in text.replace(",", " ").replace(";", " ").split():
        number = int(part) if is_number(part) else 0
        if not 1 <= number <= len(names):
            sentence = _("“{text}” is no number of a team; there are {number}.")
            raise InputError(sentence, text=part, number=len(names))
        found.append(names[number - 1])
    return tuple(found)


def players_typed(desk: "Desk", event: "EventFile", text: str) -> tuple[str, ...]:
    """Return the pass numbers of players typed by entry, pass number or name. InputError."""
    entered = {str(at): one.ident for at, one in enumerate(event.entries, 1)}
    return tuple(filter(None, players_named(desk.world.players, text, entered)))


def _opponent(desk: "Desk", text: str, _given: Given) -> str | None:
    return None if text.strip() == NOBODY else player_named(desk.world.players, text).ident


def _parts(text: str) -> list[str]:
    """Return what was typed in lines, or in one line with blanks between."""
    return text.splitlines() if "\n" in text else text.split()


def has_parts(desk: "Desk") -> bool:
    """Say whether the book asks an announcement for more than all books do."""
    from league.rulebook import has_rule

    return has_rule(desk.book.events.parts)


def _further(desk: "Desk", text: str, _given: Given) -> dict[str, str]:
    """Return further parts, each begun by its paragraph; lines below go on with it.

    Raises InputError for one the book does not have.
    """
    known = desk.book.events.parts(desk.values(desk.world.first_day))
    found: dict[str, list[str]] = {}
    for line in filter(None, (one.strip() for one in text.splitlines())):
        begun = _BEGUN.fullmatch(line)
        part = begun[1] if begun else next(reversed(found), line)
        if part not in known:
            sentence = _("“{text}” is no part of an announcement; known are: {known}.")
            raise InputError(sentence, text=part, known=", ".join(known))
        if begun:
            found[part] = [begun[2]]
        elif part in found:
            found[part].append(line)
        else:
            sentence = _("What is announced by {part} is missing: {part}=….")
            raise InputError(sentence, part=part)
    return {part: "\n".join(filter(None, lines)) for part, lines in found.items()}


def _typed_further(parts: "Mapping[str, str] | None") -> str:
    return "\n".join(f"{part}={said}" for part, said in (parts or {}).items())


EVENT = Kind("ID", lambda _desk, text, _given: text.strip(), choices=_events, thing="event")
KIND = replace(TEXT, read=_kind, choices=_kinds)
DISTRICT = replace(TEXT, metavar="DISTRICT", empty=None, choices=_districts)
RANKING = Kind(
    "[IDENTS]...",
    _ranked,
    (),
    hint=lambda _desk: _("entry or pass numbers, best first"),
    several=True,
)
PLAYERS = Kind(
    "IDENTS...",
    lambda desk, text, _given: tuple(filter(None, players_named(desk.world.players, text))),
    (),
    several=True,
)
OPPONENT = replace(PLAYER, metavar="BLACK|-", empty=None, read=_opponent)
RESULT = Kind("RESULT", lambda _desk, text, _given: read_game(text))
RESULTS = Kind(
    "RESULTS...", lambda _desk, text, _given: tuple(map(read_game, _parts(text))), (), several=True
)
PARTS = Kind("PART=TEXT", _further, {}, several=True, typed=_typed_further)
