"""What a PostgreSQL server says when it refuses, as sentences."""

import psycopg

from league.addresses import Location
from league.language import _


class UnsureError(psycopg.OperationalError):
    """The server was gone before it said whether everything is stored."""


def sentence_for(error: Exception, place: Location) -> str:
    """Return what went wrong on the server, and what to do about it."""
    first = _first(error)
    code = getattr(first, "sqlstate", None) or ""
    if isinstance(first, UnsureError):
        sentence = _(
            "The connection to {path} broke off while something was being stored. Please look"
            " whether it is there before you store it again."
        )
    elif isinstance(first, psycopg.OperationalError) and not code:
        sentence = _unreached(str(first))
    else:
        known = (said for codes, said in _sentences().items() if code.startswith(codes))
        sentence = next(known, _("{path}: the database refuses ({reason}); nothing was changed."))
    return sentence.format(path=place, reason=" ".join(str(first).split()))


def _first(error: BaseException) -> BaseException:
    """Return the error of the server by which all began, without what peewee put around it."""
    found: BaseException | None = error
    first: BaseException = error
    while found is not None:
        if isinstance(found, psycopg.Error):
            first = found
            if isinstance(found, UnsureError):
                break
        found = found.__cause__ or found.__context__
    return first


def _unreached(reason: str) -> str:
    """Return what is said without a connection: such errors have no code, only words."""
    if "password" in reason or "authentication" in reason:
        return _(
            "{path} lets nobody in with this name and password ({reason}). The password may stand"
            " in the address or in ~/.pgpass."
        )
    if "closed the connection" in reason:
        return _ended()
    if "does not exist" in reason:
        return _("There is no such database or user: {path} ({reason}).")
    return _(
        "{path} cannot be reached ({reason}); nothing was changed. Is the server running, and is"
        " the address right?"
    )


def _ended() -> str:
    return _("{path} has ended the connection ({reason}); nothing was changed. Please try again.")


def _sentences() -> dict[tuple[str, ...], str]:
    """Return what is said, by how the SQLSTATE codes of the errors begin."""
    return {
        ("57P", "08"): _ended(),
        ("55P03", "40"): _("{path} is locked by another program; try again when it has finished."),
        ("53100", "53200", "54"): _(
            "The disk or the memory of the server is full, and {path} needs room ({reason});"
            " nothing was changed. Please make room and try again."
        ),
        ("53300",): _("{path} takes no more connections; try again later ({reason})."),
        ("25006", "42501"): _("{path} may not be written; nothing was changed."),
        ("3F000", "42P01", "42703"): _(
            "{path}: the tables of this program are not there any more ({reason}). Restore them"
            " from a backup."
        ),
        ("XX", "58"): _(
            "The server of {path} fails ({reason}); nothing was changed. Please ask who keeps it."
        ),
    }
