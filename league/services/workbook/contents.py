"""What the sheets of a workbook refer to: their names and parts, shared texts, number formats."""

import posixpath
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field

from league import sanitizing
from league.language import _
from league.services.workbook.cell_values import Shown, shown_as
from league.services.workbook.unpacking import LONGEST, Attributes, Parts, Reader, TooMuchError

MOST_SHEETS, MOST_FORMATS = 1_000, 70_000
MOST_TEXTS = 400_000
"""Different texts of a workbook; a federation of 100 divisions has 50,000."""
MOST_LETTERS = 16_000_000
"""Letters of all different texts; a federation of 100 divisions has 500,000."""

_BOOK, _RELATIONS = "xl/workbook.xml", "xl/_rels/workbook.xml.rels"
_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")


@dataclass(slots=True)
class Texts:
    """The texts of a workbook, each stored once however often it stands there."""

    shared: list[str] = field(default_factory=list)
    _known: dict[str, str] = field(default_factory=dict)
    letters: int = 0

    def kept(self, written: str) -> str:
        """Return a text as it is kept. Raises TooMuchError."""
        known = self._known.get(written)
        if known is not None:
            return known
        made = clean(_ESCAPED.sub(lambda found: chr(int(found[1], 16)), written))[:LONGEST]
        self.letters += len(made)
        if len(self._known) >= MOST_TEXTS or self.letters > MOST_LETTERS:
            raise TooMuchError(_("The workbook has too much text."))
        self._known[written[:LONGEST]] = made
        return made


@dataclass(frozen=True, slots=True)
class Contents:
    """What is known of a workbook before a sheet is read."""

    sheets: Sequence[tuple[str, str]]
    """Name and part of each."""
    from_1904: bool
    """Days are counted from 1904 and not from 1900."""
    formats: Sequence[Shown]
    """By the number by which cells name them."""
    texts: Texts


def contents(parts: Parts) -> Contents:
    """Read what the sheets refer to. Raises TooMuchError and the reader's ``FAILURES``."""
    book, relations, styles = _Book(), _Relations(), _Styles()
    parts.read(_BOOK, book)
    parts.read(_RELATIONS, relations)
    texts = Texts()
    for name in relations.of("styles"):
        parts.read(name, styles)
    for name in relations.of("sharedStrings"):
        parts.read(name, _SharedTexts(texts))
    sheets = [(clean(name), relations.targets[id][1]) for name, id in book.sheets]
    return Contents(sheets, book.from_1904, styles.formats(), texts)


def clean(written: str) -> str:
    """Trim a text, and write letters and line ends in one way."""
    made = sanitizing.trimmed(written)
    if not made.isascii():
        made = unicodedata.normalize("NFC", made)
    return made.replace("\r\n", "\n").replace("\r", "\n") if "\r" in made else made


class _Book(Reader):
    """The names of the sheets."""

    words = frozenset({"sheet", "workbookPr"})

    def __init__(self) -> None:
        super().__init__()
        self.sheets: list[tuple[str, str]] = []
        """Name and the id of its relation."""
        self.from_1904 = False

    def start(self, word: str, attributes: Attributes) -> None:
        """Take a sheet's name, or the day from which days are counted."""
        if word == "workbookPr":
            self.from_1904 = attributes.get("date1904", "0") in ("1", "true", "on")
            return
        ids = [value for name, value in attributes.items() if name.endswith(":id")]
        self.sheets.append((attributes["name"], ids[0]))
        if len(self.sheets) > MOST_SHEETS:
            raise TooMuchError(_("The workbook has too many sheets."))


class _Relations(Reader):
    """Where the parts of a workbook stand."""

    words = frozenset({"Relationship"})

    def __init__(self) -> None:
        super().__init__()
        self.targets: dict[str, tuple[str, str]] = {}
        """Type and part by id."""

    def start(self, word: str, attributes: Attributes) -> None:  # noqa: ARG002  # one word is told
        """Take one part's place."""
        if attributes.get("TargetMode") != "External":
            kind = attributes["Type"].rpartition("/")[2]
            part = posixpath.normpath(posixpath.join("/xl", attributes["Target"])).lstrip("/")
            self.targets[attributes["Id"]] = (kind, part)

    def of(self, kind: str) -> list[str]:
        """Return the parts of a type."""
        return [part for type_, part in self.targets.values() if type_ == kind]


class _Styles(Reader):
    """The number formats."""

    words = frozenset({"cellXfs", "xf", "numFmt"})

    def __init__(self) -> None:
        super().__init__()
        self._codes: dict[int, str] = {}
        self._used: list[int] = []
        self._cells = False

    def start(self, word: str, attributes: Attributes) -> None:
        """Take the code of a format, or the format of a cell's look."""
        if word == "cellXfs":
            self._cells = True
        elif word == "numFmt":
            self._codes[int(attributes["numFmtId"])] = attributes["formatCode"][:255]
        elif self._cells:
            self._used.append(int(attributes.get("numFmtId", "0")))
        if len(self._used) + len(self._codes) > MOST_FORMATS:
            raise TooMuchError(_("The workbook has too many formats."))

    def end(self, word: str) -> None:
        """Leave the looks of cells."""
        self._cells = self._cells and word != "cellXfs"

    def formats(self) -> list[Shown]:
        """Return as what each look shows numbers."""
        used = set(self._used)
        shown = {number: shown_as(number, self._codes.get(number, "")) for number in used}
        return [shown[number] for number in self._used]


class _SharedTexts(Reader):
    """The texts that cells refer to by number, each in one or more looks."""

    words = frozenset({"si", "t", "rPh"})

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._taken: list[str] = []
        self._sound = False

    def start(self, word: str, attributes: Attributes) -> None:  # noqa: ARG002  # has none
        """Begin a text or a part of it."""
        self.pieces.clear()
        if word == "si":
            self._taken = []
        elif word == "rPh":
            self._sound = True

    def end(self, word: str) -> None:
        """End a text or a part of it; hints of how a word sounds are left out."""
        if word == "rPh":
            self._sound = False
        elif word == "t" and not self._sound:
            self._taken.append("".join(self.pieces))
            if len(self._taken) > 1:
                self._taken = ["".join(self._taken)[:LONGEST]]
        elif word == "si":
            self._texts.shared.append(self._texts.kept("".join(self._taken)))
            if len(self._texts.shared) > MOST_TEXTS:
                raise TooMuchError(_("The workbook has too much text."))
