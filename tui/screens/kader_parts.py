"""What the screen of a Kader list begins with, and its list of findings."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from league.services.desk import Desk
from league.services.list_editing import preview_list, youth_board_of
from league.views import TeamView
from tui.widgets.list_draft import ListDraft
from tui.widgets.matters import MattersList

if TYPE_CHECKING:
    from tui.app import SpielleiterApp


@dataclass(frozen=True, slots=True)
class KaderStart:
    """A list to begin with."""

    view: TeamView
    draft: ListDraft


async def load_kader(app: "SpielleiterApp", team: str) -> KaderStart:
    """Return a team's list as it was handed in. Raises NotFoundError."""
    return await app.ask(_start, team)


def _start(desk: Desk, team: str) -> KaderStart:
    entries = desk.world.lists.get(desk.team(team).id, ())
    draft = ListDraft(tuple(entry.ident for entry in entries), youth_board_of(desk, team))
    view = preview_list(desk, team, draft.idents, draft.youth)
    return KaderStart(view, draft)


class FoundInList(MattersList):
    """What was found in a list nobody has handed in yet: to be explained, not decided."""

    def keys_title(self) -> str:
        """Tell no keys."""
        return ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no decision."""
        return False if action == "rule" else super().check_action(action, parameters)
