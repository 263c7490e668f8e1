"""Sending what is in the outbox, each message at most once.

A message is claimed on the disk before it is handed over, and noted as sent afterwards. A program
that dies in between, or loses the connection while the server takes the mail, leaves a message
that was perhaps sent: it is never sent again by itself, an official decides about it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.message import EmailMessage
from enum import StrEnum
from functools import partial
from pathlib import Path

from league import clock
from league.errors import InputError, LeagueError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.steps import StepKind
from league.head_marks import of_step
from league.language import _
from league.services.messages.mail_server import server_transport
from league.services.messages.mails import (
    PATIENCE,
    Transport,
    UnsentError,
    folder_transport,
    mail_of,
)
from league.services.messages.outbox import as_of
from league.services.messages.settings import settings
from league.services.messages.texts import Kind
from league.services.session.transactions import add_step, check_right, last_step, transaction
from league.storage import messages
from league.storage.database import reading
from league.storage.messages import MessageRow
from league.views.messages import MessageSettings

AGAIN_AFTER = timedelta(minutes=15)
"""How long a message waits that certainly did not go out."""


class State(StrEnum):
    """How far a message got."""

    WAITING = "waiting"
    NO_ADDRESS = "no_address"
    SENDING = "sending"
    PERHAPS = "perhaps"
    """Nobody knows whether it went out: an official decides."""
    SENT = "sent"


@dataclass(frozen=True, slots=True)
class SentCount:
    """What became of the messages that were due."""

    sent: int = 0
    failed: int = 0
    """They are tried again later, or wait for an official."""


def outbox() -> list[tuple[State, MessageRow]]:
    """Return all messages with how far they got, oldest first. Raises StorageError."""
    with reading():
        found = messages.messages()
    return [(state_of(one), one) for one in found]


def state_of(row: MessageRow) -> State:
    """Return how far a message got."""
    if row.sent is not None:
        return State.SENT
    if row.claimed is not None:
        begun = datetime.fromisoformat(row.claimed)
        under_way = row.fault is None and clock.now() - begun < PATIENCE
        return State.SENDING if under_way else State.PERHAPS
    return State.WAITING if row.mail else State.NO_ADDRESS


def send(transport: Transport, sender: str, *, actor: Actor) -> SentCount:
    """Send all messages that are due, each at most once, and count them.

    Raises RightError, StorageError.
    """
    with transaction(actor, Right.FALL_DUE):
        head = of_step(last_step())
        due = as_of(messages.waiting(clock.now()), head)
    mails = ((row, partial(mail_of, row, sender, head)) for row in due)
    done = [_send_one(row, mail, transport, actor) for row, mail in mails]
    return SentCount(done.count(True), done.count(False))


def decide(number: int, *, again: bool, actor: Actor) -> None:
    """Say of a message that was perhaps sent: send it again, or take it as sent.

    Raises NotFoundError, InputError for a message of which it is known, RightError, StorageError.
    """
    with transaction(actor, Right.OFFICE):
        row = messages.message(number)
        if row is None:
            raise NotFoundError(_("There is no message {number}."), number=number)
        if state_of(row) is not State.PERHAPS:
            sentence = _("Of message {number} it is known whether it was sent.")
            raise InputError(sentence, number=number)
        if again and row.event.startswith(Kind.INVITATION):
            raise InputError(_("The code of an invitation is not kept; invite the person again."))
        if again:
            messages.release(number, clock.now())
        else:
            messages.note_sent(number, clock.now())
        add_step(actor, StepKind.MESSAGES, str(number), "", "", "")


def send_due(*, actor: Actor) -> SentCount:
    """Send what is due as the settings say; nothing without a folder and a mail server.

    Raises InputError or StorageError for a password that cannot be read, RightError.
    """
    check_right(actor, Right.FALL_DUE)
    found = settings()
    transport = transport_of(found)
    return SentCount() if transport is None else send(transport, found.sender, actor=actor)


def transport_of(found: MessageSettings) -> Transport | None:
    """Return how mails go out; None = nobody said. Raises InputError, StorageError."""
    if found.folder:
        return folder_transport(Path(found.folder))
    if not found.host:
        return None
    return server_transport(found)


def _send_one(
    row: MessageRow, mail: Callable[[], EmailMessage], transport: Transport, actor: Actor
) -> bool:
    with transaction(actor, Right.FALL_DUE):
        if not messages.claim(row.number, clock.now()):
            return False
    try:
        transport(mail())
    except LeagueError as error:
        due = clock.now() + AGAIN_AFTER if isinstance(error, UnsentError) else None
        with transaction(actor, Right.FALL_DUE):
            messages.note_unsent(row.number, str(error), due)
        return False
    with transaction(actor, Right.FALL_DUE):
        messages.note_sent(row.number, clock.now())
    return True
