"""When what an account owes was paid in full."""

from datetime import date

from league.facts.accounts import CASH, FEDERATION, Posting, What, of_club
from league.outcomes.ledger import reverse
from league.outcomes.open_items import settled_on

CLUB = of_club("1")


def day(number: int) -> date:
    return date(2026, 2, number)


def fee(number: int, cents: int, about: str) -> Posting:
    return Posting(day(number), CLUB, FEDERATION, cents, "19.1", What.FEE, about)


def paid(number: int, cents: int, about: str) -> Posting:
    return Posting(day(number), CASH, CLUB, cents, "19.1", What.PAYMENT, about)


def settled(*postings: Posting) -> tuple[dict[str, date], dict[str, int]]:
    return settled_on([CLUB], postings)


def test_the_payment_that_makes_it_whole_counts() -> None:
    found = settled(fee(1, 240, "a"), paid(2, 200, "a"), paid(5, 40, "a"), fee(1, 120, "b"))
    assert found == ({"a": day(5)}, {"b": 120})


def test_a_payment_for_the_oldest_settles_in_that_order() -> None:
    postings = (fee(1, 240, "a"), fee(2, 240, "b"), paid(3, 240, "payment|1|3"))
    assert settled(*postings) == ({"a": day(3)}, {"b": 240})
    assert settled(*postings, paid(6, 240, "x")) == ({"a": day(3), "b": day(6)}, {})


def test_what_was_paid_before_it_was_owed_settles_it_on_its_day() -> None:
    assert settled(paid(1, 240, "x"), fee(4, 240, "a")) == ({"a": day(4)}, {})


def test_a_payment_taken_back_settles_nothing() -> None:
    came = paid(2, 240, "a")
    assert settled(fee(1, 240, "a"), came, reverse(came, day(3))) == ({}, {"a": 240})
    again = paid(7, 240, "a")
    assert settled(fee(1, 240, "a"), came, reverse(came, day(3)), again)[0] == {"a": day(7)}
