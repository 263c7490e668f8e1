"""Deeds on lists: 122 was registered for the club in time, 120 is a youth of it."""

from league.services.lists import operations as lists
from tests.tui.operations.deed import Deed, small_federation

_NEW = (
    "player", "register", "122", "601", "--posted", "1.10.2011", "--nation", "AUT",
)  # fmt: skip

DEEDS = (
    Deed(
        lists.NOMINATE,
        {"confirmed": "4.11.2011", "informed": "6.11.2011", "place": ""},
        {"team": "A1", "ident": "122"},
        (_NEW,),
        small_federation,
    ),
    Deed(
        lists.APPEND,
        {"confirmed": "4.11.2011"},
        {"team": "A1", "ident": "120"},
        world=small_federation,
    ),
)
