"""The rows of a division's scorer list and of its points by board."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from league.formatting import score
from league.language import _, current
from league.views.statistics import BoardsRow, BoardTotal, Statistics, board_columns, scorer_columns
from tui.kit.alt_text import AltText
from tui.kit.cells import aligned
from tui.kit.described import on_screen
from tui.kit.parts import Table, listed
from tui.kit.themes import Ink


def scorer_list(figures: Statistics, hues: Ink, empty: str, opens: str) -> Table:
    """Return the scorers, best first; a rank is shown only once where it is shared."""
    first = {one.rank: one for one in reversed(figures.scorers)}
    columns = on_screen(
        scorer_columns(figures),
        hues,
        {
            "rank": lambda one: once(one.rank, one is first[one.rank], hues.muted),
            "percent": lambda one: _percent(one.percent, hues),
        },
    )
    return listed("scorers", _("Scorers"), columns, figures.scorers, None, empty, opens)


def once(value: int, first: bool, style: str) -> Text:
    """Return a number that several rows share: shown in the first of them, read in all."""
    return AltText(Text(str(value) if first else "", f"bold {style}"), str(value))


def _percent(value: float, hues: Ink) -> Text:
    shown = f"{value:.1f}".replace(".", "," if current() == "de" else ".")
    return Text(shown, hues.good if value >= 50 else hues.bad)


def board_list(number_of: int, figures: Statistics, hues: Ink, empty: str, opens: str) -> Table:
    """Return each team's points by board; the best of a board is marked."""
    best = [
        max((one.points for one in column), default=0)
        for column in zip(*(row.boards for row in figures.boards), strict=True)
    ]
    cells = {f"board{at + 1}": partial(_on_board, at, best, hues) for at in range(number_of)}
    columns, rows = on_screen(board_columns(number_of), hues, cells), figures.boards
    return listed("boards", _("Boards"), columns, rows, lambda one: one.team, empty, opens)


def _on_board(at: int, best: Sequence[int], hues: Ink, row: BoardsRow) -> Text:
    return _total(row.boards[at], best[at], hues)


def _total(one: BoardTotal, best: int, hues: Ink) -> Text:
    if not one.matches:
        return Text("· ", style=hues.faint)
    top = one.points == best and best > 0
    text = Text("▴" if top else "", style=f"bold {hues.good}")
    weak = one.points < one.matches
    style = f"bold {hues.good}" if top else hues.bad if weak else hues.text
    text.append(aligned(one.points), style=style)
    return AltText(text, _("{points}, the most").format(points=score(one.points))) if top else text
