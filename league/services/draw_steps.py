"""A draw, ready to be tried and stored."""

from league.facts.seasons import Fixture
from league.forms import day
from league.language import _
from league.services.drawing import AskedDraw, Drawn, draw_division, drawn_before, wrong_year
from league.services.explaining import because
from league.services.filing import Outcome, Step
from league.services.match_views import finding_views
from league.services.opened import Desk
from league.views import FindingView

RULE = "13.5"
"""Paragraph about draws."""


def draw_step(asked: AskedDraw) -> Step:
    """Return a draw. Its seed must be given, else what is tried is not what is stored."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        against = _against(desk, asked)
        done = draw_division(desk.season.name, asked, by=by, why=why, despite=why)
        values = desk.values(asked.end_dates[0])
        found = finding_views(desk, values, done.view.findings, {})
        notes = [_numbers(desk, done), _first_round(desk, done.fixtures)]
        notes += [f"{desk.book.cite(one.rule)}: {one.sentence}" for one in done.view.notes]
        return Outcome(_says(done), (*against, *found), tuple(notes))

    return step


def _against(desk: Desk, asked: AskedDraw) -> tuple[FindingView, ...]:
    """Return what needs a reason: it would refuse the draw, and is told before."""
    found, season = desk.division(asked.division), desk.season
    wrong = wrong_year(season, desk.book, found, second_year=asked.second_year)
    sentences = [sentence for sentence in (drawn_before(season, found), wrong) if sentence]
    return tuple(_finding(desk, sentence) for sentence in sentences)


def _finding(desk: Desk, sentence: str) -> FindingView:
    explained = because(desk, desk.values(desk.season.list_date), RULE, sentence)
    return FindingView(
        key=sentence,
        citation=explained.citation,
        rule=RULE,
        sentence=sentence,
        side=None,
        board=None,
        player=None,
        state="open",
        reason="",
        explanation=explained,
    )


def _says(done: Drawn) -> str:
    days = [one.end_date for one in done.fixtures]
    rounds = max(one.round for one in done.fixtures)
    if done.draw.last_year is None:
        sentence = _("{teams} teams draw with seed {seed}. Rounds: {rounds}, {first} to {last}.")
    else:
        sentence = _("{teams} teams turn, seed {seed}. Rounds: {rounds}, {first} to {last}.")
    return sentence.format(
        seed=done.draw.seed,
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
