"""The papers about Kader lists: handed in, nominated late, a youth appended."""

from collections.abc import Collection, Sequence

from league.language import _
from league.services.lists.steps import list_step, nomination_step, youth_step
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.typed_fields import (
    day_hint,
    day_needed,
    day_typed,
    number_typed,
    suggested_day,
    typed,
)

LATE, YOUTH = "late", "youth"


def hand_in_form(
    desk: Desk, team: str, idents: Sequence[str], youth: Collection[str], seen: Sequence[str]
) -> Form:
    """Return the handing in of a list in this order, in place of the one that was seen."""
    found = desk.team(team)
    posted = typed(found.list_submitted) or suggested_day(desk)

    def step(answers: Answers) -> Step:
        posted = day_needed(desk, answers["posted"], _("Postmark"))
        return list_step(team, idents, youth, posted, seen=seen)

    title = _("Hand in the list of {team}").format(team=found.name)
    fields = (Field("posted", _("Postmark"), posted, day_hint(desk), needed=True),)
    return Form(title, fields, step, reason=_("not needed; goes into the journal"))


def nomination_form(desk: Desk, team: str, ident: str) -> Form:
    """Return a late nomination, or a U18 appended to the end."""
    ways = ((LATE, _("late nomination")), (YOUTH, _("U18 at the end")))
    fields = (
        Field("way", _("As"), LATE, answers=ways),
        Field("confirmed", _("Confirmed on"), suggested_day(desk), day_hint(desk), needed=True),
        Field("informed", _("Clubs told on"), hint=_("empty = the same day")),
        Field("place", _("Place"), hint=_("empty = where the rating says")),
    )

    def step(answers: Answers) -> Step:
        confirmed = day_needed(desk, answers["confirmed"], _("Confirmed on"))
        if answers["way"] == YOUTH:
            return youth_step(team, ident, confirmed)
        informed = day_typed(desk, answers["informed"], _("Clubs told on"))
        place = number_typed(answers["place"], _("Place"))
        return nomination_step(team, ident, confirmed, informed, place)

    name = desk.world.players[ident].name
    title = _("{player} joins the list of {team}").format(player=name, team=desk.team(team).name)
    return Form(title, fields, step)
