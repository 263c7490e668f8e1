"""Deeds on matches and tables: in the first match of the Landesliga a board was a gap."""

from league.services.matches import operations as matches
from league.services.matches import verdict_operations as verdicts
from tests.tui.operations.deed import Deed
from tests.worlds.desk_world import GAP

_MATCH = {"match": "\n".join(map(str, GAP))}
_TEAM = {"team": "LANDESLIGA01"}

DEEDS = (
    Deed(verdicts.BOARD, {"board": "1", "result": "½:½"}, _MATCH),
    Deed(verdicts.RESULT, {"result": "4,5:3½", "points": "0:0"}, _MATCH),
    Deed(verdicts.VOID, {}, _MATCH),
    Deed(verdicts.REPLAY, {"day": "26.5.2012", "start": "15.00"}, _MATCH),
    Deed(matches.POINTS, {"mp": "-2", "gp": "-½"}, _TEAM),
    # No two teams are level: both doors say so.
    Deed(
        matches.ORDER,
        {"teams": "LANDESLIGA02, LANDESLIGA01", "way": "lot"},
        {"division": "landesliga"},
        refused=True,
    ),
    Deed(matches.DATA, {"venue": "Volksschule", "home_deputy": "Anna Muster"}, _MATCH),
)
