"""Article 13: the penalties among which the arbiter may choose."""

from league.findings import Sentence
from league.rulebook import Values

LIST = "13.4"


def penalties(values: Values) -> tuple[Sentence, ...]:
    """Art. 13.4: the list of penalties, in the order of the print."""
    letters = [id for id in values.paragraphs if id.startswith(f"{LIST}.")]
    return tuple(values.say(id, "choice") for id in letters)
