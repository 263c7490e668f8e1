"""What is played in an event: ``event game``, ``team``, ``pair``, ``match``, ``table``."""

from collections.abc import Iterator
from typing import Any

import click

from league.language import _
from league.typed.results import read_game
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_as_of, print_columns, print_data, print_message
from tui.commands.late_values import club_argument, player_argument
from tui.commands.usage import Argument

NOBODY = "-"


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``event``."""
    yield from _games()
    yield from _teams()
    yield _match()


def _games() -> Iterator[click.Command]:
    yield command(
        "game",
        game,
        [
            Argument(["id"]),
            options.round_argument(),
            Argument(["white"]),
            Argument(["black"], metavar="BLACK|-"),
            Argument(["result"]),
            options.flag("--forfeit", _("Decided without play.")),
        ],
        _(
            "Record a game of an individual event by the pass numbers; “-” for who had nobody"
            " to play."
        ),
        "spielleiter event game u18 1 100018 100019 1:0",
        "spielleiter event game u18 2 100018 - 1:0",
    )
    yield command(
        "table",
        table,
        [Argument(["id"])],
        _("Print the table of an event."),
        "spielleiter event table u18",
    )


def _teams() -> Iterator[click.Command]:
    yield command(
        "team",
        team,
        [
            Argument(["id"]),
            Argument(["name"]),
            club_argument(),
            player_argument("idents", nargs=-1, required=True),
            options.date_option(_("Day of the entry; otherwise today.")),
            options.despite_option(),
        ],
        _("Enter a team with its players, board 1 first."),
        'spielleiter event team ju16 "Turm 1" 601 100018 100019 100020 100021',
    )
    yield command(
        "no-team",
        no_team,
        [Argument(["id"]), Argument(["name"]), options.why_option()],
        _("Take a team's entry back."),
        'spielleiter event no-team ju16 "Turm 1"',
    )
    yield command(
        "pair",
        pair,
        [Argument(["id"]), options.seed_option(), options.why_option()],
        _("Pair the teams of an event, everybody against everybody, numbers by lot."),
        "spielleiter event pair ju16 --seed 7",
    )


def _match() -> click.Command:
    return command(
        "match",
        match,
        [
            Argument(["id"]),
            options.round_argument(),
            Argument(["home"]),
            Argument(["away"]),
            Argument(["results"], nargs=-1, required=True),
        ],
        _("Record a match of two teams, board by board."),
        'spielleiter event match ju16 1 "Turm 1" "Springer 1" 1:0 ½:½ 0:1 0:0',
    )


def game(
    call: Call, id: str, number: int, white: str, black: str, result: str, forfeit: bool
) -> None:
    """Record a game. Raises LeagueError."""
    from league.facts.event_games import EventGame
    from league.services.events.play import record_game

    other = None if black == NOBODY else black
    played = EventGame(number, white, other, read_game(result), played=not forfeit and bool(other))
    record_game(call.season, id, played, actor=call.actor)
    print_message(_("On file."))


def team(call: Call, id: str, name: str, club: str, idents: tuple[str, ...], **given: Any) -> None:
    """Enter a team. Raises LeagueError."""
    from league.facts.event_games import EnteredTeam
    from league.services.events.play import enter_team

    day = given["day"]
    entered = EnteredTeam(name, club, idents, day)
    enter_team(call.season, id, entered, actor=call.actor, despite=given["despite"])
    print_message(_("{team} is entered."), team=name)


def no_team(call: Call, id: str, name: str, why: str) -> None:
    """Take a team's entry back. Raises LeagueError."""
    from league.services.events.play import withdraw_team

    withdraw_team(call.season, id, name, actor=call.actor, why=why)
    print_message(_("The entry of {ident} is withdrawn."), ident=name)


def pair(call: Call, id: str, seed: int | None, why: str) -> None:
    """Pair the teams. Raises LeagueError."""
    from league.services.events.play import pair_teams

    file = pair_teams(call.season, id, actor=call.actor, seed=seed, why=why)
    print_columns([(str(one.round), one.home, "–", one.away) for one in file.matches], (0,))
    print_message(_("Drawn with seed {seed}."), seed=file.seed)


def match(call: Call, id: str, number: int, home: str, away: str, results: tuple[str, ...]) -> None:
    """Record a match. Raises LeagueError."""
    from league.facts.event_games import TeamMatch
    from league.services.events.play import record_team_match

    played = TeamMatch(number, home, away, tuple(read_game(one) for one in results))
    record_team_match(call.season, id, played, actor=call.actor)
    print_message(_("On file."))


def table(call: Call, id: str) -> None:
    """Print a table. Raises LeagueError."""
    from league.head_marks import of_step
    from league.services.events.tables import event_table
    from league.services.session.transactions import last_step

    found = event_table(call.season, id)
    if found is None:
        print_message(_("No game of {id} is on file yet."), id=id)
        return
    rows = [("", _("Name"), *found.heads)]
    rows += [(f"{one.rank}.", one.name, *one.figures) for one in found.lines]
    print_columns(rows, (0, *range(2, 2 + len(found.heads))))
    if found.note:
        print_data(found.note)
    print_as_of(of_step(last_step()))
