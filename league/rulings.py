"""Rulings: what an official decided about a finding or a fee, with the reason."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, Score, Side
from league.facts.seasons import MatchKey
from league.findings import Fee, Finding

BOARD_SCORES = (WIN, DRAW, LOSS, BOTH_LOST, (DRAW[0], 0), (0, DRAW[1]))
"""What a board may be set to by decision; a penalty may leave the other side with a draw."""
BOARD_WORDS = ("1:0", "½:½", "0:1", "0:0", "½:0", "0:½")
"""The same as they are typed."""
LOT, PLAY_OFF = "lot", "play-off"
"""Ways to decide the order of teams that are level by every criterion."""
WAYS = (LOT, PLAY_OFF)
_BOARD, _MATCH, _POINTS, _ORDER = "board", "match", "points", "order"
_VOID = "match|void"
_PAIR = r"(-?\d+):(-?\d+)"


class Action(StrEnum):
    """What an official does."""

    CONFIRM = "confirm"
    """It stands as proposed."""
    WAIVE = "waive"
    """It has no effect."""
    CHANGE = "change"
    """A fee gets another amount."""
    ADD = "add"
    """A fee the checks did not find, by its key, or what an official sets: a board's score
    (``board_target``), a match's result or that it is void (``match_target``, ``void_target``),
    points of a team (``points_target``), the order of level teams (``order_target``)."""
    EXCLUDE = "exclude"
    """A team is excluded from its division; its matches no longer count."""
    REOPEN = "reopen"
    """An earlier ruling on the same thing no longer counts."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision. Later rulings on the same target replace earlier ones; none is ever deleted."""

    action: Action
    target: str
    """Key of a finding or fee; of an excluded team, its id; of what is added, see ``Action``."""
    reason: str
    by: str
    at: datetime
    match: MatchKey | None = None
    """None when a list, a team or the order of level teams is meant."""
    team: str | None = None
    """Team whose list is meant."""
    cents: int | None = None
    """New amount, for ``change`` of a fee; the amount of an added one."""

    @property
    def topic(self) -> str:
        """Return what the decision is about: the target without what was decided on it."""
        word, *parts = self.target.split("|")
        if word == _MATCH:
            return word
        if word == _ORDER and (order := order_of(self.target)):
            return "|".join((word, order.division, *sorted(order.teams)))
        return "|".join((word, *parts[:1])) if word in (_BOARD, _POINTS) else self.target


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


@dataclass(frozen=True, slots=True)
class Verdict:
    """A match as an official decided it."""

    game_points: Score | None = None
    """Half points of both sides; None = the match is void."""
    match_points: tuple[int, int] | None = None
    """None = they follow from the game points."""

    @property
    def void(self) -> bool:
        """Say whether the match counts nothing."""
        return self.game_points is None


def match_target(game_points: Score, match_points: tuple[int, int] | None = None) -> str:
    """Return the target that sets a match to half points: ``match|16:0`` or ``match|16:0|2:0``."""
    parts = [game_points, match_points] if match_points else [game_points]
    return "|".join((_MATCH, *(f"{home}:{away}" for home, away in parts)))


def void_target() -> str:
    """Return the target that declares a match void."""
    return _VOID


def verdict_of(target: str) -> Verdict | None:
    """Return what a target says of its whole match; None when it says nothing of it."""
    if target == _VOID:
        return Verdict()
    found = re.fullmatch(rf"{_MATCH}\|{_PAIR}(?:\|{_PAIR})?", target)
    if found is None:
        return None
    numbers = [int(one) for one in found.groups() if one is not None]
    given = (numbers[2], numbers[3]) if len(numbers) > 2 else None
    return Verdict((numbers[0], numbers[1]), given)


def decided_match(rulings: Mapping[str, Ruling]) -> Verdict | None:
    """Return how a match was decided as a whole; None when nobody decided it."""
    ruling = rulings.get(_MATCH)
    return verdict_of(ruling.target) if ruling and ruling.action is Action.ADD else None


@dataclass(frozen=True, slots=True)
class Points:
    """Points that an official gives a team, or takes away (below zero)."""

    match_points: int
    game_points: int
    """Half points."""


def points_target(number: int, points: Points) -> str:
    """Return the target of a team's n-th decision about points: ``points|1|-2:0``."""
    return f"{_POINTS}|{number}|{points.match_points}:{points.game_points}"


def points_of(target: str) -> Points | None:
    """Return the points a target gives or takes; None when it names none."""
    found = re.fullmatch(rf"{_POINTS}\|\d+\|{_PAIR}", target)
    return Points(int(found[1]), int(found[2])) if found else None


@dataclass(frozen=True, slots=True)
class Order:
    """Teams level by every criterion, in the order that lot or play-off gave them."""

    division: str
    way: str
    """``lot`` or ``play-off``."""
    teams: tuple[str, ...]
    """Best first."""


def order_target(order: Order) -> str:
    """Return the target that orders teams: ``order|`` with division, way and teams as JSON."""
    parts = [order.division, order.way, *order.teams]
    return f"{_ORDER}|{json.dumps(parts, ensure_ascii=False, separators=(',', ':'))}"


def order_of(target: str) -> Order | None:
    """Return the order a target sets; None when it sets none."""
    word, _bar, rest = target.partition("|")
    if word != _ORDER:
        return None
    try:
        division, way, *teams = json.loads(rest)
    except ValueError:
        return None
    return Order(division, way, tuple(teams)) if way in WAYS and teams else None


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


def set_boards(rulings: Mapping[str, Ruling]) -> dict[int, Score]:
    """Return the half points that decisions set, by board."""
    return dict(one for one in map(added_board, rulings.values()) if one is not None)


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
