"""Rulings: what an official decided about a finding or a fee, with the reason."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, Score, Side
from league.facts.seasons import MatchKey
from league.findings import Fee, Finding

BOARD_SCORES = (WIN, DRAW, LOSS, BOTH_LOST)
"""What a board may be set to by decision."""
_BOARD = "board"


class Action(StrEnum):
    """What an official does."""

    CONFIRM = "confirm"
    """It stands as proposed."""
    WAIVE = "waive"
    """It has no effect."""
    CHANGE = "change"
    """A fee gets another amount."""
    ADD = "add"
    """A board's score (see ``board_target``), or a fee the checks did not find, by its key."""
    EXCLUDE = "exclude"
    """A team is excluded from its division; its matches no longer count."""
    REOPEN = "reopen"
    """An earlier ruling on the same thing no longer counts."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision. Later rulings on the same target replace earlier ones; none is ever deleted."""

    action: Action
    target: str
    """Key of a finding or fee; of an excluded team, its id; of a board, ``board_target``."""
    reason: str
    by: str
    at: datetime
    match: MatchKey | None = None
    """None when a list or a team is meant."""
    team: str | None = None
    """Team whose list is meant."""
    cents: int | None = None
    """New amount, for ``change`` of a fee; the amount of an added one."""

    @property
    def topic(self) -> str:
        """Return what the decision is about: the target, of a board without its score."""
        word, *parts = self.target.split("|")
        return "|".join((word, *parts[:1])) if word == _BOARD else self.target


def in_force(rulings: Iterable[Ruling]) -> dict[str, Ruling]:
    """Return the last ruling per topic, those reopened left out."""
    latest: dict[str, Ruling] = {}
    for ruling in rulings:
        if ruling.action is Action.REOPEN:
            latest.pop(ruling.topic, None)
        else:
            latest[ruling.topic] = ruling
    return latest


def board_target(board: int, score: Score) -> str:
    """Return the target that sets a board to half points: ``board|3|2:0``."""
    return f"{_BOARD}|{board}|{score[0]}:{score[1]}"


def added_board(ruling: Ruling) -> tuple[int, Score] | None:
    """Return the board a ruling sets and its half points; None when it sets none."""
    return board_of(ruling.target) if ruling.action is Action.ADD else None


def board_of(target: str) -> tuple[int, Score] | None:
    """Return the board a target sets and its half points; None when it names no board."""
    word, _bar, rest = target.partition("|")
    board, _bar, score = rest.partition("|")
    known = {f"{one[0]}:{one[1]}": one for one in BOARD_SCORES}
    if word != _BOARD or score not in known:
        return None
    return (int(board), known[score]) if board.isdecimal() else None


def added_fee(ruling: Ruling) -> Fee | None:
    """Return the fee a ruling adds, by the parts of its key; None when it adds none."""
    if ruling.action is not Action.ADD or ruling.cents is None:
        return None
    return fee_of(ruling.target, ruling.cents)


def fee_of(target: str, cents: int) -> Fee | None:
    """Return the fee that a target names; None when it names none."""
    parts = target.split("|")
    if len(parts) != 6:
        return None
    word, rule, side, board, player, to = parts
    usual = word == "fee" and side in set(Side) and to in ("federation", "opponent")
    if not (usual and rule) or (board and not board.isdecimal()):
        return None
    number = int(board) if board else None
    return Fee(rule, Side(side), cents, to, number, player=player or None)


def decided_boards(boards: Sequence[Score], rulings: Mapping[str, Ruling]) -> tuple[Score, ...]:
    """Return the half points that count, those set by decision in place of the others."""
    given = dict(one for one in map(added_board, rulings.values()) if one is not None)
    return tuple(given.get(number, score) for number, score in enumerate(boards, 1))


def standing(findings: Sequence[Finding], rulings: dict[str, Ruling]) -> tuple[Finding, ...]:
    """Return the findings that take effect: all but the waived ones."""
    return tuple(finding for finding in findings if not _waived(finding.key, rulings))


def standing_fees(fees: Sequence[Fee], rulings: dict[str, Ruling]) -> tuple[Fee, ...]:
    """Return the fees as they are owed: waived ones gone, changed ones with their new amount."""
    owed = (_as_ruled(fee, rulings) for fee in fees)
    return tuple(fee for fee in owed if fee is not None)


def added_fees(rulings: Mapping[str, Ruling]) -> tuple[Fee, ...]:
    """Return the fees that decisions added."""
    return tuple(fee for fee in map(added_fee, rulings.values()) if fee is not None)


def _waived(key: str, rulings: dict[str, Ruling]) -> bool:
    return key in rulings and rulings[key].action is Action.WAIVE


def _as_ruled(fee: Fee, rulings: dict[str, Ruling]) -> Fee | None:
    ruling = rulings.get(fee.key)
    if ruling is None or ruling.action is Action.CONFIRM:
        return fee
    if ruling.action is Action.WAIVE:
        return None
    return replace(fee, cents=ruling.cents, arithmetic=None) if ruling.cents is not None else fee
