"""A team that withdraws: before the draw it is gone, afterwards an official excludes it."""

from datetime import date

from league.decision_subjects import TeamKey
from league.formatting import filled_in
from league.language import _
from league.rulings import Action, Ruling
from league.services.matches import decisions
from league.services.registry.clubs.team_data import is_drawn, withdraw_team
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.storage.database import moment


@as_step
def withdrawal_step(desk: Desk, why: str, team: str, since: date | None = None) -> Outcome:
    """A team's withdrawal, as far as its division has come; ``since`` = its day, today if none."""
    known = desk.team(team)
    facts = {"team": known.name, "division": desk.division(known.division).name}
    if not is_drawn(desk.season, known):
        withdraw_team(desk.season.name, team, actor=desk.actor, why=why)
        return Outcome(filled_in(_("{team} is no longer entered for {division}."), **facts))
    by, at = desk.actor.name, moment()
    decisions.store(desk, Ruling(Action.EXCLUDE, TeamKey(team, since), why, by, at, team=team))
    sentence = _(
        "{team} withdraws after the draw of {division}: it is excluded,"
        " its results count no longer."
    )
    return Outcome(filled_in(sentence, **facts))
