"""PGN files: games written with their tags, and a file of many games taken apart.

One game of a file is read by ``league.games.reading.read_game``, tags and all. The chess library is
not needed to write.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from league.facts.games import GameFacts
from league.games.tags import TAG, named, tag
from league.games.writing import Notation, written
from league.views.boards import squares

ROSTER: Mapping[str, str] = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "White": "?",
    "Black": "?",
    "Result": "*",
}
"""The tags every game has, in their order, with what stands where nothing is known."""
USUAL_START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
_RESULTS = {"½-½": "1/2-1/2", "1-0": "1-0", "0-1": "0-1"}
_RIGHTS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "K": (("e1", "K"), ("h1", "R")),
    "Q": (("e1", "K"), ("a1", "R")),
    "k": (("e8", "k"), ("h8", "r")),
    "q": (("e8", "k"), ("a8", "r")),
}
"""Where king and rook of a castling right stand in usual chess."""
_WIDTH = 79
_TAG = re.compile(rf"\s*({TAG})")
_OPENS, _CLOSES = re.compile(r"[^{;]*\{"), re.compile("}")


def pgn_text(tags: Mapping[str, str], facts: GameFacts) -> str:
    """Return a game as PGN: the tags given (``White``, ``Date`` …), then the moves in English.

    A result that PGN does not know, such as ``½-0``, becomes ``*``. A game that does not begin as
    usual gets the position at its start, one of Chess960 that name too.
    """
    result = _RESULTS.get(tags.get("Result", "") or facts.reported, "*")
    every = {**ROSTER, **tags, "Result": result}
    if facts.start.fen != USUAL_START:
        every |= {"SetUp": "1", "FEN": facts.start.fen}
    if _castles_otherwise(facts.start.fen):
        every["Variant"] = "Chess960"
    lines = [tag(name, value) for name, value in every.items()]
    moves = written(facts, Notation.ENGLISH).removesuffix(f" {facts.reported}")
    body = textwrap.wrap(f"{moves} {result}".strip(), _WIDTH, break_on_hyphens=False)
    return "\n".join([*lines, "", *body, ""])


def _castles_otherwise(fen: str) -> bool:
    """Say whether a king or rook that may castle stands elsewhere than usual: it is Chess960."""
    pieces, rights = squares(fen), fen.split()[2]
    return any(
        right not in _RIGHTS or any(pieces.get(at) != letter for at, letter in _RIGHTS[right])
        for right in rights.replace("-", "")
    )


@dataclass(frozen=True, slots=True)
class PgnGame:
    """One game of a PGN file."""

    headers: Mapping[str, str]
    moves: str
    """The whole text of the game, tags and all, as ``read_game`` takes it."""


def games_in(text: str) -> Iterator[PgnGame]:
    """Yield the games of a PGN file one after the other.

    A game begins at the first tag behind moves; tags within comments are none.
    """
    headers, lines = dict[str, str](), list[str]()
    moves, comment = False, False
    for line in text.replace("\r\n", "\n").split("\n"):
        found = None if comment else _TAG.match(line)
        if found and moves:
            yield PgnGame(headers, "\n".join(lines))
            headers, lines, moves = {}, [], False
        if found:
            name, value = named(found[1])
            headers[name] = value
        lines.append(line)
        moves = moves or bool(not found and line.strip())
        comment = _open(line, comment=comment)
    if headers or moves:
        yield PgnGame(headers, "\n".join(lines))


def _open(line: str, *, comment: bool) -> bool:
    """Say whether a comment in braces goes on behind a line."""
    rest = line
    while "{" in rest or "}" in rest:
        found = _CLOSES.search(rest) if comment else _OPENS.match(rest)
        if not found:
            return comment
        rest, comment = rest[found.end() :], not comment
    return comment
