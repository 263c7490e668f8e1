"""A second reading of § 1, 4.4, 7, 13.8, 15 and 17 for whole matches.

Written from the rule inventory and the print alone, in the flattest way, with maps as case files
have them; it shares no line and no number with the rule book it is held against.
"""

from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from tests.league.cases.oracle_matches import (
    ADULT,
    DAY,
    LEVELS,
    LONG_AGO,
    SIDES,
    U15,
    U18,
    Kind,
    Player,
)


@dataclass
class Verdict:
    """What a match comes to; findings and fees as tuples to be sorted and compared."""

    findings: list[tuple[str, str | None, int | None, str | None]] = field(default_factory=list)
    fees: list[tuple[str, str, int | None, float, str]] = field(default_factory=list)
    boards: list[list[float]] = field(default_factory=list)
    match_points: list[int] = field(default_factory=list)


def _born(player: Player) -> date:
    born: date = player.get("born", ADULT)
    return born


def _foreign(player: Player) -> bool:
    if player.get("nation", "AUT") == "AUT":
        return False
    # A pupil or apprentice only while he is U18 (§ 1.7.d).
    too_old = player.get("equal") == "d" and _born(player) < U18
    return "equal" not in player or too_old


def _guest(player: Player) -> bool:
    return "kind" in player


def _youth_barred(player: Player) -> bool:
    pupil = player.get("nation", "AUT") != "AUT" and player.get("equal") == "d"
    return _guest(player) or _foreign(player) or (pupil and _born(player) < U15)


class _Side:
    """One team, with the questions asked of it."""

    def __init__(self, kind: Kind, team: dict[str, Any]) -> None:
        self.kind, self.lineup = kind, team["lineup"]
        self.places = {player["id"]: place for place, player in enumerate(team["kader"])}
        self.by_name: dict[str, Player] = {player["id"]: player for player in team["kader"]}
        self.paid, self.reported = team["gaps_paid"], team["reported"]
        self.suspended = team["suspended"]
        self.seats = [(board, name) for board, name in enumerate(self.lineup, 1) if name]
        self.idle: set[int] = set()
        """Boards on which it had nobody, or nobody who might play."""
        self.absent = not self.suspended and 2 * len(self.seats) < kind.boards
        self.holes = self._holes()
        self.cash = [] if kind.lowest or kind.tier == "cup" else self.holes

    def who(self, name: str) -> Player:
        return self.by_name.get(name, {"id": name})

    def _holes(self) -> list[int]:
        last = self.lineup[-1]
        youth = self.kind.youth and last in self.by_name and _born(self.who(last)) >= U18
        boards = [board for board, _n in self.seats if not (youth and board == self.kind.boards)]
        return [
            board for board in range(1, max(boards, default=0)) if self.lineup[board - 1] is None
        ]

    def reasons(self) -> list[tuple[str, int]]:
        """Return every paragraph that makes a player ineligible, with his board."""
        found = [*self._single(), *self._quota(), *self._order()]
        return found + (self._youth_board() if self.kind.youth and self.lineup[-1] else [])

    def _single(self) -> list[tuple[str, int]]:
        found = []
        for board, name in self.seats:
            player = self.who(name)
            if player.get("registered", LONG_AGO) >= DAY:
                found.append(("1.4.b", board))
            if player.get("kind") == "kreisgast" and self.kind.tier in ("landesliga", "cup"):
                found.append(("1.6", board))
            if name not in self.by_name and self.kind.tier != "cup" and not self.kind.elo:
                found.append(("4.4.d", board))
            if self.kind.tier != "cup" and self._bound(player):
                found.append(("4.4.c.1", board))
        return found

    def _bound(self, player: Player) -> bool:
        if "bonded" not in player:
            return False
        level = LEVELS[player["bonded"]]
        free = level < 0 and (_guest(player) or player.get("declared", False))
        return level < self.kind.level and not free

    def _quota(self) -> list[tuple[str, int]]:
        counted = [
            (board, self.who(name))
            for board, name in self.seats
            if (name in self.by_name or self.kind.tier == "cup")
            and (_foreign(self.who(name)) or _guest(self.who(name)))
        ]
        declared = any(self.who(name).get("declared") for _board, name in self.seats)
        if self.kind.tier == "landesliga" and declared:
            return [("17", board) for board, _player in counted]
        foreigners = guests = 0
        found = []
        for board, player in counted:
            if self.kind.tier == "cup":
                surplus = foreigners + guests >= 1
            else:
                surplus = foreigners + guests >= 2 or (_foreign(player) and foreigners >= 1)
            if surplus:
                found.append(("15.3" if self.kind.tier == "cup" else "1.7.a", board))
            elif _foreign(player):
                foreigners += 1
            else:
                guests += 1
        return found

    def _order(self) -> list[tuple[str, int]]:
        if self.kind.tier == "cup":
            return []
        found: list[tuple[str, int]] = []
        ahead: list[int] = []
        for board, name in self.seats:
            if self.kind.elo:
                rank, rule = -self.who(name).get("elo", 1000), "4.4.e.2"
            elif name not in self.places:
                continue
            else:
                rank, rule = self.places[name], "4.4.d.1"
            at_the_end = self.kind.youth and board == self.kind.boards
            exempt = at_the_end and _born(self.who(name)) >= U18
            if any(rank < other for other in ahead) and not exempt:
                found.append((rule, board))
            ahead.append(rank)
        return found

    def _youth_board(self) -> list[tuple[str, int]]:
        last = self.who(self.lineup[-1])
        if _born(last) >= U18 and _youth_barred(last):
            return [("13.8.c", self.kind.boards)]
        listed = [self.who(name) for _board, name in self.seats if name in self.by_name]
        if any(_born(player) >= U18 and not _youth_barred(player) for player in listed):
            return []
        return [("13.8.e", self.kind.boards)]


def judge(kind: Kind, case: dict[str, Any]) -> Verdict:
    """Return what the rules make of a match."""
    verdict = Verdict()
    teams = {side: _Side(kind, case[side]) for side in SIDES}
    lost = {
        side: _judge_side(verdict, side, teams[side], teams[other]) | set(case["late"][side])
        for side, other in zip(SIDES, reversed(SIDES), strict=True)
    }
    for board in range(1, kind.boards + 1):
        alive = [
            teams[side].lineup[board - 1] is not None and board not in lost[side] for side in SIDES
        ]
        if board in case["played_on"]:
            verdict.findings.append(("7.4", None, board, None))
            verdict.boards.append([0, 0])
        elif board in case["both_lost"]:  # I30: as when both came late
            verdict.boards.append([0, 0])
        elif not all(alive):
            verdict.boards.append([float(here) for here in alive])
        else:
            score = case["results"][board - 1]
            verdict.boards.append([score, 1 - score])
    home, away = (sum(board[i] for board in verdict.boards) for i in range(2))
    points = [1, 1] if home == away else [2, 0] if home > away else [0, 2]
    if not home and not away and not any(_sat(teams, case, board) for board in case_boards(kind)):
        points = [0, 0]  # I30
    verdict.match_points = [
        0 if teams[side].absent or teams[side].suspended else earned
        for side, earned in zip(SIDES, points, strict=True)
    ]
    return verdict


def case_boards(kind: Kind) -> range:
    return range(1, kind.boards + 1)


def _sat(teams: dict[str, _Side], case: dict[str, Any], board: int) -> bool:
    """Say whether a board that brought nobody anything was played: 7.4, or below both gaps."""
    if board in case["played_on"]:
        return True
    if board in case["both_lost"] and all(teams[side].lineup[board - 1] for side in SIDES):
        return False
    return any(board not in teams[side].idle | set(case["late"][side]) for side in SIDES)


def _judge_side(verdict: Verdict, side: str, team: _Side, opponent: _Side) -> set[int]:
    every = set(range(1, team.kind.boards + 1))
    team.idle = {board for board in every if team.lineup[board - 1] is None}
    if team.suspended:
        verdict.findings.append(("1.3", side, None, None))
        return every
    prices = [100, 80, 60, 50, 40, 30, 20] if team.kind.tier == "landesliga" else [40, 30, 20, 10]
    for board in team.cash:
        if board in team.paid:
            price = prices[min(board, len(prices)) - 1]
            verdict.fees.append(("4.4.a.2", side, board, price, "opponent"))
    if team.absent:
        verdict.findings.append(("7.1.a", side, None, None))
        if not team.kind.lowest:
            verdict.fees.append(("7.1.a", side, None, 7 * team.kind.boards, "federation"))
        return every
    if team.reported is None or team.reported > DAY + timedelta(1):
        verdict.findings.append(("4.3.d", side, None, None))
        verdict.fees.append(("4.3.d", side, None, 7, "federation"))
    verdict.findings += [("4.4.a.2", side, board, None) for board in team.cash]
    reasons = team.reasons()
    verdict.findings += [(rule, side, board, team.lineup[board - 1]) for rule, board in reasons]
    struck = {board for _rule, board in reasons}
    _fines(verdict, side, team, struck)
    team.idle |= struck
    unpaid = [board for board in team.cash if board not in team.paid]
    if unpaid and not (opponent.absent or opponent.suspended):
        struck |= {board for board in every if board >= unpaid[0]}
    return struck


def _fines(verdict: Verdict, side: str, team: _Side, struck: set[int]) -> None:
    landesliga = team.kind.tier == "landesliga"
    if team.kind.tier == "klasse" and struck:
        verdict.fees.append(("7.2.b", side, None, 11, "federation"))
    elif team.kind.tier != "klasse":
        for board in struck:
            amount = 36 if landesliga and board == 1 else 22
            rule = "7.2.c" if landesliga else "7.2.a"
            verdict.fees.append((rule, side, board, amount, "federation"))
    if team.kind.lowest or not team.holes:
        return
    for board, name in enumerate(team.lineup, 1):
        if name is None and not (team.kind.youth and board == team.kind.boards):
            amount = (36 if board == 1 else 22) if landesliga else 7
            verdict.fees.append(("7.2.d", side, board, amount / 2, "federation"))
            verdict.fees.append(("7.2.d", side, board, amount / 2, "opponent"))
