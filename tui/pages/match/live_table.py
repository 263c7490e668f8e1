"""The division's table beside the match: it changes while one types, and never before the keys."""

from contextlib import suppress

from rich.text import Text
from textual.geometry import Size
from textual.timer import Timer
from textual.widget import Widget

from league.errors import LeagueError
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.formatting import score
from league.language import _, pick
from league.services.matches.live_tables import table_with
from league.services.session.desk import Desk
from league.views.live_tables import LiveRow
from league.views.live_tables import LiveTable as Table
from tui.app_protocol import app_of
from tui.kit.themes import Ink, ink

PAUSE = 0.12
"""Seconds without a key after which it is worked out."""
COUNTS, NUMBER = 2, 6
"""Criteria that are shown, and columns of each."""


class LiveTable(Widget):
    """Shows the table with the match as typed; hidden in a window that is too narrow."""

    _table: Table | None = None
    _wanted: tuple[MatchKey, MatchDraft] | None = None
    _shown: tuple[Desk | None, MatchKey, MatchDraft] | None = None
    """What the table on the screen follows from."""
    _due: Timer | None = None

    def __init__(self) -> None:
        super().__init__(id="live-table", classes="pane")
        self.border_title = _("Table, with this match as typed")

    def follow(self, match: MatchKey, draft: MatchDraft) -> None:
        """Show the table with a draft of a match, once no key has come for a moment."""
        self._wanted = match, draft
        if not self.display or self._is_shown():
            return
        if self._due is None:
            self._due = self.set_timer(PAUSE, self._begin)
        else:
            self._due.reset()

    def on_resize(self) -> None:
        """Fill the room there is now, also when it was hidden before."""
        if self._wanted is not None:
            self.follow(*self._wanted)

    def _is_shown(self) -> bool:
        shown = self._shown
        return shown is not None and shown[0] is app_of(self).desk and shown[1:] == self._wanted

    def _begin(self) -> None:
        self._due = None
        self.run_worker(self._work_out(), group="live table", exclusive=True)

    async def _work_out(self) -> None:
        if self._wanted is None:
            return
        desk, (match, draft) = app_of(self).desk, self._wanted
        # What cannot be stored changes no table; why is said where it was typed.
        with suppress(LeagueError):
            table = await app_of(self).ask(table_with, match, draft)
            grown = self._table is None or len(self._table.rows) != len(table.rows)
            self._shown, self._table = (desk, match, draft), table
            self.refresh(layout=grown)

    def get_content_height(self, _container: Size, _viewport: Size, _width: int) -> int:
        """Return the lines needed: a heading, and a row for each team."""
        return 1 + len(self._table.rows) if self._table else 1

    def render(self) -> Text:
        """Paint the table."""
        if self._table is None:
            return Text()
        return painted(self._table, ink(self.app), self.content_size.width)


def painted(table: Table, hues: Ink, width: int) -> Text:
    """Return the table: ▲ and ▼ with the places that a team rises or falls by."""
    criteria = table.criteria[:COUNTS]
    name = max(width - 12 - NUMBER * len(criteria), 8)
    heads = "".join(f"{pick(one.head):>{NUMBER}}" for one in criteria)
    head = f"{'#':>3}      {_('Team'):<{name}.{name}}{_('Pl'):>3}{heads}"
    lines = [Text(head, style=f"bold {hues.muted}")]
    halves = [one.halves for one in criteria]
    lines += [_line(row, halves, name, hues) for row in table.rows]
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def _line(row: LiveRow, halves: list[bool], name: int, hues: Ink) -> Text:
    sign, style = _moved(row.up, hues)
    here = f"bold {hues.accent}" if row.here else hues.text
    line = Text(f"{row.rank:>3} ", style=f"bold {hues.muted}")
    line.append(f"{sign:<3}", style=style).append("▸ " if row.here else "  ", style=here)
    named = Text(row.name, style=here)
    named.truncate(name, overflow="ellipsis", pad=True)
    line.append_text(named).append(f"{row.played:>3}", style=hues.muted)
    for count, half in zip(row.counts, halves, strict=False):
        said = "–" if count is None else score(count) if half else str(count)
        line.append(f"{said:>{NUMBER}}", style=hues.text)
    return line


def _moved(up: int, hues: Ink) -> tuple[str, str]:
    if up > 0:
        return f"▲{up}", f"bold {hues.good}"
    return (f"▼{-up}", f"bold {hues.bad}") if up < 0 else ("", "")
