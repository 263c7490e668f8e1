"""§ 13.6: end dates of the rounds, matches brought forward, and the last round."""

from dataclasses import replace
from datetime import date, time

import pytest

from league.errors import InputError
from league.rulebooks.tuwo_stmk_2011 import p04_calendar as p04
from league.rulebooks.tuwo_stmk_2011 import p13_draw as p13
from tests.league.rulebooks.tuwo_stmk_2011.calendar_world import (
    AGREED,
    END,
    FORCED,
    calendar,
    fixture,
    moved,
    said,
)
from tests.worlds.builders import YEAR, values


def test_13_6_b_both_teams_bring_a_match_forward_and_keep_the_end_date() -> None:
    outcome = p04.move(replace(AGREED, start=time(10)), calendar(), values())
    assert outcome.findings == ()
    assert outcome.fixture == fixture(day=AGREED.day, start=time(10))


def test_13_6_b_needs_both_teams_in_writing_and_the_notice() -> None:
    one = p04.move(replace(AGREED, agreed=frozenset({"a"})), calendar(), values()).findings
    assert said(one) == ["The written agreement of b to the new date 9 Oct 2011 is missing."]
    assert moved(replace(AGREED, agreed=frozenset({"a", "x"}))) == ["13.6.b"]
    assert moved(replace(AGREED, notified=None)) == ["13.6.b"]


def test_13_6_a_agreed_dates_do_not_pass_the_end_date() -> None:
    assert moved(replace(AGREED, day=END)) == []
    assert moved(replace(AGREED, day=date(2011, 10, 16))) == ["13.6.a"]


def test_13_6_a_a_match_played_after_its_end_date() -> None:
    assert list(p13.played_in_time(fixture(), values())) == []
    late = p13.played_in_time(fixture(day=date(2011, 10, 16)), values())
    assert said(late) == ["The match was played on 16 Oct 2011, after the end date 15 Oct 2011."]


def test_13_6_d_single_matches_of_the_last_round_are_not_brought_forward() -> None:
    forward = replace(AGREED, match=fixture(3, "c", "a").key, agreed=frozenset({"a", "c"}))
    assert moved(replace(forward, day=date(2012, 3, 17))) == ["13.6.d"]
    assert moved(replace(forward, day=date(2012, 3, 17)), like="kreisliga-graz") == []


def test_13_6_d_the_last_round_on_one_day_at_one_time() -> None:
    assert list(p13.last_round(calendar(), values())) == []
    day = calendar(fixture(3, "a", "b"), fixture(3, "c", "d", day=date(2012, 3, 23)))
    assert said(p13.last_round(day, values())) == [
        "c – d of the last round is set for 23 Mar 2012; the set day is 24 Mar 2012."
    ]
    early = fixture(3, "c", "d", start=time(14))
    hour = calendar(fixture(3, "a", "b"), fixture(3, "e", "f"), early)
    assert said(p13.last_round(hour, values())) == [
        "c – d of the last round starts at 14:00, the other matches at 15:00."
    ]


def test_13_6_d_13_6_c_a_match_without_an_hour_begins_with_the_others_at_15() -> None:
    unset = calendar(fixture(3, "a", "b"), fixture(3, "e", "f"), fixture(3, "c", "d", start=None))
    assert list(p13.last_round(unset, values())) == []
    # Where another hour was decided for the division, it begins at that one.
    assert said(p13.last_round(replace(unset, start=time(14)), values())) == [
        "c – d of the last round starts at 14:00, the other matches at 15:00."
    ]


def test_13_6_d_earlier_rounds_and_other_divisions_are_free() -> None:
    free = (fixture(1, day=date(2011, 10, 8)), fixture(1, "c", "d"), fixture(3, "a", "b"))
    assert list(p13.last_round(calendar(*free), values())) == []
    apart = (fixture(3, "a", "b"), fixture(3, "c", "d", day=date(2012, 3, 23)))
    assert list(p13.last_round(calendar(*apart, like="kreisliga-graz"), values())) == []


def test_13_6_a_the_season_goes_from_july_to_june() -> None:
    assert p04.season_days(YEAR, values()) == (date(2011, 7, 1), date(2012, 6, 30))
    p04.in_season("13.6.a", date(2011, 7, 1), YEAR, values())
    p04.in_season("13.6.a", date(2012, 6, 30), YEAR, values())


@pytest.mark.parametrize(
    ("day", "named"), [(date(2011, 6, 30), "30 Jun 2011"), (date(2012, 7, 1), "1 Jul 2012")]
)
def test_13_6_a_a_day_out_of_the_season_is_an_error(day: date, named: str) -> None:
    with pytest.raises(InputError, match=f"§ 13.6.a: {named} is not in the season"):
        p04.move(replace(FORCED, day=day), calendar(), values())
