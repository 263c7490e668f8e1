"""A paper filled in: what would come of it stands below while it is typed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.timer import Timer
from textual.widgets import Button, Input, Label, Static

from league.errors import LeagueError
from league.language import _
from league.services.filing import Outcome, Step, file_step, try_step
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.explain import ExplainDialog
from tui.widgets.cells import mark_of
from tui.widgets.choice import Choice
from tui.widgets.foot import Foot
from tui.widgets.frame import bind, key, office
from tui.widgets.themes import Ink, ink

PAUSE = 0.12
"""Seconds without a key after which what was typed is tried."""

Answers = Mapping[str, str]
"""What stands in the fields, by name."""


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form."""

    name: str
    label: str
    value: str = ""
    hint: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    """Value and label of each; empty = anything may be typed."""
    suggested: tuple[str, ...] = field(default=())
    """What may be meant by the first letters."""


def flag(name: str, label: str, value: str = "") -> Field:
    """Return a question that is answered by no (empty) or yes."""
    return Field(name, label, value, answers=(("", _("no")), ("yes", _("yes"))))


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked, and what it comes to."""

    title: str
    fields: tuple[Field, ...]
    step: Callable[[Answers], Step]
    """Makes the paper of the answers. Raises InputError for what is not understood."""
    reason: str = ""
    """What the reason is for; empty = the usual: stored in spite of a finding."""
    needs_reason: bool = False


class FormDialog(ModalScreen[Outcome | None]):
    """Fields over a preview; the answer is what was stored, None when nothing was."""

    CSS_PATH = "form.tcss"

    def __init__(self, form: Form) -> None:
        super().__init__()
        self._form = form
        self._outcome: Outcome | None = None
        self._pause: Timer | None = None
        self._storing = False
        self._found: Answers = {}
        """What stood in the fields before anything was typed."""
        bind(
            self,
            key("ctrl+s,f2", "store", _("store"), shown_as="F2"),
            key("f3", "why", _("why?"), shown_as="F3"),
            key("down", "next", "", show=False),
            key("up", "previous", "", show=False),
            key("pagedown", "scroll(1)", "", show=False),
            key("pageup", "scroll(-1)", "", show=False),
            key("escape", "cancel", _("cancel"), shown_as="Esc"),
            key("f1", "app.help", _("keys"), shown_as="F1"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the fields over the preview."""
        with Vertical(id="card") as card:
            card.border_title = self._form.title
            card.border_subtitle = _("F2 stores · Esc cancels · F1 keys")
            with VerticalScroll(id="fields", can_focus=False):
                for one in self._form.fields:
                    yield from _line(one)
                reason = self._form.reason or _("needed in spite of a finding")
                yield from _line(Field("why", _("Reason"), hint=reason))
            with VerticalScroll(id="preview", can_focus=False):
                yield Static(id="says")
            with Horizontal(id="buttons"):
                yield Button(_("Store"), variant="primary", id="store")
                yield Button(_("Cancel"), id="cancel")

    def on_mount(self) -> None:
        """Try what stands there already."""
        self._found = self.answers
        self._show_keys_below(False)
        self._try()

    @property
    def answers(self) -> dict[str, str]:
        """Return what stands in the fields."""
        inputs = {one.id or "": one.value.strip() for one in self.query(Input)}
        return inputs | {one.id or "": one.value for one in self.query(Choice)}

    def on_input_changed(self, event: Input.Changed) -> None:
        """Try it when the hands rest."""
        if event.input.id != "why":
            self._soon()
        elif self._form.needs_reason and self._outcome is not None:
            self._show(self._outcome)

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
        app = office(self)
        try:
            outcome = await app.ask(try_step, self._form.step(self.answers), app.by)
        except LeagueError as error:
            outcome = Outcome(str(error), refused=True)
        self._show(outcome)

    def _show(self, outcome: Outcome) -> None:
        self._outcome = outcome
        # An answer may come when the form is being taken down: then the parts are gone already.
        for says in self.query("#says").results(Static):
            says.update(words(outcome, ink(self.app), lacking=self._lacking()))
        preview = self.query("#preview")
        preview.set_class(outcome.refused, "-refused")
        preview.set_class(bool(outcome.findings) or self._lacking(), "-found")
        keys = _("F2 stores · Esc cancels · F1 keys")
        if outcome.findings:
            keys = _("F2 stores · F3 why? · Esc cancels")
        self.query_one("#card").border_subtitle = keys
        self.refresh_bindings()

    def _lacking(self) -> bool:
        """Return whether it is not stored like this, because a reason must be given."""
        reasons = [one.value.strip() for one in self.query("#why").results(Input)]
        return self._form.needs_reason and not any(reasons)

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

    def action_scroll(self, pages: int) -> None:
        """Read on in what comes of it."""
        preview = self.query_one("#preview", VerticalScroll)
        preview.scroll_relative(y=pages * max(preview.size.height - 1, 1), animate=False)

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
        """Store it, once."""
        if self._storing:
            return
        why = self.query_one("#why", Input)
        if self._form.needs_reason and not why.value.strip():
            # What is still being tried must not take this sentence's place.
            if self._pause is not None:
                self._pause.stop()
            self.workers.cancel_group(self, "try")
            self._show(Outcome(_("Please give a reason: the journal keeps it."), refused=True))
            why.focus()
            return
        self._storing = True
        self._rest()
        self._store(why.value.strip())

    @work(group="store")
    async def _store(self, why: str) -> None:
        app = office(self)
        try:
            step = self._form.step(self.answers)
            outcome = self._outcome = await app.ask(try_step, step, app.by)
            await app.change(file_step, step, app.by, why)
        except LeagueError as error:
            self._storing = False
            if self._outcome is not None and self._outcome.findings:
                self.query_one("#why", Input).focus()
            self._show(Outcome(str(error), refused=True))
            return
        self.dismiss(outcome)

    def action_cancel(self) -> None:
        """Store nothing; what was typed is given up only when one says so."""
        if self.answers == self._found:
            self.dismiss(None)
            return
        question = ConfirmDialog(
            _("Not stored"),
            _("What was typed into this form is not stored. Give it up?"),
            _("Give up"),
            _("Go on typing"),
        )

        def answered(sure: bool | None) -> None:
            if sure:
                self.dismiss(None)

        self.app.push_screen(question, answered)

    def on_unmount(self) -> None:
        """Let the page show its keys again."""
        self._show_keys_below(True)

    def _show_keys_below(self, shown: bool) -> None:
        for page in self.app.screen_stack:
            for foot in page.query(Foot):
                foot.visible = shown


def _line(one: Field) -> ComposeResult:
    with Horizontal(classes="line"):
        yield Label(one.label, markup=False)
        if one.answers:
            yield Choice(one.answers, one.value, id=one.name)
        else:
            suggester = SuggestFromList(one.suggested, case_sensitive=False)
            yield Input(
                one.value,
                placeholder=one.hint,
                id=one.name,
                suggester=suggester if one.suggested else None,
            )


def words(outcome: Outcome, hues: Ink, *, lacking: bool = False) -> Text:
    """Return what comes of it: the sentence, findings with their paragraphs, and what follows.

    ``lacking`` says that a reason must be given before it is stored.
    """
    if outcome.refused:
        text = Text.assemble(("✗ ", f"bold {hues.bad}"), (outcome.says, hues.bad))
    elif outcome.findings or lacking:
        text = Text.assemble(("▲ ", f"bold {hues.warn}"), (outcome.says, f"bold {hues.text}"))
    else:
        text = Text.assemble(("✔ ", f"bold {hues.good}"), (outcome.says, f"bold {hues.text}"))
    for found in outcome.findings:
        sign, style = mark_of(found.state, hues)
        text.append(f"\n{sign} ", style=style)
        text.append(f"{found.citation}  ", style=hues.accent)
        text.append(found.sentence, style=hues.text)
    for note in outcome.notes:
        text.append(f"\n· {note}", style=hues.muted)
    if lacking and not outcome.refused:
        text.append(f"\n▲ {_('It is not stored without a reason.')}", style=hues.warn)
    return text
