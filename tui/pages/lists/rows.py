"""The rows of a Kader list while it is being put together."""

from collections.abc import Collection

from rich.text import Text

from league.language import _
from league.views import SquadLine, TeamView
from tui.kit.alt_text import marked
from tui.kit.cells import number, tolerance
from tui.kit.columns import Col
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink


def kader_list(view: TeamView, youth: Collection[str], hues: Ink) -> Table:
    """Return the list."""
    found = {one.player for one in view.findings}
    columns: Columns[SquadLine] = (
        (Col("#", right=True), lambda line: number(line.place, hues.muted)),
        (Col(_("Front")), lambda line: Text("▌◆" if line.front else "", hues.primary)),
        (Col(_("Name"), grow=True), lambda line: _name(line, line.ident in found, hues)),
        (Col(""), lambda line: marked(line.marks, line.mark_words, hues.accent)),
        (Col(view.rating_name, right=True), lambda line: number(line.rating)),
        (Col(_("Tolerance"), right=True), lambda line: tolerance(line, hues)),
        (Col(_("Youth")), lambda line: Text("♟" if line.ident in youth else "", hues.primary)),
        (Col(_("Born"), right=True, least=130), lambda line: number(line.year_born, hues.muted)),
        (Col(_("Pass"), right=True), lambda line: Text(line.ident, hues.faint)),
        (Col(_("Remark"), grow=True, least=110), lambda line: Text(line.remark, hues.muted)),
    )
    empty = _("Nobody yet: “a” adds one of the club's players, F3 all of them.")
    opens = _("why?")
    return listed("kader", _("Kader"), columns, view.lines, lambda line: line.ident, empty, opens)


def _name(line: SquadLine, found: bool, hues: Ink) -> Text:
    """Return a player's name; who is named in a finding carries its sign."""
    named = found and not line.too_far_back
    name = Text("▲ " if named else "", f"bold {hues.warn}")
    return name.append(line.name, style=f"bold {hues.text}" if line.front else hues.text)
