"""What becomes of the games of a participant who left a tournament."""

from dataclasses import dataclass

from league.findings import Sentence


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """What follows when somebody leaves."""

    counts: bool
    """Whether his games count in the final table; else they stay visible and count for nobody."""
    paragraph: str
    sentence: Sentence
    """Why, with the arithmetic: ``3 of 7 = 42.9 % < 50 %``."""
    left: str = ""
    """Sign of his games that are not played; empty = he is not paired any more."""
    opponent: str = ""
    """Sign of his opponent's game then; where both have left, both have ``left``."""
