"""Small tournaments drawn at random, with everything that keeps games from being played."""

from dataclasses import dataclass
from random import Random

from fixtures.round_history import BLACK, WHITE, Turn
from fixtures.round_robin import berger
from league.facts.tournaments import Scores
from league.outcomes.tournaments.crosstable import CrossTable, Performance

PLAYERS, TEAMS = Scores(), Scores(4, 2, 0, 4, 0)
BOARDS = 4
SIGNS = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "W": "L", "L": "W", "D": "D"}
HALVES = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "W": 2, "D": 1, "L": 0}
BYES = {"U": 2, "F": 2, "H": 1, "Z": 0}

PERFORMANCE = Performance(
    differences=(
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149,
        158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
        351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
    ),
    few_games=2,
    limit=350,
)  # fmt: skip
"""FIDE Handbook B.02, table 8.1.1 (dp by per cent from 50 to 100); § 5.2 and § 5.3."""


@dataclass(frozen=True)
class Drawn:
    """A generated tournament: its table, and of teams what happened on the boards."""

    table: CrossTable
    games: dict[tuple[int, int], tuple[int, ...]]
    """By round and number of a team, its half points board by board."""


def swiss(seed: int, *, teams: bool = False) -> Drawn:
    """Draw a tournament in which nobody meets twice, with byes, forfeits and withdrawals."""
    random = Random(seed)
    number, rounds = random.randint(7, 12), random.randint(4, 6)
    gone = {one: random.randint(2, rounds) for one in random.sample(range(1, number + 1), 1)}
    late = {one: random.randint(2, 3) for one in random.sample(range(1, number + 1), 1)}
    met: set[frozenset[int]] = set()
    drawn = _Drawing(random, number, teams)
    for at in range(1, rounds + 1):
        there = []
        for one in range(1, number + 1):
            if at >= gone.get(one, rounds + 1) or at < late.get(one, 1):
                drawn.alone(one, "Z")
            elif random.random() < 0.07:
                drawn.alone(one, random.choice("HHFZ"))
            else:
                there.append(one)
        random.shuffle(there)
        while there:
            one = there.pop()
            other = next((two for two in there if frozenset((one, two)) not in met), None)
            if other is None:
                drawn.alone(one, random.choice("UUH"))
                continue
            there.remove(other)
            met.add(frozenset((one, other)))
            drawn.meet(at, one, other)
    return drawn.finished(rounds)


def round_robin(seed: int, *, teams: bool = False) -> Drawn:
    """Draw a round robin, single or double, with forfeits."""
    random = Random(seed)
    number = random.randint(4, 7)
    drawn = _Drawing(random, number, teams)
    pairings = berger(number, double=number < 6 and seed % 3 == 0)
    for at, pairs in enumerate(pairings, 1):
        for white, black in pairs:
            drawn.meet(at, white, black)
        drawn.free(at)
    return drawn.finished(len(pairings), round_robin=True)


class _Drawing:
    """A tournament while it is drawn."""

    def __init__(self, random: Random, number: int, teams: bool) -> None:
        self.random, self.teams = random, teams
        self.turns: dict[int, list[Turn]] = {one: [] for one in range(1, number + 1)}
        self.games: dict[tuple[int, int], tuple[int, ...]] = {}

    def alone(self, one: int, sign: str) -> None:
        points, games = BYES[sign] * (2 if self.teams else 1), BYES[sign] * BOARDS
        self.turns[one].append(Turn(None, "", sign, points, games if self.teams else 0))

    def free(self, at: int) -> None:
        for mine in self.turns.values():
            if len(mine) < at:
                mine.append(Turn(None, "", "", 0))

    def meet(self, at: int, white: int, black: int) -> None:
        sign = self.random.choices("1=0+-WDLx", (30, 30, 30, 4, 4, 1, 1, 1, 2))[0]
        signs = ("-", "-") if sign == "x" else (sign, SIGNS[sign])
        boards = self._boards(signs) if self.teams else ((), ())
        if self.teams and signs[0] not in "+-":
            signs = _by_boards(boards)
        for one, other, color, i in ((white, black, WHITE, 0), (black, white, BLACK, 1)):
            half = HALVES[signs[i]] * (2 if self.teams else 1)
            self.turns[one].append(Turn(other, color, signs[i], half, sum(boards[i])))
            if signs[i] not in "+-":
                self.games[at, one] = boards[i]

    def _boards(self, signs: tuple[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if signs[0] in "+-":
            return (HALVES[signs[0]],) * BOARDS, (HALVES[signs[1]],) * BOARDS
        first = tuple(self.random.choice((0, 1, 2)) for _board in range(BOARDS))
        return first, tuple(2 - half for half in first)

    def finished(self, rounds: int, *, round_robin: bool = False) -> Drawn:
        ratings = {one: self.random.randint(1400, 2500) for one in self.turns}
        table = CrossTable(
            self.turns,
            rounds,
            round_robin=round_robin,
            teams=self.teams,
            boards=BOARDS if self.teams else 0,
            ratings={} if self.teams else ratings,
            scores=TEAMS if self.teams else PLAYERS,
            performance=PERFORMANCE,
        )
        return Drawn(table, self.games)


def _by_boards(boards: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[str, str]:
    first, second = map(sum, boards)
    if first == second:
        return "=", "="
    return ("1", "0") if first > second else ("0", "1")


def drawn(seed: int, *, teams: bool = False) -> Drawn:
    """Return the tournament of a number: three Swiss ones to a round robin."""
    return (round_robin if seed % 4 == 0 else swiss)(seed, teams=teams)
