"""Where tests find files."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
"""The folder of the whole project."""
DATA = TESTS / "data"
CASES = TESTS / "cases"
PUBLIC = DATA / "saison-2011-12.xlsx"
"""The season workbook with what must come of it beside it."""


def printed(book: str) -> list[str]:
    """Return what stands in the print of a book, word by word."""
    return (TESTS / "printed" / f"{book}.txt").read_text(encoding="utf-8").split()
