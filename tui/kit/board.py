"""A chess board in signs: last move and check are marked by signs too, not by colour alone."""

import os
from collections.abc import Mapping

from rich.text import Text
from textual.binding import Binding

from league.facts.games import Color
from league.language import _
from league.views.boards import LETTERS, BoardView
from tui.kit.drawing import Drawing
from tui.kit.frame import quiet
from tui.kit.grid import Grid
from tui.kit.themes import Ink
from tui.textual_gaps import bind

FIGURES = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟", strict=True))
"""By the letter of a FEN: outlines are White's, solid ones Black's."""
_LIGHT, _DARK, _LAST = "#efe6cf", "#cdbb91", "#e8c35a"
_INK, _ALARM = "#14201b", "#7a0000"
SMALL, LARGE = 3, 7
"""Columns of a square; a large one has three lines."""
BESIDE = 2
"""Columns of the coordinates beside the board."""
SMALL_BOARD = 8 * SMALL + BESIDE
"""Columns of a board of small squares; it has nine lines."""


def shows_figures(environ: Mapping[str, str] = os.environ) -> bool:
    """Say whether a terminal can be trusted with figures; otherwise letters are shown."""
    return not environ.get("NO_COLOR") and environ.get("TERM") not in ("linux", "dumb", "vt100")


def usual_signs(language: str) -> Mapping[str, str]:
    """Return figures where the terminal has them, else the letters of a language."""
    return FIGURES if shows_figures() else letters(language)


def letters(language: str) -> Mapping[str, str]:
    """Return signs by the letter of a FEN: capitals are White's, small letters Black's."""
    named = dict(zip("KQRBNP", LETTERS[language], strict=True))
    return named | {known.lower(): shown.lower() for known, shown in named.items()}


def board_text(
    board: BoardView, signs: Mapping[str, str], columns: int, hues: Ink, *, below: Color
) -> Text:
    """Return a position for so many columns, with large squares where there is room for them.

    The squares of the last move stand in brackets, a king in check has a ``!`` behind it.
    """
    wide = LARGE if columns >= 8 * LARGE + BESIDE else SMALL
    rows = board.rows(below=below)
    text = Text()
    for names in rows:
        for at in range(1 if wide == SMALL else 3):
            middle = wide == SMALL or at == 1
            text.append(f"{names[0][1] if middle else ' '} ", style=hues.muted)
            for name in names:
                shown = _square(board, name, signs) if middle else ""
                text.append(f"{shown:^{wide}}", style=_style(board, name))
            text.append("\n")
    files = "".join(f"{name[0]:^{wide}}" for name in rows[-1])
    return text.append(f"{' ' * BESIDE}{files}".rstrip(), style=hues.muted)


def _square(board: BoardView, name: str, signs: Mapping[str, str]) -> str:
    """Return what stands on a square in three signs: its piece between what marks it."""
    piece = board.pieces.get(name, "")
    empty = " " if signs is FIGURES else "."
    left, right = ("[", "]") if name in board.last else (" ", " ")
    return f"{left}{signs[piece] if piece else empty}{'!' if name == board.checked else right}"


def _style(board: BoardView, name: str) -> str:
    dark = (ord(name[0]) + int(name[1])) % 2 == 0
    ground = _LAST if name in board.last else _DARK if dark else _LIGHT
    return f"bold {_ALARM if name == board.checked else _INK} on {ground}"


def step_keys(where: str = "") -> list[Binding]:
    """Return the keys through a game; what steps is the page, from its parts ``screen.``."""
    back, on = _("One player’s move back"), _("On by one player’s move")
    return [
        quiet("left", f"{where}step(-1)", _("back"), back, shown_as="←"),
        quiet("right", f"{where}step(1)", _("forward"), on, shown_as="→"),
        quiet("up", f"{where}step(-2)", _("move back"), _("A whole move back"), shown_as="↑"),
        quiet("down", f"{where}step(2)", _("move on"), _("On by a whole move"), shown_as="↓"),
        quiet("home", f"{where}far(0)", _("start"), _("To the start of the game")),
        quiet("end", f"{where}far(1)", _("end"), _("To the end of the game")),
    ]


class Board(Drawing):
    """A board on which the arrows go from move to move of the page's game."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        bind(self, *step_keys("screen."))


class MoveList(Grid):
    """Moves in pairs below the start: the arrows go from one to the next, or by whole moves."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, cells=True, shown=False, empty=_("No move was played."))
        bind(self, *step_keys("screen."))
        self.begun = 0
        """1 when Black makes the first move, else 0."""
        self.last = 0
        """Plies there are."""

    @property
    def ply(self) -> int:
        """Return after how many plies the position stands that the cursor is on."""
        if not self.cursor_row:
            return 0
        place = 2 * (self.cursor_row - 1) + max(self.cursor_column - 1, 0)
        return min(max(place + 1 - self.begun, 1), self.last)

    def go_to(self, ply: int) -> None:
        """Put the cursor on a ply, or on the nearest there is; 0 is the start."""
        wanted = min(max(ply, 0), self.last)
        row, column = divmod(wanted - 1 + self.begun, 2)
        self.move_to(*((row + 1, column + 1) if wanted else (0, 1)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer nothing on a move: there is nothing to open."""
        return action != "open" and super().check_action(action, parameters)
