"""What a form that lies as a draft decides, and whether it was decided otherwise meanwhile."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from league.facts.seasons import MatchKey, key_text
from league.facts.steps import RecordKind
from league.outcomes.closing import Decided
from league.record_kinds import CLOSING, PROTEST, QUALIFICATION_DECISION, REPORT_DECISION
from league.rulings import Action, in_force
from league.services.session.desk import Desk
from league.services.session.fact_json import to_text
from league.services.session.records import recorded, recorded_one

_KINDS = {one.name: one for one in (CLOSING, QUALIFICATION_DECISION, REPORT_DECISION)}
_RULING = "ruling"
"""Kind of what is ruled on a match or a team."""


@dataclass(frozen=True, slots=True)
class Decides:
    """A decision, and what stood of it when its form was opened."""

    kind: str
    key: str
    """Of the record; of a ruling the match or the team."""
    part: str
    """Which division's numbers, or the action of a ruling; empty = all of it, or all the rest."""
    stood: str
    """Empty = nothing was decided yet."""


def decides(desk: Desk, kind: RecordKind[Any], key: str, part: str = "") -> Decides:
    """Return a decision that is put on record, as it stands now. Raises StorageError."""
    fact = recorded_one(desk.season.name, kind, key)
    return Decides(kind.name, key, part, _said(kind.name, fact, part))


def rules_match(desk: Desk, match: MatchKey) -> Decides:
    """Return what is set in a match, as it stands now."""
    return _ruled(desk, key_text(match), Action.ADD)


def rules_team(desk: Desk, team: str, action: Action) -> Decides:
    """Return what is set for a team, or its exclusion, as it stands now."""
    return _ruled(desk, team, action)


def done(desk: Desk, forms: Iterable[tuple[int, int | None, Decides | None]]) -> set[int]:
    """Return which forms have nothing left to decide.

    Of each its number, that of the protest it is about, and what it decides are told. Raises
    StorageError.
    """
    told, season = list(forms), desk.season.name
    protests = {number: protest for number, protest, _one in told if protest is not None}
    files = recorded(season, PROTEST) if protests else {}
    decided = {int(number) for number, file in files.items() if file.decided is not None}
    kinds = {one.kind for _number, _protest, one in told if one is not None} & _KINDS.keys()
    facts = {name: recorded(season, _KINDS[name]) for name in kinds}
    changed = {
        number
        for number, _protest, one in told
        if one is not None and one.stood != _stands(desk, one, facts.get(one.kind, {}))
    }
    return changed | {number for number, protest in protests.items() if protest in decided}


def _stands(desk: Desk, one: Decides, facts: dict[str, Any]) -> str:
    if one.kind == _RULING:
        return _ruled(desk, one.key, Action(one.part)).stood
    return _said(one.kind, facts.get(one.key), one.part)


def _said(kind: str, fact: Any, part: str) -> str:
    if kind == CLOSING.name:
        known: Decided = fact or Decided()
        mine = {part: known.numbers[part]} if part in known.numbers else {}
        fact = Decided(numbers=mine) if part else replace(known, numbers={})
    return to_text(fact) if fact is not None else ""


def _ruled(desk: Desk, about: str, action: Action) -> Decides:
    mine = in_force(
        one
        for one in desk.rulings
        if about == (key_text(one.match) if one.match is not None else one.team)
    )
    stood = sorted(one.target.text for one in mine.values() if one.action is action)
    return Decides(_RULING, about, action.value, "\n".join(stood))
