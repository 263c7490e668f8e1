"""Numbers and rounds of a tournament: ``tournament numbers``, ``pair``, ``hand``, ``unpair``."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from league import formatting
from league.errors import InputError
from league.language import _
from league.services.session.operations import Given
from league.services.tournaments.round_operations import (
    HAND,
    LATE,
    NUMBERS,
    PUBLISH,
    RELEASE,
    UNPAIR,
)
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_data, print_message
from tui.commands.from_operations import commands_of
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from league.views.tournaments import PairRow, RoundSheet, Seat


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield from commands_of(NUMBERS, shows=_show_numbers)
    yield _pair_command()
    yield from commands_of(
        HAND, shows=lambda call, given: _tell(call, given["id"], [given["number"]])
    )
    yield from commands_of(PUBLISH, RELEASE, LATE, UNPAIR)
    yield command(
        "round",
        show_round,
        [Argument(["id"]), options.round_argument()],
        _("Show a round with its results and who is not paired."),
        "spielleiter tournament round open 1",
    )


def _pair_command() -> click.Command:
    return command(
        "pair",
        pair,
        [
            Argument(["id"]),
            options.flag("--preview", _("Show the pairing without storing it.")),
            options.why_option(),
        ],
        _("Pair the next round, of a round robin all rounds."),
        "spielleiter tournament pair open --preview",
        "spielleiter tournament pair open",
    )


def _show_numbers(call: Call, given: Given) -> None:
    from league.services.tournaments.opening import opened

    file = opened(call.season, given["id"]).file
    order = file.numbers.order if file.numbers else ()
    print_columns(
        [(str(at), key, file.entrants[key].name) for at, key in enumerate(order, 1)], (0,)
    )


def pair(call: Call, id: str, preview: bool, why: str) -> None:
    """Pair the next round. Raises LeagueError."""
    from league.services.tournaments.playing.pairing import field_of, pair_next, paired

    if not preview:
        made = pair_next(call.season, id, actor=call.actor, why=why)
        _tell(call, id, [one.round for one in made])
        return
    for one in paired(field_of(call.season, id)).sheets:
        print_round(one)
    print_message(_("Nothing is stored."))


def show_round(call: Call, id: str, number: int) -> None:
    """Show a round. Raises LeagueError."""
    _tell(call, id, [number])


def _tell(call: Call, id: str, wanted: Sequence[int]) -> None:
    from league.services.tournaments.opening import opened
    from league.services.tournaments.playing.round_marks import marked
    from league.services.tournaments.playing.round_sheets import round_sheets
    from league.services.tournaments.ranking.tables import outside_of

    found = opened(call.season, id)
    file = found.file
    for number in wanted:
        if number not in file.rounds:
            sentence = _("Round {round} of {id} is not paired; paired are: {known}.")
            known = ", ".join(map(str, file.rounds)) or _("none yet")
            raise InputError(sentence, round=number, id=id, known=known)
    chosen = [file.rounds[number] for number in wanted]
    for one in marked(found, round_sheets(file, chosen, outside_of(found))):
        print_round(one)


def print_round(one: "RoundSheet") -> None:
    """Print a round: board, both sides with number and points before, result."""
    print_data(_head(one))
    print_columns([row for pair_ in one.pairs for row in _rows(pair_)], (0, 1, 4))
    for away in one.away:
        print_data(f"{away.name}: {away.why}")
    print_data(one.mark or one.edition or _("by hand"))


def _head(one: "RoundSheet") -> str:
    """Return the number of a round, its hour, and when its boards were released."""
    words = _("Round {round}").format(round=one.number)
    if one.begins is not None:
        words += formatting.filled_in(_(", {begins}"), begins=one.begins)
    if one.released is not None:
        words += formatting.filled_in(_(", boards released on {released}"), released=one.released)
    return words


def _rows(one: "PairRow") -> list[tuple[str, ...]]:
    """Return a board; of teams a match, with its games below."""
    from league.services.tournaments.playing.result_codes import told

    if one.score is not None:
        result = formatting.pair(one.score)
    else:
        result = "" if one.result is None else told(one.result)
    if result and not one.counts:
        result = _("{result}, annulled").format(result=result)
    black = ("", _("pairing bye"), "") if one.black is None else _seat(one.black)
    rows: list[tuple[str, ...]] = [(str(one.board), *_seat(one.white), *black, result)]
    for game in one.games:
        shown = "" if game.result is None else told(game.result)
        rows.append(("", str(game.board), game.names[0], "", "", game.names[1], "", shown))
    return rows


def _seat(one: "Seat") -> tuple[str, str, str]:
    return str(one.number), one.name, formatting.score(one.points)
