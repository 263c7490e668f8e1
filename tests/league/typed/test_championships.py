"""Titles of championships as they are typed."""

import pytest

from league.errors import InputError
from league.rulebooks import load
from league.typed.championships import groups_of, read_title

GROUPS = groups_of(load("sjrp-2025").divisions.values())


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("U12 2026", ("U12", 2026)),
        ("u12w 2026", ("U12w", 2026)),
        ("em-u10w 2025", ("U10w", 2025)),
        ("2026 U14", ("U14", 2026)),
        ("U14, 2026", ("U14", 2026)),
        # Girls of the U8 are ranked apart (§ 9.1): no championship of that name stands in the book.
        ("u8W 2026", ("U8w", 2026)),
    ],
)
def test_a_title_is_a_group_as_the_book_spells_it_and_a_year(
    text: str, title: tuple[str, int]
) -> None:
    assert read_title(text, GROUPS) == title


@pytest.mark.parametrize("text", ["", "U12", "2026", "½", "U12 26", "U12 2026 2027", "x" * 10_000])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="is no title"):
        read_title(text, GROUPS)
