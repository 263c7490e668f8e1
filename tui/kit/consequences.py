"""What a deed changes, drawn: the sums first, then each change in a line of its own."""

from collections.abc import Iterable

from rich.text import Text

from league.language import _
from league.views.consequence_words import Line, in_lines, sums
from league.views.consequences import Consequences
from tui.kit.themes import Ink

SUMS = "Δ"
"""Stands before the line of the sums."""


def sums_text(found: Consequences | None, hues: Ink) -> Text:
    """Return the line of the sums; empty where nothing was worked out."""
    if found is None:
        return Text()
    if not found:
        return Text(_("Nothing else changes."), style=hues.muted)
    return Text.assemble((f"{SUMS} ", f"bold {hues.accent}"), (sums(found), f"bold {hues.text}"))


def details_text(found: Consequences | None, hues: Ink) -> Text:
    """Return each change in a line of its own; long lists are counted."""
    return lines_text(in_lines(found), hues) if found else Text()


def lines_text(lines: Iterable[Line], hues: Ink) -> Text:
    """Return lines in colours that tell what falls away from what comes."""
    styles = {
        "!": (f"bold {hues.bad}", hues.bad),
        SUMS: (f"bold {hues.accent}", f"bold {hues.text}"),
        "−": (hues.good, hues.muted),
        "+": (hues.warn, hues.text),
        "·": (hues.muted, hues.muted),
    }
    usual = (hues.accent, hues.text)
    drawn = (
        Text.assemble((f"{sign} ", styles.get(sign, usual)[0]), (words, styles.get(sign, usual)[1]))
        for sign, words in lines
    )
    return Text("\n").join(drawn)


def told_text(found: Consequences | None, hues: Ink) -> Text:
    """Return sums and changes together; empty where nothing was worked out."""
    parts = (sums_text(found, hues), details_text(found, hues))
    return Text("\n").join(one for one in parts if one)
