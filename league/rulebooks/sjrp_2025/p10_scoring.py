"""§ 6.1, 10.2-10.6: points and the order of tables."""

from collections.abc import Sequence

from league.facts.seasons import Division
from league.findings import Sentence
from league.outcomes.tiebreaks import CRITERIA
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SINGLES, SWISS, competition, system


def match_points(values: Values) -> tuple[int, int]:
    """§ 10.2: match points of a win and of a draw."""
    return values.number("10.2", "win"), values.number("10.2", "draw")


def tie(division: Division, values: Values) -> Sequence[str]:
    """§ 6.1, 10.5, 10.6: what decides between those who are level by every criterion."""
    return values.words(_ranks(division), "level")


def _ranks(division: Division) -> str:
    if competition(division) == SINGLES:
        return "6.1"
    return "10.5" if system(division) == SWISS else "10.6"


def criteria(division: Division, values: Values) -> Sequence[str]:
    """§ 6.1, 10.5, 10.6: points, then the criteria of the system; play-offs are for the officials.

    In individual events the match points of a single board are twice the points of the game.
    """
    swiss = system(division) == SWISS
    if competition(division) == SINGLES:
        order = values.words("6.1", "swiss_order" if swiss else "round_robin_order", CRITERIA)
    else:
        order = values.words(_ranks(division), "order", CRITERIA)
    return ["match_points", *order]


def unplayed(values: Values) -> Sentence | None:
    """§ 22.1: how unplayed games count in tie-breaks (SJRP-I9); None = as entered."""
    chosen = values.word("22.1", "unplayed") == "anhang-1"
    return values.say("22.1", "unplayed") if chosen else None
