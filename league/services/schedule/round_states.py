"""Rounds held back and published: a draft is judged, but stands on no paper and no calendar."""

from collections.abc import Collection, Iterable

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.contacts import RoundState
from league.facts.seasons import Season
from league.language import _, ngettext
from league.record_kinds import ROUND_STATE
from league.services.session.checks import known_division
from league.services.session.contacts import held_back
from league.services.session.desk import Desk
from league.services.session.records import Entry, record_many
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step
from league.storage.seasons import load_season


def publish(
    season: str | None, division: str, rounds: Collection[int] = (), *, actor: Actor, why: str = ""
) -> tuple[int, ...]:
    """Publish rounds of a division, all of them if none is named; return those held back before.

    Raises InputError for a round that is not on the calendar and for a division without one,
    NotFoundError, RightError, StorageError.
    """
    return _set(season, division, rounds, actor, why, published=True)


def hold(
    season: str | None, division: str, rounds: Collection[int] = (), *, actor: Actor, why: str = ""
) -> tuple[int, ...]:
    """Hold rounds of a division back, all of them if none is named; return those published before.

    Raises as ``publish``.
    """
    return _set(season, division, rounds, actor, why, published=False)


def hold_drawn(
    season: str, division: str, rounds: Iterable[int], *, actor: Actor, why: str
) -> None:
    """Hold back the rounds that a draw has just made; inside its ``transaction()``."""
    _record(season, division, rounds, actor, why, published=False)


def held_rounds(season: str, division: str) -> tuple[int, ...]:
    """Return the numbers of a division's rounds that are held back. Raises StorageError."""
    return tuple(sorted(number for whose, number in held_back(season) if whose == division))


def states(season: str | None, division: str) -> dict[int, bool]:
    """Return by number whether a division's rounds are published, in order.

    Raises NotFoundError, StorageError.
    """
    loaded = load_season(season)
    found = known_division(loaded, division).id
    held = held_rounds(loaded.name, found)
    there = sorted({one.round for one in loaded.fixtures if one.division == found})
    return {number: number not in held for number in there}


@as_step
def state_step(
    desk: Desk, why: str, division: str, rounds: Collection[int], *, published: bool
) -> Outcome:
    """The publishing or holding back of rounds, ready to be tried."""
    act = publish if published else hold
    changed = act(desk.season.name, division, rounds, actor=desk.actor, why=why)
    return Outcome(told(desk.division(division).name, changed, published=published))


def told(division: str, changed: Collection[int], *, published: bool) -> str:
    """Return which rounds of a division, by its name, were published or held back."""
    if not changed:
        same = _("{division}: nothing is held back.")
        same = same if published else _("{division}: everything is held back already.")
        return same.format(division=division)
    sentence = ngettext(
        "{division}: round {rounds} is held back.",
        "{division}: rounds {rounds} are held back.",
        len(changed),
    )
    if published:
        sentence = ngettext(
            "{division}: round {rounds} is published.",
            "{division}: rounds {rounds} are published.",
            len(changed),
        )
    return sentence.format(division=division, rounds=", ".join(map(str, changed)))


def _set(
    season: str | None,
    division: str,
    rounds: Collection[int],
    actor: Actor,
    why: str,
    *,
    published: bool,
) -> tuple[int, ...]:
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=division)):
        loaded = load_season(season)
        found = known_division(loaded, division).id
        asked = _known_rounds(loaded, found, rounds)
        held = set(held_rounds(loaded.name, found))
        changed = tuple(number for number in asked if (number in held) == published)
        _record(loaded.name, found, changed, actor, why, published=published)
        return changed


def _known_rounds(season: Season, division: str, rounds: Collection[int]) -> list[int]:
    """Return the rounds that are meant, in order. Raises InputError."""
    there = sorted({one.round for one in season.fixtures if one.division == division})
    if not there:
        sentence = _("{division} has no rounds yet: it has to be drawn first.")
        raise InputError(sentence, division=known_division(season, division).name)
    for number in rounds:
        if number not in there:
            sentence = _("{division} has no round {round}; it has: {known}.")
            known = ", ".join(map(str, there))
            name = known_division(season, division).name
            raise InputError(sentence, division=name, round=number, known=known)
    return sorted(set(rounds)) or there


def _record(
    season: str, division: str, rounds: Iterable[int], actor: Actor, why: str, *, published: bool
) -> None:
    states = [RoundState(division, number, published) for number in sorted(set(rounds))]
    entries = [Entry(season, ROUND_STATE, f"{division}/{one.round}", one) for one in states]
    record_many(entries, actor=actor, why=why)
