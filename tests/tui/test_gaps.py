"""What the screen relies on in the library beside its public names, and what it mends there."""

import inspect
import os
import pty
from pathlib import Path

import pytest
import rich._wrap
from rich.console import Console
from rich.text import Text
from textual import events
from textual._parser import Parser
from textual._xterm_parser import XTermParser
from textual.actions import SkipAction
from textual.app import App
from textual.binding import Binding
from textual.content import Content
from textual.css.query import NoMatches
from textual.driver import Driver
from textual.drivers.linux_driver import LinuxDriver
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import WorkerFailed

from tests.worlds.tui_season import opened, season_file
from tui.terminal import Output, Utf8
from tui.textual_gaps import Keys, Terminal, act_on, bind, keep_amounts_whole

A_UMLAUT = "ä".encode("latin-1")


def test_the_library_still_has_what_is_replaced_in_it() -> None:
    assert "self._app" in inspect.getsource(Driver.__init__)
    assert "self._exit = True" in inspect.getsource(App.exit)
    assert "self.run_input_thread()" in inspect.getsource(LinuxDriver._run_input_thread)
    assert "self.exit_event.set()" in inspect.getsource(LinuxDriver.disable_input)
    for name in ("start_application_mode", "write", "close", "run_input_thread"):
        assert name in vars(LinuxDriver)
        assert name in vars(Terminal)
    assert "_handle_exception" in vars(App)
    assert "show_locals=True" in inspect.getsource(App._fatal_error)
    assert "self._close_messages_no_wait()" in inspect.getsource(App._fatal_error)
    # Of its own it would write to the terminal past Terminal.write.
    assert inspect.getsource(LinuxDriver).count("self._writer_thread.write") == 1
    sizes = {"mouse_pixels", "terminal_size", "terminal_pixel_size"}
    assert {"feed", "tick"} <= set(dir(XTermParser))
    assert sizes <= set(vars(XTermParser()))


class Labelled(Static, can_focus=True):
    """Its key is named when it is made."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.done: list[str] = []
        bind(self, Binding("x", "say", label), Binding("down", "skip", ""))

    def action_say(self) -> None:
        self.done.append("x")

    def action_skip(self) -> None:
        raise SkipAction


async def test_keys_are_labelled_when_a_widget_is_made() -> None:
    assert inspect.signature(App._check_bindings).parameters.keys() >= {"self", "key"}
    assert "_merged_bindings" in vars(Labelled), "the library binds when a class is made"
    app = App[None]()
    async with app.run_test() as pilot:
        first, second = Labelled("eins"), Labelled("one")
        await app.mount(first, second)
        for widget in (first, second):
            widget.focus()
            await pilot.pause()
            found = app.screen.active_bindings["x"].binding.description
            assert (found, await act_on(app, "x")) == (str(widget.render()), True)
        assert (first.done, second.done) == (["x"], ["x"])
        # What the widget leaves to others is nobody's here.
        assert not await act_on(app, "down")


def test_the_library_still_needs_mending() -> None:
    """When one of these fails, what mends it can go."""
    # App.bind is the only public way to bind a key later, and names no other node.
    assert not hasattr(Widget, "bind")
    assert not hasattr(Screen, "bind")
    reading = inspect.getsource(LinuxDriver.run_input_thread)
    assert 'getincrementaldecoder("utf-8")()' in reading
    assert "if not unicode_data:" in reading
    with pytest.raises(ValueError, match="invalid literal"):
        list(XTermParser().feed("\x1b[97;1:1u"))


def test_no_line_ends_between_the_sign_of_money_and_the_amount() -> None:
    words, console = "Gebühr (Murtal): € 44,00 – an den Verband", Console()
    keep_amounts_whole()
    for width in range(8, 40):
        drawn = [one.plain for one in Text(words).wrap(console, width)]
        shown = [one.plain for one in Content(words).wrap(width)]
        for lines in (drawn, shown):
            assert not any(line.rstrip().endswith("€") for line in lines), (width, lines)
    # Of its own the library breaks after every blank, and asks this each time.
    source = inspect.getsource(rich._wrap)
    assert 're_word = re.compile(r"\\s*\\S+\\s*")' in source
    assert source.count("re_word.match") == 2


@pytest.mark.parametrize(
    ("pieces", "text", "strange"),
    [
        ([b"Gr", "ä".encode(), b"z"], "Gräz", False),
        (["ä".encode()[:1], "ä".encode()[1:]], "ä", False),
        ([A_UMLAUT, b"x"], "x", True),
        ([b"M" + "ü".encode("latin-1") + b"ller"], "Mller", True),
        (["äöü".encode("latin-1")], "", True),
        (["♞".encode()[:2]], "", True),
        ([b"\xed\xb2\x80"], "", True),  # a half of a pair, which UTF-8 does not know
    ],
)
def test_bytes_that_are_no_utf_8_are_left_out_and_noticed(
    pieces: list[bytes], text: str, strange: bool
) -> None:
    utf8 = Utf8()
    read = [utf8.text(piece) for piece in pieces] + [utf8.text(b"", final=True)]
    assert "".join(one for one, _noticed in read) == text
    assert any(noticed for _text, noticed in read) == strange
    assert utf8.text("ä".encode()) == ("ä", False)


def test_a_sequence_that_is_read_wrong_takes_no_key_with_it() -> None:
    keys = Keys()
    found = [*keys.of("a\x1b[97;1:1ub"), *keys.of("\x1b[999999999999~"), *keys.of("\x1b[Ac")]
    assert [one.key for one in found if isinstance(one, events.Key)] == ["a", "b", "up", "c"]
    assert issubclass(XTermParser, Parser)


def test_a_terminal_that_is_gone_is_noticed_once_and_keeps_nobody_waiting() -> None:
    outer, inner = pty.openpty()
    lost: list[bool] = []
    with os.fdopen(inner, "w") as file:
        output = Output(file, lambda: lost.append(True))
        os.close(outer)
        for _time in range(100):
            output.write("x" * 100, lambda: False)
        output.stop()
    assert lost == [True]


def test_a_terminal_that_takes_nothing_is_given_up_when_the_program_ends() -> None:
    """A terminal holds a few thousand signs: 100 pieces of 1,000 are more than anybody keeps."""
    outer, inner = pty.openpty()
    output = Output(os.fdopen(inner, "w"), lambda: None)
    for _time in range(100):
        output.write("x" * 1000, lambda: True)
    output.stop()
    os.close(outer)


async def test_a_page_half_made_when_the_app_ends_is_no_error(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, _pilot):
        app.exit()
        app._handle_exception(NoMatches("no such part"))
        app._handle_exception(WorkerFailed(NoMatches("no such part")))
        assert app._exception is None


async def test_what_is_missing_while_the_app_runs_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NoMatches):
        async with opened(season_file(tmp_path)) as (app, _pilot):
            app._handle_exception(NoMatches("no such part"))
