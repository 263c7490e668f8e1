"""The steps of a cup, ready to be tried and stored: the draw, the next round, the lot."""

from datetime import date

from league.facts.seasons import MatchKey
from league.forms import day as spoken_day
from league.language import _, ngettext
from league.services.cup.rounds import draw_cup, draw_lot, next_round
from league.services.schedule.lots import drawn_words
from league.services.session.desk import Desk
from league.services.session.trial_runs import (
    Outcome,
    Step,
)
from league.views.cup import CupTie, CupView


def draw_step(division: str, end_date: date, seed: int | None = None) -> Step:
    """Return the draw of a cup with the end date of its first round (§ 15.1).

    Its outcome is told without the pairings: they are seen when they are stored.
    """

    def step(desk: Desk, by: str, why: str) -> Outcome:
        view = draw_cup(desk.season.name, division, end_date, by=by, seed=seed, why=why)
        sentence = _("{division} is drawn; round 1 is played until {day}.")
        says = sentence.format(division=view.division.name, day=spoken_day(end_date))
        return Outcome(says, notes=(_counted(view), drawn_words()))

    return step


def next_step(division: str, end_date: date) -> Step:
    """Return the setting of the next round (§ 15.1)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        view = next_round(desk.season.name, division, end_date, by=by, why=why)
        sentence = _("Round {round} of {division} is played until {day}.")
        says = sentence.format(
            round=len(view.rounds), division=view.division.name, day=spoken_day(end_date)
        )
        return Outcome(says, notes=_ties(desk, view.rounds[-1]))

    return step


def lot_step(match: MatchKey, names: tuple[str, str], seed: int | None = None) -> Step:
    """Return the lot for a match that nothing else decides (§ 15.1, I16).

    Its outcome is told without the winner: he is seen when the lot is stored.
    """

    def step(desk: Desk, by: str, why: str) -> Outcome:
        draw_lot(desk.season.name, match, by=by, seed=seed, why=why)
        sentence = _("A lot is drawn between {home} and {away}.")
        return Outcome(sentence.format(home=names[0], away=names[1]), notes=(drawn_words(),))

    return step


def _counted(view: CupView) -> str:
    played = sum(tie.match is not None for tie in view.rounds[0])
    byes = len(view.rounds[0]) - played
    matches = ngettext("{number} match", "{number} matches", played).format(number=played)
    free = ngettext("{number} bye", "{number} byes", byes).format(number=byes)
    return f"{matches}, {free}"


def _ties(desk: Desk, ties: tuple[CupTie, ...]) -> tuple[str, ...]:
    return tuple(
        f"{desk.team(tie.home).name} – {desk.team(tie.away).name}"
        for tie in ties
        if tie.home and tie.away
    ) + tuple(
        _("{team} has a bye.").format(team=desk.team(tie.winner).name)
        for tie in ties
        if tie.match is None and tie.winner
    )
