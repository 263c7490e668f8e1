"""The short forms with which a season is filled: its own data, a team."""

from league.facts.clubs import Team
from league.language import _
from league.services.registry.clubs.data_steps import new_team_step
from league.services.schedule.beginning import AskedSeason, corrected_step, rule_books
from league.services.session import kinds
from league.services.session.desk import Desk
from league.services.words.naming import club_named
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def season_form(desk: Desk) -> Form:
    """Return what the season is played by, to be put right before the draw."""
    season = desk.season
    fields = (
        Field("rulebook", _("Rule book"), season.rulebook, answers=rule_books()),
        Field("federation", _("Federation"), season.federation, needed=True),
        typed_fields.day_field(
            desk, "list_date", _("Rating list"), kinds.typed_day(season.list_date)
        ),
    )

    def asked(answers: Answers) -> AskedSeason:
        day = typed_fields.needed_day(desk, answers, "list_date")
        return AskedSeason(season.name, answers["rulebook"], answers["federation"], day)

    title = _("Season {season}").format(season=season.name)
    return Form(title, fields, lambda got: corrected_step(asked(got)), goes_into_journal())


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
