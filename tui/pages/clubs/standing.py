"""What stands against clubs, joint teams and registrations on a day."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from rich.text import Text

from league.formatting import day as spoken_day
from league.language import _
from league.services.registry.clubs.steps import not_judged, standing_against
from league.services.session.desk import Desk
from league.services.session.kinds import near
from league.views.findings import FindingView
from tui.app_protocol import app_of
from tui.dialogs.day import ask_day
from tui.kit.frame import key, why_key
from tui.kit.parts import Facts, Part, Prose, listed
from tui.kit.themes import Ink
from tui.pages.clubs.rows import finding_columns
from tui.pages.page import Page


@dataclass(frozen=True, slots=True)
class Standing:
    """What was found on a day."""

    day: date
    found: Sequence[FindingView]
    not_judged: Sequence[str]
    """What the program does not judge, a sentence each."""


class StandingScreen(Page[Standing]):
    """The findings of one day."""

    def __init__(self, day: date | None = None) -> None:
        self._day = day
        super().__init__(
            key("d", "day", _("day"), _("Look at another day")),
            key("p", "player", _("player"), _("The page of the player under the cursor")),
            why_key(_("Paragraph, facts and how to contest it")),
        )

    def load(self, desk: Desk) -> Standing:
        """Return what stands against anybody on the day. Raises RuleBookError, StorageError."""
        day = self._day or near(desk)
        return Standing(day, standing_against(desk, day), not_judged(desk, day))

    def anew(self) -> "StandingScreen":
        """Return the same day in the language in use."""
        return StandingScreen(self._day)

    def where(self, _view: Standing) -> tuple[str, ...]:
        """Return the place."""
        return (_("Eligibility"),)

    def facts(self, view: Standing) -> Facts:
        """Return the day."""
        return [(_("As of"), spoken_day(view.day))]

    def parts(self, view: Standing, hues: Ink) -> tuple[Part, ...]:
        """Return the findings."""
        title = _("Findings {number}").format(number=len(view.found))
        empty = _("Nothing stands against a club or registration; “d” looks at another day.")
        if view.not_judged:
            empty = _("The program found nothing; “d” looks at another day.")
        columns = finding_columns(hues)
        found = listed("against", title, columns, view.found, None, empty, _("why?"))
        if not view.not_judged:
            return (found,)
        text = Text("\n".join(view.not_judged), style=hues.muted)
        return found, Prose("not_judged", _("Not judged by the program"), text)

    def open_row(self, _table: str, _row: str) -> None:
        """Explain the finding."""
        self.action_why()

    def _chosen(self) -> FindingView | None:
        row = self.row("against")
        return self.view.found[int(row)] if row else None

    def action_why(self) -> None:
        """Explain the finding under the cursor."""
        if (found := self._chosen()) is not None:
            self.read([found.explanation])

    def action_player(self) -> None:
        """Open the page of the player under the cursor."""
        found = self._chosen()
        if found is not None and found.player:
            app_of(self).go(app_of(self).routes.to_player(found.player))

    def action_day(self) -> None:
        """Look at another day."""
        ask_day(app_of(self), _("As of which day?"), self.view.day, self._show)

    def _show(self, day: date) -> None:
        self._day = day
        app_of(self).work(self.reload())
