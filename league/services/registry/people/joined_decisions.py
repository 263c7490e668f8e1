"""Decisions that name a person, with one pass number in place of another."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

from league.decision_subjects import target_of
from league.facts.actors import Actor, Right
from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action, Ruling, in_force
from league.services.registry.people.joined_records import renamed_target
from league.services.session.decided_steps import add_ruling_step
from league.services.session.transactions import scope_in, transaction
from league.storage import decisions
from league.storage.database import moment


def rename(season: str, kept: str, joined: str, actor: Actor) -> int:
    """Decide again, in the same words, what was decided about a person; return how often.

    Who decided, when and why stays; a decision that names the kept person already stands. Raises
    RightError, StorageError.
    """
    made: defaultdict[tuple[MatchKey | None, str | None], list[Ruling]] = defaultdict(list)
    with transaction(actor, Right.REGISTER, scope_in(season)):
        for one in decisions.rulings(season):
            made[one.match, one.team].append(one)
        return sum(_rename(season, in_force(all_), kept, joined, actor) for all_ in made.values())


def _rename(
    season: str, standing: Mapping[str, Ruling], kept: str, joined: str, actor: Actor
) -> int:
    """Rename in the decisions in force on one match or team; return in how many."""
    number = 0
    for one in standing.values():
        target = target_of(renamed_target(one.target.text, kept, joined))
        if target != one.target:
            number += 1
            _take_back(season, one, actor)
            if target.topic not in standing:
                _decide(season, replace(one, target=target), None, actor)
    return number


def _take_back(season: str, ruling: Ruling, actor: Actor) -> None:
    why = _("Two records of one person were joined.")
    gone = replace(ruling, action=Action.REOPEN, reason=why, by=actor.name, at=moment(), cents=None)
    _decide(season, gone, ruling, actor)


def _decide(season: str, ruling: Ruling, before: Ruling | None, actor: Actor) -> None:
    decisions.add_ruling(season, ruling)
    add_ruling_step(actor, season, ruling, before)
