"""Which paragraph is cited for what separates two rows of a table."""

import pytest

from league.rulebooks import load
from league.services.rulebook.explaining import _ranking_paragraph


@pytest.mark.parametrize(
    ("id", "rule"),
    [
        ("em-u14", "6.1"),
        ("em-u14-round-robin", "6.1"),
        ("vm-u14", "10.6"),
        ("vm-u14-swiss", "10.5"),
        ("wk-2", "10.5"),
        ("wk-2-round-robin", "10.6"),
    ],
)
def test_6_1_ranks_players_10_5_and_10_6_rank_teams(id: str, rule: str) -> None:
    book = load("sjrp-2025")
    criteria = book.criteria(book.divisions[id], book.on(book.first_day))
    assert _ranking_paragraph(book, list(criteria)) == rule
