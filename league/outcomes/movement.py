"""Who goes up and who comes down at the end of a season."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from league.facts.fields import ClubId, TeamId


@dataclass(frozen=True, slots=True)
class Ranked:
    """A team in its final place."""

    team: TeamId
    club: ClubId


@dataclass(frozen=True, slots=True)
class Movement:
    """Teams that leave a division, in the order of its table."""

    up: tuple[str, ...]
    down: tuple[str, ...]


def move(
    ranking: Sequence[Ranked],
    up: int,
    from_above: int,
    base: int,
    *,
    passed_over: Collection[str] = (),
    kept: Collection[str] = (),
    replaced: Collection[str] = (),
    in_addition: bool = False,
) -> Movement:
    """Return who goes up and who comes down.

    ``up`` is the number of places above, ``from_above`` the number of teams coming down from
    there, ``base`` the number relegated when as many come as go. One club sends one team; the right
    of a club in ``passed_over`` (it has a team above, or declines) passes to the next team, that
    of one in ``kept`` (it declines where only a person may pass the right on) to nobody. The
    division keeps its size: base + those coming down − those going up are relegated. ``replaced``
    are teams that make room whatever their place, because their club comes down from above; they
    are among those, or with ``in_addition`` on top of them.
    """
    rising = _rising(ranking, up, passed_over, kept)
    staying = [entry.team for entry in ranking if entry.team not in rising]
    room = max(base + from_above - len(rising), 0)
    return Movement(rising, _leaving(staying, room, replaced, in_addition=in_addition))


def _rising(
    ranking: Sequence[Ranked], rights: int, passed_over: Collection[str], kept: Collection[str]
) -> tuple[str, ...]:
    """Return who goes up, one team a club; a right that is kept is used up by nobody's rise."""
    firsts: dict[str, str] = {}
    for entry in ranking:
        if entry.club not in passed_over:
            firsts.setdefault(entry.club, entry.team)
    return tuple(team for club, team in list(firsts.items())[:rights] if club not in kept)


def _leaving(
    staying: Sequence[str], room: int, replaced: Collection[str], *, in_addition: bool
) -> tuple[str, ...]:
    """Return who comes down, in the order of the table: the last, and who makes room."""
    making_room = {team for team in staying if team in replaced}
    if in_addition:
        others = list(staying)
    else:
        others = [team for team in staying if team not in making_room]
        room = max(room - len(making_room), 0)
    down = making_room.union(others[max(len(others) - room, 0) :])
    return tuple(team for team in staying if team in down)
