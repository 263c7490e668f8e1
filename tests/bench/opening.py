"""A federation of 6,600 matches opened in a terminal: first judged on the card, then behind a page.

What a key is answered with is measured while the season is judged.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.services.session import transactions
from tests.bench.figures import COMMAND, Figure, of_runs
from tests.bench.terminal import Terminal
from tests.worlds.generated import federation

BY = "bench"
CLUBS, JUDGING, DIVISION = "Clubs", "still being judged", "Cross table"
PATIENCE = 60.0
ENTER, ESCAPE = "\r", "\x1b"


def opening(times: int = 5) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        file = Path(folder) / "large.sqlite"
        transactions.open_file(file)
        transactions.import_season(federation(100, 12, 8, 1), official(BY), "")
        transactions.close_file()
        _judged_first(file)
        shown, answered, behind = zip(*(_opened(file) for _time in range(times)), strict=True)
        yield of_runs("6,600 matches, opened to the first page", list(shown), 1, "s")
        yield of_runs("6,600 matches, Enter answered while judging", list(answered), 250, "ms")
        yield of_runs("6,600 matches, judged behind it", list(behind), 5, "s")
        took = [_dialog(file, "g", "Go to") for _time in range(times)]
        yield of_runs("6,600 matches, a dialog while judging", took, 250, "ms")


def _open(file: Path) -> Terminal:
    return Terminal(str(COMMAND), "--lang", "en", "--db", str(file))


def _judged_first(file: Path) -> None:
    """Open it as it is opened for the first time, and leave when its page is kept."""
    terminal = _open(file)
    terminal.wait_for(CLUBS, PATIENCE)
    terminal.wait_until_quiet(1)
    terminal.close()


def _opened(file: Path) -> tuple[float, float, float]:
    """Return seconds to the page, milliseconds to an answer, seconds to the division asked for."""
    terminal = _open(file)
    shown = terminal.wait_for(CLUBS, PATIENCE)
    if JUDGING not in terminal.text():
        raise TimeoutError("no page was kept")
    answered = _until(terminal, ENTER, "working")
    behind = terminal.wait_for(DIVISION, PATIENCE)
    terminal.close()
    return shown, answered, behind


def _dialog(file: Path, key: str, text: str) -> float:
    terminal = _open(file)
    terminal.wait_for(CLUBS, PATIENCE)
    took = _until(terminal, key, text)
    terminal.press(ESCAPE)
    terminal.close()
    return took


def _until(terminal: Terminal, key: str, text: str) -> float:
    """Press a key and return the milliseconds until a text stands there."""
    terminal.read(0.2)
    terminal.forget()
    start = time.perf_counter()
    terminal.press(key)
    terminal.wait_for(text, PATIENCE)
    return 1000 * (time.perf_counter() - start)
