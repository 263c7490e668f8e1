"""Shared code has no favourite federation: citations, words and colours come from the book."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from babel.messages.pofile import read_po

from league.rulebooks import available, federations, load
from tests.paths import ROOT

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
    "fixtures/colors.py": "articles of the FIDE's pairing rules, which are no rule book here",
    "league/services/tournaments/playing/pair_words.py": "articles of FIDE's pairing rules",
    "league/services/tournaments/playing/result_codes.py": "0.5 is a typed result",
    "reports/document_ics.py": "2.0 is the version of the calendar format",
    "reports/excel.py": "0.0 is a number's format",
    "league/services/workbook/columns.py": "0.5 is a typed result",
    "tui/commands/qualification.py": "0.5 is a typed result",
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


Place = tuple[str, int, str]
"""A module's name, a line, and what stands there."""


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def _nodes(path: Path) -> tuple[tuple[ast.Constant, ...], tuple[ast.Compare, ...]]:
    """Return the texts of a module and its comparisons."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    texts = (one for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str))
    return tuple(texts), tuple(one for one in nodes if isinstance(one, ast.Compare))


def _constants(path: Path) -> list[Place]:
    return [(_name(path), one.lineno, str(one.value)) for one in _nodes(path)[0]]


def _comments(path: Path) -> Iterator[Place]:
    """Yield the comments of a module in whose source a paragraph is named at all."""
    source = path.read_text(encoding="utf-8")
    if not PARAGRAPH.search(source):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield _name(path), token.start[0], token.string


def _words_of_one_book() -> set[str]:
    """Return kinds, marks and tiers of the books, and what only one of them calls a mode."""
    books = [load(id) for id in available()]
    tiers = {one.tier for book in books for one in book.divisions.values()}
    kinds = {kind for book in books for kind in book.terms["kinds"]}
    marks = {mark for book in books for mark in book.terms["marks"]}
    # “cup” and “elo” are also capabilities a book is asked for, “kader” a page; letters alone are
    # directions, columns and so on: the comparisons below see them.
    return {word for word in kinds | marks | tiers | {"starr"} if len(word) > 1} - {"cup"}


def _compared(path: Path) -> Iterator[Place]:
    for node in _nodes(path)[1]:
        left = ast.unparse(node.left).rpartition(".")[2]
        if left in ("tier", "mode", "kind", "mark"):
            for one in chain.from_iterable(map(ast.walk, node.comparators)):
                if isinstance(one, ast.Constant):
                    yield _name(path), node.lineno, f"{left} {one.value!s}"


def test_all_that_is_shared_is_looked_at() -> None:
    assert len(SHARED) > 500


def test_it_names_no_paragraph() -> None:
    texts = [
        one
        for path in SHARED
        if _name(path) not in NO_ID
        for one in (*_constants(path), *_comments(path))
    ]
    assert [one for one in texts if PARAGRAPH.search(one[2])] == []
    assert [one for one in texts if ID.fullmatch(one[2])] == []


def test_it_names_no_word_of_one_book() -> None:
    words = _words_of_one_book() | {load(id).home_nation for id in federations()}
    looked_at = (path for path in SHARED if _name(path) not in CODES)
    assert [one for path in looked_at for one in _constants(path) if one[2] in words] == []


def test_it_compares_with_no_tier_kind_or_mode_of_one_book() -> None:
    books = [load(id) for id in available()]
    codes = {f"tier {one.tier}" for book in books for one in book.divisions.values()}
    codes |= {f"kind {kind}" for book in books for kind in book.terms["kinds"]}
    codes |= {f"mode {mode}" for book in books for mode in book.terms["modes"]}
    codes |= {f"mark {mark}" for book in books for mark in book.terms["marks"]}
    assert [one for path in SHARED for one in _compared(path) if one[2] in codes] == []


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
