"""A whole season, judged from its facts."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, time
from typing import TYPE_CHECKING

from league.decision_subjects import Verdict
from league.facts.bans import Ban
from league.facts.changes import with_uses
from league.facts.divisions import Agreed
from league.facts.matches import SIDES, MatchDraft
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.facts.squads import ClubMember
from league.facts.world import World, first_days, look_up
from league.judging.absences import absences_of, no_shows_of, waits_for_lineup
from league.judging.garbage import collection_paused
from league.judging.matches import judge_match
from league.judging.members import Squads, squads, standing_of
from league.judging.seating import NoShows, SeasonContext, match_facts
from league.judging.tables import adjusted, tables
from league.outcomes.judgement import Absences, MatchJudgement, SeasonJudgement
from league.outcomes.lapses import Departures, Lapse, departures, lapse_of, lapsed
from league.outcomes.scores import scoreless_sides
from league.rulebook import RuleBook, Values, has_rule
from league.rulings import Ruling, decided_match, in_force

if TYPE_CHECKING:
    from league.facts.schools import Schools


@dataclass(frozen=True, slots=True)
class SeasonFacts:
    """All that a season is judged from, besides its rule book."""

    season: Season
    rulings: Sequence[Ruling] = ()
    excused: NoShows = frozenset()
    """Matches and teams with force majeure: such a match waits until the team has played it."""
    bans: Sequence[Ban] = ()
    """Those of persons, oldest first."""
    agreed: Mapping[str, Agreed] = field(default_factory=dict)
    """By division: what was decided for it."""
    schools: "Schools | None" = None


def judge_season(season: Season, book: RuleBook, rulings: Sequence[Ruling] = ()) -> SeasonJudgement:
    """Judge a season by its facts and the decisions on it; nothing else is on record."""
    return judge(SeasonFacts(season, rulings), book)


def judge(
    facts: SeasonFacts, book: RuleBook, division: str | None = None, *, world: World | None = None
) -> SeasonJudgement:
    """Judge every list and every match of a season, and rank its divisions.

    Or those of one division and its clubs' lists. ``world`` = the look-up tables, where made.
    """
    with collection_paused():
        world = world or look_up(facts.season, facts.agreed, facts.schools)
        return _judge(world, facts, book, division)


def _judge(
    world: World, facts: SeasonFacts, book: RuleBook, division: str | None
) -> SeasonJudgement:
    on_match, on_team = by_target(facts.rulings)
    left = departures(facts.rulings, book.time_zone)
    absences = absences_of(world, book, facts.excused, counting_nothing(world, left, on_match))
    clubs = None if division is None else _clubs_in(world, division)
    known = standing_of(world, book, absences.unused, facts.bans, members=_listed(world, clubs))
    lists = squads(world, book, known, on_team, clubs=clubs)
    asked = [key for key in world.fixtures if division in (None, key[0])]
    no_shows = frozenset(one for one in absences.no_shows if division in (None, one[0][0]))
    context = season_context(world, book, lists, no_shows, on_match)
    matches = judged_matches(context, book, on_match, absences.waiting, asked, left)
    judged = put_together(facts, absences, lists, context, matches, left)
    return replace(judged, tables=tables(judged, book, None if division is None else [division]))


def put_together(
    facts: SeasonFacts,
    absences: Absences,
    lists: Squads,
    context: SeasonContext,
    matches: Mapping[MatchKey, MatchJudgement],
    left: Departures,
) -> SeasonJudgement:
    """Return what was judged as one, without the tables."""
    _on_match, on_team = by_target(facts.rulings)
    return SeasonJudgement(
        world=context.world,
        matches=matches,
        lists=lists.lists,
        squads=lists.members,
        known=lists.known,
        no_shows=context.no_shows,
        absences=absences,
        excused=facts.excused,
        rulings=tuple(facts.rulings),
        left=left,
        adjustments=adjusted(facts.rulings, on_team),
    )


def _clubs_in(world: World, division: str) -> set[str]:
    return {team.club for team in world.season.teams if team.division == division}


def _listed(world: World, clubs: Collection[str] | None) -> set[ClubMember] | None:
    """Return whom the lists of some clubs name; None = of all clubs."""
    if clubs is None:
        return None
    teams = (team for club in clubs for team in world.teams_of[club])
    return {(team.club, one.ident) for team in teams for one in world.lists.get(team.id, ())}


def judged_matches(
    context: SeasonContext,
    book: RuleBook,
    rulings: Mapping[MatchKey, Sequence[Ruling]],
    waiting: frozenset[MatchKey],
    asked: Iterable[MatchKey],
    left: Departures,
) -> dict[MatchKey, MatchJudgement]:
    """Judge some matches of a season; those that wait for a new day as if nothing were entered."""
    days: dict[date, Values] = {}
    fixtures = context.world.fixtures
    found = {
        key: _judged(context, book, fixtures[key], rulings.get(key, ()), days, waits=key in waiting)
        for key in asked
    }
    if left:
        lapses = lapsed(context.world, left, _verdicts(rulings))
        for key, judged in found.items():
            if key[2] in left or key[3] in left:
                found[key] = _ended(context, book, judged, fixtures[key], lapses.get(key), left)
    return found


def _ended(
    context: SeasonContext,
    book: RuleBook,
    judged: MatchJudgement,
    fixture: Fixture,
    lapse: Lapse | None,
    left: Departures,
) -> MatchJudgement:
    """Return a match of a team that left: played, it stands; else nothing counts of it."""
    if judged.void:
        return judged
    if lapse is None:
        return replace(judged, lapse=lapse_of(fixture, left, played=not judged.waits))
    empty = _judged(context, book, fixture, (), {}, waits=True)
    return replace(empty, lapse=lapse)


def judge_one(
    judgement: SeasonJudgement, book: RuleBook, key: MatchKey, draft: MatchDraft
) -> MatchJudgement:
    """Judge one match as it would be with a draft, the rest of the season as it was judged."""
    world = judgement.world
    fixture = replace(world.fixtures[key], day=draft.day)
    boards, reports = records_of(key, draft)
    fixtures = {**world.fixtures, key: fixture}
    mine = [one for one in fixtures.values() if one.division == fixture.division]
    changed = replace(
        world,
        fixtures=fixtures,
        begins={**world.begins, **first_days(mine)},
        boards={**world.boards, key: boards},
        reports={**world.reports, key: reports},
    )
    changed = with_uses(world, changed, [key])
    values = book.on(draft.day)
    half = waits_for_lineup(changed, key)
    absent = frozenset() if half else no_shows_of(changed, book, fixture, values)
    waits = bool(absent & judgement.excused)
    no_shows = judgement.no_shows | (frozenset() if waits else absent)
    context = SeasonContext(
        changed, judgement.squads, judgement.known, no_shows, *_hours(book, values)
    )
    rulings = [ruling for ruling in judgement.rulings if ruling.match == key]
    return _judged(context, book, fixture, rulings, {draft.day: values}, waits=waits)


def _hours(book: RuleBook, values: Values) -> tuple[int, time | None]:
    """Return how long a match lasts, and when it begins where nothing was set or decided."""
    usual = book.calendar.usual_start
    return book.match_hours(values), usual(values) if has_rule(usual) else None


def apply_draft(season: Season, key: MatchKey, draft: MatchDraft) -> Season:
    """Return the season with one match's records replaced by a draft."""
    boards, reports = records_of(key, draft)
    return replace(
        season,
        fixtures=tuple(
            replace(fixture, day=draft.day) if fixture.key == key else fixture
            for fixture in season.fixtures
        ),
        boards=(*(board for board in season.boards if board.match != key), *boards),
        reports=(*(report for report in season.reports if report.match != key), *reports),
    )


def records_of(
    key: MatchKey, draft: MatchDraft
) -> tuple[tuple[BoardRecord, ...], tuple[ReportRecord, ...]]:
    """Return a draft as the records it becomes; boards without any entry have none."""
    boards = tuple(
        BoardRecord(
            key, board, home, away, result, draft.played_on.get(board), draft.remarks.get(board)
        )
        for board, (home, away, result) in enumerate(
            zip(draft.home, draft.away, draft.results, strict=True), 1
        )
        if home is not None or away is not None or result is not None
    )
    reports = tuple(
        ReportRecord(key, side, reported, tuple(sorted(paid)))
        for side, reported, paid in zip(SIDES, draft.reported, draft.gaps_paid, strict=True)
        if reported is not None or paid
    )
    return boards, reports


def _judged(
    context: SeasonContext,
    book: RuleBook,
    fixture: Fixture,
    rulings: Iterable[Ruling],
    days: dict[date, Values],
    *,
    waits: bool,
) -> MatchJudgement:
    values = days.setdefault(fixture.day, book.on(fixture.day))
    known = context.world.boards.get(fixture.key) or context.world.reports.get(fixture.key)
    entered = bool(known) and not waits
    half = waits_for_lineup(context.world, fixture.key)
    facts = match_facts(context, fixture)
    return judge_match(book, facts, rulings, values=values, entered=entered, half=half)


def season_context(
    world: World,
    book: RuleBook,
    lists: Squads,
    no_shows: NoShows,
    rulings: Mapping[MatchKey, Sequence[Ruling]],
) -> SeasonContext:
    """Return what the matches are judged by, without the failures to appear that were waived."""
    hours = _hours(book, book.on(world.first_day))
    context = SeasonContext(world, lists.members, lists.known, no_shows, *hours)
    return _waived(context, book, rulings)


def _waived(
    context: SeasonContext, book: RuleBook, rulings: Mapping[MatchKey, Sequence[Ruling]]
) -> SeasonContext:
    """Leave out the failures to appear that an official has waived."""
    missing = set(context.no_shows)
    for key, team in context.no_shows:
        if key not in rulings:
            continue
        judged = _judged(context, book, context.world.fixtures[key], rulings[key], {}, waits=False)
        side = SIDES[0] if team == judged.facts.home.team else SIDES[1]
        if side not in scoreless_sides(judged.standing):
            missing.discard((key, team))
    return replace(context, no_shows=frozenset(missing))


def by_target(
    rulings: Iterable[Ruling],
) -> tuple[dict[MatchKey, list[Ruling]], dict[str, list[Ruling]]]:
    """Return the decisions on each match, and those on each team and its list."""
    on_match: defaultdict[MatchKey, list[Ruling]] = defaultdict(list)
    on_team: defaultdict[str, list[Ruling]] = defaultdict(list)
    for ruling in rulings:
        if ruling.match is not None:
            on_match[ruling.match].append(ruling)
        elif ruling.team is not None:
            on_team[ruling.team].append(ruling)
    return on_match, on_team


def counting_nothing(
    world: World, left: Departures, rulings: Mapping[MatchKey, Sequence[Ruling]]
) -> frozenset[MatchKey]:
    """Return the matches in which nobody was used: declared void, or lapsed."""
    verdicts = _verdicts(rulings)
    void = {key for key, verdict in verdicts.items() if verdict.void}
    return frozenset({*void, *lapsed(world, left, verdicts)})


def _verdicts(rulings: Mapping[MatchKey, Sequence[Ruling]]) -> dict[MatchKey, Verdict]:
    """Return how matches were decided as a whole, of those that an official decided so."""
    found = {key: decided_match(in_force(mine)) for key, mine in rulings.items()}
    return {key: verdict for key, verdict in found.items() if verdict is not None}
