"""The desk over SSH: the command that is tied to a person's key opens it for him.

Who comes that way has an account, no other database and no files but those of one folder.
"""

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import language
from league.addresses import Location
from league.errors import InputError, StorageError
from league.files import refused
from league.language import _
from tui.commands.call import Call
from tui.commands.common import kept
from tui.commands.usage import PATH

if TYPE_CHECKING:
    from league.facts.actors import Actor
    from league.facts.users import User

ASKED = "SSH_ORIGINAL_COMMAND"
"""Environment variable in which sshd says what was to be run instead of the key's own command."""
MEMORY = ".screen.json"
"""File of the exchange folder in which language and colours are remembered."""


def desk_options() -> list[click.Parameter]:
    """Return the options that open the desk for a person with an account."""
    return [
        kept("user", "LOGIN", _("Open the screen as a person with an account, as over SSH.")),
        kept("exchange", "FOLDER", _("The only folder whose files that person has."), type=PATH),
    ]


def is_remote(call: Call) -> bool:
    """Say whether somebody with an account is to work, and so nothing but the desk opens."""
    return call.user is not None or call.exchange is not None


def open_remote_desk(call: Call, *, alone: bool) -> int:
    """Open the desk for the person of the call and return the exit status.

    ``alone`` = nothing else is asked for. Raises LeagueError.
    """
    if os.environ.get(ASKED, "").strip() or not alone:
        sentence = _(
            "Only the desk is open here: no other command, no copying of files (scp, sftp). Sign in"
            " without a command."
        )
        raise InputError(sentence)
    from tui import remembered
    from tui.running import run_app

    actor, user = person_at(call)
    assert actor.exchange is not None
    memory = actor.exchange / MEMORY
    language.use(remembered.load(memory).language or user.language)
    return run_app(call.path(), actor, memory=memory, key=call.key)


def person_at(call: Call) -> "tuple[Actor, User]":
    """Return who works: the person of an account, with his rights and his exchange folder.

    Raises InputError when there is no such account, or none that may have a desk; StorageError.
    """
    from league.services.session import rights, transactions
    from league.services.users.desks import check_desk

    if call.user is None or call.exchange is None:
        raise InputError(
            _("--user and --exchange go together: who works, and where his files lie.")
        )
    folder = made(call.exchange, call.existing(), call.key.path)
    call.open()
    try:
        user = check_desk(call.user)
    finally:
        # It is opened again in the thread that works with it.
        transactions.close_file()
    return replace(rights.actor_of(call.user, user), exchange=folder), user


def made(folder: Path, *others: Location) -> Path:
    """Return an exchange folder, made when it is not there yet; nobody else may look into it.

    Raises InputError when one of the ``others``, the database and the key for lineups, would lie in
    it, StorageError.
    """
    folder = folder.resolve()
    for one in others:
        if isinstance(one, Path) and one.resolve().is_relative_to(folder):
            sentence = _("{path} lies in the exchange folder {folder}; choose another.")
            raise InputError(sentence, path=one, folder=folder)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(refused(error, folder)) from error
    return folder
