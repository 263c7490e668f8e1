"""What pages with a board have in common: lines of moves, and the keys that go through them."""

from collections.abc import Sequence
from typing import TypeVar

from rich.text import Text
from textual.binding import Binding
from textual.widget import Widget

from league.facts.games import Color
from league.language import _, current
from league.services.words.game_codes import color_words
from league.views.boards import LETTERS
from tui.kit.board import FIGURES, Board, MoveList, board_text, letters, shows_figures, step_keys
from tui.kit.drawing import Drawing
from tui.kit.frame import key, quiet
from tui.kit.parts import Part, Picture, Prose
from tui.kit.themes import NIGHT, Ink, ink, ink_of
from tui.pages.games.lines import Line, move_table, step_words
from tui.pages.page import Page

V = TypeVar("V")


class SteppingPage(Page[V]):
    """A board, the moves of one of some lines, and what is to be said of them."""

    CSS_PATH = "look.tcss"
    APART = True

    def __init__(self, *keys: Binding, about: str = "") -> None:
        self._below, self._at = Color.WHITE, 0
        self._figures = shows_figures()
        super().__init__(*keys, *_step_keys(), about=about)

    def lines(self, view: V) -> Sequence[Line]:
        """Return the lines that can be stepped through, the one that counts first."""
        raise NotImplementedError

    def told(self, view: V, hues: Ink) -> Text:
        """Return what is to be said beside the moves."""
        raise NotImplementedError

    def says(self) -> str:
        """Return the title of what is to be said."""
        return _("Notes")

    @property
    def line(self) -> Line:
        """The line on the board."""
        lines = self.lines(self.view)
        return lines[min(self._at, len(lines) - 1)]

    def parts(self, view: V, hues: Ink) -> tuple[Part, ...]:
        """Return the board, the moves, and what is to be said of them."""
        lines = self.lines(view)
        line = lines[min(self._at, len(lines) - 1)]
        return (
            Picture("board", _("Board"), self._paint, lambda: _position_read(line)),
            move_table("moves", line, hues),
            Prose("told", self.says(), self.told(view, hues)),
        )

    def widget(self, part: Part) -> Widget:
        """Return what shows a part."""
        if part.name == "board":
            return Board(id=part.name)
        return MoveList(id=part.name) if part.name == "moves" else super().widget(part)

    def paint(self) -> None:
        """Show the view as it is now; who was at the end is at the end of what is there now."""
        at_end = False
        for moves in self.query(MoveList):
            at_end = moves.ply == moves.last
            moves.begun, moves.last = self.line.begun, len(self.line.moves)
        super().paint()
        for moves in self.query(MoveList) if at_end else ():
            moves.go_to(moves.last)

    def begin(self) -> None:
        """Begin at the position reached, with the hands on the moves."""
        self.action_pane("moves")

    @property
    def ply(self) -> int:
        """Return after how many plies the position on the board stands."""
        return next((moves.ply for moves in self.query(MoveList)), 0)

    def moved(self) -> None:
        """Show the position after the move under the cursor."""
        for board in self.query(Board):
            board.redraw()
        for told in self.query("#told").results(Drawing):
            hues = ink(self.app)
            told.say(step_words(self.line, self.ply, hues).append_text(self.told(self.view, hues)))

    def _paint(self, columns: int) -> Text:
        signs = FIGURES if self._figures else letters(current())
        board = self.line.board(self.ply)
        return board_text(board, signs, columns, ink(self.app), below=self._below)

    def fits(self) -> dict[str, bool]:
        """Return whether there are other lines to look at."""
        return {"line": len(self.lines(self.view)) > 1}

    def action_step(self, plies: int) -> None:
        """Go on by so many plies."""
        moves = self.query_one(MoveList)
        moves.go_to(moves.ply + plies)
        self.moved()  # painted with the cursor, not a frame after it

    def action_far(self, end: int) -> None:
        """Go to the start (0) or the end (1)."""
        moves = self.query_one(MoveList)
        moves.go_to(end * moves.last)

    def action_turn(self) -> None:
        """See the board from the other side."""
        self._below = Color.BLACK if self._below is Color.WHITE else Color.WHITE
        self.moved()

    def action_signs(self) -> None:
        """Show letters for figures, or figures for letters."""
        self._figures = not self._figures
        self.moved()

    def action_line(self) -> None:
        """Step through the next line."""
        self.show_line((self._at + 1) % len(self.lines(self.view)))

    def show_line(self, at: int, ply: int | None = None) -> None:
        """Step through one of the lines, from a ply or from where one is."""
        here = self.ply if ply is None else ply
        self._at = at
        self.paint()
        self.query_one(MoveList).go_to(here)


def _step_keys() -> list[Binding]:
    letters_ = _("Letters in place of figures, where the terminal has none")
    return [
        key("t", "turn", _("turn board"), _("See the board from the other side")),
        key("s", "line", _("other line"), _("Score sheets, or a line that mates")),
        quiet("l", "signs", _("letters"), letters_),
        *step_keys(),
    ]


def _position_read(line: Line) -> Text:
    """Return the position that was reached, for who cannot look: the pieces and their squares."""
    board, words = line.board(len(line.moves)), color_words()
    named = dict(zip("KQRBNP", LETTERS[current()], strict=True)) | {"P": ""}
    text = Text(step_words(line, len(line.moves), ink_of(NIGHT)).plain)
    for color in Color:
        mine = [one for one in board.pieces.items() if one[1].isupper() is (color is Color.WHITE)]
        mine.sort(key=lambda one: ("KQRBNP".index(one[1].upper()), one[0]))
        listed = ", ".join(f"{named[piece.upper()]}{square}" for square, piece in mine)
        text.append(f"{words[color]}: {listed}\n")
    return text
