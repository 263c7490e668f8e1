"""A federation of three divisions before its season, a calendar to turn, and keys to press.

Clubs 701–704 play in the Landesliga, 705–708 in the Grazer Stadtliga, 709–712 in the Liga Süd;
every team on four boards, every club with five players of 2100, 2070, 2040, 2010 and 1980. So
each list is in order, and nobody who steps up a place breaks the tolerance of § 4.4.a.1.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime, tzinfo
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pypdf import PdfReader
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from league.facts.accounts import Account
from league.facts.actors import official
from league.facts.clubs import Club, Team
from league.facts.matches import Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division, MatchKey, Season
from league.language import use
from league.rulebooks import load
from league.services.accounts import statements
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.opening import judge_whole
from tests.worlds.generated_names import KINDS, given_name, place, surname
from tests.worlds.tui_season import press, sees, settled, shown
from tests.worlds.waiting import until
from tui.app import SpielleiterApp
from tui.dialogs.form import FormDialog
from tui.opening.welcome import WelcomeScreen
from tui.pages.season.page import SeasonScreen

NAME = "2011/12"
DIVISIONS = ("landesliga", "kreisliga-graz", "kreisliga-sued")
PLAYERS = 5
RATINGS = tuple(2100 - 30 * number for number in range(PLAYERS))
CLUBS = tuple(str(701 + number) for number in range(12))

LATE = "T712"
"""The last club by name; its list comes too late."""


def season() -> Season:
    rng = Random(2011)
    book = load("tuwo-stmk-2011")
    idents = [f"{club}{number}" for club in CLUBS for number in range(1, PLAYERS + 1)]
    return Season(
        name=NAME,
        rulebook=book.id,
        federation="Verband der Tasten",
        list_date=date(2011, 7, 1),
        divisions=tuple(_division(book.divisions[id], id) for id in DIVISIONS),
        clubs=tuple(_club(club) for club in CLUBS),
        players=tuple(
            Player(
                ident,
                surname(rng),
                given_name(rng, "m"),
                born=date(1980, 1, 1),
                rating=RATINGS[int(ident[3:]) - 1],
                nation="AUT",
            )
            for ident in idents
        ),
        registrations=tuple(
            Registration(ident, ident[:3], Kind.HOME, date(2005, 1, 1)) for ident in idents
        ),
        teams=tuple(
            Team(f"T{club}", _club(club).name, club, DIVISIONS[number // 4])
            for number, club in enumerate(CLUBS)
        ),
    )


def _division(model: Division, id: str) -> Division:
    return replace(model, id=id, boards=4, youth_board=False, late_nominations=2)


def _club(number: str) -> Club:
    at = int(number) - 701
    name = f"{KINDS[at % len(KINDS)]} {place(at * 7 + 3)}"
    south = number in ("703", "704") or at >= 8
    return Club(number, name, None, "Süd" if south else "Graz", "Steiermark", date(1950, 1, 1))


def season_file(folder: Path) -> Path:
    """Return a file with the season in which nothing is drawn, handed in or owed."""
    path = folder / "season.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("Official"), "")
    transactions.close_file()
    return path


class Calendar:
    """The day it is in the office, turned by the story."""

    def __init__(self, patch: pytest.MonkeyPatch, day: date) -> None:
        self.day = day

        class Day(date):
            def __new__(cls, *parts: int, **named: int) -> "Day":
                return date(*parts, **named)  # type: ignore[return-value]  # only ``today`` differs

            @classmethod
            def today(cls) -> "Day":
                return self.day  # type: ignore[return-value]  # as above

        class Moment(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> "Moment":
                return cls(self.day.year, self.day.month, self.day.day, 12, tzinfo=tz)

        patch.setattr("league.clock.date", Day)
        patch.setattr("league.clock.datetime", Moment)


@dataclass(frozen=True, slots=True)
class Office:
    """The program, the keys of its keyboard, and the calendar on the wall."""

    app: SpielleiterApp
    pilot: Pilot[None]
    calendar: Calendar

    async def press(self, *keys: str) -> None:
        """Press keys one after the other; what is typed into a line goes in without a pause."""
        waiting = list(keys)
        while waiting:
            typed = [*takewhile(lambda key: len(key) == 1, waiting)]
            fast = typed[:-1] if isinstance(self.app.focused, Input) else []
            if fast:
                await self.pilot.press(*fast)
            await press(self.app, self.pilot, waiting[len(fast)])
            del waiting[: len(fast) + 1]

    async def sees(self, *sentences: str) -> None:
        """Wait until all of this stands on the screen."""
        for one in sentences:
            await sees(self.app, self.pilot, one)

    async def stores(self) -> None:
        """Press F2 in a form and wait until it has been filed and closed."""
        form = self.app.screen
        assert isinstance(form, FormDialog)
        await self.press("f2")
        await until(
            self.pilot,
            lambda: self.app.screen is not form and not list(self.app.workers),
            lambda: shown(self.app),
        )

    async def does(self, deed: str, *keys: str) -> None:
        """Open the form of a deed from the palette by the name of its command, and type there."""
        await self.press("ctrl+p", *f"({deed})")
        await self.sees(f"({deed})", f"spielleiter {deed}")
        await self.opens("enter", *keys)

    async def opens(self, key: str, *keys: str) -> None:
        """Press a key and wait for its form; type there."""
        await self.press(key)
        await self.stands(FormDialog)
        await self.press(*keys)

    async def stands(self, screen: type[Screen[Any]]) -> None:
        """Wait until this screen stands and nothing is being judged."""
        app = self.app
        await until(
            self.pilot,
            lambda: isinstance(app.screen, screen) and app.screen.is_mounted and not app.judging,
            lambda: shown(app),
        )
        await settled(app, self.pilot)

    async def goes_home(self) -> None:
        """Go back to the season, from wherever one is."""
        while not isinstance(self.app.screen, SeasonScreen):
            await self.press("escape")

    def turns_to(self, year: int, month: int, day: int) -> None:
        """Tear leaves off the calendar."""
        self.calendar.day = date(year, month, day)


def number(division: str, lot: int) -> str:
    """Return the team that drew a number."""
    teams = transactions.load()[0].teams
    return next(one.id for one in teams if (one.division, one.draw_number) == (division, lot))


def named(team: str) -> str:
    """Return a team's name."""
    return next(one.name for one in transactions.load()[0].teams if one.id == team)


def player(ident: str) -> str:
    """Return a player's name."""
    return next(one.name for one in transactions.load()[0].players if one.ident == ident)


def registrations(ident: str) -> list[Registration]:
    """Return how a player is and was registered, in the order of the postmarks."""
    found = [one for one in transactions.load()[0].registrations if one.ident == ident]
    return sorted(found, key=lambda one: one.reported)


def table(division: str) -> list[tuple[int, int, int]]:
    """Return draw number, match points and half points of the boards, by rank."""
    lots = {one.id: one.draw_number or 0 for one in transactions.load()[0].teams}
    rows = judge_whole(None).judgement.tables[division]
    return [(lots[row.team], row.match_points, row.game_points) for row in rows]


def result(match: MatchKey) -> list[Score | None]:
    """Return what is recorded of a match's boards."""
    boards = [one for one in transactions.load()[0].boards if one.match == match]
    return [one.result for one in sorted(boards, key=lambda one: one.board)]


def home_of(team: str) -> str:
    """Return the Kreisliga of the Kreis a team is at home in."""
    club = _club(team.removeprefix("T"))
    return {"Graz": DIVISIONS[1], "Süd": DIVISIONS[2]}[club.district or ""]


def balance() -> dict[Account, int]:
    """Return each account's debit balance in cents."""
    return dict(statements.trial_balance(NAME))


def nonzero(accounts: dict[Account, int]) -> dict[Account, int]:
    """Return the accounts that are not settled."""
    return {account: cents for account, cents in accounts.items() if cents}


def in_order() -> None:
    """Nothing was changed behind the journal's back, and what one owes another one gets."""
    assert journal.verify() is None
    assert sum(balance().values()) == 0


async def written(office: Office, title: str) -> str:
    """Have a paper of what is shown written by F12; return what stands in the PDF."""
    await office.press("f12", *title)
    await office.press("enter", "enter")
    await until(office.pilot, lambda: list(Path().glob("*.pdf")), lambda: shown(office.app))
    made = list(Path().glob("*.pdf"))
    await settled(office.app, office.pilot)
    text = "".join(page.extract_text() for page in PdfReader(made[0]).pages)
    made[0].unlink()
    return " ".join(text.split())


@asynccontextmanager
async def begun(path: Path, calendar: Calendar, by: str) -> AsyncIterator[Office]:
    """Open the program, in English, where no file lies yet."""
    use("en")
    app = SpielleiterApp(path, official(by))
    async with app.run_test(size=(120, 40)) as pilot:
        office = Office(app, pilot, calendar)
        await office.stands(WelcomeScreen)
        yield office
