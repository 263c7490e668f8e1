"""What every command needs: where the data is, who works, and how to say things."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import Any

import click

from league import text
from league.errors import InputError, LeagueError, ReasonError
from league.facts.seasons import FIRST_YEAR, LAST_YEAR
from league.language import LANGUAGES, _
from tui.commands.settings import Settings
from tui.commands.usage import Option, spoken

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
        words = text.visible(self.format_message(), lines=True)
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
        except ReasonError as error:
            raise BadInput(f"{error}\n{_lifted_by(error)}") from error
        except LeagueError as error:
            raise BadInput(str(error)) from error
        except KeyboardInterrupt as stop:
            if not str(stop):
                raise
            raise BadInput(_("Interrupted. {where}").format(where=stop)) from stop


def _lifted_by(error: ReasonError) -> str:
    """Return with which option a refused thing is stored all the same."""
    option = "--despite" if error.against else "--why"
    return _("With a reason it is stored all the same: {option} REASON.").format(option=option)


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
        shown = text.visible(error.message, lines=True)
        error.message = shown  # type: ignore[misc]  # the library shows it as it is
        raise


def let_go() -> None:
    """Send nowhere what waits in the output's buffers: it would fail again at the end."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, AttributeError, ValueError), Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


def command(
    name: str, callback: Callable[..., Any], params: Sequence[click.Parameter], about: str
) -> click.Command:
    """Return a command with the options that all of them take."""
    params = [*params, *shared()]
    return click.Command(
        name,
        callback=callback,
        params=params,
        help=about,
        short_help=first_sentence(about),
        options_metavar=spoken("[OPTIONS]"),
    )


def group(name: str, about: str) -> Group:
    """Return a group of commands."""
    return Group(name, help=about, short_help=first_sentence(about))


def first_sentence(text: str) -> str:
    """Return what a list of commands says about one."""
    return re.split(r"(?<=[.;:])\s", text, maxsplit=1)[0].rstrip(".;:")


def shared(*, hidden: bool = True) -> list[click.Parameter]:
    """Return the options of the whole program; commands take them too, unseen."""
    return [
        Option(
            ["--db"],
            type=click.Path(path_type=Path),
            envvar=None if hidden else "SPIELLEITER_DB",
            metavar="PATH",
            help=_("Database file. [env var: SPIELLEITER_DB]"),
            hidden=hidden,
            expose_value=False,
            callback=_keep("db"),
        ),
        Option(
            ["--by"],
            envvar=None if hidden else "SPIELLEITER_BY",
            metavar="NAME",
            help=_("Who works, for the journal. [env var: SPIELLEITER_BY]"),
            hidden=hidden,
            expose_value=False,
            callback=_keep("by"),
        ),
        Option(
            ["--lang"],
            type=click.Choice(LANGUAGES),
            help=_("Language; otherwise that of the system."),
            hidden=hidden,
            expose_value=False,
        ),
    ]


def _keep(name: str) -> Callable[[click.Context, click.Parameter, Any], None]:
    def keep(ctx: click.Context, _param: click.Parameter, value: Any) -> None:
        if value is not None:
            setattr(ctx.ensure_object(Settings), name, value)

    return keep


def season_option() -> click.Option:
    """Return the option that chooses a season of the file."""
    return Option(
        ["--season"], metavar="NAME", help=_("Season, such as 2011/12; otherwise the one in use.")
    )


def json_option() -> click.Option:
    """Return the option for output that programs read."""
    return Option(["--json", "as_json"], is_flag=True, help=_("Print JSON."))


def day_option() -> click.Option:
    """Return the option for a day, typed as 2011-10-15 or 15.10.2011."""
    return Option(
        ["--date", "day"],
        metavar="DAY",
        help=_("Match day, such as 2011-10-15; otherwise the next match."),
        callback=_day,
    )


def any_day_option(flag: str, name: str, about: str, *, required: bool = False) -> click.Option:
    """Return an option for a day of the caller's choosing, typed as the match day is."""
    return Option([flag, name], metavar="DAY", required=required, help=about, callback=_day)


def _day(ctx: click.Context, param: click.Parameter, value: str | None) -> date | None:
    if value is None:
        return None
    parts = value.strip().split(".")
    text = f"{parts[2]}-{parts[1]:0>2}-{parts[0]:0>2}" if len(parts) == 3 else value.strip()
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        sentence = _("{value} is no day; expected is one such as 2011-10-15 or 15.10.2011.")
        raise click.BadParameter(sentence.format(value=value), ctx, param) from error
    if not FIRST_YEAR <= day.year <= LAST_YEAR:
        sentence = _("{value} is not within the years {first} to {last}.")
        values = {"value": value, "first": FIRST_YEAR, "last": LAST_YEAR}
        raise click.BadParameter(sentence.format(**values), ctx, param)
    return day


def settings() -> Settings:
    """Return what the options of the command under way say."""
    return click.get_current_context().ensure_object(Settings)


def tell(words: str = "") -> None:
    """Print data, with signs that a terminal would obey shown.

    Raises InputError when there is nowhere to print to.
    """
    if sys.stdout is None:
        raise InputError(_("The standard output is closed; there is nowhere to print to."))
    click.echo(_PAINTED.sub("\x1b", text.visible(words, lines=True)))


def tell_json(data: object) -> None:
    """Print data for programs."""
    words = json.dumps(data, ensure_ascii=False, indent=1)
    try:
        words.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        words = json.dumps(data, indent=1)
    tell(text.visible_json(words))


def say(words: str) -> None:
    """Print a message, to standard error."""
    click.echo(text.visible(words, lines=True), err=True)


def paint(words: str, **look: Any) -> str:
    """Return words in colour for ``tell``, where the terminal shows it and the user wants it."""
    if os.environ.get("NO_COLOR") or sys.stdout is None or not sys.stdout.isatty():
        return words
    return click.style(words.replace("\x1b", text.visible("\x1b")), **look).replace("\x1b", _PAINT)


def columns(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> list[str]:
    """Return rows in aligned columns; those numbered stand to the right."""
    rows = [[text.visible(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at in numbers else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
