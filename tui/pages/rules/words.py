"""A paragraph of the rule book in words: what it says, its values, an example of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from league.formatting import day
from league.language import _
from league.views.book import ParagraphView, ValueRow
from tui.kit.themes import Ink

if TYPE_CHECKING:
    from league.cases.demonstrating import Demonstration


def kind_word(kind: str) -> str:
    """Return what the program does with a paragraph of this kind."""
    return {
        "check": _("checked"),
        "value": _("value"),
        "procedure": _("procedure"),
        "deadline": _("deadline"),
        "record": _("recorded"),
        "document": _("document"),
        "text": _("text"),
    }.get(kind, kind)


def words(entry: ParagraphView, values: Sequence[ValueRow], hues: Ink) -> Text:
    """Return a paragraph as it is read, with its values on the day."""
    text = Text.assemble(
        (entry.citation, f"bold {hues.accent}"), "  ", (entry.title, f"bold {hues.text}")
    )
    text.append(f"\n{kind_word(entry.kind)}\n\n", style=f"italic {hues.muted}")
    text.append(f"{entry.says}\n")
    if entry.reading:
        text.append(f"\n{_('How we read it')}\n", style=f"bold {hues.primary}")
        text.append(f"{entry.reading}\n")
    current = [row for row in values if row.state == "in force"]
    if current:
        text.append(f"\n{_('Values in force')}\n", style=f"bold {hues.primary}")
        for row in current:
            text.append(f"{row.name}  ", style=hues.muted)
            text.append(row.value, style=f"bold {hues.text}")
            since = _("since {day}").format(day=day(row.since))
            text.append(f"  {since}\n", style=hues.faint)
    return text


def judged_by(entry: ParagraphView, hues: Ink, *, served: bool) -> Text:
    """Return whether the program serves a paragraph, and whether it judges by it."""
    if entry.person:
        said = entry.person
    elif not served:
        said = _("A person decides about this, or the text only explains.")
    elif entry.kind == "check":
        said = _("The program judges this.")
    else:
        said = _("The program works by this.")
    return Text(said + "\n", style=hues.muted)


def examples(shown: "Sequence[Demonstration]", hues: Ink) -> Text:
    """Return the examples of a paragraph: what is given, what is asked, what is answered now."""
    if not shown:
        nothing = _("No example is kept for this paragraph.")
        return Text(nothing, style=hues.muted)
    text = Text()
    for one in shown:
        text.append_text(_example(one, hues)).append("\n")
    return text


def _example(one: "Demonstration", hues: Ink) -> Text:
    text = Text.assemble((f"{one.title}\n", f"bold {hues.text}"))
    for fact in one.facts:
        text.append(f"  {fact}\n", style=hues.muted)
    text.append(f"{one.question}\n", style=f"italic {hues.primary}")
    for line in one.answer:
        text.append(f"  {line}\n", style=hues.text)
    if one.holds:
        text.append(f"✔ {_('answered now, and as expected')}\n", style=hues.good)
    else:
        text.append(f"✗ {_('answered now, and not as expected')}\n", style=f"bold {hues.bad}")
        for difference in one.differences:
            text.append(f"  {difference}\n", style=hues.bad)
    return text
