"""§ 4.1.c, 4.5, 7.1.d and e, 13.6: the calendar, and matches that are moved."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, time
from typing import Any

import pytest

from league.errors import InputError, NotFoundError
from league.facts.calendars import Calendar, CallUp, Move, MoveKind, ProtectedDate
from league.facts.seasons import Fixture
from league.findings import Finding
from league.language import speaking
from league.rulebooks.tuwo_stmk_2011 import p04_calendar as p04
from league.rulebooks.tuwo_stmk_2011 import p13_draw as p13
from tests.builders import YEAR, division, values

END, LAST = date(2011, 10, 15), date(2012, 3, 24)
"""End date of round 1, and the day of round 3, the last one: both Saturdays."""
THREE = time(15)


def fixture(number: int = 1, home: str = "a", away: str = "b", **changes: Any) -> Fixture:
    end = {1: END, 2: date(2011, 11, 12), 3: LAST}[number]
    return replace(Fixture("landesliga", number, home, away, end, end, THREE), **changes)


def calendar(*fixtures: Fixture, like: str = "landesliga", **around: Any) -> Calendar:
    usual = (fixture(1), fixture(2, "b", "c"), fixture(3, "c", "a"), fixture(3, "b", "d"))
    return Calendar(division(like), YEAR, fixtures or usual, **around)


def rules(findings: Iterable[Finding]) -> list[str]:
    return [one.rule for one in findings if str(one.sentence) and str(one.arithmetic)]


def said(findings: Iterable[Finding]) -> list[str]:
    with speaking("en"):
        return [str(finding.sentence) for finding in findings]


AGREED = Move(
    match=fixture().key,
    kind=MoveKind.FORWARD,
    day=date(2011, 10, 9),
    agreed=frozenset({"a", "b"}),
    notified=date(2011, 10, 1),
)
CALLED = Move(
    match=fixture().key,
    kind=MoveKind.CALLED_UP,
    day=date(2011, 11, 5),
    team="a",
    called_up=frozenset({"1", "2"}),
    consent=date(2011, 10, 1),
)
FORCED = Move(
    match=fixture().key,
    kind=MoveKind.FORCE_MAJEURE,
    day=date(2011, 11, 5),
    team="b",
    consent=date(2011, 10, 17),
    proof="road closed by police",
)
CALLS = tuple(CallUp(ident, "youth final", END, END) for ident in ("1", "2"))


def moved(asked: Move, **around: Any) -> list[str]:
    around.setdefault("call_ups", CALLS)
    return rules(p04.move(asked, calendar(**around), values()).findings)


# § 4.1.c: players called up


def test_4_1_c_two_players_called_up_set_a_new_end_date() -> None:
    outcome = p04.move(CALLED, calendar(call_ups=CALLS), values())
    assert outcome.findings == ()
    assert outcome.fixture == fixture(day=CALLED.day, end_date=CALLED.day)


def test_4_1_c_one_player_called_up_is_not_enough() -> None:
    outcome = p04.move(CALLED, calendar(call_ups=CALLS[:1]), values())
    assert rules(outcome.findings) == ["4.1.c"]
    assert str(outcome.findings[0].arithmetic) == "1 < 2"
    assert moved(replace(CALLED, called_up=frozenset({"1"}))) == ["4.1.c"]


def test_4_1_c_the_same_player_called_up_twice_is_one() -> None:
    twice = (CALLS[0], replace(CALLS[0], event="cadre"))
    assert moved(CALLED, call_ups=twice) == ["4.1.c"]


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        (date(2011, 10, 10), END, []),
        (END, date(2011, 10, 20), []),
        (date(2011, 10, 10), date(2011, 10, 14), ["4.1.c"]),
        (date(2011, 10, 16), date(2011, 10, 20), ["4.1.c"]),
    ],
)
def test_4_1_c_the_event_falls_on_the_day_of_the_match(
    first: date, last: date, expected: list[str]
) -> None:
    calls = tuple(replace(call, first=first, last=last) for call in CALLS)
    assert moved(CALLED, call_ups=calls) == expected


def test_4_1_c_needs_the_consent_of_the_landesspielleiter() -> None:
    assert moved(replace(CALLED, consent=None)) == ["4.1.c"]


def test_4_1_c_the_day_before_the_last_round_is_the_last() -> None:
    assert moved(replace(CALLED, day=date(2012, 3, 23))) == []
    assert moved(replace(CALLED, day=LAST)) == ["4.1.c"]


def test_4_1_c_never_the_final_round() -> None:
    calls = tuple(replace(call, first=LAST, last=LAST) for call in CALLS)
    final = replace(CALLED, match=fixture(3, "c", "a").key, day=date(2012, 3, 31))
    findings = p04.move(final, calendar(call_ups=calls), values()).findings
    assert said(findings) == ["The last round is fixed and is not postponed."]


def test_4_1_c_a_postponement_within_the_round_keeps_its_end_date() -> None:
    early = fixture(day=date(2011, 10, 8))
    calls = tuple(replace(call, first=early.day, last=early.day) for call in CALLS)
    asked = replace(CALLED, day=date(2011, 10, 12))
    outcome = p04.move(asked, calendar(early, fixture(3, "c", "a"), call_ups=calls), values())
    assert (outcome.findings, outcome.fixture.end_date) == ((), END)


# § 4.5: term calendar


def test_4_5_a_rounds_on_a_public_holiday_get_a_note() -> None:
    on_holiday = (fixture(1, day=date(2011, 10, 26)), fixture(1, "c", "d", day=date(2011, 10, 26)))
    notes = list(p04.holidays(division("landesliga"), (*on_holiday, fixture(2)), values()))
    assert [note.rule for note in notes] == ["4.5.a"]
    with speaking("de"):
        assert str(notes[0].sentence) == (
            "Runde 1 der Landesliga am 26.10.2011 fällt auf einen Feiertag: Nationalfeiertag."
        )
    with speaking("en"):
        assert str(notes[0].sentence).endswith("falls on a public holiday: National Day.")


def test_4_5_a_the_days_beside_a_holiday_get_none() -> None:
    beside = [fixture(1, day=date(2011, 10, 25)), fixture(2, "b", "c", day=date(2011, 10, 27))]
    assert list(p04.holidays(division("landesliga"), beside, values())) == []


def test_4_5_a_a_match_moved_to_a_holiday_is_told() -> None:
    asked = replace(FORCED, day=date(2011, 12, 8))
    assert [note.rule for note in p04.move(asked, calendar(), values()).notes] == ["4.5.a"]


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (date(2011, 10, 6), []),
        (date(2011, 10, 7), ["4.5.c"]),
        (date(2011, 10, 9), ["4.5.c"]),
        (date(2011, 10, 10), []),
    ],
)
def test_4_5_c_a_new_date_on_a_protected_one(day: date, expected: list[str]) -> None:
    event = ProtectedDate("rapid championship", date(2011, 10, 7), date(2011, 10, 9))
    assert moved(replace(AGREED, day=day), protected=(event,)) == expected


@pytest.mark.parametrize(
    ("like", "district", "expected"),
    [
        ("kreisliga-graz", "Graz", ["4.5.c"]),
        ("kreisliga-graz", "Süd", []),
        ("kreisliga-graz", None, ["4.5.c"]),
        ("landesliga", "Süd", ["4.5.c"]),
    ],
)
def test_4_5_c_another_kreis_is_not_in_the_way(
    like: str, district: str | None, expected: list[str]
) -> None:
    event = ProtectedDate("open", END, END, district)
    found = p04.protected_dates(calendar(fixture(), like=like, protected=(event,)), values())
    assert rules(found) == expected


def test_4_5_c_events_meet_on_a_common_day() -> None:
    event = ProtectedDate("open", date(2012, 1, 5), date(2012, 1, 8), "Graz")
    others = [
        ProtectedDate("before", date(2012, 1, 1), date(2012, 1, 4)),
        ProtectedDate("touching", date(2012, 1, 1), date(2012, 1, 5)),
        ProtectedDate("after", date(2012, 1, 9), date(2012, 1, 9)),
        ProtectedDate("elsewhere", date(2012, 1, 5), date(2012, 1, 8), "Süd"),
        ProtectedDate("last day", date(2012, 1, 8), date(2012, 1, 9), "Graz"),
    ]
    assert said(p04.free_date(event, others, values())) == [
        "The date 5 Jan 2012 collides with a protected one: touching.",
        "The date 8 Jan 2012 collides with a protected one: last day.",
    ]


# § 7.1.d and e: force majeure


def test_7_1_d_force_majeure_sets_a_new_end_date() -> None:
    outcome = p04.move(FORCED, calendar(), values())
    assert (outcome.findings, outcome.notes) == ((), ())
    assert outcome.fixture == fixture(day=FORCED.day, end_date=FORCED.day)


def test_7_1_d_needs_proof_and_the_klassenspielleiter() -> None:
    assert moved(replace(FORCED, proof="")) == moved(replace(FORCED, proof=None)) == ["7.1.d"]
    assert moved(replace(FORCED, consent=None)) == ["7.1.d"]


def test_7_1_d_the_new_date_is_before_the_last_round() -> None:
    assert moved(replace(FORCED, day=date(2012, 3, 23))) == []
    assert moved(replace(FORCED, day=LAST)) == ["7.1.d"]


def test_7_1_e_the_visitors_refund_when_the_home_team_could_not_appear() -> None:
    outcome = p04.move(replace(FORCED, team="a"), calendar(), values())
    assert [note.rule for note in outcome.notes] == ["7.1.e"]


# § 13.6: end dates, bringing forward, the last round


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
    hour = calendar(fixture(3, "a", "b"), fixture(3, "e", "f"), fixture(3, "c", "d", start=None))
    assert said(p13.last_round(hour, values())) == [
        "c – d of the last round starts at –, the other matches at 15:00."
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


def test_4_1_c_an_unknown_match_and_a_strange_team_are_errors() -> None:
    with pytest.raises(NotFoundError, match="x – y in round 9"):
        p04.move(replace(FORCED, match=("landesliga", 9, "x", "y")), calendar(), values())
    with pytest.raises(InputError, match=r"§ 7\.1\.d: the team is a or b, not “z”"):
        p04.move(replace(FORCED, team="z"), calendar(), values())
    with pytest.raises(InputError, match=r"§ 4\.1\.c: the team is a or b"):
        p04.move(replace(CALLED, team=None), calendar(), values())
