"""The papers about reports that others owe: one that is due, and the day it came."""

from datetime import date

from league.language import _
from league.services.registry.duties import duty_kinds, duty_step, reported_step
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.typed_fields import day_hint, day_needed, typed


def duty_form(desk: Desk) -> Form:
    """Return a report that is owed."""
    about = _("such as the event; of a player his pass number")
    fields = (
        Field("paragraph", _("What"), answers=duty_kinds(desk)),
        Field("about", _("About"), hint=about, needed=True),
        Field("day", _("Day it depends on"), hint=day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Day it depends on"))
        return duty_step(answers["paragraph"], answers["about"], day)

    return Form(_("Report that is owed"), fields, step, _("not needed; goes into the journal"))


def reported_form(desk: Desk, number: int, today: date) -> Form:
    """Return the day on which a report came."""
    fields = (Field("day", _("It came on"), typed(today), day_hint(desk), needed=True),)

    def step(answers: Answers) -> Step:
        return reported_step(number, day_needed(desk, answers["day"], _("It came on")))

    return Form(_("The report came"), fields, step, _("not needed; goes into the journal"))
