"""§ 4.3: the hours and days of captains, as printed and as read (I9, I32)."""

from datetime import date, timedelta

import pytest

from league.errors import RuleBookError
from league.rulebook.topics import Topic
from league.rulebooks import load

PLAYED = date(2011, 10, 15)


def test_4_3_b_a_substitute_comes_in_during_the_first_hour() -> None:
    book = load("tuwo-stmk-2011")
    assert book.captains.substitutes_for(book.on(PLAYED)) == timedelta(hours=1)
    assert book.cited(Topic.LINEUP) == " (TUWO § 4.3.b)"


def test_4_3_b_a_lineup_alone_is_the_officials_after_an_hour() -> None:
    book = load("tuwo-stmk-2011")
    assert book.captains.alone_after(book.on(PLAYED)) == timedelta(hours=1)


def test_4_3_d_each_captain_reports_by_the_end_of_the_next_day() -> None:
    book = load("tuwo-stmk-2011")
    assert book.captains.report_due(PLAYED, book.on(PLAYED)) == date(2011, 10, 16)
    assert book.cited(Topic.CAPTAIN_REPORT) == " (TUWO § 4.3.d)"


def test_a_book_without_such_rules_says_so() -> None:
    book = load("sjrp-2025")
    values = book.on(date(2025, 10, 4))
    for ask in (
        lambda: book.captains.substitutes_for(values),
        lambda: book.captains.alone_after(values),
        lambda: book.captains.report_due(PLAYED, values),
    ):
        with pytest.raises(RuleBookError, match=r"^SJRP has no rule about"):
            ask()
    assert book.cited(Topic.LINEUP) == ""
