"""Sealed moves of adjourned games: ``game envelope``, ``game seal``, ``game open``."""

from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from league.services.session.named_matches import match_key
from tui.commands.call import Call
from tui.commands.common import command, paint, print_columns, print_data
from tui.commands.filing import file
from tui.commands.options import day_option, flag, match_arguments
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step

HIDDEN = "-"
"""In place of a move: it is asked for and not shown while it is typed."""


def of_seals() -> list[click.Command]:
    """Return the commands for sealed moves."""
    return [_envelope(), _seal(), _open()]


def _envelope() -> click.Command:
    return command(
        "envelope",
        envelope,
        [
            day_option(
                "--date", "day", _("Day of the game: the Laws then in force count."), required=True
            )
        ],
        _(
            "Print what has to stand on the envelope of a sealed move, and how the game goes on:"
            " who is late or absent, and when the envelope is lost."
        ),
        "spielleiter game envelope --date 2001-10-13",
        needs="nothing",
    )


def _seal() -> click.Command:
    return command(
        "seal",
        seal,
        [
            *_board(),
            Argument(["color"], type=click.Choice(["white", "black"])),
            Argument(["move"]),
            Option(
                ["--entry"],
                nargs=2,
                multiple=True,
                metavar="ARTICLE TEXT",
                help=_("What stands on the envelope, by the article that asks for it."),
            ),
        ],
        _(
            "Seal the move of an adjourned game, exactly as it is written.\n\n"
            "It is encrypted as lineups are; nobody reads it before it is opened. MOVE “-” asks"
            " for it and does not show it, so that it stands in no history of the shell."
        ),
        "spielleiter game seal landesliga 1 LL01 LL12 3 white Sf3-g5",
        "spielleiter game seal landesliga 1 LL01 LL12 3 white -",
    )


def _open() -> click.Command:
    return command(
        "open",
        open_move,
        [
            *_board(),
            flag("--opponent-there", _("The player who answers the move is at the board.")),
            flag("--sealer-absent", _("Who sealed it did not come to the resumption.")),
        ],
        _("Open a sealed move when the game is resumed, and say what the Laws make of it."),
        "spielleiter game open landesliga 1 LL01 LL12 3 --opponent-there",
    )


def _board() -> list[click.Parameter]:
    return [*match_arguments(), Argument(["board"], type=whole_number(1))]


def envelope(_call: Call, day: date) -> None:
    """Print the entries of an envelope, and how the game goes on. Raises LeagueError."""
    from league.services.games.adjourned import envelope_entries, resumption_rules

    print_columns([(one.citation, one.words) for one in envelope_entries(day)])
    print_data()
    print_data(paint(_("Going on"), bold=True))
    for one in resumption_rules(day):
        print_data(one)


def seal(
    call: Call, board: int, color: str, move: str, entry: tuple[tuple[str, str], ...], **named: Any
) -> None:
    """Seal a move and print its receipt. Raises LeagueError."""
    from league.facts.games import Color
    from league.services.games.seal_steps import seal_step

    written = click.prompt(_("Chess move"), hide_input=True) if move == HIDDEN else move

    def step(desk: "Desk") -> "Step":
        match = match_key(desk, **named)
        return seal_step(match, board, Color(color), written, dict(entry))

    file(call, step, "")


def open_move(
    call: Call, board: int, opponent_there: bool, sealer_absent: bool, **named: Any
) -> None:
    """Open a sealed move and print what follows. Raises LeagueError."""
    from league.services.games.seal_steps import open_step

    def step(desk: "Desk") -> "Step":
        match = match_key(desk, **named)
        return open_step(match, board, opponent_there=opponent_there, no_show=sealer_absent)

    file(call, step, "")
