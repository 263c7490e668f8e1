"""How often what is announced of a match has changed: calendars ask for it, and for when."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from league.facts.seasons import Fixture, key_text
from league.facts.steps import StepKind, kind_of
from league.record_kinds import DRAW, MATCH_OFFICE, MOVE, REPLAY, TEAM_OFFICE
from league.storage import journal

_OF_MATCHES = (StepKind.MATCH, MOVE.step, REPLAY.step, MATCH_OFFICE.step)
"""Their subject ends in the match; its day, hour or venue may be another."""
_OF_OTHERS = (StepKind.RULING, DRAW.step, TEAM_OFFICE.step)
"""About a team that left or came back, a division drawn anew, where a team plays at home."""

Moments = Mapping[str, Sequence[datetime]]
"""When a thing was changed, oldest first; by the thing, a match, team or division, "" = all."""


def moments(season: str) -> Moments:
    """Return when the matches of a season, its teams and divisions were changed, undo included.

    What was taken back was a change, and taking it back is another one: the number only grows.
    Raises StorageError.
    """
    found: dict[str, list[datetime]] = defaultdict(list)
    for what, subject, at in journal.steps_in(season):
        thing = _thing(kind_of(what), subject.removeprefix(season).removeprefix(" · "))
        if thing is not None:
            found[thing].append(datetime.fromisoformat(at))
    return found


def _thing(kind: str, about: str) -> str | None:
    parts = about.split(" · ")
    if kind in _OF_MATCHES:
        return "/".join(parts) if len(parts) > 2 else parts[-1]
    if kind in _OF_OTHERS:
        return parts[-1] if kind == TEAM_OFFICE.step else parts[0]
    return "" if kind == StepKind.IMPORT else None


def changes_of(known: Moments, fixture: Fixture) -> tuple[int, datetime | None]:
    """Return how often a match was changed as it is announced, and when last; None = never."""
    found = sorted(_found(known, fixture))
    return len(found), found[-1] if found else None


def _found(known: Moments, fixture: Fixture) -> Iterator[datetime]:
    things = (key_text(fixture.key), fixture.home, fixture.away, fixture.division)
    for thing in things:
        yield from known.get(thing, ())
    yield from known.get("", ())[1:]
