"""What everybody has got, added up once: what every criterion is worked out from."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from fixtures.round_history import Turn
from league.facts.tournaments import PointKind, Unplayed
from league.outcomes.tournaments.crosstable import CrossTable
from league.outcomes.tournaments.unplayed import Asked, Meetings, Rounds, meetings


class Totals:
    """A table with its rounds that count, everybody's points, and what unplayed games make of it.

    Rounds that are open are left out, and rounds against whom counts for nobody.
    """

    def __init__(self, table: CrossTable) -> None:
        """Take what counts, and add up."""
        self.table = table
        self.rounds: Rounds = {
            number: tuple(
                (at, turn)
                for at, turn in enumerate(turns, 1)
                if turn.result and turn.opponent not in table.outside
            )
            for number, turns in table.turns.items()
            if number not in table.outside
        }
        self.so_far = max((turns[-1][0] for turns in self.rounds.values() if turns), default=0)
        """The last round of which something is decided."""
        self._points: dict[PointKind, Mapping[int, int]] = {}
        self._meetings: dict[Asked, Meetings] = {}

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of everybody who counts."""
        return tuple(self.rounds)

    @property
    def first(self) -> PointKind:
        """Return the kind of points that rank before all criteria."""
        return self.table.ranks_first

    @property
    def counted(self) -> PointKind:
        """Return the kind of points that criteria on opponents count."""
        return self.table.counted if self.table.teams else PointKind.MATCH

    @property
    def unplayed_against_oneself(self) -> bool:
        """Say whether unplayed games count as drawn against oneself (appendix 1)."""
        return self.table.unplayed is Unplayed.OWN_DRAW

    @property
    def forfeits_count(self) -> bool:
        """Say whether a game to which somebody did not come counts as any other game.

        By C.07 it does in a round robin.
        """
        return self.table.round_robin and not self.unplayed_against_oneself

    def was_to_play(self, turn: Turn) -> bool:
        """Say whether there was a game to play: not in the free round of a round robin."""
        return turn.opponent is not None or not self.table.round_robin

    def points(self, kind: PointKind) -> Mapping[int, int]:
        """Return everybody's half points of a kind, with what decisions gave and took."""
        if kind not in self._points:
            table, at = self.table, int(kind is PointKind.GAME)
            self._points[kind] = {
                number: table.given.get(number, (0, 0))[at]
                + sum(table.points_of(turn, kind) for _round, turn in turns)
                for number, turns in self.rounds.items()
            }
        return self._points[kind]

    @property
    def meetings(self) -> Meetings:
        """Return by number the rounds as criteria on opponents count them."""
        return self.met(Asked(self.counted, self.counted))

    def met(self, asked: Asked) -> Meetings:
        """Return by number the rounds as a criterion counts them that asks for these points."""
        if asked not in self._meetings:
            points = self.points(asked.kind)
            self._meetings[asked] = meetings(self.table, asked, self.rounds, points)
        return self._meetings[asked]

    @cached_property
    def fore(self) -> "Totals":
        """Return the totals as if all paired games of the last round had been drawn."""
        table, last = self.table, self.table.rounds
        games = table.draw(PointKind.GAME) if table.teams else 0
        points = table.draw(PointKind.MATCH)
        turns = {
            number: [
                replace(turn, result="=", points=points, games=games)
                if at == last and turn.opponent and turn.result
                else turn
                for at, turn in enumerate(mine, 1)
            ]
            for number, mine in table.turns.items()
        }
        return Totals(replace(table, turns=turns))

    @cached_property
    def buchholz(self) -> Mapping[int, int]:
        """Return by number the half points of all opponents."""
        return {number: sum(one.score for one in mine) for number, mine in self.meetings.items()}
