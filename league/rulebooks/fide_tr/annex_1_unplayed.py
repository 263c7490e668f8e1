"""Anhang 1: unplayed games in tie-breaks."""

from league.facts.tournaments import Unplayed
from league.rulebook import Values


def unplayed(values: Values) -> Unplayed:
    """§ A1, A2.3, A2.5.4: as drawn against oneself; not for progressive score and Koya."""
    return Unplayed(values.word("A1", "unplayed"))
