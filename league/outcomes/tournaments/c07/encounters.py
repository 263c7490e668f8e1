"""Direct encounters: FIDE C.07, Article 6, and of teams 13.3 with its chains.

What is worked out is the place among the level, with each table on the way.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fixtures.round_history import Turn
from league.facts.tournaments import PointKind
from league.outcomes.tournaments.c07.boards import board_signs, counted, counts
from league.outcomes.tournaments.c07.own import other
from league.outcomes.tournaments.codes import Code
from league.outcomes.tournaments.crosstable import Step, Worked
from league.outcomes.tournaments.own import WHOLE, WorkedBy
from league.outcomes.tournaments.totals import Totals

Group = tuple[int, ...]
_CHAINS: Mapping[str, tuple[str, ...]] = {
    "EDEBT": ("BC", "TBR"),
    "EDEBB": ("BC", "BBE"),
    "EDET": ("TBR",),
    "EDEB": ("BBE",),
}
_TWO = 2


@dataclass(frozen=True, slots=True)
class _Table:
    """What each of the level made against the others, and could still make."""

    what: str
    made: Mapping[int, Fraction]
    most: Mapping[int, Fraction]
    all_met: bool

    def parts(self) -> list[Group]:
        """Return who is parted, best first; one group = nobody."""
        ordered = sorted(self.made, key=lambda one: (-self.made[one], one))
        if self.all_met:
            return _by(ordered, self.made)
        found: list[Group] = []
        for at, one in enumerate(ordered):
            rest = ordered[at:]
            if len(rest) > 1 and self.made[one] <= max(self.most[two] for two in rest[1:]):
                return [*found, tuple(rest)]
            found.append((one,))
        return found

    def steps(self) -> dict[int, Step]:
        """Return how the table stands for each."""
        members = tuple(sorted(self.made))
        most = {one: None if self.all_met else self.most[one] for one in members}
        return {one: Step(self.what, members, self.made[one], most[one]) for one in members}


def _by(ordered: Sequence[int], made: Mapping[int, Fraction]) -> list[Group]:
    numbers = sorted(set(made.values()), reverse=True)
    return [tuple(one for one in ordered if made[one] == number) for number in numbers]


Ask = Callable[[Group], Iterator[_Table]]
"""The tables put to those who are level, one after the other as long as nobody is parted."""


def direct_encounter(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """6, 13.3: the place by the games among the level; 0 = nobody is parted.

    By the primary score, or the kind of points asked for; EDE then by the other, and where two are
    level on both by its chain.
    """
    games = _Games(totals, group, code.forfeits or totals.forfeits_count)
    kind = code.kind or totals.first

    def ask(members: Group) -> Iterator[_Table]:
        yield games.table(members, kind)
        if code.name != "DE":
            yield games.table(members, other(kind))
            if len(members) == _TWO:
                yield from games.chain(members, _CHAINS.get(code.name, ()))

    steps: dict[int, tuple[Step, ...]] = dict.fromkeys(group, ())
    order = list(_ordered(tuple(sorted(group)), ask, steps))
    places: dict[int, int] = {}
    for members in order:
        places |= dict.fromkeys(members, len(places) + 1 if len(order) > 1 else 0)
    return {one: Worked(places[one], WHOLE, steps=steps[one], low=True) for one in group}


def _ordered(members: Group, ask: Ask, steps: dict[int, tuple[Step, ...]]) -> Iterator[Group]:
    """Yield who is level in the end, best first; each group that is new is asked from the start."""
    if len(members) == 1:
        yield members
        return
    for table in ask(members):
        for one, step in table.steps().items():
            steps[one] += (step,)
        parts = table.parts()
        if len(parts) > 1:
            for part in parts:
                yield from _ordered(part, ask, steps)
            return
    yield members


class _Games:
    """The rounds in which two met, by both their numbers."""

    def __init__(self, totals: Totals, group: Sequence[int], forfeits: bool) -> None:
        self.totals, self.table_ = totals, totals.table
        self.met: dict[tuple[int, int | None], list[tuple[int, Turn]]] = {}
        members = set(group)
        for number in group:
            for at, turn in totals.rounds[number]:
                if turn.opponent in members and (turn.played or forfeits):
                    self.met.setdefault((number, turn.opponent), []).append((at, turn))

    def table(self, members: Group, kind: PointKind) -> _Table:
        """Return the table of points; who met several times has the mean of these games (6.1.2)."""
        what = {PointKind.MATCH: "MP", PointKind.GAME: "GP"}[kind] if self.table_.teams else ""
        win = Fraction(self.table_.win(kind), 2)
        return self._made(
            members, what, win, lambda _at, _one, turn: self.table_.points_of(turn, kind)
        )

    def chain(self, members: Group, names: Sequence[str]) -> Iterator[_Table]:
        """13.3.2: yield what two are compared by who are level on both, in their own matches."""
        signs, boards = board_signs(self.totals), self.table_.boards
        if signs is None:
            return
        worth = self.table_.game_scores.worth
        for name in names:
            for at in range(boards - (name == "BBE")) if name != "BC" else (0,):

                def count(
                    round_: int, one: int, _turn: Turn, name: str = name, at: int = at
                ) -> int:
                    points = [worth(sign) for sign in signs[round_, one]]
                    if name == "BC":
                        return -counted(points).number
                    return counts(points, top=name == "TBR")[at]

                yield self._made(
                    members, f"{name} {at + 1}" if name != "BC" else name, Fraction(0), count
                )

    def _made(
        self, members: Group, what: str, win: Fraction, count: Callable[[int, int, Turn], int]
    ) -> _Table:
        made, most, all_met = {}, {}, True
        for one in members:
            got, open_ = Fraction(0), 0
            for two in members:
                games = self.met.get((one, two), ())
                if games:
                    got += Fraction(sum(count(at, one, turn) for at, turn in games), 2 * len(games))
                elif two != one:
                    open_ += 1
            made[one], most[one] = got, got + open_ * win
            all_met = all_met and not open_
        return _Table(what, made, most, all_met)
