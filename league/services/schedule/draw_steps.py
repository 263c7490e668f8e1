"""A draw, ready to be tried and stored."""

from functools import partial

from league.facts.calendars import Draw
from league.facts.seasons import Fixture
from league.formatting import day
from league.language import _
from league.record_kinds import DRAW
from league.rulebook.topics import Topic
from league.services.registry.suspensions.banned import not_to_be_drawn
from league.services.rulebook.explaining import because
from league.services.rulebook.findings import finding_views
from league.services.schedule.drawing import (
    AskedDraw,
    draw_division,
    drawn_before,
    drawn_words,
    wrong_year,
)
from league.services.session.desk import Desk
from league.services.session.records import versions
from league.services.session.trial_runs import Outcome, as_step
from league.views.draws import Drawn
from league.views.findings import FindingView


@as_step
def draw_step(desk: Desk, why: str, asked: AskedDraw) -> Outcome:
    """A draw.

    Its outcome is told without what the lots bring, which is seen when it is stored. Numbers and
    pairings stand in it where nothing is left to chance: all numbers are turned, or a draw of this
    division is repeated with the seed it has on record.
    """
    against, repeated = _against(desk, asked), _repeated(desk, asked)
    done = draw_division(desk.season.name, asked, actor=desk.actor, why=why, despite=why)
    if repeated or len(_drawing(done.draw)) < 2:
        notes = [_numbers(desk, done), _first_round(desk, done.fixtures)]
    else:
        notes = [*_newcomers(desk, done.draw), drawn_words()]
    notes += [f"{desk.book.cite(one.rule)}: {one.sentence}" for one in done.view.notes]
    return Outcome(_says(asked, done), (*against, *_found(desk, asked, done)), tuple(notes))


def _repeated(desk: Desk, asked: AskedDraw) -> bool:
    """Return whether the seed is one with which this division was drawn already."""
    known = versions(desk.season.name, DRAW, asked.division)
    return any(one.fact is not None and one.fact.seed == asked.seed for one in known)


def _drawing(draw: Draw) -> list[str]:
    """Return the teams that draw a number; a single one gets the only number that is free."""
    return [team for team in draw.teams if team not in (draw.last_year or {})]


def _newcomers(desk: Desk, draw: Draw) -> list[str]:
    if draw.last_year is None:
        return []
    names = ", ".join(desk.team(team).name for team in _drawing(draw))
    return [_("New in the division, they draw the free numbers: {teams}").format(teams=names)]


def _found(desk: Desk, asked: AskedDraw, done: Drawn) -> tuple[FindingView, ...]:
    """Return what stands against the days of the rounds, each once.

    All matches of a round are set for its end date: what is found there speaks of no pairing.
    """
    found = finding_views(desk, desk.values(asked.end_dates[0]), done.view.findings)
    return tuple({(one.rule, one.sentence): one for one in found}.values())


def _against(desk: Desk, asked: AskedDraw) -> tuple[FindingView, ...]:
    """Return the findings that would refuse the draw without a reason, to be shown before."""
    found, season = desk.division(asked.division), desk.season
    values = desk.values(season.list_date)
    wrong = wrong_year(season, desk.book, found, second_year=asked.second_year)
    days = asked.end_dates or (season.list_date,)
    banned = not_to_be_drawn(season, found.id, min(days), max(days))
    sentences = [one for one in (drawn_before(season, found), wrong, banned) if one]
    rule = desk.book.topic(Topic.DRAW)
    cited, explain = desk.book.cite(rule) if rule else "", partial(because, desk, values, rule)
    return tuple(FindingView(one, cited, rule, one, partial(explain, one)) for one in sentences)


def _says(asked: AskedDraw, done: Drawn) -> str:
    days = [one.end_date for one in done.fixtures]
    rounds = max(one.round for one in done.fixtures)
    if asked.second_year:
        sentence = _("{teams} teams turn. Rounds: {rounds}, {first} to {last}.")
    elif asked.seed is None:
        sentence = _("{teams} teams draw. Rounds: {rounds}, {first} to {last}.")
    else:
        sentence = _("{teams} teams draw with seed {seed}. Rounds: {rounds}, {first} to {last}.")
    return sentence.format(
        seed=asked.seed,
        teams=len(done.numbers),
        rounds=rounds,
        first=day(min(days)),
        last=day(max(days)),
    )


def _numbers(desk: Desk, done: Drawn) -> str:
    teams = desk.world.teams
    drawn = ", ".join(f"{number} {teams[team].name}" for team, number in done.numbers.items())
    return _("Numbers: {numbers}").format(numbers=drawn)


def _first_round(desk: Desk, fixtures: tuple[Fixture, ...]) -> str:
    teams = desk.world.teams
    first = [one for one in fixtures if one.round == 1]
    pairs = ", ".join(f"{teams[one.home].name} – {teams[one.away].name}" for one in first)
    return _("Round 1, {day}: {pairs}").format(day=day(first[0].end_date), pairs=pairs)
