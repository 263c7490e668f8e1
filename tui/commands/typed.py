"""What is typed for draws, tournaments and promotion, and how their results are printed."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime, time
from enum import Enum
from typing import TYPE_CHECKING

from league.errors import InputError
from league.language import _
from tui.commands.call import Call
from tui.commands.common import print_data
from tui.commands.finding_things import match_key

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.findings import Finding, Note


def day_of(text: str) -> date:
    """Return a day typed as 2011-10-15 or 15.10.2011. Raises InputError."""
    parts = text.strip().split(".")
    iso = f"{parts[2]}-{parts[1]:0>2}-{parts[0]:0>2}" if len(parts) == 3 else text.strip()
    try:
        return date.fromisoformat(iso)
    except ValueError as error:
        sentence = _("{value} is no day; expected is one such as 2011-10-15 or 15.10.2011.")
        raise InputError(sentence, value=text) from error


def days_of(text: str) -> tuple[date, ...]:
    """Return days separated by commas. Raises InputError."""
    return tuple(day_of(part) for part in text.split(",") if part.strip())


def moment_of(text: str) -> datetime:
    """Return a moment typed as ``2012-05-05 10:00``; without an hour, midnight. InputError."""
    day, _space, hour = text.strip().replace("T", " ").partition(" ")
    return datetime.combine(day_of(day), time_of(hour) if hour else time())


def time_of(text: str) -> time:
    """Return an hour typed as 15:00. Raises InputError."""
    hour, _colon, minute = text.strip().partition(":")
    known = hour.isdecimal() and minute.isdecimal()
    if not known or int(hour) > 23 or int(minute) > 59:
        raise InputError(_("{value} is no time of day; expected is one such as 15:00."), value=text)
    return time(int(hour), int(minute))


def pairs_of(texts: Iterable[str], *, blank: bool = False) -> dict[str, str]:
    """Return what was typed as ``NAME=VALUE``; ``blank`` = there may be no value.

    Raises InputError, also for a name typed twice.
    """
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not (blank or value.strip()):
            raise InputError(_("“{text}” is not understood; expected is NAME=VALUE."), text=text)
        if name.strip() in found:
            raise InputError(_("“{name}” stands here twice."), name=name.strip())
        found[name.strip()] = value.strip()
    return found


def number_of(text: str) -> int:
    """Return a whole number. Raises InputError."""
    try:
        return int(text)
    except ValueError as error:
        raise InputError(_("“{text}” is no whole number."), text=text) from error


def cents(amount: str) -> int:
    """Return an amount in euros as cents. Raises InputError for half cents and for no amount."""
    from league.outcomes.ledger import cents_of

    return cents_of(amount)


def picked(wanted: tuple[str, ...], keys: list[str]) -> list[str]:
    """Return what numbers (from 1) or keys name. Raises InputError for a number too high."""
    found = []
    for each in wanted:
        if each in keys or not each.isdecimal():
            found.append(each)
        elif 1 <= int(each) <= len(keys):
            found.append(keys[int(each) - 1])
        else:
            sentence = _("There is no number {number}; there are {count}.")
            raise InputError(sentence, number=each, count=len(keys))
    return found


def match_named(call: Call, match: tuple[str, ...] | None) -> "MatchKey | None":
    """Return the match that was typed, by ids or names. Raises InputError, NotFoundError."""
    if not match:
        return None
    division, number, home, away = match
    if not number.isdecimal():
        raise InputError(_("“{number}” is no number of a round."), number=number)
    return match_key(call.desk(), division, int(number), home, away)


def print_findings(findings: "Iterable[Finding]") -> None:
    """Print each finding with its paragraph."""
    for finding in findings:
        print_data(f"§ {finding.rule}  {finding.sentence}")


def print_findings_with_arithmetic(
    findings: "Iterable[Finding]", notes: "Iterable[Note]" = ()
) -> None:
    """Print what was found, each with its paragraph; the same words only once."""
    lines = []
    for finding in findings:
        arithmetic = "" if finding.arithmetic is None else f"\n    {finding.arithmetic}"
        lines.append(f"§ {finding.rule}  {finding.sentence}{arithmetic}")
    lines += [f"§ {note.rule}  {note.sentence}" for note in notes]
    for line in dict.fromkeys(lines):
        print_data(line)


def plain(value: object) -> object:  # noqa: PLR0911  # one kind of value per line
    """Return facts and results as JSON takes them; sentences in the language in use."""
    from league.findings import Sentence

    if isinstance(value, Sentence):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, date | time):
        return value.isoformat()
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {_key(key): plain(each) for key, each in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(str(each) for each in value)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def _key(key: object) -> str:
    return "/".join(str(part) for part in key) if isinstance(key, tuple) else str(key)
