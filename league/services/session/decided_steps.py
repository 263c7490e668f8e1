"""Decisions of officials: checked, stored, and told in the journal."""

from dataclasses import replace

from league.decision_subjects import Order
from league.errors import InputError
from league.facts.actors import Actor, Right, Scope
from league.facts.steps import StepKind
from league.language import _
from league.rulings import Action, Ruling, in_force
from league.services.session.transactions import (
    add_step,
    refuse_outside,
    scope_in,
    subject_of,
    transaction,
)
from league.storage import changes, decisions, journal, seasons

_REASONED = (Action.WAIVE, Action.CHANGE, Action.ADD, Action.EXCLUDE)


def add_ruling(season: str, ruling: Ruling, actor: Actor) -> None:
    """Store an actor's decision, under his name; an earlier one on the same thing stays on record.

    Raises InputError when the reason, the name or the amount is missing, NotFoundError,
    RightError, StorageError.
    """
    check_ruling(ruling)
    with transaction(actor, Right.RULE, _scope_of(season, ruling)):
        ruling = replace(ruling, by=actor.name)
        seasons.known_season(season)
        if ruling.match is not None:
            seasons.match_facts(season, ruling.match)
        same = [
            earlier
            for earlier in decisions.rulings(season)
            if (earlier.match, earlier.team) == (ruling.match, ruling.team)
        ]
        decisions.add_ruling(season, ruling)
        journal.append(
            at=ruling.at,
            by=actor.name,
            what=StepKind.RULING,
            subject=subject_of(season, ruling.match or (ruling.team, ruling.target.text)),
            before=changes.ruling_text(in_force(same).get(ruling.topic)),
            after=changes.ruling_text(ruling),
            why=ruling.reason,
        )


def add_ruling_step(
    actor: Actor, season: str, ruling: Ruling, before: Ruling | None, why: str = ""
) -> None:
    """Add a decision that was stored to the journal, as ``add_step``.

    ``before`` = what was decided on the same until then; ``why`` is empty for its own reason.
    """
    refuse_outside()
    subject = subject_of(season, ruling.match or (ruling.team, ruling.target.text))
    told = changes.ruling_text(before), changes.ruling_text(ruling)
    add_step(actor, StepKind.RULING, subject, *told, why or ruling.reason)


def _scope_of(season: str, ruling: Ruling) -> Scope:
    if ruling.match is not None:
        return scope_in(season, division=ruling.match[0])
    about = ruling.target
    division = about.division if isinstance(about, Order) else None
    return scope_in(season, division=division, team=ruling.team)


def check_ruling(ruling: Ruling) -> None:
    """Refuse a decision without its reason or amount. Raises InputError."""
    if ruling.action in _REASONED and not ruling.reason.strip():
        raise InputError(_("This decision needs a reason."))
    if ruling.action is Action.CHANGE and (ruling.cents is None or ruling.cents < 0):
        raise InputError(_("A changed fee needs an amount of zero or more."))
