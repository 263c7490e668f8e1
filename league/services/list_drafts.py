"""Kader lists someone has begun to put together and not handed in: kept until they are."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from league.services.judged import anew
from league.services.opened import Desk
from league.services.recording import record, recorded_one

LIST_DRAFT = "list_draft"


@dataclass(frozen=True, slots=True)
class KeptList:
    """Who stands where, and who is named for the youth board."""

    idents: tuple[str, ...]
    youth: tuple[str, ...] = ()


def kept_list(season: str, team: str) -> KeptList | None:
    """Return what was begun for a team, None when nothing was. Raises StorageError."""
    return recorded_one(season, LIST_DRAFT, team, KeptList)


def keep_list(
    desk: Desk, team: str, idents: Sequence[str], youth: Collection[str], by: str
) -> Desk:
    """Keep a list as it stands; one that is as handed in needs no keeping any more.

    Raises StorageError.
    """
    entries = desk.world.lists.get(team, ())
    named = {entry.ident for entry in entries if entry.youth_board}
    if (tuple(idents), set(youth)) == (tuple(entry.ident for entry in entries), named):
        drop_list(desk.season.name, team, by=by)
    else:
        kept = KeptList(tuple(idents), tuple(sorted(youth)))
        record(desk.season.name, LIST_DRAFT, team, kept, by=by, why="", what=LIST_DRAFT)
    return anew(desk)


def drop_list(season: str, team: str, *, by: str) -> None:
    """Forget what was begun for a team, if anything was. Raises StorageError."""
    if kept_list(season, team) is not None:
        record(season, LIST_DRAFT, team, None, by=by, why="", what=LIST_DRAFT)
