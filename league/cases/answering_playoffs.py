"""A play-off as cases answer it: its plan, its stages, and what is played next."""

from collections.abc import Sequence
from fractions import Fraction

from league.cases.questions_matches import Answer
from league.outcomes.tournaments.playoff_bouts import Bout, NextGame
from league.outcomes.tournaments.playoffs import Clock, Contest, Form

_COLORS = {"b": "black", "": None}


def plan_map(contest: Contest, players: int) -> Answer:
    """Return how so many players find a winner; what does not concern its form is left out."""
    found: Answer = {"form": str(contest.form), "rule": contest.paragraph}
    if contest.clock:
        found |= {"clock": clock_map(contest.clock), "fewest_moves": contest.fewest_moves}
        found |= {"lead": Fraction(contest.lead, 2)} if contest.lead else {"games": contest.games}
        found["level"] = {many: plan_map(later, many) for many, later in contest.level.items()}
    if contest.form is Form.ROUND_ROBIN:
        found["numbers"] = list(contest.numbers or range(1, players + 1))
    if contest.within and contest.final:
        found["parts"] = [list(part) for part in contest.parts]
        found["within"] = plan_map(contest.within, len(contest.parts[0]))
        found["final"] = plan_map(contest.final, len(contest.parts))
    return found


def clock_map(clock: Clock) -> Answer:
    """Return minutes of both sides, seconds a move, and whom a draw makes the winner."""
    return {
        "white": clock.white,
        "black": clock.black,
        "increment": clock.increment,
        "draw_wins": _COLORS[clock.draw_wins],
    }


def next_map(game: NextGame, order: Sequence[str]) -> Answer:
    """Return a game that can be played now; its players also in the order of their seats."""
    return {
        "stage": game.stage,
        "round": game.round,
        "players": sorted((game.white, game.black), key=order.index),
        "white": game.white,
        "black": game.black,
        "clock": clock_map(game.clock),
        "lot": game.by_lot,
        "rule": game.paragraph,
    }


def stage_map(bout: Bout) -> Answer:
    """Return one match or round robin as it stands."""
    return {
        "stage": bout.stage,
        "form": str(bout.contest.form),
        "rule": bout.contest.paragraph,
        "players": [row.key for row in bout.rows],
        "numbers": [row.number for row in bout.rows],
        "points": [Fraction(row.points, 2) for row in bout.rows],
        "shortest": [row.shortest for row in bout.rows],
        "first": list(bout.first),
        "over": not bout.next,
    }
