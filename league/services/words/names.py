"""Names of a season as people know them, where no look-up tables are at hand: for the journal."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.errors import RuleBookError
from league.rulebooks import time_zone
from league.storage import seasons
from league.storage.database import reading


@dataclass(frozen=True, slots=True)
class Named:
    """Something with a name."""

    name: str


@dataclass(frozen=True, slots=True)
class Label:
    """A season's name, and whose it is."""

    name: str = ""
    federation: str = ""
    rulebook: str = ""
    zone: str | None = None
    """Time zone of its rule book; None = of this machine."""


@dataclass(frozen=True, slots=True)
class Names:
    """What is called how in one season, by what the journal stores."""

    season: Label = Label()
    divisions: Mapping[str, Named] = field(default_factory=dict)
    clubs: Mapping[str, Named] = field(default_factory=dict)
    teams: Mapping[str, Named] = field(default_factory=dict)
    players: Mapping[str, Named] = field(default_factory=dict)

    def of(self, kind: str, ident: str) -> str:
        """Return a name: ``divisions``, ``clubs``, ``teams``, ``players``; else as it is stored."""
        known: Mapping[str, Named] = getattr(self, kind)
        return known[ident].name if ident in known else ident


NAMELESS = Names()
"""A season nobody knows."""


def all_names() -> dict[str, Names]:
    """Return the names of all seasons of the file, the oldest season first. Raises StorageError."""
    with reading():
        heads = seasons.heads()
        found = {kind: _by_season(named) for kind, named in seasons.named().items()}
    return {
        head[0]: Names(
            Label(*head, _zone(head[2])),
            **{kind: one.get(head[0], {}) for kind, one in found.items()},
        )
        for head in heads
    }


def _zone(rulebook: str) -> str | None:
    """Return the time zone of a rule book; None for one without, or that is not installed."""
    try:
        return time_zone(rulebook)
    except RuleBookError:
        return None


def _by_season(found: list[tuple[str, str, str]]) -> dict[str, dict[str, Named]]:
    names: dict[str, dict[str, Named]] = {}
    for season, ident, name in found:
        names.setdefault(season, {})[ident] = Named(name)
    return names


def latest(known: Mapping[str, Names]) -> Names:
    """Return the names of the last season, for what belongs to none."""
    return list(known.values())[-1] if known else NAMELESS
