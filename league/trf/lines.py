"""The lines of a file, whatever its encoding and its line ends are."""

import re

from league.errors import InputError
from league.language import _
from league.sanitizing import LONGEST_STORED, fault
from league.trf.found import Found, Line

MOST_BYTES = 20_000_000
"""A file of 10,000 players and 99 rounds has half of it."""
_ENDS = re.compile("\r\n|\r|\n")


def lines_in(content: str | bytes, found: Found) -> list[Line]:
    """Return the lines that are not empty. Raises InputError for what no text may hold.

    What is odd about the file as a whole is kept with its first line.
    """
    if len(content) > MOST_BYTES:
        raise InputError(_("The file is larger than 20 MB; no tournament report file is."))
    text = content if isinstance(content, str) else _decoded(content, found)
    text = text.removeprefix("\ufeff").rstrip("\x1a\x00")
    lines = []
    for at, written in enumerate(_ENDS.split(text), start=1):
        line = Line(at, written)
        if "\t" in written:
            found.odd(line, _("A tab stood where a blank belongs; it was read as one blank."))
            line = Line(at, written.replace("\t", " "))
        sentence = fault(line.text, longest=LONGEST_STORED)
        if sentence:
            raise InputError(_("Line {line}: {sentence}").format(line=at, sentence=sentence))
        if line.text.strip():
            lines.append(line)
    return lines


def _decoded(content: bytes, found: Found) -> str:
    first = Line(1, "")
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        found.odd(first, _("The file is written in UTF-16; the format is ASCII."))
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        found.odd(first, _("The file is not UTF-8; it was read as Windows-1252 (Latin-1)."))
    try:
        return content.decode("cp1252")  # Latin-1 with letters such as Š and Ž beside it
    except UnicodeDecodeError:
        return content.decode("latin-1")
