"""The papers about reports that others owe: one that is due, and the day it came."""

from datetime import date

from league.language import _
from league.services.registry.clubs.duties import duty_kinds, duty_step, reported_step
from league.services.session.desk import Desk
from league.services.session.kinds import typed_day
from tui.dialogs.form_model import Field, Form, goes_into_journal
from tui.dialogs.typed_fields import day_field, needed_day


def duty_form(desk: Desk) -> Form:
    """Return a report that is owed."""
    about = _("such as the event; of a player his pass number")
    fields = (
        Field("paragraph", _("What"), answers=duty_kinds(desk)),
        Field("about", _("About"), hint=about, needed=True),
        day_field(desk, "day", _("Day it depends on"), ""),
    )
    return Form(
        _("Report that is owed"),
        fields,
        lambda got: duty_step(got["paragraph"], got["about"], needed_day(desk, got, "day")),
        goes_into_journal(),
    )


def reported_form(desk: Desk, number: int, today: date) -> Form:
    """Return the day on which a report came."""
    return Form(
        _("The report came"),
        (day_field(desk, "day", _("It came on"), typed_day(today)),),
        lambda got: reported_step(number, needed_day(desk, got, "day")),
        goes_into_journal(),
    )
