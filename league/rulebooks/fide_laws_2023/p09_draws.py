"""Art. 9.6 Draws that come by themselves: the fifth occurrence, and 75 moves."""

from collections import Counter

from league.facts.games import PLIES_A_MOVE, Ending, GameFacts
from league.rulebook import Values


def fivefold(facts: GameFacts, values: Values) -> int | None:
    """Art. 9.6.1: plies after which a position stood for the fifth time; None = none did."""
    least, stood = values.number("9.6.1", "times"), Counter[str]()
    for at, position in enumerate(facts.positions):
        stood[position.key] += 1
        if stood[position.key] >= least:
            return at
    return None


def seventy_five(facts: GameFacts, values: Values) -> int | None:
    """Art. 9.6.2: plies after which 75 moves of each were quiet; mate goes first; None = not so."""
    least = PLIES_A_MOVE * values.number("9.6.2", "moves")
    found = (
        at
        for at, position in enumerate(facts.positions)
        if position.quiet >= least and position.ending is not Ending.CHECKMATE
    )
    return next(found, None)
