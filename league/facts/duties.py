"""What others report by a day, such as a club an event or a Kreis its decisions."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Duty:
    """One report that is due, and when it came."""

    number: int
    paragraph: str
    """The paragraph that asks for it."""
    about: str
    """What is reported, such as the event's name; of a player his pass number."""
    day: date
    """The day its time limit follows from, such as the event's first."""
    reported: date | None = None
    """None = not reported yet."""
