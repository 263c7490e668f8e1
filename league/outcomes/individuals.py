"""Tables of individual events: points, and the criteria behind them.

Unplayed games count in the criteria as drawn against oneself (appendix 1 of the FIDE tournament
rules); in the points they count as entered.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from league.facts.event_games import EventGame

WIN = 2


@dataclass(frozen=True, slots=True)
class Row:
    """A player in the table."""

    rank: int
    """By points alone: equal points share it."""
    ident: str
    points: int
    """Half points."""
    criteria: tuple[int | None, ...]
    """What each criterion gave, in their order; None = it did not apply, or was not needed."""
    place: int
    """By points and criteria; what they leave equal shares it."""


@dataclass(frozen=True, slots=True)
class _Side:
    """A game seen from one player."""

    opponent: str | None
    half: int
    black: bool
    played: bool


class Games:
    """The games of an event, by player."""

    def __init__(self, players: Sequence[str], games: Sequence[EventGame]) -> None:
        """Sort the games by player."""
        self.of: dict[str, list[_Side]] = {player: [] for player in players}
        for game in games:
            white, black = game.score
            self.of[game.white].append(_Side(game.black, white, black=False, played=game.played))
            if game.black is not None:
                self.of[game.black].append(_Side(game.white, black, black=True, played=game.played))

    def points(self, player: str) -> int:
        """Return a player's half points."""
        return sum(side.half for side in self.of[player])

    def against(self, player: str, side: _Side) -> int:
        """Return the half points of whom a game counts against: without play, oneself."""
        return self.points(side.opponent if side.played and side.opponent else player)


Numbers = Mapping[str, int]
Criterion = Callable[[Sequence[str], Games], Numbers | None]


def buchholz(group: Sequence[str], games: Games) -> Numbers:
    """Half points of all opponents."""
    return {one: sum(games.against(one, side) for side in games.of[one]) for one in group}


def sonneborn_berger(group: Sequence[str], games: Games) -> Numbers:
    """Quarter points: opponents' half points times the half points made against them."""
    return {
        one: sum(
            games.against(one, side) * (side.half if side.played else WIN // 2)
            for side in games.of[one]
        )
        for one in group
    }


def direct_encounter(group: Sequence[str], games: Games) -> Numbers | None:
    """Half points among the group; None unless every pair of it has played."""
    members = set(group)
    among = {
        one: [side for side in games.of[one] if side.played and side.opponent in members]
        for one in group
    }
    met = {frozenset((one, str(side.opponent))) for one, sides in among.items() for side in sides}
    if any(frozenset(pair) not in met for pair in combinations(group, 2)):
        return None
    return {one: sum(side.half for side in sides) for one, sides in among.items()}


def _wins(*, black_only: bool) -> Criterion:
    """Return the criterion of games won at the board, with Black or with either colour."""

    def won(side: _Side) -> bool:
        return side.played and side.half == WIN and (side.black or not black_only)

    return lambda group, games: {one: sum(map(won, games.of[one])) for one in group}


CRITERIA: Mapping[str, Criterion] = {
    "sonneborn_berger": sonneborn_berger,
    "buchholz": buchholz,
    "direct_encounter": direct_encounter,
    "wins": _wins(black_only=False),
    "wins_black": _wins(black_only=True),
}
"""By the names used in rule books."""


def table(
    players: Sequence[str], played: Sequence[EventGame], criteria: Sequence[str]
) -> tuple[Row, ...]:
    """Return the players, best first; equal points share the rank, equal criteria the place."""
    games = Games(players, played)
    groups = _parted([tuple(players)], {one: games.points(one) for one in players})
    rows: list[Row] = []
    for group in groups:
        rank = len(rows) + 1
        given: dict[str, list[int | None]] = {one: [] for one in group}
        for part in _by_criteria(group, games, criteria, given):
            place = len(rows) + 1
            rows += [Row(rank, one, games.points(one), tuple(given[one]), place) for one in part]
    return tuple(rows)


def _by_criteria(
    group: tuple[str, ...],
    games: Games,
    criteria: Sequence[str],
    given: Mapping[str, list[int | None]],
) -> list[tuple[str, ...]]:
    """Part a group of equal points; each criterion is put to those who are still equal."""
    parts = [group]
    for name in criteria:
        after: list[tuple[str, ...]] = []
        for part in parts:
            numbers = CRITERIA[name](part, games) if len(part) > 1 else None
            for one in part:
                given[one].append(None if numbers is None else numbers[one])
            after += [part] if numbers is None else _parted([part], numbers)
        parts = after
    return parts


def _parted(groups: Sequence[tuple[str, ...]], numbers: Numbers) -> list[tuple[str, ...]]:
    found = []
    for group in groups:
        ordered = sorted(group, key=lambda one: -numbers[one])
        found += [tuple(part) for _n, part in groupby(ordered, key=lambda one: numbers[one])]
    return found


def everybody_met(players: Sequence[str], played: Sequence[EventGame]) -> bool:
    """Say whether every pair of players has a game, as in a round robin."""
    pairs = {frozenset((one.white, one.black)) for one in played if one.black is not None}
    return all(frozenset(pair) in pairs for pair in combinations(players, 2))
