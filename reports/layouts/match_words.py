"""What the papers of a match have in common."""

from league.language import _
from league.views.columns import Result
from league.views.matches import BoardView, SeatView
from league.views.papers_matches import Occasion
from reports import words
from reports.document import Cell, Facts


def over(occasion: Occasion) -> str:
    """Return the line above the title."""
    return words.line_of(occasion.federation, occasion.season)


def under(occasion: Occasion) -> str:
    """Return where the match belongs."""
    return _("{division}, round {round}").format(
        division=occasion.division_name, round=occasion.round
    )


def foot(occasion: Occasion) -> str:
    """Return the left side of the foot."""
    return words.line_of(occasion.federation, occasion.season, under(occasion))


def place_and_time(occasion: Occasion) -> Facts:
    """Return date, start and venue; what is not known has a dash."""
    return Facts(
        (
            (_("Date"), occasion.day),
            (_("Start"), occasion.start or words.OPEN),
            (_("Venue"), occasion.venue or words.OPEN),
        )
    )


def player(seat: SeatView, more: str = "") -> Cell:
    """Return a player with his pass number and marks below."""
    return Cell(named(seat), below=words.line_of(marked(seat), more))


def marked(seat: SeatView) -> str:
    """Return a player's pass number, the marks of the report before it."""
    return f"{words.marks(seat.marks)} {seat.ident}".strip()


def named(seat: SeatView) -> str:
    """Return a player's name, with his title before it."""
    return f"{seat.title} {seat.name}" if seat.title else seat.name


def rating(seat: SeatView | None) -> str | int | None:
    """Return a player's rating, a dash when he has none."""
    if seat is None:
        return None
    return words.OPEN if seat.rating is None else seat.rating


def colour(*, white: bool) -> str:
    """Return the sign of a colour."""
    return "□" if white else "■"


def counted(board: BoardView) -> Result | None:
    """Return what counts on a board: ``K`` for a side that nobody occupied, dashes while open."""
    if not words.known(board):
        return None
    if board.open:
        return words.OPEN, words.OPEN
    home, away = (
        words.EMPTY if seat is None else half
        for seat, half in zip((board.home, board.away), board.counted, strict=True)
    )
    return home, away
