"""Who may work at a desk over SSH."""

from league.errors import InputError
from league.facts.users import Role, User
from league.language import _
from league.services.session.rights import user_of

ELSEWHERE = frozenset({Role.CLUB_SECRETARY, Role.CAPTAIN, Role.DEPUTY, Role.GUEST})
"""Roles for which there is no desk: it shows birth dates and contacts, as their pages don't, and
what is an official's alone, such as the opponent's report before one's own is in."""


def check_desk(login: str) -> User:
    """Return the person of an account who may work at a desk.

    Raises InputError when there is none, it is closed, or its roles give no desk; StorageError.
    """
    user = user_of(login)
    if user is None:
        raise InputError(_("Nobody has an account “{login}”."), login=login)
    if user.closed is not None:
        raise InputError(_("The account “{login}” is closed."), login=login)
    if all(one.role in ELSEWHERE for one in user.appointments):
        sentence = _(
            "{name} holds no office that works at the desk; captains hand in and report on their"
            " own pages (“spielleiter serve”)."
        )
        raise InputError(sentence, name=user.name)
    return user
