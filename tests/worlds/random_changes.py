"""Random changes of a season's facts, each told as the change that judging is told of."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import Any

from league.decision_subjects import BoardScore, Order, Points, TeamKey, Verdict, target_of
from league.facts.bans import Ban
from league.facts.changes import Change
from league.facts.divisions import Agreed
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.judging import SeasonFacts
from league.outcomes.judgement import SeasonJudgement
from league.rulings import Action, Ruling

Changed = tuple[SeasonFacts, Change]
AT = datetime(2027, 1, 1, tzinfo=UTC)
SCORES = ((2, 0), (1, 1), (0, 2))


def of_match(
    facts: SeasonFacts, fixture: Fixture, boards: list[BoardRecord], reports: list[ReportRecord]
) -> Changed:
    """The season with another match, its records in the order of the calendar as they are read."""
    season, key = facts.season, fixture.key
    order = {one.key: at for at, one in enumerate(season.fixtures)}
    rows = [*(one for one in season.boards if one.match != key), *boards]
    papers = [*(one for one in season.reports if one.match != key), *reports]
    season = replace(
        season,
        fixtures=tuple(fixture if one.key == key else one for one in season.fixtures),
        boards=tuple(sorted(rows, key=lambda one: (order[one.match], one.board))),
        reports=tuple(sorted(papers, key=lambda one: (order[one.match], one.side == "away"))),
    )
    return replace(facts, season=season), Change(matches=frozenset({key}))


def entered(facts: SeasonFacts, fixture: Fixture) -> tuple[list[BoardRecord], list[ReportRecord]]:
    season = facts.season
    return (
        [one for one in season.boards if one.match == fixture.key],
        [one for one in season.reports if one.match == fixture.key],
    )


def a_fixture(facts: SeasonFacts, rng: Random) -> Fixture:
    return rng.choice(facts.season.fixtures)


def club_of(season: Season, team: str) -> str:
    return next(one.club for one in season.teams if one.id == team)


def a_lineup(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    """Players of any of the club's lists sit down: some are bound by it, some listed nowhere."""
    season, fixture = facts.season, a_fixture(facts, rng)
    size = next(one.boards for one in season.divisions if one.id == fixture.division)
    seats = []
    for team in (fixture.home, fixture.away):
        club = club_of(season, team)
        lists = {one.id for one in season.teams if one.club == club}
        pool = sorted({one.ident for one in season.squads if one.team in lists})
        pool.append(rng.choice(season.players).ident)
        chosen = rng.sample(sorted(set(pool)), min(size, len(set(pool))))
        seats.append(
            [rng.choice((one, one, one, None)) for one in (*chosen, *[None] * size)[:size]]
        )
    boards = [
        BoardRecord(fixture.key, at, home, away, rng.choice(SCORES) if home and away else None)
        for at, (home, away) in enumerate(zip(*seats, strict=True), 1)
    ]
    reports = [ReportRecord(fixture.key, side, fixture.day) for side in ("home", "away")]
    return of_match(facts, fixture, boards, reports)


def the_same_lineup(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    """A lineup of one match sits in another one of the same team as well, which binds sooner."""
    season = facts.season
    boards = [one for one in season.boards if one.home_player]
    if not boards:
        return a_lineup(facts, judged, rng)
    row = rng.choice(boards)
    team = row.match[2]
    others = [one for one in season.fixtures if club_of(season, team) == club_of(season, one.home)]
    fixture = rng.choice(others)
    held, reports = entered(facts, fixture)
    mine = replace(row, match=fixture.key, board=1, result=None, played_on=None, remark=None)
    return of_match(facts, fixture, [mine, *(one for one in held if one.board != 1)], reports)


def a_result(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    fixture = a_fixture(facts, rng)
    boards, reports = entered(facts, fixture)
    rows = [
        replace(
            one,
            result=rng.choice((*SCORES, (0, 0), None))
            if one.home_player and one.away_player
            else None,
            remark=rng.choice((None, None, "late home", "late both")),
        )
        for one in boards
    ]
    return of_match(facts, fixture, rows, reports)


def nobody_came(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    fixture = a_fixture(facts, rng)
    boards, reports = entered(facts, fixture)
    gone: dict[str, Any] = {rng.choice(("home_player", "away_player")): None}
    rows = [replace(one, result=None, **gone) for one in boards]
    return of_match(facts, fixture, rows, reports or [ReportRecord(fixture.key, "home", None)])


def no_match(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    return of_match(facts, a_fixture(facts, rng), [], [])


def a_report(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    fixture = a_fixture(facts, rng)
    day = fixture.day + timedelta(days=rng.randrange(-1, 5))
    reports = [
        ReportRecord(fixture.key, side, rng.choice((day, None)), rng.choice(((), (1,), (2,))))
        for side in rng.sample(("home", "away"), rng.randrange(3))
    ]
    return of_match(
        facts,
        fixture,
        entered(facts, fixture)[0],
        sorted(reports, key=lambda one: one.side, reverse=True),
    )


def another_day(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    """Often that of another match, so that somebody sits in two at once."""
    fixture, other = a_fixture(facts, rng), a_fixture(facts, rng)
    day = rng.choice((other.day, other.day, fixture.day - timedelta(days=40)))
    start = rng.choice((time(9), time(15), None))
    moved = replace(fixture, day=day, start=start)
    return of_match(facts, moved, *entered(facts, fixture))


def on_a_match(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    key = rng.choice([*judged.matches, *(match for match, _team in judged.no_shows)])
    one = judged.matches[key]
    targets = [
        (Action.ADD, Verdict().text),
        (Action.ADD, Verdict((one.facts.division.boards * 2, 0)).text),
        (Action.ADD, BoardScore(1, (0, 2)).text),
        (Action.REOPEN, Verdict().text),
        *((Action.WAIVE, found.key) for found in one.findings),
        *((Action.WAIVE, found.key) for found in one.findings),
        *((Action.REOPEN, found.key) for found in one.findings),
        *((Action.CHANGE, fee.key) for fee in one.proposed),
    ]
    action, target = rng.choice(targets)
    ruling = Ruling(action, target_of(target), "why not", "official", AT, match=key, cents=100)
    return replace(facts, rulings=(*facts.rulings, ruling)), Change(matches=frozenset({key}))


def on_a_team(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    team = rng.choice(facts.season.teams).id
    targets = [
        (Action.EXCLUDE, team),
        (Action.EXCLUDE, TeamKey(team, a_fixture(facts, rng).day).text),
        (Action.REOPEN, team),
        (Action.ADD, Points(rng.randrange(-3, 4), 2).text),
        *((Action.WAIVE, found.key) for found in judged.lists[team].findings),
    ]
    action, target = rng.choice(targets)
    ruling = Ruling(action, target_of(target), "why not", "official", AT, team=team)
    return replace(facts, rulings=(*facts.rulings, ruling)), Change(teams=frozenset({team}))


def an_order(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    division = rng.choice(facts.season.divisions).id
    teams = [one.id for one in facts.season.teams if one.division == division]
    order = Order(division, "lot", tuple(rng.sample(teams, len(teams))))
    ruling = Ruling(Action.ADD, order, "why not", "official", AT)
    return replace(facts, rulings=(*facts.rulings, ruling)), Change()


def a_list(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    """Put in another order, shortened or with a late nomination; perhaps handed in too late."""
    season = facts.season
    team = rng.choice(season.teams)
    mine = [one for one in season.squads if one.team == team.id]
    idents = [one.ident for one in rng.sample(mine, max(len(mine) - 1, 0))]
    anybody = rng.choice(season.players).ident
    late = season.fixtures[0].day + timedelta(days=rng.randrange(90))
    entries = [SquadEntry(team.id, at, ident) for at, ident in enumerate(idents, 1)]
    if anybody not in idents:
        entries.append(SquadEntry(team.id, len(entries) + 1, anybody, rng.choice((late, None))))
    submitted = rng.choice((team.list_submitted, None, season.fixtures[0].day))
    return (
        replace(
            facts,
            season=replace(
                season,
                squads=(*(one for one in season.squads if one.team != team.id), *entries),
                teams=tuple(
                    replace(one, list_submitted=submitted) if one is team else one
                    for one in season.teams
                ),
            ),
        ),
        Change(teams=frozenset({team.id})),
    )


def a_registration(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    season = facts.season
    held = list(season.registrations)
    at = rng.randrange(len(held))
    ident, day = held[at].ident, season.fixtures[0].day + timedelta(days=rng.randrange(60))
    match rng.randrange(3):
        case 0:
            held[at] = replace(held[at], deregistered=day)
        case 1:
            del held[at]
        case _:
            club = rng.choice(season.clubs).id
            held.append(Registration(ident, club, rng.choice(list(Kind)), day))
    after = replace(season, registrations=tuple(held))
    return replace(facts, season=after), Change(players=frozenset({ident}))


def a_person(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    season = facts.season
    held = list(season.players)
    at = rng.randrange(len(held))
    held[at] = replace(
        held[at],
        rating=rng.choice((None, 1200, 2600)),
        nation=rng.choice(("AUT", "GER")),
        born=rng.choice((None, date(2013, 1, 1), date(1970, 1, 1))),
    )
    after = replace(season, players=tuple(held))
    return replace(facts, season=after), Change(players=frozenset({held[at].ident}))


def a_suspension(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    season, day = facts.season, a_fixture(facts, rng).day
    club = rng.choice(season.clubs).id
    since = rng.choice((day, None))
    clubs = tuple(
        replace(one, suspended_from=since, suspended_until=None) if one.id == club else one
        for one in season.clubs
    )
    return replace(facts, season=replace(season, clubs=clubs)), Change(clubs=frozenset({club}))


def force_majeure(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    anywhere = [(one.key, one.home) for one in facts.season.fixtures]
    one = rng.choice([*judged.no_shows, *judged.no_shows, *facts.excused] or anywhere)
    return replace(facts, excused=facts.excused ^ {one}), Change(matches=frozenset({one[0]}))


def a_ban(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    season = facts.season
    entry = rng.choice(season.squads)
    club, day = club_of(season, entry.team), a_fixture(facts, rng).day
    ban = Ban(entry.ident, club, day, None, "7.1", "why not")
    return replace(facts, bans=(*facts.bans, ban)), Change(players=frozenset({entry.ident}))


def a_national_league(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    """Somebody plays there, is declared, or is on a list there, which moves those behind him."""
    season = facts.season
    entry = rng.choice(season.squads)
    club = club_of(season, entry.team)
    match rng.randrange(3):
        case 0:
            game = ExternalGame(entry.ident, "bundesliga-2", a_fixture(facts, rng).day)
            season = replace(season, external_games=(*season.external_games, *[game] * 3))
        case 1:
            declared = Declaration(club, entry.ident)
            season = replace(season, declarations=(*season.declarations, declared))
        case _:
            place = rng.randrange(9)
            there = NationalSquadEntry(club, "bundesliga-2", place, entry.ident)
            season = replace(season, national_squads=(*season.national_squads, there))
    return replace(facts, season=season), Change(players=frozenset({entry.ident}))


def of_a_division(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    division = rng.choice(facts.season.divisions).id
    what = Agreed(wait=rng.choice((None, 0, 60)), start=rng.choice((None, time(10), time(20))))
    agreed = {**facts.agreed, division: what}
    return replace(facts, agreed=agreed), Change(divisions=frozenset({division}))


def a_calendar(facts: SeasonFacts, judged: SeasonJudgement, rng: Random) -> Changed:
    """Something that nothing narrower is told of."""
    season = facts.season
    fixture = a_fixture(facts, rng)
    fixtures = tuple(one for one in season.fixtures if one is not fixture)
    after = replace(
        season,
        fixtures=fixtures,
        boards=tuple(one for one in season.boards if one.match != fixture.key),
        reports=tuple(one for one in season.reports if one.match != fixture.key),
    )
    rulings = tuple(one for one in facts.rulings if one.match != fixture.key)
    excused = frozenset(one for one in facts.excused if one[0] != fixture.key)
    return replace(facts, season=after, rulings=rulings, excused=excused), Change(whole=True)


KINDS: tuple[Callable[[SeasonFacts, SeasonJudgement, Random], Changed], ...] = (
    a_lineup,
    a_lineup,
    a_lineup,
    the_same_lineup,
    the_same_lineup,
    the_same_lineup,
    a_result,
    nobody_came,
    nobody_came,
    no_match,
    a_report,
    another_day,
    another_day,
    on_a_match,
    on_a_match,
    on_a_team,
    an_order,
    a_list,
    a_registration,
    a_person,
    a_suspension,
    force_majeure,
    a_ban,
    a_national_league,
    of_a_division,
    a_calendar,
)


def together(one: Change, other: Change) -> Change:
    """Two changes as one."""
    return Change(
        one.matches | other.matches,
        one.teams | other.teams,
        one.players | other.players,
        one.clubs | other.clubs,
        one.divisions | other.divisions,
        one.whole or other.whole,
    )


def with_siblings(season: Season) -> Season:
    """Let two teams of a division be of one club, and each list name a player of the other."""
    one, other, *_rest = [team for team in season.teams if team.division == "d002"]
    lists = {team.id: [e for e in season.squads if e.team == team.id] for team in (one, other)}
    shared = [
        SquadEntry(a.id, len(lists[a.id]) + 1, lists[b.id][0].ident)
        for a, b in ((one, other), (other, one))
    ]
    return replace(
        season,
        teams=tuple(replace(t, club=one.club) if t is other else t for t in season.teams),
        squads=(*season.squads, *shared),
    )


def matches_differing(one: SeasonJudgement, other: SeasonJudgement) -> Iterator[MatchKey]:
    return (key for key, judged in one.matches.items() if other.matches[key] != judged)
