"""The rule book: every paragraph, what it says in our words, its values and how we read it."""

from collections.abc import Sequence
from datetime import date

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Input

from league.formatting import day as spoken_day
from league.language import _
from league.services.rulebook.pages import TOURNAMENT_RULES, rule_book_view
from league.services.session.desk import Desk
from league.services.session.kinds import near
from league.services.words.searching import folded
from league.views.book import ParagraphView, RuleBookView
from tui.app_protocol import app_of
from tui.dialogs.day import ask_day
from tui.kit.cells import count
from tui.kit.columns import Col, holding
from tui.kit.frame import key
from tui.kit.grid import Grid
from tui.kit.parts import Columns, Facts, Part, Prose, Table, listed
from tui.kit.themes import Ink, ink
from tui.pages.page import Page, open_page
from tui.pages.rules.laws import LawsPage
from tui.pages.rules.rule import RuleScreen
from tui.pages.rules.words import kind_word, words


class RulesScreen(Page[RuleBookView]):
    """A list to filter, and the paragraph under the cursor beside it."""

    CSS_PATH = "rules.tcss"
    APART = True

    def __init__(
        self, paragraph: str | None = None, day: date | None = None, book: str = ""
    ) -> None:
        """Show the season's book, or another one by its id, from a paragraph on."""
        self._wanted, self._day, self._book, self._sought = paragraph, day, book, ""
        super().__init__(
            key("slash", "filter", _("filter"), shown_as="/"),
            key("d", "day", _("day"), _("The values in force on another day")),
            key("c", "laws", _("Laws"), _("Where the editions of the Laws of Chess differ")),
            key("t", "tournaments", _("FIDE"), _("The FIDE tournament rules")),
        )

    def load(self, desk: Desk) -> RuleBookView:
        """Return the rule book on the day."""
        return rule_book_view(desk, self._day or near(desk), self._book)

    def anew(self) -> "RulesScreen":
        """Return the same page in the language in use."""
        return RulesScreen(self._wanted, self._day, self._book)

    def where(self, view: RuleBookView) -> tuple[str, ...]:
        """Return the place."""
        return _("Rule book"), view.name

    def facts(self, view: RuleBookView) -> Facts:
        """Return the day whose values are shown, and how much there is."""
        found = sum(view.found.get(one.id, 0) > 0 for one in view.paragraphs)
        return [
            (_("Values of"), spoken_day(view.day)),
            (_("Paragraphs"), str(len(view.paragraphs))),
            (_("with findings this season"), str(found)),
        ]

    def above(self) -> Sequence[Widget]:
        """Return the line to filter with."""
        return [Input(placeholder=_("filter: number, title or word"), id="filter")]

    def parts(self, view: RuleBookView, hues: Ink) -> tuple[Part, ...]:
        """Return the paragraphs that fit the filter, and the one under the cursor."""
        return (
            self._paragraphs(view, hues),
            Prose("reading", _("What it says"), self._text(view, hues), lambda: _how_to_read(view)),
        )

    def _paragraphs(self, view: RuleBookView, hues: Ink) -> Table:
        known, sought = view.paragraphs, folded(self._sought)
        kinds = {kind_word(one.kind) for one in known}
        columns: Columns[ParagraphView] = (
            (holding("§", (one.id for one in known)), lambda one: Text(one.id, hues.accent)),
            (Col(_("Title"), grow=True), lambda one: Text(one.title)),
            (holding(_("Kind"), kinds), lambda one: Text(kind_word(one.kind), hues.muted)),
            (
                holding(_("Found"), map(str, view.found.values()), right=True),
                lambda one: count(view.found.get(one.id, 0), hues, hues.warn),
            ),
        )
        shown = [
            one
            for one in known
            if not sought or sought in folded(f"{one.id} {one.title} {one.says} {one.reading}")
        ]
        title, empty, opens = _("Paragraphs"), _("No paragraph has this in it."), _("go in")
        return listed("paragraphs", title, columns, shown, lambda one: one.id, empty, opens)

    def _text(self, view: RuleBookView, hues: Ink) -> Text:
        chosen = self.row("paragraphs") if self.query("#paragraphs") else None
        entry = next((one for one in view.paragraphs if one.id == chosen), None)
        return words(entry, view.values[entry.id], hues) if entry else Text()

    def begin(self) -> None:
        """Begin at the paragraph asked for."""
        if self._wanted:
            self.query_one("#paragraphs", Grid).select(self._wanted)
            self.moved()

    def moved(self) -> None:
        """Show the paragraph under the cursor from its beginning."""
        self.tell("reading", self._text(self.view, ink(self.app)))
        self.query_one("#reading").scroll_home(animate=False)

    def open_row(self, _table: str, row: str) -> None:
        """Open the paragraph with its examples and findings."""
        app_of(self).go(open_page(app_of(self), RuleScreen(row, self._day, self._book)))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter the list."""
        self._sought = event.value.strip()
        self.paint()

    def on_input_submitted(self) -> None:
        """Go to the list."""
        self.query_one("#paragraphs").focus()

    def action_filter(self) -> None:
        """Go to the filter."""
        self.query_one("#filter").focus()

    def action_day(self) -> None:
        """Look at the values of another day."""
        ask_day(app_of(self), _("Values in force on which day?"), self.view.day, self._show)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer the tournament rules where they are not shown already."""
        return action != "tournaments" or not self._book

    def action_tournaments(self) -> None:
        """Read the FIDE tournament rules."""
        app_of(self).go(open_page(app_of(self), RulesScreen(book=TOURNAMENT_RULES)))

    def action_laws(self) -> None:
        """Compare the editions of the Laws of Chess."""
        app_of(self).go(open_page(app_of(self), LawsPage()))

    def _show(self, day: date) -> None:
        self._day = day
        app_of(self).work(self.reload())

    def action_back(self) -> None:
        """From the filter or text to the list, from the list back."""
        grid = self.query_one("#paragraphs", Grid)
        if self.focused is grid:
            self.dismiss(None)
        else:
            grid.focus()


def _how_to_read(view: RuleBookView) -> Text:
    """Return how to read a paragraph where there is no cursor."""
    sentence = _("“{command}” prints a paragraph; its number stands first in each line above.")
    first = next((one.id for one in view.paragraphs), "1")
    other = f"spielleiter rules --book {view.id} {first}"
    command = other if view.id == TOURNAMENT_RULES else f"spielleiter view rule {first}"
    return Text(sentence.format(command=command))
