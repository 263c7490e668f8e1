"""The form for what is known of a match besides its result."""

from league.facts.contacts import MatchContact
from league.facts.seasons import MatchKey
from league.language import _
from league.services.matches.match_data import match_office_step
from league.services.session.contacts import match_office
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def match_data_form(desk: Desk, match: MatchKey) -> Form:
    """Return venue, remarks and deputies of a match. Raises StorageError."""
    known = match_office(desk.season.name, match)
    home, away = desk.team(match[2]), desk.team(match[3])
    fields = (
        Field("venue", _("Venue"), known.venue, home.venue or _("empty = where the home team is")),
        Field("home", _("Deputy, home"), known.home_deputy),
        Field("away", _("Deputy, away"), known.away_deputy),
        Field("remarks", _("Remarks"), known.remarks),
    )

    def step(got: Answers) -> Step:
        after = MatchContact(got["venue"], got["remarks"], got["home"], got["away"])
        return match_office_step(match, known, after)

    title = _("{home} – {away}: venue and deputies").format(home=home.name, away=away.name)
    return Form(title, fields, step, goes_into_journal())
