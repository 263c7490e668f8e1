"""The rows of a division's scorer list and of its points by board."""

from rich.text import Text

from league.forms import score
from league.language import _, current
from league.views.statistics import BoardTotal, Statistics
from tui.widgets.cells import number
from tui.widgets.columns import Col
from tui.widgets.themes import Ink
from tui.widgets.told import Told

Row = tuple[str, list[Text]]


def scorer_columns(rating_name: str) -> list[Col]:
    """Return the columns of the scorer list."""
    return [
        Col("#", right=True, read=_("Rank")),
        Col(_("Player"), grow=True),
        Col(rating_name, right=True, least=60),
        Col(_("Team"), grow=True),
        Col(_("Games"), right=True, read=_("Games played")),
        Col(_("Pts"), right=True, read=_("Points")),
        Col("%", right=True, read=_("Per cent")),
    ]


def scorer_rows(figures: Statistics, hues: Ink) -> list[Row]:
    """Return the scorers, best first, each with its place in the list as key."""
    rows: list[Row] = []
    before = 0
    for place, row in enumerate(figures.scorers):
        name = f"bold {hues.accent}" if row.rank == 1 else hues.text
        cells = [
            _rank(row.rank, before, hues),
            Text(row.name, style=name),
            number(row.rating, hues.muted),
            Text(row.team_name, style=hues.muted),
            number(row.games, hues.muted),
            Text(aligned(row.points), style=f"bold {hues.text}"),
            Text(_percent(row.percent), style=hues.good if row.percent >= 50 else hues.bad),
        ]
        rows.append((str(place), cells))
        before = row.rank
    return rows


def _rank(rank: int, before: int, hues: Ink) -> Text:
    """Return a rank, shown only once where it is shared."""
    shown = "" if rank == before else str(rank)
    return Told(Text(shown, style=f"bold {hues.muted}"), str(rank))


def _percent(value: float) -> str:
    return f"{value:.1f}".replace(".", "," if current() == "de" else ".")


def aligned(half: int) -> str:
    """Return half points so that whole numbers and halves stand under each other."""
    return score(half) + ("" if half % 2 else " ")


def board_columns(boards: int) -> list[Col]:
    """Return the columns of the points by board."""
    numbers = [
        Col(f"{_('Bd')}{board}", right=True, read=_("Board {number}").format(number=board))
        for board in range(1, boards + 1)
    ]
    return [
        Col("#", right=True, read=_("Rank")),
        Col(_("Team"), grow=True),
        *numbers,
        Col("Σ", right=True, read=_("Together")),
    ]


def board_rows(figures: Statistics, hues: Ink) -> list[Row]:
    """Return each team's points by board, by team; the best of a board is marked."""
    best = [
        max((one.points for one in column), default=0)
        for column in zip(*(row.boards for row in figures.boards), strict=True)
    ]
    rows: list[Row] = []
    for row in figures.boards:
        cells = [_total(one, top, hues) for one, top in zip(row.boards, best, strict=True)]
        total = Text(aligned(sum(one.points for one in row.boards)), style=f"bold {hues.text}")
        head = [number(row.rank, f"bold {hues.muted}"), Text(row.name)]
        rows.append((row.team, [*head, *cells, total]))
    return rows


def _total(one: BoardTotal, best: int, hues: Ink) -> Text:
    if not one.matches:
        return Text("· ", style=hues.faint)
    top = one.points == best and best > 0
    text = Text("▴" if top else "", style=f"bold {hues.good}")
    weak = one.points < one.matches
    style = f"bold {hues.good}" if top else hues.bad if weak else hues.text
    text.append(aligned(one.points), style=style)
    return Told(text, _("{points}, the most").format(points=score(one.points))) if top else text
