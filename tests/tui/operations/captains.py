"""Deeds on captains' reports and on games."""

from pathlib import Path

from league.facts.matches import DRAW, LOSS, WIN, Side
from league.services.captain_reports import operations as reports
from league.services.games import operations as games
from tests.tui.operations.deed import Deed
from tests.worlds import captain_world

_MATCH = "landesliga\n1\nLANDESLIGA01\nLANDESLIGA12"
_ADDED = ("game", "add", *_MATCH.split("\n"), "1", "--moves", "1. e4 e5")


def reported(folder: Path) -> Path:
    """Store a match of which both captains tell something else, in a folder."""
    with captain_world.opened(folder) as path:
        captain_world.open_lineups()
        captain_world.tell(Side.HOME, WIN, DRAW)
        captain_world.tell(Side.AWAY, LOSS, DRAW)
        return path


DEEDS = (
    Deed(
        reports.DECIDE,
        {"side": "home", "results": "½,½"},
        {"match": "\n".join(map(str, captain_world.MATCH))},
        world=reported,
    ),
    Deed(games.WITHDRAW, {}, {"match": _MATCH, "board": "1"}, (_ADDED,)),
)
