"""The screen in terminals that are none of the usual: dumb, tiny, resized without end, hung up."""

import os
import signal
import sys
from pathlib import Path
from random import Random

from league.services.journal import proving
from league.services.session import transactions
from tests.attack.inputs import league
from tests.worlds.known_files import known
from tests.worlds.terminals import spawned

KEYS = [b"\x1b[A", b"\x1b[B", b"\r", b"\t", b"\x1b", b"e", b"n", b"1", b"?", b"/", b"x", b"\x13",
        b"\x1bOP", b"\x1bOS", b"\x10", b"abc", b"\xff\xfe", b"\x1b[200~=1+1\x1b[201~"]  # fmt: skip
TERMS = ("dumb", "xterm-256color", "vt100", "screen", "")
LANGUAGES = ("C.UTF-8", "C", "de_AT.ISO-8859-1")


def screen(rng: Random, folder: Path) -> None:
    """Keys, sizes and signals at random: no traceback, and the file proves itself afterwards."""
    path = known(folder / "league.sqlite", league())
    size = rng.choice(((24, 80), (5, 20), (1, 1), (200, 400)))
    told = [f"TERM={rng.choice(TERMS)}", f"LANG={rng.choice(LANGUAGES)}", "LC_ALL="]
    words = ["env", *told, sys.executable, "-m", "tui", "--db", str(path)]
    with spawned(words, *size) as session:
        for _time in range(rng.randint(5, 40)):
            if session.process.poll() is not None:
                break
            if rng.random() < 0.3:
                session.resize(rng.randint(1, 60), rng.randint(1, 200))
            else:
                session.press(rng.choice(KEYS))
            session.read(0.05)
        session.process.send_signal(rng.choice((signal.SIGHUP, signal.SIGTERM, signal.SIGINT)))
        if rng.random() < 0.3:
            session.close()
        else:
            session.press(b"\x11")
        session.process.send_signal(signal.SIGHUP)
        session.ended()
    assert b"Traceback" not in session.seen, session.seen[-3000:].decode(errors="replace")
    transactions.open_file(path)
    assert proving.verdict().whole
    transactions.close_file()
    assert os.access(path, os.R_OK)
