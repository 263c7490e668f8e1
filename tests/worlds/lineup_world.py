"""A match of the small federation with a start, captains of its two teams, and a clock to set.

A1 – B1 of the Kreisliga is played on Saturday, 24 September 2011, at 15:00 in Vienna: 13:00 UTC.
Each club has four players ``a1`` … ``a4``, the division two boards; the list has ``a1`` to ``a3``.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import pytest

from league import clock
from league.facts.actors import Actor
from league.facts.matches import Side
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seals import SealedRow
from league.facts.seasons import Fixture, MatchKey, Season
from league.facts.squads import SquadEntry
from league.facts.users import Appointment, Role
from league.services.lineups.sealing import hand_in
from league.services.session.seal_key import SealKey
from league.services.users.accounts import add_user, appoint
from league.views.lineups import Receipt
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL

SEASON = league_world.SEASON
MATCH: MatchKey = ("kl", 1, "A1", "B1")
RETURN: MatchKey = ("kl", 2, "B1", "A1")
DAY = date(2011, 9, 24)
START = datetime(2011, 9, 24, 13, 0, tzinfo=UTC)
SECOND = timedelta(seconds=1)
HOUR = timedelta(hours=1)
HOME: SealedRow = ("a1", "a2")
AWAY: SealedRow = ("b2", "b1")


def captain(team: str) -> Actor:
    """The captain of a team, by his account."""
    return Actor(f"Captain {team}", (), f"captain-{team.lower()}")


HOME_CAPTAIN, AWAY_CAPTAIN = captain("A1"), captain("B1")


def season() -> Season:
    plain = league_world.season()
    more = [f"{letter}{number}" for letter in "ab" for number in (3, 4)]
    return replace(
        plain,
        players=(
            *plain.players,
            *(
                Player(one, one.upper(), born=date(1980, 1, 1), rating=1700, nation="AUT")
                for one in more
            ),
        ),
        registrations=(
            *plain.registrations,
            *(Registration(one, one[0].upper(), Kind.HOME, date(2005, 1, 1)) for one in more),
        ),
        squads=(*plain.squads, SquadEntry("A1", 3, "a3"), SquadEntry("B1", 3, "b3")),
        fixtures=(
            Fixture("kl", 1, "A1", "B1", DAY, DAY, time(15)),
            Fixture("kl", 2, "B1", "A1", date(2011, 10, 15), date(2011, 10, 15), time(15)),
        ),
    )


@dataclass
class Hall:
    """The playing hall: the stored season, its key, and the clock on the wall."""

    path: Path
    key: SealKey
    patch: pytest.MonkeyPatch

    def at(self, moment: datetime) -> None:
        """Set the clock."""
        self.patch.setattr(clock, "now", lambda: moment)

    def hand_in(self, side: Side, row: SealedRow | None = None, **more: str) -> Receipt:
        """Hand in a lineup as the captain of a side."""
        home = side is Side.HOME
        row = row or (HOME if home else AWAY)
        actor = HOME_CAPTAIN if home else AWAY_CAPTAIN
        return hand_in(SEASON, MATCH, side, row, key=self.key, actor=actor, **more)


@contextmanager
def hall(folder: Path, patch: pytest.MonkeyPatch, content: Season | None = None) -> Iterator[Hall]:
    """Store the season; it is noon of the day before the match."""
    patch.setattr(clock, "now", lambda: START - 27 * HOUR)
    with league_world.stored(folder, content or season()) as path:
        for one, team in ((HOME_CAPTAIN, "A1"), (AWAY_CAPTAIN, "B1")):
            add_user(one.login, one.name, actor=OFFICIAL)
            place = Appointment(Role.CAPTAIN, SEASON, team=team)
            appoint(one.login, place, actor=OFFICIAL)
        yield Hall(path, SealKey(folder / "keys" / "seal.key"), patch)
