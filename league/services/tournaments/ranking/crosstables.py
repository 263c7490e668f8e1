"""From what is on record to the cross table that criteria are worked out from."""

from collections import defaultdict
from collections.abc import Mapping
from types import MappingProxyType

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import System, Unplayed
from league.outcomes.tournaments.crosstable import CrossTable, Performance, Worked
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.playing.round_history import turns_of

NOTHING_OWN: Mapping[str, Mapping[int, Worked]] = MappingProxyType({})


def cross_table(
    file: TournamentFile,
    unplayed: Unplayed = Unplayed.OWN_DRAW,
    outside: frozenset[str] = frozenset(),
    performance: Performance | None = None,
    own: Mapping[str, Mapping[int, Worked]] = NOTHING_OWN,
) -> CrossTable:
    """Return the cross table, of all rounds that are paired.

    ``outside`` = keys of those whose games count for nobody; ``unplayed`` where the tournament
    itself says nothing else; ``performance`` and ``own`` as in the table.
    """
    one, numbers = file.tournament, numbers_of(file)
    rated = {each.key: each.rating for each in file.participants if each.rating is not None}
    return CrossTable(
        turns=turns_of(file),
        rounds=rounds_of(file),
        round_robin=file.is_round_robin,
        teams=one.teams,
        boards=one.boards,
        ratings={numbers[key]: rating for key, rating in rated.items()},
        given=_given(file),
        scores=one.match_scores if one.teams else one.scores,
        game_scores=one.scores,
        unplayed=one.unplayed or unplayed,
        first=one.first,
        counted=one.counted,
        outside=frozenset(numbers[key] for key in outside),
        performance=performance,
        own=own,
    )


def rounds_of(file: TournamentFile) -> int:
    """Return how many rounds the tournament has in all; of a round robin as many as it needs."""
    if not file.is_round_robin:
        return file.tournament.rounds
    if file.rounds:
        return file.last_paired
    fields = len(numbers_of(file))
    once = max(fields - 1 + fields % 2, 0)
    return once * (2 if file.tournament.system is System.DOUBLE_ROUND_ROBIN else 1)


def _given(file: TournamentFile) -> dict[int, tuple[int, int]]:
    """Return by number what was given or taken by decision: points, and a team's game points."""
    numbers = numbers_of(file)
    found: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for one in file.adjustments:
        found[numbers[one.key]][0] += one.points
        found[numbers[one.key]][1] += one.games
    return {number: (points, games) for number, (points, games) in found.items()}
