"""A whole season, judged from its facts."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

from league.facts.drafts import MatchDraft
from league.facts.matches import SIDES
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.facts.world import World, look_up
from league.judging.matches import judge_match
from league.judging.members import squads, standing_of
from league.judging.seating import Hall, NoShows, match_facts
from league.judging.tables import tables
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from league.rulebook import RuleBook, Values
from league.rulings import Action, Ruling, in_force


def judge_season(
    season: Season,
    book: RuleBook,
    rulings: Sequence[Ruling] = (),
    excused: NoShows = frozenset(),
) -> SeasonJudgement:
    """Judge every list and every match of a season, and rank its divisions.

    ``excused`` are the matches and teams for which force majeure is on record: such a team has not
    failed to appear, and the match waits as if nothing were entered until the team has played it.
    """
    world = look_up(season)
    on_match, on_team = _by_target(rulings)
    no_shows, unused = not_used(world, book, excused)
    waiting = frozenset(key for key, _team in excused & (unused - no_shows))
    known = standing_of(world, book, unused)
    members, lists = squads(world, book, known, on_team)
    hall = Hall(world, members, known, no_shows, book.match_hours(book.on(world.first_day)))
    days: dict[date, Values] = {}
    matches = {
        fixture.key: _judged(
            hall, book, fixture, on_match.get(fixture.key, ()), days, waits=fixture.key in waiting
        )
        for fixture in season.fixtures
    }
    excluded = _excluded(rulings)
    return SeasonJudgement(
        world=world,
        rulings=tuple(rulings),
        matches=matches,
        tables=tables(world, book, matches, excluded),
        lists=lists,
        squads=members,
        known=known,
        no_shows=no_shows,
        excluded=excluded,
        excused=excused,
    )


def judge_one(
    judgement: SeasonJudgement, book: RuleBook, key: MatchKey, draft: MatchDraft
) -> MatchJudgement:
    """Judge one match as it would be with a draft, the rest of the season as it was judged."""
    world = judgement.world
    fixture = replace(world.fixtures[key], day=draft.day)
    boards, reports = records_of(key, draft)
    changed = replace(
        world,
        fixtures={**world.fixtures, key: fixture},
        boards={**world.boards, key: boards},
        reports={**world.reports, key: reports},
    )
    values = book.on(draft.day)
    hours = book.match_hours(values)
    absent = _no_shows_of(changed, book, fixture, values)
    waits = bool(absent & judgement.excused)
    no_shows = judgement.no_shows | (frozenset() if waits else absent)
    hall = Hall(changed, judgement.squads, judgement.known, no_shows, hours)
    rulings = [ruling for ruling in judgement.rulings if ruling.match == key]
    return _judged(hall, book, fixture, rulings, {draft.day: values}, waits=waits)


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
    hall: Hall,
    book: RuleBook,
    fixture: Fixture,
    rulings: Iterable[Ruling],
    days: dict[date, Values],
    *,
    waits: bool,
) -> MatchJudgement:
    values = days.setdefault(fixture.day, book.on(fixture.day))
    known = hall.world.boards.get(fixture.key) or hall.world.reports.get(fixture.key)
    entered = bool(known) and not waits
    return judge_match(book, match_facts(hall, fixture), rulings, values=values, entered=entered)


def not_used(
    world: World, book: RuleBook, excused: NoShows = frozenset()
) -> tuple[NoShows, NoShows]:
    """Return who failed to appear, and whose players were not used.

    Not used are besides the players of suspended clubs and of matches that wait for a new day.
    """
    no_shows: set[tuple[MatchKey, str]] = set()
    others: set[tuple[MatchKey, str]] = set()
    days: dict[date, Values] = {}
    for fixture in world.season.fixtures:
        if fixture.key in world.boards or fixture.key in world.reports:
            values = days.setdefault(fixture.day, book.on(fixture.day))
            absent = _no_shows_of(world, book, fixture, values)
            others.update((fixture.key, team) for team in _suspended(world, fixture))
            if absent & excused:
                others |= {(fixture.key, fixture.home), (fixture.key, fixture.away)}
            else:
                no_shows |= absent
    return frozenset(no_shows), frozenset(no_shows | others)


def _suspended(world: World, fixture: Fixture) -> list[str]:
    return [
        team
        for team in (fixture.home, fixture.away)
        if world.clubs[world.teams[team].club].suspended_on(fixture.day)
    ]


def _no_shows_of(world: World, book: RuleBook, fixture: Fixture, values: Values) -> NoShows:
    division = world.divisions[fixture.division]
    rows = world.boards.get(fixture.key, ())
    present = {
        fixture.home: sum(row.home_player is not None for row in rows),
        fixture.away: sum(row.away_player is not None for row in rows),
    }
    barred = _suspended(world, fixture)
    return frozenset(
        (fixture.key, team)
        for team, number in present.items()
        if team not in barred and not book.appeared(number, division, values)
    )


def _by_target(
    rulings: Iterable[Ruling],
) -> tuple[dict[MatchKey, list[Ruling]], dict[str, list[Ruling]]]:
    on_match: defaultdict[MatchKey, list[Ruling]] = defaultdict(list)
    on_team: defaultdict[str, list[Ruling]] = defaultdict(list)
    for ruling in rulings:
        if ruling.match is not None:
            on_match[ruling.match].append(ruling)
        elif ruling.team is not None:
            on_team[ruling.team].append(ruling)
    return on_match, on_team


def _excluded(rulings: Iterable[Ruling]) -> frozenset[str]:
    bare = [ruling for ruling in rulings if ruling.match is None]
    return frozenset(
        target for target, ruling in in_force(bare).items() if ruling.action is Action.EXCLUDE
    )
