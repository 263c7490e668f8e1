"""Deeds on clubs' accounts."""

from league.services.accounts import fee_operations as fees
from league.services.accounts import operations as accounts
from tests.tui.operations.deed import Deed
from tests.worlds.desk_world import STRUCK

_CLUB = {"club": "601"}
_MATCH = tuple(map(str, STRUCK))
_FEE = f"2011/12|match|{'|'.join(_MATCH)}|fee|7.2.c|home|5|100018|federation"
_POSTED = ("account", "confirm", _FEE, "--date", "30.4.2012")
_FREED = _FEE.partition(f"{_MATCH[3]}|")[2]
_WAIVED = ("ruling", "waive", *_MATCH, _FREED, "--reason", "A mistake.")
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
    Deed(
        fees.REFUND,
        {"day": "10.5.2012"},
        {"reference": "1"},
        (_POSTED, _WAIVED),
        words={"about": "a fee"},
    ),
    Deed(fees.REMIND, {"day": "1.12.2011", "days": "30"}, {"clubs": "601"}, (_FINED,)),
    Deed(fees.CONFIRM, {"day": "30.4.2012"}, {"which": _FEE}),
)
