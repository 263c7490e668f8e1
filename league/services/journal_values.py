"""Stored values and places as people know them: names for numbers, days and amounts as written."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime

from league.facts.accounts import account_named
from league.forms import clock, day, money, score
from league.language import _
from league.services.account_words import about, account_words
from league.services.names import Names

_KINDS = {
    "club": "clubs",
    "old_club": "clubs",
    "new_club": "clubs",
    "clubs": "clubs",
    "team": "teams",
    "teams": "teams",
    "home": "teams",
    "away": "teams",
    "ident": "players",
    "idents": "players",
    "player": "players",
    "players": "players",
    "home_player": "players",
    "away_player": "players",
    "division": "divisions",
}
"""Which names a stored field holds."""
_DAY = 10
"""Characters of a day as it is stored."""


def value_words(field: str, text: str, names: Names) -> str:
    """Return a stored value as people write it; as it is stored when nobody knows it."""
    if field in _KINDS:
        return ", ".join(names.of(_KINDS[field], one) for one in text.split(", "))
    if field.endswith("cents") and text.lstrip("-").isdecimal():
        return money(int(text))
    if field in ("debit", "credit", "debtor", "creditor") and text:
        return account_words(account_named(text), names)
    return _of_play(field, text, names) or _of_enum(field).get(text) or day_words(text)


def _of_play(field: str, text: str, names: Names) -> str:
    """Return a result, a match or a reference in words; empty for anything else."""
    if field == "result":
        halves = text.split(", ")
        return ":".join(score(int(one)) if one.isdecimal() else one for one in halves)
    if field == "reference":
        words = about(text, names)
        return place_words([text], names) if words == text else words
    return place_words(text.split(", "), names) if field in ("match", "key") else ""


def _of_enum(field: str) -> Mapping[str, str]:
    """Return the words of a field that knows only a few values."""
    if field == "action":
        return action_words()
    if field == "side":
        return {"home": _("home"), "away": _("away")}
    if field == "remark":
        return remark_words()
    if field == "status":
        return {"proposed": _("proposed"), "confirmed": _("confirmed"), "posted": _("posted")}
    if field == "what":
        return {"fee": _("Fee"), "payment": _("Payment"), "reversal": _("Refund")}
    return {"True": _("yes"), "False": _("no")}


def action_words() -> dict[str, str]:
    """Return what was decided, by what is stored."""
    return {
        "confirm": _("confirmed"),
        "waive": _("waived"),
        "change": _("changed"),
        "add": _("added"),
        "exclude": _("excluded"),
        "reopen": _("open again"),
    }


def remark_words() -> dict[str, str]:
    """Return who came late to a board, by what is stored."""
    return {
        "late home": _("late, home"),
        "late away": _("late, away"),
        "late both": _("late, both"),
    }


def day_words(text: str) -> str:
    """Return a stored day or moment as people write it, and any other text as it is."""
    try:
        if len(text) == _DAY:
            return day(date.fromisoformat(text))
        if len(text) > _DAY and text[_DAY] == "T":
            at = datetime.fromisoformat(text).astimezone()
            return f"{day(at.date())} {clock(at.time())}"
    except ValueError:
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
    for sign in ("|", "/", ":"):
        if sign in part:
            return place_words(part.split(sign), names)
    return day_words(part)
