"""§ 6.1, 10.2-10.6: points and the order of tables."""

from collections.abc import Sequence

from league.facts.seasons import Division
from league.findings import Sentence
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SINGLES, SWISS, competition, system


def match_points(values: Values) -> tuple[int, int]:
    """§ 10.2: match points of a win and of a draw."""
    return values.number("10.2", "win"), values.number("10.2", "draw")


def criteria(division: Division, values: Values) -> Sequence[str]:
    """§ 6.1, 10.5, 10.6: points, then the criteria of the system; play-offs are for the officials.

    In individual events the match points of a single board are twice the points of the game.
    """
    swiss = system(division) == SWISS
    if competition(division) == SINGLES:
        order = values.words("6.1", "swiss_order" if swiss else "round_robin_order")
    else:
        order = values.words("10.5" if swiss else "10.6", "order")
    return ["match_points", *order]


def unplayed(values: Values) -> Sentence | None:
    """§ 22.1: how unplayed games count in tie-breaks (SJRP-I9); None = as entered."""
    chosen = values.word("22.1", "unplayed") == "anhang-1"
    return values.say("22.1", "unplayed") if chosen else None
