"""A paper filled in: what would come of it stands below while it is typed."""

from collections.abc import Mapping
from dataclasses import replace

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.timer import Timer
from textual.widgets import Button, Input, Static

from league.errors import InputError, LeagueError
from league.language import _
from league.services.session.drafts import DraftSubject, Typed, settling
from league.services.session.overtaking import OvertakenError, told_again, unless_overtaken
from league.services.session.trial_runs import Outcome, Step, file_step
from tui.app_protocol import app_of
from tui.dialogs import form_draft, form_lines
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.dialog import Dialog, ask, cancel_key, scroll_keys
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form_lines import FEW, Fields, field_line, keys_line, reason_line, typed_board
from tui.dialogs.form_model import FieldError, Form
from tui.dialogs.outcome import words
from tui.dialogs.shown import Shown
from tui.kit.foot import Foot
from tui.kit.frame import key, quiet
from tui.kit.themes import ink

PAUSE = 0.12
"""Seconds without a key after which what was typed is tried."""

PATIENCE = 0.3
"""Seconds a trial may take before it is said that it is under way."""

WHY = "why"
"""The field of the reason, below those of the form."""


class FormDialog(Dialog[Outcome | None]):
    """Fields over a preview; the answer is what was stored, None when nothing was."""

    CSS_PATH = "form.tcss"

    def __init__(self, form: Form) -> None:
        storing = [key("ctrl+s,f2", "store", _("store"), shown_as="F2")] if form.stores else []
        super().__init__(
            *storing,
            key("f3", "why", _("why?")),
            quiet("down", "next"),
            quiet("up", "previous"),
            *scroll_keys(),
            cancel_key(),
            key("f1", "app.help", _("keys")),
        )
        self._form = form
        self._outcome: Outcome | None = None
        self._shown = Shown()
        self._pause: Timer | None = None
        self._storing = False
        self.found: Mapping[str, str] = {}
        """What stood in the fields before anything was typed."""

    def compose(self) -> ComposeResult:
        """Lay out the fields over the preview."""
        with Vertical(id="card") as card:
            card.border_title = self._form.title
            card.border_subtitle = keys_line(self._form, found=False)
            card.set_class(self._form.board is not None, "-board")
            card.set_class(len(self._form.fields) > FEW, "-many")
            with Fields(id="fields", can_focus=False):
                for one in self._form.fields:
                    yield from field_line(one)
                if self._form.stores:
                    yield from field_line(reason_line(self._form, WHY))
            with Horizontal(id="below"):
                with VerticalScroll(id="preview", can_focus=False):
                    yield Static(id="says")
                if self._form.board:
                    yield Static(id="position")
            with Horizontal(id="buttons"):
                if self._form.stores:
                    yield Button(_("Store"), variant="primary", id="store")
                    yield Button(_("Cancel"), id="cancel")
                else:
                    yield Button(_("Close"), id="cancel")

    def on_mount(self) -> None:
        """Try what stands there already."""
        self.found = self.answers
        self._show_keys_below(False)
        self._try()
        if self._form.kept:
            app_of(self).work(form_draft.offer(app_of(self), self, self._form))

    def typed_things(self) -> Mapping[DraftSubject, Typed | None]:
        """Return what is typed and not stored."""
        if not self._form.kept:
            return {}
        thing, answers = form_draft.thing_of(app_of(self), self._form), self.answers
        if not self.found or answers in ({}, self.found):
            return {thing: None}
        return {thing: form_draft.typed_form(app_of(self), self._form, answers, self.found)}

    def fill_in(self, typed: Mapping[str, str]) -> None:
        """Put what was typed before into the fields."""
        form_lines.fill_in(self, typed)

    @property
    def answers(self) -> dict[str, str]:
        """Return what stands in the fields."""
        return form_lines.answers_in(self)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Try it when the hands rest."""
        if event.input.id != WHY or self._outcome is None:
            self._soon()
        elif self._form.needs_reason and self._outcome is not None:
            self._show(self._outcome)

    def on_text_area_changed(self) -> None:
        """Try it when the hands rest."""
        self._soon()

    def on_choice_changed(self) -> None:
        """Try it with the other answer."""
        self._soon()

    def _rest(self) -> None:
        """Let no trial still under way speak over what is said now."""
        if self._pause is not None:
            self._pause.stop()
        self.workers.cancel_group(self, "try")

    def _soon(self) -> None:
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(PAUSE, self._try)

    def _try(self) -> None:
        if self._storing or not self.query(Input):
            return
        self._tried()

    @work(exclusive=True, group="try")
    async def _tried(self) -> None:
        app, slow = app_of(self), self.set_timer(PATIENCE, self._say_working)
        typed = self._typed()
        try:
            outcome = await app.ask(self._form.tried, self._form.paper(self.answers))
        except LeagueError as error:
            outcome = Outcome(str(error), refused=True)
        finally:
            slow.stop()
        self._shown.keep(typed, outcome)
        self._show(outcome)
        if self._form.board:
            drawn = await typed_board(app, self._form.board, self.answers)
            for shown in self.query("#position").results(Static):
                shown.update(drawn or shown.content)

    def _typed(self) -> Mapping[str, str]:
        """Return what stands in the fields above the reason."""
        return {name: text for name, text in self.answers.items() if name != WHY}

    def _say_working(self) -> None:
        for card in self.query("#card"):
            card.border_subtitle = _("working …")

    def _show(self, outcome: Outcome) -> None:
        self._outcome = outcome
        # An answer may come when the form is being taken down: then the parts are gone already.
        for says in self.query("#says").results(Static):
            says.update(words(outcome, ink(self.app), lacking=self._lacking()))
        preview = self.query("#preview")
        preview.set_class(outcome.refused, "-refused")
        preview.set_class(bool(outcome.findings) or self._lacking(), "-found")
        self.query_one("#card").border_subtitle = keys_line(
            self._form, found=bool(outcome.findings)
        )
        self.refresh_bindings()

    def _lacking(self) -> bool:
        """Return whether it is not stored like this, because a reason must be given."""
        return self._form.needs_reason and not self.answers.get(WHY)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer to explain where there is a finding."""
        return action != "why" or bool(self._outcome and self._outcome.findings)

    def on_input_submitted(self) -> None:
        """Enter goes to the next field."""
        self.focus_next()

    def action_next(self) -> None:
        """Go to the next field."""
        self.focus_next()

    def action_previous(self) -> None:
        """Go to the field before."""
        self.focus_previous()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Store or cancel."""
        if event.button.id == "store":
            self.action_store()
        else:
            self.action_cancel()

    def action_why(self) -> None:
        """Explain the findings."""
        if self._outcome and self._outcome.findings:
            pages = [found.explanation for found in self._outcome.findings]
            self.app.push_screen(ExplainDialog(pages))

    def action_store(self) -> None:
        """Store it, once; what cannot be stored is said, in the field it is about."""
        if self._storing:
            return
        # What is still being tried must not take the place of what is said now.
        self._rest()
        typed, asked = self.answers, (*self._form.fields, reason_line(self._form, WHY))
        try:
            step = replace(self._form, fields=asked).paper(typed)
        except FieldError as error:
            self._refuse(str(error), error.field)
            return
        if self._lacking():
            self._refuse(_("Please give a reason: the journal keeps it."), WHY)
            return
        self._storing = True
        self._store(step, typed[WHY])

    def _refuse(self, sentence: str, field: str, notes: tuple[str, ...] = ()) -> None:
        """Say why nothing is stored, and go to the field that is meant, if one is named."""
        self._show(Outcome(sentence, notes=notes, refused=True))
        if field:
            self.query_one(f"#{field}").focus()

    @work(group="store")
    async def _store(self, step: Step, why: str) -> None:
        app, outcome = app_of(self), Outcome("", refused=True)
        thing = form_draft.thing_of(app, self._form)
        app.drafts.file.settling.add(thing)
        try:
            outcome = await app.ask(self._form.tried, step)
            if self._asked_again(outcome):
                return
            outcome = await app.in_thread(self._form.ready, outcome)
            filed = settling(step, thing, app.drafts.file.program)
            await app.change(file_step, unless_overtaken(filed, outcome), why)
        except OvertakenError:
            self._storing = False
            self.action_store()
            return
        except LeagueError as error:
            self._storing = False
            app.drafts.file.settling.discard(thing)
            # What goes through with some reason, and not without one, lacks the reason.
            unsaid = isinstance(error, InputError) and not outcome.refused and not why
            names = [one.name for one in self._form.missing(self.answers)]
            lifted = _("With a reason in the last field it is stored all the same.")
            says = f"{error}\n{lifted}" if unsaid else str(error)
            self._refuse(says, (*names, WHY if unsaid else "")[0], outcome.notes)
            return
        app.hint(_("Stored: {what}").format(what=outcome.says))
        self.dismiss(outcome)

    def _asked_again(self, tried: Outcome) -> bool:
        """Ask again, and say why, where something else was shown of what is typed."""
        if not self._shown.differs(self._typed(), tried):
            return False
        self._storing = False
        app_of(self).drafts.file.settling.discard(form_draft.thing_of(app_of(self), self._form))
        self._shown.keep(self._typed(), tried)
        self._show(told_again(tried))
        return True

    def action_cancel(self) -> None:
        """Store nothing; what was typed is given up only when one says so."""
        if self.answers == self.found or not self._form.stores:
            self.dismiss(None)
            return
        question = ConfirmDialog(
            _("Not stored"),
            _("What was typed into this form is not stored. Give it up?"),
            _("Give up"),
            _("Go on typing"),
        )
        ask(self.app, question, lambda _sure: self.dismiss(None))

    def on_unmount(self) -> None:
        """Let the page show its keys again."""
        self._show_keys_below(True)
        app_of(self).drafts.file.closed(form_draft.thing_of(app_of(self), self._form))

    def _show_keys_below(self, shown: bool) -> None:
        for page in self.app.screen_stack:
            for foot in page.query(Foot):
                foot.visible = shown
