"""Deeds on ratings."""

from league.services.ratings import operations as ratings
from tests.tui.operations.deed import Deed

DEEDS = (
    Deed(
        ratings.FILE,
        {"minutes": "90", "seconds": "30", "registered": "1.9.2011", "fide": "yes"},
        {"division": "landesliga"},
    ),
    Deed(
        ratings.CHARGE, {"event": "Open Graz", "players": "3", "day": "1.2.2012"}, {"club": "601"}
    ),
)
