"""Passwords, codes, sessions and failed tries: no facts, their rows are replaced and deleted.

Times are UTC, ISO, to the second, so that they compare as texts. Each function is a transaction of
its own, or part of the one under way. All raise StorageError.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from league.storage.database import moment, reading, writing
from league.storage.models_access import AccessCode, Attempt, Credential, LoginSession
from league.storage.queries import rows


@dataclass(frozen=True, slots=True)
class CodeRow:
    """A code as it is stored."""

    id: str
    hash: str
    login: str
    season: str
    match: str
    side: str
    name: str
    by: str
    at: str
    until: str
    used: str | None = None


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session as it is stored."""

    id: str
    login: str
    language: str
    at: str
    seen: str
    until: str
    address: str
    agent: str


def stamp(at: datetime) -> str:
    """Return a moment as it is stored here."""
    return at.astimezone(UTC).isoformat(timespec="seconds")


def credential(login: str) -> str | None:
    """Return the hash of an account's password; None = it has none yet."""
    with reading():
        found = rows(Credential.select(Credential.hash).where(Credential.login == login))
    return str(found[0][0]) if found else None


def with_credential() -> set[str]:
    """Return the accounts that have a password."""
    with reading():
        return {str(login) for (login,) in rows(Credential.select(Credential.login))}


def put_credential(login: str, hashed: str) -> None:
    """Store the hash of a password in place of an earlier one."""
    with writing():
        Credential.delete().where(Credential.login == login).execute()
        Credential.insert(login=login, hash=hashed, at=stamp(moment())).execute()


def drop_account(login: str) -> None:
    """Delete the password, the codes and the sessions of an account."""
    with writing():
        for table in (Credential, AccessCode, LoginSession):
            table.delete().where(table.login == login).execute()


def add_code(row: CodeRow) -> bool:
    """Store a new code; False when there is one of this name already."""
    with writing():
        if code(row.id) is not None:
            return False
        AccessCode.insert({one: getattr(row, one.name) for one in AccessCode.columns()}).execute()
        return True


def code(id: str) -> CodeRow | None:
    """Return a code by the part it is found by."""
    with reading():
        found = rows(AccessCode.select().where(AccessCode.id == id))
    return CodeRow(*found[0]) if found else None


def use_code(id: str) -> bool:
    """Note that a code lets somebody in now; False when it did already, ran out, or is gone."""
    now = stamp(moment())
    with writing():
        fresh = AccessCode.used.is_null(), AccessCode.until > now
        return int(AccessCode.update(used=now).where(AccessCode.id == id, *fresh).execute()) == 1


def drop_code(id: str) -> None:
    """Delete a code."""
    with writing():
        AccessCode.delete().where(AccessCode.id == id).execute()


def drop_codes(login: str) -> None:
    """Delete the codes of an account."""
    with writing():
        AccessCode.delete().where(AccessCode.login == login).execute()


def passes(season: str, match: str, side: str) -> list[CodeRow]:
    """Return the match passes of a team, oldest first."""
    mine = AccessCode.season == season, AccessCode.match == match, AccessCode.side == side
    with reading():
        found = rows(AccessCode.select().where(*mine).order_by(AccessCode.at, AccessCode.id))
    return [CodeRow(*row) for row in found]


def add_session(row: SessionRow) -> None:
    """Store a new session."""
    with writing():
        values = {one: getattr(row, one.name) for one in LoginSession.columns()}
        LoginSession.insert(values).execute()


def session(id: str) -> SessionRow | None:
    """Return a session."""
    with reading():
        found = rows(LoginSession.select().where(LoginSession.id == id))
    return SessionRow(*found[0]) if found else None


def sessions(login: str) -> list[SessionRow]:
    """Return the sessions of an account, oldest first."""
    mine = LoginSession.select().where(LoginSession.login == login)
    with reading():
        return [SessionRow(*row) for row in rows(mine.order_by(LoginSession.at, LoginSession.id))]


def saw_session(id: str) -> None:
    """Note that somebody did something in a session."""
    with writing():
        seen = LoginSession.update(seen=stamp(moment()))
        seen.where(LoginSession.id == id).execute()


def drop_session(id: str) -> bool:
    """Delete a session; False when there was none."""
    with writing():
        return int(LoginSession.delete().where(LoginSession.id == id).execute()) == 1


def drop_sessions(login: str) -> int:
    """Delete the sessions of an account; return how many there were."""
    with writing():
        return int(LoginSession.delete().where(LoginSession.login == login).execute())


def drop_other_sessions(login: str, id: str) -> None:
    """Delete the sessions of an account but for one."""
    others = LoginSession.login == login, LoginSession.id != id
    with writing():
        LoginSession.delete().where(*others).execute()


def drop_ended_sessions() -> None:
    """Delete the sessions whose time is over."""
    with writing():
        LoginSession.delete().where(LoginSession.until <= stamp(moment())).execute()


def tries(whose: str) -> list[str]:
    """Return when tries were made, oldest first."""
    with reading():
        found = Attempt.select(Attempt.at).where(Attempt.whose == whose)
        return [str(at) for (at,) in rows(found.order_by(Attempt.number))]


def add_try(whose: str) -> None:
    """Note a try."""
    with writing():
        Attempt.insert(whose=whose, at=stamp(moment())).execute()


def date_back_tries(whose: str) -> None:
    """Date tries that are said to be yet to come, as a clock that was set back has it, to now."""
    now = stamp(moment())
    with writing():
        Attempt.update(at=now).where(Attempt.whose == whose, Attempt.at > now).execute()


def drop_tries(whose: str) -> None:
    """Delete all tries."""
    with writing():
        Attempt.delete().where(Attempt.whose == whose).execute()


def drop_some_tries(whose: str, count: int, *, oldest: bool) -> None:
    """Delete so many tries, the oldest or the newest."""
    order = Attempt.number if oldest else Attempt.number.desc()
    with writing():
        found = Attempt.select(Attempt.number).where(Attempt.whose == whose)
        numbers = [number for (number,) in rows(found.order_by(order).limit(count))]
        Attempt.delete().where(Attempt.number.in_(numbers)).execute()
