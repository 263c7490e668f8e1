"""Who votes on places in an event, named as people name them."""

from collections.abc import Sequence

from league.services.events.views import event_of
from league.services.session.desk import Desk
from league.typed.lists import parts_of


def seats_named(desk: Desk, id: str, text: str) -> tuple[str, ...]:
    """Return the members of the committee meant, each by its name or by words of it.

    Who is none of them, or may be several, stays as typed: the book refuses him. Raises
    NotFoundError, RuleBookError.
    """
    event = event_of(desk.season, id)
    known = desk.book.events.committee(desk.values(event.day))
    return tuple(_named(one, known) for one in parts_of(text.replace("\n", ",")))


def _named(text: str, known: Sequence[str]) -> str:
    asked = text.casefold()
    meant = [one for one in known if asked == one.casefold()]
    meant = meant or [one for one in known if f" {asked}" in f" {one.casefold()}"]
    return meant[0] if len(meant) == 1 else text
