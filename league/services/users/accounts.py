"""Accounts: who may get in, as what, and where. Each step can be taken back in the journal."""

import re
from dataclasses import replace

from league import sanitizing
from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.users import Appointment, Role, User
from league.language import LANGUAGES, _
from league.record_kinds import USER
from league.services.session import office_checks
from league.services.session.days import today_in_use
from league.services.session.records import record, recorded
from league.services.session.rights import PLACES, user_of
from league.services.session.transactions import transaction
from league.services.words.codes import place_words, role_words
from league.storage import access, seasons

_LOGIN = re.compile(r"[a-z][a-z0-9]*([._\-][a-z0-9]+)*")
_SHORTEST, _LONGEST = 2, 40
_PLACES = ("division", "club", "team")


def users() -> dict[str, User]:
    """Return all people with an account by log-in name, closed ones too. Raises StorageError."""
    return recorded(None, USER)


def add_user(
    login: str, name: str, *, mail: str = "", language: str = "de", actor: Actor, why: str = ""
) -> User:
    """Make an account without a role; nobody gets in before a code was redeemed.

    Raises InputError, RightError, StorageError.
    """
    with transaction(actor, Right.USERS):
        _refuse_login(login)
        if user_of(login) is not None:
            raise InputError(_("There is an account “{login}” already."), login=login)
        made = _checked(login, User(name, mail, language))
        # An account that was taken back leaves no password to who has the next of its name.
        access.drop_account(login)
        record(None, USER, login, made, actor=actor, why=why)
        return made


def change_user(
    login: str,
    *,
    name: str | None = None,
    mail: str | None = None,
    language: str | None = None,
    actor: Actor,
    why: str = "",
) -> User:
    """Change what is kept of a person; None leaves it.

    Raises InputError, NotFoundError, RightError, StorageError.
    """
    with transaction(actor, Right.USERS):
        before = known_user(login)
        after = replace(
            before,
            name=before.name if name is None else name,
            mail=before.mail if mail is None else mail,
            language=before.language if language is None else language,
        )
        return _store(login, before, _checked(login, after), actor, why)


def close_user(login: str, *, actor: Actor, why: str = "") -> User:
    """Close an account: password, codes and sessions are gone at once, the roles stay on record.

    Raises InputError when it is closed already, NotFoundError, RightError.
    """
    with transaction(actor, Right.USERS):
        before = known_user(login)
        if before.closed:
            raise InputError(_("The account “{login}” is closed."), login=login)
        access.drop_account(login)
        return _store(login, before, replace(before, closed=today_in_use()), actor, why)


def open_user(login: str, *, actor: Actor, why: str = "") -> User:
    """Open a closed account again; it needs a new code. Raises InputError, NotFoundError."""
    with transaction(actor, Right.USERS):
        before = known_user(login)
        if not before.closed:
            raise InputError(_("The account “{login}” is open."), login=login)
        after = _checked(login, replace(before, closed=None))
        return _store(login, before, after, actor, why)


def appoint(login: str, appointment: Appointment, *, actor: Actor, why: str = "") -> User:
    """Give somebody a role in a part of the federation.

    Raises InputError when the role needs another place, or he has it; NotFoundError for a place
    nobody knows, RightError, StorageError.
    """
    with transaction(actor, Right.USERS):
        before = known_user(login)
        _refuse_place(appointment)
        if appointment in before.appointments:
            raise InputError(_("{name} has this role already."), name=before.name)
        after = replace(before, appointments=(*before.appointments, appointment))
        return _store(login, before, after, actor, why)


def withdraw(login: str, appointment: Appointment, *, actor: Actor, why: str = "") -> User:
    """Take a role away. Raises InputError when he does not have it, NotFoundError, RightError."""
    with transaction(actor, Right.USERS):
        before = known_user(login)
        rest = tuple(one for one in before.appointments if one != appointment)
        if rest == before.appointments:
            raise InputError(_("{name} does not have this role."), name=before.name)
        return _store(login, before, replace(before, appointments=rest), actor, why)


def known_user(login: str) -> User:
    """Return the person of an account. Raises NotFoundError, StorageError."""
    found = user_of(login)
    if found is None:
        raise NotFoundError(_("There is no account “{login}”."), login=login)
    return found


def _store(login: str, before: User, after: User, actor: Actor, why: str) -> User:
    office_checks.refuse_same(before, after)
    record(None, USER, login, after, actor=actor, why=why)
    return after


def _checked(login: str, typed: User) -> User:
    """Return a person as he is stored; the journal tells people apart by their names."""
    made = office_checks.checked(typed)
    same = [one for known, one in users().items() if known != login and not one.closed]
    if made.name.casefold() in {one.name.casefold() for one in same}:
        sentence = _("{name} has an account already; the journal needs a name of one person.")
        raise InputError(sentence, name=made.name)
    if typed.language not in LANGUAGES:
        sentence = _("“{text}” is no language; there are: {known}.")
        raise InputError(sentence, text=typed.language, known=", ".join(LANGUAGES))
    return made


def _refuse_login(login: str) -> None:
    sanitizing.refuse(login, _("Account"))
    if not _SHORTEST <= len(login) <= _LONGEST or not _LOGIN.fullmatch(login):
        sentence = _(
            "“{text}” cannot be the name of an account; 2 to 40 small letters and figures can,"
            " with dots and dashes between them, such as anna.berger."
        )
        raise InputError(sentence, text=sanitizing.beginning(login))


def _refuse_place(asked: Appointment) -> None:
    """Refuse a role where it cannot be held, and places that nobody knows."""
    needed = PLACES.get(asked.role, ())
    given = [place for place in _PLACES if getattr(asked, place) is not None]
    word = role_words()[asked.role]
    for place in needed:
        if getattr(asked, place) is None:
            sentence = _("The role “{role}” is one of a place: please name {place}.")
            raise InputError(sentence, role=word, place=place_words()[place])
    for place in given:
        if place not in needed:
            sentence = _("The role “{role}” is not one of {place}.")
            raise InputError(sentence, role=word, place=place_words()[place])
    if asked.role is Role.ADMINISTRATOR and asked.season is not None:
        sentence = _("The role “{role}” is not one of {place}.")
        raise InputError(sentence, role=word, place=place_words()["season"])
    if asked.season is not None:
        seasons.known_season(asked.season)
    _refuse_unknown(asked)


def _refuse_unknown(asked: Appointment) -> None:
    """Refuse a division, club or team that the season, or the one in use, does not know."""
    if (asked.division or asked.club or asked.team) is None:
        return
    season = seasons.known_season(asked.season or seasons.current())
    for place in _PLACES:
        id = getattr(asked, place)
        if id is not None and not seasons.knows(season, place, id):
            sentence = _("{season} knows no {place} “{id}”.")
            raise NotFoundError(sentence, season=season, place=place_words()[place], id=id)
