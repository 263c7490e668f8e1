"""The steps of a file that is not open, without their content: to compare one file with another."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path

from league.errors import StorageError
from league.language import _
from league.storage.failures import sentence_for
from league.storage.gate import reading_uri, version_of
from league.storage.migrations import DIGESTED
from league.storage.models_matches import Journal
from league.storage.queries import any_text, compiled


@dataclass(frozen=True, slots=True)
class Line:
    """One step."""

    number: int
    at: str
    """UTC, ISO."""
    by: str
    what: str
    subject: str
    hash: str
    facts: str
    """Digest of all facts after it."""


def lines_of(path: Path) -> list[Line]:
    """Return the steps of a file, oldest first.

    Raises StorageError for what is no file of ours, and for one of a version whose steps were
    chained otherwise.
    """
    columns = [getattr(Journal, field.name) for field in fields(Line)]
    asked = compiled(Journal.select(*columns).order_by(Journal.number))
    try:
        with closing(sqlite3.connect(reading_uri(path), uri=True)) as connection:
            connection.text_factory = any_text
            if version_of(connection, path) < DIGESTED:
                sentence = _("{path} is of an older version, whose steps were chained otherwise")
                raise StorageError(sentence.format(path=path))
            return [Line(*row) for row in connection.execute(asked)]
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, path)) from error
