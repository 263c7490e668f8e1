"""A championship that a club cancels, and the ban for it, ready to be tried and stored."""

from datetime import date

from league.facts.cancellations import Cancellation
from league.formatting import day as spoken_day
from league.language import _
from league.services.closing import cancellations
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def cancellation_step(desk: Desk, _why: str, fact: Cancellation) -> Outcome:
    """A cancellation, with why a ban is proposed."""
    found = cancellations.cancel(desk.season.name, fact, actor=desk.actor)
    views = finding_views(desk, desk.values(fact.cancelled), found)
    more = (_("“spielleiter club cancelled” records what is decided."),) if found else ()
    return Outcome(_("The cancellation is on file."), views, more)


@as_step
def ban_step(
    desk: Desk, why: str, club: str, event: str, day: date, first: date | None, last: date | None
) -> Outcome:
    """What is decided on the ban that is proposed; without a first day it is none."""
    ban = (first, last) if first is not None else None
    cancellations.decide(desk.season.name, club, event, day, ban=ban, actor=desk.actor, reason=why)
    if first is None:
        return Outcome(_("Decided: no ban."))
    until = spoken_day(last) if last else _("further notice")
    said = _("{club} is banned until {day}.").format(club=desk.club(club).name, day=until)
    return Outcome(said)
