"""The messages as the desk lists them."""

from datetime import datetime

from league import clock
from league.language import _
from league.services.messages.sending import State, outbox
from league.views.messages import OutboxRow


def outbox_rows(zone: str | None) -> list[OutboxRow]:
    """Return all messages, the newest first; ``zone`` = by whose clocks. Raises StorageError."""
    words = state_words()
    return [
        OutboxRow(
            row.number,
            clock.in_zone(datetime.fromisoformat(row.at), zone),
            row.whom,
            row.mail,
            row.subject,
            words[state],
            undecided=state is State.PERHAPS,
            waits=state is not State.SENT,
            fault=row.fault or "",
        )
        for state, row in reversed(outbox())
    ]


def state_words() -> dict[State, str]:
    """Return how far messages got, in words."""
    return {
        State.WAITING: _("waits"),
        State.NO_ADDRESS: _("no address"),
        State.SENDING: _("is being sent"),
        State.PERHAPS: _("perhaps sent"),
        State.SENT: _("sent"),
    }
