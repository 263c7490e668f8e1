"""The tables of a season's divisions, from its judged matches."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from league.decision_subjects import Order, Points
from league.facts.matches import BOTH_LOST, Score, Side
from league.facts.seasons import Division
from league.facts.world import World
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from league.outcomes.scores import board_points, contested, game_points, match_points
from league.outcomes.standings import Adjustments, Standing, table
from league.outcomes.tiebreaks import PlayedMatch
from league.rulebook import RuleBook, Values
from league.rulings import Ruling, in_force


def tables(
    judged: SeasonJudgement, book: RuleBook, divisions: Collection[str] | None = None
) -> dict[str, tuple[Standing, ...]]:
    """Return the tables of divisions, of all if none is named, best first; knock-outs have none."""
    world = judged.world
    asked = world.divisions.keys() if divisions is None else divisions
    played: defaultdict[str, list[MatchJudgement]] = defaultdict(list)
    for key, match in judged.matches.items():
        if key[0] in asked:
            played[key[0]].append(match)
    teams: defaultdict[str, list[str]] = defaultdict(list)
    for team in world.season.teams:
        teams[team.division].append(team.id)
    values = book.on(world.first_day)
    return {
        division.id: table(
            teams[division.id],
            matches_that_count(world, book, division, played[division.id]),
            criteria,
            judged.excluded,
            judged.adjustments.of(division.id),
            book.columns,
        )
        for division in world.season.divisions
        if division.id in asked and (criteria := book.criteria(division, values))
    }


def matches_that_count(
    world: World, book: RuleBook, division: Division, matches: Iterable[MatchJudgement]
) -> list[PlayedMatch]:
    """Return a division's entered matches as a table sees them."""
    values = book.on(world.first_day)
    points = book.board_values(division.boards, values)
    drawn = book.match_points(values)[1] if book.unplayed(values) else None
    return [
        PlayedMatch(
            match.facts.home.team,
            match.facts.away.team,
            match.game_points,
            match.match_points,
            board_points(match.boards, points),
            unfinished=match.unfinished,
            unplayed=None if contested(match.facts) else drawn,
        )
        for match in matches
        if match.entered
    ]


def as_played(
    book: RuleBook,
    teams: tuple[str, str],
    boards: Sequence[Score],
    values: Values,
    absent: Collection[Side] = (),
) -> PlayedMatch:
    """Return a match of home and away by its boards, half points each, as a table sees it.

    ``absent`` are the sides that did not appear.
    """
    points, (win, draw) = game_points(boards), book.match_points(values)
    nothing = set(boards) == {BOTH_LOST} and not absent
    void = nothing and book.void_scores_nothing(values)
    earned = match_points(points, frozenset(absent), win, draw, void=void)
    worth = book.board_values(len(boards), values)
    return PlayedMatch(*teams, points, earned, board_points(boards, worth))


def adjusted(rulings: Iterable[Ruling], on_team: Mapping[str, Sequence[Ruling]]) -> Adjustments:
    """Return what decisions change in tables: points of teams, and the order of level ones."""
    bare = in_force(one for one in rulings if one.match is None and one.team is None)
    points = {team: _points(in_force(rulings).values()) for team, rulings in on_team.items()}
    orders = [one for ruling in bare.values() if isinstance(one := ruling.added, Order)]
    return Adjustments(
        {team: sums for team, sums in points.items() if any(sums)}, tuple(reversed(orders))
    )


def _points(rulings: Iterable[Ruling]) -> tuple[int, int]:
    known = [one for ruling in rulings if isinstance(one := ruling.added, Points)]
    return sum(one.match_points for one in known), sum(one.game_points for one in known)
