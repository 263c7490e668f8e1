"""The things that papers are about: which there are in a part of the season, and their names."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from league.errors import InputError
from league.facts.seasons import MatchKey
from league.language import _
from league.services.accounts.notices import notice_rows
from league.services.events.views import events_of
from league.services.protests.views import files_of
from league.services.qualification.tournaments import papers as qualifiers
from league.services.session.checks import known_player
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk
from league.services.tournaments.files import file_of, files, tournaments
from reports.paper import About

SCOPES = (About.SEASON, About.DIVISION, About.ROUND, About.CLUB)
"""What a part of the season may be."""
_LONGEST = 120
"""Most letters of the name made for a file."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing that a paper may be about, by the key that ``About`` describes."""

    about: About
    key: Hashable


WHOLE = Thing(About.SEASON, "")
"""The season itself."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the season as what lies in it is looked up: by its divisions, matches and teams."""

    desk: Desk
    scope: Thing
    divisions: tuple[str, ...]
    matches: tuple[MatchKey, ...]
    """In the order of the rounds; those of rounds held back are left out."""
    teams: tuple[str, ...]


def things_in(desk: Desk, about: About, scope: Thing) -> list[Thing]:
    """Return what of a kind there is within the season, a division, a round or a club.

    What a draft of a round is about is left out. Raises NotFoundError for a scope that does not
    exist.
    """
    part = _part(desk, scope)
    return [Thing(about, key) for key in dict.fromkeys(_LISTED.get(about, _none)(part))]


def _part(desk: Desk, scope: Thing) -> _Part:
    hidden = offices_of(desk).held_back
    divisions, teams = list(desk.world.divisions), list(desk.world.teams.values())
    in_order = sorted(desk.judgement.matches, key=lambda key: (divisions.index(key[0]), key[1]))
    matches = [key for key in in_order if key[:2] not in hidden]
    if scope.about is About.CLUB:
        club = desk.club(str(scope.key)).id
        teams = [one for one in teams if one.club == club]
        own = {one.id for one in teams}
        matches = [key for key in matches if own & {*key[2:]}]
        divisions = list(dict.fromkeys(one.division for one in teams))
    elif scope.about is not About.SEASON:
        division = desk.division(_division_of(scope)).id
        teams = [one for one in teams if one.division == division]
        matches = [key for key in matches if key[0] == division]
        divisions = [division]
    if scope.about is About.ROUND:
        matches = [key for key in matches if key[:2] == scope.key]
    return _Part(desk, scope, (*divisions,), (*matches,), tuple(one.id for one in teams))


def _division_of(thing: Thing) -> str:
    return str(thing.key[0] if isinstance(thing.key, tuple) else thing.key)


def _clubs(part: _Part) -> Iterable[str]:
    if part.scope.about is About.SEASON:
        return sorted(part.desk.world.clubs)
    if part.scope.about is About.CLUB:
        return [str(part.scope.key)]
    return (part.desk.world.teams[team].club for team in part.teams)


def _players(part: _Part) -> Iterable[str]:
    """Return who is on a list in a division or round, or is registered or on a list of a club."""
    season = part.desk.season
    if part.scope.about is About.SEASON:
        return sorted(part.desk.world.players)
    teams = frozenset(part.teams)
    listed = {one.ident for one in season.squads if one.team in teams}
    if part.scope.about is About.CLUB:
        listed |= {one.ident for one in season.registrations if one.club == part.scope.key}
    return sorted(listed)


def _protests(part: _Part) -> Iterable[str]:
    """Return the protests about matches of a part, or filed by one of its clubs or teams."""
    filed = files_of(part.desk.season)
    if part.scope.about is About.SEASON:
        return filed
    matches, who = frozenset(part.matches), {*part.teams}
    if part.scope.about is About.CLUB:
        who.add(str(part.scope.key))
    return [number for number, one in filed.items() if one.match in matches or one.who in who]


def _qualifiers(part: _Part) -> Iterable[str]:
    held, teams = qualifiers(part.desk.season.name), frozenset(part.teams)
    whole = part.scope.about is About.SEASON
    return [name for name, one in held.items() if whole or teams & {*one.tournament.draw}]


def _rounds(part: _Part) -> Iterable[tuple[str, int]]:
    return (match[:2] for match in part.matches)


def _events(part: _Part) -> Iterable[str]:
    """Return all events: they belong to the season, and to no division or club."""
    return events_of(part.desk.season) if part.scope.about is About.SEASON else ()


def _tournaments(part: _Part) -> Iterable[str]:
    """Return all tournaments: they belong to the season, and to no division or club."""
    return tournaments(part.desk.season.name) if part.scope.about is About.SEASON else ()


def _tournament_rounds(part: _Part) -> Iterable[tuple[str, int]]:
    if part.scope.about is not About.SEASON:
        return ()
    held = files(part.desk.season.name)
    return [(id, number) for id, file in held.items() for number in file.rounds]


def _none(_part: _Part) -> Iterable[str]:
    return ()


def _notices(part: _Part) -> Iterable[str]:
    """Return all notices, those of a club, or those about a division's or round's matches."""
    scope, rows = part.scope, notice_rows(part.desk)
    if scope.about is About.CLUB:
        return [one.number for one in rows if one.club == scope.key]
    if scope.about is About.SEASON:
        return [one.number for one in rows]
    matches = frozenset(part.matches)
    return [one.number for one in rows if one.match in matches]


_LISTED: Mapping[About, Callable[[_Part], Iterable[Hashable]]] = {
    About.SEASON: lambda _part: [""],
    About.DIVISION: lambda part: part.divisions,
    About.ROUND: _rounds,
    About.MATCH: lambda part: part.matches,
    About.TEAM: lambda part: part.teams,
    About.CLUB: _clubs,
    About.PLAYER: _players,
    About.PROTEST: _protests,
    About.QUALIFICATION: _qualifiers,
    About.TOURNAMENT: _tournaments,
    About.TOURNAMENT_ROUND: _tournament_rounds,
    About.EVENT: _events,
    About.NOTICE: _notices,
}
"""What of each kind lies in a part of the season; of other kinds nothing is listed."""


def refuse_held_back(desk: Desk, thing: Thing) -> None:
    """Refuse what is about a round that is still a draft. Raises InputError."""
    if thing.about not in (About.MATCH, About.ROUND) or not isinstance(thing.key, tuple):
        return
    division, number = thing.key[:2]
    if (division, number) in offices_of(desk).held_back:
        sentence = _("Round {round} of {division} is held back: it stands on no paper yet.")
        raise InputError(sentence, round=number, division=desk.division(division).name)


def thing_name(desk: Desk, thing: Thing) -> str:
    """Return how a thing is called. Raises NotFoundError when it does not exist."""
    named = _NAMED.get(thing.about)
    return str(thing.key) if named is None else named(desk, thing.key)


def _round_name(desk: Desk, key: tuple[str, ...]) -> str:
    division, number, *teams = key
    words = _("{division}, round {round}").format(
        division=desk.division(division).name, round=number
    )
    return f"{words}: {' – '.join(desk.team(one).name for one in teams)}" if teams else words


def _player_name(desk: Desk, ident: str) -> str:
    return f"{known_player(desk.season, ident).name} ({ident})"


def _tournament_name(desk: Desk, id: str) -> str:
    return file_of(desk.season.name, id).tournament.name


def _tournament_round_name(desk: Desk, key: tuple[str, int]) -> str:
    id, number = key
    name = _tournament_name(desk, id)
    return _("{division}, round {round}").format(division=name, round=number)


_NAMED: Mapping[About, Callable[[Desk, Any], str]] = {
    About.SEASON: lambda desk, _key: _("season {name}").format(name=desk.season.name),
    About.DIVISION: lambda desk, key: desk.division(key).name,
    About.ROUND: _round_name,
    About.MATCH: _round_name,
    About.TEAM: lambda desk, key: desk.team(key).name,
    About.CLUB: lambda desk, key: f"{key} {desk.club(key).name}",
    About.PLAYER: _player_name,
    About.TOURNAMENT: _tournament_name,
    About.TOURNAMENT_ROUND: _tournament_round_name,
    About.PROTEST: lambda _desk, key: _("protest {number}").format(number=key),
}
"""How things are called, by their keys; the others are called as their keys are."""


def file_stem(paper: str, desk: Desk, thing: Thing) -> str:
    """Return the name of a paper's file without its ending, such as ``form-landesliga-3``."""
    key = thing.key if thing.about is not About.SEASON else desk.season.name
    parts = [paper, *map(str, key if isinstance(key, tuple) else (key,))]
    return "-".join(re.sub(r"\W+", "-", part.lower()).strip("-") for part in parts)[:_LONGEST]
