"""Why: the paragraph, the facts and the arithmetic behind a thing."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from league.language import _
from league.views.findings import ExplanationView
from tui.dialogs.dialog import Dialog
from tui.kit.frame import key
from tui.kit.themes import Ink, ink


class ExplainDialog(Dialog[None]):
    """Shows one or more explanations, a page each."""

    CSS_PATH = "explain.tcss"

    def __init__(self, pages: Sequence[ExplanationView]) -> None:
        super().__init__(
            key("escape,enter,q,question_mark", "cancel", _("close"), shown_as="Esc"),
            key("left", "turn(-1)", _("previous"), show=len(pages) > 1),
            key("right,space", "turn(1)", _("next"), show=len(pages) > 1),
        )
        self._pages = tuple(pages)
        self._page = 0

    def compose(self) -> ComposeResult:
        """Lay out the card."""
        with Vertical(id="card"), VerticalScroll(id="page"):
            yield Static(id="words")

    def on_mount(self) -> None:
        """Show the first page."""
        self.action_turn(0)
        self.query_one("#page").focus()

    def action_turn(self, by: int) -> None:
        """Turn the page."""
        self._page = (self._page + by) % len(self._pages)
        page = self._pages[self._page]
        card = self.query_one("#card")
        card.border_title = page.title
        many = f"‹ {self._page + 1}/{len(self._pages)} ›  " if len(self._pages) > 1 else ""
        card.border_subtitle = many + _("Esc closes")
        self.query_one("#words", Static).update(words(page, ink(self.app)))


def words(page: ExplanationView, hues: Ink) -> Text:
    """Return an explanation as it stands on the card; parts without words are left out."""
    text = Text()
    _part(text, _("What was found"), page.facts, hues, hues.text)
    _part(text, _("Arithmetic"), page.arithmetic, hues, hues.text)
    _rule(text, page.citation, page.paragraph_title, page.says, hues)
    if page.consequence_says and page.consequence_citation != page.citation:
        _rule(text, page.consequence_citation, _("what follows"), page.consequence_says, hues)
    _part(text, _("How we read it"), page.reading, hues, hues.text)
    values = "\n".join(f"{name}  {value}" for name, value in page.values)
    _part(text, _("Values in force"), values, hues, hues.text)
    _part(text, _("To contest it"), page.contest, hues, hues.muted)
    text.rstrip()
    return text


def _part(text: Text, title: str, body: str, hues: Ink, style: str) -> None:
    if body:
        text.append(f"{title}\n", style=f"bold {hues.primary}")
        text.append(f"{body}\n\n", style=style)


def _rule(text: Text, citation: str, title: str, says: str, hues: Ink) -> None:
    if citation:
        text.append(citation, style=f"bold {hues.accent}")
        text.append(f"  {title}\n" if title else "\n", style=f"bold {hues.text}")
    if says:
        text.append(f"{says}\n\n", style=hues.text)
