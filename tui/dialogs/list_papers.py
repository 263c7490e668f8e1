"""The papers about Kader lists: handed in, nominated late, a youth appended."""

from collections.abc import Collection, Sequence

from league.language import _
from league.services.lists.steps import list_step, nomination_step, youth_step
from league.services.session import kinds
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal

LATE, YOUTH = "late", "youth"


def hand_in_form(
    desk: Desk, team: str, idents: Sequence[str], youth: Collection[str], seen: Sequence[str]
) -> Form:
    """Return the handing in of a list in this order, in place of the one that was seen."""
    found = desk.team(team)
    posted = kinds.typed_day(found.list_submitted) or kinds.suggested_day(desk)

    return Form(
        _("Hand in the list of {team}").format(team=found.name),
        (typed_fields.day_field(desk, "posted", _("Postmark"), posted),),
        lambda got: list_step(
            team, idents, youth, typed_fields.needed_day(desk, got, "posted"), seen=seen
        ),
        goes_into_journal(),
    )


def nomination_form(desk: Desk, team: str, ident: str) -> Form:
    """Return a late nomination, or a U18 appended to the end."""
    ways = ((LATE, _("late nomination")), (YOUTH, _("U18 at the end")))
    fields = (
        Field("way", _("As"), LATE, answers=ways),
        typed_fields.day_field(desk, "confirmed", _("Confirmed on")),
        Field("informed", _("Clubs told on"), hint=_("empty = the same day")),
        Field("place", _("Place"), hint=_("empty = where the rating says")),
    )

    def step(answers: Answers) -> Step:
        confirmed = typed_fields.needed_day(desk, answers, "confirmed")
        if answers["way"] == YOUTH:
            return youth_step(team, ident, confirmed)
        informed = typed_fields.optional_day(desk, answers, "informed")
        return nomination_step(
            team, ident, confirmed, informed, typed_fields.optional_number(answers, "place")
        )

    name = desk.world.players[ident].name
    title = _("{player} joins the list of {team}").format(player=name, team=desk.team(team).name)
    return Form(title, fields, step)
