"""Numbers and points in the fields of a line, with what is odd or wrong about them."""

from league.language import _
from league.trf.found import Found, Line, quoted
from league.trf.values import half_points, number


def known_number(found: Found, line: Line, text: str) -> int | None:
    """Return the number of a field; what is none is odd, and left out."""
    try:
        return number(text)
    except ValueError:
        sentence = _("{text} is no number; it was left out.")
        found.odd(line, sentence.format(text=quoted(text)))
        return None


def needed_points(found: Found, line: Line, text: str) -> int | None:
    """Return the half points of a field; what are none makes the file wrong."""
    try:
        return half_points(text)
    except ValueError:
        sentence = _("{text} are neither whole nor half points.")
        found.wrong(line, sentence.format(text=quoted(text.strip())))
        return None
