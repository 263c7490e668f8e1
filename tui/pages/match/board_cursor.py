"""The cursor on a match that is typed in, and what of it is on record."""

from collections.abc import Callable

from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from league.facts.matches import MatchDraft, Side
from league.services.session.stored import stored_of
from league.views.matches import MatchView, Stored
from tui.app_protocol import app_of
from tui.kit import match_draft as drafting
from tui.pages.match import board_words
from tui.pages.match.board_lines import HEAD, PLACES, Picture, Place
from tui.pages.match.board_painting import PaintedMatch

STAYS = 15
"""Seconds that a sentence stays, if nothing is entered before."""


class BoardCursor(PaintedMatch):
    """Goes from part to part of a match; what is on record opens when somebody asks for it."""

    class Moved(Message):
        """The cursor was moved without an entry."""

    def __init__(
        self, picture: Callable[[], Picture], view: MatchView, draft: MatchDraft, *, id: str
    ) -> None:
        super().__init__(picture, id=id)
        self.view, self.draft = view, draft
        self.neighbours: tuple[BoardCursor | None, BoardCursor | None] = (None, None)
        """The matches above and below on the same screen."""
        self.onward: Callable[[], BoardCursor | None] = lambda: None
        """Returns the match to go on to when this one's last result is entered."""
        self.ending: Callable[[], str] = lambda: ""
        """Returns what is said after that result; empty = nothing."""
        self.board, self.place = 1, Place.HOME
        self.finished = False
        """The last result was just entered: until the cursor moves, one more is too many."""
        self.arrived = False
        """The cursor has just come from a finished match above; no result means a player here."""
        self.editing = False
        """What is on record may be changed: somebody has asked for it."""
        self._on_record: tuple[object, Stored] | None = None

    @property
    def stored(self) -> Stored:
        """What is on record of the match; read anew when the season was judged anew."""
        desk = app_of(self).desk
        assert desk is not None
        if self._on_record is None or self._on_record[0] is not desk:
            self._on_record = desk, stored_of(desk, self.view.key)
        return self._on_record[1]

    @property
    def locked(self) -> bool:
        """Say whether what is under the cursor is on record, and nobody asked to change it."""
        if self.editing:
            return False
        if self.side is None:
            return self.stored.result(self.board)
        return self.stored.seat(self.side, self.board)

    @property
    def side(self) -> Side | None:
        """The side whose seat the cursor is on; None on the result."""
        return None if self.place is Place.RESULT else Side(self.place.value)

    def go(self, board: int, place: Place) -> None:
        """Put the cursor on a part of a board."""
        before = self.place, self.locked
        self.finished = self.arrived = False
        self.board = min(max(board, 1), len(self.view.boards))
        self.place = place
        self.scroll_visible_line()
        self.repaint()
        self.post_message(self.Moved())
        if before != (self.place, self.locked):
            self.refresh_bindings()

    def start(self) -> None:
        """Put the cursor where the next entry belongs."""
        if not any(self.draft.home):
            self.go(1, Place.HOME)
        elif not any(self.draft.away):
            self.go(1, Place.AWAY)
        else:
            games = [n for n, result in enumerate(self.draft.results, 1) if result is None]
            self.go(next((n for n in games if drafting.full(self.draft, n)), 1), Place.RESULT)

    def scroll_visible_line(self) -> None:
        """Keep the cursor's line in sight in a low window."""
        if isinstance(self.parent, Widget) and self.virtual_region.height:
            line = Region(0, HEAD + self.board - 1, 1, 1).translate(self.virtual_region.offset)
            self.parent.scroll_to_region(line, animate=False)

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor."""
        below = self.onward() if self.finished and down > 0 else None
        if below is not None:
            below.begin()
            return
        column = min(max(PLACES.index(self.place) + right, 0), len(PLACES) - 1)
        beyond = self._neighbour(self.board + down)
        if beyond is not None:
            beyond.enter_from(self)
        elif not (self.finished and down > 0):
            self.go(self.board + down, PLACES[column])

    def _neighbour(self, board: int) -> "BoardCursor | None":
        above, below = self.neighbours
        return above if board < 1 else below if board > len(self.view.boards) else None

    def enter_from(self, other: "BoardCursor") -> None:
        """Take the cursor over from the match above or below, before the next key comes."""
        last = len(self.view.boards)
        self.screen.set_focus(self, scroll_visible=False)
        self.go(last if other is self.neighbours[1] else 1, other.place)

    def begin(self) -> None:
        """Take the cursor over from a finished match, where the first entry belongs."""
        self.screen.set_focus(self, scroll_visible=False)
        self.start()
        self.arrived = True

    def action_board(self, board: int) -> None:
        """Go to a board; beyond the last means the last."""
        self.go(board, self.place)

    def action_edit(self) -> None:
        """Let what is on record be changed, until it is stored or the match is left."""
        self.editing = True
        self.say(board_words.may_be_changed())
        self.refresh_bindings()

    def close(self) -> None:
        """Let what is on record be changed no more, until somebody asks again."""
        self.editing = False
        self.refresh_bindings()

    def refused(self) -> bool:
        """Say that what is under the cursor is on record; False where it may be changed."""
        if self.locked:
            self.say(board_words.on_record())
        return self.locked

    def say(self, sentence: str) -> None:
        """Say what a key has come to, until the next entry."""
        self.hush()
        self.app.notify(sentence, timeout=STAYS, markup=False)

    def hush(self) -> None:
        """Take away what was said; what is being said comes later than this call, so this too."""
        self.app.call_later(self.app.clear_notifications)
