"""The qualification tournaments of the season."""

from rich.text import Text

from league.forms import clock, day
from league.language import _
from league.services.desk import Desk
from league.services.qualification.explaining import going_up_words
from league.services.qualification.views import tournaments
from league.views.tournaments import Sheet, Tournaments
from tui.dialogs.qualification_forms import prepare_form
from tui.screens.page import Page, open_page
from tui.screens.tournament import TournamentPage
from tui.widgets.cells import bar, number
from tui.widgets.columns import Col
from tui.widgets.frame import key, office
from tui.widgets.parts import Part, Table
from tui.widgets.themes import Ink


class TournamentsPage(Page[Tournaments]):
    """Which tournaments there are, and how far they are."""

    NAME = "qualification"

    def __init__(self) -> None:
        super().__init__(key("p", "prepare", _("prepare"), _("Prepare a tournament and draw it")))

    def load(self, desk: Desk) -> Tournaments:
        """Return the tournaments."""
        return tournaments(desk)

    def where(self, _view: Tournaments) -> tuple[str, ...]:
        """Return the place."""
        return (_("Qualification"),)

    def parts(self, view: Tournaments, hues: Ink) -> tuple[Part, ...]:
        """Return the tournaments."""
        columns = [
            Col(_("Tournament"), grow=True),
            Col(_("Begins")),
            Col(_("System"), least=90),
            Col(_("Teams"), right=True),
            Col(_("Results")),
            Col(_("How it stands"), grow=True, least=110),
        ]
        rows = [(one.tournament.name, _row(one, hues)) for one in view.sheets]
        empty = _("No tournament yet: p prepares one and draws it.")
        if not view.known:
            sentence = _("{book} has no qualification tournaments.")
            empty = sentence.format(book=view.book)
        opens = _("sheet")
        return (Table("tournaments", _("Qualification tournaments"), columns, rows, empty, opens),)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer preparing where the rule book knows tournaments."""
        return action != "prepare" or not self.is_attached or self.view.known

    def open_row(self, _table: str, row: str) -> None:
        """Open a tournament."""
        office(self).go(open_page(office(self), TournamentPage(row)))

    def action_prepare(self) -> None:
        """Prepare a tournament."""
        if desk := office(self).desk:
            self.fill_in(prepare_form(desk))


def _row(one: Sheet, hues: Ink) -> list[Text]:
    fact = one.tournament
    done = len(one.games) - one.open_games
    return [
        Text(fact.name, style=f"bold {hues.text}"),
        Text(f"{day(fact.first_round.date())}, {clock(fact.first_round.time())}", style=hues.muted),
        Text(fact.system.title() or _("Round robin"), style=hues.muted),
        number(len(fact.draw)),
        bar(done, len(one.games), 8, hues),
        Text(going_up_words(one), style=hues.text),
    ]
