"""How a match looks, line by line: both lineups facing each other, the result between them."""

from dataclasses import dataclass
from enum import StrEnum

from rich.text import Text

from league.facts.matches import SIDES, MatchDraft, Side
from league.formatting import day, pair
from league.language import _
from league.views.matches import BoardView, MatchView, SeatView, Stored, progress_of
from tui.kit.cells import centred, mark_of, progress, result
from tui.kit.match_draft import is_gap, is_late
from tui.kit.themes import Ink

HEAD = 3
"""Lines above the first board."""


class Place(StrEnum):
    """The part of a board the cursor is on."""

    HOME = "home"
    RESULT = "result"
    AWAY = "away"


PLACES = (Place.HOME, Place.RESULT, Place.AWAY)


@dataclass(frozen=True, slots=True)
class Layout:
    """Widths, for a window of a given width."""

    name: int
    colour: int
    score: int

    @property
    def seat(self) -> int:
        """Width of a seat: place, name, marks, rating."""
        return self.name + 12

    @property
    def home(self) -> int:
        """First column of the home seat."""
        return 5

    @property
    def middle(self) -> int:
        """First column of the result with the colours around it."""
        return self.home + self.seat + 1

    @property
    def away(self) -> int:
        """First column of the away seat."""
        return self.middle + 2 * self.colour + self.score + 1

    def at(self, x: int) -> Place:
        """Return the part of the board a column belongs to."""
        if x < self.middle:
            return Place.HOME
        return Place.RESULT if x < self.away else Place.AWAY


def layout(width: int) -> Layout:
    """Share out the width of the window."""
    colour, score = (3, 15) if width >= 104 else (1, 9)
    return Layout(max((width - 33 - 2 * colour - score) // 2, 8), colour, score)


@dataclass(frozen=True, slots=True)
class Picture:
    """What is painted: the match as judged, as typed, and where the cursor is."""

    view: MatchView
    draft: MatchDraft
    stored: Stored
    board: int
    place: Place
    focused: bool
    hues: Ink
    room: Layout


def lines(picture: Picture) -> list[Text]:
    """Return the whole match, top to bottom."""
    boards = [_board(picture, board) for board in picture.view.boards]
    return [*_head(picture), *boards, _foot(picture)]


def _head(picture: Picture) -> list[Text]:
    view, hues = picture.view, picture.hues
    score = Text(_score(view), style=f"bold {hues.accent}")
    names = _around(picture, view.home_name, score, view.away_name, f"bold {hues.text}")
    earned = f"{view.match_points[0]} : {view.match_points[1]}" if view.settled else "– : –"
    points = Text(earned, style=hues.muted)
    when = day(view.day) + (f" {view.start:%H:%M}" if view.start else "")
    about = _around(picture, when, points, view.venue or "", hues.muted)
    titles = Text("  ", style=hues.faint, no_wrap=True)
    titles.append(f"{_('Bd'):>2} ")
    titles.append(_squeeze(f" # {_('Home')}", picture.room.seat - 4) + f"{view.rating_name:>4}")
    middle = 2 * picture.room.colour + picture.room.score + 2
    titles.append(f"{_('Result'):^{middle}}"[:middle])
    titles.append(f"{view.rating_name:<9}" + _squeeze(_("Away"), picture.room.name) + "  #")
    return [names, about, titles]


def _score(view: MatchView) -> str:
    """Return the result, in brackets where no table counts it."""
    if not view.scored:
        return "– : –"
    return f"({pair(view.game_points)})" if view.annulled else pair(view.game_points)


def _around(picture: Picture, left: str, middle: Text, right: str, style: str) -> Text:
    room = picture.room
    line = Text(" " * room.home, no_wrap=True)
    line.append(_squeeze(left, room.seat), style=style)
    line.append_text(centred(middle, room.away - room.home - room.seat))
    line.append(_squeeze(right, room.seat, to_right=True), style=style)
    return line


def _board(picture: Picture, board: BoardView) -> Text:
    hues, number = picture.hues, board.number
    line = Text(no_wrap=True, style=hues.stripe if number % 2 else "")
    line.append_text(_flags(picture, number, Side.HOME))
    line.append(f"{number:>2}", style=f"bold {hues.muted}")
    changed = picture.stored.changed(picture.draft, number)
    line.append("●" if changed else " ", style=hues.warn)
    line.append_text(_cell(picture, number, Place.HOME, _seat(picture, board, Side.HOME)))
    line.append(" ").append_text(_colour(picture, board.home_is_white))
    line.append_text(_cell(picture, number, Place.RESULT, _result(picture, board)))
    line.append_text(_colour(picture, not board.home_is_white)).append(" ")
    line.append_text(_cell(picture, number, Place.AWAY, _seat(picture, board, Side.AWAY)))
    return line.append_text(_flags(picture, number, Side.AWAY))


def _cell(picture: Picture, number: int, place: Place, text: Text) -> Text:
    if (number, place) == (picture.board, picture.place):
        text.stylize(picture.hues.cursor if picture.focused else picture.hues.blurred)
    return text


def _flags(picture: Picture, number: int, side: Side) -> Text:
    states = [
        finding.state
        for finding in picture.view.findings
        if finding.board == number and finding.side in (None, str(side))
    ]
    state = next((one for one in ("open", "confirmed", "posted", "waived") if one in states), None)
    sign, style = mark_of(state, picture.hues) if state else (" ", "")
    late = "◔" if is_late(picture.draft, number, side) else " "
    parts = [(sign, style), (late, picture.hues.warn)]
    return Text.assemble(*(parts if side is Side.HOME else reversed(parts)))


def _colour(picture: Picture, white: bool) -> Text:
    letter = (_("White") if white else _("Black"))[:1]
    style = picture.hues.white if white else picture.hues.black
    return Text(f"{letter:^{picture.room.colour}}", style=style)


def _seat(picture: Picture, board: BoardView, side: Side) -> Text:
    seat = board.home if side is Side.HOME else board.away
    if seat is None:
        return _nobody(picture, board.number, side)
    hues, room = picture.hues, picture.room
    place = (f"{seat.place:>2}" if seat.place else " –", hues.muted)
    name = (_squeeze(_titled(seat), room.name), hues.text)
    marks = ("".join(seat.marks)[:3], hues.accent)
    rating = (f"{seat.rating or '–':>4}", hues.text)
    if side is Side.HOME:
        return Text.assemble(place, " ", name, " ", (f"{marks[0]:>3}", marks[1]), " ", rating)
    return Text.assemble(rating, " ", (f"{marks[0]:<3}", marks[1]), " ", name, " ", place)


def _titled(seat: SeatView) -> str:
    return f"{seat.title} {seat.name}" if seat.title else seat.name


def _nobody(picture: Picture, number: int, side: Side) -> Text:
    hues, width = picture.hues, picture.room.seat
    if not is_gap(picture.draft, side, number):
        words, style = _("empty"), hues.faint
    elif number in picture.view.gaps_paid[0 if side is Side.HOME else 1]:
        words, style = _("gap, paid ✔"), hues.good
    else:
        words, style = _("gap, not paid"), hues.warn
    text = f"   – {words}" if side is Side.HOME else f"– {words}   "
    return Text(
        f"{text:<{width}}"[:width] if side is Side.HOME else f"{text:>{width}}"[-width:], style
    )


def _result(picture: Picture, board: BoardView) -> Text:
    hues, width = picture.hues, picture.room.score
    played, counted = result(board.played), result(board.counted)
    if width > 9:
        played = played if board.played is None else played.replace(":", " : ")
        counted = counted.replace(":", " : ")
    if not board.forfeited:
        style = f"bold {hues.text}" if board.played is not None else hues.faint
        return Text(f"{played:^{width}}", style=style)
    old = (
        played if board.played is not None else "–",
        f"strike {hues.muted}" if board.played else hues.muted,
    )
    text = Text.assemble(
        old, ("→" if width <= 9 else " → ", hues.bad), (counted, f"bold {hues.bad}")
    )
    return centred(text, width)


def _foot(picture: Picture) -> Text:
    left, right = (_report(picture, index) for index in (0, 1))
    line = Text(" " * picture.room.home, no_wrap=True)
    line.append(_squeeze(left[0], picture.room.seat), style=left[1])
    width = picture.room.away - picture.room.home - picture.room.seat
    line.append_text(centred(progress(progress_of(picture.view), picture.hues), width))
    return line.append(_squeeze(right[0], picture.room.seat, to_right=True), style=right[1])


def _report(picture: Picture, index: int) -> tuple[str, str]:
    came = picture.draft.reported[index]
    if came is None:
        return _("✗ no report (F2)"), picture.hues.warn
    if SIDES[index] in picture.stored.contradicting(picture.draft):
        return _("▲ report {day}: otherwise").format(day=day(came)), picture.hues.bad
    return _("✔ report {day}").format(day=day(came)), picture.hues.good


def _squeeze(text: str, width: int, *, to_right: bool = False) -> str:
    """Return the text in exactly this many columns."""
    line = Text(text)
    line.truncate(width, overflow="ellipsis")
    gap = " " * (width - line.cell_len)
    return gap + line.plain if to_right else line.plain + gap
