"""PGN files: games written with their tags, and a file of many games taken apart.

One game of a file is read by ``league.games.reading.read_game``, tags and all. The chess library is
not needed to write.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping

from league.facts.games import GameFacts
from league.games.writing import Notation, written

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
_WIDTH = 79
_TAG = re.compile(r'^[ \t]*\[[ \t]*[A-Za-z0-9_]+[ \t]+"')
_COMMENT = re.compile(r"\{[^}]*\}?|;[^\n]*")


def pgn(facts: GameFacts, tags: Mapping[str, str], *, chess960: bool = False) -> str:
    """Return a game as PGN: the tags given (``White``, ``Date`` …), then the moves in English.

    A result that PGN does not know, such as ``½-0``, becomes ``*``; a game that does not begin as
    usual gets the position at its start.
    """
    result = _RESULTS.get(tags.get("Result", "") or facts.reported, "*")
    every = {**ROSTER, **tags, "Result": result}
    if facts.start.fen != USUAL_START:
        every |= {"SetUp": "1", "FEN": facts.start.fen}
    if chess960:
        every["Variant"] = "Chess960"
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in every.items()]
    moves = written(facts, Notation.ENGLISH).removesuffix(f" {facts.reported}")
    body = textwrap.wrap(f"{moves} {result}".strip(), _WIDTH, break_on_hyphens=False)
    return "\n".join([*lines, "", *body, ""])


def games(text: str) -> Iterator[str]:
    """Yield the games of a PGN file one after the other, each with its tags.

    A game begins at the first tag behind moves; tags within comments are none.
    """
    game = list[str]()
    moves, comment = False, False
    for line in text.replace("\r\n", "\n").split("\n"):
        tag = not comment and _TAG.match(line)
        if tag and moves:
            yield "\n".join(game)
            game, moves = [], False
        game.append(line)
        moves = moves or bool(not tag and line.strip())
        comment = _open(line, comment=comment)
    if moves or any(line.strip() for line in game):
        yield "\n".join(game)


def _open(line: str, *, comment: bool) -> bool:
    """Say whether a comment in braces goes on behind a line."""
    if "{" not in line and "}" not in line:
        return comment
    if comment:
        closed = line.find("}")
        return closed < 0 or _open(line[closed + 1 :], comment=False)
    found = _COMMENT.findall(line)
    return bool(found) and found[-1].startswith("{") and not found[-1].endswith("}")


def _quoted(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))
