"""The form in which divisions are made."""

from collections.abc import Iterable
from dataclasses import replace

from league.facts.seasons import Division
from league.services.schedule.division_operations import ADD
from league.services.session.desk import Desk
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of


def new_division_form(desk: Desk, models: Iterable[Division] | None = None) -> Form:
    """Return a new division after one of these models, after any of the rule book if none is named.

    What is left empty is as the rule book has it.
    """
    form = form_of(desk, ADD, {})
    if models is None:
        return form
    model, *others = form.fields
    known = tuple((one.id, one.name) for one in models)
    return replace(form, fields=(replace(model, value=known[0][0], answers=known), *others))
