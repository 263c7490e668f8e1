"""Where one is among the findings, on the screens that list them."""

from typing import ClassVar

from textual.screen import Screen

from league.views.matches import MatchView
from league.views.tasks import Spot
from tui.app_protocol import app_of
from tui.kit.findings_list import MattersList


class AtMatch(Screen[None]):
    """The screen of a match, whose findings stand in one list."""

    TURNS: ClassVar[bool] = True
    """Whether the next match of the work list takes its place."""
    view: MatchView

    def spot(self) -> Spot:
        """Return the match, with the finding under the cursor."""
        matters = self.query_one(MattersList)
        matter = matters.matter if self.focused is matters else None
        return Spot(self.view.key, key=matter.key if matter else None)

    def action_finding(self, by: int) -> None:
        """Go to the next open finding, or to the one before."""
        app_of(self).go(app_of(self).routes.to_next_finding(by))

    def show_finding(self, spot: Spot) -> bool:
        """Put the cursor on a finding of this match; False where it is another one's."""
        if spot.match != self.view.key:
            return False
        self.query_one(MattersList).focus().select(spot.key or "")
        return True
