"""Players come and go: ``player register``, ``why``, and their papers."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.facts.registrations import Kind
from league.language import _
from league.services.registry.people import operations as people
from league.services.registry.registering import operations, status_operations
from league.typed.lists import read_name
from league.typed.money import read_cents
from tui.commands import bans, options
from tui.commands.call import Call
from tui.commands.common import command, group, print_data
from tui.commands.from_operations import commands_of
from tui.commands.late_values import club_argument
from tui.commands.listing import about_of
from tui.commands.printed import print_findings
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.views.players import Registered


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "player",
        about_of("player"),
        [
            *(
                _register(),
                *commands_of(*operations.OPERATIONS, *status_operations.OPERATIONS),
                _why(),
            ),
            *commands_of(*people.OPERATIONS),
            *bans.commands(),
        ],
        "spielleiter player register 100001 601 --posted 2011-12-28 --nation AUT",
        "spielleiter player deregister 100001 601 --notice 2011-12-19",
    )


def _register() -> click.Command:
    return command(
        "register",
        register,
        [
            Argument(["ident"]),
            club_argument(),
            Option(
                ["--kind"],
                type=click.Choice([kind.value for kind in Kind]),
                default=Kind.HOME.value,
                help=_("How he belongs to the club; otherwise a home player."),
            ),
            options.day_option("--posted", "posted", _("Postmark."), required=True),
            options.text_option("--nation", "NATION", _("Citizenship."), required=True),
            *_newcomer(),
            *_claimed(),
            Option(["--levy"], metavar="EURO", help=_("A year's federation levy (1.8.c).")),
            options.despite_option(),
        ],
        _("Register a player with a club; says the first day of eligibility, and why."),
        "spielleiter player register 100001 601 --posted 2011-12-28 --nation AUT",
        "spielleiter player register 100001 602 --kind kreisgast --posted 2011-09-01 \\\n"
        "  --nation AUT",
    )


def _newcomer() -> list[click.Option]:
    """Return the options about a player who is new to the file."""
    return [
        Option(["--name"], metavar="NAME", help=_("Surname, given name of a new player.")),
        options.day_option("--born", "born", _("Birth date of a new player.")),
        Option(
            ["--sex"],
            type=click.Choice(("m", "w")),
            default="m",
            help=_("Man or woman, of a new player; otherwise a man."),
        ),
    ]


def _claimed() -> list[click.Option]:
    """Return the options about what the player is, or was, elsewhere."""
    return [
        options.day_option("--left", "left", _("Notice to an old club outside the file.")),
        options.flag("--crosses", _("From another federation."), "crosses_federations"),
        options.flag("--guest-elsewhere", _("Guest of another one.")),
        options.flag("--executive", _("The executive agreed (1.7.e).")),
    ]


def _why() -> click.Command:
    return command(
        "why",
        why_eligible,
        options.who(),
        _("Say from when a player registered here is eligible, and why."),
        "spielleiter player why 100001 601",
    )


def register(
    call: Call,
    ident: str,
    kind: str,
    *,
    name: str | None,
    born: date | None,
    sex: str,
    levy: str | None,
    despite: str,
    **papers: Any,
) -> None:
    """Register a player; ``papers`` are the fields of an application. Raises LeagueError."""
    from league.facts.claims import Application
    from league.facts.people import Player
    from league.facts.registrations import Kind
    from league.services.registry.registering import registrations

    application = Application(ident, kind=Kind(kind), **papers)
    newcomer = Player(ident, *read_name(name), born, sex) if name else None
    done = registrations.register(
        call.season,
        application,
        actor=call.actor,
        despite=despite,
        player=newcomer,
        levy_year_cents=None if levy is None else read_cents(levy),
    )
    _print_registered(done)


def _print_registered(done: "Registered") -> None:
    print_data(done.reason)
    print_findings(done.findings)
    for charge in done.charges:
        print_data(f"§ {charge.rule}  {formatting.money(charge.cents)}")
    if done.levy:
        print_data(done.levy)


def why_eligible(call: Call, ident: str, club: str) -> None:
    """Say why a player is eligible from when. Raises LeagueError."""
    from league.services.registry.people import player_why

    print_data(player_why.why_eligible(call.desk(), ident, club))
