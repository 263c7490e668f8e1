"""The form for what is decided for a division."""

from league.facts.divisions import DivisionDecision, Matter
from league.language import _
from league.services.code_words import matter_words
from league.services.desk import Desk
from league.services.filing import Step
from league.services.schedule.division_steps import decision_step
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.typed_fields import day_hint, day_needed, suggested_day


def decision_form(desk: Desk, division: str) -> Form:
    """Return a decision on mode, special rule, official, wait or hour of a division."""
    fields = (
        Field("matter", _("About"), Matter.OFFICIAL, answers=tuple(matter_words().items())),
        Field("what", _("Decided"), hint=_("a name, a rule, 7, 15:00, kader"), needed=True),
        Field("day", _("Decided on"), suggested_day(desk), day_hint(desk), needed=True),
        Field("who", _("Decided by"), hint=_("such as majority of the clubs"), needed=True),
    )

    def step(answers: Answers) -> Step:
        matter, what = Matter(answers["matter"]), answers["what"]
        day = day_needed(desk, answers["day"], _("Decided on"))
        return decision_step(DivisionDecision(division, matter, what, day, answers["who"]))

    title = _("Decision for {division}").format(division=desk.division(division).name)
    return Form(title, fields, step, _("if something stands against it"))
