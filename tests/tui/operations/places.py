"""Deeds on places in an event of the youth federation."""

from league.services.events import onward_operations as onward
from league.services.events import place_operations as places
from tests.tui.operations.deed import Deed
from tests.worlds.youth_world import youth_federation

_ADA = {"id": "u14", "ident": "101"}
_FIRST = ("event", "candidate", "u14", "101", "--region", "Pfalz", "--place", "1")

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
        },
        _ADA,
        world=youth_federation,
    ),
    Deed(places.GIVE_BACK, {}, _ADA, (_FIRST,), youth_federation),
    Deed(onward.QUOTA, {"places": "3"}, {"group": "U14"}, (), youth_federation),
    Deed(places.FIRST_REGIONAL, {"day": "26.11.2025"}, {"id": "u14"}, (), youth_federation),
)
