"""How commands end: quietly when nobody reads, with what was typed shown visibly."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from league import sanitizing

NOBODY_READS = 141
"""What a shell says of a program whose output nobody reads any more: 128 and the signal's 13."""


@contextmanager
def until_nobody_reads() -> Iterator[None]:
    """End quietly when the reader of a pipe goes away, as ``head`` does. Raises Exit."""
    try:
        yield
    except BrokenPipeError as error:
        let_go()
        raise click.exceptions.Exit(NOBODY_READS) from error


@contextmanager
def shown_visibly() -> Iterator[None]:
    """Let click complain of what was typed without sending it to the terminal as it is."""
    try:
        yield
    except click.ClickException as error:
        shown = sanitizing.visible(error.message, lines=True)
        error.message = shown  # type: ignore[misc]  # the library shows it as it is
        raise


def let_go() -> None:
    """Send nowhere what waits in the output's buffers: it would fail again at the end."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, AttributeError, ValueError), Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())
