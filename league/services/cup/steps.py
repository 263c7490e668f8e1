"""The steps of a cup, ready to be tried and stored: the draw, the next round, the lot."""

from datetime import date

from league.facts.seasons import MatchKey
from league.formatting import day as spoken_day
from league.language import _, ngettext
from league.services.cup.rounds import draw_cup, draw_lot, next_round
from league.services.schedule.drawing import drawn_words
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.cup import CupTie, CupView


@as_step
def draw_step(
    desk: Desk, why: str, division: str, end_date: date, seed: int | None = None
) -> Outcome:
    """The draw of a cup with the end date of its first round.

    Its outcome is told without the pairings: they are seen when they are stored.
    """
    view = draw_cup(desk.season.name, division, end_date, actor=desk.actor, seed=seed, why=why)
    sentence = _("{division} is drawn; round 1 is played until {day}.")
    says = sentence.format(division=view.division.name, day=spoken_day(end_date))
    return Outcome(says, notes=(_counted(view), drawn_words()))


@as_step
def next_step(desk: Desk, why: str, division: str, end_date: date) -> Outcome:
    """The setting of the next round."""
    view = next_round(desk.season.name, division, end_date, actor=desk.actor, why=why)
    sentence = _("Round {round} of {division} is played until {day}.")
    says = sentence.format(
        round=len(view.rounds), division=view.division.name, day=spoken_day(end_date)
    )
    return Outcome(says, notes=_ties(desk, view.rounds[-1]))


@as_step
def lot_step(desk: Desk, why: str, match: MatchKey, seed: int | None = None) -> Outcome:
    """The lot for a match that nothing else decides.

    Its outcome is told without the winner: he is seen when the lot is stored.
    """
    draw_lot(desk.season.name, match, actor=desk.actor, seed=seed, why=why)
    sentence = _("A lot is drawn between {home} and {away}.")
    return Outcome(
        sentence.format(home=desk.team(match[2]).name, away=desk.team(match[3]).name),
        notes=(drawn_words(),),
    )


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
