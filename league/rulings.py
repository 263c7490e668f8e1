"""Rulings: what an official decided about a finding or a fee, with the reason."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from league.decision_subjects import BoardScore, FeeKey, Target, Verdict
from league.facts.fields import Author, TeamId, Words, called
from league.facts.matches import Score
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
    """A fee the checks did not find, or what an official sets: a board's score, a match's result
    or that it is void, points of a team, the order of level teams."""
    EXCLUDE = "exclude"
    """A team is excluded from its division; its matches no longer count."""
    REOPEN = "reopen"
    """An earlier ruling on the same thing no longer counts."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision. Later rulings on the same target replace earlier ones; none is ever deleted."""

    action: Annotated[Action, called("decision")]
    target: Annotated[Target, called("on what")]
    """What it is about."""
    reason: Annotated[Words, called("reason")]
    by: Author
    at: Annotated[datetime, called("at")]
    match: Annotated[MatchKey | None, called("match")] = None
    """None when a list, a team or the order of level teams is meant."""
    team: Annotated[TeamId | None, called("team")] = None
    """Team whose list is meant."""
    cents: Annotated[int | None, called("amount")] = None
    """New amount, for ``change`` of a fee; the amount of an added one."""

    @property
    def topic(self) -> str:
        """Return what the decision is about: the target without what was decided on it."""
        return self.target.topic

    @property
    def added(self) -> Target | None:
        """Return what the decision sets, or the fee it adds; None when it adds nothing."""
        return self.target if self.action is Action.ADD else None


def in_force(rulings: Iterable[Ruling]) -> dict[str, Ruling]:
    """Return the last ruling per topic, those reopened left out."""
    latest: dict[str, Ruling] = {}
    for ruling in rulings:
        if ruling.action is Action.REOPEN:
            latest.pop(ruling.topic, None)
        else:
            latest[ruling.topic] = ruling
    return latest


def decided_match(rulings: Mapping[str, Ruling]) -> Verdict | None:
    """Return how a match was decided as a whole; None when nobody decided it."""
    return next(
        (about for one in rulings.values() if isinstance(about := one.added, Verdict)), None
    )


def added_fee(ruling: Ruling) -> Fee | None:
    """Return the fee a ruling adds; None when it adds none."""
    about = ruling.added
    if not isinstance(about, FeeKey) or ruling.cents is None:
        return None
    return Fee(about.rule, about.side, ruling.cents, about.to, about.board, player=about.player)


def set_boards(rulings: Mapping[str, Ruling]) -> dict[int, Score]:
    """Return the half points that decisions set, by board."""
    found = (one.added for one in rulings.values())
    return {one.board: one.score for one in found if isinstance(one, BoardScore)}


def standing(findings: Sequence[Finding], rulings: Mapping[str, Ruling]) -> tuple[Finding, ...]:
    """Return the findings that take effect: all but the waived ones."""
    return tuple(finding for finding in findings if not _waived(finding.key, rulings))


def standing_fees(fees: Sequence[Fee], rulings: Mapping[str, Ruling]) -> tuple[Fee, ...]:
    """Return the fees as they are owed: waived ones gone, changed ones with their new amount."""
    owed = (_as_ruled(fee, rulings) for fee in fees)
    return tuple(fee for fee in owed if fee is not None)


def added_fees(rulings: Mapping[str, Ruling]) -> tuple[Fee, ...]:
    """Return the fees that decisions added."""
    return tuple(fee for fee in map(added_fee, rulings.values()) if fee is not None)


def _waived(key: str, rulings: Mapping[str, Ruling]) -> bool:
    return key in rulings and rulings[key].action is Action.WAIVE


def _as_ruled(fee: Fee, rulings: Mapping[str, Ruling]) -> Fee | None:
    ruling = rulings.get(fee.key)
    if ruling is None or ruling.action is Action.CONFIRM:
        return fee
    if ruling.action is Action.WAIVE:
        return None
    return replace(fee, cents=ruling.cents, arithmetic=None) if ruling.cents is not None else fee
