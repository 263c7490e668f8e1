"""Scores without a season: ``game read``, ``game compare``, ``game mate``, ``game chess960``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import files
from league.errors import InputError
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, fail_if, paint, print_data, print_json
from tui.commands.options import json_option, number_option, text_option
from tui.commands.printed import plain
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.views.games import ScoreView

WIDTH = 78
ENDINGS = (".pgn", ".txt")
"""Of files that hold scores."""
MOST_BYTES = 1_000_000
"""More than any score sheet holds."""


def of_scores() -> list[click.Command]:
    """Return the commands for scores that belong to no season."""
    return [_read(), _compare(), _mate(), _chess960()]


def _read() -> click.Command:
    return command(
        "read",
        read,
        [Argument(["score"], metavar="TEXT|FILE"), *start_options(), json_option()],
        _(
            "Read a score, German or English, and print its moves, position and first fault.\n\n"
            "The exit status is 1 when a move cannot be."
        ),
        'spielleiter game read "1. e4 e5 2. Sf3 Sc6 3. Lb5"',
        "spielleiter game read game.pgn",
        needs="nothing",
    )


def _compare() -> click.Command:
    return command(
        "compare",
        compare,
        [
            Argument(["white"], metavar="TEXT|FILE"),
            Argument(["black"], metavar="TEXT|FILE"),
            *start_options(),
            json_option(),
        ],
        _(
            "Compare two score sheets up to the first move that they mean differently.\n\n"
            "The exit status is 1 when they differ."
        ),
        'spielleiter game compare "1. e4 e5 2. Sf3" "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6"',
        needs="nothing",
    )


def _mate() -> click.Command:
    return command(
        "mate",
        mate,
        [Argument(["fen"]), json_option()],
        _("Say of both sides whether they can still mate, with a line or a proof."),
        'spielleiter game mate "8/8/8/8/8/4k3/8/4K2N w - - 0 1"',
        needs="nothing",
    )


def _chess960() -> click.Command:
    return command(
        "chess960",
        chess960,
        [
            number_option("--number", _("Print this position."), default=None),
            number_option("--seed", _("Draw a position from this number."), default=None),
        ],
        _("Draw a Chess960 position and print its number and FEN."),
        "spielleiter game chess960 --seed 20120218",
        needs="nothing",
    )


def start_options() -> list[click.Parameter]:
    """Return the options for where a game begins and in which language it is written."""
    return [
        text_option("--start", "FEN|NUMBER", _("Position at the start, if not the usual one.")),
        Option(
            ["--language"],
            type=click.Choice(["de", "en"]),
            default=None,
            help=_("Language of the piece letters; otherwise it is found out."),
        ),
    ]


def read_text(said: str) -> str:
    """Return a score: what was typed, or what stands in the file of that name.

    A name that ends as files of scores do is never taken for moves. Raises InputError for a file
    that cannot be read.
    """
    path = Path(said)
    if path.suffix.lower() not in ENDINGS or "\n" in said:
        return said
    try:
        if path.stat().st_size > MOST_BYTES:
            raise InputError(_("{path} is too large for a score sheet."), path=path)
        return path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError as error:
        raise InputError(_("{path}: {reason}"), path=path, reason=files.reason_of(error)) from error


def read(_call: Call, score: str, start: str, language: str | None, as_json: bool) -> None:
    """Read a score; exit 1 when a move cannot be. Raises LeagueError."""
    from league.services.games.reading import read_score

    view = read_score(read_text(score), start, language or "")
    if as_json:
        print_json(plain(view))
    else:
        print_score(view)
    fail_if(view.fault)


def compare(
    _call: Call, white: str, black: str, start: str, language: str | None, as_json: bool
) -> None:
    """Compare two sheets; exit 1 when they differ. Raises LeagueError."""
    from league.services.games.reading import compare_sheets

    sheets = compare_sheets(read_text(white), read_text(black), start, language or "")
    if as_json:
        print_json(plain(sheets))
    else:
        for name, view in ((_("White"), sheets.white), (_("Black"), sheets.black)):
            print_data(paint(name, bold=True))
            print_score(view)
        print_data(sheets.difference or _("Both sheets mean the same moves."))
    fail_if(sheets.difference)


def print_score(view: "ScoreView") -> None:
    """Print the moves, what is wrong, how it stands, and the position reached."""
    from league.services.games.scores import lines_of

    for line in lines_of(view, WIDTH):
        print_data(line)
    if view.fault:
        print_data(paint(view.fault.sentence, fg="yellow"))
    for words in (view.ended, *view.repeated):
        if words:
            print_data(words)
    print_data(view.fen)


def mate(_call: Call, fen: str, as_json: bool) -> None:
    """Print whether each side can still mate. Raises LeagueError."""
    from league.services.games.verdicts import mating_of

    views = mating_of(fen)
    if as_json:
        print_json([plain(one) for one in views])
        return
    for view in views:
        print_data(view.sentence)
        if view.line:
            print_data("  " + " ".join(view.line))


def chess960(_call: Call, number: int | None, seed: int | None) -> None:
    """Print a position of Chess960 and its number. Raises LeagueError."""
    from league.services.games.reading import drawn_start

    found, fen = drawn_start(number, seed)
    print_data(f"{found}  {fen}")
