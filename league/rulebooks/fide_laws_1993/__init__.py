"""The FIDE Laws of Chess, edition of 1993: what the print says, and what follows in a dispute."""

from pathlib import Path

from league.rulebook import RuleBook
from league.rulebook.laws import Laws
from league.rulebook.laws_book import laws_book


def book() -> RuleBook:
    """Read the book."""
    return laws_book(Path(__file__).with_name("paragraphs.toml"), Laws())
