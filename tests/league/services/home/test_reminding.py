"""Reminders of lineups and reports that are missing."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from league.decision_subjects import TeamKey
from league.facts.captains import CaptainReport
from league.facts.matches import Side
from league.facts.seals import Seal
from league.facts.seasons import Fixture, MatchKey
from league.facts.users import Appointment, Role, User
from league.record_kinds import CAPTAIN_REPORT, SEAL, USER
from league.rulings import Action, Ruling
from league.services.home.reminding import remind_due
from league.services.messages import sending
from league.services.messages.settings import change_settings
from league.services.session.lineup_records import side_key
from league.services.session.match_times import stored_times
from league.views.messages import MessageSettings
from tests.worlds.acting import OFFICIAL, add_ruling, record
from tests.worlds.league_world import SATURDAYS, SEASON, season, stored

MATCH: MatchKey = ("kl", 1, "A1", "B1")
START = datetime(2011, 9, 24, 13, tzinfo=UTC)
"""15:00 in Vienna, where it is summer."""
DUE = datetime(2011, 9, 25, 21, 59, tzinfo=UTC)
"""The end of the day after the match (§ 4.3.d, I9), by the clocks of Vienna."""


class Clock:
    """The clock on the wall."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = START - timedelta(days=3)
        patch.setattr("league.clock.now", lambda: self.now)


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    found = Clock(monkeypatch)
    fixture = Fixture(*MATCH, SATURDAYS[0], SATURDAYS[0], (START + timedelta(hours=2)).time())
    with stored(tmp_path, replace(season(), fixtures=(fixture,))):
        for login, team in (("anna", "A1"), ("bert", "B1"), ("cora", "C1")):
            roles = (Appointment(Role.CAPTAIN, SEASON, team=team),)
            user = User(login, f"{login}@example.org", "en", roles)
            record(None, USER, login, user, actor=OFFICIAL, why="")
        yield found


def told() -> list[tuple[str, str]]:
    return [(row.event.partition(" ")[0], row.whom) for _state, row in sending.outbox()]


def test_missing_lineups_are_told_some_hours_before_the_start(clock: Clock) -> None:
    clock.now = START - timedelta(hours=3, seconds=1)
    assert remind_due() == 0
    clock.now = START - timedelta(hours=3)
    assert remind_due() == 2
    assert remind_due() == 0
    assert told() == [("missing_lineup", "anna"), ("missing_lineup", "bert")]


def test_nobody_is_reminded_of_a_match_that_lapsed(clock: Clock) -> None:
    for action, told_now in ((Action.EXCLUDE, 0), (Action.REOPEN, 2)):
        at = clock.now
        add_ruling(SEASON, Ruling(action, TeamKey("B1"), "It left.", "Office", at, team="B1"))
        clock.now = START - timedelta(hours=3)
        assert remind_due() == told_now


def test_who_has_sealed_is_told_nothing_and_nobody_after_the_start(clock: Clock) -> None:
    seal = Seal(MATCH, Side.HOME, clock.now, "anna", "d", "s", "k")
    record(SEASON, SEAL, side_key(MATCH, Side.HOME), seal, actor=OFFICIAL, why="")
    clock.now = START
    assert remind_due() == 0
    clock.now = START - timedelta(hours=1)
    assert remind_due() == 1
    assert told() == [("missing_lineup", "bert")]


def test_missing_reports_are_told_before_they_are_due(clock: Clock) -> None:
    change_settings(MessageSettings(lineup_hours=0, report_hours=2), actor=OFFICIAL)
    fact = CaptainReport(match=MATCH, side=Side.AWAY, at=START, by="bert")
    record(SEASON, CAPTAIN_REPORT, side_key(MATCH, Side.AWAY), fact, actor=OFFICIAL, why="")
    clock.now = DUE - timedelta(hours=2, seconds=1)
    assert remind_due() == 0
    clock.now = DUE - timedelta(hours=2)
    assert remind_due() == 1
    assert told() == [("missing_report", "anna")]
    clock.now = DUE + timedelta(minutes=1)
    assert remind_due() == 0


def test_zero_hours_are_no_reminder(clock: Clock) -> None:
    change_settings(MessageSettings(lineup_hours=0, report_hours=0), actor=OFFICIAL)
    for hours in range(-6, 60):
        clock.now = START + timedelta(hours=hours)
        if clock.now != DUE:
            assert remind_due() == 0


def test_the_hour_is_the_federations(clock: Clock) -> None:
    assert stored_times(SEASON, MATCH).starts == START
