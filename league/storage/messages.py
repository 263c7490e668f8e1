"""The outbox: what people are to be told, a row for each event and person.

Rows are no facts. A row is claimed before it is sent, in a transaction of its own: a program that
dies in between leaves a row of which nobody knows whether it went out, and nobody sends it again
by himself.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime

from league.storage.models_access import Message
from league.storage.queries import rows


@dataclass(frozen=True, slots=True)
class MessageRow:
    """One message as it is stored; times are UTC, ISO."""

    number: int
    event: str
    whom: str
    """Log-in name."""
    mail: str
    """Empty = no address is known."""
    subject: str
    body: str
    at: str
    due: str
    """Not to be sent before."""
    claimed: str | None = None
    sent: str | None = None
    fault: str | None = None


def add(event: str, whom: str, mail: str, words: tuple[str, str], now: datetime) -> None:
    """Add a message, ``words`` = subject and body, unless the person is told of the event already.

    To be called inside ``writing()``, as all that changes anything here.
    """
    subject, body = words
    stamp = _text(now)
    values = {"event": event, "whom": whom, "mail": mail, "subject": subject, "body": body}
    told = [Message.event, Message.whom]
    added = Message.insert(**values, at=stamp, due=stamp)
    added.on_conflict(action="IGNORE", conflict_target=told).execute()


def known_events(events: Collection[str]) -> set[tuple[str, str]]:
    """Return event and person of the messages there are of these events."""
    told = Message.select(Message.event, Message.whom).where(Message.event.in_(events))
    return {(str(event), str(whom)) for event, whom in rows(told)}


def messages() -> list[MessageRow]:
    """Return all messages, oldest first."""
    return [MessageRow(*row) for row in rows(Message.select().order_by(Message.number))]


def of_event(event: str) -> list[MessageRow]:
    """Return the messages of an event."""
    return [MessageRow(*row) for row in rows(Message.select().where(Message.event == event))]


def message(number: int) -> MessageRow | None:
    """Return one message, None when there is none of this number."""
    found = rows(Message.select().where(Message.number == number))
    return MessageRow(*found[0]) if found else None


def waiting(now: datetime) -> list[MessageRow]:
    """Return the messages that can be sent now, oldest first."""
    unsent = Message.sent.is_null(), Message.claimed.is_null(), Message.mail != ""
    found = Message.select().where(*unsent, Message.due <= _text(now))
    return [MessageRow(*row) for row in rows(found.order_by(Message.number))]


def claim(number: int, now: datetime) -> bool:
    """Take a message up to send it; False when another program has it, or had it."""
    free = Message.sent.is_null(), Message.claimed.is_null(), Message.number == number
    return int(Message.update(claimed=_text(now)).where(*free).execute()) == 1


def note_sent(number: int, now: datetime) -> None:
    """Note that a message went out."""
    told = Message.update(sent=_text(now), fault=None)
    told.where(Message.number == number).execute()


def note_unsent(number: int, fault: str, due: datetime | None) -> None:
    """Note why a message did not go out, and when it is tried again.

    ``due`` None = nobody knows whether it went out: it stays claimed, and is not tried again.
    """
    again = {} if due is None else {"claimed": None, "due": _text(due)}
    Message.update(fault=fault, **again).where(Message.number == number).execute()


def release(number: int, now: datetime) -> None:
    """Let a message be sent again."""
    Message.update(claimed=None, due=_text(now)).where(Message.number == number).execute()


def delete(numbers: Collection[int]) -> None:
    """Delete messages."""
    Message.delete().where(Message.number.in_(numbers)).execute()


def _text(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
