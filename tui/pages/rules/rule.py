"""One paragraph: its words and values, who judges it, examples of it, what was found under it."""

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from rich.text import Text

from league.formatting import day as spoken_day
from league.language import _
from league.services.rulebook.pages import rule_page
from league.services.session.desk import Desk
from league.services.session.kinds import near
from league.views.book import FoundUnder, RulePage, ValueRow
from tui.app_protocol import app_of
from tui.dialogs.day import ask_day
from tui.dialogs.typed_fields import shown_day
from tui.kit.cells import mark_of
from tui.kit.columns import Col
from tui.kit.frame import key, why_key
from tui.kit.parts import Columns, Facts, Part, Prose, Table, listed
from tui.kit.themes import Ink
from tui.pages.page import Page
from tui.pages.rules.words import examples, judged_by, kind_word, words

if TYPE_CHECKING:
    from league.cases.demonstrating import Demonstration


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a paragraph."""

    page: RulePage
    examples: "tuple[Demonstration, ...]"


class RuleScreen(Page[Shown]):
    """Text and examples, values of all days, and the season's findings."""

    CSS_PATH = "rule.tcss"

    def __init__(self, paragraph: str, day: date | None = None, book: str = "") -> None:
        """Show a paragraph of the season's book, or of another one by its id."""
        self._paragraph, self._day, self._book = paragraph, day, book
        super().__init__(
            key("d", "day", _("day"), _("The values in force on another day")),
            why_key(_("Paragraph, facts and how to contest it")),
        )

    def load(self, desk: Desk) -> Shown:
        """Return the paragraph, with examples answered now. Raises RuleBookError, CaseError."""
        from league.cases.demonstrating import demonstrations  # heavy

        page = rule_page(desk, self._paragraph, self._day or near(desk), self._book)
        return Shown(page, demonstrations(page.book, self._paragraph))

    def anew(self) -> "RuleScreen":
        """Return the same paragraph in the language in use."""
        return RuleScreen(self._paragraph, self._day, self._book)

    def where(self, view: Shown) -> tuple[str, ...]:
        """Return the place."""
        return _("Rule book"), view.page.paragraph.citation

    def facts(self, view: Shown) -> Facts:
        """Return the kind and the day whose values are in force."""
        page = view.page
        return [
            (_("Kind"), kind_word(page.paragraph.kind)),
            (_("Values of"), spoken_day(page.day)),
            (_("Findings this season"), str(len(page.found))),
        ]

    def parts(self, view: Shown, hues: Ink) -> tuple[Part, ...]:
        """Return text, examples, values and findings."""
        page = view.page
        text = words(page.paragraph, page.values, hues).append("\n")
        text.append_text(judged_by(page.paragraph, hues, served=bool(page.functions)))
        return (
            Prose("text", _("What it says"), text),
            Prose("examples", _("Examples"), examples(view.examples, hues)),
            _values(page, hues),
            _found(page, hues),
        )

    def open_row(self, table: str, row: str) -> None:
        """Open the match or list of a finding."""
        if table != "found":
            return
        app, found = app_of(self), self.view.page.found[int(row)]
        if found.match is not None:
            app.go(app.routes.to_match(found.match, found.finding.key))
        elif found.team is not None:
            app.go(app.routes.to_team(found.team, found.finding.key))

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer the explanation where a finding is under the cursor."""
        return action != "why" or (self.front() == "found" and self.row("found") is not None)

    def action_why(self) -> None:
        """Explain the finding under the cursor."""
        if row := self.row("found"):
            found = self.view.page.found[int(row)].finding
            self.read([found.explanation])

    def action_day(self) -> None:
        """Look at the values of another day."""
        ask_day(app_of(self), _("Values in force on which day?"), self.view.page.day, self._show)

    def _show(self, day: date) -> None:
        self._day = day
        app_of(self).work(self.reload())


def _values(page: RulePage, hues: Ink) -> Table:
    columns: Columns[ValueRow] = (
        (Col(""), lambda row: _sign(row, hues)),
        (Col(_("Name")), lambda row: Text(row.name, hues.muted)),
        (Col(_("Since"), right=True), lambda row: Text(spoken_day(row.since), hues.muted)),
        (Col(_("Value"), grow=True), lambda row: _value(row, hues)),
        (Col(""), lambda row: Text(_state(row.state), _sign(row, hues).style)),
    )
    title = _("Values {number}").format(number=len(page.values))
    return listed("values", title, columns, page.values, None, _("It states no number."))


def _sign(row: ValueRow, hues: Ink) -> Text:
    signs = {"in force": ("✔", hues.good), "past": ("○", hues.faint), "to come": ("◷", hues.accent)}
    return Text(*signs[row.state])


def _state(state: str) -> str:
    return {"in force": _("in force"), "past": _("no longer"), "to come": _("to come")}[state]


def _value(row: ValueRow, hues: Ink) -> Text:
    return Text(row.value, f"bold {hues.text}" if row.state == "in force" else hues.muted)


def _found(page: RulePage, hues: Ink) -> Table:
    columns: Columns[FoundUnder] = (
        (Col(""), lambda row: Text(*mark_of(row.finding.state, hues))),
        (Col(_("Day"), right=True), lambda row: Text(shown_day(row.day), hues.muted)),
        (Col(_("Where"), grow=True, least=100), lambda row: Text(row.where, hues.muted)),
        (Col(_("What was found"), grow=True), lambda row: Text(row.finding.sentence)),
    )
    title = _("Findings {number}").format(number=len(page.found))
    empty = _("Nothing was found under it this season.")
    return listed("found", title, columns, page.found, None, empty, _("match or list"))
