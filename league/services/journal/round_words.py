"""Steps about a round of a division or tournament: where, and whom they concern."""

from league.language import _
from league.record_kinds import DIRECTOR_PENALTY, DIRECTOR_PROTEST, OBJECTION, ROUND_STATE
from league.services.words.names import Names

OF_ROUNDS = (ROUND_STATE.step, OBJECTION.step, DIRECTOR_PROTEST.step, DIRECTOR_PENALTY.step)
"""Steps whose key begins with a division or tournament and the number of a round."""


def round_place(key: str, names: Names) -> str:
    """Return the round, and who objected, protested or is punished."""
    division, number, *who = key.split("/", 2)
    sentence = _("{division}, round {number}")
    where = sentence.format(division=names.of("divisions", division), number=number)
    return " · ".join((where, *(one.partition("/")[0] for one in who)))
