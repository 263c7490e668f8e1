"""The form for what is decided for a division."""

from league.facts.divisions import DivisionDecision, Matter
from league.language import _
from league.services.schedule.division_decisions import decision_step
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.codes import matter_words
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.typed_fields import day_field, needed_day


def decision_form(desk: Desk, division: str) -> Form:
    """Return a decision on mode, special rule, official, wait or hour of a division."""
    fields = (
        Field("matter", _("About"), Matter.OFFICIAL, answers=tuple(matter_words().items())),
        Field("what", _("Decided"), hint=_("a name, a rule, 7, 15:00, kader"), needed=True),
        day_field(desk, "day", _("Decided on")),
        Field("who", _("Decided by"), hint=_("such as majority of the clubs"), needed=True),
    )

    def step(answers: Answers) -> Step:
        matter, what = Matter(answers["matter"]), answers["what"]
        day = needed_day(desk, answers, "day")
        return decision_step(DivisionDecision(division, matter, what, day, answers["who"]))

    title = _("Decision for {division}").format(division=desk.division(division).name)
    return Form(title, fields, step, _("if something stands against it"))
