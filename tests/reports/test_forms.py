from datetime import date, time

import pytest

from league import formatting
from league.language import speaking
from reports.words import tied


@pytest.mark.parametrize(
    ("half", "score", "points"),
    [(0, "0", "0.0"), (1, "½", "0.5"), (2, "1", "1.0"), (9, "4½", "4.5"), (-3, "−1½", "−1.5")],
)
def test_half_points(half: int, score: str, points: str) -> None:
    assert formatting.score(half) == score
    assert formatting.points(half) == points


@pytest.mark.parametrize(
    ("cents", "english", "german"),
    [
        (2200, "€22.00", "€ 22,00"),
        (5, "€0.05", "€ 0,05"),
        (123456789, "€1,234,567.89", "€ 1.234.567,89"),
        (-1050, "−€10.50", "−€ 10,50"),
    ],
)
def test_money(cents: int, english: str, german: str) -> None:
    assert formatting.money(cents) == english
    with speaking("de"):
        assert formatting.money(cents) == german


def test_dates_and_decimals_follow_the_language() -> None:
    assert formatting.day(date(2011, 10, 5)) == "5 Oct 2011"
    with speaking("de"):
        assert formatting.day(date(2011, 10, 5)) == "05.10.2011"
        assert formatting.points(9) == "4,5"


def test_results_and_times() -> None:
    assert formatting.pair((9, 7)) == "4½ : 3½"
    assert formatting.clock(time(9, 5)) == "09:05"


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Gebühr (€ 44,00) an den Verband", "(€\u00a044,00)"),
        ("offen € 15,00", "€\u00a015,00"),
        ("zurück −€ 10,50", "−€\u00a010,50"),
    ],
)
def test_on_paper_an_amount_stays_with_its_sign(words: str, kept: str) -> None:
    assert kept in tied(words)
