"""200,000 players, each registered: proved, judged, as a workbook and back, and searched."""

import os
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.services.registry.people.player_search import find_players
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure, used_by
from tests.bench.searching import SYLLABLES

PLAYERS = 200_000
BY = official("bench")
BORN, REGISTERED, DAYS = date(1930, 1, 1), date(2000, 1, 1), 22_000


def many() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        file, book, other = (
            str(Path(folder) / name) for name in ("a.sqlite", "a.xlsx", "b.sqlite")
        )
        transactions.open_file(Path(file))
        transactions.import_season(_season(), BY, "")
        transactions.close_file()
        for words, most, *arguments in (
            (f"journal --verify of {PLAYERS:,} players", 400, file, "journal", "--verify"),
            (f"audit of {PLAYERS:,} players", 600, file, "audit"),
            ("the same as a workbook, written", 1200, file, "export", book),
            ("the same read and stored in an empty file", 700, other, "import", book),
        ):
            yield Figure(f"{words}, memory", used_by("--db", *arguments).megabytes, most, "MB")
        desk = open_desk(Path(file), BY)
        start = time.process_time()
        find_players(desk, "")
        took = time.process_time() - start
        yield Figure(f"the players' page opened with {PLAYERS:,}, working", took, 1.2, "s")
        transactions.close_file()


def _season() -> Season:
    lots, season = random.Random(7), read_workbook(WORKBOOK)
    people = tuple(_player(lots, str(200_000 + number)) for number in range(PLAYERS))
    registrations = tuple(
        Registration(one.ident, lots.choice(season.clubs).id, Kind.HOME, REGISTERED)
        for one in people
    )
    return replace(
        season,
        players=(*season.players, *people),
        registrations=(*season.registrations, *registrations),
    )


def _player(lots: random.Random, ident: str) -> Player:
    surname = "".join(lots.choice(SYLLABLES) for _part in range(3)).title()
    given = lots.choice(("Anna", "Karl", "Jörg", "Željko"))
    return Player(ident, surname, given, BORN + timedelta(lots.randrange(DAYS)), nation="AUT")
