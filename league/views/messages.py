"""How messages to people leave the program, and those of the outbox without their words."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Security(StrEnum):
    """How the connection to the mail server is kept secret."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"
    """For a server on the same machine."""


@dataclass(frozen=True, slots=True)
class MessageSettings:
    """How messages are sent, and when people are reminded."""

    sender: str = ""
    """Address they come from."""
    folder: str = ""
    """Folder that gets each as an ``.eml`` file; empty = they go to a mail server."""
    host: str = ""
    """The mail server; empty, and no folder = nothing is sent."""
    port: int = 587
    security: Security = Security.STARTTLS
    user: str = ""
    """Name at the mail server; empty = it asks for none."""
    password_file: str = ""
    """Where the password stands, unless the environment has it."""
    server: str = ""
    """Address of the captain's page, for links; empty = the office runs none."""
    lineup_hours: int = 3
    """So many hours before the start a missing lineup is reminded of; 0 = never."""
    report_hours: int = 12
    """So many hours before it is due a missing report is reminded of; 0 = never."""

    @property
    def sends(self) -> bool:
        """Say whether messages go anywhere."""
        return bool(self.folder or self.host)

    def link(self, path: str) -> str:
        """Return where one acts; empty without a server."""
        return f"{self.server.rstrip('/')}/{path}" if self.server else ""


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """One message."""

    number: int
    at: datetime
    """When it was written, by the federation's clocks."""
    whom: str
    """Log-in name."""
    mail: str
    """Empty = no address is known."""
    subject: str
    state: str
    """In words."""
    undecided: bool
    """Nobody knows whether it went out: an official decides."""
    waits: bool
    """It has not gone out."""
    fault: str
    """Why it could not be sent the last time; empty = nothing went wrong."""
