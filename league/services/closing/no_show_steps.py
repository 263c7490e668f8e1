"""What follows from failing to appear, ready to be tried and stored."""

from datetime import date

from league.decision_subjects import TeamKey
from league.facts.calendars import ForceMajeure
from league.facts.seasons import MatchKey
from league.formatting import filled_in
from league.language import _, ngettext
from league.rulings import Action, Ruling
from league.services.matches import decisions, no_shows
from league.services.promotion.views import no_way_down
from league.services.protests.docket import match_name
from league.services.schedule import calendar
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.trial_runs import Outcome, as_step
from league.storage.database import moment


@as_step
def exclude_step(desk: Desk, why: str, team: str, since: date | None = None) -> Outcome:
    """A team's exclusion for failing to appear; ``since`` = its day, today if none is named."""
    no_shows.exclude(desk.season.name, team, actor=desk.actor, reason=why, since=since)
    return _excluded(desk, team)


@as_step
def exclusion_step(desk: Desk, why: str, team: str, since: date | None = None) -> Outcome:
    """A team's exclusion, whatever for; ``since`` = its day, today if none is named."""
    key, by, at = TeamKey(team, since), desk.actor.name, moment()
    decisions.store(desk, Ruling(Action.EXCLUDE, key, why, by, at, team=team))
    return _excluded(desk, team)


def _excluded(desk: Desk, team: str) -> Outcome:
    after = anew(desk)
    sentence = _("{team} is excluded: its results count no longer, and it goes down.")
    if team in no_way_down(after):
        sentence = _(
            "{team} is excluded: its results count no longer. No division lies below: whether"
            " it stays is decided under promotion."
        )
    return Outcome(sentence.format(team=desk.team(team).name), notes=_lapsing(after, team))


def _lapsing(desk: Desk, team: str) -> tuple[str, ...]:
    """Return how many matches of a team lapse; nothing where none does."""
    matches = desk.judgement.matches.items()
    number = sum(one.lapse is not None for key, one in matches if team in key[2:])
    sentence = ngettext("{number} match of it lapses.", "{number} matches of it lapse.", number)
    return (sentence.format(number=number),) if number else ()


@as_step
def readmit_step(desk: Desk, why: str, team: str) -> Outcome:
    """The taking back of a team's exclusion."""
    done = no_shows.readmit(desk.season.name, team, actor=desk.actor, reason=why)
    sentence = _("{team} is not excluded any more: its results count again.")
    return Outcome(sentence.format(team=done.team.name))


@as_step
def ban_step(desk: Desk, why: str, club: str, first: date, last: date | None) -> Outcome:
    """A club's ban."""
    done = no_shows.ban(desk.season.name, club, first, last, actor=desk.actor, reason=why)
    sentence = _("{club} is banned from {first} to {last}: its right to play rests.")
    return Outcome(filled_in(sentence, club=done.name, first=first, last=last or "–"))


@as_step
def excuse_step(
    desk: Desk, why: str, match: MatchKey, team: str, proof: str, day: date | None = None
) -> Outcome:
    """Force majeure for a match to which a team could not appear; ``day`` = the match's if none."""
    paper = ForceMajeure(match, team, day or desk.judged(match).facts.day, proof)
    calendar.excuse(desk.season.name, paper, actor=desk.actor, why=why)
    sentence = _("{team} is excused for {match}: it has not failed to appear.")
    says = sentence.format(team=desk.team(team).name, match=match_name(desk, match))
    return Outcome(says, notes=(_("The match waits for its new day."),))


@as_step
def unexcuse_step(desk: Desk, why: str, match: MatchKey, team: str) -> Outcome:
    """The taking back of force majeure."""
    calendar.withdraw_excuse(desk.season.name, match, team, actor=desk.actor, why=why)
    sentence = _("{team} is not excused for {match} any more: the failure counts.")
    return Outcome(sentence.format(team=desk.team(team).name, match=match_name(desk, match)))
