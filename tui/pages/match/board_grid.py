"""The match to type in: seats picked from the lists, results by single keys."""

from dataclasses import dataclass

from textual import events
from textual.geometry import Size
from textual.message import Message

from league.facts.matches import MatchDraft, Side
from league.language import _
from league.services.matches.seating import seated_in_order
from league.views.matches import MatchView
from tui.app_protocol import app_of
from tui.dialogs.picker import Picked, seat_picker
from tui.kit import board_keys
from tui.kit import match_draft as drafting
from tui.kit.themes import ink
from tui.pages.match import board_words
from tui.pages.match.board_cursor import BoardCursor
from tui.pages.match.board_lines import HEAD, Layout, Picture, Place, layout
from tui.textual_gaps import bind


class LineupGrid(BoardCursor, can_focus=True):
    """Both lineups, side by side by board."""

    @dataclass
    class Edited(Message):
        """Something was typed."""

        grid: "LineupGrid"
        before: MatchDraft
        draft: MatchDraft

    def __init__(self, view: MatchView, draft: MatchDraft, *, id: str = "lineups") -> None:
        super().__init__(self.picture, view, draft, id=id)
        self.waiting = 0
        """Entries that the screen has not judged yet."""
        self.own_keys = (*board_keys.moves(), *board_keys.entries())
        bind(self, *self.own_keys)

    def show(self, view: MatchView, draft: MatchDraft) -> None:
        """Show the match as typed and as judged; newer entries on their way stay."""
        self.view = view
        if not self.waiting:
            self.draft = draft
        self.repaint()

    def keys_title(self) -> str:
        """Return where its keys act."""
        return _("On the boards: seats and results (← →)")

    def picture(self) -> Picture:
        """Return the match as judged and as typed, with the cursor."""
        at_hand = self.has_class("-current") or not any(self.neighbours)
        board, hues = self.board if at_hand else 0, ink(self.app)
        return Picture(
            self.view,
            self.draft,
            self.stored,
            board,
            self.place,
            self.has_focus,
            hues,
            self._room(),
        )

    def get_content_height(self, _container: Size, _viewport: Size, _width: int) -> int:
        """Return the lines needed."""
        return HEAD + len(self.view.boards) + 1

    def _room(self) -> Layout:
        return layout(self.content_size.width)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer results on the result, seats on the seats, and to change what is on record."""
        on_result = self.place is Place.RESULT
        if action == "edit":
            return self.locked
        if action == "enter":
            return on_result
        if action in ("choose", "empty", "fill"):
            return not on_result
        return True

    async def take_key(self, event: events.Key) -> bool:
        """Let a key of the boards act; False when it is none."""
        if await self._searched(event):
            return True
        found = self.screen.active_bindings.get(event.key)
        return found is not None and found.node is self and await app_of(self).act(event)

    async def _searched(self, event: events.Key) -> bool:
        """On a seat, let a letter or number begin the search in the list; False for other keys.

        Whoever types results on, after he has left a finished match, means no player by them:
        they are refused with a word where the next match has no lineup yet. What is on record is
        searched for nobody until it may be changed.
        """
        typed = event.character or ""
        if self.side is None or not event.is_printable or typed in board_keys.NOT_A_NAME:
            return False
        if typed == "g" and drafting.is_gap(self.draft, self.side, self.board):
            return False
        if self.locked:
            if typed == "e":
                return False
            self.say(board_words.on_record())
        elif self.arrived and typed in board_keys.RESULTS:
            self.say(board_words.no_lineup(self.view))
        else:
            await self._pick(typed.strip())
        return True

    async def _pick(self, text: str) -> None:
        """Let a player be chosen for the seat; it goes on when the dialog takes the next key."""
        side, board = self.side, self.board
        if side is None or not self.screen.is_current:
            return

        def picked(answer: Picked | None) -> None:
            if answer is not None:
                self.seat(side, board, answer.ident)

        self.hush()
        await self.app.push_screen(seat_picker(self.view, self.draft, side, board, text), picked)

    async def on_click(self, event: events.Click) -> None:
        """Go where the mouse points; a second click on a seat picks."""
        board = event.y - self.gutter.top - HEAD + 1
        if not 1 <= board <= len(self.view.boards):
            return
        place = self._room().at(event.x - self.gutter.left)
        again = (board, place) == (self.board, self.place) and self.has_focus
        self.focus()
        self.go(board, place)
        if self.side is not None and (again or event.chain > 1):
            await self.action_choose()

    def action_enter(self, name: str) -> None:
        """Enter a result and go on to the next board that has a game.

        After the last one the cursor stays in its match, and a further result is refused with a
        word: it is one too many, and would write over the one before.
        """
        if self.finished:
            self.say(board_words.one_too_many(self.view))
            return
        if self.refused():
            return
        if not drafting.full(self.draft, self.board):
            self.say(_("A result needs two players: choose them first."))
            return
        draft = drafting.scored(self.draft, self.board, board_keys.RESULT_KEYS[name])
        following = range(self.board + 1, len(self.view.boards) + 1)
        next_one = next((n for n in following if drafting.full(draft, n)), None)
        self._edit(draft, next_one, self.place)
        if next_one is None:
            self.finished = True
            if ending := self.ending():
                self.say(ending)

    async def action_choose(self) -> None:
        """Open the list for the seat."""
        if not self.refused():
            await self._pick("")

    def seat(self, side: Side, board: int, ident: str | None) -> None:
        """Seat a player and go on to the next seat, after the last one to the first game."""
        draft = drafting.seated(self.draft, side, board, ident)
        if board < len(self.view.boards):
            self._edit(draft, board + 1, Place(side.value))
        elif side is Side.HOME and not any(draft.away):
            self._edit(draft, 1, Place.AWAY)
        else:
            games = (n for n in range(1, board + 1) if drafting.full(draft, n))
            self._edit(draft, next(games, 1), Place.RESULT)

    def action_empty(self) -> None:
        """Leave the seat empty and go on."""
        if self.side is not None and not self.refused():
            self.seat(self.side, self.board, None)

    def action_clear(self) -> None:
        """Take away what is under the cursor."""
        if self.refused():
            return
        if self.side is None:
            self._edit(drafting.scored(self.draft, self.board, None))
        else:
            self._edit(drafting.seated(self.draft, self.side, self.board, None))

    def action_fill(self) -> None:
        """Seat who may play, in the order of the list; say which boards stay empty, and why."""
        desk, side = app_of(self).desk, self.side or Side.HOME
        if desk is None or (self.stored.complete and self.refused()):
            return
        seated = seated_in_order(desk, self.view.key, self.draft, side)
        self._edit(drafting.reseated(self.draft, side, seated.row))
        if seated.empty:
            self.say("\n".join(seated.empty))

    def action_gap(self) -> None:
        """Turn the payment for the gap on or off."""
        if self.refused():
            return
        sides = [self.side] if self.side else [Side.HOME, Side.AWAY]
        gaps = [side for side in sides if side and drafting.is_gap(self.draft, side, self.board)]
        if not gaps:
            self.say(_("There is no gap here: nobody sits further down."))
        for side in gaps:
            self._edit(drafting.gap_paid(self.draft, side, self.board))

    def take(self, draft: MatchDraft) -> None:
        """Enter all of a match at once; after its last result one more stays one too many."""
        finished = self.finished
        self._edit(draft)
        self.finished = finished

    def action_late(self) -> None:
        """Turn the mark of a late arrival on or off; on the result, for the home player first."""
        if self.stored.late(self.board) and self.refused():
            return
        asked = [self.side] if self.side else [Side.HOME, Side.AWAY]
        sides = [side for side in asked if drafting.is_seated(self.draft, side, self.board)]
        if not sides:
            self.say(_("Nobody sits here who could be late."))
            return
        draft = drafting.late(self.draft, self.board, sides[0])
        if len(sides) > 1 and drafting.is_late(self.draft, self.board, sides[0]):
            draft = drafting.late(draft, self.board, sides[1])
        self._edit(draft)

    def _edit(
        self, draft: MatchDraft, board: int | None = None, place: Place | None = None
    ) -> None:
        """Take an entry and go on; one painting shows both, when the screen has judged it."""
        self.hush()
        at = (board or self.board, place or self.place)
        self.finished = self.arrived = False
        if draft == self.draft:
            self.go(*at)
            return
        moved, before, self.draft = at[1] is not self.place, self.draft, draft
        self.board, self.place = at
        self.scroll_visible_line()
        if moved:
            self.refresh_bindings()
        self.waiting += 1
        self.post_message(self.Edited(self, before, draft))
