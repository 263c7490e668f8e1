"""Deeds on clubs."""

from league.services.registry.clubs import operations as clubs
from tests.tui.operations.deed import Deed

_CLUB = {"club": "601"}
_SUSPENDED = ("club", "suspend", "601", "--from", "1.1.2012", "--reason", "Unpaid.")

DEEDS = (
    Deed(clubs.SUSPEND, {"first": "1.2.2012", "last": "29.2.2012"}, _CLUB),
    Deed(clubs.LIFT, {"day": "1.2.2012"}, _CLUB, (_SUSPENDED,)),
    # A club of the federation's own takes part without it: both doors say so.
    Deed(
        clubs.CONSENT,
        {"body": "host", "day": "1.10.2011", "document": "Letter"},
        _CLUB,
        refused=True,
    ),
)
