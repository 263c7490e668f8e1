"""Decisions about promotion, ready to be tried and stored."""

from league.language import _
from league.outcomes.closing import Decided
from league.services.promotion.decisions import decide
from league.services.promotion.views import view_of
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.promotion import DOWN, UP


@as_step
def decision_step(desk: Desk, why: str, decided: Decided) -> Outcome:
    """What was decided about promotion."""
    found = decide(desk.season.name, decided, actor=desk.actor, why=why)
    after = view_of(desk, decided).moves
    up, down = (sum(move.way == way for move in after) for way in (UP, DOWN))
    says = _("Decided: {up} up, {down} down.").format(up=up, down=down)
    values = desk.values(desk.world.first_day)
    return Outcome(says, finding_views(desk, values, found.cascade.findings))
