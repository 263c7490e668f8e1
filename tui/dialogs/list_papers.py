"""The papers about Kader lists: handed in, nominated late, a youth appended."""

from collections.abc import Collection, Sequence

from league.language import _
from league.services.lists.editing import expected_postmark
from league.services.lists.operations import APPEND, NOMINATE
from league.services.lists.steps import list_step
from league.services.session import kinds
from league.services.session.desk import Desk
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Form, goes_into_journal
from tui.dialogs.from_operations import form_of_ways


def hand_in_form(
    desk: Desk, team: str, idents: Sequence[str], youth: Collection[str], seen: Sequence[str]
) -> Form:
    """Return the handing in of a list in this order, in place of the one that was seen."""
    found = desk.team(team)
    posted = kinds.typed_day(expected_postmark(desk, team)) or kinds.suggested_day(desk)

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
    ways = {"late": (_("late nomination"), NOMINATE), "youth": (_("youth at the end"), APPEND)}
    return form_of_ways(desk, ways, _("As"), {"team": team, "ident": ident})
