"""§ 4.1.c, 4.5, 7.1.d and e: the calendar, and matches that are moved."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError, NotFoundError
from league.facts.calendars import ProtectedDate
from league.language import speaking
from league.rulebooks.tuwo_stmk_2011 import p04_calendar as p04
from tests.league.rulebooks.tuwo_stmk_2011.calendar_world import (
    AGREED,
    CALLED,
    CALLS,
    END,
    FORCED,
    LAST,
    calendar,
    fixture,
    moved,
    rules,
    said,
)
from tests.worlds.builders import division, values

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


def test_4_1_c_an_unknown_match_and_a_strange_team_are_errors() -> None:
    with pytest.raises(NotFoundError, match="x – y in round 9"):
        p04.move(replace(FORCED, match=("landesliga", 9, "x", "y")), calendar(), values())
    with pytest.raises(InputError, match=r"§ 7\.1\.d: the team is a or b, not “z”"):
        p04.move(replace(FORCED, team="z"), calendar(), values())
    with pytest.raises(InputError, match=r"§ 4\.1\.c: the team is a or b"):
        p04.move(replace(CALLED, team=None), calendar(), values())
