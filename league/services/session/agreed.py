"""What was decided for divisions, as far as it counts in judging their matches."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import time

from league.facts.divisions import Agreed, Matter
from league.services.session.record_kinds import DIVISION_DECISION
from league.services.session.records import recorded


def agreed(season: str) -> Mapping[str, Agreed]:
    """Return by division what counts in judging its matches. Raises StorageError."""
    found: dict[str, Agreed] = {}
    for one in recorded(season, DIVISION_DECISION).values():
        known = found.get(one.division, Agreed())
        if one.matter is Matter.WAIT:
            found[one.division] = replace(known, wait=int(one.what))
        elif one.matter is Matter.START:
            found[one.division] = replace(known, start=time.fromisoformat(one.what))
    return found
