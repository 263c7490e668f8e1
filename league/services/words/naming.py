"""Who and what is meant by what people type: by number, id, printed name or words of it.

With or without comma, in any letters, umlauts also as ae. What is meant is looked for among things
that the caller has, so that nothing need be judged for it: pairs of id and name, or facts.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from league.errors import InputError, UnknownNameError
from league.language import _
from league.sanitizing import quoted
from league.services.words.naming_sentences import (
    Sentences,
    of_clubs,
    of_divisions,
    of_matches,
    of_people,
    of_teams,
)
from league.services.words.searching import folded
from league.typed.lists import parts_of
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.facts.clubs import Club, Team
    from league.facts.people import Player
    from league.facts.seasons import Division, Fixture, MatchKey

NOBODY: Mapping[str, str | None] = dict.fromkeys(("-", "–", "−"))
"""What stands for an empty seat."""
MOST = 5
"""So many are named where several may be meant, or none is."""
_ALL = 12
"""Up to so many are all named where none is near."""
_LONGEST = 200
"""No name is longer; what is typed beyond is not looked for."""
_WORD = re.compile(r"\w+")
_BOTH = re.compile(r"(.*\S)\s*\(([^()]+)\)")


class Named(Protocol):
    """What has an id and a name."""

    @property
    def id(self) -> str:
        """Return the id."""

    @property
    def name(self) -> str:
        """Return the printed name."""


T = TypeVar("T", bound=Named)


def club_named(clubs: "Iterable[Club]", text: str) -> "Club":
    """Return the club that is meant. Raises InputError, UnknownNameError."""
    return _thing(clubs, text, of_clubs)


def team_named(teams: "Iterable[Team]", text: str) -> "Team":
    """Return the team that is meant. Raises InputError, UnknownNameError."""
    return _thing(teams, text, of_teams)


def players_named(
    players: "Mapping[str, Player]", text: str, known: Mapping[str, str | None] = NOBODY
) -> tuple[str | None, ...]:
    """Return pass numbers from a row of them, or of names with commas between them.

    ``known``: other words that stand for a player or for nobody. Raises InputError.
    """
    found: list[str | None] = []
    for part in parts_of(text.replace("\n", ",")):
        words = part.split()
        if all(word in players or word in known for word in words):
            found += [word if word in players else known[word] for word in words]
        else:
            found.append(player_named(players, part).ident)
    return tuple(found)


def teams_named(teams: Collection["Team"], text: str) -> "tuple[Team, ...]":
    """Return teams with commas between them. Raises InputError, UnknownNameError."""
    return tuple(team_named(teams, part) for part in parts_of(text))


def division_named(divisions: "Iterable[Division]", text: str) -> "Division":
    """Return the division that is meant. Raises InputError, UnknownNameError."""
    return _thing(divisions, text, of_divisions)


def player_named(players: "Mapping[str, Player]", text: str) -> "Player":
    """Return the player that is meant, of those by pass number. InputError, UnknownNameError."""
    if text in players:
        return players[text]
    return players[id_named([(one.ident, one.name) for one in players.values()], text, of_people())]


def round_named(rounds: Iterable[int], text: str) -> int:
    """Return the number of a round that there is. Raises InputError."""
    number, known = read_whole(text, 1), sorted(set(rounds))
    if number not in known:
        sentence = _("There is no round {number}; known are: {known}.")
        told = ", ".join(map(str, known)) or "–"
        raise UnknownNameError(sentence, number=number, known=told)
    return number


def match_named(
    fixtures: "Sequence[Fixture]",
    divisions: Mapping[str, Named],
    teams: Mapping[str, Named],
    text: str,
) -> "MatchKey":
    """Return the match of which division, round and teams have all the words, ids included.

    Raises InputError, UnknownNameError.
    """

    def shown(one: "Fixture") -> str:
        home, away = teams[one.home].name, teams[one.away].name
        return f"{divisions[one.division].name} {one.round}: {home} – {away}"

    lines = {f"{one.division} {one.round} {one.home} {one.away}": one for one in fixtures}
    return lines[id_named([(id, shown(one)) for id, one in lines.items()], text, of_matches())].key


def match_of(
    fixtures: "Iterable[Fixture]",
    divisions: "Sequence[Division]",
    teams: "Sequence[Team]",
    named: tuple[str, int, str, str],
) -> "MatchKey":
    """Return the key of a match by division, round, home and away team, each by id or name.

    Whether there is such a match is left to who looks for it, but a team of another division is
    none here. Raises InputError, UnknownNameError.
    """
    where = division_named(divisions, named[0]).id
    here = teams_in(fixtures, teams, where)
    return where, named[1], team_named(here, named[2]).id, team_named(here, named[3]).id


def teams_in(fixtures: "Iterable[Fixture]", teams: "Iterable[Team]", division: str) -> "list[Team]":
    """Return the teams of a division, also those of another one that play there."""
    playing = {id for one in fixtures if one.division == division for id in (one.home, one.away)}
    return [one for one in teams if one.division == division or one.id in playing]


def id_named(known: Sequence[tuple[str, str]], text: str, says: Sentences) -> str:
    """Return the only id that is meant, of ids with their printed names.

    Raises InputError where nothing was typed or several may be meant, UnknownNameError for none.
    """
    typed = text.strip()
    if not typed:
        raise InputError(says.asked)
    found = _meant(known, typed[:_LONGEST])
    if len(found) == 1:
        return found[0][0]
    if not found:
        raise _unknown(known, text, says)
    told = ", ".join(_told(*one) for one in found[:MOST]) + (", …" if len(found) > MOST else "")
    raise InputError(says.several, text=quoted(text), number=len(found), known=told)


def _thing(things: Iterable[T], text: str, says: Callable[[], Sentences]) -> T:
    known = {one.id: one for one in things}
    if text in known:
        return known[text]
    return known[id_named([(one.id, one.name) for one in known.values()], text, says())]


def _meant(known: Sequence[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Return who or what may be meant: by the first of these ways that names anything."""
    by_id = [one for one in known if one[0] == typed] or _with_id(known, typed)
    if by_id:
        return by_id
    plain, words = folded(typed), _words(typed)
    told = [(one, folded(one[0]), folded(one[1])) for one in known]
    exact = [one for one, id, name in told if plain in (id, name)]
    if exact or not words:
        return exact
    split = [(one, _WORD.findall(name), f"{name} {id}") for one, id, name in told]
    return (
        [one for one, mine, _line in split if sorted(mine) == sorted(words)]
        or [one for one, mine, _line in split if set(words) <= {*mine}]
        or [
            one
            for one, mine, _line in split
            if all(any(each.startswith(word) for each in mine) for word in words)
        ]
        or [one for one, _mine, line in split if all(_within(word, line) for word in words)]
    )


def _with_id(known: Sequence[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Return what is typed as it is printed with its id: ``Turm (601)``, ``601 Turm``."""
    both = _BOTH.fullmatch(typed)
    id, rest = (both[2].strip(), both[1]) if both else (*typed.split(maxsplit=1), "")[:2]
    words = _words(rest)
    return [
        one
        for one in known
        if one[0] == id and (id.isdecimal() or all(word in folded(one[1]) for word in words))
    ]


def _within(word: str, line: str) -> bool:
    """Say whether a line has a word, or part of one; a number is found whole."""
    if word.isdecimal():
        return word in _WORD.findall(line)
    return word in line


def _words(text: str) -> list[str]:
    return _WORD.findall(folded(text))


def _unknown(known: Sequence[tuple[str, str]], text: str, says: Sentences) -> UnknownNameError:
    near = _near(known, folded(text.strip()[:_LONGEST]))
    if near:
        return UnknownNameError(says.near, text=quoted(text), known=", ".join(near))
    if known and len(known) <= _ALL:
        told = ", ".join(_told(*one) for one in known)
        return UnknownNameError(says.known, text=quoted(text), known=told)
    return UnknownNameError(says.none, text=quoted(text))


def _near(known: Sequence[tuple[str, str]], plain: str) -> list[str]:
    """Return the names most like what was typed: by id, name, name turned round, or a word."""
    from difflib import get_close_matches  # only where nobody is found

    spellings: dict[str, dict[str, None]] = {}
    for id, name in known:
        words = _WORD.findall(folded(name))
        turned = " ".join(reversed(words))
        for one in {folded(id), " ".join(words), turned, *(word for word in words if word[3:])}:
            spellings.setdefault(one, {})[_told(id, name)] = None
    found = get_close_matches(" ".join(_WORD.findall(plain)), spellings, MOST, 0.7)
    return list(dict.fromkeys(told for one in found for told in spellings[one]))[:MOST]


def _told(id: str, name: str) -> str:
    return f"{name} ({id})" if name and name != id else id
