"""Play-offs of tournaments: ``tournament playoff begin``, ``game``, ``show`` and more."""

from collections.abc import Iterator

import click

from league import formatting
from league.language import _
from league.typed.money import read_cents
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_data, print_message
from tui.commands.usage import Argument


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield group(
        "playoff",
        _("Play-offs: who plays whom with which clock, and who has won."),
        [_begin(), *_games(), *_ends(), _prizes()],
        "spielleiter tournament playoff begin open",
        "spielleiter tournament playoff game open 3 7 1",
        "spielleiter tournament playoff show open",
    )


def _place() -> click.Option:
    return options.number_option("--place", _("The place it decides; otherwise 1."), default=1)


def _begin() -> click.Command:
    return command(
        "begin",
        begin,
        [
            Argument(["id"]),
            Argument(["players"], nargs=-1, metavar="[IDENTS]..."),
            _place(),
            options.flag("--lot", _("Draw the order by lot instead of the tie-break.")),
            options.flag("--short", _("There is no time for matches of two games.")),
            options.seed_option(),
            options.why_option(),
        ],
        _(
            "Begin the play-off of those who are level at a place.\n\n"
            "Players may be named by number, key or name, in the order of the tie-break."
        ),
        "spielleiter tournament playoff begin open",
        "spielleiter tournament playoff begin open --place 2 --lot --seed 7",
    )


def _games() -> Iterator[click.Command]:
    yield command(
        "game",
        game,
        [
            Argument(["id"]),
            Argument(["white"]),
            Argument(["black"]),
            Argument(["result"]),
            options.number_option("--moves", _("How many it took.")),
            _place(),
            options.why_option(),
        ],
        _("Enter a game: 1, ½ or 0 for White, of teams such as 2½:1½."),
        "spielleiter tournament playoff game open 3 7 1 --moves 41",
    )
    yield command(
        "back",
        back,
        [Argument(["id"]), _place(), options.why_option()],
        _("Take the last game back."),
        "spielleiter tournament playoff back open",
    )


def _ends() -> Iterator[click.Command]:
    yield command(
        "decide",
        decide,
        [Argument(["id"]), Argument(["who"]), _place(), options.why_option()],
        _("Say who has won where several stayed level and the rules say no more."),
        'spielleiter tournament playoff decide open 3 --why "lot drawn by the chief arbiter"',
    )
    yield command(
        "drop",
        drop,
        [Argument(["id"]), _place(), options.why_option()],
        _("Withdraw a play-off; one with games for a reason only."),
        "spielleiter tournament playoff drop open",
    )
    yield command(
        "show",
        show,
        [Argument(["id"]), _place()],
        _("Show the plan, the games and what is next."),
        "spielleiter tournament playoff show open",
    )


def _prizes() -> click.Command:
    return command(
        "prizes",
        prizes,
        [
            Argument(["id"]),
            Argument(["amounts"], nargs=-1, required=True, metavar="EURO..."),
            _place(),
        ],
        _("Share the prizes of their places: the winner has the first, the others share."),
        "spielleiter tournament playoff prizes open 500 300 200",
    )


def begin(
    call: Call,
    id: str,
    players: tuple[str, ...],
    place: int,
    lot: bool,
    short: bool,
    seed: int | None,
    why: str,
) -> None:
    """Begin a play-off. Raises LeagueError."""
    from league.services.tournaments.entering.numbering import named
    from league.services.tournaments.opening import opened
    from league.services.tournaments.playoffs.games import AskedPlayoff, begin_playoff

    file = opened(call.season, id).file
    keys = tuple(named(file, one) for one in players)
    asked = AskedPlayoff(place, keys, lot=lot, seed=seed, short=short)
    begin_playoff(call.season, id, asked, actor=call.actor, why=why)
    show(call, id, place)


def game(
    call: Call,
    id: str,
    white: str,
    black: str,
    result: str,
    moves: int | None,
    place: int,
    why: str,
) -> None:
    """Enter a game. Raises LeagueError."""
    from league.facts.playoffs import PlayoffGame
    from league.services.tournaments.entering.numbering import named
    from league.services.tournaments.opening import opened
    from league.services.tournaments.playoffs.games import enter_game
    from league.services.tournaments.playoffs.typing import typed_score

    file = opened(call.season, id).file
    score = typed_score(result, file.tournament.teams)
    played = PlayoffGame(1, named(file, white), named(file, black), score, moves)
    enter_game(call.season, id, place, played, actor=call.actor, why=why)
    _print_outcome(call, id, place)


def back(call: Call, id: str, place: int, why: str) -> None:
    """Take the last game back. Raises LeagueError."""
    from league.services.tournaments.playoffs.games import take_game_back

    take_game_back(call.season, id, place, actor=call.actor, why=why)
    _print_outcome(call, id, place)


def decide(call: Call, id: str, who: str, place: int, why: str) -> None:
    """Say who has won. Raises LeagueError."""
    from league.services.tournaments.entering.numbering import named
    from league.services.tournaments.opening import opened
    from league.services.tournaments.playoffs import games

    key = named(opened(call.season, id).file, who)
    games.decide(call.season, id, place, key, actor=call.actor, why=why)
    _print_outcome(call, id, place)


def drop(call: Call, id: str, place: int, why: str) -> None:
    """Withdraw a play-off. Raises LeagueError."""
    from league.services.tournaments.playoffs.games import drop_playoff

    drop_playoff(call.season, id, place, actor=call.actor, why=why)
    print_message(_("The play-off for place {place} is withdrawn."), place=place)


def show(call: Call, id: str, place: int) -> None:
    """Show a play-off. Raises LeagueError."""
    from league.services.tournaments.playoffs.papers import playoff_sheet

    sheet = playoff_sheet(call.season, id, place)
    print_data(sheet.order)
    print_columns([(str(seat), name) for seat, name in enumerate(sheet.seats, 1)], (0,))
    print_columns(
        [(str(one.number), one.words, one.clock, one.paragraph) for one in sheet.stages], (0,)
    )
    for rest in sheet.rests:
        print_data(rest)
    print_columns(
        [
            (
                str(one.stage),
                one.white,
                one.black,
                formatting.pair(one.result) if one.result else "",
            )
            for one in sheet.games
        ],
        (0,),
    )
    print_data(sheet.outcome)


def prizes(call: Call, id: str, amounts: tuple[str, ...], place: int) -> None:
    """Share the prizes. Raises LeagueError."""
    from league.services.tournaments.playoffs.games import prize_shares

    shares = prize_shares(call.season, id, place, [read_cents(amount) for amount in amounts])
    if shares is None:
        print_message(_("The play-off for place {place} has no winner yet."), place=place)
        return
    print_columns([(name, formatting.money(amount)) for name, amount in shares.items()], (1,))


def _print_outcome(call: Call, id: str, place: int) -> None:
    from league.services.tournaments.playoffs.papers import playoff_sheet

    print_data(playoff_sheet(call.season, id, place).outcome)
