"""Who is signed in gives his account another password."""

from league.errors import InputError
from league.facts.steps import StepKind
from league.language import _
from league.services.session.rights import user_subject
from league.services.session.transactions import add_step, own_transaction
from league.services.users import throttle
from league.services.users.passwords import fits, hashed, refuse_weak
from league.storage import access
from league.views.users import Person


def change_password(person: Person, old: str, new: str, *, address: str) -> None:
    """Replace a person's password; his account is signed out everywhere but where he did this.

    Raises InputError for a wrong old one, a weak new one, and when one has to wait; RightError,
    StorageError.
    """
    limits = [throttle.by_account(person.login), throttle.by_address(address)]
    throttle.begin_try(limits)
    known = access.credential(person.login)
    if not fits(old, known):
        raise InputError(_wrong())
    throttle.end_try(limits)
    refuse_weak(new, person.login)
    made = hashed(new)
    with own_transaction(person.actor):
        if access.credential(person.login) != known:
            raise InputError(_wrong())
        access.put_credential(person.login, made)
        access.drop_other_sessions(person.login, person.session)
        add_step(person.actor, StepKind.PASSWORD, user_subject(person.login), "", "", "")


def _wrong() -> str:
    return _("The password you have now is wrong.")
