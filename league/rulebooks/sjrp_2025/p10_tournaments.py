"""§ 6.1, 8.4, 10.4-10.6, 18.11, 22.1: how tournaments are ranked, and how many rounds they have."""

from league.facts.tournaments import System, Tournament, Unplayed
from league.outcomes.tournaments.table import CRITERIA, PLAYOFF
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SCHOOLS

_OF_PLAYERS = {"match_wins": "wins"}
"""What a player wins are games."""


def criteria(tournament: Tournament, _rated: bool, values: Values) -> list[str]:
    """§ 6.1, 10.5, 10.6, 18.11: what decides behind the points; at last a play-off."""
    swiss = tournament.system is System.SWISS
    if tournament.teams:
        order = values.criteria("10.5" if swiss else "10.6", "order", CRITERIA)
    else:
        named = values.criteria("6.1", "swiss_order" if swiss else "round_robin_order", CRITERIA)
        order = [_OF_PLAYERS.get(name, name) for name in named]
    return [*order, PLAYOFF]


def unplayed(values: Values) -> Unplayed:
    """§ 22.1: how unplayed games count in tie-breaks (SJRP-I9)."""
    return Unplayed(values.word("22.1", "unplayed"))


def rounds(kind: str, _participants: int, values: Values) -> int | None:
    """§ 8.4, 18.11: most rounds of U10 and U12 and of school teams; None = the director says it.

    ``kind`` is a division of the book.
    """
    if kind.startswith(f"{SCHOOLS}-"):
        return values.number("18.11", "rounds")
    return values.number("8.4", "rounds") if kind in values.words("8.4", "divisions") else None


def unplayed_words(values: Values) -> str:
    """§ 22.1: what is said below a table about unplayed games (SJRP-I9)."""
    return str(values.say("22.1", "unplayed"))
