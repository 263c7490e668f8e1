"""The draws of a season as they are shown: when, by whom, and what came of them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from fixtures.round_robin import MOST, meeting
from league.facts.calendars import Draw
from league.facts.clubs import Team
from league.facts.seasons import Division, Fixture
from league.record_kinds import DRAW
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.rulebook.explaining import spoken
from league.services.rulebook.findings import finding_views
from league.services.schedule.calendar import calendar_of, look_at
from league.services.schedule.drawing import by_director, last_full_draws
from league.services.session.checks import season_year
from league.services.session.desk import Desk, with_distinct_names
from league.services.session.records import from_outside, recorded
from league.services.words.codes import author_words
from league.views import draws

CONDITIONS = (
    Topic.DRAW,
    Topic.END_DATES,
    Topic.HOUR,
    Topic.LAST_ROUND,
    Topic.HOLIDAYS,
    Topic.FREE_DAYS,
)
"""What is said of draws and dates, in the order in which one asks."""


def draws_view(desk: Desk) -> draws.DrawsView:
    """Return the draws of all divisions. Raises StorageError."""
    held = _held(desk)
    last, entered = last_full_draws(desk.season), _entered(desk)
    rows = (_row(desk, one, held.get(one.id), last, entered) for one in desk.season.divisions)
    return draws.DrawsView(desk.book.short, _known(desk), tuple(rows))


def draw_view(desk: Desk, division: str) -> draws.DrawView:
    """Return one division's draw. Raises NotFoundError, StorageError."""
    found = desk.division(division)
    held = _held(desk).get(found.id)
    fixtures = [one for one in desk.season.fixtures if one.division == found.id]
    teams = with_distinct_names(team for team in desk.season.teams if team.division == found.id)
    teams.sort(key=lambda team: (team.draw_number or MOST + 1, team.name))
    known = _known(desk)
    return draws.DrawView(
        row=_row(desk, found, held, last_full_draws(desk.season), _entered(desk)),
        known=known,
        book=desk.book.short,
        numbers=tuple(_number(team, held, fixtures) for team in teams),
        meetings=_meetings(desk, teams, fixtures),
        conditions=_conditions(desk, found) if known else (),
    )


def _held(desk: Desk) -> dict[str, Draw]:
    """Return the draws on record by division; whom only a workbook names is marked."""
    held, outside = recorded(desk.season.name, DRAW), from_outside(desk.season.name, DRAW)
    return {
        division: replace(one, by=author_words(one.by, outside=division in outside))
        for division, one in held.items()
    }


def _known(desk: Desk) -> bool:
    return has_rule(desk.book.draws.numbers)


def _entered(desk: Desk) -> Counter[str]:
    """Return how many matches of each division have a result or a report."""
    season = desk.season
    matches = {board.match for board in season.boards} | {one.match for one in season.reports}
    return Counter(match[0] for match in matches)


def _row(
    desk: Desk,
    division: Division,
    held: Draw | None,
    last: Mapping[str, int],
    entered: Counter[str],
) -> draws.DrawRow:
    season = desk.season
    teams = [team for team in season.teams if team.division == division.id]
    values, before = desk.values(season.list_date), last.get(division.id)
    cup = not desk.book.criteria(division, values)
    anew = has_rule(desk.book.draws.due) and desk.book.draws.due
    return draws.DrawRow(
        division=division.id,
        name=division.name,
        teams=len(teams),
        numbers=tuple(sorted((one.draw_number, one.name) for one in teams if one.draw_number)),
        matches=sum(one.division == division.id for one in season.fixtures),
        entered=entered[division.id],
        held=held,
        cup=cup,
        by_director=spoken(desk, by_director(season, desk.book, division)),
        cited=desk.book.cited(Topic.CUP if cup else Topic.DRAW),
        last=before,
        anew=bool(anew and anew(before, season_year(season), values)),
    )


def _number(team: Team, held: Draw | None, fixtures: Sequence[Fixture]) -> draws.NumberRow:
    last = max((one.round for one in fixtures), default=0)
    at = {one.round: draws.HOME for one in fixtures if one.home == team.id}
    at |= {one.round: draws.AWAY for one in fixtures if one.away == team.id}
    return draws.NumberRow(
        team=team.id,
        name=team.name,
        number=team.draw_number,
        before=(held.last_year or {}).get(team.id) if held else None,
        venues="".join(at.get(number, draws.FREE) for number in range(1, last + 1)),
    )


def _meetings(
    desk: Desk, teams: Sequence[Team], fixtures: Iterable[Fixture]
) -> tuple[draws.Meeting, ...]:
    numbers = {team.id: team.draw_number for team in teams}
    names = {**desk.world.teams, **{team.id: team for team in teams}}
    return tuple(
        draws.Meeting(
            match=one.key,
            end_date=one.end_date,
            home=names[one.home].name,
            away=names[one.away].name,
            numbers=(numbers.get(one.home), numbers.get(one.away)),
            berger=_follows(one.round, numbers.get(one.home), numbers.get(one.away), len(teams)),
        )
        for one in sorted(fixtures, key=lambda one: one.round)
    )


def _follows(round_: int, home: int | None, away: int | None, teams: int) -> bool:
    """Say whether a pairing stands where the Berger table has it, in either cycle."""
    if home is None or away is None or home == away or not max(home, away) <= teams <= MOST:
        return False
    number, pairing = meeting(home, away, teams)
    rounds = teams - 1 + teams % 2
    wanted = (number + rounds, pairing[::-1]) if round_ > rounds else (number, pairing)
    return wanted == (round_, (home, away))


def _conditions(desk: Desk, division: Division) -> tuple[draws.Condition, ...]:
    seen = look_at(desk.book, calendar_of(desk.season, division))
    values = desk.values(desk.world.first_day)
    found = finding_views(desk, values, seen.findings)
    return tuple(
        draws.Condition(
            rule=rule,
            title=desk.book.paragraph(rule).title,
            found=tuple(one for one in found if one.rule == rule),
            notes=tuple(spoken(desk, one.sentence) for one in seen.notes if one.rule == rule),
        )
        for rule in filter(None, map(desk.book.topic, CONDITIONS))
    )
