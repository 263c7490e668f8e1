"""From one open finding to the next: ``]`` and ``[`` on every page."""

from typing import Protocol, runtime_checkable

from league.language import _
from league.services.home.next_finding import next_finding
from league.views.tasks import Spot
from tui.app_protocol import AppProtocol


@runtime_checkable
class HasSpot(Protocol):
    """A screen that says on which finding one is."""

    def spot(self) -> Spot:
        """Return the match or list shown, with the finding under the cursor."""


@runtime_checkable
class ShowsFindings(HasSpot, Protocol):
    """A screen of a match or of lists, on which the cursor goes from finding to finding."""

    TURNS: bool
    """Whether the next match or list takes its place."""

    def show_finding(self, spot: Spot) -> bool:
        """Put the cursor on a finding; False where it is none of those shown here."""


async def to_next(app: AppProtocol, by: int) -> None:
    """Go to the next open finding, to the one before if ``by`` is -1. Raises LeagueError."""
    screen = app.screen_stack[-1]
    here = screen.spot() if isinstance(screen, HasSpot) else Spot()
    await app.store()
    found = await app.ask(next_finding, here, by)
    if found is None or found == here:
        app.hint(_("No other finding is open.") if found else _("No finding is open."))
    elif not (isinstance(screen, ShowsFindings) and screen.show_finding(found)):
        instead = isinstance(screen, ShowsFindings) and screen.TURNS
        await app.routes.to_finding(found, instead=instead)
