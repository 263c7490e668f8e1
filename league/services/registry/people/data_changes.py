"""When the data of players that a national register holds were changed, as the journal has it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime

from league.clock import in_zone
from league.services.session.desk import Desk
from league.storage import journal
from league.storage.corruption import readable

FIELDS = ("surname", "given_name", "born", "nation")
"""Fields of a player that a change of is reported."""
_LIST = "players"
"""Where the players stand in a step's JSON."""


@dataclass(frozen=True, slots=True)
class DataChange:
    """One step that changed a player's data; the values of ``FIELDS`` as text, empty = none."""

    ident: str
    day: date
    """Where the federation is."""
    before: Mapping[str, str]
    after: Mapping[str, str]


def data_changes(desk: Desk) -> tuple[DataChange, ...]:
    """Return the changes of a season's players, oldest first; an undone one has its counterpart.

    Raises StorageError.
    """
    with readable():
        return tuple(_changes(desk))


def _changes(desk: Desk) -> Iterator[DataChange]:
    zone = desk.book.time_zone
    for step in journal.steps():
        if step.subject.partition(" · ")[0] != desk.season.name:
            continue
        old, new = _players(step.before), _players(step.after)
        if not old or not new:
            continue
        day = in_zone(datetime.fromisoformat(step.at), zone).date()
        for ident in sorted(old.keys() & new.keys()):
            if old[ident] != new[ident]:
                yield DataChange(ident, day, old[ident], new[ident])


def _players(told: str) -> dict[str, dict[str, str]]:
    """Return by pass number what a step's JSON says of players; nothing without any."""
    held = json.loads(told) if told else {}
    listed = held.get(_LIST) if isinstance(held, dict) else None
    if not isinstance(listed, list):
        return {}
    return {one["ident"]: {name: one.get(name) or "" for name in FIELDS} for one in listed}
