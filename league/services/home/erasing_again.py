"""Whose data were erased, erased again after a backup from before brought them back."""

from collections.abc import Iterator

from league.addresses import Location
from league.errors import NotFoundError
from league.facts.actors import Actor
from league.language import _
from league.services.home.person_erasing import erase
from league.services.session.transactions import open_file
from league.views.restoring import Restoring


def erase_again(
    place: Location, restored: Restoring, *, actor: Actor
) -> Iterator[tuple[str, bool]]:
    """Erase again all who are told of; yield each, and whether the backup knew the person.

    The database is open afterwards. Raises as ``erase``.
    """
    open_file(place, must_exist=True)
    for who in dict.fromkeys(one.who for one in restored.returning if one.who):
        try:
            erase(who, actor=actor, why=_("Erased again after a backup was brought back."))
        except NotFoundError:
            yield who, False
        else:
            yield who, True
