"""TUWO § 4.1.c, 4.5, 7.1.d and 13.6: the term calendar as a service."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, time
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.calendars import CallUp, ForceMajeure, Move, MoveKind, ProtectedDate
from league.facts.seasons import Fixture, MatchKey
from league.judging import judge_one
from league.services.journal import views as journal
from league.services.matches.changes import record_match
from league.services.schedule import calendar
from league.services.session import transactions
from league.services.session.opening import judge_stored, open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import play, refused, season, stored

# Three single rounds; A1 is at home twice. 24 September 2011 is a Saturday.
ROUNDS = (
    Fixture("kl", 1, "A1", "B1", date(2011, 9, 24), date(2011, 9, 24), time(15)),
    Fixture("kl", 1, "C1", "D1", date(2011, 9, 24), date(2011, 9, 24), time(15)),
    Fixture("kl", 2, "A1", "C1", date(2011, 10, 15), date(2011, 10, 15), time(15)),
    Fixture("kl", 3, "B1", "C1", date(2011, 11, 12), date(2011, 11, 12), time(15)),
)
FIRST, SECOND = ROUNDS[0].key, ROUNDS[2].key


@pytest.fixture(autouse=True)
def opened(tmp_path: Path) -> Iterator[None]:
    with stored(tmp_path, replace(season(), fixtures=ROUNDS)):
        yield


def fixture(key: MatchKey) -> Fixture:
    loaded, _rulings = transactions.load()
    return next(one for one in loaded.fixtures if one.key == key)


OPEN = ProtectedDate("Open", date(2011, 10, 15), date(2011, 10, 16))


def test_4_5_c_a_protected_date_shows_the_matches_on_it() -> None:
    assert [finding.rule for finding in calendar.protect(None, OPEN, actor=official("M"))] == [
        "4.5.c"
    ]
    view = calendar.show_calendar(None, "kl")
    assert [(one.rule, one.team) for one in view.findings] == [("4.5.c", "A1")]
    assert calendar.protected_dates(None) == [OPEN]
    calendar.unprotect(None, "Open", actor=official("M"))
    assert calendar.show_calendar(None, "kl").findings == ()
    assert journal.verify() is None


def test_4_5_c_two_events_on_one_day_need_a_reason() -> None:
    calendar.protect(None, OPEN, actor=official("M"))
    other = ProtectedDate("Blitz", date(2011, 10, 16), date(2011, 10, 16))
    refused(lambda: calendar.protect(None, other, actor=official("M")), "16 Oct 2011.*Open")
    calendar.protect(None, other, actor=official("M"), despite="agreed with the organiser")
    elsewhere = ProtectedDate("Cup", OPEN.first, OPEN.last, district="Süd")
    refused(lambda: calendar.protect(None, elsewhere, actor=official("M")), "Open")


def test_4_5_b_events_of_the_same_day_in_two_kreise_do_not_meet() -> None:
    calendar.protect(None, replace(OPEN, district="Graz"), actor=official("M"))
    south = ProtectedDate("Süd", OPEN.first, OPEN.last, district="Süd")
    assert calendar.protect(None, south, actor=official("M")) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (replace(OPEN, name=" "), "needs a name"),
        (replace(OPEN, last=date(2011, 10, 14)), "cannot end on 14 Oct 2011"),
        (replace(OPEN, last=date(2012, 7, 1)), "1 Jul 2012 is out of season"),
    ],
)
def test_4_5_b_a_protected_date_that_cannot_be_is_refused(event: ProtectedDate, words: str) -> None:
    refused(lambda: calendar.protect(None, event, actor=official("M")), words)


def test_an_event_that_is_not_there_cannot_be_taken_off() -> None:
    refused(lambda: calendar.unprotect(None, "Open", actor=official("M")), "“Protected date: Open”")


def test_4_5_a_a_round_on_a_public_holiday_is_noted() -> None:
    # 26 October is Austria's national day.
    moved = replace(ROUNDS[2], day=date(2011, 10, 26), end_date=date(2011, 10, 26))
    loaded, _rulings = transactions.load()
    transactions.import_season(
        replace(loaded, fixtures=(*ROUNDS[:2], moved, ROUNDS[3])), official("M"), ""
    )
    (note,) = calendar.show_calendar(None, "kl").notes
    assert (note.rule, "26" in str(note.sentence)) == ("4.5.a", True)


FORWARD = Move(
    FIRST,
    MoveKind.FORWARD,
    date(2011, 9, 23),
    start=time(18, 30),
    agreed=frozenset({"A1", "B1"}),
    notified=date(2011, 9, 10),
)


def test_13_6_b_with_both_consents_a_match_is_brought_forward() -> None:
    moved = calendar.move_match(None, FORWARD, actor=official("M"))
    assert moved.findings == ()
    found = fixture(FIRST)
    assert (found.day, found.start, found.end_date) == (
        date(2011, 9, 23),
        time(18, 30),
        date(2011, 9, 24),
    )
    assert journal.rows()[-1].what.startswith("Match moved: A 1 – B 1 (KL, round 1) – ")


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (replace(FORWARD, agreed=frozenset({"A1"})), "B1"),
        (replace(FORWARD, notified=None), r"13\.6\.b"),
        (replace(FORWARD, day=date(2011, 9, 25)), r"25 Sep 2011.*13\.6\.a"),
        (replace(FORWARD, day=date(2012, 9, 1)), "1 Sep 2012 is not in the season"),
        (replace(FORWARD, match=("kl", 9, "A1", "B1")), "no match A1 – B1 in round 9"),
        (replace(FORWARD, match=("kx", 1, "A1", "B1")), "no division “kx”"),
        (replace(FORWARD, team="C1"), "the team is A1 or B1"),
    ],
)
def test_13_6_b_a_move_without_its_papers_is_refused(asked: Move, words: str) -> None:
    refused(lambda: calendar.move_match(None, asked, actor=official("M")), words)


def test_13_6_a_a_move_past_the_end_date_needs_a_decision() -> None:
    late = replace(FORWARD, day=date(2011, 9, 25))
    found = calendar.move_match(None, late, actor=official("M"), despite="hall closed").findings
    assert [one.rule for one in found] == ["13.6.a"]
    assert [one.rule for one in calendar.show_calendar(None, "kl").findings] == ["13.6.a"]
    assert journal.rows()[-1].why == "hall closed"


def test_4_1_c_two_players_called_up_postpone_with_consent() -> None:
    days = (date(2011, 10, 14), date(2011, 10, 16))
    for ident in ("a1", "a2"):
        calendar.call_up(None, CallUp(ident, "U18", *days), actor=official("M"))
    asked = Move(
        SECOND,
        MoveKind.CALLED_UP,
        date(2011, 10, 29),
        team="A1",
        called_up=frozenset({"a1", "a2"}),
        consent=date(2011, 10, 1),
    )
    moved = calendar.move_match(None, asked, actor=official("M"))
    assert moved.fixture.end_date == date(2011, 10, 29)
    calendar.withdraw_call_up(None, "a2", "U18", actor=official("M"))
    again = replace(asked, day=date(2011, 10, 30))
    refused(lambda: calendar.move_match(None, again, actor=official("M")), r"4\.1\.c")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (CallUp("x9", "U18", date(2011, 10, 14), date(2011, 10, 16)), "pass number x9"),
        (CallUp("a1", "", date(2011, 10, 14), date(2011, 10, 16)), "needs a name"),
        (CallUp("a1", "U18", date(2011, 10, 16), date(2011, 10, 14)), "cannot end"),
        (CallUp("a1", "U18", date(2009, 10, 16), date(2011, 10, 14)), "out of season"),
    ],
)
def test_4_1_c_a_call_up_that_cannot_be_is_refused(call: CallUp, words: str) -> None:
    refused(lambda: calendar.call_up(None, call, actor=official("M")), words)


def test_4_1_c_a_match_with_results_is_not_moved() -> None:
    play(FIRST, (2, 0), (1, 1))
    refused(lambda: calendar.move_match(None, FORWARD, actor=official("M")), "has results already")


# Force majeure. On two boards one player is half a team; nobody is none: € 7 × 2 = € 14.


def no_show_rules(key: MatchKey) -> list[str]:
    judged = judge_stored(None).judgement.matches[key]
    return [finding.rule for finding in judged.findings if finding.rule.startswith("7.1")]


def test_7_1_d_force_majeure_is_no_failure_to_appear() -> None:
    play(FIRST)
    assert no_show_rules(FIRST) == ["7.1.a"]
    assert [fee.cents for fee in judge_stored(None).judgement.matches[FIRST].fees] == [1400]
    paper = ForceMajeure(FIRST, "B1", date(2011, 9, 24), "road closed by mud")
    calendar.excuse(None, paper, actor=official("M"))
    after = judge_stored(None).judgement
    assert (after.matches[FIRST].findings, after.matches[FIRST].fees) == ((), ())
    assert not after.matches[FIRST].entered
    assert after.no_shows == frozenset()


def test_7_1_d_an_excused_match_is_previewed_as_it_is_judged(tmp_path: Path) -> None:
    play(FIRST)
    calendar.excuse(None, ForceMajeure(FIRST, "B1", date(2011, 9, 24), "mud"), actor=official("M"))
    desk = open_desk(tmp_path / "league.sqlite", OFFICIAL)
    for came in (None, "b1"):
        draft = replace(draft_of(desk, FIRST), away=(came, None), results=(None, None))
        alone = judge_one(desk.judgement, desk.book, FIRST, draft)
        record_match(desk, FIRST, draft)
        assert alone == judge_stored(None).judgement.matches[FIRST]
        assert alone.entered == (came is not None)


def test_7_1_b_force_majeure_is_not_counted() -> None:
    again = Fixture("kl", 3, "C1", "B1", date(2011, 11, 12), date(2011, 11, 12), time(15))
    loaded, _rulings = transactions.load()
    transactions.import_season(replace(loaded, fixtures=(*ROUNDS[:3], again)), official("M"), "")
    play(FIRST)
    play(again.key)
    assert no_show_rules(again.key) == ["7.1.a", "7.1.b"]
    calendar.excuse(None, ForceMajeure(FIRST, "B1", date(2011, 9, 24), "mud"), actor=official("M"))
    assert no_show_rules(again.key) == ["7.1.a"]
    calendar.withdraw_excuse(None, FIRST, "B1", actor=official("M"), why="there was no mud")
    assert no_show_rules(again.key) == ["7.1.a", "7.1.b"]


def test_7_1_d_the_match_is_played_on_its_new_day() -> None:
    play(FIRST)
    asked = Move(
        FIRST,
        MoveKind.FORCE_MAJEURE,
        date(2011, 10, 1),
        team="B1",
        proof="road closed",
        consent=date(2011, 9, 25),
    )
    moved = calendar.move_match(None, asked, actor=official("M"))
    assert moved.findings == ()
    assert fixture(FIRST).day == date(2011, 10, 1)
    assert judge_stored(None).judgement.no_shows == frozenset()
    play(FIRST, (2, 0), (2, 0))
    judged = judge_stored(None).judgement.matches[FIRST]
    assert (judged.entered, judged.game_points) == (True, (4, 0))


def test_7_1_e_a_home_team_that_could_not_appear_is_noted() -> None:
    asked = Move(
        FIRST,
        MoveKind.FORCE_MAJEURE,
        date(2011, 10, 1),
        team="A1",
        proof="flood",
        consent=date(2011, 9, 25),
    )
    assert [note.rule for note in calendar.move_match(None, asked, actor=official("M")).notes] == [
        "7.1.e"
    ]


def test_7_1_d_force_majeure_without_proof_or_consent_is_refused() -> None:
    asked = Move(FIRST, MoveKind.FORCE_MAJEURE, date(2011, 10, 1), team="B1")
    refused(lambda: calendar.move_match(None, asked, actor=official("M")), r"(?s)7\.1\.d.*7\.1\.d")


@pytest.mark.parametrize(
    ("paper", "words"),
    [
        (ForceMajeure(FIRST, "C1", date(2011, 9, 24), "mud"), "C1 does not play"),
        (ForceMajeure(FIRST, "B1", date(2011, 9, 24), " "), "needs its proof"),
        (ForceMajeure(FIRST, "B1", date(2013, 9, 24), "mud"), "24 Sep 2013 is out of season"),
        (ForceMajeure(("kl", 7, "A1", "B1"), "B1", date(2011, 9, 24), "mud"), "not on the cal"),
    ],
)
def test_7_1_d_a_claim_that_cannot_be_is_refused(paper: ForceMajeure, words: str) -> None:
    refused(lambda: calendar.excuse(None, paper, actor=official("M")), words)
