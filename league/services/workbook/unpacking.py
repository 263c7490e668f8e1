"""The parts of a workbook file, unpacked within bounds.

A workbook is a zip file of XML parts. Nothing is unpacked before its size is known to be bearable,
and a part is read in pieces, so that no file takes more memory than its content is worth.
"""

import posixpath
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.parsers import expat

from league.errors import InputError
from league.files import reason_of
from league.language import _

MOST_PACKED = 48_000_000
"""Bytes of a file; a federation of 100 divisions has 4 million."""
MOST_UNPACKED = 400_000_000
"""Bytes of the parts that are read; a federation of 100 divisions has 37 million, one of 200,000
players 101 million, and 150 million where all is known of each."""
MOST_PARTS = 10_000
MOST_TAGS = 24_000_000
"""Tags of all parts that are read; a federation of 100 divisions has 4 million, one of 200,000
players 11 million, and 17 million where all is known of each."""
DEEPEST = 100
"""Elements inside one another."""
MOST_NAMES = 2_000
"""Different names of tags and attributes in a part."""
LONGEST_TAG = 1_000_000
"""Bytes of one tag."""
LONGEST = 32_768
"""Most letters of a text: Excel writes one less into a cell."""
_PIECE = 1 << 16

_FOLDER = b"PK\x01\x02"
"""Stands before each part's entry in the folder at the end of a zip file."""
_OLD = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""An Excel file from before 2007 begins so, and one with a password."""
_LOCKED = "EncryptedPackage".encode("utf-16-le")
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGED = (
    zipfile.BadZipFile,
    zlib.error,
    expat.ExpatError,
    LookupError,
    ValueError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
)
"""What a damaged file may raise while it is read."""

Attributes = dict[str, str]


class TooMuchError(Exception):
    """More than a workbook may hold; the sentence says of what."""


class Reader:
    """What is done with a part; only the tags of these words are told, the rest is passed over."""

    words: frozenset[str]

    def __init__(self) -> None:
        self.pieces: list[str] = []
        """The text under way."""

    def start(self, word: str, attributes: Attributes) -> None:
        """Begin an element."""

    def end(self, word: str) -> None:
        """End an element."""


@dataclass(slots=True)
class Parts:
    """The parts of an opened file, and how much has been read of them."""

    archive: zipfile.ZipFile
    names: dict[str, zipfile.ZipInfo]
    """In small letters, with slashes."""
    unpacked: int = 0
    tags: int = 0

    def read(self, name: str, reader: Reader) -> None:
        """Read a part piece by piece. Raises TooMuchError, and what a damaged file raises."""
        info = self.names[name.lower()]
        if info.compress_type not in _WAYS:
            raise NotImplementedError(info.compress_type)
        self.unpacked += info.file_size
        if self.unpacked > MOST_UNPACKED:
            sentence = _("Unpacked, the workbook has more than {limit} megabytes.")
            raise TooMuchError(sentence.format(limit=MOST_UNPACKED // 1_000_000))
        parser, depth = _parser(reader)
        fed = 0
        with self.archive.open(info) as part:
            while piece := part.read(_PIECE):
                fed += len(piece)
                self._count(piece)
                parser.Parse(piece)
                odd = len(parser.intern) > MOST_NAMES or depth() > DEEPEST
                if odd or fed - parser.CurrentByteIndex > LONGEST_TAG:
                    raise ValueError(fed)
                if len(reader.pieces) > 1:
                    reader.pieces[:] = ["".join(reader.pieces)[:LONGEST]]
        parser.Parse(b"", True)

    def _count(self, piece: bytes) -> None:
        self.tags += piece.count(b"<")
        if self.tags > MOST_TAGS:
            raise TooMuchError(_("The workbook has too many cells."))


class _Words(dict[str, str]):
    """The words of tags; empty for those that are passed over."""

    def __init__(self, told: frozenset[str]) -> None:
        super().__init__()
        self._told = told

    def __missing__(self, tag: str) -> str:
        word = word_of(tag)
        self[tag] = word = word if word in self._told else ""
        return word


def _parser(reader: Reader) -> tuple[expat.XMLParserType, Callable[[], int]]:
    """Return a parser, and what says how many elements are open; brief, called for every tag."""
    words, depth = _Words(reader.words), 0
    told_start, told_end = reader.start, reader.end

    def start(tag: str, attributes: Attributes) -> None:
        nonlocal depth
        depth += 1
        if word := words[tag]:
            told_start(word, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        if word := words[tag]:
            told_end(word)

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = reader.pieces.append
    parser.StartDoctypeDeclHandler = _no_definitions
    return parser, lambda: depth


def _no_definitions(*_about: Any) -> None:
    """Refuse a document type: by its entities a few bytes can stand for any number."""
    raise ValueError("document type")


def word_of(name: str) -> str:
    """Return a tag or an attribute without its namespace."""
    return name.rpartition(":")[2]


@contextmanager
def opened(path: Path) -> Iterator[Parts]:
    """Open a workbook file; what cannot be read becomes a sentence. Raises InputError."""
    content = _content(path)
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            names = {_plain(info.filename): info for info in archive.infolist()}
            yield Parts(archive, names)
    except TooMuchError as error:
        raise InputError(str(error)) from error
    except _DAMAGED as error:
        raise InputError(_("This is no Excel workbook, or it is damaged.")) from error


def _plain(name: str) -> str:
    return posixpath.normpath(name.replace("\\", "/")).lstrip("/").lower()


def _content(path: Path) -> bytes:
    """Return a file's bytes, looked at as far as can be done without unpacking."""
    content = b""
    try:
        there, usual = path.exists(), path.is_file()
        if usual:
            with path.open("rb") as file:
                content = file.read(MOST_PACKED + 1)
    except (OSError, ValueError) as error:
        sentence = _("The file cannot be read ({reason}).")
        reason = reason_of(error) if isinstance(error, OSError) else error
        raise InputError(sentence, reason=reason) from error
    if not there:
        raise InputError(_("There is no such file."))
    if not usual:
        raise InputError(_("This is no workbook, but a folder or a device."))
    if len(content) > MOST_PACKED:
        sentence = _("The file has more than {limit} megabytes.")
        raise InputError(sentence, limit=MOST_PACKED // 1_000_000)
    if content.startswith(_OLD):
        raise InputError(_old(content))
    if content.count(_FOLDER) > MOST_PARTS:
        raise InputError(_("The workbook has too many parts."))
    return content


def _old(content: bytes) -> str:
    if _LOCKED in content:
        return _("The workbook is protected by a password.")
    return _("This is an Excel file of the old kind (.xls); save it as .xlsx.")
