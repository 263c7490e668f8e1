"""Where the libraries of the screen fall short, and the private names needed to mend it.

Textual's driver ends the program with a traceback when a byte comes that is no UTF-8, reads for
ever at full speed from a terminal that is gone, and waits for ever for one that takes nothing. Its
app shows a traceback when it is ended while a page opens, and below every other one the values of
all variables: those of a whole season take minutes, in which the screen stands still. Some signs
that a terminal would obey are dropped from every text unseen, the others are sent to it. Lines end
after the sign of money. Keys are named when a class is made, before the language is known, and act
only when their turn among the messages comes.
tests/tui/test_gaps.py fails when the library changes what is relied on here.
"""

import os
import re
import signal
import sys
import traceback
from collections.abc import Iterator
from selectors import EVENT_READ, SelectSelector
from typing import Protocol, cast

import rich._wrap
import rich.control
import textual.content
from rich.text import Text
from textual._xterm_parser import XTermParser  # the driver's own; none is public
from textual.app import App, ScreenError
from textual.binding import Binding, BindingsMap
from textual.css.query import QueryError
from textual.dom import DOMNode
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message
from textual.worker import WorkerFailed

from league import sanitizing
from tui.terminal import LAST, TURN, Output, Utf8


class EndsOnSignal(Protocol):
    """A program that can be told to end."""

    signalled: int
    """The number of the signal that told it; 0 while it may go on."""


class StrangeByte(Message):
    """The terminal has sent something that is no UTF-8; it was left out."""


class Keys:
    """Turns text from a terminal into keys, movements of the mouse and the like."""

    def __init__(self) -> None:
        self._parser = XTermParser()

    def of(self, typed: str) -> Iterator[Message]:
        """Return what the text, and a silence after what came before, says."""
        for sign in typed:
            try:
                yield from self._parser.feed(sign)
            except (ValueError, OverflowError):
                # A sequence for a key that the library reads wrong, such as a number too large.
                self._parser, before = XTermParser(), self._parser
                self._parser.mouse_pixels = before.mouse_pixels
                self._parser.terminal_size = before.terminal_size
                self._parser.terminal_pixel_size = before.terminal_pixel_size
        yield from self._parser.tick()


class EndsQuietly(App[None]):
    """An app that may end in the middle of opening a page."""

    def _handle_exception(self, error: Exception) -> None:
        # When an app ends, the library takes a page apart that is still being made, goes on making
        # it, and would show what is then missing as a traceback.
        reason = error.error if isinstance(error, WorkerFailed) else error
        if not (self._exit and isinstance(reason, QueryError | ScreenError)):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self.bell()
        self._exit_renderables.append(Text(sanitizing.visible(traceback.format_exc(), lines=True)))
        self._close_messages_no_wait()


class Terminal(LinuxDriver):
    """The library's driver, with reading and writing that survive what a terminal may do."""

    _output: Output | None = None

    def start_application_mode(self) -> None:
        """Take the terminal."""
        assert sys.__stderr__ is not None
        self._output = Output(sys.__stderr__, _hang_up)
        super().start_application_mode()  # type: ignore[no-untyped-call]  # the library's

    def write(self, data: str) -> None:
        """Write to the terminal, unless it is gone."""
        if self._output is not None:
            # ``_app``: the library gives drivers no public way to the program.
            self._output.write(data, lambda: bool(cast("EndsOnSignal", self._app).signalled))

    def close(self) -> None:
        """Let the terminal go."""
        if self._output is not None:
            self._output.stop()
        super().close()

    def run_input_thread(self) -> None:
        """Hand on what is typed until the program, or the terminal, is gone."""
        keys, utf8, silent = Keys(), Utf8(), 0.0
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set():
                piece = b""
                if selector.select(TURN):
                    piece, silent = self._read(), 0.0
                    if not piece:
                        _hang_up()
                        return
                # The rest of a character follows at once, or never.
                typed, strange = utf8.text(piece, final=silent >= LAST)
                silent += TURN
                for message in [*keys.of(typed), *([StrangeByte()] if strange else [])]:
                    self.process_message(message)

    def _read(self) -> bytes:
        """Return what has come; nothing when the terminal is gone."""
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""


def bind(node: DOMNode, *keys: Binding) -> None:
    """Give a screen or widget its keys when it is made, so that labels can be translated.

    The library reads BINDINGS when a class is made, before the language is chosen, and lets only
    the app bind keys later.
    """
    keymap = dict(node._bindings.key_to_bindings)  # noqa: SLF001  # there is no other way
    keymap.update(BindingsMap(keys).key_to_bindings)
    node._bindings = BindingsMap.from_keys(keymap)  # noqa: SLF001  # the same


async def act_on(app: App[None], key: str) -> bool:
    """Do at once what a key is bound to, from the focus up to the app; False if to nothing.

    The library does so only when it has handed the key on as a message. Its public list of keys
    names for each the nearest action alone, which may pass the key on: a line that does not scroll
    leaves the arrows to what lies around it.
    """
    return await app._check_bindings(key)  # noqa: SLF001  # there is no other way


def _hang_up() -> None:
    """Tell the program what the system tells it when it can: that its terminal is gone."""
    os.kill(os.getpid(), signal.SIGHUP)


def keep_amounts_whole() -> None:
    """Have no line of the screen end between the sign of money and the amount.

    The libraries break lines after every blank, one that is not to be broken at included.
    """
    rich._wrap.re_word = re.compile(r"\s*(?:€ (?=\d)|\S)+\s*")  # noqa: SLF001  # no other way


def show_control_signs() -> None:
    """Have every text of the screen show the signs that a terminal would obey.

    The libraries drop a few of them from every text that is made, unseen, and send the others to
    the terminal. They do so by a table of their own, which here says for each what is shown.
    """
    shown = sanitizing.pictures()
    for table in (
        rich.control._CONTROL_STRIP_TRANSLATE,  # noqa: SLF001  # there is no other way
        textual.content._CONTROL_STRIP_TRANSLATE,  # noqa: SLF001  # the same
    ):
        table.update(shown)  # type: ignore[arg-type]  # str.translate takes words as well
