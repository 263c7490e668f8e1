"""Play-offs on record as they stand, and what they decide in the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from league import tournament_rules
from league.facts.playoffs import Playoff
from league.facts.tournament_files import TournamentFile
from league.outcomes.tournaments.crosstable import Worked
from league.outcomes.tournaments.playoff_bouts import Pair
from league.outcomes.tournaments.playoff_running import PlayoffState, places, playoff_state
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.opening import Opened
from league.tournament_rules import Said


@dataclass(frozen=True, slots=True)
class Standing:
    """A play-off with its plan and how it stands."""

    playoff: Playoff
    plan: Said[PlayoffPlan]
    state: PlayoffState


def standing(opened: Opened, playoff: Playoff) -> Standing:
    """Return how a play-off stands. Raises RuleBookError where no book has one for so many."""
    plan = tournament_rules.playoff(
        opened.own, opened.day, len(playoff.order), opened.tournament, short=playoff.short
    )
    whites = turned_whites(opened.file)
    state = playoff_state(
        plan.answer, playoff.order, playoff.games, playoff.color_seed, playoff.decided, whites
    )
    return Standing(playoff, plan, state)


def turned_whites(file: TournamentFile) -> Mapping[Pair, str]:
    """Return who has White when the colours of the tournament are turned round: who had Black."""
    return {
        frozenset((pair.white, pair.black)): pair.black
        for one in file.rounds.values()
        for pair in one.pairs
        if pair.black is not None
    }


def decided(opened: Opened) -> Mapping[int, Worked]:
    """Return for each pairing number what the play-offs that are over gave it, as a criterion.

    The number is that of the players left behind in the play-off; 0 for who played none. Empty as
    long as no play-off is over.
    """
    orders = [places(standing(opened, one).state) for one in opened.file.playoffs]
    if not any(orders):
        return {}
    numbers = numbers_of(opened.file)
    left_behind: dict[int, int] = {}
    for order in orders:
        behind = sum(map(len, order))
        for level in order:
            behind -= len(level)
            left_behind |= {numbers[key]: behind for key in level if key in numbers}
    return {number: Worked(left_behind.get(number, 0), 1) for number in numbers.values()}
