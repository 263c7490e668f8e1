"""What deeds in tournaments ask for: the tournament, who is meant in it, rounds, points."""

from dataclasses import replace
from datetime import datetime, time
from typing import TYPE_CHECKING

from league.errors import InputError
from league.language import _, to_translate
from league.services.session.kinds import TEXT, chosen, near
from league.services.session.operations import Choices, Given, Kind, Parameter
from league.services.session.parameters import optional
from league.services.words.naming import player_named
from league.typed.days import read_moment
from league.typed.hours import read_hour
from league.typed.lists import names_of
from league.typed.numbers import read_whole, read_wholes
from league.typed.points import read_halves
from league.typed.titles import read_title

if TYPE_CHECKING:
    from league.services.session.desk import Desk


def _members(desk: "Desk", text: str, _given: Given) -> tuple[str, ...]:
    return tuple(player_named(desk.world.players, one).ident for one in _people(text))


def _players(desk: "Desk", text: str, _given: Given) -> tuple[str, ...]:
    """Return pass numbers, and guests' names, which have a comma, as they are."""
    known = desk.world.players
    return tuple(one if "," in one else player_named(known, one).ident for one in _people(text))


def _people(text: str) -> list[str]:
    found = names_of(text)
    if not found:
        raise InputError(_("Please give the player: the pass number or letters of the name."))
    return found


def _sexes(_desk: "Desk", _given: Given) -> Choices:
    return (("", "–"), ("m", _("male")), ("w", _("female")))


def ranks_groups(desk: "Desk") -> bool:
    """Say whether the rule book ranks groups apart that play together."""
    from league.rulebook import has_rule

    return has_rule(desk.book.tournaments.groups)


def likes(desk: "Desk", _given: Given) -> Choices:
    """Return what a tournament may play like: a division, an event of the book, nothing of both."""
    from league.rulebook import has_rule
    from league.services.tournaments.announcing.records import team_events

    kinds, values = desk.book.events.kinds, desk.book.on(desk.world.first_day)
    divisions = ((one.id, one.name) for one in desk.season.divisions)
    events = ((one, desk.book.meaning(one)) for one in (kinds(values) if has_rule(kinds) else ()))
    teams = team_events(desk.book).items()
    known = dict((*divisions, *events, *teams))
    return (("", _("the FIDE rules alone")), *known.items())


def _hour(desk: "Desk", text: str, _given: Given) -> datetime | time:
    """Return a moment, or an hour of the round's day. Raises InputError."""
    if " " not in text.strip():
        return read_hour(text)
    return read_moment(text, near(desk))


HOUR = Kind(
    "TIME", _hour, None, hint=lambda _desk: _("such as 13:20, on the day of the round; empty = now")
)
ENTRY = replace(TEXT, metavar="WHO")
"""By key, number or name: who is meant is looked up by the step, which may read the file."""
ENTRIES = Kind("[IDENTS]...", lambda _desk, text, _given: tuple(names_of(text)), (), several=True)
MEMBERS = Kind("IDENTS...", _members, (), several=True)
PLAYERS = Kind("IDENTS...", _players, (), several=True)
"""Of the register, or guests."""
TITLE = Kind(
    "TEXT", lambda _desk, text, _given: read_title(text), hint=lambda _desk: _("such as FM")
)
CODE = Kind(
    "CODE", lambda _desk, text, _given: text.strip().upper(), hint=lambda _desk: _("three letters")
)
"""A federation's."""
SEX = chosen("[m|w]", _sexes)
COUNT = Kind("N", lambda _desk, text, _given: read_whole(text, 1), None)
"""A number from 1 on: a round, a place, a rating."""
ROUND = replace(COUNT, metavar="ROUND")
ROUNDS = Kind(
    "ROUNDS...",
    lambda _desk, text, _given: read_wholes(text, 1),
    (),
    hint=lambda _desk: _("such as 3, 5"),
    several=True,
)
HALVES = Kind("POINTS", lambda _desk, text, _given: read_halves(text), 0)

THE_TOURNAMENT = Parameter(
    "id", replace(TEXT, metavar="ID", thing="tournament"), to_translate("Tournament")
)
WHO = Parameter("who", ENTRY, to_translate("Name"))
THE_ROUND = Parameter("number", ROUND, to_translate("Round"))
SEED = optional(
    "--seed",
    Kind("N", lambda _desk, text, _given: read_whole(text, 0), None),
    to_translate("Repeat seed"),
    to_translate("Whole number that the lots come from; without it one is chosen at random."),
    to_translate("only to repeat a recorded draw"),
)
