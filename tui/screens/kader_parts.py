"""What the page of a Kader list begins with, and its list of findings."""

from rich.text import Text

from league.language import _
from league.services.desk import Desk
from league.services.list_drafts import kept_list
from league.services.list_editing import youth_board_of
from league.views import TeamView
from tui.dialogs.conflict import ConflictDialog
from tui.widgets.columns import Col
from tui.widgets.list_draft import ListDraft, Steps
from tui.widgets.matters import MattersList
from tui.widgets.parts import Table


def steps_of(desk: Desk, team: str) -> Steps:
    """Return a team's list as it was handed in, and what was begun since as a step.

    Raises NotFoundError, StorageError.
    """
    entries = desk.world.lists.get(desk.team(team).id, ())
    steps = Steps(ListDraft(tuple(entry.ident for entry in entries), youth_board_of(desk, team)))
    kept = kept_list(desk.season.name, team)
    if kept is not None:
        known = tuple(ident for ident in kept.idents if ident in desk.world.players)
        steps.do(ListDraft(known, frozenset(kept.youth) & frozenset(known)))
    return steps


def found_part(view: TeamView) -> Table:
    """Return what was found in a list, and that another order counts."""
    columns = [Col("§"), Col(_("What"), grow=True)]
    said = [(one.key, [Text(one.citation), Text(one.sentence)]) for one in view.findings]
    said += [(note, [Text("·"), Text(note)]) for note in view.notes]
    title = _("Findings {number}").format(number=len(view.findings))
    return Table("matters", title, columns, said, _("Nothing found in this list."))


class FoundInList(MattersList):
    """What was found in a list nobody has handed in yet: to be explained, not decided."""

    def keys_title(self) -> str:
        """Tell no keys."""
        return ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no decision."""
        return False if action == "rule" else super().check_action(action, parameters)


def overtaken_dialog(team: str) -> ConflictDialog:
    """Return the question about a list that somebody else has handed in meanwhile."""
    sentence = _("Somebody else has handed in another list of {team} meanwhile.").format(team=team)
    choices = _(
        "Theirs: what you put together here is given up. Mine: it stays here, and F2 hands it in "
        "over theirs; the journal keeps both."
    )
    return ConflictDialog(sentence, choices)
