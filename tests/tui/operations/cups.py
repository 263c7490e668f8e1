"""Deeds on a cup of three teams: the lots of seed 3 give one of them a bye."""

from pathlib import Path

from league.facts.seasons import MatchKey
from league.services.cup import operations as cups
from league.services.session import transactions
from tests.tui.operations.deed import Deed, by
from tests.worlds import league_world

_CUP = {"division": "cup"}
_TIE: MatchKey = ("cup", 1, "CB", "CA")
_LOT = ("cup", "lot", *map(str, _TIE), "--seed", "1")


def entered(folder: Path) -> Path:
    """Store a season with a cup that is not drawn."""
    with league_world.stored(folder, league_world.season()) as path:
        return path


def level(folder: Path) -> Path:
    """Draw the cup; in its only match all boards are drawn."""
    path = entered(folder)
    drawn = by(path, "cup", "draw", "cup", "--date", "19.11.2011", "--seed", "3")
    assert drawn.exit_code == 0, drawn.output
    transactions.open_file(path, must_exist=True)
    league_world.play(_TIE, (1, 1), (1, 1))
    return path


DEEDS = (
    Deed(cups.DRAW, {"end_date": "19.11.2011", "seed": "3"}, _CUP, world=entered),
    Deed(cups.LOT, {"seed": "1"}, {"match": "\n".join(map(str, _TIE))}, world=level),
    Deed(cups.NEXT, {"end_date": "14.1.2012"}, _CUP, (_LOT,), level),
)
