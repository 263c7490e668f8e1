"""The way of each team through the rounds, drawn: a row per rank, a column per round."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.widget import Widget

from league.language import _
from league.views.statistics import ProgressRow, Statistics
from tui.kit.frame import quiet
from tui.kit.themes import Ink, ink
from tui.textual_gaps import bind

LEFT, LEAST, MOST = 4, 4, 8
"""Columns before the first round; fewest and most columns of a round."""


class ProgressChart(Widget, can_focus=True):
    """Numbers are the teams' places now; the team under the cursor has its way drawn."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, classes="pane")
        self._figures: Statistics | None = None
        self._at = 0
        bind(
            self,
            quiet("up", "move(-1)"),
            quiet("down", "move(1)"),
            quiet("home", "move(-99)"),
            quiet("end", "move(99)"),
        )

    def fill(self, figures: Statistics) -> None:
        """Show these; the cursor stays on its team."""
        team = self.current
        self._figures = figures
        teams = [row.team for row in figures.progress]
        self._at = teams.index(team) if team in teams else 0
        self.refresh(layout=True)

    @property
    def current(self) -> str | None:
        """The team under the cursor."""
        rows = self._figures.progress if self._figures else ()
        return rows[self._at].team if self._at < len(rows) else None

    def action_move(self, by: int) -> None:
        """Go to another team."""
        rows = self._figures.progress if self._figures else ()
        self._at = min(max(self._at + by, 0), max(len(rows) - 1, 0))
        self.scroll_to_region(Region(0, self._at + 1, 1, 1), animate=False)
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Go to the team whose name or place was clicked."""
        self.focus()
        self.action_move(event.y - self.gutter.top - 1 - self._at)

    def get_content_height(self, _container: Size, _viewport: Size, _width: int) -> int:
        """Return the lines needed."""
        return 2 + len(self._figures.progress) if self._figures else 1

    def render(self) -> Text:
        """Paint the chart."""
        hues = ink(self.app)
        if self._figures is None or not self._figures.rounds:
            return Text(_("No round is played yet: the chart grows with the results."), hues.muted)
        lines = chart(self._figures, self._at, self.content_size.width, hues)
        return Text("\n", no_wrap=True, overflow="crop").join(lines)


def chart(figures: Statistics, at: int, width: int, hues: Ink) -> list[Text]:
    """Return the chart: a heading, a line per rank, and what is said about the chosen team."""
    rows = figures.progress
    name = max(len(row.name) for row in rows)
    room = (width - LEFT - name - 2) // len(figures.rounds)
    step = min(max(room, LEAST), MOST)
    shown = min(len(figures.rounds), max((width - LEFT - min(name, 16) - 2) // step, 1))
    first = len(figures.rounds) - shown
    head = Text(f"{_('Rd'):>{LEFT - 1}} ", style=hues.muted)
    for number in figures.rounds[first:]:
        head.append(f"{number:>{step}}")
    lines = [head.append(f"  {_('Team')}")]
    for line, row in enumerate(rows):
        lines.append(
            _line(rows, line, at, (first, step), hues).append_text(_name(row, at == line, hues))
        )
    return [*lines, _about(rows[at], figures.rounds, hues)]


def progress_words(figures: Statistics) -> Text:
    """Return each team's places round by round in a line."""
    text = Text()
    for row in figures.progress:
        ranks = [
            _("round {round}: {rank}").format(round=number, rank=rank or _("not played yet"))
            for number, rank in zip(figures.rounds, row.ranks, strict=True)
        ]
        sentence = _("{team}: rank after {ranks}")
        text.append(f"{sentence.format(team=row.name, ranks=', '.join(ranks))}\n")
    if not figures.rounds:
        return Text(_("No round is played yet: the chart grows with the results."))
    return text


def _name(row: ProgressRow, chosen: bool, hues: Ink) -> Text:
    text = Text("▶ " if chosen else "  ", style=f"bold {hues.accent}")
    return text.append(row.name, style=f"bold {hues.accent}" if chosen else hues.text)


def _line(
    rows: Sequence[ProgressRow], line: int, at: int, place: tuple[int, int], hues: Ink
) -> Text:
    """Return one rank over the rounds, with the part of the chosen team's way in this line."""
    first, step = place
    text = Text(f"{line + 1:>{LEFT - 1}} ", style=hues.muted)
    path = [None if rank is None else _row_of(rows, at, n) for n, rank in enumerate(rows[at].ranks)]
    for number in range(first, len(path)):
        before = path[number - 1] if number > first else None
        text.append(_way(before, path[number], line, step - 2), style=f"bold {hues.accent}")
        here = _place_at(rows, line, number)
        label = "··" if here is None else f"{here + 1:>2}"
        chosen = path[number] == line
        text.append(label, style=f"reverse bold {hues.accent}" if chosen else hues.faint)
    return text


def _order(rows: Sequence[ProgressRow], number: int) -> list[int]:
    """Return the teams after a round from the top; shared ranks in the order of today's table."""
    playing = [n for n, row in enumerate(rows) if row.ranks[number] is not None]
    return sorted(playing, key=lambda n: (rows[n].ranks[number] or 0, n))


def _row_of(rows: Sequence[ProgressRow], team: int, number: int) -> int:
    return _order(rows, number).index(team)


def _place_at(rows: Sequence[ProgressRow], line: int, number: int) -> int | None:
    order = _order(rows, number)
    return order[line] if line < len(order) else None


def _way(before: int | None, after: int | None, line: int, width: int) -> str:
    """Return the piece of the way between two rounds that lies in a line, ``width`` columns."""
    if before is None or after is None or not min(before, after) <= line <= max(before, after):
        return " " * width
    left = (width - 1) // 2
    right = width - 1 - left
    if before == after:
        return "─" * width
    if line == before:
        return "─" * left + ("╮" if after > before else "╯") + " " * right
    if line == after:
        return " " * left + ("╰" if after > before else "╭") + "─" * right
    return " " * left + "│" + " " * right


def _about(row: ProgressRow, rounds: Sequence[int], hues: Ink) -> Text:
    ranks = [(rank, number) for rank, number in zip(row.ranks, rounds, strict=True) if rank]
    if not ranks:
        return Text(_("{team} has not played yet.").format(team=row.name), style=hues.muted)
    best, worst = min(rank for rank, _n in ranks), max(rank for rank, _n in ranks)
    words = _("{team}: now {rank}, best {best}, worst {worst}").format(
        team=row.name, rank=row.rank, best=best, worst=worst
    )
    return Text(f" {words}", style=hues.muted)
