"""A score taken apart: moves, their numbers, the result and the tags of a PGN. No chess here.

What is no move is left out: comments in braces or behind a semicolon, clock times, glyphs (``$1``),
what stands in round brackets (variations, times, ``(=)``), and signs and words behind a move.
``0-0`` is castling wherever it stands; a game that both lost is ``0:0``.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from league.errors import GameError
from league.facts.games import Color
from league.games.move_pattern import MOVE
from league.games.tags import TAG, named
from league.language import _
from league.sanitizing import beginning, fault

LONGEST = 200_000
"""Most characters of a score; clock times behind each move take about 30 characters a move."""
MOST_MOVES = 1_000
"""Most moves of a score; the longest game of a tournament had 269."""

_HALF = r"(?:½|1/2|0[.,]5)"
_RESULTS = rf"""(?: 1\s?[-–:]\s?0 | 0\s?[-–:]\s?1 | 0:0 | {_HALF}(?:\s?[-–:]\s?(?:{_HALF}|0))?
    | 0\s?[-–:]\s?{_HALF} | (?i:remis|draw|unentschieden) | \* ) (?![\w/½])"""
_WORDS = "matt|mate|schach|check|patt|stalemate|aufgegeben|resigns|resigned|usw"
_PARTS = re.compile(
    rf"""\s*(?:
      (?P<number> [1-9]\d{{0,3}} (?: \s?[.…)] )+ )
    | (?P<move> {MOVE} )
    | (?P<clock> \d{{1,2}}:\d\d(?::\d\d)?(?!\w) )
    | (?P<result> {_RESULTS} )
    | (?P<bare> [1-9]\d{{0,3}} (?![\d:/½-]) )
    | (?P<dots> \.\.+ | … )
    | (?P<comment> \{{[^}}]*\}} | ;[^\n]* | \[%[^\]]*\] | \$\d+ | ^%[^\n]* )
    | (?P<sign> (?: [+#†‡!?=±∓∞□⩲⩱⌓,.]+ | (?i:(?:{_WORDS})\.?|sch\.?|ch\.?|e\.?\s?p\.?) ) (?!\w) )
    | (?P<tag> {TAG} )
    | (?P<open> \( )
    | (?P<junk> \{{[\s\S]* | [^\s(){{}}]+ | \S )
    )""",
    re.VERBOSE | re.MULTILINE,
)
_BRACKETS = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*|[()]")
_INVISIBLE = str.maketrans("\t", " ", "\ufeff\ufe0e\ufe0f\u200b\xad")
_OTHER_BLANKS = re.compile(r"[^\S\n ]")
_HALVES = re.compile(rf"{_HALF}|(?i:remis|draw|unentschieden)")


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in the score where a move is expected."""

    written: str
    """A move behind the result has that before it: ``1-0 Sf3``."""
    number: int | None = None
    """Number right before it; None = none."""
    color: Color | None = None
    """Whose move it is by the dots behind the number; None = they don't say."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score taken apart."""

    entries: tuple[Entry, ...]
    reported: str = ""
    """Result at its end, as ``1-0`` or ``½-½``; empty = none, or ``*``."""
    headers: Mapping[str, str] = field(default_factory=dict)


def sheet(text: str) -> Sheet:
    """Return a score taken apart.

    Raise GameError for signs that no text may hold, for too many moves, and for a second game.
    """
    headers = dict[str, str]()
    entries = list[Entry]()
    reported = ""
    number, color = None, None
    for kind, part in _parts(cleaned(text)):
        if kind in {"move", "junk"} or (kind == "sign" and number and part not in ".,"):
            entries.append(Entry(f"{reported} {part}".strip(), number, color))
            number, color = None, None
        elif kind in {"number", "bare"}:
            number, color = _counted(part)
        elif kind == "dots":
            color = Color.BLACK
        elif kind == "result":
            reported = result(part) or reported
        elif kind == "tag":
            _take_tag(headers, part, begun=bool(entries or reported))
    _refuse_too_long(entries)
    return Sheet(tuple(entries), reported or result(headers.get("Result", "")), headers)


def cleaned(text: str) -> str:
    """Return a text with plain blanks and line ends, or raise GameError for unfit signs."""
    clean = text.translate(_INVISIBLE).replace("\r\n", "\n").replace("\r", "\n")
    if sentence := fault(clean, lines=True, longest=LONGEST):
        raise GameError(_("Score: {sentence}"), sentence=sentence)
    return _OTHER_BLANKS.sub(" ", clean)


def result(written: str) -> str:
    """Return a result as ``1-0``, ``½-½``, ``½-0`` and so on; empty for ``*`` and other texts."""
    sides = re.split("[-–:]", _HALVES.sub("½", re.sub(r"\s", "", written)))
    if sides == ["½"]:
        return "½-½"
    return "-".join(sides) if len(sides) == 2 and set(sides) <= {"0", "½", "1"} else ""


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield kind and text of each part, without comments and what stands in round brackets."""
    place = 0
    while found := _PARTS.match(text, place):
        kind = found.lastgroup or ""
        place = found.end()
        if kind == "open":
            end = _closed(text, found.start("open"))
            if not end:
                yield "junk", beginning(text[found.start("open") :])
                return
            place = end
        else:
            yield kind, found[kind]


def _closed(text: str, start: int) -> int:
    """Return the place behind the bracket that closes the one at a place; 0 = none does."""
    depth = 0
    for found in _BRACKETS.finditer(text, start):
        depth += (found[0] == "(") - (found[0] == ")")
        if not depth:
            return found.end()
    return 0


def _counted(part: str) -> tuple[int, Color | None]:
    """Return a move's number, and whose move it is by the dots."""
    number = int(part.rstrip(" .…)\n"))
    dots = part.count(".") + 2 * part.count("…")
    return number, None if not dots else Color.WHITE if dots == 1 else Color.BLACK


def _take_tag(headers: dict[str, str], part: str, *, begun: bool) -> None:
    """Keep a tag; raise GameError where it begins a second game."""
    if begun:
        raise GameError(_("The score holds more than one game; hand in one at a time."))
    name, value = named(part)
    headers[name] = value


def _refuse_too_long(entries: list[Entry]) -> None:
    if len(entries) > 2 * MOST_MOVES:
        sentence = _("The score goes on after move {number}; a longer one is not read.")
        raise GameError(sentence, number=MOST_MOVES)
