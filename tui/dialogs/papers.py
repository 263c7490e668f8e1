"""Registration: the paper that asks for a person, too, where he is new."""

from league.facts.people import Player
from league.language import _
from league.services.registry.registering.registration_operations import NEW, REGISTER
from league.services.session.desk import Desk
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of


def registration_form(desk: Desk, player: Player | None = None) -> Form:
    """Return a registration; without a player it asks for the person too."""
    if player is None:
        return form_of(desk, NEW, {}, player=_("a new player"))
    known = {"ident": player.ident, "name": None, "born": None, "sex": player.sex}
    return form_of(desk, REGISTER, known, {"nation": player.nation}, player=player.name)
