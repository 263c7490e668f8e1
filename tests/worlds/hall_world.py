"""Pages of a match that is not played yet: two captains, an official, a secretary, a clock to set.

Landesliga, round 8: LANDESLIGA02 – LANDESLIGA07 on eight boards. Of the public season only the
Landesliga is stored, and of this match nothing but the day.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from httpx import Response

from league import clock
from league.facts.actors import official
from league.facts.matches import Side
from league.facts.seasons import Season
from league.facts.users import Appointment, Role
from league.services.session import transactions
from league.services.session.addresses import match_path
from league.services.users import passwords
from league.services.users.accounts import add_user, appoint
from league.storage import access
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, public_season
from tests.worlds.known_files import known
from tests.worlds.web_world import PASSWORD, Browser, served

SEASON = "2011/12"
MATCH = STRUCK
HOME, AWAY = STRUCK[2:]
OTHER = "LANDESLIGA01"
"""A team that has nothing to do with the match."""
PATHS = {side: "/" + match_path(SEASON, MATCH, side) for side in Side}
PEOPLE: dict[str, tuple[str, Appointment]] = {
    "muster": ("Anna Muster", Appointment(Role.CHIEF_OFFICIAL)),
    "heim": ("Hanna Heim", Appointment(Role.CAPTAIN, SEASON, team=HOME)),
    "gast": ("Gustav Gast", Appointment(Role.CAPTAIN, SEASON, team=AWAY)),
    "fremd": ("Franz Fremd", Appointment(Role.CAPTAIN, SEASON, team=OTHER)),
}


@cache
def content() -> Season:
    """Return the Landesliga without what happened in the match."""
    known = public_season()
    return replace(
        known,
        fixtures=tuple(
            replace(one, start=time(15)) if one.key == MATCH else one
            for one in known.fixtures
            if one.division == MATCH[0]
        ),
        boards=tuple(
            one for one in known.boards if one.match[0] == MATCH[0] and one.match != MATCH
        ),
        reports=tuple(
            one for one in known.reports if one.match[0] == MATCH[0] and one.match != MATCH
        ),
    )


def listed(team: str) -> tuple[str, ...]:
    """Return a team's pass numbers in the order of its list."""
    mine = [one for one in content().squads if one.team == team]
    return tuple(one.ident for one in sorted(mine, key=lambda one: one.place))


def fielded(team: str) -> tuple[str, ...]:
    """Return a lineup without fault: the first seven of the list and its first youth."""
    known = listed(team)
    return (*known[:7], known[11])


def secretary() -> tuple[str, Appointment]:
    club = next(one.club for one in content().teams if one.id == HOME)
    return "Susi Schrift", Appointment(Role.CLUB_SECRETARY, club=club)


def start() -> datetime:
    """Return when the match begins: at 15:00 in Vienna on its day."""
    day = next(one.day for one in content().fixtures if one.key == MATCH)
    return clock.moment_of(day, time(15), "Europe/Vienna")


@cache
def _file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        transactions.open_file(path)
        transactions.import_season(content(), official("Anna Muster"), "start")
        hashed = passwords.hashed(PASSWORD)
        for login, (name, appointment) in {**PEOPLE, "schrift": secretary()}.items():
            add_user(login, name, language="en", actor=OFFICIAL)
            appoint(login, appointment, actor=OFFICIAL)
            access.put_credential(login, hashed)
        transactions.close_file()
        return path.read_bytes()


def stored_hall(folder: Path) -> Path:
    """Store the Landesliga before the match, with everybody's accounts; return the file."""
    return known(folder / "league.sqlite", _file())


@dataclass
class Hall:
    """The playing hall: everybody's browser, and the clock on the wall."""

    browsers: dict[str, Browser]
    first: Browser
    patch: pytest.MonkeyPatch

    def at(self, moment: datetime) -> None:
        """Set the clock."""
        self.patch.setattr(clock, "now", lambda: moment)

    def after(self, minutes: int) -> None:
        """Set the clock to so many minutes after the start."""
        self.at(start() + timedelta(minutes=minutes))

    def browser(self, login: str) -> Browser:
        """Return somebody's browser; he is signed in."""
        if login not in self.browsers:
            self.browsers[login] = self.first.other()
            self.browsers[login].sign_in(login)
        return self.browsers[login]

    def get(self, login: str, path: str) -> Response:
        return self.browser(login).get(path)

    def hand_in(self, side: Side, row: tuple[str, ...] = (), **more: str) -> Response:
        """Hand in a lineup as a captain does, by default one without fault."""
        login, team = ("heim", HOME) if side is Side.HOME else ("gast", AWAY)
        row = row or fielded(team)
        fields = {f"b{at}": ident for at, ident in enumerate(row, 1)}
        told = {"do": "hand-in", "form": "mark", **fields, **more}
        return self.browser(login).post(f"{PATHS[side]}/lineup", **told)


@contextmanager
def hall(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """Serve the pages; it is noon of the match's day in Vienna."""
    path = stored_hall(folder)
    patch.setattr(clock, "now", lambda: start() - timedelta(hours=3))
    with served(path, seal_key=folder / "seal.key") as browser:
        yield Hall({}, browser, patch)
