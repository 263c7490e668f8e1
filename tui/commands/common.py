"""What every command needs: where the data is, who works, and how to say things."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Any, Concatenate, Literal

import click

from league import formatting, sanitizing
from league.errors import InputError, LeagueError, ReasonError, UndecidedError
from league.formatting import first_sentence
from league.language import LANGUAGES, _
from tui.commands.call import Call
from tui.commands.late_values import read_late
from tui.commands.usage import DATABASE, PATH, Command, Option, TodayOption, spoken

if TYPE_CHECKING:
    from league.head_marks import Head

BAD_INPUT = 2
DOES_NOT_HOLD = 1
_PAINT = "\ufdd0"
"""Stands for the sign before a colour until it is printed; no letter of any script."""
_PAINTED = re.compile(rf"{_PAINT}(?=\[[0-9;]*m)")
NOBODY_READS = 141
"""What a shell says of a program whose output nobody reads any more: 128 and the signal's 13."""


class BadInput(click.ClickException):
    """A sentence for the user, and exit status 2."""

    exit_code = BAD_INPUT

    def show(self, file: Any = None) -> None:
        """Print the sentence to standard error."""
        words = sanitizing.visible(self.format_message(), lines=True)
        click.echo(f"{_('Error')}: {words}", file=file, err=file is None)


class Group(click.Group):
    """A group that turns what can go wrong into a sentence and exit status 2."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, options_metavar=spoken("[OPTIONS]"), **more)
        self.subcommand_metavar = spoken(self.subcommand_metavar)

    def make_context(self, *args: Any, **more: Any) -> click.Context:
        """Read what was typed, and print the help that it asks for."""
        with _until_nobody_reads(), _shown_visibly():
            return super().make_context(*args, **more)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Raises BadInput for every LeagueError."""
        try:
            with _until_nobody_reads(), _shown_visibly():
                return super().invoke(ctx)
        except LeagueError as error:
            raise BadInput(str(error)) from error
        except KeyboardInterrupt as stop:
            if not str(stop):
                raise
            raise BadInput(_("Interrupted. {where}").format(where=stop)) from stop


@contextmanager
def _advised() -> Iterator[None]:
    """Add with which option a refused thing is stored all the same, or is decided first, if any."""
    try:
        yield
    except ReasonError as error:
        advice = reason_advice(error)
        if not advice:
            raise
        raise BadInput(f"{error}\n{advice}") from error
    except UndecidedError as error:
        option = f"--{error.decision}"
        advice = _("Say it with {answers}.")
        if option not in _options():
            advice = _("Record it first: “spielleiter promotion {answers} --record --reason …”.")
        answers = _(" or ").join(f"{option} {one}" for one in error.answers)
        raise BadInput(f"{error}\n{advice.format(answers=answers)}") from error


def reason_advice(error: ReasonError) -> str:
    """Say with which option a refused thing is stored all the same; nothing without such a one."""
    option = "--despite" if error.against else "--why"
    if option not in _options():
        return ""
    return _("With a reason it is stored all the same: {option} REASON.").format(option=option)


def _options() -> set[str]:
    params = click.get_current_context().command.params
    return {name for one in params for name in one.opts}


@contextmanager
def _until_nobody_reads() -> Iterator[None]:
    """End quietly when the reader of a pipe goes away, as ``head`` does. Raises Exit."""
    try:
        yield
    except BrokenPipeError as error:
        let_go()
        raise click.exceptions.Exit(NOBODY_READS) from error


@contextmanager
def _shown_visibly() -> Iterator[None]:
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


def command(
    name: str,
    callback: Callable[Concatenate[Call, ...], None],
    params: Sequence[click.Parameter],
    about: str,
    *examples: str,
    needs: Literal["season", "file", "nothing"] = "season",
    dated: Sequence[str] = (),
    made_by: type[click.Command] = Command,
) -> click.Command:
    """Return a command, with the options that all of them take.

    ``callback`` is handed the call, its file open unless it needs nothing, and what was typed.
    ``dated`` names the days of what happened: one that is still to come is said.
    """
    season, nothing = [_season()] if needs == "season" else [], needs == "nothing"

    def run(**typed: Any) -> None:
        call = current_call()
        if not nothing:
            call.open()
        with _advised():
            typed = read_late(call, params, typed, call.today_here if nothing else call.near)
            callback(call, **(typed | _today(call, params, typed)))
            for words in (*call.moved(), *call.to_come([typed[name] for name in dated])):
                print_message(words)

    return made_by(
        name,
        callback=run,
        params=[*params, *season, *shared()],
        help=with_examples(about, examples),
        short_help=first_sentence(about),
        options_metavar=spoken("[OPTIONS]"),
    )


def _today(
    call: Call, params: Sequence[click.Parameter], typed: Mapping[str, Any]
) -> dict[str, Any]:
    """Return today, where the federation plays, for the days that were left out.

    What speaks against the clock is said: today's date decides then.
    """
    days = [one.name for one in params if isinstance(one, TodayOption)]
    found = {name: call.today() for name in days if name and typed[name] is None}
    if found:
        from league.services.session.clock_doubt import doubt_notes

        for words in doubt_notes():
            print_message(words)
    return found


def group(name: str, about: str, members: Iterable[click.Command], *examples: str) -> Group:
    """Return a group of commands."""
    return Group(
        name,
        commands=list(members),
        help=with_examples(about, examples),
        short_help=first_sentence(about),
    )


def with_examples(about: str, examples: Sequence[str]) -> str:
    r"""Return the text of a help page; \b keeps click from filling the lines of the examples."""
    lines = indent("\n".join(examples), "  ")
    return f"{about}\n\n\b\n{_('Examples')}:\n{lines}"


def shared(*, hidden: bool = True) -> list[click.Parameter]:
    """Return the options of the whole program; commands take them too, unseen."""
    db, by, key = (
        (None, None, None)
        if hidden
        else ("SPIELLEITER_DB", "SPIELLEITER_BY", "SPIELLEITER_SEAL_KEY")
    )
    about_db = _("Database: a file, or postgresql://user@host/name. [env var: SPIELLEITER_DB]")
    about_by = _("Who works, for the journal. [env var: SPIELLEITER_BY]")
    about_key = _("File with the key for sealed lineups. [env var: SPIELLEITER_SEAL_KEY]")
    return [
        kept("db", "PATH", about_db, type=DATABASE, envvar=db, hidden=hidden),
        kept("by", "NAME", about_by, envvar=by, hidden=hidden),
        kept("seal-key", "PATH", about_key, type=PATH, envvar=key, hidden=hidden),
        Option(
            ["--lang"],
            type=click.Choice(LANGUAGES),
            help=_("Language; otherwise that of the system."),
            hidden=hidden,
            expose_value=False,
        ),
    ]


def _season() -> click.Option:
    return kept("season", "NAME", _("Season, such as 2011/12; otherwise the one in use."))


def kept(name: str, metavar: str, about: str, **more: Any) -> click.Option:
    """Return an option whose value the call keeps; ``more`` is click's, such as its type."""

    def keep(ctx: click.Context, _param: click.Parameter, value: Any) -> None:
        if value is not None:
            setattr(ctx.ensure_object(Call), name.replace("-", "_"), value)

    return Option(
        [f"--{name}"], metavar=metavar, help=about, expose_value=False, callback=keep, **more
    )


def current_call() -> Call:
    """Return the call under way."""
    return click.get_current_context().ensure_object(Call)


def print_data(words: str = "") -> None:
    """Print data, with signs that a terminal would obey shown.

    Raises InputError when there is nowhere to print to.
    """
    if sys.stdout is None:
        raise InputError(_("The standard output is closed; there is nowhere to print to."))
    click.echo(_PAINTED.sub("\x1b", sanitizing.visible(words, lines=True)))


def print_as_of(head: "Head | None") -> None:
    """Print which step of the journal a table follows from; nothing where there is none."""
    if head is not None:
        from league.head_marks import as_of_words

        print_data(paint(as_of_words(head), dim=True))


def print_json(data: object) -> None:
    """Print data for programs."""
    words = json.dumps(data, ensure_ascii=False, indent=1)
    try:
        words.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        words = json.dumps(data, indent=1)
    print_data(sanitizing.visible_json(words))


def print_message(words: str, **facts: object) -> None:
    """Print a message, with facts filled in where it has places for them, to standard error."""
    words = formatting.filled_in(words, **facts) if facts else words
    click.echo(sanitizing.visible(words, lines=True), err=True)


def fail_if(found: object) -> None:
    """End with the exit status for what does not hold when anything was found. Raises Exit."""
    if found:
        click.get_current_context().exit(DOES_NOT_HOLD)


def paint(words: str, **look: Any) -> str:
    """Return words in colour for ``tell``, where the terminal shows it and the user wants it."""
    if os.environ.get("NO_COLOR") or sys.stdout is None or not sys.stdout.isatty():
        return words
    return click.style(words.replace("\x1b", sanitizing.visible("\x1b")), **look).replace(
        "\x1b", _PAINT
    )


def columns(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> list[str]:
    """Return rows in aligned columns; those numbered stand to the right."""
    rows = [[sanitizing.visible(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at in numbers else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def print_columns(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> None:
    """Print rows in aligned columns, as ``columns`` returns them."""
    for line in columns(rows, numbers):
        print_data(line)
