"""Heads that left the office, read out of what came back: a line, a mail, a paper, a workbook."""

import email
from collections.abc import Iterator
from pathlib import Path

from league import files, head_marks
from league.errors import InputError
from league.files import reason_of
from league.head_marks import Head
from league.language import _
from league.services.workbook import unpacking

_MOST = 64_000_000
"""Bytes of a file that is read."""
_PDF, _ZIP = b"%PDF-", b"PK\x03\x04"
_WIDE = (b"\xff\xfe", b"\xfe\xff")
"""A text of two bytes a letter begins so, as Windows saves one."""
_TOP = 100_000
"""Bytes in which a mail says that it is one."""
_MAIL = (b"mime-version:", b"content-transfer-encoding:", b"message-id:")


def heads_in(given: str | Path, folder: Path | None = None) -> tuple[Head, ...]:
    """Return the heads in what somebody gives: one or more, each once.

    A text is the line of ``journal head``, the short form, the path of a file, or any text that
    holds heads, such as a mail. A file is a text, a mail, or one of our PDF files and workbooks.
    ``folder`` is the only one whose files may be read (None = any). Raises InputError for a short
    form that is mistyped, for what holds no head, and for a file that cannot be read; RightError.
    """
    if isinstance(given, Path):
        return _in_file(files.within(folder, given))
    path = _file_meant(given, folder)
    if path is not None:
        return _in_file(path)
    found = heads_in_bytes(given.encode("utf-8", "surrogateescape"))
    if not found:
        sentence = _(
            "“{line}” is no head of a journal; expected is a line of “journal head”, the short form"
            " at the foot of a paper, or a file that holds one."
        )
        raise InputError(sentence, line=" ".join(given.split())[:100])
    return found


def heads_in_bytes(content: bytes) -> tuple[Head, ...]:
    """Return the heads in a text, a mail or a PDF file; none where there are none.

    Raises InputError for a short form that is mistyped.
    """
    return head_marks.read("\n\n".join(_texts(content)))


def _file_meant(given: str, folder: Path | None) -> Path | None:
    """Return the file whose path a text is; None when it is a head itself, or no such file."""
    line = given.strip()
    if not line or "\n" in line or _is_right(line):
        return None
    path = files.within(folder, Path(line))
    try:
        return path if path.is_file() else None
    except (OSError, ValueError):  # too long for a name, or none at all
        return None


def _is_right(line: str) -> bool:
    """Say whether a text is a head and nothing else; a mistyped one may be a file's name."""
    try:
        return bool(head_marks.is_head(line) and head_marks.read(line))
    except InputError:
        return False


def _in_file(path: Path) -> tuple[Head, ...]:
    try:
        with path.open("rb") as file:
            content = file.read(_MOST + 1)
    except (OSError, ValueError) as error:
        sentence = _("{path} cannot be read ({reason}).")
        reason = reason_of(error) if isinstance(error, OSError) else error
        raise InputError(sentence, path=path, reason=reason) from error
    if len(content) > _MOST:
        sentence = _("{path} has more than {limit} megabytes.")
        raise InputError(sentence, path=path, limit=_MOST // 1_000_000)
    found = _in_workbook(path) if content.startswith(_ZIP) else heads_in_bytes(content)
    if not found:
        sentence = _(
            "{path} holds no head of a journal that can be read. Type the short form from its foot,"
            " such as 1203-BW65-…"
        )
        raise InputError(sentence, path=path)
    return found


def _texts(content: bytes) -> Iterator[str]:
    """Yield what stands in a file, part by part."""
    if content.startswith(_PDF):
        # What a file says of itself stands there letter by letter, whatever its pages are made of.
        yield content.decode("latin-1")
    elif content.startswith(_WIDE):
        yield content.decode("utf-16", "replace")
    elif any(one in content[:_TOP].lower() for one in _MAIL):
        yield content.decode("utf-8-sig", "replace")
        yield from _texts_of_mail(content)
    else:
        yield content.decode("utf-8-sig", "replace")


def _texts_of_mail(content: bytes) -> Iterator[str]:
    """Yield the parts of a mail as they were before they were packed for their way."""
    for part in email.message_from_bytes(content).walk():
        packed = part.get_payload(decode=True)
        if isinstance(packed, bytes):
            yield packed.decode("latin-1" if packed.startswith(_PDF) else "utf-8", "replace")


class _Keywords(unpacking.Reader):
    """Takes what a workbook says of itself."""

    words = frozenset({"keywords"})
    told = ""

    def start(self, _word: str, _attributes: unpacking.Attributes) -> None:
        """Begin the words."""
        self.pieces.clear()

    def end(self, _word: str) -> None:
        """Take the words."""
        self.told = "".join(self.pieces)


def _in_workbook(path: Path) -> tuple[Head, ...]:
    reader = _Keywords()
    with unpacking.opened(path) as parts:
        parts.read("docProps/core.xml", reader)
    return head_marks.read(reader.told)
