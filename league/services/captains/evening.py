"""All matches of a day as an official follows them: what came from the captains, what differs."""

from datetime import date

from league import clock
from league.errors import NotFoundError
from league.facts.actors import Right, Scope
from league.facts.captains import AWAY_MISSED, HOME_MISSED, TypedReport
from league.facts.matches import SIDES, Score, Side
from league.facts.seals import OpenedAs, Opening
from league.facts.seasons import Fixture, key_text
from league.language import _
from league.services.captains.my_matches import Handed, handed_in
from league.services.captains.places import there
from league.services.session.desk import Desk
from league.services.session.match_times import starts_at
from league.views.captain_evening import EveningDivision, EveningLine, EveningPage

_FEW = 30
"""Matches that are listed on one page."""


def follows(desk: Desk) -> frozenset[str]:
    """Return the divisions whose matches the actor records."""
    name, may = desk.season.name, desk.actor.may
    ids = desk.world.divisions
    return frozenset(id for id in ids if may(Right.RECORD_MATCH, Scope(name, division=id)))


def evening(desk: Desk, day: date | None = None, division: str = "") -> EveningPage:
    """Return the matches of a day; without one it is today, else the next day with a match.

    ``division`` is the id of the one whose matches are listed, where they are too many for a page.
    Raises NotFoundError for who records no division's matches, and where there is no match.
    """
    mine = follows(desk)
    fixtures = [one for one in desk.season.fixtures if one.division in mine]
    days = sorted({one.day for one in fixtures})
    if not days:
        raise NotFoundError(_("There is no match on the calendar yet."))
    on = day or _usual(days, clock.today(desk.book.time_zone))
    played = [one for one in fixtures if one.day == on]
    divisions = tuple(_divisions(desk, played, handed_in(desk, played)))
    few = len(played) <= _FEW and not division
    return EveningPage(
        on,
        max((one for one in days if one < on), default=None),
        min((one for one in days if one > on), default=None),
        divisions,
        tuple(one for one in divisions if few or one.id == division),
    )


def _usual(days: list[date], today: date) -> date:
    return next((one for one in days if one >= today), days[-1])


def _divisions(desk: Desk, fixtures: list[Fixture], handed: Handed) -> list[EveningDivision]:
    rounds: dict[tuple[str, int], list[EveningLine]] = {}
    for one in fixtures:
        rounds.setdefault((one.division, one.round), []).append(_line(desk, one, handed))
    order = {id: at for at, id in enumerate(desk.world.divisions)}
    return [
        EveningDivision(division, desk.world.divisions[division].name, number, tuple(lines))
        for (division, number), lines in sorted(
            rounds.items(), key=lambda part: (order[part[0][0]], part[0][1])
        )
    ]


def _line(desk: Desk, fixture: Fixture, handed: Handed) -> EveningLine:
    teams, judged = desk.world.teams, desk.judgement.matches[fixture.key]
    opening = handed.openings.get(key_text(fixture.key))
    home, away = (handed.sealed(fixture.key, side) for side in SIDES)
    told = handed.reports[fixture.key].reports
    return EveningLine(
        fixture.key,
        teams[fixture.home].name,
        teams[fixture.away].name,
        there(desk, starts_at(desk, fixture.key)),
        (home, away),
        opening is not None and opening.how is not OpenedAs.ALONE,
        opening is not None and opening.how is OpenedAs.ALONE,
        handed.stage(fixture.key),
        (_sum(told.get(Side.HOME), opening), _sum(told.get(Side.AWAY), opening)),
        judged.game_points if judged.entered else None,
        judged.lapse is not None,
        desk.judgement.annulled(fixture.key),
    )


def _sum(report: TypedReport | None, opening: Opening | None) -> Score | None:
    """Return what the boards of a report come to; who never came counts for the other side."""
    if report is None:
        return None
    won = {AWAY_MISSED: (2, 0), HOME_MISSED: (0, 2)}
    scores = [one for one in report.results if one is not None]
    missing = {**_left_empty(report, opening), **report.missing}
    scores += [won[who] for who in missing.values() if who in won]
    return sum(home for home, _away in scores), sum(away for _home, away in scores)


def _left_empty(report: TypedReport, opening: Opening | None) -> dict[int, str]:
    """Return by board without a result whom the opened lineups name nobody for."""
    rows = {one.side: one.row for one in opening.lineups} if opening else {}
    if len(rows) < len(SIDES):
        return {}
    empty: dict[int, str] = {}
    for board in (at for at, one in enumerate(report.results, 1) if one is None):
        home, away = (rows[side][board - 1 : board] in ((), (None,)) for side in SIDES)
        if home != away:
            empty[board] = HOME_MISSED if home else AWAY_MISSED
    return empty
