"""The qualification tournaments of the season."""

from collections.abc import Iterator

from rich.text import Text

from league.language import _
from league.services.qualification.explaining import going_up_words
from league.services.qualification.views import tournaments
from league.services.session.desk import Desk
from league.views.qualification import Sheet, Tournaments
from tui.app_protocol import ShownThing, app_of
from tui.kit.cells import bar, number
from tui.kit.columns import Col
from tui.kit.frame import fills
from tui.kit.parts import Columns, Part, listed
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, open_page
from tui.pages.qualification.forms import prepare_form
from tui.pages.qualification.qualifier import QualifierPage
from tui.pages.qualification.rows import begins, system


class QualifiersPage(Page[Tournaments]):
    """Which tournaments there are, and how far they are."""

    NAME = "qualification"

    def __init__(self) -> None:
        super().__init__(fills("p", "prepare", _("prepare"), _("Prepare a tournament and draw it")))

    def load(self, desk: Desk) -> Tournaments:
        """Return the tournaments."""
        return tournaments(desk)

    def parts(self, view: Tournaments, hues: Ink) -> tuple[Part, ...]:
        """Return the tournaments."""
        columns: Columns[Sheet] = (
            (
                Col(_("Tournament"), grow=True),
                lambda one: Text(one.tournament.name, f"bold {hues.text}"),
            ),
            (Col(_("Begins")), lambda one: Text(begins(one.tournament), hues.muted)),
            (Col(_("System"), least=90), lambda one: Text(system(one.tournament), hues.muted)),
            (Col(_("Teams"), right=True), lambda one: number(len(one.tournament.draw))),
            (Col(_("Results")), lambda one: _done(one, hues)),
            (
                Col(_("How it stands"), grow=True, least=110),
                lambda one: Text(going_up_words(one), hues.text),
            ),
        )
        empty = _("No tournament yet: p prepares one and draws it.")
        if not view.known:
            empty = _("{book} has no qualification tournaments.").format(book=view.book)
        title, opens = _("Qualification tournaments"), _("sheet")
        return (listed("tournaments", title, columns, view.sheets, _name, empty, opens),)

    def forms(self) -> Forms:
        """Return the preparing, where the rule book knows tournaments."""
        return {"prepare": prepare_form} if self.view.known else {}

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if name := self.row("tournaments"):
            yield "qualifier", name

    def open_row(self, _table: str, row: str) -> None:
        """Open a tournament."""
        app_of(self).go(open_page(app_of(self), QualifierPage(row)))


def _name(one: Sheet) -> str:
    return one.tournament.name


def _done(one: Sheet, hues: Ink) -> Text:
    return bar(len(one.games) - one.open_games, len(one.games), 8, hues)
