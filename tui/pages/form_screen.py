"""A screen on which forms are filled in and things are explained, as far as they fit the row."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from textual.screen import Screen

from league.services.session.desk import Desk
from league.services.session.operations import offered
from league.views.findings import ExplanationView
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.form_model import Form
from tui.kit.findings_list import MattersList

MakesForm = Callable[[Desk], Form]
Forms = dict[str, MakesForm]
"""What makes each form, by the name the key ``form('name')`` has for it."""


class FormScreen(Screen[None]):
    """Says which forms and steps fit the row under the cursor; only those are offered."""

    def forms(self) -> Forms:
        """Return the forms that can be filled in now."""
        return {}

    def fits(self) -> Mapping[str, bool]:
        """Return which other steps fit; those not named always do."""
        return {}

    def shown(self) -> Iterable[ShownThing]:
        """Return what papers may be about here, what is under the cursor first."""
        return ()

    def action_finding(self, by: int) -> None:
        """Go to the next open finding, or to the one before."""
        app_of(self).go(app_of(self).routes.to_next_finding(by))

    def action_papers(self) -> None:
        """Offer the papers of what is shown."""
        app_of(self).go(app_of(self).routes.to_papers(self.shown()))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what fits."""
        if not self.is_mounted:
            return True
        if action == "form":
            return self._is_offered(self.forms().get(str(parameters[0])))
        return self.fits().get(action, True)

    def _is_offered(self, make: MakesForm | None) -> bool:
        """Say whether a form fits, and the season's rule book knows of what it does."""
        desk = app_of(self).desk
        operation = make.keywords.get("operation") if isinstance(make, partial) else None
        return make is not None and (operation is None or desk is None or offered(operation, desk))

    def action_form(self, name: str) -> None:
        """Fill in a form, where it fits."""
        make = self.forms().get(name)
        if make is not None and self._is_offered(make):
            self.fill(make)

    def fill_in(self, form: Form) -> None:
        """Let a paper be filled in and stored."""
        self.app.push_screen(FormDialog(form))

    def fill(self, make: MakesForm) -> None:
        """Let a paper be filled in that the season open makes."""
        if (desk := app_of(self).desk) is not None:
            self.fill_in(make(desk))

    def on_matters_list_explain(self, event: MattersList.Explain) -> None:
        """Explain a finding or fee."""
        self.read([event.matter.explanation])

    def read(self, pages: Sequence[ExplanationView]) -> None:
        """Show explanations that are there already, if there are any."""
        if pages:
            self.app.push_screen(ExplainDialog(pages))

    def explain(self, make: Callable[[Desk], Sequence[ExplanationView]]) -> None:
        """Explain something without blocking; of what needs no words nothing is shown."""
        app_of(self).work(self._explain(make))

    async def _explain(self, make: Callable[[Desk], Sequence[ExplanationView]]) -> None:
        if pages := await app_of(self).ask(make):
            await self.app.push_screen(ExplainDialog(pages))
