"""Stored values and places as people know them: names for numbers, days and amounts as written."""

import re
from collections.abc import Sequence
from datetime import date, datetime

from league.clock import in_zone
from league.facts.accounts import account_named
from league.facts.actors import OUTSIDE
from league.facts.fields import Called, Personal
from league.facts.matches import Side
from league.formatting import clock, day, score
from league.language import _
from league.services.accounts.words import about, account_words
from league.services.journal.codes import code_words, pair_words
from league.services.journal.fields import Known
from league.services.words.codes import author_words
from league.services.words.names import Names

_NOTHING = Called()
_BIRTH = re.compile("([0-9]{4})([-/][0-9]{2}[-/][0-9]{2})?")
_ENDING = 4
"""Letters of a number or address by which one knows it again."""
_DAY = 10
"""Characters of a day as it is stored."""


def value_words(field: str, text: str, names: Names, known: Known) -> str:
    """Return a stored value as people write it; as it is stored when nobody knows it.

    ``known`` = what is known of the fields of the same fact.
    """
    called = known.get(field, _NOTHING)
    if called.things:
        named = ", ".join(_named(called.things, one, names) for one in text.split(", "))
        if named != text:
            return named
    if called.personal is Personal.OWN:
        return ", ".join(map(_in_part, text.split(", ")))
    if field == "by" and text.startswith(OUTSIDE):
        return author_words(text)
    if field == "sealed":
        return _("encrypted")
    if field in ("debit", "credit", "debtor", "creditor") and text:
        return account_words(account_named(text), names)
    return (
        _of_play(field, text, names)
        or pair_words(field, text, names)
        or code_words(field, text, names.season.rulebook)
        or ", ".join(day_words(one, names.season.zone) for one in text.split(", "))
    )


def _in_part(text: str) -> str:
    """Return what a journal, which is handed on, shows of what is somebody's own."""
    whose, colon, value = text.rpartition(": ")
    born = _BIRTH.fullmatch(value)
    return f"{whose}{colon}{born[1] if born else f'…{value[-_ENDING:]}'}"


def _named(kinds: tuple[str, ...], ident: str, names: Names) -> str:
    """Return the name of whatever of these kinds bears this number."""
    found = (names.of(kind, ident) for kind in kinds)
    return next((name for name in found if name != ident), ident)


def _of_play(field: str, text: str, names: Names) -> str:
    """Return a result, a match or a reference in words; empty for anything else."""
    if field == "result":
        halves = text.split(", ")
        return ":".join(score(int(one)) if one.isdecimal() else one for one in halves)
    if field == "accepted" and text.isdecimal():
        # The days of a proposal are counted from 1 where people read of them.
        return str(int(text) + 1)
    if field == "reference":
        words = about(text, names)
        return place_words([text], names) if words == text else words
    return place_words(text.split(", "), names) if field in ("match", "key") else ""


def day_words(text: str, zone: str | None = None) -> str:
    """Return a stored day or moment as people write it, and any other text as it is.

    Moments are told by the clocks of a time zone; None = of this machine. What was typed without
    a zone is told as it was typed.
    """
    try:
        if len(text) == _DAY:
            return day(date.fromisoformat(text))
        if len(text) > _DAY and text[_DAY] == "T":
            at = datetime.fromisoformat(text)
            at = at if at.tzinfo is None else in_zone(at, zone)
            return f"{day(at.date())} {clock(at.time())}"
    except (ValueError, OverflowError):
        return text
    return text


def place_words(parts: Sequence[str], names: Names) -> str:
    """Return what a step or fact is about; four parts that name a match are one."""
    words, rest = list[str](), list(parts)
    while rest:
        if _is_match(rest, names):
            words.append(match_words(rest[:4], names))
            rest = rest[4:]
        else:
            words.append(_word(rest.pop(0), names))
    return " · ".join(one for one in words if one)


def _is_match(parts: Sequence[str], names: Names) -> bool:
    if len(parts) < 4 or not parts[1].isdecimal():
        return False
    return parts[0] in names.divisions and parts[2] in names.teams


def match_words(match: Sequence[str], names: Names) -> str:
    """Return a match: its teams first, then where and when."""
    division, number, home, away = match
    sentence = _("{home} – {away} ({division}, round {number})")
    return sentence.format(
        home=names.of("teams", home),
        away=names.of("teams", away),
        division=names.of("divisions", division),
        number=number,
    )


def _word(part: str, names: Names) -> str:
    """Return the name of whatever bears this number; pass number and club may stand together."""
    for kind in ("teams", "divisions", "clubs", "players"):
        found = names.of(kind, part)
        if found != part:
            return found
    if part in (Side.HOME, Side.AWAY):
        return code_words("side", part, "")
    for sign in ("|", "/", ":"):
        if sign in part:
            return place_words(part.split(sign), names)
    return day_words(part, names.season.zone)
