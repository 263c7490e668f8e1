"""The program ``spielleiter``: without a command the screen, with one a line of output."""

import sys
from collections.abc import Sequence

import click

from league import language
from league.language import LANGUAGES, _
from tui.commands.common import Group, Settings, shared


def main() -> None:
    """Run the program in the user's language."""
    speak(wanted_language(sys.argv[1:]))
    build()(prog_name="spielleiter")


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
    from tui.commands import (
        accounts,
        calendars,
        cases,
        clubs,
        cups,
        draws,
        events,
        journal,
        judging,
        lists,
        no_shows,
        players,
        promotions,
        protests,
        ratings,
        reports,
        rollovers,
        rules,
        rulings,
        seasons,
        shell,
        tournaments,
    )

    group = Group(
        "spielleiter",
        callback=_screen,
        invoke_without_command=True,
        params=[_version(), *shared(hidden=False)],
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
    for module in (
        seasons,
        judging,
        clubs,
        players,
        lists,
        draws,
        calendars,
        cups,
        tournaments,
        promotions,
        rollovers,
        accounts,
        protests,
        no_shows,
        ratings,
        events,
        rules,
        cases,
        reports,
        rulings,
        journal,
        shell,
    ):
        for one in module.commands():
            group.add_command(one)
    return group


def _screen() -> None:
    context = click.get_current_context()
    settings = context.ensure_object(Settings)
    if context.invoked_subcommand is None:
        from tui.app import run_app

        context.exit(run_app(settings.existing(), settings.person()))


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
