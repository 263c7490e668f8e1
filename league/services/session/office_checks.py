"""What is typed about clubs, teams, people and offices, looked at before it is stored."""

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from league import sanitizing
from league.errors import InputError
from league.facts.contacts import BankAccount, ClubContact, FederationContact, Officer, is_iban
from league.facts.fields import Check, annotated_hints, fields_of, heading_of, may_be_none
from league.language import _

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

F = TypeVar("F", bound="DataclassInstance")
R = TypeVar("R", ClubContact, FederationContact)
"""How somebody is reached, with an account and officers."""

LONGEST_NAME, LONGEST_LINE, LONGEST_REMARK = 80, 120, 400
"""Most letters of a name, of a line such as a venue, of a remark: more does not fit on paper."""
MOST_LINES = 6
"""Lines of an address."""
_CODE = re.compile(r"(?!\.+\Z)[\w.\-]{1,20}")
"""Dots alone would be a folder in a file's name."""
_DIVISION = re.compile(r"(?!\.+\Z)[^\s/\\·]{1,40}")
_PHONE = re.compile(r"\+?[0-9][0-9 ()/\-]{2,29}")
_MAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+")
_BIC = re.compile("[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?")


def with_changes(now: F, before: F, after: F) -> F:
    """Return what is stored now with what somebody made of an earlier state of it.

    Only what differs between ``before`` and ``after`` is changed: the rest may have been changed
    by others meanwhile.
    """
    names = [one.name for one in fields(now)]
    made = {name: getattr(after, name) for name in names}
    return replace(now, **{name: one for name, one in made.items() if one != getattr(before, name)})


def refuse_same(now: object, made: object) -> None:
    """Refuse to store what is stored already. Raises InputError."""
    if made == now:
        raise InputError(_("Nothing is different from what is stored already."))


def line(typed: str, label: str, *, needed: bool = False, most: int = LONGEST_LINE) -> str:
    """Return a text on one line, without blanks around it. Raises InputError."""
    found = sanitizing.trimmed(typed)
    sanitizing.refuse(found, label)
    if needed and not found:
        raise InputError(_("{label}: please fill in."), label=label)
    if len(found) > most:
        sentence = _("{label}: {number} letters are too many; at most {most} fit on paper.")
        raise InputError(sentence, label=label, number=len(found), most=most)
    return found


def name(typed: str, label: str) -> str:
    """Return a name. Raises InputError for none, and for one that is too long."""
    return line(typed, label, needed=True, most=LONGEST_NAME)


def code(typed: str, label: str) -> str:
    """Return a number or code that something is known by. Raises InputError."""
    found = line(typed, label, needed=True)
    if sentence := code_fault(found):
        raise InputError(f"{label}: {sentence}")
    return found


def code_fault(text: str) -> str:
    """Return why nothing can be known by a number or code, as a sentence; empty when it can."""
    if _CODE.fullmatch(text):
        return ""
    sentence = _("“{text}” cannot be used; up to 20 letters, figures, dots and dashes can.")
    return sentence.format(text=text)


def division_fault(id: str) -> str:
    """Return why no division can have an id, as a sentence; empty when one can."""
    if _DIVISION.fullmatch(id):
        return ""
    sentence = _("“{id}” is no short name: up to 40 letters and digits without blank or slash.")
    return sentence.format(id=id)


def tournament_fault(id: str) -> str:
    """Return why no tournament can have an id, as a sentence; empty when one can."""
    if id.strip() and id == id.strip() and not {*id} & {"/", "\\", "·"} and id.strip("."):
        return ""
    sentence = _("“{id}” is no id of a tournament: it is a short word without “/” and “·”.")
    return sentence.format(id=id)


def checked(fact: F) -> F:
    """Return a fact as it is stored: each field that was typed as it says that it is checked.

    Raises InputError.
    """
    kind: type = type(fact)
    found = {
        name: _checked(getattr(fact, name), one.check, heading_of(kind, name))
        for name, one in fields_of(kind).items()
        if one.check
    }
    hints = annotated_hints(kind)
    made = {name: (one or None) if may_be_none(hints[name]) else one for name, one in found.items()}
    return replace(fact, **made)


def _checked(typed: Any, check: Check, label: str) -> Any:
    """Return what was typed in a field as it is stored. Raises InputError."""
    match check:
        case Check.ADDRESS:
            return address(typed)
        case Check.PHONE:
            return phone(typed)
        case Check.MAIL:
            return mail(typed)
    most = {Check.LINE: LONGEST_LINE, Check.REMARK: LONGEST_REMARK}.get(check, LONGEST_NAME)
    return line(typed or "", label, needed=check is Check.NAME, most=most)


def address(typed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the lines of an address, empty ones left out. Raises InputError."""
    found = tuple(filter(None, (line(one, _("Address")) for one in typed)))
    if len(found) > MOST_LINES:
        raise InputError(_("An address has at most {most} lines."), most=MOST_LINES)
    return found


def phone(typed: str) -> str:
    """Return a telephone number, empty for none. Raises InputError."""
    found = line(typed, _("Telephone"))
    if found and not _PHONE.fullmatch(found):
        sentence = _("“{text}” is no telephone number; expected is one such as +43 664 1234567.")
        raise InputError(sentence, text=found)
    return found


def mail(typed: str) -> str:
    """Return an e-mail address, empty for none. Raises InputError."""
    found = line(typed, _("E-mail"))
    if found and not _MAIL.fullmatch(found):
        sentence = _("“{text}” is no e-mail address; expected is one such as office@example.org.")
        raise InputError(sentence, text=found)
    return found


def bank_account(typed: BankAccount) -> BankAccount | None:
    """Return a bank account as it is stored, None where all is empty. Raises InputError."""
    number = re.sub(r"\s", "", typed.iban).upper()
    code = re.sub(r"\s", "", typed.bic).upper()
    if not number and not code:
        if typed.holder.strip():
            raise InputError(_("The bank account has a holder, but no IBAN."))
        return None
    if not is_iban(number):
        sentence = _("“{text}” is no IBAN: its check digits do not fit. Please compare it.")
        raise InputError(sentence, text=line(typed.iban, "IBAN"))
    if code and not _BIC.fullmatch(code):
        raise InputError(
            _("“{text}” is no BIC; it has 8 or 11 signs."), text=line(typed.bic, "BIC")
        )
    return replace(typed, holder=name(typed.holder, _("Account holder")), iban=number, bic=code)


def officer(typed: Officer) -> Officer:
    """Return somebody with an office as he is stored. Raises InputError."""
    return checked(typed)


def with_officer(known: tuple[Officer, ...], typed: Officer) -> tuple[Officer, ...]:
    """Return officers with one more, in place of who held the same office. Raises InputError."""
    new = officer(typed)
    held = [_office(one) for one in known]
    if _office(new) not in held:
        return (*known, new)
    return tuple(new if _office(one) == _office(new) else one for one in known)


def without_officer(
    known: tuple[Officer, ...], role: str, division: str = ""
) -> tuple[Officer, ...]:
    """Return officers without the one who held an office. Raises InputError if nobody did."""
    gone = _office(Officer(role.strip(), "", division=division))
    rest = tuple(one for one in known if _office(one) != gone)
    if len(rest) == len(known):
        there = ", ".join(one.role for one in known) or _("none yet")
        sentence = _("Nobody holds the office “{role}”; there are: {known}.")
        raise InputError(sentence, role=role.strip(), known=there)
    return rest


def with_office(now: R, role: str, division: str = "", *, end: bool = False, **given: str) -> R:
    """Return how somebody is reached with who holds an office, or without who did.

    ``given``: what is named of him; the rest stays as it was of who held the office. InputError.
    """
    known = now.officers
    if end:
        return replace(now, officers=without_officer(known, role, division))
    fresh = Officer(role, "", division=division)
    held = next((one for one in known if _office(one) == _office(fresh)), fresh)
    return replace(now, officers=with_officer(known, replace(held, role=role, **given)))


def with_given(now: R, name: str, given: Mapping[str, Any]) -> R:
    """Return how somebody is reached with what was given, the bank account by its parts.

    ``name``: whose account it is unless somebody else's.
    """
    parts = {one.name: given[one.name] for one in fields(BankAccount) if one.name in given}
    rest = {one: value for one, value in given.items() if one not in parts}
    if not parts:
        return replace(now, **rest)
    made = replace(now.bank or BankAccount(name, ""), **parts)
    gone = not made.iban and "iban" in parts and not parts.get("bic")
    bank = None if gone else replace(made, holder=made.holder or name)
    return replace(now, bank=bank, **rest)


def _office(of: Officer) -> tuple[str, str]:
    return of.role.strip().casefold(), of.division
