"""How the amount of a fee comes about (§ 4.4.a.2, 7.1.a, 7.2), in numbers."""

from league.facts.seasons import Division
from league.findings import Sentence
from league.forms import Amount
from league.rulebook import Values

_MONEY = ("amount", "each", "whole")
"""Facts that are cents."""


def sum_of(
    rule: str, division: Division, values: Values, name: str = "fee", /, **facts: int
) -> Sentence:
    """§ 4.4.a.2, 7.1.a, 7.2: the sum behind a fee; amounts are read as money."""
    told = {one: Amount(fact) if one in _MONEY else fact for one, fact in facts.items()}
    return values.say(rule, name, division=division.name, **told)
