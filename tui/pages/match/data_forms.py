"""The form for what is known of a match besides its result."""

from dataclasses import replace

from league.facts.seasons import MatchKey
from league.services.matches.operations import DATA
from league.services.session.desk import Desk
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of


def match_data_form(desk: Desk, match: MatchKey) -> Form:
    """Return venue, remarks and deputies of a match. Raises StorageError."""
    form = form_of(desk, DATA, {"match": match})
    venue, *others = form.fields
    usual = desk.team(match[2]).venue
    return replace(form, fields=(replace(venue, hint=usual or venue.hint), *others))
