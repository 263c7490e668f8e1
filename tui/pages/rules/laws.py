"""The editions of the Laws of Chess side by side: where they differ, and with which article."""

from rich.text import Text

from league.language import _
from league.services.rulebook.laws import differences
from league.services.session.desk import Desk
from league.views.book import ParagraphView
from league.views.laws import DifferenceRow, Differences, EditionView
from tui.kit.columns import Col
from tui.kit.parts import Columns, Facts, Part, Prose, Table, listed
from tui.kit.themes import Ink, ink
from tui.pages.page import Page


class LawsPage(Page[Differences]):
    """Topics with their articles; what each edition says of the one under the cursor below."""

    NAME = "laws"
    CSS_PATH = "rules.tcss"
    APART = True

    def load(self, _desk: Desk) -> Differences:
        """Return the table of differences. Raises RuleBookError."""
        return differences()

    def where(self, _view: Differences) -> tuple[str, ...]:
        """Return the place."""
        return _("Rule book"), _("The editions of the Laws of Chess")

    def facts(self, view: Differences) -> Facts:
        """Return from when until when each edition was in force."""
        return [(one.short, _days(one)) for one in view.editions]

    def parts(self, view: Differences, hues: Ink) -> tuple[Part, ...]:
        """Return the topics, and what is said of the one under the cursor."""
        every = Text("\n").join(_said(view, row, hues) for row in view.rows)
        return _topics(view, hues), Prose("reading", _("What it says"), every, lambda: every)

    def moved(self) -> None:
        """Show the topic under the cursor from its beginning."""
        chosen = self.row("topics") if self.query("#topics") else None
        for row in self.view.rows:
            if row.topic == chosen:
                self.tell("reading", _said(self.view, row, ink(self.app)))
                self.query_one("#reading").scroll_home(animate=False)

    def open_row(self, _table: str, _row: str) -> None:
        """Go to the text, to scroll in it."""
        self.query_one("#reading").focus()


def _days(one: EditionView) -> str:
    return f"{one.first_day.year}–{one.last_day.year if one.last_day else ''}"


def _topics(view: Differences, hues: Ink) -> Table:
    columns: Columns[DifferenceRow] = (
        (Col(_("Topic"), grow=True), lambda row: Text(row.title)),
        *(
            (Col(one.short), lambda row, at=at: _articles(row.said[at], hues))
            for at, one in enumerate(view.editions)
        ),
    )
    title = _("Differences")
    return listed("topics", title, columns, view.rows, lambda row: row.topic, "", _("read"))


def _articles(said: tuple[ParagraphView, ...], hues: Ink) -> Text:
    """Return the articles of an edition, the first one by name; – where it has no word of it."""
    more = f" +{len(said) - 1}" if len(said) > 1 else ""
    return Text(f"{said[0].id}{more}" if said else "–", hues.accent if said else hues.faint)


def _said(view: Differences, row: DifferenceRow, hues: Ink) -> Text:
    """Return what each edition says of a topic."""
    text = Text.assemble((f"{row.title}\n", f"bold {hues.text}"))
    for edition, said in zip(view.editions, row.said, strict=True):
        text.append(f"\n{edition.name}\n", f"bold {hues.primary}")
        if not said:
            text.append(f"{_('It has no word of this.')}\n", hues.muted)
        for one in said:
            text.append(f"{one.citation}  ", hues.accent).append(f"{one.says}\n", hues.text)
    return text
