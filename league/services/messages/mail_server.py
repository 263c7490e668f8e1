"""Mails handed over to a mail server, one connection each."""

import smtplib
import ssl
from email.message import EmailMessage

from league.errors import StorageError
from league.language import _
from league.services.messages.mails import PATIENCE, Transport, UnsentError
from league.services.messages.settings import password
from league.views.messages import MessageSettings, Security

_SECONDS = PATIENCE.total_seconds() / 4
"""How long one answer of the server is waited for."""
_REFUSED = (
    smtplib.SMTPRecipientsRefused,
    smtplib.SMTPSenderRefused,
    smtplib.SMTPDataError,
    smtplib.SMTPHeloError,
    smtplib.SMTPNotSupportedError,
)
"""What the server answers before it has taken a mail, or instead of taking it."""


def server_transport(found: MessageSettings) -> Transport:
    """Return what hands each mail over to the mail server of the settings.

    Raises InputError, StorageError for a password that cannot be read.
    """
    secret = password(found)

    def hand_over(mail: EmailMessage) -> None:
        try:
            server = _connected(found, secret)
        except (OSError, smtplib.SMTPException) as error:
            raise UnsentError(_said(found, error)) from error
        try:
            server.send_message(mail)
        except _REFUSED as error:
            raise UnsentError(_said(found, error)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise StorageError(_said(found, error)) from error
        finally:
            server.close()

    return hand_over


def _connected(found: MessageSettings, secret: str) -> smtplib.SMTP:
    """Return a server that knows us. Raises OSError, smtplib.SMTPException."""
    context = ssl.create_default_context()
    if found.security is Security.TLS:
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            found.host, found.port, timeout=_SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(found.host, found.port, timeout=_SECONDS)
    try:
        if found.security is Security.STARTTLS:
            server.starttls(context=context)
        if found.user:
            server.login(found.user, secret)
    except (OSError, smtplib.SMTPException):
        server.close()
        raise
    return server


def _said(found: MessageSettings, error: Exception) -> str:
    sentence = _("The mail server {host} did not take the message: {reason}")
    return sentence.format(host=found.host, reason=error)
