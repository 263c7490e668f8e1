"""§ 3.2 and § 10.VI: how events are ranked, and how youth teams are paired."""

from collections.abc import Sequence

from fixtures.draw import draw_numbers
from fixtures.round_robin import berger
from league.errors import InputError
from league.outcomes.tournaments.table import CRITERIA
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p10_events import team_system

SWISS = "swiss"
BY_SWISS = ("graz", "kreis-open", "rapid")
"""Events that the book has played by the Swiss system (§ 11.2, 12.c, 18.3)."""


def individual_criteria(kind: str, values: Values, *, round_robin: bool) -> list[str]:
    """§ 3.2: what decides behind the points, in order.

    ``round_robin`` says that everybody has met everybody, where the book names no system.
    """
    swiss = kind in BY_SWISS or not round_robin
    order = "order_swiss" if swiss else "order_round_robin"
    return values.criteria("3.2", order, CRITERIA)


def unplayed_words(values: Values) -> str:
    """§ 3.2: what is said below a table about unplayed games."""
    return str(values.say("3.2", "unplayed"))


def team_boards(kind: str, values: Values) -> int | None:
    """§ 10.VI.2: boards of a youth team event; None = no event for teams."""
    return values.number("10.VI.2", "boards") if kind.startswith("team-") else None


def team_criteria(values: Values) -> list[str]:
    """§ 3.1: what ranks the teams of an event."""
    return ["match_points", *values.criteria("3.1", "order")]


def team_pairings(teams: Sequence[str], seed: int, values: Values) -> list[list[tuple[str, str]]]:
    """§ 10.VI.4: the round robin by Berger, numbers drawn by lot: rounds of (home, away).

    Raises InputError for fewer than two teams and for so many that the Swiss system is played,
    which is paired round by round as a tournament.
    """
    if len(teams) < 2:
        raise InputError(str(values.say("10.VI.4", "few")))
    if team_system(len(teams), values) == SWISS:
        raise InputError(str(values.say("10.VI.4", "swiss", number=len(teams))))
    drawn = {number: team for team, number in draw_numbers(teams, seed).items()}
    return [[(drawn[home], drawn[away]) for home, away in pairs] for pairs in berger(len(teams))]
