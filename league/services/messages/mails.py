"""Messages as mails, and where they are handed over."""

import hashlib
from collections.abc import Callable
from datetime import datetime, timedelta
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

from league import files, sanitizing
from league.errors import InputError, LeagueError, StorageError
from league.head_marks import Head
from league.language import _
from league.services.messages.settings import is_address
from league.storage.messages import MessageRow

PATIENCE = timedelta(minutes=2)
"""How long sending one message takes at most: after that it was perhaps sent."""

HEAD = "X-Spielleiter-Head"
"""The line of a mail's head that names the step of the journal."""

Transport = Callable[[EmailMessage], None]
"""Hands a mail over. Raises UnsentError when it certainly did not go out, LeagueError when nobody
knows."""


class UnsentError(LeagueError):
    """A mail that certainly did not go out."""


def mail_of(row: MessageRow, sender: str, head: Head | None = None) -> EmailMessage:
    """Return a message as a mail. Raises UnsentError for an address that is none.

    Its id follows from event and person: servers know it again should it come twice. ``head`` =
    the last step of the journal, which it tells in full in a line of its own.
    """
    if not is_address(row.mail):
        raise UnsentError(_("“{mail}” is no e-mail address."), mail=row.mail)
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address(addr_spec=sender)
    mail["To"] = Address(addr_spec=row.mail)
    mail["Subject"] = sanitizing.visible(row.subject)
    mail["Date"] = datetime.fromisoformat(row.at)
    mark = hashlib.sha256(f"{row.number} {row.event} {row.whom} {row.at}".encode()).hexdigest()
    mail["Message-ID"] = f"<{mark[:32]}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if head is not None:
        mail[HEAD] = str(head)
    mail.set_content(row.body)
    return mail


def folder_transport(folder: Path) -> Transport:
    """Return what puts each mail into a folder, as an ``.eml`` file named by its id."""

    def put(mail: EmailMessage) -> None:
        name = str(mail["Message-ID"]).strip("<>").partition("@")[0]
        try:
            files.write(folder / f"{name}.eml", lambda file: file.write(mail.as_bytes()))
        except (InputError, StorageError) as error:
            raise UnsentError(str(error)) from error

    return put
