"""TUWO § 10 and 19: age groups."""

from datetime import date

import pytest

from league.errors import RuleBookError
from tests.worlds.tuwo_world import book, values


def admits(group: str, year: int, born: date | None, sex: str = "m") -> bool:
    return book().age_limit(group, year, values()).admits(born, sex)


@pytest.mark.parametrize("years", [8, 10, 11, 12, 14, 16, 18, 20])
def test_10_born_on_or_after_1_january_of_the_year_less_n(years: int) -> None:
    # I28: who was born on 1 January is still eligible.
    assert admits(f"U{years}", 2012, date(2012 - years, 1, 1))
    assert not admits(f"U{years}", 2012, date(2012 - years - 1, 12, 31))


def test_10_i_boys_groups_take_girls_but_not_the_other_way() -> None:
    assert admits("U12", 2012, date(2001, 5, 5), "w")
    assert admits("U12w", 2012, date(2001, 5, 5), "w")
    assert not admits("U12w", 2012, date(2001, 5, 5), "m")


def test_10_who_tells_no_birth_date_belongs_to_no_group() -> None:
    assert not admits("U20", 2012, None)
    assert not admits("seniors-m", 2012, None)


@pytest.mark.parametrize(
    ("group", "sex", "years"), [("seniors-m", "m", 60), ("seniors-w", "w", 55)]
)
def test_19_seniors_reach_the_age_by_31_december(group: str, sex: str, years: int) -> None:
    assert admits(group, 2012, date(2012 - years, 12, 31), sex)
    assert not admits(group, 2012, date(2012 - years + 1, 1, 1), sex)
    assert not admits(group, 2012, date(1940, 1, 1), "w" if sex == "m" else "m")


@pytest.mark.parametrize("group", ["U9", "U13", "U120", "seniors", "WK I", ""])
def test_10_other_groups_are_refused(group: str) -> None:
    with pytest.raises(RuleBookError):
        book().age_limit(group, 2012, values())
