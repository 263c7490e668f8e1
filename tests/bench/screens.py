"""The interface in a terminal of 120 × 40, started as a user starts it."""

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.figures import COMMAND, WORKBOOK, Figure, of_runs, run
from tests.bench.terminal import Terminal

FIRST_PAINT, SHOWN, REPAINT = 0.8, 0.8, 50.0
OPENING, SEASON, MATCH = "Opening and judging", "Landesliga", "landesliga 3, "
GAP, NO_FINDING = "4.4.a.2", "Findings 0"
UNDO = "\x1a"


def screens(starts: int = 7, keys: int = 50) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "season.sqlite")
        run(str(COMMAND), "--db", file, "import", str(WORKBOOK))
        _start(file)  # compiles the modules, as installing the program does
        painted, shown, settled = zip(*(_start(file) for _number in range(starts)), strict=True)
        yield of_runs("start to the first paint", list(painted), FIRST_PAINT, "s")
        yield of_runs("start to the season, judged, on the screen", list(shown), SHOWN, "s")
        yield of_runs("start to the last change of that screen", list(settled), SHOWN, "s")
        shown, settled = zip(*_keys(file, keys), strict=True)
        yield _worst("key in a match to its new finding painted, p99", shown)
        yield _worst("key in a match to the last change it makes, p99", settled)


def _worst(what: str, took: tuple[float, ...]) -> Figure:
    return Figure(what, sorted(took)[round(0.99 * len(took)) - 1], REPAINT, "ms", took)


def _open(file: str) -> Terminal:
    return Terminal(str(COMMAND), "--lang", "en", "--db", file)


def _start(file: str) -> tuple[float, float, float]:
    terminal = _open(file)
    painted = terminal.wait_for(OPENING)
    shown = terminal.wait_for(SEASON)
    settled = terminal.wait_until_quiet() - terminal.started
    terminal.close()
    return painted, shown, settled


def _keys(file: str, number: int) -> list[tuple[float, float]]:
    """Empty a board of a match without findings, and take it back, again and again."""
    terminal = _open(file)
    terminal.wait_for(SEASON)
    for keys in ("/", MATCH, "\r", "\x1b[D"):
        terminal.wait_until_quiet()
        terminal.press(keys)
    terminal.wait_for(NO_FINDING)
    took = []
    for _round in range(number):
        took.append(_painted(terminal, "k", GAP))
        took.append(_painted(terminal, UNDO, NO_FINDING))
        terminal.press("\x1b[A")
    terminal.wait_until_quiet()
    terminal.close()
    return took


def _painted(terminal: Terminal, key: str, text: str) -> tuple[float, float]:
    terminal.wait_until_quiet()
    terminal.forget()
    start = time.perf_counter()
    terminal.press(key)
    terminal.wait_for(text)
    shown = time.perf_counter()
    settled = terminal.wait_until_quiet(0.3)
    return 1000 * (shown - start), 1000 * (settled - start)
