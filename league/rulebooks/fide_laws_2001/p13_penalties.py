"""Article 13: the penalties among which the arbiter may choose."""

from league.findings import Sentence
from league.rulebook import Values

LIST = "13.4"


def penalties(values: Values) -> tuple[Sentence, ...]:
    """Art. 13.4, 13.4.a, 13.4.b, 13.4.c, 13.4.d, 13.4.e, 13.4.f, 13.4.g: the printed list."""
    letters = [id for id in values.paragraphs if id.startswith(f"{LIST}.")]
    return tuple(values.say(id, "choice") for id in letters)
