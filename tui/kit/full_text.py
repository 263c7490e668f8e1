"""What is cut in a list, written out."""

from textwrap import wrap

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from tui.kit.grid import Grid


class FullText(Static):
    """The lines below everything that show in full what is cut in the row under the cursor."""

    def __init__(self, most: int) -> None:
        super().__init__(id="whole")
        self._most = most

    def follow(self, focused: Widget | None) -> None:
        """Show what is cut in the list one is in; no line for anything else."""
        grid = focused if isinstance(focused, Grid) else None
        # As many lines as any row of the list needs: it stays in its place as one moves.
        lines = wrap(grid.sheet.longest_cut if grid else "", max(self.screen.size.width - 4, 1))
        self.styles.height = min(len(lines), self._most)
        self.set_class(not lines, "-none")
        self.update(Text(grid.cut() if grid else ""))
