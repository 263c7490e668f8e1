"""The ranking of a qualification tournament: by the system's own order, or by a table."""

from collections.abc import Mapping, Sequence

from league.facts.matches import Score
from league.facts.qualifications import Qualifier
from league.facts.seasons import Division
from league.judging import as_played
from league.outcomes.rights import Counted, ThreeTeams
from league.outcomes.standings import results_of
from league.outcomes.tiebreaks import Results as Table
from league.outcomes.tiebreaks import rank
from league.rulebook import RuleBook, Values
from league.services.qualification.leavers import leavers
from league.views.qualification import Pairing, Results


def by_system(
    book: RuleBook,
    fact: Qualifier,
    rounds: Sequence[Sequence[Pairing]],
    results: Results,
    values: Values,
) -> ThreeTeams:
    """Rank three teams by each system's own order."""
    played = _entered(rounds, results)
    return book.qualification.rank(fact.system, fact.boards, fact.draw, played, fact.elo, values)


def counted(
    book: RuleBook,
    fact: Qualifier,
    rounds: Sequence[Sequence[Pairing]],
    results: Results,
    values: Values,
) -> Mapping[str, Sequence[Counted]]:
    """Return what each criterion of a system gave each of three teams."""
    played = _entered(rounds, results)
    return book.qualification.counts(fact.system, fact.boards, fact.draw, played, fact.elo, values)


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
    book: RuleBook, division: Division, fact: Qualifier, results: Results, values: Values
) -> ThreeTeams:
    """Rank a round robin by the order of a division."""
    table = played(book, fact, results, values)
    outside = leavers(book, fact, results, values).outside
    staying = [team for team in fact.draw if team not in outside]
    groups = rank(staying, table, book.criteria(division, values)) if staying else []
    ranked = tuple(tuple(team for team, _by in group) for group in groups)
    totals = {team: table.total(team, 1) for team in staying} | dict.fromkeys(outside, 0)
    last = tuple(team for team in fact.draw if team in outside)
    return ThreeTeams(totals, (*ranked, last) if last else ranked)


def played(book: RuleBook, fact: Qualifier, results: Results, values: Values) -> Table:
    """Return the matches of a round robin that are played on all boards, and that count."""
    matches, gone = [], leavers(book, fact, results, values)
    for (_round, home, away), entered in gone.results.items():
        scores = [score for score in entered if score is not None]
        if len(scores) == fact.boards:
            matches.append(as_played(book, (home, away), scores, values))
    return results_of(fact.draw, matches, gone.outside)
