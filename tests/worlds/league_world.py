"""A small Styrian federation before its season, stored in a file: nothing is drawn yet.

Teams A1–F1 of clubs A–F, each with two players on two boards (``a1``, ``a2`` …): A–D in a
Kreisliga ``kl``, A–C in a cup ``cup`` (teams ``CA`` …). One Landesliga ``ll`` has a single team.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import LeagueError
from league.facts.actors import official
from league.facts.clubs import Club, Team
from league.facts.matches import MatchDraft, Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division, MatchKey, Season
from league.facts.squads import SquadEntry
from league.rulebooks import load
from league.services.journal import views as journal
from league.services.session import transactions

LETTERS = "ABCDEF"
SEASON = "2011/12"
SATURDAYS = (date(2011, 9, 24), date(2011, 10, 15), date(2011, 11, 12))
"""Three end dates; 24 September, 15 October and 12 November 2011 are Saturdays."""


def division(id: str, like: str, **more: object) -> Division:
    model = load("tuwo-stmk-2011").divisions[like]
    return replace(model, id=id, name=id.upper(), boards=2, **more)  # type: ignore[arg-type]  # any field may change


def season(name: str = SEASON) -> Season:
    players = [f"{letter.lower()}{board}" for letter in LETTERS for board in (1, 2)]
    return Season(
        name=name,
        rulebook="tuwo-stmk-2011",
        federation="Verband",
        list_date=date(2011, 7, 1),
        divisions=(
            division("ll", "landesliga"),
            division("kl", "kreisliga-graz", youth_board=False),
            division("cup", "cup"),
        ),
        clubs=tuple(Club(letter, f"Club {letter}", district="Graz") for letter in LETTERS),
        players=tuple(
            Player(ident, ident.upper(), born=date(1980, 1, 1), rating=1800, nation="AUT")
            for ident in players
        ),
        registrations=tuple(
            Registration(ident, ident[0].upper(), Kind.HOME, date(2005, 1, 1)) for ident in players
        ),
        teams=(
            Team("E1", "E 1", "E", "ll"),
            *(Team(f"{letter}1", f"{letter} 1", letter, "kl") for letter in "ABCD"),
            *(Team(f"C{letter}", f"Cup {letter}", letter, "cup") for letter in "ABC"),
        ),
        squads=tuple(
            SquadEntry(f"{letter}1", place, f"{letter.lower()}{place}")
            for letter in "ABCD"
            for place in (1, 2)
        ),
    )


@contextmanager
def stored(folder: Path, *seasons: Season) -> Iterator[Path]:
    """Store seasons, the last one in use, and open the file."""
    path = folder / "league.sqlite"
    transactions.open_file(path)
    for one in seasons:
        transactions.import_season(one, official("Spielleiterin"), "start")
    yield path
    transactions.close_file()


def everything() -> tuple[object, ...]:
    """All that is stored: every season, and the journal."""
    names = transactions.season_names()
    return (
        tuple(transactions.load(name) for name in names),
        transactions.current_season(),
        journal.rows(),
    )


def refused(call: Callable[[], object], words: str) -> None:
    """The call is an error that says this, and nothing was stored."""
    before = everything()
    with pytest.raises(LeagueError, match=words):
        call()
    assert everything() == before


def play(match: MatchKey, *results: Score, day: date | None = None) -> None:
    """Record a match in which all four players sat; without results the guests did not come."""
    clubs = {team.id: team.club.lower() for team in season().teams}
    home, away = clubs[match[2]], clubs[match[3]]
    loaded, _rulings = transactions.load()
    played = day or next(one.day for one in loaded.fixtures if one.key == match)
    draft = MatchDraft(
        day=played,
        home=(f"{home}1", f"{home}2"),
        away=(f"{away}1", f"{away}2") if results else (None, None),
        results=results or (None, None),
        gaps_paid=(frozenset(), frozenset()),
        reported=(played, played if results else None),
    )
    transactions.record_match(loaded.name, match, draft, official("Spielleiterin"))
