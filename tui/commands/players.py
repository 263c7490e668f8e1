"""Players come and go: ``player register``, ``deregister``, ``forward``, ``settle``, ``why``."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.facts.registrations import Kind
from league.language import _
from league.typed.lists import read_name
from league.typed.money import read_arrears, read_cents
from tui.commands import bans, options, persons, statuses
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_message
from tui.commands.late_values import club_argument
from tui.commands.printed import print_findings
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.views.players import Registered


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "player",
        _("Register and deregister players, put their data right, grant equal status."),
        [
            *(_register(), _deregister(), *_notices(), _why()),
            *(*persons.commands(), *statuses.commands(), *bans.commands()),
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


def _deregister() -> click.Command:
    return command(
        "deregister",
        deregister,
        [
            *options.who(),
            options.day_option("--notice", "notice", _("Notice to the club."), required=True),
            options.day_option(
                "--forwarded", "forwarded", _("Day on which the club passed it on.")
            ),
            Option(
                ["--owes"],
                multiple=True,
                metavar="YEAR=EURO",
                help=_("Financial reservation: proven arrears of a year."),
            ),
            options.why_option(),
        ],
        _("A player leaves a club."),
        "spielleiter player deregister 100001 601 --notice 2011-12-19",
        "spielleiter player deregister 100001 601 --notice 2011-12-19 --owes 2011=60",
    )


def _notices() -> Iterator[click.Command]:
    yield command(
        "forward",
        forward,
        [
            *options.who(),
            options.day_option(
                "--date", "day", _("Day on which the club passed the notice on."), required=True
            ),
            *options.filed(),
        ],
        _("The club has passed a player's notice on."),
        "spielleiter player forward 100001 601 --date 2011-12-28",
    )
    yield command(
        "settle",
        settle,
        [
            *options.who(),
            options.day_option("--date", "day", _("Day of the payment."), required=True),
            options.why_option(),
        ],
        _("A player's arrears to the old club are settled; the transfer takes effect."),
        "spielleiter player settle 100001 601 --date 2012-01-20",
    )


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


def deregister(call: Call, owes: tuple[str, ...], why: str, **notice: Any) -> None:
    """Deregister a player. Raises LeagueError."""
    from league.facts.claims import Deregistration
    from league.services.registry.registering import departures

    paper = Deregistration(owed=tuple(map(read_arrears, owes)), **notice)
    done = departures.deregister(call.season, paper, actor=call.actor, why=why, today=call.today())
    print_message(_("{ident} is deregistered from {day} on."), ident=paper.ident, day=paper.notice)
    print_findings(done.findings)
    if done.honoured_cents:
        amount = formatting.money(done.honoured_cents)
        print_data(_("Arrears that hold up a transfer: {amount}.").format(amount=amount))


def forward(call: Call, ident: str, club: str, day: date, why: str) -> None:
    """Record that a notice was passed on. Raises LeagueError."""
    from league.services.registry.registering import departures

    found = departures.pass_on(call.season, ident, club, day, actor=call.actor, why=why)
    print_message(_("The notice of {ident} to {club} is passed on."), ident=ident, club=club)
    print_findings(found)


def settle(call: Call, ident: str, club: str, day: date, why: str) -> None:
    """Settle arrears. Raises LeagueError."""
    from league.services.registry.registering import departures, registrations

    taken = departures.settle(call.season, ident, club, day, actor=call.actor, why=why)
    print_message(_("The arrears of {ident} to {club} are settled."), ident=ident, club=club)
    for one in taken:
        print_data(registrations.why_eligible(call.season, one.ident, one.club))


def why_eligible(call: Call, ident: str, club: str) -> None:
    """Say why a player is eligible from when. Raises LeagueError."""
    from league.services.registry.people import player_why

    print_data(player_why.why_eligible(call.desk(), ident, club))
