"""What the papers of the youth federation say of contesting them, by the printed SJRP § 20, 21."""

from datetime import date

from league.language import speaking
from league.rulebooks import load


def said_of(rule: str) -> str:
    """What a paper says, by the paragraph of a fine; empty = a match."""
    book, day = load("sjrp-2025"), date(2026, 5, 9)
    with speaking("en"):
        return str(book.protests.remedy(rule, day, book.on(day)))


def test_20_4_a_fine_of_the_youth_board_goes_to_the_court_for_50_euros() -> None:
    said = said_of("20.2")
    assert "SBRP" in said
    assert "€50.00" in said
    assert "director" not in said


def test_21_2_8_a_match_goes_to_the_director_then_to_the_chair_for_10_euros() -> None:
    said = said_of("")
    assert "before the next round, free of charge" in said
    assert "at latest 5 days later" in said
    assert "in writing to the chair" in said
    assert "€10.00 are paid to the federation's account within 5 days" in said


def test_21_2_11_the_second_objection_goes_to_the_chair_for_50_euros() -> None:
    book, day = load("sjrp-2025"), date(2026, 5, 9)
    with speaking("en"):
        said = str(book.protests.appeal("schiedsgericht", day, book.on(day)))
    assert "Within 5 days of receiving the written reasons" in said
    assert "€50.00 are paid to the federation's account within 5 days" in said
    assert "postmark" not in said
