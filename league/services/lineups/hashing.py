r"""What the hash of a lineup is worked out from, exactly, so that anybody can do it again.

The text has these lines, each ended by one line feed, in UTF-8 without a mark at its beginning::

    spielleiter lineup 1
    <salt>                                  64 hexadecimal digits
    <season>                                2011/12
    <division>/<round>/<home>/<away>        landesliga/1/A1/B1
    <side>                                  home or away
    1: <pass number>                        a line for each board of the division, board 1 first;
    2:                                      where nobody sits the line ends with the colon

The hash is the SHA-256 of these bytes, in lower-case hexadecimal digits, as ``sha256sum`` prints
it of a file that holds them.
"""

import hashlib
import re
from secrets import token_hex

from league.errors import StorageError
from league.facts.matches import Side
from league.facts.seals import Seal, SealedRow
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.services.session.seal_key import SealKey

FIRST_LINE = "spielleiter lineup 1"
_HEAD = 5
"""Lines before the boards."""
_BOARD = re.compile(r"([0-9]+):(?: (.+))?")


def new_salt() -> str:
    """Return 256 random bits as hexadecimal digits."""
    return token_hex(32)


def lineup_text(season: str, match: MatchKey, side: Side, row: SealedRow, salt: str) -> str:
    """Return the text that is hashed and, until it is opened, kept encrypted."""
    boards = (f"{at}: {ident}" if ident else f"{at}:" for at, ident in enumerate(row, 1))
    lines = (FIRST_LINE, salt, season, key_text(match), side.value, *boards)
    return "".join(f"{line}\n" for line in lines)


def digest_of(text: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def salt_and_row(text: str) -> tuple[str, SealedRow]:
    """Return salt and lineup of the text that is hashed. Raises ValueError for another text."""
    lines = text.split("\n")
    boards = [_BOARD.fullmatch(line) for line in lines[_HEAD:-1]]
    if lines[0] != FIRST_LINE or lines[-1] or not boards or not all(boards):
        raise ValueError(FIRST_LINE)
    return lines[1], tuple(one[2] for one in boards if one is not None)


def unsealed(
    season: str, match: MatchKey, side: Side, seal: Seal, key: SealKey
) -> tuple[str, SealedRow]:
    """Return salt and lineup of the seal that is on record for a side of a match.

    Raises StorageError when the key is lost, and for a seal that was changed or was put there from
    another match or side: nobody reads a lineup by recording it where it opens earlier.
    """
    text = key.decrypt(seal.sealed)
    sentence = _("What was sealed was changed: it cannot be opened.")
    try:
        salt, row = salt_and_row(text)
    except ValueError as error:
        raise StorageError(sentence) from error
    if lineup_text(season, match, side, row, salt) != text or digest_of(text) != seal.digest:
        raise StorageError(sentence)
    return salt, row
