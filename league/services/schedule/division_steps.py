"""A decision for a division, ready to be tried and stored."""

from league.facts.divisions import DivisionDecision
from league.forms import day as spoken_day
from league.language import _
from league.services.rulebook.findings import finding_views
from league.services.schedule import division_decisions
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.codes import matter_words


@as_step
def decision_step(desk: Desk, why: str, asked: DivisionDecision) -> Outcome:
    """A decision on mode, special rule, official, wait or hour of a division."""
    name = desk.season.name
    found = division_decisions.decide(name, asked, actor=desk.actor, why=why, despite=why)
    says = _("{division}, {matter}: {what} ({day}, {who}).").format(
        division=desk.division(asked.division).name,
        matter=matter_words()[asked.matter],
        what=asked.what,
        day=spoken_day(asked.decided),
        who=asked.decided_by,
    )
    return Outcome(says, finding_views(desk, desk.values(asked.decided), found))
