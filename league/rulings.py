"""Rulings: what an official decided about a finding or a fee, with the reason."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from league.facts.seasons import MatchKey
from league.findings import Fee, Finding


class Action(StrEnum):
    """What an official does."""

    CONFIRM = "confirm"
    """It stands as proposed."""
    WAIVE = "waive"
    """It has no effect."""
    CHANGE = "change"
    """A fee gets another amount."""
    ADD = "add"
    """A board or a fee the checks did not find."""
    EXCLUDE = "exclude"
    """A team is excluded from its division; its matches no longer count."""
    REOPEN = "reopen"
    """An earlier ruling on the same thing no longer counts."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision. Later rulings on the same target replace earlier ones; none is ever deleted."""

    action: Action
    target: str
    """Key of a finding or fee; of an excluded team, its id."""
    reason: str
    by: str
    at: datetime
    match: MatchKey | None = None
    """None when a list or a team is meant."""
    team: str | None = None
    """Team whose list is meant."""
    cents: int | None = None
    """New amount, for ``change`` of a fee."""


def in_force(rulings: Iterable[Ruling]) -> dict[str, Ruling]:
    """Return the last ruling per target, those reopened left out."""
    latest: dict[str, Ruling] = {}
    for ruling in rulings:
        if ruling.action is Action.REOPEN:
            latest.pop(ruling.target, None)
        else:
            latest[ruling.target] = ruling
    return latest


def standing(findings: Sequence[Finding], rulings: dict[str, Ruling]) -> tuple[Finding, ...]:
    """Return the findings that take effect: all but the waived ones."""
    return tuple(finding for finding in findings if not _waived(finding.key, rulings))


def standing_fees(fees: Sequence[Fee], rulings: dict[str, Ruling]) -> tuple[Fee, ...]:
    """Return the fees as they are owed: waived ones gone, changed ones with their new amount."""
    owed = (_as_ruled(fee, rulings) for fee in fees)
    return tuple(fee for fee in owed if fee is not None)


def _waived(key: str, rulings: dict[str, Ruling]) -> bool:
    return key in rulings and rulings[key].action is Action.WAIVE


def _as_ruled(fee: Fee, rulings: dict[str, Ruling]) -> Fee | None:
    ruling = rulings.get(fee.key)
    if ruling is None or ruling.action is Action.CONFIRM:
        return fee
    if ruling.action is Action.WAIVE:
        return None
    return replace(fee, cents=ruling.cents) if ruling.cents is not None else fee
