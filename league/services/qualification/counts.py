"""What separates the teams of a qualification tournament, criterion by criterion."""

from collections.abc import Sequence

from league import formatting
from league.facts.qualifications import THREE_TEAMS
from league.language import _
from league.outcomes.rights import Counted
from league.services.qualification.ranking import counted, played
from league.services.session.desk import Desk
from league.services.words.values import criterion_name
from league.views.qualification import Counts, TournamentView

_TOTALS = {"match_points": 0, "game_points": 1, "board_points": 2}
"""Criteria of a table that are sums, by their place in it."""


def counts_of(desk: Desk, view: TournamentView, team: str) -> Sequence[Counted]:
    """Return what each criterion gave one of three teams. Raises RuleBookError."""
    fact = view.tournament
    values = desk.values(fact.first_round.date())
    return counted(desk.book, fact, view.rounds, view.results, values)[team]


def criterion(one: Counted) -> str:
    """Return a criterion of a table of three teams in words."""
    if one.criterion == "boards":
        sentence = _("game points on boards {boards}")
        return sentence.format(boards="/".join(str(board) for board in one.boards))
    if one.criterion == "elo":
        return _("the lower sum of ratings")
    return criterion_name(one.criterion)


def number_of(one: Counted) -> str:
    """Return what a criterion gave, as it is read."""
    if one.number is None:
        return "–"
    return str(one.number) if one.criterion == "elo" else formatting.score(one.number)


def counts(desk: Desk, view: TournamentView) -> Counts:
    """Return what each criterion gave the teams, best first. Raises RuleBookError."""
    teams = [team for group in view.groups for team in group]
    fact = view.tournament
    if fact.mode == THREE_TEAMS:
        rows = zip(*(counts_of(desk, view, team) for team in teams), strict=True)
        return tuple((criterion(row[0]), tuple(number_of(one) for one in row)) for row in rows)
    values = desk.values(fact.first_round.date())
    table = played(desk.book, fact, view.results, values)
    return tuple(
        (
            criterion_name(name),
            tuple(_total(name, table.total(team, _TOTALS[name])) for team in teams),
        )
        for name in desk.book.criteria(desk.division(fact.division), values)
        if name in _TOTALS
    )


def _total(name: str, number: int) -> str:
    return str(number) if name == "match_points" else formatting.score(number)
