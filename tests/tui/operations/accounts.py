"""Deeds on clubs' accounts."""

from league.services.accounts import operations as accounts
from tests.tui.operations.deed import Deed

_CLUB = {"club": "601"}
PAID = ("account", "pay", "601", "22", "--date", "1.2.2012", "--why", "In advance.")
_FINED = ("account", "fine", "601", "36", "--date", "1.10.2011", "--reason", "Unpaid.")

DEEDS = (
    Deed(accounts.PAY, {"cents": "36,5", "day": "2.2.2012"}, _CLUB),
    Deed(accounts.PAY_OUT, {"cents": "22", "day": "3.2.2012"}, _CLUB, (PAID,)),
    Deed(
        accounts.FINE, {"paragraph": "7.5", "cents": "36", "day": "1.2.2012", "person": ""}, _CLUB
    ),
    Deed(
        accounts.REVERSE,
        {"day": "4.2.2012"},
        {**_CLUB, "number": "1"},
        (PAID,),
        words={"about": "Payment"},
    ),
    Deed(accounts.SUSPEND, {"days": "1", "first": "1.3.2012", "last": ""}, _CLUB, (_FINED,)),
)
