"""Deeds on the accounts of people."""

from league.services.users import operations as users
from tests.tui.operations.deed import Deed

LOGIN = "anna.berger"
ADDED = ("users", "add", LOGIN, "Anna Berger", "--mail", "anna@example.org")
_SECRETARY = ("users", "appoint", LOGIN, "club_secretary", "--club", "601")
_ANNA = {"login": LOGIN}
_NAME = {"name": "Anna"}

CHANGED = Deed(
    users.CHANGE,
    {"name": "Anna Huber", "mail": "huber@example.org", "language": "en"},
    _ANNA,
    (ADDED,),
)
APPOINTED = Deed(
    users.APPOINT, {"role": "captain", "team": "LANDESLIGA01"}, _ANNA, (ADDED,), words=_NAME
)
DEEDS = (
    Deed(users.ADD, {"login": LOGIN, "name": "Anna Berger", "mail": "anna@example.org"}),
    CHANGED,
    Deed(users.CLOSE, {}, _ANNA, (ADDED,), words=_NAME),
    Deed(users.OPEN, {}, _ANNA, (ADDED, ("users", "close", LOGIN)), words=_NAME),
    APPOINTED,
    Deed(
        users.WITHDRAW,
        {"role": "club_secretary", "club": "601"},
        _ANNA,
        (ADDED, _SECRETARY),
        words=_NAME,
    ),
)
