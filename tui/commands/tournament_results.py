"""Results of tournaments: ``tournament result``, ``adjust``."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import click

from league.errors import InputError
from league.language import _
from league.services.tournaments.round_operations import ADJUST
from league.typed.numbers import is_number
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.from_operations import commands_of
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.tournament_files import TournamentFile
    from league.services.tournaments.playing.results import Lineups, TypedResult


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield _result_command()
    yield from commands_of(ADJUST)


def _result_command() -> click.Command:
    return command(
        "result",
        result,
        [
            Argument(["id"]),
            options.round_argument(),
            Argument(["results"], nargs=-1, required=True, metavar="BOARD=RESULT..."),
            Option(
                ["--lineup", "lineups"],
                multiple=True,
                metavar="TEAM=IDENTS",
                help=_("Who sits at the boards of a team, with commas; - for nobody."),
            ),
            options.why_option(),
        ],
        _(
            "Enter results of a round, all or none: 1 ½ 0 for White, + - for a game that was not"
            " played, -- when nobody came.\n\n"
            "Nothing after the equals sign takes a result back; a match of teams has one result"
            " per board, with commas between them."
        ),
        "spielleiter tournament result open 1 1=1 2=½ 3=+ 4=--",
        "spielleiter tournament result teams 1 1=1,½,0,1",
    )


def result(
    call: Call, id: str, number: int, results: tuple[str, ...], lineups: tuple[str, ...], why: str
) -> None:
    """Enter results. Raises LeagueError."""
    from league.services.tournaments.opening import opened
    from league.services.tournaments.playing.pairing import missing_results
    from league.services.tournaments.playing.results import enter_results

    file = opened(call.season, id).file
    seated = _lineups(file, lineups)
    typed = [_typed(file, number, text, seated) for text in results]
    enter_results(call.season, id, number, typed, actor=call.actor, why=why)
    missing = [one for one in missing_results(opened(call.season, id).file) if one[0] == number]
    print_message(
        _("On file; still open in round {round}: {number}."), round=number, number=len(missing)
    )


def _typed(
    file: "TournamentFile", at: int, text: str, seated: Mapping[str, tuple[str | None, ...]]
) -> "TypedResult":
    """Return one result typed as ``BOARD=RESULT``. Raises InputError."""
    from league.services.tournaments.playing.results import TypedResult
    from league.typed.results import read_signs

    board, equals, said = text.partition("=")
    if not equals or not is_number(board.strip()):
        raise InputError(_("“{text}” is not understood; expected is BOARD=RESULT."), text=text)
    if not file.tournament.teams:
        return TypedResult(int(board), read_signs(said))
    if not said.strip():
        return TypedResult(int(board))
    games = tuple(read_signs(part) or ("", "") for part in said.split(","))
    return TypedResult(int(board), games=games, lineups=_of_match(file, at, int(board), seated))


def _of_match(
    file: "TournamentFile", at: int, board: int, seated: Mapping[str, tuple[str | None, ...]]
) -> "Lineups | None":
    """Return both lineups of a match where one of them was typed; the other as the team enters."""
    pairs = file.rounds[at].pairs if at in file.rounds else ()
    if not 1 <= board <= len(pairs) or pairs[board - 1].black is None:
        return None
    keys = (pairs[board - 1].white, pairs[board - 1].black or "")
    if not seated.keys() & set(keys):
        return None
    first, second = (
        seated.get(key, file.entrants[key].players[: file.tournament.boards]) for key in keys
    )
    return first, second


def _lineups(file: "TournamentFile", typed: tuple[str, ...]) -> dict[str, tuple[str | None, ...]]:
    """Return lineups by the team's key, typed as ``TEAM=KEY,KEY``. Raises LeagueError."""
    from league.services.tournaments.entering.numbering import named

    found = {}
    for text in typed:
        team, equals, players = text.partition("=")
        if not equals:
            raise InputError(_("“{text}” is not understood; expected is NAME=VALUE."), text=text)
        found[named(file, team)] = tuple(
            None if part.strip() == "-" else named(file, part) for part in players.split(",")
        )
    return found
