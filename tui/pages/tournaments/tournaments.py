"""The tournaments of the season, and what is to be done next in each."""

from collections.abc import Iterator

from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.file_operations import IMPORT
from league.services.tournaments.views import tournaments
from league.views.columns_tournaments import TOURNAMENTS
from league.views.tournaments import TournamentRow, Tournaments
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.from_operations import form_of
from tui.kit.described import on_screen
from tui.kit.frame import fills
from tui.kit.parts import Facts, Part, listed
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, open_page
from tui.pages.tournaments.forms import new_form
from tui.pages.tournaments.tournament import TournamentPage


class TournamentsPage(Page[Tournaments]):
    """Which tournaments there are, how far they are, and what comes next."""

    NAME = "tournaments"
    RECORDS = True

    def __init__(self) -> None:
        made = _("Put a tournament on file: Swiss or round robin, players or teams")
        brought = _("Put a tournament on file from a report file of FIDE (TRF)")
        super().__init__(
            fills("n", "create", _("new tournament"), made),
            fills("i", "import", _("import"), brought),
        )

    def load(self, desk: Desk) -> Tournaments:
        """Return the tournaments."""
        return tournaments(desk)

    def facts(self, view: Tournaments) -> Facts:
        """Return how many there are, and in how many something is to be done."""
        return (
            (_("Tournaments"), str(len(view.rows))),
            (_("With something to do"), str(sum(bool(one.next) for one in view.rows))),
        )

    def parts(self, view: Tournaments, hues: Ink) -> tuple[Part, ...]:
        """Return the tournaments."""
        columns = on_screen(TOURNAMENTS, hues)
        empty = _("No tournament is on file: n makes one.")
        title, opens = _("Tournaments"), _("go in")
        return (listed("tournaments", title, columns, view.rows, _id, empty, opens),)

    def forms(self) -> Forms:
        """Return a new tournament, made here or by a report file."""
        return {"create": new_form, "import": lambda desk: form_of(desk, IMPORT, {})}

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if id := self.row("tournaments"):
            yield "tournament", id

    def open_row(self, _table: str, row: str) -> None:
        """Open a tournament."""
        app_of(self).go(open_page(app_of(self), TournamentPage(row)))


def _id(one: TournamentRow) -> str:
    return one.tournament.id
