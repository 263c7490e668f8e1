"""The short form with which a season is filled: a team."""

from league.facts.clubs import Team
from league.language import _
from league.services.registry.clubs.data_steps import new_team_step
from league.services.session import kinds
from league.services.session.desk import Desk
from league.services.words.naming import club_named
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def team_form(desk: Desk, division: str) -> Form:
    """Return a new team; ``division`` stands there before, if it is not empty."""
    known = tuple((one.id, one.name) for one in desk.season.divisions)
    clubs = kinds.clubs_to_type(desk)
    fields = (
        Field("club", _("Club"), hint=_("number or name"), suggested=clubs, needed=True),
        Field("division", _("Division"), division or known[0][0], answers=known),
        Field("name", _("Name"), hint=_("as it stands in the table"), needed=True),
        Field("id", _("Code"), hint=_("your own, such as TURM1"), needed=True),
        Field("captain", _("Captain"), hint=_("may stay empty")),
    )

    def team(answers: Answers) -> Team:
        club = club_named(desk.world.clubs.values(), answers["club"]).id
        where, captain = answers["division"], answers["captain"] or None
        return Team(answers["id"], answers["name"], club, where, captain=captain)

    title = _("New team")
    return Form(title, fields, lambda got: new_team_step(team(got)), goes_into_journal())
