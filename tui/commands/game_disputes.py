"""What the Laws say of a disputed game: ``game judge``, ``game dispute``, ``game finding``."""

from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.language import _
from league.typed.lists import pairs_of
from league.typed.numbers import is_number
from tui.commands.call import Call
from tui.commands.common import command, fail_if, paint, print_data, print_json
from tui.commands.filing import file
from tui.commands.game_reading import read_text, start_options
from tui.commands.options import day_option, json_option, number_option, text_option, why_option
from tui.commands.printed import plain
from tui.commands.protest_things import in_its_season
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.cases.happenings import Told
    from league.facts.game_files import GameDispute
    from league.services.session.desk import Desk
    from league.views.disputes import DisputeView, VerdictView

KINDS = (
    "threefold", "fifty", "flag", "last_minutes", "resign", "agree", "illegal", "late", "colours",
    "setup", "sealed", "phone", "refusal", "result", "position",
)  # fmt: skip


def of_disputes() -> list[click.Command]:
    """Return the commands for disputes."""
    return [_judge(), _dispute(), _finding()]


def _happened() -> list[click.Parameter]:
    return [
        Argument(["kind"], type=click.Choice(KINDS)),
        Argument(["details"], nargs=-1, metavar="[KEY=VALUE]..."),
    ]


def _circumstances() -> list[click.Parameter]:
    return [
        text_option("--moves", "TEXT|FILE", _("The score that counts, or a file that holds it.")),
        *start_options(),
        Option(
            ["--clock"],
            multiple=True,
            metavar="COLOR=SECONDS",
            help=_("Seconds left, such as white=45; otherwise enough for everything."),
        ),
        Option(
            ["--time"],
            type=(whole_number(1), whole_number()),
            default=None,
            metavar="MINUTES SECONDS",
            help=_("Minutes for the game and seconds a move; otherwise standard chess."),
        ),
    ]


def _judge() -> click.Command:
    return command(
        "judge",
        judge_game,
        [
            *_happened(),
            *_circumstances(),
            day_option("--on", "day", _("Day of the game: the Laws then in force count.")),
            text_option("--rulebook", "ID", _("The federation whose paragraphs come first.")),
            text_option("--division", "ID", _("Its competition or division.")),
            json_option(),
        ],
        _(
            "Say what follows from what happened in a game, with the article.\n\n"
            "Nothing is stored. What is told of each kind stands in docs/cases.md: by=white,"
            " move=Sg8, touched=true …"
        ),
        'spielleiter game judge flag by=white --start "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"'
        " --on 2002-03-01",
        'spielleiter game judge threefold by=black move=Sg8 --on 2024-03-01 --moves "1. Sf3 Sf6'
        ' 2. Sg1 Sg8 3. Sf3 Sf6 4. Sg1"',
        needs="nothing",
    )


def _dispute() -> click.Command:
    return command(
        "dispute",
        dispute,
        [
            Argument(["number"], type=whole_number(1), metavar="PROTEST"),
            *_happened(),
            number_option("--board", _("Board of the protest’s match."), default=None),
            *_circumstances(),
            day_option("--date", "day", _("Day of the game; otherwise that of the protest.")),
            why_option(),
        ],
        _(
            "Put on record what is disputed of a game with a protest on file, and say what the"
            " Laws of that day make of it."
        ),
        "spielleiter game dispute 1 flag by=white --board 3 --clock black=40",
    )


def _finding() -> click.Command:
    return command(
        "finding",
        finding,
        [Argument(["number"], type=whole_number(1), metavar="PROTEST"), json_option()],
        _("Print what the Laws say of a disputed game, and what each other edition would say."),
        "spielleiter game finding 1",
    )


def judge_game(_call: Call, day: date | None, as_json: bool, **given: Any) -> None:
    """Print what follows in a dispute. Raises LeagueError."""
    from league.services.games.judging import Question, judge_question

    told = _told(given["kind"], given["details"])
    if told.happening is None:
        raise InputError(_("There is nothing to judge."))
    asked = Question(
        happening=told.happening,
        announced=told.written or "",
        moves=read_text(given["moves"]),
        start=given["start"],
        language=given["language"] or "",
        clock=_clock(given["clock"]),
        time=_time(given["time"]),
        day=day,
        rulebook=given["rulebook"],
        division=given["division"],
    )
    views = judge_question(asked)
    if as_json:
        print_json([plain(one) for one in views])
        return
    for one in views:
        _print_verdict(one)


def dispute(call: Call, number: int, board: int | None, day: date | None, **given: Any) -> None:
    """Store a dispute and print what follows. Raises LeagueError."""
    from league.services.games.disputes import dispute_step

    def step(desk: "Desk") -> Any:
        return dispute_step(_asked(desk, number, board, day, given))

    file(in_its_season(call, number), step, given["why"])


def _asked(
    desk: "Desk", number: int, board: int | None, day: date | None, given: Mapping[str, Any]
) -> "GameDispute":
    from league.facts.disputes import Dispute
    from league.facts.game_files import GameDispute
    from league.services.games.disputes import day_of_protest, own_game

    told = _told(given["kind"], given["details"])
    if told.happening is None:
        raise InputError(_("There is nothing to judge."))
    moves, start, language = read_text(given["moves"]), given["start"], given["language"]
    if board is not None and (moves or start):
        raise InputError(_("Name the board whose game is on file, or give a game: not both."))
    return GameDispute(
        protest=number,
        day=day or day_of_protest(desk.season.name, number),
        dispute=Dispute(happening=told.happening, clock=_clock(given["clock"])),
        board=board,
        game=own_game(desk.season.name, number, board, moves, start, language or ""),
        announced=told.written or "",
        time=_time(given["time"]),
    )


def finding(call: Call, number: int, as_json: bool) -> None:
    """Print a disputed game as it is judged. Raises LeagueError."""
    from league.services.games.disputes import dispute_view

    view = dispute_view(in_its_season(call, number).desk(), number)
    if as_json:
        print_json(plain(view))
        return
    _print_dispute(view)
    fail_if(view.score.fault)


def _print_dispute(view: "DisputeView") -> None:
    from league.services.games.scores import lines_of

    print_data(paint(", ".join((view.question, *view.details)), bold=True))
    for line in lines_of(view.score, 78):
        print_data(line)
    if view.announced:
        print_data(_("Announced move: {move}").format(move=view.announced))
    print_data(view.edition)
    _print_verdict(view.finding)
    for one in view.mating:
        print_data(" ".join((one.sentence, *one.line)))
    print_data(paint(_("By the other editions"), bold=True))
    for other in view.others:
        print_data(f"{other.book}: {other.result}  {other.citation}".rstrip())
    if view.sets:
        offered = _("If it is granted by this finding, {what}: {command}")
        command = f"spielleiter protest decide {view.protest} --granted --by-finding --reason …"
        print_data(offered.format(what=view.sets, command=command))


def _print_verdict(view: "VerdictView") -> None:
    print_data(paint("  ".join(filter(None, (view.result, view.claim, view.citation))), bold=True))
    print_data(view.sentence)
    for words in (*view.clocks, *view.choices):
        print_data(f"  {words}")


def _told(kind: str, details: Iterable[str]) -> "Told":
    """Return what happened. Raises InputError for a key or value that does not belong to it."""
    from league.cases.happenings import told
    from league.cases.reading import Fields, Place

    given = {name: _value(typed) for name, typed in pairs_of(details).items()}
    if "kind" in given:
        raise InputError(_("What happened is named once: {kind}."), kind=kind)
    fields = Fields({"kind": kind, **given}, Place(Path(kind)))
    found = told(fields)
    fields.close()
    return found


def _value(typed: str) -> object:
    """Return what was typed: a whole number, true or false, else the text itself."""
    if is_number(typed.removeprefix("-")):
        return int(typed)
    return {"true": True, "false": False}.get(typed.lower(), typed)


def _clock(given: Iterable[str]) -> Mapping[Any, int]:
    from league.facts.games import Color

    found = {}
    for color, seconds in pairs_of(given).items():
        if color not in {*Color} or not is_number(seconds):
            sentence = _("“{value}” is no clock; expected is one such as white=45.")
            raise InputError(sentence, value=f"{color}={seconds}")
        found[Color(color)] = int(seconds)
    return found


def _time(given: tuple[int, int] | None) -> Any:
    from league.facts.disputes import TimeControl

    return TimeControl(*given) if given else None
