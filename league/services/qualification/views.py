"""A qualification tournament as it is shown: the sheet, the ranking and the lists."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from league.facts.matches import Score
from league.facts.qualifications import THREE_TEAMS, QualificationList, Qualifier
from league.outcomes.tournament_games import symbols_of
from league.rulebook import has_rule
from league.services.qualification.counts import counts
from league.services.qualification.tournaments import papers, papers_of, ranked, team_of
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.views.findings import FindingView
from league.views.qualification import (
    Game,
    GameKey,
    Papers,
    Place,
    Results,
    Sheet,
    Tournaments,
    TournamentView,
)


def tournaments(desk: Desk) -> Tournaments:
    """Return the tournaments of the season. Raises RuleBookError, StorageError."""
    sheets = tuple(sheet_of(desk, one, {}) for one in papers(desk.season.name).values())
    return Tournaments(sheets, has_rule(desk.book.qualification.system), desk.book.short)


def sheet(desk: Desk, name: str) -> Sheet:
    """Return a tournament. Raises NotFoundError, RuleBookError, StorageError."""
    return sheet_of(desk, papers_of(desk.season.name, name), {})


def sheet_of(desk: Desk, papers: Papers, typed: Mapping[GameKey, Score | None]) -> Sheet:
    """Return a tournament as it would be with what was typed. Raises RuleBookError."""
    results = with_typed(papers, typed)
    view = ranked(desk.season, papers.tournament, results, papers.decision)
    games = tuple(
        game
        for number, pairings in enumerate(view.rounds, 1)
        for pairing in pairings
        for game in _games(desk, papers.tournament, results, (number, *pairing))
    )
    return Sheet(papers, view, games, tuple(_places(desk, papers, view, games)), counts(desk, view))


def with_typed(papers: Papers, typed: Mapping[GameKey, Score | None]) -> Results:
    """Return the results on record, those typed in their places."""
    results = dict(papers.results)
    for (number, first, second, at), score in typed.items():
        fact = papers.tournament
        length = 1 if fact.mode == THREE_TEAMS else fact.boards
        row = [*results.get((number, first, second), (None,) * length)]
        row[at] = score
        results[number, first, second] = tuple(row)
    return results


def _games(
    desk: Desk, fact: Qualifier, results: Results, pairing: tuple[int, str, str]
) -> list[Game]:
    number, first, second = pairing
    teams = (team_of(fact, first), team_of(fact, second))
    names = (desk.team(teams[0]).name, desk.team(teams[1]).name)
    three, values = fact.mode == THREE_TEAMS, desk.values(fact.first_round.date())
    scores = results.get(pairing, (None,) * (1 if three else fact.boards))
    return [
        Game(
            key=(number, first, second, at),
            symbols=(first, second) if three else (str(at + 1), str(at + 1)),
            teams=teams,
            names=names,
            # The schedules of three teams name White first.
            first_is_white=three or desk.book.home_white(at + 1, values),
            score=score,
        )
        for at, score in enumerate(scores)
    ]


def _places(desk: Desk, papers: Papers, view: TournamentView, games: Sequence[Game]) -> list[Place]:
    fact, rows = papers.tournament, list[Place]()
    symbols = {team: f"{row[0]}–{row[-1]}" for team, row in symbols_of(fact).items()}
    up = view.going_up
    begun = any(game.score is not None for game in games)
    for group in view.groups:
        place = len(rows) + 1 if begun else None
        for team in group:
            held = papers.lists.get(team)
            rows.append(
                Place(
                    place=place,
                    team=team,
                    name=desk.team(team).name,
                    symbols=symbols.get(team, ""),
                    points=view.points[team],
                    played=sum(team in one.teams for one in games if one.score is not None),
                    goes_up=None if up is None or team in up.tied else team in up.teams,
                    listed=len(held.members) if held else None,
                    findings=_found(desk, held, fact) if held else (),
                )
            )
    return rows


def _found(desk: Desk, held: QualificationList, fact: Qualifier) -> tuple[FindingView, ...]:
    values = desk.values(fact.first_round.date())
    found = tuple(desk.book.qualification.judge_list(held, values))
    return finding_views(desk, values, found)


def neighbours(shown: Sheet, team: str) -> tuple[str, str] | None:
    """Return a team and the next of the ranking, for the last team the one before."""
    teams = [one.team for one in shown.places]
    pairs = list(pairwise(teams))
    if team not in teams or not pairs:
        return None
    return pairs[min(teams.index(team), len(pairs) - 1)]
