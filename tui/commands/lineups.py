"""Sealed lineups: handing in, exchanging, substitutes, opening and verifying: ``lineup …``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.errors import InputError
from league.language import _, ngettext
from league.services.session.named_matches import match_key
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_data, print_json, print_message
from tui.commands.late_values import player_argument
from tui.commands.listing import about_of
from tui.commands.options import flag, json_option, match_arguments, text_option
from tui.commands.printed import plain
from tui.commands.usage import Argument, whole_number

if TYPE_CHECKING:
    from league.facts.matches import Side
    from league.facts.seals import SealedRow
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk
    from league.views.lineups import LineupState

NOBODY = "-"
"""Stands for an empty board."""


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "lineup",
        about_of("lineup"),
        [_hand_in(), _state(), _exchange(), _substitute(), _open(), _verify()],
        "spielleiter lineup hand-in landesliga 1 LL01 LL12 home 100201 100202 - 100204",
        "spielleiter lineup state landesliga 1 LL01 LL12",
        "spielleiter lineup open",
    )


def _hand_in() -> click.Command:
    return command(
        "hand-in",
        hand_in,
        [*_of_side(), _idents()],
        _(
            "Hand in a team's lineup sealed, as an official does for one on paper: pass numbers"
            " from board 1 down, - for an empty board.\n\n"
            "What is found about it is said to whoever hands it in; the receipt is its hash."
        ),
        "spielleiter lineup hand-in landesliga 1 LL01 LL12 home 100201 100202 - 100204",
    )


def _state() -> click.Command:
    return command(
        "state",
        state,
        [*match_arguments(), json_option()],
        _("Say how far the lineups of a match have come, and show them once they are open."),
        "spielleiter lineup state landesliga 1 LL01 LL12",
    )


def _exchange() -> click.Command:
    return command(
        "exchange",
        exchange,
        _of_side(),
        _("Agree for a team to open both lineups before the start; both captains have to."),
        "spielleiter lineup exchange landesliga 1 LL01 LL12 home",
    )


def _substitute() -> click.Command:
    board = Argument(["board"], type=whole_number(1))
    return command(
        "substitute",
        substitute,
        [*_of_side(), board, player_argument()],
        _("Let a substitute take a board after the lineups were opened; nobody else moves."),
        "spielleiter lineup substitute landesliga 1 LL01 LL12 home 3 100209",
    )


def _open() -> click.Command:
    return command(
        "open",
        open_lineups,
        [],
        _("Open all sealed lineups that are due by now, where no server does it."),
        "spielleiter lineup open",
        needs="file",
    )


def _verify() -> click.Command:
    return command(
        "verify",
        verify,
        [
            *_of_side(),
            _idents(),
            text_option("--salt", "SALT", _("Of a lineup typed by hand.")),
            text_option("--receipt", "HASH", _("The hash on its receipt.")),
            flag("--text", _("Print the text that is hashed, as for sha256sum.")),
        ],
        _(
            "Work out the hash of an opened lineup again, or of one typed with its salt.\n\n"
            "It is the SHA-256 of these lines, each ended by a line feed: “spielleiter lineup 1”,"
            " the salt, the season, division/round/home/away by their ids, the side (home or away),"
            " and for each board its number, a colon, a blank and the pass number; where nobody"
            " sits the line ends with the colon.\n\n"
            "The exit status is 1 when it is not the one on the receipt."
        ),
        "spielleiter lineup verify landesliga 1 LL01 LL12 home",
        "spielleiter lineup verify landesliga 1 LL01 LL12 home --text | sha256sum",
    )


def _of_side() -> list[click.Parameter]:
    return [*match_arguments(), Argument(["side"], type=click.Choice(["home", "away"]))]


def _idents() -> click.Argument:
    return player_argument("idents", nargs=-1, metavar="[IDENT|-]...")


def hand_in(call: Call, side: str, idents: tuple[str, ...], **named: Any) -> None:
    """Hand in a lineup and print its receipt. Raises LeagueError."""
    from league.services.lineups import sealing
    from league.services.lineups.checking import check_lineup

    desk, match, whose = _match(call, side, **named)
    found = check_lineup(desk, match, whose, _row(idents))
    season, row, actor = desk.season.name, found.row, call.actor
    receipt = sealing.hand_in(season, match, whose, row, key=call.key, actor=actor)
    for one in found.findings:
        print_data(f"{one.citation}  {one.sentence}")
    for fee in found.fees:
        print_data(f"{fee.citation}  {formatting.money(fee.cents)}")
    number = len(found.findings)
    print_message(ngettext("{n} finding", "{n} findings", number), n=number)
    print_message(_("Handed in sealed. The hash on the receipt:"))
    print_data(receipt.digest)
    _say_doubt()


def state(call: Call, as_json: bool, **named: Any) -> None:
    """Print how far the lineups of a match are. Raises LeagueError."""
    from league.services.lineups.states import lineup_state

    desk = call.desk()
    match = match_key(desk, **named)
    found = lineup_state(desk.season.name, match, for_side=None)
    if as_json:
        print_json(plain(found))
    else:
        _print_state(desk, found)


def exchange(call: Call, side: str, **named: Any) -> None:
    """Agree to exchange lineups before the start. Raises LeagueError."""
    from league.services.lineups.sealing import exchange_now

    desk, match, whose = _match(call, side, **named)
    if exchange_now(desk.season.name, match, whose, key=call.key, actor=call.actor):
        print_message(_("Both captains agree: the lineups are open."))
    else:
        print_message(_("Agreed; the lineups open when the other captain agrees too."))
    _say_doubt()


def substitute(call: Call, side: str, board: int, ident: str, **named: Any) -> None:
    """Let a substitute come in, and print what is found. Raises LeagueError."""
    from league.services.lineups import substitutes
    from league.services.lineups.checking import check_lineup

    desk, match, whose = _match(call, side, **named)
    row = substitutes.substitute(desk.season.name, match, whose, board, ident, actor=call.actor)
    for found in check_lineup(desk, match, whose, row).findings:
        print_data(f"{found.citation}  {found.sentence}")
    print_message(_("{ident} plays on board {board}."), ident=ident, board=board)
    _say_doubt()


def open_lineups(call: Call) -> None:
    """Open what is due, and say how much. Raises LeagueError."""
    from league.services.lineups.opening import open_due

    number = len(open_due(key=call.key))
    print_message(
        ngettext("Lineups of {n} match opened.", "Lineups of {n} matches opened.", number), n=number
    )


def verify(
    call: Call,
    side: str,
    idents: tuple[str, ...],
    salt: str,
    receipt: str,
    text: bool,
    **named: Any,
) -> None:
    """Work out the hash of a lineup again; exit 1 when it differs. Raises LeagueError."""
    from league.services.lineups import verifying
    from league.services.lineups.checks import whole_row

    desk, match, whose = _match(call, side, **named)
    season = desk.season.name
    if not (idents or salt or receipt):
        found = verifying.verify(season, match, whose)
    elif idents and salt and receipt:
        row = whole_row(season, match, _row(idents))
        found = verifying.verify_typed(season, match, whose, row, salt, receipt)
    else:
        raise InputError(_("A lineup typed by hand needs its players, --salt and --receipt."))
    if text:
        print_data(found.hashed.removesuffix("\n"))
        return
    print_data(found.digest)
    print_data(found.computed)
    print_message(found.words)
    fail_if(not found.holds)


def _match(
    call: Call, side: str, division: str, number: int, home: str, away: str
) -> "tuple[Desk, MatchKey, Side]":
    """Return the season, the match that was named, and the side. Raises LeagueError."""
    from league.facts.matches import Side

    desk = call.desk()
    return desk, match_key(desk, division, number, home, away), Side(side)


def _row(idents: tuple[str, ...]) -> "SealedRow":
    return tuple(None if one == NOBODY else one for one in idents)


def _print_state(desk: "Desk", found: "LineupState") -> None:
    print_data(_phase_words()[found.phase])
    for one in (found.home, found.away):
        receipt = one.receipt.digest if one.receipt else _("nothing handed in")
        print_data(f"{desk.world.teams[one.team].name}  {receipt}")
        for board, ident in enumerate(one.now or (), 1):
            name = desk.world.players[ident].name if ident else ""
            print_data(f"  {board:>2}  {ident or NOBODY}  {name}".rstrip())
    _say_doubt()


def _say_doubt() -> None:
    """Say what speaks against the clock by which the hours of lineups are counted."""
    from league.services.session.clock_doubt import doubt_notes

    for words in doubt_notes():
        print_message(words)


def _phase_words() -> dict[str, str]:
    return {
        "waiting": _("Nobody has handed in a lineup."),
        "one": _("One lineup is in, sealed."),
        "both": _("Both lineups are in, sealed."),
        "alone": _("One lineup came alone and is open to the official only."),
        "opened": _("Both lineups are open."),
    }
