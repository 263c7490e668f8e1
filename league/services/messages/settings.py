"""How messages leave the program, and what they say of where one acts: kept with the database.

The password is not: it comes from the environment, or from a file that only its owner may read.
"""

import os
import re
import stat
from dataclasses import replace
from pathlib import Path

from league import sanitizing
from league.errors import InputError, StorageError
from league.facts.actors import Actor, Right
from league.facts.steps import StepKind
from league.files import refused
from league.language import _
from league.services.session.fact_json import from_text, to_text
from league.services.session.transactions import add_step, transaction
from league.storage.database import reading
from league.storage.settings import keep, kept
from league.views.messages import MessageSettings

PASSWORD = "SPIELLEITER_SMTP_PASSWORD"  # the name of an environment variable
"""Environment variable that holds the password."""
_KEY = "messages"
_MAIL = re.compile(r"[^\s@<>,;:\"()\\\[\]]+@[^\s@<>,;:\"()\\\[\]]+")
_SITE = re.compile(r"https?://[^\s<>\"]+")


def settings() -> MessageSettings:
    """Return how messages are sent. Raises StorageError."""
    with reading():
        found = kept(_KEY)
    try:
        return MessageSettings() if found is None else from_text(found, MessageSettings)
    except (TypeError, ValueError) as error:
        sentence = _("The settings for messages cannot be read: {text}")
        raise StorageError(sentence, text=found) from error


def change_settings(after: MessageSettings, *, actor: Actor) -> MessageSettings:
    """Store how messages are sent, and return it.

    Raises InputError for what cannot be, RightError, StorageError.
    """
    with transaction(actor, Right.OFFICE):
        made, before = _checked(after), settings()
        if made != before:
            keep(_KEY, to_text(made))
            add_step(actor, StepKind.MESSAGES, "", to_text(before), to_text(made), "")
    return made


def is_address(mail: str) -> bool:
    """Say whether a text can stand as an address in a mail: one address, and nothing else."""
    return bool(_MAIL.fullmatch(mail)) and not sanitizing.UNFIT.search(mail)


def password(found: MessageSettings) -> str:
    """Return the password for the mail server; empty where none is set.

    Raises InputError for a file that others may read, StorageError for one that cannot be read.
    """
    if given := os.environ.get(PASSWORD):
        return given
    if not found.password_file:
        return ""
    path = Path(found.password_file).expanduser()
    try:
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            sentence = _("{path} may be read by others; take that right away (chmod 600 {path}).")
            raise InputError(sentence, path=path)
        return path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError as error:
        raise InputError(_("{path} holds no text."), path=path) from error
    except OSError as error:
        raise StorageError(refused(error, path)) from error


def _checked(typed: MessageSettings) -> MessageSettings:
    for one in (typed.sender, typed.folder, typed.host, typed.user, typed.server):
        sanitizing.refuse(one, _("Settings for messages"))
    if typed.sender and not is_address(typed.sender):
        raise InputError(_("“{mail}” is no e-mail address."), mail=typed.sender)
    if typed.server and not _SITE.fullmatch(typed.server):
        sentence = _("“{text}” is no address of a server; expected is https://…")
        raise InputError(sentence, text=typed.server)
    if not 0 < typed.port < 2**16:
        raise InputError(_("{port} is no port; expected is 1 to 65535."), port=typed.port)
    if min(typed.lineup_hours, typed.report_hours) < 0:
        raise InputError(_("Hours are counted from 0; 0 = no reminder."))
    if (typed.folder or typed.host) and not typed.sender:
        raise InputError(_("Messages need an address they come from (--from)."))
    folder = str(Path(typed.folder).expanduser().absolute()) if typed.folder else ""
    return replace(typed, folder=folder)
