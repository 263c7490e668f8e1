"""§ 1.9, 5.3, 5.4, 12.2, 14.5.b, Anhang H: the last day, and the day after it."""

from collections.abc import Iterable
from datetime import date

import pytest

from league.findings import Finding
from league.language import speaking
from league.rulebooks.tuwo_stmk_2011 import annex_h_register as annex_h
from league.rulebooks.tuwo_stmk_2011 import p01_clubs as p01
from league.rulebooks.tuwo_stmk_2011 import p05_international as p05
from league.rulebooks.tuwo_stmk_2011 import p12_events as p12
from league.rulebooks.tuwo_stmk_2011 import p14_kreise as p14
from tests.worlds.builders import YEAR, values


def rules(findings: Iterable[Finding]) -> list[str]:
    found = list(findings)
    assert all(str(one.sentence) and str(one.arithmetic) for one in found), "all facts are there"
    return [finding.rule for finding in found]


def said(findings: Iterable[Finding]) -> list[str]:
    with speaking("en"):
        return [str(finding.sentence) for finding in findings]


@pytest.mark.parametrize(
    ("day", "expected"),
    [(date(2011, 6, 20), []), (date(2011, 6, 21), ["1.9"]), (date(2011, 6, 19), [])],
)
def test_1_9_a_spielgemeinschaft_by_20_june(day: date, expected: list[str]) -> None:
    assert rules(p01.announced_in_time("sg", day, YEAR, values())) == expected


@pytest.mark.parametrize(
    ("reported", "expected"),
    [(date(2012, 3, 15), []), (date(2012, 3, 16), ["5.3"]), (None, ["5.3"])],
)
def test_5_3_international_events_two_months_ahead(
    reported: date | None, expected: list[str]
) -> None:
    assert rules(p05.event_reported(date(2012, 5, 15), reported, values())) == expected


@pytest.mark.parametrize(
    ("reported", "expected"),
    [(date(2012, 5, 14), []), (date(2012, 5, 15), ["5.4.a"]), (None, ["5.4.a"])],
)
def test_5_4_a_play_abroad_is_reported_before_it_begins(
    reported: date | None, expected: list[str]
) -> None:
    found = list(p05.participation_reported("1", date(2012, 5, 15), reported, values()))
    assert rules(found) == expected
    assert {finding.player for finding in found} <= {"1"}


@pytest.mark.parametrize(
    ("sent", "today", "expected"),
    [
        (date(2012, 3, 29), date(2012, 6, 1), []),
        (date(2012, 3, 30), date(2012, 6, 1), ["5.4.c"]),
        (None, date(2012, 3, 29), []),
        (None, date(2012, 3, 30), ["5.4.c"]),
    ],
)
def test_5_4_c_results_from_abroad_within_four_weeks(
    sent: date | None, today: date, expected: list[str]
) -> None:
    # 1 March + 28 days = 29 March
    found = list(p05.results_sent("1", date(2012, 3, 1), sent, today, values()))
    assert rules(found) == expected
    assert all("deduction of 50 Elo" in sentence for sentence in said(found))


@pytest.mark.parametrize(
    ("reported", "expected"),
    [(date(2012, 2, 29), []), (date(2012, 3, 1), ["12.2.a"]), (None, ["12.2.a"])],
)
def test_12_2_a_rated_events_of_the_kreise_a_month_ahead(
    reported: date | None, expected: list[str]
) -> None:
    # A month before 31 March 2012 is the last day of February.
    assert rules(p12.reported_in_time(date(2012, 3, 31), reported, values())) == expected


@pytest.mark.parametrize(
    ("sent", "today", "expected"),
    [
        (date(2012, 3, 8), date(2012, 6, 1), []),
        (date(2012, 3, 9), date(2012, 6, 1), ["12.2.b"]),
        (None, date(2012, 3, 8), []),
        (None, date(2012, 3, 9), ["12.2.b"]),
    ],
)
def test_12_2_b_the_table_within_a_week(
    sent: date | None, today: date, expected: list[str]
) -> None:
    assert rules(p12.table_sent(date(2012, 3, 1), sent, today, values())) == expected


@pytest.mark.parametrize(
    ("reported", "today", "expected"),
    [
        (date(2012, 3, 15), date(2012, 6, 1), []),
        (date(2012, 3, 16), date(2012, 6, 1), ["14.5.b"]),
        (None, date(2012, 3, 15), []),
        (None, date(2012, 3, 16), ["14.5.b"]),
    ],
)
def test_14_5_b_decisions_of_a_kreistag_within_14_days(
    reported: date | None, today: date, expected: list[str]
) -> None:
    assert rules(p14.decision_reported(date(2012, 3, 1), reported, today, values())) == expected


@pytest.mark.parametrize(
    ("day", "reported", "today", "expected"),
    [
        (date(2011, 10, 1), date(2012, 1, 10), date(2012, 6, 1), []),
        (date(2011, 12, 31), date(2012, 1, 11), date(2012, 6, 1), ["H.3"]),
        (date(2012, 1, 1), date(2012, 4, 10), date(2012, 6, 1), []),
        (date(2012, 1, 1), None, date(2012, 4, 10), []),
        (date(2012, 1, 1), None, date(2012, 4, 11), ["H.3"]),
    ],
)
def test_h_3_the_register_is_told_ten_days_after_the_quarter(
    day: date, reported: date | None, today: date, expected: list[str]
) -> None:
    assert rules(annex_h.quarter_reported(day, reported, today, values())) == expected


@pytest.mark.parametrize(
    ("notice", "forwarded", "today", "expected"),
    [
        (date(2012, 6, 19), date(2012, 6, 30), date(2012, 9, 1), []),
        (date(2012, 6, 19), date(2012, 7, 1), date(2012, 9, 1), ["H.4"]),
        (date(2012, 6, 30), date(2012, 7, 1), date(2012, 9, 1), ["H.4"]),
        (date(2012, 7, 1), date(2012, 12, 31), date(2013, 2, 1), []),
        (date(2012, 7, 1), date(2013, 1, 1), date(2013, 2, 1), ["H.4"]),
        (date(2012, 12, 19), None, date(2012, 12, 31), []),
        (date(2012, 12, 19), None, date(2013, 1, 1), ["H.4"]),
    ],
)
def test_h_4_clubs_pass_notices_on_by_the_end_of_the_half_year(
    notice: date, forwarded: date | None, today: date, expected: list[str]
) -> None:
    found = annex_h.notice_forwarded("club", "1", notice, forwarded, today, values())
    assert rules(found) == expected
