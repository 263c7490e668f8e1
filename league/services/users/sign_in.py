"""Signing in and out. A session is a row that can be ended; the token alone opens it.

Of the token only the hash is kept. What may be called by many at once: hashing happens outside
transactions, so that signing in holds nobody up.
"""

import hashlib
import secrets
from datetime import datetime, timedelta

from league import sanitizing
from league.errors import InputError, NotFoundError
from league.facts.actors import EVERYWHERE, Actor, Right
from league.facts.matches import Side
from league.facts.steps import StepKind
from league.language import _
from league.services.session.rights import (
    PASS,
    actor_of,
    as_of_now,
    match_of,
    pass_actor,
    user_of,
    user_subject,
)
from league.services.session.transactions import (
    add_step,
    own_transaction,
    transaction,
    without_facts,
)
from league.services.users import throttle
from league.services.users.passwords import fits
from league.storage import access
from league.storage.access import SessionRow, stamp
from league.storage.database import moment
from league.views.users import Person, SessionView, SignedIn

STAYS, LASTS = timedelta(days=30), timedelta(hours=12)
"""How long a session lasts on one's own phone, and on another machine."""
_SEEN_EVERY = timedelta(minutes=5)
_NAMED_BY = 6
"""Least signs of an id that name a session."""
_LONGEST = 120
"""Most characters kept of an address, and of what a browser calls itself."""


def sign_in(login: str, password: str, *, address: str, agent: str, stay: bool) -> SignedIn:
    """Sign somebody in to his account. ``stay`` = on this machine for 30 days.

    Raises InputError, with the same words whatever of it is wrong, and when one has to wait;
    StorageError.
    """
    name = login[:_LONGEST].strip().casefold()
    limits = [throttle.by_account(name), throttle.by_address(address)]
    throttle.begin_try(limits)
    known = access.credential(name)
    if not fits(password, known):
        raise InputError(_wrong())
    with without_facts():
        user = user_of(name)
        if user is None or user.closed or access.credential(name) != known:
            raise InputError(_wrong())
        throttle.end_try(limits)
        until = moment() + (STAYS if stay else LASTS)
        return begin_session(name, user.language, until, address, agent)


def begin_session(login: str, language: str, until: datetime, address: str, agent: str) -> SignedIn:
    """Begin a session, and clear away those that are over. Raises StorageError."""
    token, now = secrets.token_urlsafe(32), stamp(moment())
    access.drop_ended_sessions()
    where = _plain(address), _plain(agent)
    access.add_session(SessionRow(_id(token), login, language, now, now, stamp(until), *where))
    return SignedIn(token, datetime.fromisoformat(stamp(until)))


def person_of(token: str) -> Person | None:
    """Return who has a token, None when the session has ended or nobody may use it any more.

    Raises StorageError.
    """
    row = access.session(_id(token))
    now = moment()
    if row is None or row.until <= stamp(now):
        return None
    found = _with_pass(row) if row.login.startswith(PASS) else _with_account(row)
    if found is not None and stamp(now - _SEEN_EVERY) >= row.seen:
        access.saw_session(row.id)
    return found


def sign_out(token: str) -> None:
    """End a session; nothing happens when it has ended. Raises StorageError."""
    access.drop_session(_id(token))


def sessions_of(login: str) -> list[SessionView]:
    """Return the sessions of an account that have not ended, oldest first. Raises StorageError."""
    now = stamp(moment())
    return [_view(row) for row in access.sessions(login) if row.until > now]


def session_named(login: str, beginning: str) -> str:
    """Return the id of a session of an account by its first signs, six at least.

    Raises NotFoundError when none of its sessions begins so, or several; StorageError.
    """
    found = [one.id for one in sessions_of(login) if one.id.startswith(beginning)]
    if len(found) != 1 or len(beginning) < _NAMED_BY:
        raise NotFoundError(_no_session())
    return found[0]


def end_session(id: str, *, actor: Actor) -> None:
    """End a session: one's own, or anybody's for who keeps the accounts.

    Raises NotFoundError for a session that does not exist, with the same words for one of others;
    RightError, StorageError.
    """
    row = access.session(id)
    own = row is not None and row.login == actor.login
    if actor.login and not own and not as_of_now(actor).may(Right.USERS, EVERYWHERE):
        raise NotFoundError(_no_session())
    with own_transaction(actor) if own else transaction(actor, Right.USERS):
        if row is None or not access.drop_session(id):
            raise NotFoundError(_no_session())
        if not own:
            add_step(actor, StepKind.SIGN_IN, user_subject(row.login), "", "", "")


def end_all(login: str, *, actor: Actor) -> int:
    """End all sessions of an account, one's own or, for who keeps the accounts, anybody's.

    Returns how many there were. Raises RightError, StorageError.
    """
    own = bool(actor.login) and login == actor.login
    with own_transaction(actor) if own else transaction(actor, Right.USERS):
        ended = access.drop_sessions(login)
        if ended and not own:
            add_step(actor, StepKind.SIGN_IN, user_subject(login), "", "", "")
        return ended


def _with_account(row: SessionRow) -> Person | None:
    user = user_of(row.login)
    if user is None or user.closed:
        return None
    actor = actor_of(row.login, user)
    return Person(row.id, actor, row.login, user.name, user.language)


def _with_pass(row: SessionRow) -> Person | None:
    found = access.code(row.login.removeprefix(PASS))
    if found is None or found.until <= stamp(moment()):
        return None
    who = pass_actor(found), row.login, found.name, row.language
    return Person(row.id, *who, found.season, match_of(found.match), Side(found.side))


def _view(row: SessionRow) -> SessionView:
    at, seen, until = map(datetime.fromisoformat, (row.at, row.seen, row.until))
    return SessionView(row.id, at, seen, until, row.address, row.agent)


def _id(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _plain(words: str) -> str:
    """Return what others say of themselves, short and without signs that a terminal obeys."""
    return sanitizing.visible(words[:_LONGEST])


def _wrong() -> str:
    return _("The account or the password is wrong.")


def _no_session() -> str:
    return _("This session does not exist, or has ended.")
