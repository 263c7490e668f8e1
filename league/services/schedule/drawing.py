"""The draw of a division: numbers by lot with the seed on record, and the fixtures by Berger."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from league import formatting
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.calendars import Draw
from league.facts.divisions import NOTHING_AGREED
from league.facts.seasons import Division, Fixture, Season, closing_year
from league.findings import Sentence
from league.language import _
from league.record_kinds import DRAW
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.registry.suspensions.banned import not_to_be_drawn
from league.services.schedule.calendar import calendar_of, look_at, with_fixtures
from league.services.schedule.round_states import hold_drawn
from league.services.session import checks, season_order, transactions
from league.services.session.days import today_by
from league.services.session.records import agreed, record, recorded, recorded_one
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season
from league.views.draws import Drawn


@dataclass(frozen=True, slots=True)
class AskedDraw:
    """A draw as an official asks for it."""

    division: str
    end_dates: tuple[date, ...]
    """Last day of each round, in order."""
    seed: int | None = None
    """None = chosen at random."""
    second_year: bool = False
    """The numbers of the season before are turned."""
    double: bool = False
    """Every pair meets twice."""
    day: date | None = None
    """Day of the draw; None = today."""


def draw_division(
    season: str | None, asked: AskedDraw, *, actor: Actor, why: str = "", despite: str = ""
) -> Drawn:
    """Draw a division and set its rounds for the end dates; they are held back until published.

    The same seed draws the same numbers. In the second year the numbers of the season before are
    turned and newcomers draw the free ones. Raises InputError for fewer than two teams or more
    than 24, results in the division, a second draw without a reason, a draw in the wrong year
    and teams of a banned club (unless ``despite`` says why), end dates that are not one per round,
    in order and in season, a seed below 0, a knock-out; NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=asked.division)):
        before, said = load_season(season), despite or why
        found, book = checks.known_division(before, asked.division), load(before.rulebook)
        _refuse(before, found, book, asked)
        _refuse_without_reason(before, found, book, asked, why=why, despite=despite)
        draw = _draw(before, found, asked, actor)
        record(before.name, DRAW, found.id, draw, actor=actor, why=said)
        after, drawn = _carried_out(before, found, book, asked, draw)
        change_season(before, after, DRAW.step, asked.division, actor=actor, why=said)
        rounds = {one.round for one in drawn.fixtures}
        hold_drawn(before.name, found.id, rounds, actor=actor, why=said)
        return drawn


def _carried_out(
    before: Season, division: Division, book: RuleBook, asked: AskedDraw, draw: Draw
) -> tuple[Season, Drawn]:
    """Return the season with the numbers and rounds of a draw, and what came of it."""
    values, year = book.on(asked.end_dates[0]), draw.season_year
    numbers = book.draws.numbers(draw, values)
    hour = agreed(before.name).get(division.id, NOTHING_AGREED).start
    paired = book.draws.rounds(division, numbers, asked.end_dates, year, values, asked.double)
    fixtures = tuple(replace(one, start=hour or one.start) for one in paired)
    after = _with(before, division, asked.day, numbers, fixtures)
    view = look_at(book, calendar_of(after, checks.known_division(after, division.id)))
    return after, Drawn(draw, numbers, fixtures, view)


def refuse_results(season: Season, division: Division, topic: Topic) -> None:
    """Refuse a draw where something was entered already. Raises InputError."""
    entered = {board.match for board in season.boards} | {one.match for one in season.reports}
    played = sorted(match for match in entered if match[0] == division.id)
    if played:
        _division, number, home, away = played[0]
        sentence = _(
            "{division} has results already, such as round {round}, {home} – {away}; it is not"
            " drawn again{cited}."
        )
        raise checks.refused(
            season, topic, sentence, division=division.name, round=number, home=home, away=away
        )


def _refuse(season: Season, division: Division, book: RuleBook, asked: AskedDraw) -> None:
    """Refuse what no reason allows. Raises InputError."""
    refuse_results(season, division, Topic.DRAW)
    if paired := by_director(season, book, division):
        raise InputError(str(paired))
    if not asked.end_dates:
        sentence = _("The draw of {division} needs the end dates of its rounds{cited}.")
        raise checks.refused(book, Topic.END_DATES, sentence, division=division.name)
    if (
        asked.day is not None
        and checks.in_season(season, asked.day, Topic.DRAW) > asked.end_dates[0]
    ):
        sentence = _("A draw on {day} comes after the first round's end date {due}{cited}.")
        raise checks.refused(book, Topic.DRAW, sentence, day=asked.day, due=asked.end_dates[0])
    if not book.criteria(division, book.on(asked.end_dates[0])):
        sentence = _("{division} has no table and is drawn as a cup{cited}.")
        raise checks.refused(book, Topic.CUP, sentence, division=division.name)


def by_director(season: Season, book: RuleBook, division: Division) -> Sentence | None:
    """Return that a division is not drawn but paired by its director; None when it is drawn."""
    if not has_rule(book.draws.by_director):
        return None
    return book.draws.by_director(division, book.on(season.list_date))


def _refuse_without_reason(
    season: Season, division: Division, book: RuleBook, asked: AskedDraw, *, why: str, despite: str
) -> None:
    held = drawn_before(season, division)
    if held and not (why.strip() or despite.strip()):
        raise ReasonError(held)
    wrong = wrong_year(season, book, division, second_year=asked.second_year)
    banned = not_to_be_drawn(season, division.id, asked.end_dates[0], asked.end_dates[-1])
    against = [sentence for sentence in (wrong, banned) if sentence]
    if against and not despite.strip():
        raise ReasonError("\n".join(against), against=True)


def drawn_before(season: Season, division: Division) -> str:
    """Return why a draw needs a reason because there was one; nothing for the first."""
    held = recorded_one(season.name, DRAW, division.id)
    if held is None:
        return ""
    sentence = _(
        "{division} was drawn on {day} with seed {seed}; a second draw needs a reason{cited}."
    )
    return formatting.filled_in(
        sentence,
        cited=checks.cited(season, Topic.DRAW),
        division=division.name,
        day=held.day,
        seed=held.seed,
    )


def wrong_year(season: Season, book: RuleBook, division: Division, *, second_year: bool) -> str:
    """Return why a draw of all teams, or a turn, is not due; nothing when it is."""
    last, year = last_full_draws(season).get(division.id), checks.season_year(season)
    if last is None or not has_rule(book.draws.due):
        return ""
    anew = book.draws.due(last, year, book.on(season.list_date))
    if anew == (not second_year):
        return ""
    if anew:
        sentence = _("{division}: {year} is a year of a new draw; the last was {last}{cited}.")
    else:
        sentence = _("{division}: {year} turns the numbers drawn for {last}{cited}.")
    return formatting.filled_in(
        sentence, cited=book.cited(Topic.DRAW), division=division.name, year=year, last=last
    )


def last_full_draws(season: Season) -> dict[str, int]:
    """Return the last earlier year in which all teams drew, by division."""
    years: dict[str, int] = {}
    for name in season_order.before(season):
        for division, draw in recorded(name, DRAW).items():
            if draw.last_year is None:
                years[division] = draw.season_year
    return years


def _numbers_before(season: Season, division: Division) -> dict[str, int]:
    """Return the draw numbers of the season before. Raises InputError when there are none."""
    year = checks.season_year(season)
    for name in reversed(season_order.before(season)):
        if closing_year(name) == year - 1:
            teams = transactions.load(name)[0].teams
            mine = [one for one in teams if one.division == division.id]
            numbers = {one.id: one.draw_number for one in mine if one.draw_number is not None}
            if numbers:
                return numbers
    sentence = _("{division} has no draw numbers of the season before {season}{cited}.")
    raise checks.refused(season, Topic.DRAW, sentence, division=division.name, season=season.name)


def _draw(season: Season, division: Division, asked: AskedDraw, actor: Actor) -> Draw:
    teams = tuple(team.id for team in season.teams if team.division == division.id)
    before = _numbers_before(season, division) if asked.second_year else None
    _refuse_smaller(season, division, teams, before or {})
    return Draw(
        division=division.id,
        season_year=checks.season_year(season),
        teams=teams,
        seed=seed_for(asked.seed),
        day=asked.day or today_by(season.rulebook),
        last_year=before,
        by=actor.name,
    )


def _refuse_smaller(
    season: Season, division: Division, teams: Sequence[str], before: Mapping[str, int]
) -> None:
    """Refuse to turn numbers that a smaller division no longer has, and say what to do."""
    over = [
        team for team in season.teams if team.id in teams and before.get(team.id, 0) > len(teams)
    ]
    if over:
        sentence = _(
            "The numbers of {division} cannot be turned: {team} had number {number}, and there are"
            " only {teams} teams now. Draw all teams anew instead and give the reason{cited}."
        )
        raise checks.refused(
            season,
            Topic.DRAW,
            sentence,
            division=division.name,
            team=over[0].name,
            number=before[over[0].id],
            teams=len(teams),
        )


def _with(
    season: Season,
    division: Division,
    day: date | None,
    numbers: Mapping[str, int],
    fixtures: Sequence[Fixture],
) -> Season:
    """Return the season with the draw; a day that is not of the season leaves the division's."""
    held = day or today_by(season.rulebook)
    first, last = checks.span(season)
    drawn = replace(division, draw=held) if first <= held <= last else division
    divisions = tuple(drawn if one.id == division.id else one for one in season.divisions)
    teams = tuple(
        replace(team, draw_number=numbers.get(team.id, team.draw_number)) for team in season.teams
    )
    return with_fixtures(replace(season, divisions=divisions, teams=teams), division.id, fixtures)


SEEDS = 2**32
"""A seed nobody named lies below this number."""


def seed_for(named: int | None) -> int:
    """Return the seed that was named; without one, a seed that nobody can foresee."""
    return secrets.randbelow(SEEDS) if named is None else named


def drawn_words() -> str:
    """Say that lots are seen when they are on record: nobody draws until he likes what comes."""
    return _("The lots are drawn when this is stored; seed and result then stand in the journal.")
