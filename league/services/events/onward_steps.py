"""Places in championships of larger federations, ready to be tried and stored."""

from league.language import _, ngettext
from league.services.events.onward import set_quota
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def quota_step(desk: Desk, why: str, group: str, places: int | None) -> Outcome:
    """How many of a group a larger federation takes."""
    fact = set_quota(desk.season.name, group, places, actor=desk.actor, why=why)
    if fact is None:
        return Outcome(
            _("No number of places is on file for {group} any more.").format(group=group)
        )
    sentence = ngettext(
        "{group} has {number} place in the championship it leads to.",
        "{group} has {number} places in the championship it leads to.",
        fact.places,
    )
    return Outcome(sentence.format(group=fact.group, number=fact.places))
