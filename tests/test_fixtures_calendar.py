"""Days: months back, ends of quarters, weekdays, and Austria's public holidays."""

from datetime import date, timedelta

import pytest

from fixtures.calendar import is_weekday, months_before, public_holidays, quarter_end


@pytest.mark.parametrize(
    ("day", "months", "expected"),
    [
        (date(2012, 5, 15), 2, date(2012, 3, 15)),
        (date(2012, 2, 1), 2, date(2011, 12, 1)),
        (date(2012, 1, 31), 1, date(2011, 12, 31)),
        (date(2012, 4, 30), 2, date(2012, 2, 29)),
        (date(2011, 4, 30), 2, date(2011, 2, 28)),
        (date(2012, 12, 31), 1, date(2012, 11, 30)),
    ],
)
def test_months_before_ends_on_the_last_day_of_a_shorter_month(
    day: date, months: int, expected: date
) -> None:
    assert months_before(day, months) == expected


@pytest.mark.parametrize(
    ("day", "end"),
    [
        (date(2012, 1, 1), date(2012, 3, 31)),
        (date(2012, 3, 31), date(2012, 3, 31)),
        (date(2012, 4, 1), date(2012, 6, 30)),
        (date(2012, 9, 30), date(2012, 9, 30)),
        (date(2012, 10, 1), date(2012, 12, 31)),
    ],
)
def test_quarter_end(day: date, end: date) -> None:
    assert quarter_end(day) == end


def test_weekdays_go_by_their_english_names() -> None:
    assert is_weekday(date(2011, 10, 15), "Saturday")
    assert not is_weekday(date(2011, 10, 16), "Saturday")
    with pytest.raises(ValueError, match="Samstag"):
        is_weekday(date(2011, 10, 15), "Samstag")


def test_a_year_of_austrian_holidays() -> None:
    # Easter Sunday 2012 was 8 April: Ascension 39, Whit Monday 50, Corpus Christi 60 days later.
    easter = date(2012, 4, 8)
    fixed = [(1, 1), (1, 6), (5, 1), (8, 15), (10, 26), (11, 1), (12, 8), (12, 25), (12, 26)]
    expected = {date(2012, month, day) for month, day in fixed}
    expected |= {easter + timedelta(days=after) for after in (1, 39, 50, 60)}
    assert set(public_holidays(date(2012, 1, 1), date(2012, 12, 31), "AT", "6")) == expected


def test_holidays_have_names_in_both_languages() -> None:
    day = date(2011, 10, 26)
    found = public_holidays(day, day, "AT", "6")
    assert found == {day: {"de": "Nationalfeiertag", "en": "National Day"}}


def test_holidays_of_a_span_over_the_new_year_in_order_both_ends_included() -> None:
    found = public_holidays(date(2011, 12, 26), date(2012, 1, 6), "AT", "6")
    assert list(found) == [date(2011, 12, 26), date(2012, 1, 1), date(2012, 1, 6)]
    assert public_holidays(date(2011, 12, 27), date(2011, 12, 31), "AT", "6") == {}
