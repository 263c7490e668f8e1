"""The taking back of a registration that should not have been."""

from league.facts.people import Player
from league.language import _
from league.services.registry.registering import paper_steps
from league.views.players import RegistrationRow
from tui.dialogs.form_model import Field, Form


def withdrawal_form(player: Player, known: tuple[RegistrationRow, ...]) -> Form:
    """Return the taking back of one of a player's registrations."""
    answers = tuple((row.club, f"{row.club} {row.club_name}") for row in known)
    return Form(
        _("Take back a registration of {player}").format(player=player.name),
        (Field("club", _("Club"), answers=answers),),
        lambda got: paper_steps.withdrawal_step(player.ident, got["club"]),
        needs_reason=True,
    )
