"""A stored season that another file's takes the place of, and what is otherwise then."""

from collections.abc import Callable

from league.errors import RuleBookError
from league.facts.actors import official
from league.services.consequences.following import before, followed
from league.services.protests.telling import hung_since
from league.services.session import season_order
from league.services.session.desk import Desk, Judged, desk_of
from league.services.session.opening import judge_stored, judge_whole
from league.services.session.transactions import load, season_names
from league.storage.database import opened
from league.views.imports import Brought


def watched(name: str, *, tried: bool) -> Callable[[], Brought]:
    """Look at a stored season before it is replaced; return what tells afterwards what changed.

    All of it is told where that is only ``tried``; else what hung on a closed season's table.
    Nothing is told of a season that is not stored yet, or that cannot be judged as it stood. Raises
    StorageError, as what it returns does.
    """
    if name not in season_names() or not (tried or season_order.after(load(name)[0])):
        return Brought
    try:
        was = before(_desk(judge_stored(name)))
    except RuleBookError:
        return Brought

    def told() -> Brought:
        # Its own steps tell of too much to be read one by one.
        after = _desk(judge_whole(name))
        return Brought(hung_since(was.desk, after), followed(was, after) if tried else None)

    return told


def _desk(judged: Judged) -> Desk:
    return desk_of(judged, opened(), official("…"))
