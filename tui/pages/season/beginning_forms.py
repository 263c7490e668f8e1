"""The short forms with which a season is filled: its own data, a team."""

from league.language import _
from league.services.schedule.beginning import AskedSeason, corrected_step, rule_books
from league.services.session import kinds
from league.services.session.desk import Desk
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
