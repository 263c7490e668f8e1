"""The terminal: whether it can show the interface, and what comes from it and goes to it.

Nothing here waits for ever, because a terminal may go away or stop listening at any time.
"""

import sys
from codecs import getincrementaldecoder
from collections.abc import Callable
from queue import Full, Queue
from threading import Thread
from typing import TextIO

from league.language import _

TURN = 0.1
"""Seconds that something waits until it looks again whether it should go on waiting."""
LAST = 0.5
"""Seconds that a terminal may let a program wait that has been told to end."""
_MOST_WAITING = 30
"""Pieces that wait for a slow terminal until the program waits as well."""


def unusable() -> str | None:
    """Return why this terminal cannot show the interface; None when it can."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(stream is not None and stream.isatty() for stream in streams):
        return _(
            "The terminal interface needs a terminal. "
            "In pipes and scripts use the commands: spielleiter --help"
        )
    try:
        "♞ ½ ▲ č ő".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return _(
            "This terminal's encoding is {name}; UTF-8 is needed, for example LANG=C.UTF-8."
        ).format(name=sys.stdout.encoding)
    return None


class Utf8:
    """Turns what a terminal sends, in pieces of any length, into text."""

    def __init__(self) -> None:
        self._decoder = getincrementaldecoder("utf-8")("surrogateescape")

    def text(self, piece: bytes, *, final: bool = False) -> tuple[str, bool]:
        """Return the text, and whether bytes were left out of it that are no UTF-8.

        A character that is not complete waits for its rest; if this is the ``final`` piece, there
        is none.
        """
        text = self._decoder.decode(piece, final)
        kept = "".join(sign for sign in text if not "\udc80" <= sign <= "\udcff")
        return kept, len(kept) < len(text)


class Output:
    """Writes to a terminal from a thread of its own; gives up when the terminal is gone."""

    def __init__(self, file: TextIO, lost: Callable[[], None]) -> None:
        self._file, self._lost = file, lost
        self._queue = Queue[str | None](_MOST_WAITING)
        self._given_up = False
        self._thread = Thread(target=self._run, name="terminal-output", daemon=True)
        self._thread.start()

    def write(self, text: str, ending: Callable[[], bool]) -> None:
        """Write as soon as the terminal takes it; not at all when it is gone.

        When the program is ``ending``, a terminal that takes nothing for a while counts as gone.
        """
        waited = 0.0
        while not self._given_up:
            try:
                self._queue.put(text, timeout=TURN)
            except Full:
                waited += TURN
                self._given_up = waited >= LAST and ending()
            else:
                return

    def stop(self) -> None:
        """Write what waits and end; a terminal that takes nothing is left alone."""
        try:
            self._queue.put(None, timeout=LAST)
        except Full:
            return
        self._thread.join(LAST)

    def _run(self) -> None:
        while (text := self._queue.get()) is not None:
            if self._given_up:
                continue
            try:
                self._file.write(text)
                if self._queue.empty():
                    self._file.flush()
            except OSError:
                self._given_up = True
                self._lost()
