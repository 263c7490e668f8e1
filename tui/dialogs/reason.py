"""An official's ruling, asked for: the reason, for a changed fee the amount; and what follows."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Input, Static

from league.decision_subjects import target_of
from league.errors import InputError, LeagueError
from league.facts.seasons import MatchKey
from league.language import _, in_words, to_translate
from league.rulings import Action
from league.services.consequences.trying import try_told
from league.services.matches.changes import ruling_step
from league.services.session.overtaking import overtaken_words
from league.services.session.trial_runs import Outcome, Step
from league.typed.money import as_typed, read_cents
from league.views.findings import FeeView
from tui.app_protocol import AppProtocol, app_of
from tui.dialogs.dialog import Dialog, ask, cancel_key, scroll_keys
from tui.dialogs.shown import Shown
from tui.kit.consequences import told_text
from tui.kit.findings_list import Matter, what
from tui.kit.themes import ink

Tries = Callable[[int | None], Step]
"""Makes what is to be decided of an amount, if one is asked."""
_TITLES = {
    Action.CONFIRM: to_translate("Confirm"),
    Action.WAIVE: to_translate("Waive"),
    Action.CHANGE: to_translate("Another amount"),
    Action.REOPEN: to_translate("Take the ruling back"),
}


@dataclass(frozen=True, slots=True)
class Decision:
    """What the official typed."""

    reason: str
    cents: int | None = None


class ReasonDialog(Dialog[Decision | None]):
    """Asks why, over what follows; None when the official thinks better of it."""

    CSS_PATH = "reason.tcss"

    def __init__(
        self, title: str, about: str, tries: Tries, *, reason: str = "", cents: int | None = None
    ) -> None:
        super().__init__(*scroll_keys(), cancel_key())
        self._title, self._about, self._reason, self._cents = title, about, reason, cents
        self._tries, self._shown = tries, Shown()

    def compose(self) -> ComposeResult:
        """Lay out the form over what follows."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            yield Static(Text(self._about), id="about")
            if self._cents is not None:
                yield Input(as_typed(self._cents), placeholder=_("amount in euros"), id="amount")
            asked = _("reason (needed, goes into the journal)")
            yield Input(self._reason, placeholder=asked, id="reason")
            with VerticalScroll(id="preview", can_focus=False):
                yield Static(id="follows")
            yield Static("", id="fault")
            with Horizontal(id="buttons"):
                yield Button(_("Decide"), variant="primary", id="decide")
                yield Button(_("Cancel"), id="cancel")

    def on_mount(self) -> None:
        """Say what follows."""
        self._try()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Say what follows from another amount."""
        if event.input.id == "amount":
            self._try()

    def on_input_submitted(self) -> None:
        """Enter decides."""
        self._decide()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Decide or cancel with the mouse."""
        if event.button.id == "decide":
            self._decide()
        else:
            self.action_cancel()

    @work(exclusive=True, group="try")
    async def _try(self) -> None:
        try:
            cents = self._amount()
        except InputError:  # said when it is decided
            return
        self._show(await self._tried(cents), cents)

    async def _tried(self, cents: int | None) -> Outcome:
        try:
            return await app_of(self).ask(try_told, self._tries(cents))
        except LeagueError as error:
            return Outcome(str(error), refused=True)

    def _show(self, outcome: Outcome, cents: int | None) -> None:
        self._shown.keep({"cents": str(cents)}, outcome)
        for shown in self.query("#follows").results(Static):
            hues = ink(self.app)
            said = Text(outcome.says, style=hues.bad)
            shown.update(said if outcome.refused else told_text(outcome.follows, hues))

    def _amount(self) -> int | None:
        """Return the amount that is typed, if one is asked. Raises InputError."""
        for amount in self.query("#amount").results(Input):
            return read_cents(amount.value)
        return None

    def _decide(self) -> None:
        reason = self.query_one("#reason", Input)
        try:
            cents = self._amount()
        except InputError as error:
            self._fault(str(error), self.query_one("#amount", Input))
            return
        if not reason.value.strip():
            self._fault(_("Please give a reason: the journal keeps it."), reason)
            return
        self._answer(Decision(reason.value.strip(), cents))

    @work(exclusive=True, group="try")
    async def _answer(self, decision: Decision) -> None:
        """Answer, unless something else follows by now than was shown: then it is asked again."""
        tried = await self._tried(decision.cents)
        if not self._shown.differs({"cents": str(decision.cents)}, tried) and not tried.refused:
            self.dismiss(decision)
            return
        sentence = "" if tried.refused else overtaken_words()
        self._show(tried, decision.cents)
        self._fault(sentence, self.query_one("#reason", Input))

    def _fault(self, sentence: str, field: Input) -> None:
        self.query_one("#fault", Static).update(Text(sentence))
        field.focus()


def ask_ruling(
    app: AppProtocol | App[object],
    action: Action,
    matter: Matter,
    then: Callable[[Decision], None],
    *,
    match: MatchKey | None = None,
    team: str | None = None,
    key: str = "",
) -> None:
    """Ask for the reason, and for the amount where a fee changes; nothing happens on cancel.

    ``match`` or ``team`` = where it was found; ``key`` = of the finding or fee, where the matter
    has another one.
    """

    def tries(cents: int | None) -> Step:
        target = target_of(key or matter.key)
        return ruling_step(
            what(matter), match=match, team=team, target=target, action=action, cents=cents
        )

    cents = matter.cents if action is Action.CHANGE and isinstance(matter, FeeView) else None
    about = f"{what(matter)}\n{matter.citation}"
    reason = _("as found") if action is Action.CONFIRM else ""
    ask(
        app, ReasonDialog(in_words(_TITLES[action]), about, tries, reason=reason, cents=cents), then
    )
