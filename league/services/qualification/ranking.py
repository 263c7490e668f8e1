"""The ranking of a qualification tournament: by the system's own order, or by a table."""

from collections.abc import Mapping, Sequence

from league.facts.matches import BOTH_LOST, Score
from league.facts.qualifications import Tournament
from league.facts.seasons import Division
from league.outcomes.rights import Counted, ThreeTeams
from league.outcomes.scores import board_points, game_points, match_points
from league.outcomes.standings import results_of
from league.outcomes.tiebreaks import PlayedMatch, rank
from league.outcomes.tiebreaks import Results as Table
from league.rulebook import RuleBook, Values
from league.views.tournaments import Pairing, Results


def by_system(
    book: RuleBook,
    fact: Tournament,
    rounds: Sequence[Sequence[Pairing]],
    results: Results,
    values: Values,
) -> ThreeTeams:
    """Rank three teams by each system's own order."""
    ask = book.qualification.rank
    ranked: ThreeTeams = ask(
        fact.system, fact.boards, fact.draw, _entered(rounds, results), fact.elo, values
    )
    return ranked


def counted(
    book: RuleBook,
    fact: Tournament,
    rounds: Sequence[Sequence[Pairing]],
    results: Results,
    values: Values,
) -> Mapping[str, Sequence[Counted]]:
    """Return what each criterion of a system gave each of three teams."""
    ask = book.qualification.counts
    found: Mapping[str, Sequence[Counted]] = ask(
        fact.system, fact.boards, fact.draw, _entered(rounds, results), fact.elo, values
    )
    return found


def _entered(rounds: Sequence[Sequence[Pairing]], results: Results) -> list[dict[Pairing, Score]]:
    """Return the games that have a result, by round."""
    return [
        {
            pairing: score
            for pairing in pairings
            for score in results.get((number, *pairing), ())
            if score is not None
        }
        for number, pairings in enumerate(rounds, 1)
    ]


def by_table(
    book: RuleBook, division: Division, fact: Tournament, results: Results, values: Values
) -> ThreeTeams:
    """Rank a round robin by the order of a division."""
    table = played(book, fact, results, values)
    groups = rank(fact.draw, table, book.criteria(division, values))
    totals = {team: table.total(team, 1) for team in fact.draw}
    return ThreeTeams(totals, tuple(tuple(team for team, _by in group) for group in groups))


def played(book: RuleBook, fact: Tournament, results: Results, values: Values) -> Table:
    """Return the matches of a round robin that are played on all boards."""
    worth = book.board_values(fact.boards, values)
    win, draw = book.match_points(values)
    matches = []
    for (_round, home, away), entered in results.items():
        scores = [score for score in entered if score is not None]
        if len(scores) == fact.boards:
            points = game_points(scores)
            void = set(scores) == {BOTH_LOST} and book.void_scores_nothing(values)
            earned = match_points(points, frozenset(), win, draw, void=void)
            matches.append(PlayedMatch(home, away, points, earned, board_points(scores, worth)))
    return results_of(fact.draw, matches)
