"""Lines of moves that can be stepped through, and how their list and positions are painted."""

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from league.facts.games import Color
from league.language import _, ngettext
from league.views.boards import BoardView, position
from league.views.games import GameView, MoveView, ScoreView
from tui.kit.columns import Col, Row
from tui.kit.parts import Table
from tui.kit.themes import Ink


@dataclass(frozen=True, slots=True)
class Line:
    """A line of moves with its name."""

    name: str
    start: str
    """FEN."""
    moves: tuple[MoveView, ...]
    differing: frozenset[str] = frozenset()
    """Names of the moves that the other score sheet has otherwise, or not at all."""

    @property
    def begun(self) -> int:
        """Return 1 when Black makes the first move, else 0."""
        return int(bool(self.moves) and self.moves[0].name.endswith("..."))

    def board(self, ply: int) -> BoardView:
        """Return the position after so many plies."""
        if not ply:
            return position(self.start)
        move = self.moves[ply - 1]
        return position(move.fen, move.uci, check=move.check)


def score_line(name: str, score: ScoreView, differing: Collection[str] = ()) -> Line:
    """Return a score that was read as a line."""
    return Line(name, score.start, score.moves, frozenset(differing))


def game_lines(score: ScoreView, game: GameView | None) -> list[Line]:
    """Return the score that counts and both sheets; one that a sheet says already stands once."""
    if game is None or game.white_sheet is None or game.black_sheet is None:
        return [score_line(_("Moves played"), score)]
    other = differing(game.white_sheet, game.black_sheet)
    named = {_("White’s score sheet"): game.white_sheet, _("Black’s score sheet"): game.black_sheet}
    if score not in named.values():
        named = {_("The score that counts"): score, **named}
    return [score_line(name, said, other) for name, said in named.items()]


def differing(white: ScoreView, black: ScoreView) -> frozenset[str]:
    """Return the names of the moves that two score sheets do not both have alike."""
    sheets = [{one.name: one.uci for one in sheet.moves} for sheet in (white, black)]
    names = sheets[0].keys() | sheets[1].keys()
    return frozenset(name for name in names if sheets[0].get(name) != sheets[1].get(name))


def move_table(name: str, line: Line, hues: Ink) -> Table:
    """Return the moves in pairs below a row for the start."""
    columns = (Col(f" {_('No.')}", width=5), Col(_("White"), grow=True), Col(_("Black"), grow=True))
    start: Row = ("start", (Text(""), Text(_("start"), hues.muted), Text("")))
    cells = [Text("…", hues.faint)] * line.begun + [_cell(one, line, hues) for one in line.moves]
    pairs = zip(cells[::2], [*cells[1::2], Text("")], strict=False)
    numbers = dict.fromkeys(one.name.rstrip(".") for one in line.moves)
    rows = [
        (number, (Text(f"{number:>3}.", hues.muted), white, black))
        for number, (white, black) in zip(numbers, pairs, strict=False)
    ]
    return Table(name, line.name, columns, [start, *rows], cells=True)


def _cell(move: MoveView, line: Line, hues: Ink) -> Text:
    """Return a move with what is special about it: ≠ differs, 3× stood for the third time."""
    text = Text.assemble((move.words, hues.text))
    if move.times > 1:
        text.append(f"  {move.times}×", hues.accent)
    if move.name in line.differing:
        text.append("  ≠", f"bold {hues.bad}")
    return text


def step_words(line: Line, ply: int, hues: Ink) -> Text:
    """Return where one is: the last move, who is on move, repetitions and quiet moves."""
    move = line.moves[ply - 1] if ply else None
    head = f"{move.name} {move.words}" if move else _("The start")
    text = Text.assemble((head, f"bold {hues.text}"))
    black = line.board(ply).mover is Color.BLACK
    mover = _("Black is on move.") if black else _("White is on move.")
    text.append(f"  {mover}\n", hues.muted)
    if move and move.check:
        text.append(f"! {_('Check.')}\n", hues.bad)
    if move and move.times > 1:
        stood = _("This position stands for the {number}. time.").format(number=move.times)
        text.append(f"{stood}\n", hues.accent)
    if move and move.quiet >= 2:
        number = move.quiet // 2
        quiet = ngettext(
            "Without capture and pawn move: {moves} move by each player.",
            "Without capture and pawn move: {moves} moves by each player.",
            number,
        )
        text.append(f"{quiet.format(moves=number)}\n", hues.muted)
    return text
