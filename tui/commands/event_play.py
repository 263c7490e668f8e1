"""What is played in an event: ``event game``, ``team``, ``pair``, ``match``, ``table``."""

from typing import Any

import click

from league.errors import InputError
from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, Score
from league.language import _
from tui.commands.common import columns, command, say, season_option, tell
from tui.commands.office import date_option, or_today
from tui.commands.papers import despite_option, opened, why_option
from tui.commands.typed import seed_option
from tui.commands.usage import Argument, Option, whole_number
from tui.kit.scores_typed import score_typed

NOBODY = "-"


def commands() -> list[click.Command]:
    """Return the commands of this area; they belong to ``event``."""
    return [_game(), _team(), _no_team(), _pair(), _match(), _table()]


def _game() -> click.Command:
    return command(
        "game",
        game,
        [
            Argument(["id"]),
            Argument(["number"], metavar="ROUND", type=whole_number()),
            Argument(["white"]),
            Argument(["black"], metavar="BLACK|-"),
            Argument(["result"]),
            Option(["--forfeit"], is_flag=True, help=_("Decided without play.")),
            season_option(),
        ],
        _(
            "Record a game of an individual event by the pass numbers; “-” for who had nobody to"
            " play.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event game u18 1 100018 100019 1:0\n"
            "  spielleiter event game u18 2 100018 - 1:0"
        ),
    )


def _team() -> click.Command:
    return command(
        "team",
        team,
        [
            Argument(["id"]),
            Argument(["name"]),
            Argument(["club"]),
            Argument(["idents"], nargs=-1, required=True),
            date_option(_("Day of the entry; otherwise today.")),
            despite_option(),
            season_option(),
        ],
        _(
            "Enter a team with its players, board 1 first.\n\n"
            "\b\nExamples:\n"
            '  spielleiter event team ju16 "Turm 1" 601 100018 100019 100020 100021'
        ),
    )


def _no_team() -> click.Command:
    return command(
        "no-team",
        no_team,
        [Argument(["id"]), Argument(["name"]), why_option(), season_option()],
        _('Take a team\'s entry back.\n\n\b\nExamples:\n  spielleiter event no-team ju16 "Turm 1"'),
    )


def _pair() -> click.Command:
    return command(
        "pair",
        pair,
        [Argument(["id"]), seed_option(), why_option(), season_option()],
        _(
            "Pair the teams of an event, everybody against everybody, numbers by lot.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event pair ju16 --seed 7"
        ),
    )


def _match() -> click.Command:
    return command(
        "match",
        match,
        [
            Argument(["id"]),
            Argument(["number"], metavar="ROUND", type=whole_number()),
            Argument(["home"]),
            Argument(["away"]),
            Argument(["results"], nargs=-1, required=True),
            season_option(),
        ],
        _(
            "Record a match of two teams, board by board.\n\n"
            "\b\nExamples:\n"
            '  spielleiter event match ju16 1 "Turm 1" "Springer 1" 1:0 ½:½ 0:1 0:0'
        ),
    )


def _table() -> click.Command:
    return command(
        "table",
        table,
        [Argument(["id"]), season_option()],
        _("Print the table of an event.\n\n\b\nExamples:\n  spielleiter event table u18"),
    )


def game(
    id: str, number: int, white: str, black: str, result: str, forfeit: bool, season: str | None
) -> None:
    """Record a game. Raises LeagueError."""
    from league.facts.event_games import EventGame
    from league.services.events.play import record_game

    other = None if black == NOBODY else black
    played = EventGame(number, white, other, _score(result), played=not forfeit and bool(other))
    record_game(season, id, played, actor=opened())
    say(_("On file."))


def _score(text: str) -> Score:
    score = score_typed(text)
    if score not in (WIN, DRAW, LOSS, BOTH_LOST):
        sentence = _("“{text}” is no result; there are {known}.")
        raise InputError(sentence.format(text=text, known="1:0, ½:½, 0:1, 0:0"))
    return score


def team(id: str, name: str, club: str, idents: tuple[str, ...], **given: Any) -> None:
    """Enter a team. Raises LeagueError."""
    from league.facts.event_games import EnteredTeam
    from league.services.events.play import enter_team

    actor, day = opened(), or_today(given["day"])
    entered = EnteredTeam(name, club, idents, day)
    enter_team(given["season"], id, entered, actor=actor, despite=given["despite"])
    say(_("{team} is entered.").format(team=name))


def no_team(id: str, name: str, why: str, season: str | None) -> None:
    """Take a team's entry back. Raises LeagueError."""
    from league.services.events.play import withdraw_team

    withdraw_team(season, id, name, actor=opened(), why=why)
    say(_("The entry of {ident} is withdrawn.").format(ident=name))


def pair(id: str, seed: int | None, why: str, season: str | None) -> None:
    """Pair the teams. Raises LeagueError."""
    from league.services.events.play import pair_teams

    file = pair_teams(season, id, actor=opened(), seed=seed, why=why)
    for line in columns([(str(one.round), one.home, "–", one.away) for one in file.matches], (0,)):
        tell(line)
    say(_("Drawn with seed {seed}.").format(seed=file.seed))


def match(
    id: str, number: int, home: str, away: str, results: tuple[str, ...], season: str | None
) -> None:
    """Record a match. Raises LeagueError."""
    from league.facts.event_games import TeamMatch
    from league.services.events.play import record_team_match

    played = TeamMatch(number, home, away, tuple(_score(one) for one in results))
    record_team_match(season, id, played, actor=opened())
    say(_("On file."))


def table(id: str, season: str | None) -> None:
    """Print a table. Raises LeagueError."""
    from league.services.events.tables import event_table

    opened()
    found = event_table(season, id)
    if found is None:
        say(_("No game of {id} is on file yet.").format(id=id))
        return
    rows = [("", _("Name"), *found.heads)]
    rows += [(f"{one.rank}.", one.name, *one.figures) for one in found.lines]
    for line in columns(rows, (0, *range(2, 2 + len(found.heads)))):
        tell(line)
    if found.note:
        tell(found.note)
