"""FIDE's tie-break regulations (C.07): the codes of tie-breaks, edition by edition.

No season is played by this book, and no tournament alone: it is asked where a tournament names its
tie-breaks by their codes, or counts unplayed rounds by one of its editions.
"""

from pathlib import Path

from league.rulebook import RuleBook
from league.rulebook.reference_book import tournament_book
from league.rulebook.tournaments import Tournaments
from league.rulebooks.fide_c07 import p06_codes, p15_unplayed

TOURNAMENTS = Tournaments(
    defined=p06_codes.defined,
    barred=p06_codes.barred,
    warnings=p06_codes.warnings,
    code_numbers=p06_codes.code_numbers,
    unplayed=p15_unplayed.unplayed,
)


def book() -> RuleBook:
    """Read the book."""
    return tournament_book(Path(__file__).with_name("paragraphs.toml"), TOURNAMENTS)
