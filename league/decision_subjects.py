"""What a decision is about, as types: each is written to a text in one place and read in another.

The text is what is stored, and what tells one target from another.
"""

import json
import re
from dataclasses import dataclass
from datetime import date

from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, Score, Side

BOARD_SCORES = (WIN, DRAW, LOSS, BOTH_LOST, (DRAW[0], 0), (0, DRAW[1]))
"""What a board may be set to by decision; a penalty may leave the other side with a draw."""
BOARD_WORDS = ("1:0", "½:½", "0:1", "0:0", "½:0", "0:½")
"""The same as they are typed."""
LOT, PLAY_OFF = "lot", "play-off"
"""Ways to decide the order of teams that are level by every criterion."""
WAYS = (LOT, PLAY_OFF)
_BOARD, _MATCH, _POINTS, _ORDER, _FEE = "board", "match", "points", "order", "fee"
_SINCE = "since"
_VOID = "match|void"
_PAIR = r"(-?\d+):(-?\d+)"


@dataclass(frozen=True, slots=True)
class FindingKey:
    """A finding within its match or list."""

    rule: str
    side: Side | None = None
    board: int | None = None
    player: str | None = None
    """Pass number."""

    @property
    def text(self) -> str:
        """Return it as it is stored: ``4.4.a.2|home|3|100001``."""
        return _joined(self.rule, self.side, self.board, self.player)

    @property
    def topic(self) -> str:
        """Return what all decisions on it share."""
        return self.text


@dataclass(frozen=True, slots=True)
class FeeKey:
    """A fee within its match."""

    rule: str
    side: Side
    board: int | None
    player: str | None
    """Pass number."""
    to: str
    """``federation`` or ``opponent``."""

    @property
    def text(self) -> str:
        """Return it as it is stored: ``fee|7.2.c|away|1||federation``."""
        return _joined(_FEE, self.rule, self.side, self.board, self.player, self.to)

    @property
    def topic(self) -> str:
        """Return what all decisions on it share."""
        return self.text


@dataclass(frozen=True, slots=True)
class TeamKey:
    """A team that is excluded or readmitted."""

    team: str
    """Id; also whatever else is stored that names no other target."""
    since: date | None = None
    """Day from which an excluded team plays no more; None = the day of the decision."""

    @property
    def text(self) -> str:
        """Return it as it is stored: the id, or ``since|2012-02-10|KLGRAZ03``."""
        return self.team if self.since is None else f"{_SINCE}|{self.since}|{self.team}"

    @property
    def topic(self) -> str:
        """Return what all decisions on it share."""
        return self.team


@dataclass(frozen=True, slots=True)
class BoardScore:
    """A board with the half points that it counts."""

    board: int
    score: Score

    @property
    def text(self) -> str:
        """Return it as it is stored: ``board|3|2:0``."""
        return f"{self.topic}|{_pair(self.score)}"

    @property
    def topic(self) -> str:
        """Return which board it is."""
        return f"{_BOARD}|{self.board}"


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

    @property
    def text(self) -> str:
        """Return it as it is stored: ``match|void``, ``match|16:0`` or ``match|16:0|2:0``."""
        if self.game_points is None:
            return _VOID
        pairs = (self.game_points, self.match_points)
        return "|".join((_MATCH, *(_pair(one) for one in pairs if one is not None)))

    @property
    def topic(self) -> str:
        """Return what all verdicts on a match share."""
        return _MATCH


@dataclass(frozen=True, slots=True)
class Points:
    """Points that an official gives a team, or takes away (below zero)."""

    match_points: int
    game_points: int
    """Half points."""
    number: int = 1
    """Of the decisions about this team's points."""

    @property
    def text(self) -> str:
        """Return it as it is stored: ``points|1|-2:0``."""
        return f"{self.topic}|{_pair((self.match_points, self.game_points))}"

    @property
    def topic(self) -> str:
        """Return which decision about the team's points it is."""
        return f"{_POINTS}|{self.number}"


@dataclass(frozen=True, slots=True)
class Order:
    """Teams level by every criterion, in the order that lot or play-off gave them."""

    division: str
    way: str
    """``lot`` or ``play-off``."""
    teams: tuple[str, ...]
    """Best first."""

    @property
    def text(self) -> str:
        """Return it as it is stored: ``order|`` with division, way and teams as JSON."""
        parts = [self.division, self.way, *self.teams]
        return f"{_ORDER}|{json.dumps(parts, ensure_ascii=False, separators=(',', ':'))}"

    @property
    def topic(self) -> str:
        """Return division and teams, whatever their order."""
        return "|".join((_ORDER, self.division, *sorted(self.teams)))


Target = FindingKey | FeeKey | TeamKey | BoardScore | Verdict | Points | Order
"""What a decision is about: ``text`` is what is stored, ``topic`` tells one thing that can be
decided from another, whatever was decided on it."""


def target_of(text: str) -> Target:
    """Return what a stored text names; its own text is that one, letter for letter."""
    found = _read(text)
    return found if found is not None and found.text == text else TeamKey(text)


def _read(text: str) -> Target | None:
    word, _bar, rest = text.partition("|")
    if word == _ORDER:
        return _order(rest)
    parts = text.split("|")
    if word == _SINCE:
        return _left(parts)
    if word == _FEE:
        return _fee(parts)
    if word == _BOARD:
        return _board(parts)
    if found := re.fullmatch(rf"{_POINTS}\|(\d+)\|{_PAIR}", text):
        return Points(int(found[2]), int(found[3]), int(found[1]))
    return _verdict(text) if word == _MATCH else _finding(parts)


def _left(parts: list[str]) -> TeamKey | None:
    if len(parts) != 3:
        return None
    try:
        return TeamKey(parts[2], date.fromisoformat(parts[1]))
    except ValueError:
        return None


def _board(parts: list[str]) -> BoardScore | None:
    scores = {_pair(one): one for one in BOARD_SCORES}
    if len(parts) != 3 or not parts[1].isdecimal() or parts[2] not in scores:
        return None
    return BoardScore(int(parts[1]), scores[parts[2]])


def _verdict(text: str) -> Verdict | None:
    if text == _VOID:
        return Verdict()
    found = re.fullmatch(rf"{_MATCH}\|{_PAIR}(?:\|{_PAIR})?", text)
    if found is None:
        return None
    numbers = [int(one) for one in found.groups() if one is not None]
    given = (numbers[2], numbers[3]) if len(numbers) > 2 else None
    return Verdict((numbers[0], numbers[1]), given)


def _order(text: str) -> Order | None:
    try:
        division, way, *teams = json.loads(text)
    except ValueError:
        return None
    return Order(division, way, tuple(teams)) if way in WAYS and teams else None


def _fee(parts: list[str]) -> FeeKey | None:
    if len(parts) != 6 or parts[5] not in ("federation", "opponent"):
        return None
    found = _finding(parts[1:5])
    if found is None or found.side is None:
        return None
    return FeeKey(found.rule, found.side, found.board, found.player, parts[5])


def _finding(parts: list[str]) -> FindingKey | None:
    if len(parts) != 4 or not parts[0] or parts[1] not in ("", *Side):
        return None
    rule, side, board, player = parts
    if board and not board.isdecimal():
        return None
    number = int(board) if board else None
    return FindingKey(rule, Side(side) if side else None, number, player or None)


def _joined(*parts: str | int | None) -> str:
    return "|".join(str(part or "") for part in parts)


def _pair(points: tuple[int, int]) -> str:
    return f"{points[0]}:{points[1]}"
