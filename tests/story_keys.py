"""A federation of three divisions before its season, a calendar to turn, and keys to press.

Clubs 701–704 play in the Landesliga, 705–708 in the Grazer Stadtliga, 709–712 in the Liga Süd;
every team on four boards, every club with five players of 2100, 2070, 2040, 2010 and 1980. So
each list is in order, and nobody who steps up a place breaks the tolerance of § 4.4.a.1.
"""

from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division, Season
from league.rulebooks import load
from league.services import storing
from tests.generated_names import KINDS, given_name, place, surname
from tests.tui_season import press, sees, shown
from tui.app import SpielleiterApp

NAME = "2011/12"
DIVISIONS = ("landesliga", "kreisliga-graz", "kreisliga-sued")
PLAYERS = 5
RATINGS = tuple(2100 - 30 * number for number in range(PLAYERS))
CLUBS = tuple(str(701 + number) for number in range(12))


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
    storing.open_file(path)
    storing.import_season(season(), "Official", "")
    storing.close_file()
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

        for module in (
            "tui.dialogs.typed_fields",
            "league.services.accounts",
            "league.services.desk",
            "league.services.drawing",
        ):
            patch.setattr(f"{module}.date", Day)
