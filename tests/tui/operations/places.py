"""Deeds on places in an event of the youth federation, and on entries that are paid."""

from league.services.events import entry_operations as entries
from league.services.events import onward_operations as onward
from league.services.events import place_operations as places
from tests.tui.operations.deed import Deed
from tests.worlds.youth_world import ANNOUNCED, youth_federation

_ADA = {"id": "u14", "ident": "101"}
_FIRST = ("event", "candidate", "u14", "101", "--region", "Pfalz", "--place", "1")
_SECOND = ("event", "candidate", "u14", "102", "--region", "Pfalz", "--place", "2")
_ENTERED = ("event", "enter", "u14", "101", "--date", "2026-01-31")
_WAITS = ("event", "enter", "u14", "102", "--date", "2026-01-31", "--replacement")

DEEDS = (
    Deed(
        places.CANDIDATE,
        {
            "region": "Pfalz",
            "place": "2",
            "champion": "U14 2025",
            "moved": "1.12.2025",
            "requested": "8.1.2026",
            "decided": "1.10.2025",
            "accepted": "29.10.2025",
            "in_favour": "Kaderreferent, Pfalz",
            "opposed": "Rheinhessen",
        },
        _ADA,
        world=youth_federation,
    ),
    Deed(
        places.GIVE_BACK,
        {"day": "1.2.2026", "refund": "yes"},
        _ADA,
        (_FIRST, *ANNOUNCED, _ENTERED),
        youth_federation,
    ),
    Deed(
        places.EXCEPT,
        {"in_favour": "Kaderreferent, Spielleiter", "opposed": "Pfalz", "day": "20.2.2026"},
        _ADA,
        world=youth_federation,
    ),
    Deed(places.HOST, {"club": "1"}, {"id": "u14"}, world=youth_federation),
    Deed(
        entries.CALL,
        {"day": "1.3.2026"},
        {"id": "u14", "player": "102"},
        (*ANNOUNCED, _FIRST, _SECOND, _WAITS, ("event", "give-back", "u14", "101")),
        youth_federation,
    ),
    Deed(
        entries.PAY,
        {"cents": "240", "day": "1.2.2012"},
        {"id": "u14", "player": "101"},
        (*ANNOUNCED, _FIRST, _ENTERED),
        youth_federation,
    ),
    Deed(onward.QUOTA, {"places": "3"}, {"group": "U14"}, (), youth_federation),
    Deed(places.FIRST_REGIONAL, {"day": "26.11.2025"}, {"id": "u14"}, (), youth_federation),
)
