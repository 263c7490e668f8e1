"""What a deed has before it that needs no season: the file is open, and somebody works on it."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from league.facts.actors import Actor
    from league.facts.seasons import Season
    from league.services.session.desk import Desk


class AtFile(Protocol):
    """Who works on a file, and the season in use where one asks for it. Every desk is one."""

    @property
    def actor(self) -> "Actor":
        """Return for whom is stored what is stored."""

    @property
    def season(self) -> "Season":
        """Return the season. Raises NotFoundError where there is none, StorageError."""


@dataclass(frozen=True)
class _OpenFile:
    """An open file of which no season is read before somebody asks for one."""

    actor: "Actor"
    name: str | None = None
    """Of the season; None = the one in use."""

    @cached_property
    def season(self) -> "Season":
        """Return the season's facts. Raises NotFoundError where there is none, StorageError."""
        from league.services.session import transactions

        season, _rulings = transactions.load(self.name)
        return season


def without_season(actor: "Actor", name: str | None = None) -> "Desk":
    """Return what stands for a desk where an operation needs only the file.

    Its steps and kinds ask nothing of a desk but what ``AtFile`` has, so that there need be no
    season to read and judge.
    """
    return cast("Desk", _OpenFile(actor, name))
