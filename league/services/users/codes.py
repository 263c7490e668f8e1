"""One-time codes: with one an account gets its password, or a deputy gets in for one match.

``ABCD-EFGHJ-KLMNP``: four signs by which it is found, and ten that are secret. The signs are
Crockford's 32, so that ten are 50 bits; O is read as 0, I and L as 1, and U does not occur.
"""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.steps import StepKind
from league.language import _
from league.services.session.rights import PASS, actor_of, user_of, user_subject
from league.services.session.transactions import add_step, check_right, own_transaction, transaction
from league.services.users import throttle
from league.services.users.passwords import fits, hashed, refuse_weak
from league.storage import access
from league.storage.access import CodeRow, stamp
from league.storage.database import moment
from league.views.users import Code

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Douglas Crockford's base 32."""
_READ_AS = str.maketrans("OIL", "011", "- \t\u00a0\u2010\u2011\u2013")
_ID, _SECRET = 4, 10
LASTS = timedelta(days=14)


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret part of a code, before it is given out."""

    id: str
    """By which the code is to be found, unless another one is found by it already."""
    text: str
    hash: str


def give_code(login: str, *, actor: Actor) -> Code:
    """Give out a code with which an account gets a new password; earlier ones are no good then.

    Raises NotFoundError for an account nobody has, InputError for a closed one, RightError.
    """
    check_right(actor, Right.USERS)
    secret = new_secret()
    with transaction(actor, Right.USERS):
        user = user_of(login)
        if user is None:
            raise NotFoundError(_("There is no account “{login}”."), login=login)
        if user.closed:
            raise InputError(_("The account “{login}” is closed."), login=login)
        access.drop_codes(login)
        row = CodeRow("", "", login, "", "", "", "", actor.login or actor.name, "", "")
        code = store_code(row, secret, moment() + LASTS)
        add_step(actor, StepKind.ACCESS_CODE, user_subject(login), "", "", "")
        return code


def new_secret(form: str = "") -> Secret:
    """Make the secret part of a code; outside ``transaction()``, as hashing takes its time.

    ``form`` is the mark of a form, as secret as a code: the same one gives the same secret.
    """
    signs = _signs_of(form) if form else _signs(_ID + _SECRET)
    return Secret(signs[:_ID], signs[_ID:], hashed(signs[_ID:]))


def store_code(row: CodeRow, secret: Secret, until: datetime) -> Code:
    """Store a code for what a row says, under a name not taken yet; inside ``transaction()``."""
    times = stamp(moment()), stamp(until)
    told = row.login, row.season, row.match, row.side, row.name, row.by
    id = secret.id
    while not access.add_code(CodeRow(id, secret.hash, *told, *times)):
        id = _signs(_ID)
    return code_as_given(id, secret, times[1])


def code_as_given(id: str, secret: Secret, until: str) -> Code:
    """Return a stored code as it is given out."""
    half = _SECRET // 2
    text = f"{id}-{secret.text[:half]}-{secret.text[half:]}"
    return Code(text, datetime.fromisoformat(until))


def _signs(count: int) -> str:
    return "".join(secrets.choice(SIGNS) for _sign in range(count))


def _signs_of(form: str) -> str:
    """Return the signs of a code that follow from the mark of a form."""
    digest = hashlib.sha256(f"code {form}".encode()).digest()
    return "".join(SIGNS[one % len(SIGNS)] for one in digest[: _ID + _SECRET])


def redeem_code(text: str, password: str, *, address: str) -> str:
    """Set the password of the account that a code was given for; return its log-in name.

    All who are signed in to it are signed out. Raises InputError for a code that is no good, for
    a weak password (the code stays good), and when one has to wait; StorageError.
    """
    row = known_code(text, address)
    user = None if row.login == "" else user_of(row.login)
    if user is None or user.closed:
        raise InputError(no_good())
    refuse_weak(password, row.login)
    new = hashed(password)
    actor = actor_of(row.login, user)
    with own_transaction(actor):
        refuse_used(row)
        access.put_credential(row.login, new)
        access.drop_sessions(row.login)
        add_step(actor, StepKind.PASSWORD, user_subject(row.login), "", "", "")
        throttle.end_try([throttle.by_account(row.login)])
    return row.login


def known_code(text: str, address: str) -> CodeRow:
    """Return the code of a text; it is not used up by that.

    Raises InputError for a code that is no good, and when one has to wait; StorageError.
    """
    plain = text[:64].upper().translate(_READ_AS)
    id, secret = plain[:_ID], plain[_ID:]
    limits = [throttle.by_code(id), throttle.by_address(address)]
    throttle.begin_try(limits)
    row = access.code(id)
    if not fits(secret, row.hash if row else None) or row is None:
        raise InputError(no_good())
    throttle.end_try(limits)
    if row.used is not None or row.until <= stamp(moment()):
        raise InputError(no_good())
    return row


def refuse_used(row: CodeRow) -> None:
    """Use a code up, or raise InputError when somebody else did so meanwhile, or it ran out."""
    if not access.use_code(row.id):
        raise InputError(no_good())


def no_good() -> str:
    """Return what is said of every code that lets nobody in, whatever the reason."""
    return _(
        "This code is not known, was used already, or has run out. Please compare it with the"
        " letter, or ask for a new one."
    )


def pass_login(id: str) -> str:
    """Return what stands for the log-in name of who has a match pass."""
    return PASS + id
