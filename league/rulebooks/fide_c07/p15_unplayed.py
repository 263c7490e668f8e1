"""Articles 15 and 16: unplayed rounds, by the edition in force."""

from league.facts.tournaments import Unplayed
from league.rulebook import Values


def unplayed(values: Values) -> Unplayed:
    """Art. Ausgaben, 15.2, 16.3–16.5: the edition by which unplayed rounds count."""
    return Unplayed(values.word("Ausgaben", "edition"))
