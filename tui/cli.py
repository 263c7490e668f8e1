"""The program ``spielleiter``: without a command the screen, with one a line of output."""

import gc
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

import click

from league import language, sanitizing
from league.language import LANGUAGES, _
from tui.commands.common import BAD_INPUT, Group, current_call, let_go, shared, with_examples
from tui.commands.remote import desk_options, is_remote, open_remote_desk
from tui.commands.usage import Option

AREAS = {
    "seasons": ("import", "export", "seasons", "demo"),
    "beginnings": ("season", "template"),
    "judging": ("audit", "table", "check"),
    "clubs": ("club",),
    "schools": ("school",),
    "teams": ("team",),
    "players": ("player",),
    "federations": ("federation",),
    "matches": ("match",),
    "games": ("game",),
    "lineups": ("lineup",),
    "captains": ("captains",),
    "lists": ("list", "bond"),
    "divisions": ("division",),
    "draws": ("draw",),
    "rounds": ("round",),
    "calendars": ("calendar",),
    "cups": ("cup",),
    "qualification": ("qualification",),
    "promotions": ("promotion",),
    "rollovers": ("rollover", "waiting"),
    "accounts": ("account",),
    "protests": ("protest",),
    "no_shows": ("noshow",),
    "ratings": ("elo",),
    "events": ("event",),
    "tournaments": ("tournament",),
    "duties": ("duty",),
    "tasks": ("due",),
    "users": ("users",),
    "rules": ("rules",),
    "laws": ("laws",),
    "cases": ("case",),
    "reports": ("report",),
    "rulings": ("ruling",),
    "journal": ("journal",),
    "backups": ("backup", "restore", "copy"),
    "messages": ("messages",),
    "personal": ("person",),
    "undo": ("undo",),
    "views": ("view",),
    "serving": ("serve",),
    "shell": ("completion",),
}
"""The modules of ``tui.commands`` and the commands each brings."""


_RARELY = (20_000, 20, 20)
"""Objects made until Python looks for garbage: nearly all that a start makes stays, and to look as
often as usual is a tenth of a command's time."""


def main() -> None:
    """Run the program in the user's language."""
    gc.set_threshold(*_RARELY)
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
    from league.files import FULL

    full = _("The disk is full that the output goes to; make room on it.")
    reason = full if error.errno in FULL else error.strerror or str(error)
    with suppress(OSError):
        click.echo(f"{_('Error')}: {sanitizing.visible(reason, lines=True)}", err=True)
    let_go()
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
    return Program(
        "spielleiter",
        callback=_screen,
        invoke_without_command=True,
        params=[_version(), _plain(), *desk_options(), *shared(hidden=False)],
        context_settings={"help_option_names": ["-h", "--help"]},
        help=with_examples(
            _(
                "The league office of a chess federation: seasons judged by the federation's own"
                " paragraphs.\n\n"
                "Without a command the screen opens."
            ),
            [
                "spielleiter demo",
                "spielleiter import season.xlsx",
                "spielleiter table landesliga",
                "spielleiter --db league.sqlite audit --json",
            ],
        ),
        epilog=_("Exit status: 0 all right, 1 something does not hold, 2 bad input."),
    )


class Program(Group):
    """Loads the commands of a module when one of them is asked for."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted(name for names in AREAS.values() for name in names)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of all commands, of which none is loaded for it."""
        from tui.commands.listing import listed

        listed().format_commands(ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command, None without one of this name."""
        # A name that none has is compared with all of them, to say which may be meant.
        self._load([area for area, names in AREAS.items() if cmd_name in names] or AREAS)
        return super().get_command(ctx, cmd_name)

    def _load(self, areas: Iterable[str]) -> None:
        for area in areas:
            if not self.commands.keys() >= set(AREAS[area]):
                for one in import_module(f"tui.commands.{area}").commands():
                    self.add_command(one)


def _screen(plain: bool) -> None:
    context, call = click.get_current_context(), current_call()
    alone = context.invoked_subcommand is None
    if is_remote(call):
        context.exit(open_remote_desk(call, alone=alone and not plain))
    if not alone:
        return
    if plain:
        from tui.commands.views import view

        call.open()
        view(call, None, None)
    else:
        from tui.commands.opening import open_screen
        from tui.terminal import unusable

        # On a terminal the screen itself says what to do without a database.
        open_screen(call.existing() if unusable() else call.path())


def _plain() -> click.Option:
    return Option(
        ["--plain"],
        is_flag=True,
        help=_("Print the season as lines instead of opening the screen; “view” prints the rest."),
    )


def _version() -> click.Option:
    return Option(
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
