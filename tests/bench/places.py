"""Going from screen to screen, a long list, and the memory all of it takes, in a real terminal."""

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.language import use
from tests.bench.figures import COMMAND, WORKBOOK, Figure, of_runs, run
from tests.bench.terminal import Terminal
from tui.places import places

SWITCH, MEMORY, SCROLL = 100.0, 150.0, 50.0
SEASON = "Work list"
DOWN, PAGE_DOWN, ESCAPE, ENTER = "\x1b[B", "\x1b[6~", "\x1b", "\r"


def going(times: int = 7) -> Iterator[Figure]:
    use("en")
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "season.sqlite")
        run(str(COMMAND), "--db", file, "import", str(WORKBOOK))
        terminal = Terminal(str(COMMAND), "--lang", "en", "--db", file)
        terminal.wait_for(SEASON)
        yield _switch(terminal, times, "division", "", "2011/12  ›")
        for place in [one for one in places() if one.name != "season"]:
            yield _switch(terminal, times, place.label, place.letter, "2011/12  ›")
        yield Figure("memory with every screen opened", terminal.megabytes(), MEMORY, "MB")
        terminal.close()


def _switch(terminal: Terminal, times: int, what: str, letter: str, mark: str) -> Figure:
    """Open a screen again and again; the first time, which also imports it, does not count."""
    took = []
    for number in range(times + 1):
        terminal.wait_until_quiet(0.2)
        if letter:
            terminal.press("g")
            terminal.wait_until_quiet(0.2)
        terminal.forget()
        start = time.perf_counter()
        terminal.press(letter or ENTER)
        terminal.wait_for(mark)
        if number:
            took.append(1000 * (time.perf_counter() - start))
        terminal.wait_until_quiet(0.2)
        terminal.press(ESCAPE)
        terminal.wait_until_quiet(0.3)
    return of_runs(f"key to the screen: {what}", took, SWITCH, "ms")
