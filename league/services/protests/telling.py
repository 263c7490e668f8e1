"""What a deed moves that hung on a closed season's table: one telling, whatever the deed is."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from league.errors import RuleBookError
from league.facts.actors import official
from league.services.session import season_order
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import anew, judge_stored, judge_whole
from league.services.session.transactions import load, season_names, taken_back
from league.services.session.trial_runs import Outcome, Step, try_step
from league.storage.database import opened

if TYPE_CHECKING:
    from league.views.journal import Undoing


def hung_since(before: Desk) -> tuple[str, ...]:
    """Return what hung on the table of a closed season that was changed since, a sentence each.

    Nothing is judged of a season that none was prepared after. Raises RuleBookError, StorageError.
    """
    later = season_order.after(before.season)
    if not later:
        return ()
    from league.services.protests.hanging import hanging, places, sentences

    now = anew(before)
    if now.judgement is before.judgement:
        return ()
    return tuple(sentences(before.season, later[0], hanging(places(before), places(now))))


def watched(name: str) -> Callable[[], tuple[str, ...]]:
    """Look at a stored season before it is replaced; return what tells afterwards what that moved.

    Nothing is told of a season that is not stored yet, that none was prepared after, or that
    cannot be judged as it stood. Raises StorageError, as what it returns does.
    """
    if name not in season_names() or not season_order.after(load(name)[0]):
        return tuple
    from league.services.protests.hanging import hanging, places, sentences

    try:
        before = places(_judged(name))
    except RuleBookError:
        return tuple

    def told() -> tuple[str, ...]:
        now = _judged(name)
        later = season_order.after(now.season)
        return tuple(sentences(now.season, later[0], hanging(before, places(now)))) if later else ()

    return told


def _judged(name: str) -> Desk:
    return desk_of(judge_whole(name), opened(), official("…"))


def try_told(desk: Desk, step: Step) -> Outcome:
    """Return what would come of a step, and what it would move; nothing is stored.

    Raises RuleBookError, StorageError.
    """

    def told(desk: Desk, why: str) -> Outcome:
        outcome = step(desk, why)
        more = (one for one in hung_since(desk) if one not in outcome.notes)
        return replace(outcome, notes=(*outcome.notes, *more))

    return try_step(desk, told)


def undoing_told(number: int | None) -> "Undoing":
    """Return what taking a step back would change and move. Raises as ``undoing.preview``."""
    from league.services.journal import undoing

    found = undoing.preview(number)
    season = undoing.season_of(found.number)
    if season is None or not season_order.after(load(season)[0]):
        return found
    before = desk_of(judge_stored(season), opened(), official("…"))
    told: list[str] = []
    with taken_back():
        undoing.undo(found.number, before.actor, "…")
        told += hung_since(before)
    return replace(found, moved=tuple(told))
