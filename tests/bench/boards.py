"""A game of sixty moves on the board of a real terminal, a move at a time."""

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.facts.game_files import GameFile
from league.services.games.files import store_game
from league.services.session import transactions
from tests.bench.figures import COMMAND, WORKBOOK, Figure, run
from tests.bench.terminal import Terminal

ROUND = ("landesliga", 3)
TOUR = ("Nf3 Nf6", "Ng1 Ng8", "Nc3 Nc6", "Nb1 Nb8")
MOVES, KEYS, P99 = 60, 60, 30.0
LEFT, GAME = "\x1b[D", "\x02"


def boards() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "season.sqlite")
        run(str(COMMAND), "--db", file, "import", str(WORKBOOK))
        _put_on_file(Path(file))
        terminal = Terminal(str(COMMAND), "--lang", "en", "--db", file)
        terminal.wait_for("Work list")
        for keys in ("/", "landesliga 3, ", "\r", GAME):
            terminal.wait_until_quiet()
            terminal.press(keys)
        terminal.wait_for(f"{MOVES}.")
        terminal.wait_until_quiet(0.3)
        took = tuple(sorted(_key(terminal) for _number in range(KEYS)))
        yield Figure("a move further on the board, p99", took[-1], P99, "ms", took)
        terminal.close()


def _key(terminal: Terminal) -> float:
    """Return the milliseconds until the position before is painted."""
    terminal.forget()
    start = time.perf_counter()
    terminal.press(LEFT)
    painted = start
    while terminal.read(0.15):
        painted = time.perf_counter()
    return 1000 * (painted - start)


def _put_on_file(path: Path) -> None:
    """Give every board 1 of the round a game in which knights go out and come back."""
    moves = " ".join(f"{number + 1}. {TOUR[number % len(TOUR)]}" for number in range(MOVES))
    transactions.open_file(path)
    season = transactions.load()[0]
    for one in season.fixtures:
        if one.key[:2] == ROUND:
            game = GameFile(match=one.key, board=1, moves=moves)
            store_game(season.name, game, actor=official("bench"), why="")
    transactions.close_file()
