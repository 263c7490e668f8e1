"""An invitation: the code that lets somebody in, sent to him at once and kept nowhere."""

from collections.abc import Callable
from dataclasses import replace
from email.message import EmailMessage
from functools import partial

from league.errors import InputError, LeagueError
from league.facts.actors import Actor, Right
from league.head_marks import Head, of_step
from league.language import _
from league.services.messages.mails import Transport, UnsentError, mail_of
from league.services.messages.outbox import as_of, event_name, tell
from league.services.messages.sending import transport_of
from league.services.messages.settings import settings
from league.services.messages.texts import About, Kind
from league.services.session.transactions import check_right, last_step, transaction
from league.services.users.accounts import known_user
from league.services.users.codes import give_code
from league.storage import messages
from league.storage.database import moment
from league.storage.messages import MessageRow
from league.views.users import Code

PATH = "code"
"""Where a code is entered on the captain's page."""
_PLACE = "[•]"
"""Stands in the stored message where the code stands in the mail."""


def invite(login: str, *, actor: Actor) -> Code:
    """Give out a code for an account and send it; the outbox keeps the message without the code.

    Raises NotFoundError, RightError; InputError for a closed account, one without an address, and
    when nothing can be sent; UnsentError, StorageError when the mail server refuses.
    """
    check_right(actor, Right.USERS)
    if not known_user(login).mail:
        raise InputError(_("The account “{login}” has no e-mail address."), login=login)
    found = settings()
    transport = transport_of(found)
    if transport is None:
        sentence = _("Nothing is sent: name a mail server or a folder with “messages settings”.")
        raise InputError(sentence)
    code = give_code(login, actor=actor)
    row, head = _claimed(login, code, actor)
    body = row.body.replace(_PLACE, code.text)
    _send(
        row.number, partial(mail_of, replace(row, body=body), found.sender, head), transport, actor
    )
    return code


def code_page() -> str:
    """Return the address at which a code is entered; empty where the settings name no server.

    Raises StorageError.
    """
    return settings().link(PATH)


def _claimed(login: str, code: Code, actor: Actor) -> tuple[MessageRow, Head | None]:
    """Put the message into the outbox, taken up already: nobody else has the code to send it.

    Return it as it goes out, and the last step of the journal.
    """
    about = About(path=PATH, at=code.until, code=_PLACE)
    event = f"{login} {code.until.isoformat()}"
    with transaction(actor, Right.USERS):
        tell(event, [login], Kind.INVITATION, about)
        (row,) = messages.of_event(event_name(Kind.INVITATION, "", event))
        messages.claim(row.number, moment())
        head = of_step(last_step())
        (going,) = as_of([row], head)
    return going, head


def _send(
    number: int, mail: Callable[[], EmailMessage], transport: Transport, actor: Actor
) -> None:
    try:
        transport(mail())
    except UnsentError:
        with transaction(actor, Right.USERS):
            messages.delete([number])
        raise
    except LeagueError as error:
        with transaction(actor, Right.USERS):
            messages.note_unsent(number, str(error), None)
        raise
    with transaction(actor, Right.USERS):
        messages.note_sent(number, moment())
