"""Sealed moves of adjourned games: ``game envelope``, ``game seal``, ``game open``."""

from datetime import date
from typing import Any

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, say, tell, tell_columns
from tui.commands.finding_things import match_key
from tui.commands.options import date_option, flag, match_arguments
from tui.commands.usage import Argument, Option, whole_number


def of_seals() -> list[click.Command]:
    """Return the commands for sealed moves."""
    return [_envelope(), _seal(), _open()]


def _envelope() -> click.Command:
    return command(
        "envelope",
        envelope,
        [date_option(_("Day of the game: the Laws then in force count."))],
        _("Print what has to stand on the envelope of a sealed move."),
        "spielleiter game envelope --date 2001-10-13",
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
            "It is encrypted as lineups are; nobody reads it before it is opened."
        ),
        "spielleiter game seal landesliga 1 LL01 LL12 3 white Sf3-g5",
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
    """Print the entries of an envelope. Raises LeagueError."""
    from league.services.games.adjourned import envelope_entries

    tell_columns([(one.citation, one.words) for one in envelope_entries(day)])


def seal(
    call: Call, board: int, color: str, move: str, entry: tuple[tuple[str, str], ...], **named: Any
) -> None:
    """Seal a move and print its receipt. Raises LeagueError."""
    from league.facts.games import Color
    from league.services.games.adjourned import check_entries
    from league.services.games.sealing import seal_move

    desk = call.desk()
    match, whose = match_key(desk, **named), Color(color)
    entries = dict(entry)
    missing = check_entries(desk.judged(match).facts.day, entries)
    season, key = desk.season.name, call.key
    made = seal_move(season, match, board, whose, move, entries, key=key, actor=call.actor)
    say(_("Sealed. The hash on the receipt:"))
    tell(made.digest)
    for one in missing:
        say(_("Missing on the envelope: {entry} ({rule})"), entry=one.words, rule=one.citation)


def open_move(
    call: Call, board: int, opponent_there: bool, sealer_absent: bool, **named: Any
) -> None:
    """Open a sealed move and print what follows. Raises LeagueError."""
    from league.services.games.adjourned import opened_view
    from league.services.games.sealing import open_move as open_sealed

    desk = call.desk()
    match = match_key(desk, **named)
    opened = open_sealed(
        desk.season.name,
        match,
        board,
        opponent_there=opponent_there,
        key=call.key,
        actor=call.actor,
        no_show=sealer_absent,
    )
    view = opened_view(desk, opened)
    say(_("In the envelope: {move}"), move=view.announced)
    finding = view.finding
    tell(f"{finding.result}  {finding.citation}".strip())
    tell(finding.sentence)
    for one in finding.choices:
        tell(f"  {one}")
