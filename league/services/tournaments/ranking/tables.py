"""The table of a tournament: by the criteria and the rules that hold for it."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from league import tie_break_rules, tournament_rules
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import System
from league.findings import Finding
from league.outcomes.scores import board_points
from league.outcomes.tournaments.crosstable import CrossTable, Worked
from league.outcomes.tournaments.table import PLAYOFF, RankRow, ranked_apart
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook import RuleBook
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.round_history import (
    board_scores,
    games_of_teams,
    is_out,
    turns_of,
)
from league.services.tournaments.playoffs.results import decided
from league.services.tournaments.ranking.crosstables import NOTHING_OWN, cross_table
from league.services.tournaments.ranking.groups import groups_of
from league.tournament_rules import Said

BOARD_POINTS = "board_points"
"""A criterion that federations give values of their own for each board."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A tournament's table, and by whose rules it was made."""

    cross: CrossTable
    criteria: tuple[str, ...]
    rows: tuple[RankRow, ...]
    """Best first; at the end those whose games count for nobody."""
    leavers: Mapping[str, Said[Withdrawal]]
    """By key, what follows for whoever left."""
    by: Said[tuple[str, ...]] | None
    """Whose order of criteria it is; None = it was announced for this tournament alone."""
    barred: Said[Mapping[str, Finding]] | None = None
    """By code, why it parts nobody here; None = no code was asked."""
    groups: Mapping[str, tuple[RankRow, ...]] = field(default_factory=dict)
    """The table of each group that is ranked apart; empty = all are ranked together."""


def ranked_of(opened: Opened) -> Ranked:
    """Return the table by all results there are; a round counts from its first result on.

    Raises InputError for a criterion that cannot be asked here, RuleBookError.
    """
    opened = replace(opened, file=_begun(opened.file))
    file, one = opened.file, opened.tournament
    book = tournament_rules.own_rules(one, opened.book)
    leavers = leavers_of(opened)
    outside = _outside(leavers)
    own = {BOARD_POINTS: _board_points(opened, outside)} if one.teams else NOTHING_OWN
    played_off = decided(opened)
    if played_off:
        own = {**own, PLAYOFF: played_off}
    by = None if one.criteria else _criteria(opened, book)
    criteria = by.answer if by else one.criteria
    performance = tournament_rules.performance(book, opened.day).answer
    edition = tie_break_rules.edition(book, opened.day, one, criteria)
    cross = cross_table(file, edition, outside, performance, own)
    cross, barred = tie_break_rules.with_codes(cross, opened.day, criteria)
    if barred and one.teams:
        cross = replace(cross, games=games_of_teams(file))
    if played_off and PLAYOFF not in criteria:
        criteria = (*criteria, PLAYOFF)
    groups = groups_of(opened)
    rows, *apart = ranked_apart(cross, criteria, [cross.turns, *groups.values()])
    by_group = dict(zip(groups, apart, strict=True))
    return Ranked(cross, criteria, rows, leavers, by, barred, by_group)


def _begun(file: TournamentFile) -> TournamentFile:
    """Return the file without a last round that is only paired: its byes count with the others."""
    last = file.last_paired
    waits = last and any(pair.black is not None for pair in file.rounds[last].pairs)
    if file.is_round_robin or not waits or any(number == last for number, _board in file.results):
        return file
    kept = {number: one for number, one in file.rounds.items() if number != last}
    return replace(file, rounds=kept)


def _criteria(opened: Opened, book: RuleBook | None) -> Said[tuple[str, ...]]:
    """Return the book's order for those who were there from round 1.

    Nobody who comes late, rated or not, changes what was announced.
    """
    first = [one for one in opened.file.participants if one.first_round == 1]
    rated = all(one.rating is not None for one in first)
    return tournament_rules.criteria(book, opened.day, opened.tournament, rated=rated)


def leavers_of(opened: Opened) -> Mapping[str, Said[Withdrawal]]:
    """Return by key what follows for whoever withdrew or was excluded."""
    file = opened.file
    book = tournament_rules.own_rules(file.tournament, opened.book)
    gone = [one.key for one in file.participants if file.left(one.key) is not None]
    turns, numbers = (turns_of(file), numbers_of(file)) if gone else ({}, {})
    found: dict[str, Said[Withdrawal]] = {}
    for key in gone:
        shares = (sum(turn.played for turn in turns[numbers[key]]), games_of(file, key))
        found[key] = tournament_rules.withdrawal(
            book, opened.day, shares, file.tournament.system, teams=file.tournament.teams
        )
    return found


def outside_of(opened: Opened) -> frozenset[str]:
    """Return the keys of those whose games count for nobody. Raises RuleBookError."""
    return _outside(leavers_of(opened))


def _outside(leavers: Mapping[str, Said[Withdrawal]]) -> frozenset[str]:
    return frozenset(key for key, said in leavers.items() if not said.answer.counts)


def games_of(file: TournamentFile, key: str) -> int:
    """Return how many games, of a team matches, somebody has in the whole tournament.

    In a round robin he has none against a number that is free from round 1 on, unless all are.
    """
    if not file.is_round_robin:
        return file.tournament.rounds
    cycles = 2 if file.tournament.system is System.DOUBLE_ROUND_ROBIN else 1
    others = [one for one in numbers_of(file) if one != key]
    there = [one for one in others if not is_out(file, one, 1)]
    return cycles * len(there or others)


def _board_points(opened: Opened, outside: frozenset[str]) -> Mapping[int, Worked]:
    """Return each team's board points as its federation values boards; in half board points.

    ``outside``: what these teams played counts for nobody.
    """
    numbers, file = numbers_of(opened.file), opened.file
    worth = opened.book.board_values(file.tournament.boards, opened.values)
    sums: dict[int, int] = defaultdict(int)
    for (number, board), result in file.results.items():
        pair = file.rounds[number].pairs[board - 1]
        if pair.black is None or outside & {pair.white, pair.black}:
            continue
        halves = board_points(board_scores(file, result), worth)
        for key, points in zip((pair.white, pair.black), halves, strict=True):
            sums[numbers[key]] += points
    return {number: Worked(sums[number], 2) for number in numbers.values()}
