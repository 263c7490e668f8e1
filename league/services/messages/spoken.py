"""Telling people what has words of its own, such as days, in the language of each."""

from collections.abc import Callable, Iterable

from league.language import speaking
from league.record_kinds import USER
from league.services.messages.outbox import tell
from league.services.messages.texts import About, Kind
from league.services.session.records import recorded_among


def tell_spoken(event: str, whom: Iterable[str], kind: Kind, about: Callable[[], About]) -> None:
    """Tell people of an event as ``tell`` does; ``about`` is asked in the language of each."""
    people = recorded_among(None, USER, list(whom))
    for login, user in people.items():
        with speaking(user.language):
            said = about()
        tell(event, [login], kind, said)
