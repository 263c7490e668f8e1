"""Documents into a file of any format: whole or not at all, and never over what must stay."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from league import files
from reports import document_csv, document_txt
from reports.document import Document
from reports.paper import Format

_TELLING = (Format.TXT, Format.CSV)


def write(
    documents: Iterable[Document],
    kind: Format,
    path: Path,
    *,
    force: bool = False,
    progress: Callable[[], object] | None = None,
) -> None:
    """Write documents into one file, which says what it says in the language in use.

    An iterator is asked for a document only when the one before is written; ``progress`` is called
    after each. Raises InputError or StorageError as ``files.write`` does, before any document is
    asked for where the target must not be written, and InputError for a calendar without entries.
    """
    files.check(path, force=force)
    told = _told(documents, progress or (lambda: None))
    files.write(path, lambda file: _save(told, kind, file), force=force)


def printed(documents: Sequence[Document], kind: Format) -> str:
    """Return documents as one text. Raises ValueError for a format that is none."""
    if kind not in _TELLING:
        raise ValueError(kind)
    return document_csv.listed(documents) if kind is Format.CSV else document_txt.text(documents)


def _told(documents: Iterable[Document], progress: Callable[[], object]) -> Iterator[Document]:
    """Yield the documents; each is told of when the next is asked for."""
    for document in documents:
        yield document
        progress()


def _save(documents: Iterable[Document], kind: Format, file: BinaryIO) -> None:
    match kind:
        case Format.PDF:
            from reports import document_pdf  # noqa: PLC0415  # reportlab is slow to load

            document_pdf.save(documents, file)
        case Format.XLSX:
            from reports import document_xlsx  # noqa: PLC0415  # openpyxl is slow to load

            document_xlsx.save(documents, file)
        case Format.ICS:
            from reports import document_ics  # noqa: PLC0415  # icalendar is slow to load

            file.write(document_ics.calendar(documents))
        case Format.CSV:
            file.write(document_csv.listed(documents).encode())
        case Format.TXT:
            file.write(document_txt.text(documents).encode())
