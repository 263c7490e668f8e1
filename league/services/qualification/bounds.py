"""What a qualification tournament cannot be prepared with, and results it cannot have."""

from collections.abc import Sequence

from fixtures import three_teams
from league.errors import InputError
from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, Score
from league.facts.qualifications import THREE_TEAMS, Qualifier
from league.language import _
from league.views.qualification import Pairing


def refuse_system(system: str, boards: int) -> None:
    """Refuse a system for three teams that is none, or too many boards. Raises InputError."""
    if not system:
        sentence = _("Three teams need their system; there are: {known}.")
        raise InputError(sentence, known=", ".join(three_teams.SYSTEMS))
    if system not in three_teams.SYSTEMS:
        sentence = _("“{system}” is no system for three teams; there are: {known}.")
        raise InputError(sentence, system=system, known=", ".join(three_teams.SYSTEMS))
    if boards % 2 or not three_teams.FEWEST <= boards <= three_teams.MOST:
        sentence = _(
            "Three teams need an even number of boards from {fewest} to {most}, not {boards}."
        )
        raise InputError(sentence, fewest=three_teams.FEWEST, most=three_teams.MOST, boards=boards)


def refuse_stranger(fact: Qualifier, team: str) -> None:
    """Refuse a team that does not play in a tournament. Raises InputError."""
    if team not in fact.draw:
        sentence = _("{team} does not play in {name}; its teams are: {known}.")
        raise InputError(sentence, team=team, name=fact.name, known=", ".join(fact.draw))


def refuse_result(
    fact: Qualifier,
    number: int,
    pairings: Sequence[Pairing],
    pairing: Pairing,
    scores: Sequence[Score | None],
) -> None:
    """Refuse a result of a pairing that is not in the round, and scores that are none.

    ``number`` is the round's. Raises InputError.
    """
    name = " – ".join(pairing)
    if pairing not in pairings:
        known = ", ".join(f"{first} – {second}" for first, second in pairings)
        sentence = _("{pairing} is not played in round {round}; it has: {known}.")
        raise InputError(sentence, pairing=name, round=number, known=known)
    expected = 1 if fact.mode == THREE_TEAMS else fact.boards
    if len(scores) != expected:
        sentence = _("{pairing} has {expected} boards, not {number}.")
        raise InputError(sentence, pairing=name, expected=expected, number=len(scores))
    for score in scores:
        if score is not None and score not in (WIN, DRAW, LOSS, BOTH_LOST):
            sentence = _("{pairing}: {score} half points are no result of a game.")
            raise InputError(sentence, pairing=name, score=f"{score[0]}:{score[1]}")
