"""Shared code has no favourite federation: citations, words and colours come from the book."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from league.rulebooks import available, load

ROOT = Path(__file__).resolve().parent.parent
SHARED = sorted(
    path
    for folder in ("league", "tui", "web", "reports", "fixtures")
    for path in (ROOT / folder).rglob("*.py")
    if "rulebooks" not in path.relative_to(ROOT).parts
)
PARAGRAPH = re.compile(r"§§|§ ?[0-9]|\bAn(?:hang|nex) [A-Z]\b")
ID = re.compile(r"[0-9]{1,2}(?:\.(?:[0-9]{1,2}|[a-z]))+")
"""What a paragraph is called in the files of the books."""
NO_ID = {
    "reports/document_ics.py": "2.0 is the version of the calendar format",
    "reports/excel.py": "0.0 is a number's format",
    "league/services/workbook/columns.py": "0.5 is a typed result",
    "tui/commands/tournaments.py": "0.5 is a typed result",
    "league/services/rulebook/coverage.py": "reads how readings name paragraphs",
}
PO = ROOT / "league/locale/de/LC_MESSAGES/spielleiter.po"
CODES = {
    "league/facts/registrations.py": "the codes of kinds, as they are stored",
    "league/facts/seasons.py": "the codes of modes, as they are stored",
    "league/storage/schema_1.py": "what the first files allowed",
    "league/storage/models.py": "what the files allow",
    "league/services/workbook/layout.py": "the codes of the workbook's sheets",
}
"""Where codes of one book stand, and why."""


def _constants(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def _comments(path: Path) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _words_of_one_book() -> set[str]:
    """Return kinds, marks and tiers of the books, and what only one of them calls a mode."""
    books = [load(id) for id in available()]
    tiers = {one.tier for book in books for one in book.divisions.values()}
    kinds = {kind for book in books for kind in book.terms["kinds"]}
    marks = {mark for book in books for mark in book.terms["marks"]}
    # “cup” and “elo” are also capabilities a book is asked for, “kader” a page; letters alone are
    # directions, columns and so on: the comparisons below see them.
    return {word for word in kinds | marks | tiers | {"starr"} if len(word) > 1} - {"cup"}


def _compared(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            left = ast.unparse(node.left).rpartition(".")[2]
            for each in node.comparators:
                for one in ast.walk(each):
                    if isinstance(one, ast.Constant) and left in ("tier", "mode", "kind", "mark"):
                        yield node.lineno, left + " " + str(one.value)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_names_no_paragraph(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    texts = [*_constants(path), *_comments(path)]
    if name not in NO_ID:
        assert [(line, text) for line, text in texts if PARAGRAPH.search(text)] == []
        assert [(line, text) for line, text in texts if ID.fullmatch(text)] == []


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_names_no_word_of_one_book(path: Path) -> None:
    words = _words_of_one_book()
    nations = {load(id).home_nation for id in available()}
    found = [(line, text) for line, text in _constants(path) if text in words | nations]
    if path.relative_to(ROOT).as_posix() not in CODES:
        assert found == []


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_compares_with_no_tier_kind_or_mode_of_one_book(path: Path) -> None:
    books = [load(id) for id in available()]
    codes = {f"tier {one.tier}" for book in books for one in book.divisions.values()}
    codes |= {f"kind {kind}" for book in books for kind in book.terms["kinds"]}
    codes |= {f"mode {mode}" for book in books for mode in book.terms["modes"]}
    codes |= {f"mark {mark}" for book in books for mark in book.terms["marks"]}
    assert [each for each in _compared(path) if each[1] in codes] == []


def test_german_names_a_paragraph_only_where_english_does() -> None:
    with PO.open("rb") as file:
        messages = [one for one in read_po(file, locale="de") if one.id]
    found = [
        one.string
        for one in messages
        if "§" in str(one.string) and not ("§" in str(one.id) or "{rule" in str(one.id))
    ]
    assert len(messages) > 2000
    assert found == []
