"""Writing documents, until the writers are there: every file is the plain text."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from league import files
from reports.document import Cell, Document, Facts, Table, Value, Words
from reports.paper import Format


def write(
    documents: Sequence[Document],
    kind: Format,
    path: Path,
    *,
    force: bool = False,
    progress: Callable[[], object] | None = None,
) -> None:
    """Write documents into one file. Raises as ``files.write`` does."""
    del kind
    told = []
    for one in documents:
        told.append("\n".join(_lines(one)))
        if progress is not None:
            progress()
    files.write_text(path, "\n\n".join(told) + "\n", force=force)


def printed(documents: Sequence[Document], kind: Format) -> str:
    """Return documents as one text."""
    del kind
    return "\n\n".join("\n".join(_lines(one)) for one in documents)


def _lines(document: Document) -> Iterator[str]:
    yield from (document.title, document.under, document.audience)
    for block in document.blocks:
        if isinstance(block, Table):
            yield "\t".join(column.label for column in block.columns)
            yield from ("\t".join(_cell(one) for one in row) for row in block.rows)
        elif isinstance(block, Words):
            yield block.words
        elif isinstance(block, Facts):
            yield from (f"{label}: {value}" for label, value in block.facts)


def _cell(value: Value | Cell) -> str:
    return _cell(value.value) if isinstance(value, Cell) else "" if value is None else str(value)
