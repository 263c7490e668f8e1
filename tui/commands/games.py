"""Games of matches: ``game add``, ``show``, ``list``, ``withdraw``, ``export``, ``import``."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league.language import _, ngettext
from league.services.games.operations import OPERATIONS
from league.services.session.named_matches import match_key
from league.services.words.naming import division_named
from league.typed.numbers import read_whole
from tui.commands.call import Call
from tui.commands.common import (
    command,
    fail_if,
    group,
    paint,
    print_columns,
    print_data,
    print_json,
    print_message,
)
from tui.commands.filing import file
from tui.commands.from_operations import commands_of
from tui.commands.game_disputes import of_disputes
from tui.commands.game_reading import of_scores, print_score, read_text, start_options
from tui.commands.game_seals import of_seals
from tui.commands.listing import about_of
from tui.commands.options import (
    force_option,
    json_option,
    match_arguments,
    number_option,
    text_option,
    why_option,
)
from tui.commands.printed import plain
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.services.games.files import Wanted
    from league.services.session.desk import Desk


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "game",
        about_of("game"),
        [*of_scores(), *_of_boards(), *_files(), *of_seals(), *of_disputes()],
        'spielleiter game read "1. e4 e5 2. Sf3 Sc6 3. Lb5"',
        "spielleiter game add landesliga 1 LL01 LL12 3 --moves game.txt",
        "spielleiter game show landesliga 1 LL01 LL12 3",
    )


def board_arguments() -> list[click.Parameter]:
    """Return the arguments that name a board of a match."""
    return [*match_arguments(), Argument(["board"], type=whole_number(1))]


def _of_boards() -> list[click.Command]:
    return [_add(), _show(), _list(), *commands_of(*OPERATIONS)]


def _add() -> click.Command:
    said = "TEXT|FILE"
    return command(
        "add",
        add,
        [
            *board_arguments(),
            text_option("--moves", said, _("The score that counts, or a file that holds it.")),
            text_option("--white-sheet", said, _("White’s score sheet.")),
            text_option("--black-sheet", said, _("Black’s score sheet.")),
            *start_options(),
            why_option(),
        ],
        _("Keep the game of a board; one that is on file is replaced."),
        'spielleiter game add landesliga 1 LL01 LL12 3 --moves "1. e4 e5 2. Sf3"',
        "spielleiter game add landesliga 1 LL01 LL12 4 --white-sheet w.txt --black-sheet b.txt",
    )


def _show() -> click.Command:
    return command(
        "show",
        show,
        [*board_arguments(), json_option()],
        _(
            "Print the game of a board, its sheets, and what contradicts.\n\n"
            "The exit status is 1 when something does."
        ),
        "spielleiter game show landesliga 1 LL01 LL12 3",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_games,
        [*_limits(), json_option()],
        _("List the games on file, with what is odd about them."),
        "spielleiter game list --division landesliga --round 1",
    )


def _files() -> list[click.Command]:
    path = Argument(["path"], type=click.Path(path_type=Path), metavar="FILE")
    export = command(
        "export",
        export_games,
        [path, *_limits(), force_option()],
        _("Write games as PGN: of the season, or of one division, round or match."),
        "spielleiter game export landesliga-1.pgn --division landesliga --round 1",
    )
    bring = command(
        "import",
        import_games,
        [path, *_limits(), why_option()],
        _(
            "Keep the games of a PGN file. Each finds its board by the tag that an export writes,"
            " or by both players; when one finds none, nothing is stored."
        ),
        "spielleiter game import landesliga-1.pgn",
    )
    return [export, bring]


def _limits() -> list[click.Parameter]:
    return [
        Option(["--division"], default=None, help=_("Only of this division.")),
        number_option("--round", _("Only of this round."), default=None),
        Option(
            ["--match"],
            nargs=4,
            default=None,
            metavar="DIVISION ROUND HOME AWAY",
            help=_("Only of this match, such as landesliga 8 LANDESLIGA02 LANDESLIGA07."),
        ),
    ]


def add(call: Call, board: int, **given: Any) -> None:
    """Keep a game, and say what was read. Raises LeagueError."""
    from league.facts.game_files import GameFile
    from league.services.games.files import game_step

    def step(desk: "Desk") -> Any:
        game = GameFile(
            match=_match(desk, given),
            board=board,
            moves=read_text(given["moves"]),
            white_sheet=read_text(given["white_sheet"]),
            black_sheet=read_text(given["black_sheet"]),
            start=given["start"],
            language=given["language"] or "",
        )
        return game_step(game)

    file(call, step, given["why"])


def show(call: Call, board: int, as_json: bool, **given: Any) -> None:
    """Print a game; exit 1 when something contradicts. Raises LeagueError."""
    from league.services.games.files import game_view

    desk = call.desk()
    view = game_view(desk, _match(desk, given), board)
    odd = [*filter(None, [view.difference]), *view.notes]
    if as_json:
        print_json(plain(view))
    else:
        print_data(paint(f"{view.title}  {view.result}".strip(), bold=True))
        print_score(view.score)
        white, black = _("White’s score sheet"), _("Black’s score sheet")
        for name, sheet in ((white, view.white_sheet), (black, view.black_sheet)):
            if sheet:
                print_data(paint(name, bold=True))
                print_score(sheet)
        for words in odd:
            print_data(paint(words, fg="yellow"))
    fail_if(odd or view.score.fault)


def list_games(call: Call, as_json: bool, **given: Any) -> None:
    """List games. Raises LeagueError."""
    from league.services.games.files import game_rows

    desk = call.desk()
    rows = game_rows(desk, _wanted(desk, given))
    if as_json:
        print_json([plain(one) for one in rows])
        return
    print_columns(
        [
            (
                f"{one.match[0]} {one.match[1]}",
                f"{one.teams[0]} – {one.teams[1]}",
                str(one.board),
                f"{one.white} – {one.black}",
                one.result,
                one.note,
            )
            for one in rows
        ]
    )
    number = len(rows)
    print_message(ngettext("{n} game", "{n} games", number), n=number)


def export_games(call: Call, path: Path, force: bool, **given: Any) -> None:
    """Write a PGN file. Raises LeagueError."""
    from league.services.games.pgn_files import export_games as write

    desk = call.desk()
    number = write(desk, _wanted(desk, given), path, force=force)
    print_message(ngettext("{n} game: {path}", "{n} games: {path}", number), n=number, path=path)


def import_games(call: Call, path: Path, why: str, **given: Any) -> None:
    """Keep the games of a PGN file. Raises LeagueError."""
    from league.services.games.files import store_games
    from league.services.games.pgn_files import games_of_file

    desk = call.desk()
    found = games_of_file(desk, _wanted(desk, given), path)
    number = store_games(desk.season.name, found.games, actor=call.actor, why=why)
    print_message(ngettext("{n} game is kept.", "{n} games are kept.", number), n=number)
    for words in found.odd:
        print_data(paint(words, fg="yellow"))


def _match(desk: "Desk", given: dict[str, Any]) -> Any:
    named = {name: given[name] for name in ("division", "number", "home", "away")}
    return match_key(desk, **named)


def _wanted(desk: "Desk", given: dict[str, Any]) -> "Wanted":
    """Return which games are meant. Raises NotFoundError, InputError."""
    from league.services.games.files import Wanted

    division, match = given["division"], given["match"]
    if match is None:
        return Wanted(
            division and division_named(desk.season.divisions, division).id, given["round"]
        )
    return Wanted(match=match_key(desk, match[0], read_whole(match[1], 1), *match[2:]))
