"""The games of the whole public season: from the office's file as PGN, and into an empty one."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from league.facts.actors import official
from league.facts.game_files import GameFile
from league.services.games.files import Wanted, store_games
from league.services.games.pgn_files import export_games, games_of_file
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure
from tests.worlds.chess_games import played

PLIES = 80
"""Of a usual game."""
DIFFERENT = 200
"""Games made; more would only repeat the same work."""
BY = official("bench")
T = TypeVar("T")


def season_games() -> Iterator[Figure]:
    """PGN of all boards written, and read, found and stored."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "season.pgn"
        desk = _opened(Path(folder) / "full.sqlite")
        games = [*_games(desk)]
        store_games(desk.season.name, games, actor=BY, why="")
        took, _number = _timed(lambda: export_games(desk, Wanted(), path, force=True))
        yield Figure(f"PGN of all {len(games)} boards of the public season", took, 4, "s")
        transactions.close_file()
        empty = _opened(Path(folder) / "empty.sqlite")
        took, brought = _timed(lambda: games_of_file(empty, Wanted(), path).games)
        yield Figure("the same read, each with its board", took, 4, "s")
        took, _many = _timed(lambda: store_games(empty.season.name, brought, actor=BY, why=""))
        yield Figure("the same stored", took, 4, "s")
        transactions.close_file()


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """Return the processor time that something takes (the machine may be busy), and its result."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def _opened(path: Path) -> Desk:
    transactions.open_file(path)
    transactions.import_season(read_workbook(WORKBOOK), BY, "")
    transactions.close_file()
    return open_desk(path, BY)


def _games(desk: Desk) -> Iterator[GameFile]:
    scores = [played(seed, PLIES).score for seed in range(DIFFERENT)]
    places = [
        (key, board) for key, one in desk.judgement.matches.items() for board in one.facts.boards()
    ]
    for at, (match, board) in enumerate(places):
        yield GameFile(match=match, board=board, moves=scores[at % DIFFERENT], language="en")
