"""Text from others: the one gate in, which refuses, and the one gate out, which shows.

What may not stand in a text: control characters (C0, C1, DEL), which a terminal obeys; overrides
of direction (U+202A to U+202E, U+2066 to U+2069), by which a line reads as another than it is;
halves of characters, and U+FFFE and U+FFFF, which no file holds.
"""

import re
from collections.abc import Iterator
from functools import cache

from league.errors import InputError
from league.language import _

LONGEST, LONGEST_LINES = 1_000, 10_000
"""Most characters of a text on one line, and of one in several lines."""
LONGEST_STORED = 30_000
"""Most characters of any text on record, such as a score with clock times: one cell of a workbook
holds 32,767."""

UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
"""What no text on one line may hold."""
_UNFIT_LINES = re.compile(UNFIT.pattern.replace("\x00-\x1f", "\x00-\x09\x0b-\x1f"))
"""The same for a text in several lines."""
_BLANKS = re.compile(r"\A[^\S\x0b\x0c\x1c-\x1f\x85]+|[^\S\x0b\x0c\x1c-\x1f\x85]+\Z")
"""Blanks, tabs and line ends around a text; other control characters are not trimmed away."""
_NUMBER = re.compile(r"[+\-−]?[0-9]+([.,][0-9]+)*")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def trimmed(text: str) -> str:
    """Return a text without the blanks around it."""
    return _BLANKS.sub("", text)


def fault(text: str, *, lines: bool = False, longest: int | None = None) -> str:
    """Return why a text may not come in, as a sentence; empty when it may.

    ``longest``: most characters, where it is not as usual.
    """
    longest = longest or (LONGEST_LINES if lines else LONGEST)
    if len(text) > longest:
        return _("The text has more than {limit} characters; shorten it.").format(limit=longest)
    found = None if text.isprintable() else (_UNFIT_LINES if lines else UNFIT).search(text)
    if found and found[0] == "\n":
        return _("A line break cannot stand here; write it on one line.")
    if found:
        sentence = _("The character {sign} (U+{code:04X}) cannot stand here; type the text anew.")
        return sentence.format(sign=visible(found[0]), code=ord(found[0]))
    return ""


def refuse(text: str, where: str, *, lines: bool = False, longest: int | None = None) -> None:
    """Let a text pass or raise InputError, which says where it stands and what is wrong."""
    sentence = fault(text, lines=lines, longest=longest)
    if sentence:
        raise InputError(f"{where}: {sentence}")


def refuse_step(by: str, why: str, before: str, after: str) -> None:
    """Let a step pass or raise InputError: the last line before a text is stored.

    ``before`` and ``after`` are JSON or empty; only what the step brings is looked at, so that a
    text of an older file hinders nothing.
    """
    refuse(by, _("Name"))
    refuse(why, _("Reason"), lines=True)
    old = set(_texts(before))
    for text in _texts(after):
        if text not in old:
            where = f"“{beginning(visible(text))}”"
            refuse(text, where, lines=True, longest=LONGEST_STORED)


def visible(text: str, *, lines: bool = False) -> str:
    """Return a text with each sign that no text may hold shown: ``␛``, ``‹U+202E›``.

    Line breaks stay where there may be several lines.
    """
    return (_UNFIT_LINES if lines else UNFIT).sub(_shown, text)


def spelled(text: str) -> str:
    """Return a text with such signs shown by their numbers, for fonts without ``␛``."""
    return UNFIT.sub(_number_of, text)


@cache
def pictures() -> dict[int, str]:
    """Return what is shown for each such sign, by its number; line breaks and tabs are left out."""
    signs = UNFIT.findall("".join(map(chr, range(0x10000))))
    return {ord(sign): visible(sign) for sign in signs if sign not in "\t\n"}


def beginning(text: str) -> str:
    """Return as much of a text as a sentence about it needs."""
    return text if len(text) <= 60 else f"{text[:60]}…"


def quoted(text: str) -> str:
    """Return what was typed as a sentence repeats it: its beginning, no blanks around it."""
    return beginning(visible(trimmed(text)))


def visible_json(text: str) -> str:
    """Return JSON in which such signs are written by their numbers, as JSON has it."""
    return _UNFIT_LINES.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def csv_value(value: object) -> object:
    """Return a value for a CSV file; text that a spreadsheet would take for a formula stays text.

    Numbers are numbers, also those written as text, such as ``−22,00``.
    """
    if not isinstance(value, str):
        return value
    shown = visible(value)
    formula = value.startswith(_FORMULA) and not _NUMBER.fullmatch(value)
    return f"'{shown}" if formula else shown


def csv_text(value: str) -> str:
    """Return a text of a CSV file as it was before ``csv_value``."""
    return value[1:] if value[:1] == "'" and value[1:].startswith(_FORMULA) else value


def _shown(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < 0x20:
        return chr(0x2400 + code)
    return "\u2421" if code == 0x7F else _number_of(found)


def _number_of(found: re.Match[str]) -> str:
    return f"‹U+{ord(found[0]):04X}›"


def _texts(body: str) -> Iterator[str]:
    import json

    waiting = [json.loads(body)] if body else []
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            waiting += [*value, *value.values()]
        elif isinstance(value, list):
            waiting += value
