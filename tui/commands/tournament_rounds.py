"""Numbers and rounds of a tournament: ``tournament numbers``, ``pair``, ``hand``, ``unpair``."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from league import formatting
from league.errors import InputError
from league.language import _
from league.typed.lists import read_pairing
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_data, print_message
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.views.tournaments import PairRow, RoundSheet, Seat


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield _numbers()
    yield _pair_command()
    yield from _hand_commands()
    yield command(
        "round",
        show_round,
        [Argument(["id"]), options.round_argument()],
        _("Show a round with its results and who is not paired."),
        "spielleiter tournament round open 1",
    )


def _numbers() -> click.Command:
    return command(
        "numbers",
        numbers,
        [
            Argument(["id"]),
            Option(
                ["--how", "by"],
                type=click.Choice(["rating", "lot", "varma", "restricted", "hand"]),
                default="rating",
                help=_("How they are given; otherwise by rating."),
            ),
            Argument(["order"], nargs=-1, metavar="[IDENTS]..."),
            options.seed_option(),
            options.why_option(),
        ],
        _(
            "Give pairing numbers before round 1, and show them.\n\n"
            "By hand the keys are named, number 1 first; with varma players of one federation or"
            " club do not meet in the last three rounds, with restricted without the tables."
        ),
        "spielleiter tournament numbers open",
        "spielleiter tournament numbers cup --how varma --seed 7",
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


def _hand_commands() -> Iterator[click.Command]:
    yield command(
        "hand",
        hand,
        [
            Argument(["id"]),
            options.round_argument(),
            Argument(["pairs"], nargs=-1, required=True, metavar="PAIRING..."),
            options.why_option(),
        ],
        _("Set the pairs of the last or next round by their numbers, board 1 first; 5- = bye."),
        "spielleiter tournament hand open 1 1-3 4-2 5-",
    )
    yield command(
        "unpair",
        unpair,
        [Argument(["id"]), options.why_option()],
        _("Take the last round back, of a round robin all; results only for a reason."),
        'spielleiter tournament unpair open --why "wrong result in round 1"',
    )


def numbers(
    call: Call, id: str, by: str, order: tuple[str, ...], seed: int | None, why: str
) -> None:
    """Give numbers. Raises LeagueError."""
    from league.facts.tournaments import NumbersBy
    from league.services.tournaments.entering.numbers import give_numbers
    from league.services.tournaments.opening import opened

    made = give_numbers(
        call.season, id, NumbersBy(by), order=order, seed=seed, actor=call.actor, why=why
    )
    entered = opened(call.season, id).file.entrants
    print_columns([(str(at), key, entered[key].name) for at, key in enumerate(made.order, 1)], (0,))
    if made.seed is not None:
        print_message(_("Drawn with seed {seed}."), seed=made.seed)


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


def hand(call: Call, id: str, number: int, pairs: tuple[str, ...], why: str) -> None:
    """Set pairs. Raises LeagueError."""
    from league.services.tournaments.playing.manual_pairings import set_pairs

    typed = [read_pairing(text) for text in pairs]
    set_pairs(call.season, id, number, typed, actor=call.actor, why=why)
    _tell(call, id, [number])


def unpair(call: Call, id: str, why: str) -> None:
    """Take the last round back. Raises LeagueError."""
    from league.services.tournaments.playing.manual_pairings import (
        take_round_back,
        taken_back_words,
    )

    gone = take_round_back(call.season, id, actor=call.actor, why=why)
    print_message(taken_back_words(gone))


def show_round(call: Call, id: str, number: int) -> None:
    """Show a round. Raises LeagueError."""
    _tell(call, id, [number])


def _tell(call: Call, id: str, wanted: Sequence[int]) -> None:
    from league.services.tournaments.opening import opened
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
    for one in round_sheets(file, chosen, outside_of(found)):
        print_round(one)


def print_round(one: "RoundSheet") -> None:
    """Print a round: board, both sides with number and points before, result."""
    print_data(_("Round {round}").format(round=one.number))
    print_columns([row for pair_ in one.pairs for row in _rows(pair_)], (0, 1, 4))
    for away in one.away:
        print_data(f"{away.name}: {away.why}")
    print_data(one.edition or _("by hand"))


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
