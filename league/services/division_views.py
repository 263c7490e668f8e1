"""A division as it is shown: table, cross table, rounds, and what separates the rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from league.errors import NotFoundError
from league.facts.seasons import MatchKey
from league.judging import matches_that_count
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.standings import Standing, results_of
from league.outcomes.tiebreaks import Results, separations
from league.services import explaining
from league.services.kept import once
from league.services.match_views import open_findings, status
from league.services.opened import Desk
from league.services.team_names import names_in
from league.views import CrossCell, DivisionView, ExplanationView, RoundRow, StandingRow


@once
def division_view(desk: Desk, division: str) -> DivisionView:
    """Return a division's table and rounds. Raises NotFoundError."""
    found = desk.division(division)
    table = desk.judgement.tables.get(division, ())
    mine = {key: one for key, one in desk.judgement.matches.items() if key[0] == division}
    names, in_order = names_in(desk, division), sorted(mine.items(), key=_in_order)
    rounds = tuple(_round_row(desk, key, one, names) for key, one in in_order)
    values = desk.values(desk.world.first_day)
    criteria = desk.book.criteria(found, values)
    return DivisionView(
        with_board_points="board_points" in criteria,
        note=str(desk.book.unplayed(values) or "") if criteria else "",
        id=division,
        name=found.name,
        district=found.district,
        boards=found.boards,
        season=desk.season.name,
        federation=desk.season.federation,
        rulebook=desk.season.rulebook,
        rows=tuple(_row(row, names) for row in table),
        cross=_cross([row.team for row in table], mine, desk.judgement.excluded),
        rounds=rounds,
        complete_rounds=_complete(rounds),
        separations=tuple(_neighbours(desk, table)),
    )


def _in_order(entry: tuple[MatchKey, MatchJudgement]) -> tuple[int, str]:
    key, judged = entry
    return key[1], judged.facts.day.isoformat()


def _row(row: Standing, names: Mapping[str, str]) -> StandingRow:
    return StandingRow(
        rank=row.rank,
        team=row.team,
        name=names[row.team],
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        match_points=row.match_points,
        game_points=row.game_points,
        board_points=row.board_points,
        note=_("excluded") if row.excluded else "",
    )


def _cross(
    teams: list[str], matches: dict[MatchKey, MatchJudgement], excluded: frozenset[str]
) -> tuple[tuple[tuple[CrossCell, ...], ...], ...]:
    cells: dict[tuple[str, str], list[CrossCell]] = {}
    for key, judged in matches.items():
        home, away = key[2], key[3]
        if judged.entered and not {home, away} & excluded:
            points, games = judged.match_points, judged.game_points
            cells.setdefault((home, away), []).append(CrossCell(key, games[0], points[0]))
            cells.setdefault((away, home), []).append(CrossCell(key, games[1], points[1]))
    return tuple(tuple(tuple(cells.get((one, two), ())) for two in teams) for one in teams)


def _round_row(
    desk: Desk, key: MatchKey, judged: MatchJudgement, names: Mapping[str, str]
) -> RoundRow:
    return RoundRow(
        key=key,
        round=key[1],
        day=judged.facts.day,
        home_name=names[key[2]],
        away_name=names[key[3]],
        status=status(judged),
        game_points=judged.game_points if judged.entered else None,
        findings=len(open_findings(desk, key)),
    )


def _complete(rounds: tuple[RoundRow, ...]) -> int:
    unfinished = {row.round for row in rounds if row.status != "complete"}
    return len({row.round for row in rounds} - unfinished)


def explain_row(desk: Desk, division: str, team: str) -> ExplanationView:
    """Return what separates a row from the next, for the last row from the one before.

    Raises NotFoundError when the team is not in the division's table.
    """
    desk.division(division)
    table = desk.judgement.tables.get(division, ())
    places = [row.team for row in table]
    if team not in places:
        sentence = _("“{team}” is not in the table of {division}; it has: {known}.")
        known = ", ".join(places) or _("none yet")
        raise NotFoundError(sentence.format(team=team, division=division, known=known))
    if len(table) == 1:
        name = desk.world.teams[team].name
        return _about(desk, table[0], name, _("{team} is alone in its table.").format(team=name))
    index = min(places.index(team), len(table) - 2)
    return _between(desk, _ranking(desk, division), table[index], table[index + 1])


def explain_two(desk: Desk, division: str, one: str, two: str) -> ExplanationView:
    """Return what separates any two teams of a table. Raises NotFoundError."""
    for team in (one, two):
        explain_row(desk, division, team)
    rows = [row for row in desk.judgement.tables[division] if row.team in (one, two)]
    return _between(desk, _ranking(desk, division), rows[0], rows[-1])


@dataclass(frozen=True, slots=True)
class _Ranking:
    """What tells the rows of a division's table apart."""

    names: Mapping[str, str]
    teams: list[str]
    """Those that are not excluded."""
    results: Results
    criteria: Sequence[str]


def _ranking(desk: Desk, division: str) -> _Ranking:
    found, judgement = desk.world.divisions[division], desk.judgement
    mine = [match for key, match in judgement.matches.items() if key[0] == division]
    played = matches_that_count(desk.world, desk.book, found, mine)
    teams = [row.team for row in judgement.tables[division]]
    return _Ranking(
        names=names_in(desk, division),
        teams=[team for team in teams if team not in judgement.excluded],
        results=results_of(teams, played, judgement.excluded),
        criteria=_criteria(desk, division),
    )


def _criteria(desk: Desk, division: str) -> Sequence[str]:
    return desk.book.criteria(desk.world.divisions[division], desk.values(desk.world.first_day))


def _neighbours(desk: Desk, table: Sequence[Standing]) -> Iterator[ExplanationView]:
    """Yield what separates each row of a table from the next."""
    if len(table) > 1:
        ranking = _ranking(desk, desk.world.teams[table[0].team].division)
        for upper, lower in pairwise(table):
            yield _between(desk, ranking, upper, lower)


def _between(desk: Desk, ranking: _Ranking, upper: Standing, lower: Standing) -> ExplanationView:
    names = (ranking.names[upper.team], ranking.names[lower.team])
    if lower.excluded:
        sentence = _("{team} is excluded by a ruling; its matches do not count.")
        return _about(desk, lower, " – ".join(names), sentence.format(team=names[1]))
    steps = separations(upper.team, lower.team, ranking.teams, ranking.results, ranking.criteria)
    values = desk.values(desk.world.first_day)
    return explaining.separation(desk, values, ranking.criteria, names, steps)


def _about(desk: Desk, row: Standing, title: str, facts: str) -> ExplanationView:
    values = desk.values(desk.world.first_day)
    criteria = _criteria(desk, desk.world.teams[row.team].division)
    return explaining.of_table(desk, values, criteria, title, facts)
