"""Facts to rows and back.

Rows have the table's columns without season and position, in the order of the fact's fields.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from datetime import date, time
from typing import Any

from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division, Fixture
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry

Row = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Mapped:
    """A table whose rows are the facts of one field of the season, in their order."""

    table: str
    field: str
    """Field of ``Season`` that holds the facts."""
    columns: tuple[str, ...]
    fact: Callable[[Row], Any]


def plain(value: object) -> object:
    """Return a fact's value as the database and JSON write it: days as ISO text, yes as 1."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, time):
        return f"{value.hour:02}:{value.minute:02}"
    return int(value) if isinstance(value, bool) else value


def row(fact: object, columns: Sequence[str]) -> tuple[Any, ...]:
    """Return a fact's values in the order of the columns."""
    return tuple(plain(getattr(fact, column)) for column in columns)


def day(text: str | None) -> date | None:
    """Return the day of an ISO text."""
    return None if text is None else date.fromisoformat(text)


def _division(row: Row) -> Division:
    return Division(
        id=row[0],
        name=row[1],
        like=row[2],
        tier=row[3],
        level=row[4],
        district=row[5],
        boards=row[6],
        mode=row[7],
        lowest=bool(row[8]),
        youth_board=bool(row[9]),
        max_size=row[10],
        late_nominations=row[11],
        draw=day(row[12]),
        age_group=row[13],
    )


def _club(row: Row) -> Club:
    id, name, short, district, state, since, start, until = row
    return Club(id, name, short, district, state, day(since), day(start), day(until))


def _player(row: Row) -> Player:
    ident, surname, given_name, born, *rest = row
    return Player(ident, surname, given_name, day(born), *rest)


def _registration(row: Row) -> Registration:
    ident, club, kind, reported, start, end, equal, proof = row
    reported = date.fromisoformat(reported)
    return Registration(ident, club, Kind(kind), reported, day(start), day(end), equal, day(proof))


def _team(row: Row) -> Team:
    id, name, club, division, number, captain, venue, submitted = row
    return Team(id, name, club, division, number, captain, venue, day(submitted))


def _squad_entry(row: Row) -> SquadEntry:
    team, place, ident, nominated, youth_board = row
    return SquadEntry(team, place, ident, day(nominated), bool(youth_board))


def _fixture(row: Row) -> Fixture:
    division, number, home, away, end_date, played, start = row
    days = (date.fromisoformat(end_date), date.fromisoformat(played))
    begins = None if start is None else time.fromisoformat(start)
    return Fixture(division, number, home, away, *days, begins)


def _external_game(row: Row) -> ExternalGame:
    ident, division, played = row
    return ExternalGame(ident, division, date.fromisoformat(played))


def _mapped(table: str, field: str, fact: type, make: Callable[[Row], Any]) -> Mapped:
    return Mapped(table, field, tuple(column.name for column in fields(fact)), make)


FIXTURE = _mapped("fixture", "fixtures", Fixture, _fixture)

MAPPED = (
    _mapped("division", "divisions", Division, _division),
    _mapped("club", "clubs", Club, _club),
    _mapped("player", "players", Player, _player),
    _mapped("registration", "registrations", Registration, _registration),
    _mapped("team", "teams", Team, _team),
    _mapped("squad_entry", "squads", SquadEntry, _squad_entry),
    FIXTURE,
    _mapped("declaration", "declarations", Declaration, lambda row: Declaration(*row)),
    _mapped("external_game", "external_games", ExternalGame, _external_game),
    _mapped(
        "national_squad_entry",
        "national_squads",
        NationalSquadEntry,
        lambda row: NationalSquadEntry(*row),
    ),
)
"""Parents come before the tables that refer to them."""
