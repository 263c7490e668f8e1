"""What the commands on clubs, players and lists share."""

from typing import TYPE_CHECKING

import click

from league.language import _
from tui.commands.common import season_option, settings
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.actors import Actor


def opened() -> "Actor":
    """Open the database there is, and return who acts. Raises LeagueError."""
    from league.services.session import transactions

    office = settings()
    transactions.open_file(office.existing(), must_exist=True)
    return office.actor()


def despite_option() -> click.Option:
    """Return the option that stores something in spite of what stands against it."""
    return Option(
        ["--despite"],
        default="",
        metavar="REASON",
        help=_("Store it in spite of what stands against it, with the reason."),
    )


def reason_option() -> click.Option:
    """Return the option for why something was decided."""
    return Option(["--reason"], required=True, metavar="TEXT", help=_("Why, on record."))


def why_option() -> click.Option:
    """Return the option for words in the journal."""
    return Option(["--why"], default="", metavar="TEXT", help=_("Reason, for the journal."))


def filed(*, despite: bool = False) -> list[click.Parameter]:
    """Return the options of everything that is filed: why, in spite of what, in which season."""
    return [why_option(), *([despite_option()] if despite else []), season_option()]


def who() -> list[click.Parameter]:
    """Return the arguments that name a player and a club."""
    return [Argument(["ident"]), Argument(["club"])]
