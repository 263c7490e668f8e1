"""Whose data were erased, erased again before a backup from before brings them back."""

from pathlib import Path

from league.addresses import Location
from league.errors import NotFoundError
from league.facts.actors import Actor, Right
from league.language import _
from league.services.home.person_erasing import erase
from league.services.journal import copies
from league.services.session import transactions
from league.storage.copies import look_through
from league.views.restoring import Restoring


def restore_erased(
    backup: Path, target: Location, would: Restoring, *, actor: Actor, force: bool = False
) -> tuple[copies.Restored, list[tuple[str, bool]]]:
    """Bring a backup back without what was erased since it was made.

    All who are told of are erased in a copy of the backup, and only then does that take the place,
    as ``restore`` has it: nobody ever finds them there. Returns each, and whether the backup knew
    the person. Raises as ``restore`` and ``erase``; nothing is brought back then.
    """
    transactions.check_right(actor, Right.PERSONAL)
    if isinstance(target, Path) and target.exists():
        copies.refuse_place(backup, target, force=force)
    with copies.prepared(backup, target) as copy:
        transactions.open_file(copy)
        told = _erased(would, actor)
        transactions.close_file()
        return copies.restore(copy, target, force=force, found=look_through(copy)), told


def _erased(would: Restoring, actor: Actor) -> list[tuple[str, bool]]:
    """Erase in the open database all who would return."""
    found = []
    for who in dict.fromkeys(one.who for one in would.returning if one.who):
        try:
            erase(who, actor=actor, why=_("Erased again before a backup was brought back."))
        except NotFoundError:
            found.append((who, False))
        else:
            found.append((who, True))
    return found
