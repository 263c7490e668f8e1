"""A division as it is shown: table, cross table, rounds, and what separates the rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from league.decision_subjects import WAYS, Order
from league.errors import NotFoundError
from league.facts.seasons import MatchKey
from league.judging import matches_that_count
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.schedules import complete_rounds
from league.outcomes.standings import Standing, results_of
from league.outcomes.tiebreaks import Results, separations
from league.services.matches import verdict_words
from league.services.matches.ties import how_words, tie_words, ties, without_champion
from league.services.rulebook import explaining
from league.services.rulebook.findings import open_findings
from league.services.session.cache import cached_view
from league.services.session.desk import Desk, names_in
from league.views.divisions import CrossCell, DivisionView, RoundRow, StandingRow
from league.views.findings import ExplanationView


@cached_view
def division_view(desk: Desk, division: str) -> DivisionView:
    """Return a division's table and rounds. Raises NotFoundError."""
    found = desk.division(division)
    table = desk.judgement.tables.get(division, ())
    mine = {key: one for key, one in desk.judgement.matches.items() if key[0] == division}
    names = names_in(desk, division)
    in_order = sorted(mine.items(), key=lambda one: (one[0][1], one[1].facts.day))
    rounds = tuple(_round_row(desk, key, one, names) for key, one in in_order)
    criteria = criteria_in(desk, division)
    unplayed = desk.book.unplayed(desk.values(desk.world.first_day)) if criteria else None
    return DivisionView(
        criteria=desk.book.columns_of(criteria),
        note=str(unplayed or ""),
        id=division,
        name=found.name,
        district=found.district,
        boards=found.boards,
        season=desk.season.name,
        federation=desk.season.federation,
        rows=tuple(_row(row, names, table) for row in table),
        cross=_cross([row.team for row in table], mine, desk.judgement.excluded),
        rounds=rounds,
        complete_rounds=rounds_complete(rounds),
        undecided=_undecided(desk, division),
    )


def _undecided(desk: Desk, division: str) -> str:
    tie = without_champion(desk, division)
    return tie_words(desk, tie) if tie else ""


def _row(row: Standing, names: Mapping[str, str], table: Sequence[Standing]) -> StandingRow:
    return StandingRow(**asdict(row), name=names[row.team], note=", ".join(_notes(row, table)))


def _notes(row: Standing, table: Sequence[Standing]) -> Iterator[str]:
    """Yield what is to be said to a row in a few words."""
    if row.excluded:
        yield _("excluded")
        return
    if any(row.given):
        yield verdict_words.given_words(row.given)
    if way := _way(row, table):
        yield _("placed by {way}").format(way=verdict_words.way_words(way))
    if row.played and sum(other.rank == row.rank for other in table) > 1:
        yield _("shared place")
    if row.provisional:
        yield _("provisional")


def _way(row: Standing, table: Sequence[Standing]) -> str:
    """Return the way that put the row behind the one above or before the next; empty = none."""
    after = [other.separated_by for other in table if other.rank == row.rank + 1]
    return next((by for by in (row.separated_by, *after) if by in WAYS), "")


def _cross(
    teams: list[str], matches: dict[MatchKey, MatchJudgement], excluded: frozenset[str]
) -> tuple[tuple[tuple[CrossCell, ...], ...], ...]:
    cells: dict[tuple[str, str], list[CrossCell]] = {}
    for key, judged in matches.items():
        home, away = key[2], key[3]
        if judged.scored and not {home, away} & excluded:
            for at, met in enumerate(((home, away), (away, home))):
                points, games = judged.match_points[at], judged.game_points[at]
                cell = CrossCell(key, games, points, judged.unfinished)
                cells.setdefault(met, []).append(cell)
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
        status=judged.status,
        game_points=judged.game_points if judged.scored else None,
        findings=len(open_findings(desk, key)),
        annulled=desk.judgement.annulled(key),
    )


def rounds_complete(rounds: tuple[RoundRow, ...]) -> int:
    """Return in how many rounds no match waits for a result."""
    return complete_rounds((row.round, row.status in ("open", "entered")) for row in rounds)


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
        raise NotFoundError(sentence, team=team, division=division, known=known)
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
        results=results_of(teams, played, judgement.excluded, judgement.adjustments),
        criteria=criteria_in(desk, division),
    )


def criteria_in(desk: Desk, division: str) -> Sequence[str]:
    """Return what ranks a division's table, in this order."""
    return desk.book.criteria(desk.world.divisions[division], desk.values(desk.world.first_day))


def _between(desk: Desk, ranking: _Ranking, upper: Standing, lower: Standing) -> ExplanationView:
    names = (ranking.names[upper.team], ranking.names[lower.team])
    title = " – ".join(names)
    if lower.excluded:
        sentence = _("{team} is excluded by a ruling; its matches do not count.")
        return _about(desk, lower, title, sentence.format(team=names[1]))
    steps = separations(upper.team, lower.team, ranking.teams, ranking.results, ranking.criteria)
    values = desk.values(desk.world.first_day)
    explained = explaining.separation(desk, values, ranking.criteria, names, steps)
    if steps[-1].upper == steps[-1].lower:
        explained = replace(
            explained, facts=" ".join((explained.facts, *_decided(desk, upper, lower)))
        )
    lines = [explained.arithmetic, *_beside(desk, upper, lower)]
    return replace(explained, arithmetic="\n".join(lines))


def _decided(desk: Desk, upper: Standing, lower: Standing) -> Iterator[str]:
    """Yield what lot or play-off decided between two level teams, or that it is to decide."""
    teams, orders = {upper.team, lower.team}, desk.ruled().values()
    named = [
        one for one in orders if isinstance(order := one.target, Order) and teams <= {*order.teams}
    ]
    if lower.rank != upper.rank and named:
        yield verdict_words.ruling_words(desk, named[-1])
        return
    for tie in ties(desk, desk.world.teams[upper.team].division):
        if teams <= {*tie.teams}:
            yield tie_words(desk, tie)
            yield how_words(tie)


def _beside(desk: Desk, upper: Standing, lower: Standing) -> Iterator[str]:
    """Yield what else is to be known of two rows: points by decision, matches not finished."""
    for row in (upper, lower):
        yield from verdict_words.points_lines(desk, row.team)
        if row.provisional:
            mine = [one for key, one in desk.judgement.matches.items() if row.team in key[2:]]
            words = verdict_words.matches_left(sum(one.unfinished for one in mine))
            sentence = _("{team}: provisional, {words}")
            yield sentence.format(team=desk.world.teams[row.team].name, words=words)


def _about(desk: Desk, row: Standing, title: str, facts: str) -> ExplanationView:
    values = desk.values(desk.world.first_day)
    criteria = criteria_in(desk, desk.world.teams[row.team].division)
    return explaining.of_table(desk, values, criteria, title, facts)
