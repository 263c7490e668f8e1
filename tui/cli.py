"""The program ``spielleiter``: without a command the screen, with one a line of output."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

import click

from league import language
from league.language import LANGUAGES, _
from tui.commands.common import BAD_INPUT, Group, Settings, shared

AREAS = [
    "seasons",
    "judging",
    "clubs",
    "players",
    "lists",
    "draws",
    "calendars",
    "cups",
    "tournaments",
    "promotions",
    "rollovers",
    "accounts",
    "protests",
    "no_shows",
    "ratings",
    "events",
    "rules",
    "cases",
    "reports",
    "rulings",
    "journal",
    "undo",
    "views",
    "shell",
]
"""The modules of ``tui.commands`` with commands, in the order of the help."""


def main() -> None:
    """Run the program in the user's language."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speak(wanted_language(sys.argv[1:]))
    try:
        build()(prog_name="spielleiter")
    except OSError as error:
        _give_up(error)


def _give_up(error: OSError) -> None:
    """Say what the system refuses, such as a full disk below the output, and exit."""
    with suppress(OSError):
        click.echo(f"{_('Error')}: {error.strerror or error}", err=True)
    # What waits in the output's buffer would fail again when the program ends.
    with suppress(OSError, AttributeError, ValueError), Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    sys.exit(BAD_INPUT)


def wanted_language(arguments: Sequence[str]) -> str:
    """Return the language of ``--lang``, else that of the environment."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(arguments[at + 1 : at + 2])
            if chosen in LANGUAGES:
                return chosen
    return language.from_environment()


def speak(chosen: str) -> None:
    """Speak a language, click's own words included."""
    language.use(chosen)
    from tui.commands import click_words

    click_words.speak(chosen)


def build() -> click.Group:
    """Build the commands in the language in use."""
    group = Group(
        "spielleiter",
        callback=_screen,
        invoke_without_command=True,
        params=[_version(), _plain(), *shared(hidden=False)],
        context_settings={"help_option_names": ["-h", "--help"]},
        help=_(
            "The league office of a chess federation: seasons judged by the federation's own"
            " paragraphs.\n\n"
            "Without a command the screen opens.\n\n"
            "\b\nExamples:\n"
            "  spielleiter demo\n"
            "  spielleiter import season.xlsx\n"
            "  spielleiter table landesliga\n"
            "  spielleiter --db league.sqlite audit --json"
        ),
        epilog=_("Exit status: 0 all right, 1 something does not hold, 2 bad input."),
    )
    for one in _commands():
        group.add_command(one)
    return group


def _commands() -> list[click.Command]:
    areas = (import_module(f"tui.commands.{area}") for area in AREAS)
    return [one for area in areas for one in area.commands()]


def _screen(plain: bool) -> None:
    context = click.get_current_context()
    settings = context.ensure_object(Settings)
    if context.invoked_subcommand is None and plain:
        from tui.commands.views import view

        view(None, None, None)
    elif context.invoked_subcommand is None:
        from tui.commands.opening import open_screen
        from tui.terminal import unusable

        # On a terminal the screen itself says what to do without a database.
        open_screen(settings.existing() if unusable() else settings.path())


def _plain() -> click.Option:
    return click.Option(
        ["--plain"],
        is_flag=True,
        help=_("Print the season as lines instead of opening the screen; “view” prints the rest."),
    )


def _version() -> click.Option:
    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_tell_version,
        help=_("Show the version and exit."),
    )


def _tell_version(context: click.Context, _param: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"spielleiter {version('spielleiter')}")
        context.exit()
