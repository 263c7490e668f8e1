"""Whose data were erased, erased again after a backup from before brought them back."""

from league.errors import NotFoundError
from league.facts.actors import Actor, Right
from league.language import _
from league.services.home.person_erasing import erase
from league.services.session.transactions import check_right
from league.views.restoring import Restoring


def erase_again(restored: Restoring, *, actor: Actor) -> list[tuple[str, bool]]:
    """Erase again in the open database all who are told of.

    Returns each, and whether the backup knew the person. Raises as ``erase``.
    """
    check_right(actor, Right.PERSONAL)
    found = []
    for who in dict.fromkeys(one.who for one in restored.returning if one.who):
        try:
            erase(who, actor=actor, why=_("Erased again after a backup was brought back."))
        except NotFoundError:
            found.append((who, False))
        else:
            found.append((who, True))
    return found
