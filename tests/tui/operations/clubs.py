"""Deeds on clubs."""

from league.services.registry.clubs import operations as clubs
from tests.tui.operations.deed import Deed, small_federation

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
    Deed(
        clubs.UNCONSENT,
        {"body": "host"},
        {"club": "701"},
        (("club", "consent", "701", "host", "--date", "1.6.2011"),),
        small_federation,
    ),
    Deed(
        clubs.JOINT,
        {"name": "SG Mur", "others": "602", "announced": "20.6.2011"},
        _CLUB,
        world=small_federation,
    ),
    Deed(clubs.DECLARE, {"idents": "109", "posted": "1.7.2011"}, _CLUB, world=small_federation),
)
