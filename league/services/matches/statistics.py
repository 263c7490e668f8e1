"""A division in figures: ranks over the rounds, best scorers, points by board."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from league.facts.matches import SIDES, Side
from league.facts.people import Player
from league.judging import matches_that_count
from league.outcomes.judgement import MatchJudgement
from league.outcomes.standings import ranks
from league.services.session.cache import cached_view
from league.services.session.desk import Desk, names_in
from league.views.statistics import BoardsRow, BoardTotal, ProgressRow, ScorerRow, Statistics


@cached_view
def statistics(desk: Desk, division: str) -> Statistics:
    """Return a division's figures; excluded teams and their matches are left out.

    Raises NotFoundError.
    """
    desk.division(division)
    out = desk.judgement.excluded
    matches = {
        key[1:]: one
        for key, one in desk.judgement.matches.items()
        if key[0] == division and one.entered and not {key[2], key[3]} & out
    }
    rounds = tuple(sorted({number for number, _home, _away in matches}))
    return Statistics(
        rounds,
        tuple(_progress(desk, division, matches, rounds)),
        _scorers(desk, division, matches.values()),
        tuple(_boards(desk, division, matches.values())),
        desk.book.rating_name,
    )


Matches = dict[tuple[int, str, str], MatchJudgement]


def _staying(desk: Desk, division: str) -> Iterator[tuple[str, str, int]]:
    """Yield team, name and rank of the teams that are not excluded."""
    names = names_in(desk, division)
    for row in desk.judgement.tables.get(division, ()):
        if not row.excluded:
            yield row.team, names[row.team], row.rank


def _progress(
    desk: Desk, division: str, matches: Matches, rounds: tuple[int, ...]
) -> Iterator[ProgressRow]:
    """Yield the ranks after each round of the teams that had played by then."""
    staying, decided = list(_staying(desk, division)), desk.judgement.adjustments
    teams = [team for team, _name, _rank in staying]
    found = desk.world.divisions[division]
    criteria = desk.book.criteria(found, desk.values(desk.world.first_day))
    counted = matches_that_count(desk.world, desk.book, found, matches.values())
    numbered = [(key[0], one) for key, one in zip(matches, counted, strict=True)]
    after = [
        ranks(teams, [one for played, one in numbered if played <= number], criteria, decided)
        for number in rounds
    ]
    for team, name, rank in staying:
        yield ProgressRow(team, name, rank, tuple(places.get(team) for places in after))


def _scorers(desk: Desk, division: str, matches: Iterable[MatchJudgement]) -> tuple[ScorerRow, ...]:
    scores: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for one in matches:
        for board, result in enumerate(one.facts.results):
            for side in SIDES if result is not None else ():
                lineup = one.facts.lineup(side)
                member = lineup.boards[board]
                if member is not None and result is not None:
                    half = result[0 if side is Side.HOME else 1]
                    scores[member.ident, lineup.team].append(half)
    names = names_in(desk, division)
    found = [
        (sum(points), len(points), desk.world.players[ident], team)
        for (ident, team), points in scores.items()
    ]
    found.sort(key=lambda one: (-one[0], one[1], one[2].rating or 0, one[2].name))
    return tuple(_ranked(found, names))


def _ranked(
    found: Iterable[tuple[int, int, Player, str]], names: Mapping[str, str]
) -> Iterator[ScorerRow]:
    """Yield the rows of points, games, player and team, best first."""
    before, rank = (-1, -1), 0
    for place, (points, games, player, team) in enumerate(found, 1):
        if (points, games) != before:
            before, rank = (points, games), place
        yield ScorerRow(
            rank=rank,
            ident=player.ident,
            name=player.name,
            rating=player.rating,
            team=team,
            team_name=names[team],
            games=games,
            points=points,
        )


def _boards(desk: Desk, division: str, matches: Iterable[MatchJudgement]) -> Iterator[BoardsRow]:
    scores: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for one in matches:
        for board, halves in enumerate(one.boards):
            if board + 1 in one.open_boards:
                continue
            for side, half in zip(SIDES, halves, strict=True):
                scores[one.facts.lineup(side).team, board].append(half)
    size = desk.world.divisions[division].boards
    for team, name, rank in _staying(desk, division):
        at = [scores[team, board] for board in range(size)]
        totals = tuple(BoardTotal(sum(halves), len(halves)) for halves in at)
        yield BoardsRow(team, name, rank, totals)
