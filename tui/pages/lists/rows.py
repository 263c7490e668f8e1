"""The rows of a Kader list while it is being put together."""

from collections.abc import Collection

from rich.text import Text

from league.language import _
from league.views import SquadLine
from tui.kit.alt_text import marked
from tui.kit.cells import number, tolerance
from tui.kit.columns import Col
from tui.kit.themes import Ink


def kader_columns(rating_name: str) -> list[Col]:
    """Return the columns."""
    return [
        Col("#", right=True),
        Col(_("Front")),
        Col(_("Name"), grow=True),
        Col(""),
        Col(rating_name, right=True),
        Col(_("Tolerance"), right=True),
        Col(_("Youth")),
        Col(_("Born"), right=True, least=130),
        Col(_("Pass"), right=True),
        Col(_("Remark"), grow=True, least=110),
    ]


def kader_row(
    line: SquadLine, youth: Collection[str], found: Collection[str | None], hues: Ink
) -> list[Text]:
    """Return a player's row; who is named in a finding carries its sign."""
    named = line.ident in found and not line.too_far_back
    name = Text("▲ " if named else "", style=f"bold {hues.warn}")
    name.append(line.name, style=f"bold {hues.text}" if line.front else hues.text)
    return [
        number(line.place, hues.muted),
        Text("▌◆" if line.front else "", style=hues.primary),
        name,
        marked(line.marks, line.mark_words, hues.accent),
        number(line.rating),
        tolerance(line, hues),
        Text("♟" if line.ident in youth else "", style=hues.primary),
        Text(str(line.year_born or "–"), style=hues.muted),
        Text(line.ident, style=hues.faint),
        Text(line.remark, style=hues.muted),
    ]
