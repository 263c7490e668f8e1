"""What follows from failing to appear, ready to be tried and stored."""

from datetime import date

from league.facts.calendars import ForceMajeure
from league.facts.seasons import MatchKey
from league.forms import filled_in
from league.language import _
from league.services.closing.promotion_views import no_way_down
from league.services.matches import no_shows
from league.services.protests.docket import match_name
from league.services.schedule import calendar
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.trial_runs import Outcome, Step


def exclude_step(team: str) -> Step:
    """Return a team's exclusion."""

    def step(desk: Desk, why: str) -> Outcome:
        done = no_shows.exclude(desk.season.name, team, actor=desk.actor, reason=why)
        sentence = _("{team} is excluded: its results count no longer, and it goes down.")
        if team in no_way_down(anew(desk)):
            sentence = _(
                "{team} is excluded: its results count no longer. No division lies below: whether"
                " it stays is decided under promotion."
            )
        return Outcome(sentence.format(team=done.team.name))

    return step


def readmit_step(team: str) -> Step:
    """Return the taking back of a team's exclusion."""

    def step(desk: Desk, why: str) -> Outcome:
        done = no_shows.readmit(desk.season.name, team, actor=desk.actor, reason=why)
        sentence = _("{team} is not excluded any more: its results count again.")
        return Outcome(sentence.format(team=done.team.name))

    return step


def ban_step(club: str, first: date, last: date | None) -> Step:
    """Return a club's ban."""

    def step(desk: Desk, why: str) -> Outcome:
        done = no_shows.ban(desk.season.name, club, first, last, actor=desk.actor, reason=why)
        sentence = _("{club} is banned from {first} to {last}: its right to play rests.")
        return Outcome(filled_in(sentence, club=done.name, first=first, last=last or "–"))

    return step


def excuse_step(match: MatchKey, team: str, proof: str) -> Step:
    """Return force majeure for a match to which a team could not appear."""

    def step(desk: Desk, why: str) -> Outcome:
        day = desk.judged(match).facts.day
        paper = ForceMajeure(match, team, day, proof)
        calendar.excuse(desk.season.name, paper, actor=desk.actor, why=why)
        sentence = _("{team} is excused for {match}: it has not failed to appear.")
        says = sentence.format(team=desk.team(team).name, match=match_name(desk, match))
        return Outcome(says, notes=(_("The match waits for its new day."),))

    return step


def unexcuse_step(match: MatchKey, team: str) -> Step:
    """Return the taking back of force majeure."""

    def step(desk: Desk, why: str) -> Outcome:
        calendar.withdraw_excuse(desk.season.name, match, team, actor=desk.actor, why=why)
        sentence = _("{team} is not excused for {match} any more: the failure counts.")
        return Outcome(sentence.format(team=desk.team(team).name, match=match_name(desk, match)))

    return step
