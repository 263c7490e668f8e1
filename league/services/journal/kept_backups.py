"""The backups in a folder: what their names tell, which of them stay, and how much they hold.

A name holds the database's own, the last step and the moment, so that a clock that went back
changes nothing in their order: ``season.00000123.2011-10-15T140500000000Z.sqlite``. Backups of
earlier versions bear the moment alone and count as older than all others.
"""

import re
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from league import clock
from league.addresses import Location
from league.views.backups import Holding, Kept

KEPT = 10
"""Backups that stay in their folder, besides the last one of every day."""
ENDING = ".sqlite"
_LONGEST = 100
"""Bytes of the database's name: with step and moment no file system refuses them."""
_STAMP = "%Y-%m-%dT%H%M%S%fZ"
_MOMENT = r"(?P<at>\d{4}-\d\d-\d\dT\d{12}Z)"
_OLD = re.compile(rf"{_MOMENT}{re.escape(ENDING)}", re.ASCII)


def stamp() -> str:
    """Return the moment as the names of files have it."""
    return clock.now().strftime(_STAMP)


def name_of(place: Location, step: int) -> str:
    """Return the name of a backup that is made now."""
    return f"{_stem(place)}.{step:08}.{stamp()}{ENDING}"


def backups_in(folder: Path, place: Location) -> list[Kept]:
    """Return the backups of a database in a folder, the oldest first."""
    mine = re.compile(
        rf"{re.escape(_stem(place))}\.(?P<step>\d{{8,18}})\.{_MOMENT}{re.escape(ENDING)}", re.ASCII
    )
    found = []
    for path in folder.iterdir():
        told = mine.fullmatch(path.name) or _OLD.fullmatch(path.name)
        at = told and _moment(told["at"])
        if told and at:
            found.append(Kept(path, int(told.groupdict().get("step", 0)), at))
    return sorted(found, key=lambda one: one.order)


def surplus(found: Iterable[Kept], made: Path, keep: int) -> list[Kept]:
    """Return which backups, oldest first, go when one was made.

    It stays itself, as do the last ``keep``, and of every day the last one: by its step, and by
    the clock, should a backup have been brought back that day.
    """
    ordered = sorted(found, key=lambda one: one.order)
    by_step = {one.at.date(): one.path for one in ordered}
    by_clock = {one.at.date(): one.path for one in sorted(ordered, key=lambda one: one.at)}
    last = {one.path for one in ordered[-max(keep, 1) :]}
    stay = {made, *last, *by_step.values(), *by_clock.values()}
    return [one for one in ordered if one.path not in stay]


def holding(folder: Path, place: Location) -> Holding | None:
    """Return how much the backups of a database hold in a folder; None when there is none."""
    found = backups_in(folder, place)
    if not found:
        return None
    size = 0
    for one in found:
        # Another program may have taken one away meanwhile.
        with suppress(FileNotFoundError):
            size += one.path.stat().st_size
    return Holding(folder, len(found), size, found[0], found[-1])


def _stem(place: Location) -> str:
    stem = place.stem if isinstance(place, Path) else place.name
    known = (stem or "spielleiter").encode("utf-8", "surrogateescape")
    return known[:_LONGEST].decode("utf-8", "ignore")


def _moment(told: str) -> datetime | None:
    try:
        return datetime.strptime(told, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
