"""A match: its boards, what was found, and what it costs."""

from collections.abc import Iterator

from league.forms import clock, day
from league.language import _
from league.views import BoardView, MatchView, SeatView
from reports import words
from reports.document import Block, Cell, Column, Document, Facts, Kind, Score, Table, Value, Words


def layout(view: MatchView) -> Document:
    """Return the report of a match."""
    place = words.place(view)
    return Document(
        title=_("Match report"),
        over=words.line_of(view.federation, view.season),
        under=place,
        foot=words.line_of(view.federation, view.season, place),
        blocks=(*_blocks(view),),
    )


def _blocks(view: MatchView) -> Iterator[Block]:
    yield Score(view.home_name, view.away_name, _points(view.game_points, view))
    yield Facts(
        (
            (_("Date"), day(view.day)),
            (_("Start"), clock(view.start) if view.start else ""),
            (_("Venue"), view.venue or ""),
            (_("Match points"), "{} : {}".format(*view.match_points) if view.settled else ""),
        )
    )
    for line in view.remarks:
        yield Words(line)
    yield _boards(view)
    if view.findings:
        yield _findings(view)
    if view.fees:
        yield _fees(view)


def _points(half_points: tuple[int, int], view: MatchView) -> str:
    return " : ".join(f"{half / 2:g}" for half in half_points) if view.scored else "– : –"


def _boards(view: MatchView) -> Table:
    columns = [Column(_("Board"), Kind.NUMBER)]
    for team in (view.home_name, view.away_name):
        columns += [Column(_("Pass number"), Kind.CENTRED), Column(team)]
        columns += [Column(view.rating_name, Kind.NUMBER)]
    columns += [Column(_("Home points"), Kind.SCORE), Column(_("Away points"), Kind.SCORE)]
    return Table((*columns,), tuple(_board(one) for one in view.boards), _("Boards"))


def _board(board: BoardView) -> tuple[Value | Cell, ...]:
    seats = (value for seat in (board.home, board.away) for value in _seat(seat))
    halves = (None, None) if board.open else board.counted
    shaded = words.differs(board)
    return (board.number, *seats, *(Cell(half, shaded=shaded) for half in halves))


def _seat(seat: SeatView | None) -> tuple[Value, ...]:
    if seat is None:
        return None, None, None
    return words.marks(seat) + seat.ident, seat.name, seat.rating


def _findings(view: MatchView) -> Table:
    columns = (Column(_("Paragraph")), Column(_("Finding")), Column(_("State")))
    rows = (
        (words.citation(one), one.explanation.facts, words.finding_state(one.state))
        for one in view.findings
    )
    return Table(columns, tuple(rows), _("Findings"))


def _fees(view: MatchView) -> Table:
    columns = (
        Column(_("Paragraph")),
        Column(_("Team")),
        Column(_("Amount"), Kind.MONEY),
        Column(_("To")),
        Column(_("State")),
    )
    rows = (
        (
            one.citation,
            words.side_name(view, one.side),
            one.cents,
            words.receiver(view, one),
            words.fee_state(one),
        )
        for one in view.fees
    )
    return Table(columns, tuple(rows), _("Fees"))
