"""The ranking of a qualification tournament: by the system's own order, or by a table."""

from collections.abc import Mapping, Sequence

from league.facts.matches import Score
from league.facts.qualifications import Tournament
from league.facts.seasons import Division
from league.outcomes.rights import ThreeTeams
from league.outcomes.scores import board_points, game_points, match_points
from league.outcomes.standings import results_of
from league.outcomes.tiebreaks import PlayedMatch, rank
from league.rulebook import RuleBook, Values
from league.services.checking import question

Pairing = tuple[str, str]
"""Symbols, White first; or home and away team."""
Results = Mapping[tuple[int, str, str], tuple[Score, ...]]
"""Scores by round and pairing."""


def by_system(
    book: RuleBook,
    fact: Tournament,
    rounds: Sequence[Sequence[Pairing]],
    results: Results,
    values: Values,
) -> ThreeTeams:
    """Rank three teams (Anhang B 7) by each system's own order."""
    entered = [
        {
            pairing: results[number, *pairing][0]
            for pairing in pairings
            if (number, *pairing) in results
        }
        for number, pairings in enumerate(rounds, 1)
    ]
    ask = question(book, "three_teams")
    ranked: ThreeTeams = ask(fact.system, fact.boards, fact.draw, entered, fact.elo, values)
    return ranked


def by_table(
    book: RuleBook,
    division: Division,
    fact: Tournament,
    results: Results,
    values: Values,
) -> ThreeTeams:
    """Rank a round robin by the order of § 3 (§ 16.4)."""
    worth = book.board_values(fact.boards, values)
    win, draw = book.match_points(values)
    played = [
        PlayedMatch(
            home,
            away,
            points := game_points(scores),
            match_points(points, frozenset(), win, draw),
            board_points(scores, worth),
        )
        for (_round, home, away), scores in results.items()
    ]
    table = results_of(fact.draw, played)
    groups = rank(fact.draw, table, book.criteria(division, values))
    totals = {team: table.total(team, 1) for team in fact.draw}
    return ThreeTeams(totals, tuple(tuple(team for team, _by in group) for group in groups))
