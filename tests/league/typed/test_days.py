"""Days, spans and moments as people type them."""

from datetime import date, datetime, time

import pytest

from league.errors import InputError
from league.typed.days import (
    maybe_day,
    read_day,
    read_day_or_moment,
    read_days,
    read_moment,
    read_row,
    read_span,
)

NEAR = date(2026, 11, 21)
MATCH_DAY = date(2012, 1, 7)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("1.6.27", date(2027, 6, 1)),
        ("1.6.2027", date(2027, 6, 1)),
        ("31.12.06", date(2006, 12, 31)),  # 20 years before
        ("21.11.", date(2026, 11, 21)),
        ("21.11", date(2026, 11, 21)),
        ("2027-06-01", date(2027, 6, 1)),
        (" 01.06.2027 ", date(2027, 6, 1)),
        ("", None),
        ("  ", None),
    ],
)
def test_two_digits_are_a_year_of_the_century_it_is_about(text: str, day: date | None) -> None:
    assert maybe_day(text, NEAR) == day


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("8.1.", date(2012, 1, 8)),
        ("08.01.", date(2012, 1, 8)),
        ("30.12.", date(2011, 12, 30)),
        ("29.2.", date(2012, 2, 29)),
    ],
)
def test_a_day_without_a_year_lies_in_the_nearest(text: str, day: date) -> None:
    assert read_day(text, MATCH_DAY) == day
    assert read_day(text, lambda: MATCH_DAY) == day


@pytest.mark.parametrize(
    "text",
    [
        "1.6.05",
        "1.6.85",
        "1.6.7",
        "31.2.27",
        "31.2.2012",
        "31.2.",
        "tomorrow",
        "8/1/2012",
        "٣.٣.2011",
    ],
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"no day; expected is one such as 15\.10\. or"):
        read_day(text, NEAR)


def test_where_nothing_is_near_the_year_is_needed() -> None:
    assert read_day("15.10.2011") == date(2011, 10, 15)
    for text in ("15.10.", "15.10.11", ""):
        with pytest.raises(InputError, match=r"such as 15\.10\.2011 or 2011-10-15"):
            read_day(text)


@pytest.mark.parametrize("text", ["1.1.1899", "2200-01-01", "1.1.0001"])
def test_years_that_no_season_has_are_refused(text: str) -> None:
    with pytest.raises(InputError, match=f"{text} is not within the years 1900 to 2199"):
        read_day(text, NEAR)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("8.10.2011–9.10.2011", date(2011, 10, 8), date(2011, 10, 9)),
        ("8.10.-9.10.2011", date(2011, 10, 8), date(2011, 10, 9)),
        ("8.10. – 9.10.", date(2011, 10, 8), date(2011, 10, 9)),
        ("24.12.–2.1.", date(2011, 12, 24), date(2012, 1, 2)),
        ("2011-10-08..2011-10-09", date(2011, 10, 8), date(2011, 10, 9)),
        ("8.10. bis 9.10.", date(2011, 10, 8), date(2011, 10, 9)),
        ("8.10.2011", date(2011, 10, 8), date(2011, 10, 8)),
    ],
)
def test_a_span_has_a_first_and_a_last_day(text: str, first: date, last: date) -> None:
    assert read_span(text, date(2011, 12, 1)) == (first, last)


def test_a_span_does_not_run_back() -> None:
    with pytest.raises(InputError, match="9 Oct 2011 is after 8 Oct 2011"):
        read_span("9.10.2011–8.10.2011")


def test_days_in_a_row_follow_each_other_over_the_new_year() -> None:
    middle = date(2011, 12, 31)
    assert read_row("24.9. 17.12., 14.1.;7.4.2012", middle) == (
        date(2011, 9, 24),
        date(2011, 12, 17),
        date(2012, 1, 14),
        date(2012, 4, 7),
    )
    assert read_days("8.10.2011; 2011-10-09") == (date(2011, 10, 8), date(2011, 10, 9))


@pytest.mark.parametrize(
    "text", ["2012-05-05 10:00", "2012-05-05T10:00", "5.5.2012 10.00", "5.5.12 10", "5.5. 10:00"]
)
def test_a_moment_is_a_day_with_an_hour(text: str) -> None:
    assert read_day_or_moment(text, MATCH_DAY) == datetime.combine(date(2012, 5, 5), time(10))


def test_without_an_hour_a_moment_is_midnight() -> None:
    assert read_moment("5.5.2012") == datetime.combine(date(2012, 5, 5), time())
    assert read_day_or_moment("5.5.2012") == date(2012, 5, 5)
    with pytest.raises(InputError, match="“24:00” is no time of day"):
        read_moment("5.5.2012 24:00")
