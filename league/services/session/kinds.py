"""The kinds of parameters that operations ask for: each is read in the same way at every door."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from league.errors import InputError
from league.language import _
from league.sanitizing import quoted
from league.services.session.named_matches import match_key
from league.services.session.operations import Choices, Given, Kind
from league.services.words.naming import (
    club_named,
    division_named,
    match_named,
    player_named,
    team_named,
    teams_in,
)
from league.services.words.searching import alphabetical
from league.typed.days import read_day
from league.typed.hours import read_hour
from league.typed.lists import parts_of
from league.typed.money import amount_hint, as_typed, read_cents
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.session.at_file import AtFile
    from league.services.session.desk import Desk


def _club(desk: "AtFile", text: str, _given: Given) -> str:
    return club_named(desk.season.clubs, text).id


def _clubs(desk: "AtFile", text: str, _given: Given) -> tuple[str, ...]:
    names = parts_of(text.replace("\n", ","))
    return tuple(club_named(desk.season.clubs, one).id for one in names)


def _division(desk: "AtFile", text: str, _given: Given) -> str:
    return division_named(desk.season.divisions, text).id


def _team(desk: "AtFile", text: str, _given: Given) -> str:
    return team_named(desk.season.teams, text).id


def _teams_there(desk: "Desk", text: str, given: Given) -> tuple[str, ...]:
    """Return teams that play in the division, or in that of the match."""
    division = given["division"] if "division" in given else given["match"][0]
    here = teams_in(desk.season.fixtures, desk.season.teams, division)
    return tuple(team_named(here, part).id for part in parts_of(text.replace("\n", ",")))


def clubs_to_type(desk: "Desk") -> tuple[str, ...]:
    """Return what may be meant by the first letters of a club's name or number."""
    clubs = sorted(desk.season.clubs, key=lambda club: (alphabetical(club.name), club.id))
    return (
        *(f"{club.name} ({club.id})" for club in clubs),
        *(f"{club.id} {club.name}" for club in clubs),
    )


def _match(desk: "Desk", text: str, _given: Given) -> "MatchKey":
    """Return the match meant by division, round and both teams, or by words of all of them."""
    named = text.splitlines()
    if len(named) == 4:
        return match_key(desk, named[0], read_whole(named[1], 1), *named[2:])
    return match_named(desk.season.fixtures, desk.world.divisions, desk.world.teams, text)


def match_words(desk: "Desk", match: "MatchKey") -> str:
    """Return the words by which a match is typed."""
    return f"{desk.division(match[0]).name} {match[1]}: {_teams(desk, match)}"


def _teams(desk: "Desk", match: "MatchKey") -> str:
    teams = desk.world.teams
    return " – ".join(teams[id].name if id in teams else id for id in match[2:])


def near(desk: "Desk") -> date:
    """Return the day from which a year is guessed: today, or the season's beginning."""
    from league.services.session.days import near_in

    return near_in(desk.season, desk.today, desk.world.first_day)


def typed_day(day: date | None) -> str:
    """Return a day as one types it."""
    return f"{day.day}.{day.month}.{day.year}" if day else ""


def day_hint(desk: "Desk") -> str:
    """Return how a day is typed."""
    day = near(desk)
    return _("such as {short} or {long}").format(
        short=f"{day.day}.{day.month}.", long=typed_day(day)
    )


def suggested_day(desk: "Desk") -> str:
    """Return today as it is typed; nothing long after the season, or before it."""
    return typed_day(desk.today) if near(desk) == desk.today else ""


def _one_of(choices: Callable[["Desk", Given], Choices]) -> Callable[["Desk", str, Given], str]:
    def read(desk: "Desk", text: str, given: Given) -> str:
        known = dict(choices(desk, given))
        if text not in known:
            sentence = _("“{text}” is none of these: {known}.")
            raise InputError(sentence, text=quoted(text), known=", ".join(filter(None, known)))
        return text

    return read


def chosen(metavar: str, choices: Callable[["Desk", Given], Choices]) -> Kind:
    """Return the kind of one of a few things, named by their values."""
    return Kind(metavar, _one_of(choices), choices=choices)


CLUB = Kind(
    "CLUB",
    _club,
    suggested=clubs_to_type,
    hint=lambda _desk: _("number or name"),
    spoken=lambda desk, id: desk.club(id).name,
    thing="club",
)
CLUBS = Kind("CLUBS", _clubs, (), suggested=clubs_to_type, several=True)
DIVISION = Kind(
    "DIVISION",
    _division,
    choices=lambda desk, _given: tuple((one.id, one.name) for one in desk.season.divisions),
    spoken=lambda desk, id: desk.division(id).name,
    thing="division",
)
MATCH = Kind(
    "DIVISION ROUND HOME AWAY",
    _match,
    None,
    suggested=lambda desk: tuple(match_words(desk, one.key) for one in desk.season.fixtures),
    hint=lambda _desk: _("round and teams"),
    spoken=_teams,
    thing="match",
    words=4,
)
TEAM = Kind(
    "TEAM",
    _team,
    suggested=lambda desk: tuple(f"{one.id} {one.name}" for one in desk.season.teams),
    hint=lambda _desk: _("id or name"),
    spoken=lambda desk, id: desk.team(id).name,
    thing="team",
)
TEAMS = Kind("TEAM", _teams_there, (), several=True)
PLAYER = Kind(
    "IDENT",
    lambda desk, text, _given: player_named(desk.world.players, text).ident,
    hint=lambda _desk: _("pass number, or some letters of the name"),
    spoken=lambda desk, ident: desk.world.players[ident].name,
    thing="player",
)
DAY = Kind(
    "DAY",
    lambda desk, text, _given: read_day(text, near(desk)),
    None,
    hint=day_hint,
    typed=typed_day,
)
EURO = Kind(
    "EURO",
    lambda _desk, text, _given: read_cents(text),
    0,
    hint=lambda _desk: amount_hint(),
    typed=as_typed,
)
HOUR = Kind("TIME", lambda _desk, text, _given: read_hour(text), None)
ROUND = Kind("ROUND", lambda _desk, text, _given: read_whole(text), None)
NUMBER = Kind("N", lambda _desk, text, _given: read_whole(text), None)
TEXT = Kind("TEXT", lambda _desk, text, _given: text.strip())
NAME = replace(TEXT, metavar="NAME")
FLAG = Kind(
    "",
    lambda _desk, text, _given: text.strip().partition("-")[0] not in ("", "no", "not"),
    False,
    choices=lambda _desk, _given: (("", _("no")), ("yes", _("yes"))),
    typed=lambda value: "yes" if value else "",
    flag=True,
)


def _either(desk: "Desk", text: str, given: Given) -> bool | str:
    said = _one_of(_eithers)(desk, text, given)
    return said == "yes" if said else said


def _eithers(_desk: "Desk", _given: Given) -> Choices:
    return (("", _("as the rule book has it")), ("yes", _("yes")), ("no", _("no")))


EITHER = Kind(
    "[yes|no]",
    _either,
    choices=_eithers,
    typed=lambda value: {True: "yes", False: "no"}.get(value, ""),
)
"""Yes or no, or as the rule book has it: then it is an empty text."""


def has_courts(desk: "Desk") -> bool:
    """Say whether the book knows events with a court of their own."""
    from league.rulebook import has_rule

    return has_rule(desk.book.protests.court)
