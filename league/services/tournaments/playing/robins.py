"""All rounds of a round robin, by the Berger tables and the numbers that were given."""

from collections.abc import Sequence

from fixtures.round_robin import MOST, berger
from league.errors import InputError
from league.facts.tournaments import Pair, RoundPairing, System, Tournament
from league.language import _

EDITION = "FIDE C.05"
"""Where the tables stand."""


def berger_rounds(one: Tournament, order: Sequence[str]) -> tuple[RoundPairing, ...]:
    """Return all rounds of a round robin; with an odd number somebody is free in each.

    Raises InputError for fewer than two participants and more than the tables have.
    """
    if not 2 <= len(order) <= MOST:
        sentence = _("A round robin has 2 to {most} participants; {id} has {number}.")
        raise InputError(sentence, most=MOST, id=one.id, number=len(order))
    rounds = berger(len(order), double=one.system is System.DOUBLE_ROUND_ROBIN)
    return tuple(
        RoundPairing(
            tournament=one.id,
            round=number,
            pairs=tuple(Pair(order[white - 1], order[black - 1]) for white, black in pairs),
            edition=EDITION,
        )
        for number, pairs in enumerate(rounds, 1)
    )
