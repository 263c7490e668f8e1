"""Who is told what of two reports, of decisions, and of other days for a match."""

from collections.abc import Callable, Iterator
from datetime import date, time
from pathlib import Path

import pytest

from league.facts.captains import ProposedDay
from league.facts.matches import LOSS, Side
from league.facts.users import Appointment, Role, User
from league.record_kinds import USER
from league.services.captain_reports.settling import decide, draft_told_by, settle_due
from league.services.schedule.proposals import answer, propose
from league.services.session.opening import open_desk
from league.storage.messages import messages
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.captain_world import (
    AWAY,
    HOME,
    MATCH,
    WON,
    at,
    both,
    open_lineups,
    opened,
    spielleiter,
    tell,
)
from tests.worlds.league_world import SEASON

Clock = Callable[[str], None]
__all__ = ["at"]


def account(login: str, language: str, *appointments: Appointment) -> None:
    user = User(login.title(), f"{login}@example.org", language, appointments)
    record(None, USER, login, user, actor=OFFICIAL, why="")


@pytest.fixture(autouse=True)
def path(tmp_path: Path, at: Clock) -> Iterator[Path]:
    """Two captains, one official of the division, one of another division."""
    with opened(tmp_path) as file:
        account("anna", "en", Appointment(Role.CAPTAIN, SEASON, team="A1"))
        account("bert", "de", Appointment(Role.CAPTAIN, SEASON, team="B1"))
        account("dora", "de", Appointment(Role.DIVISION_OFFICIAL, SEASON, "kl"))
        account("ella", "en", Appointment(Role.DIVISION_OFFICIAL, SEASON, "ll"))
        open_lineups()
        yield file


def told() -> list[tuple[str, str]]:
    """Who was told of what kind of event, in order."""
    return [(one.whom, one.event.partition(" ")[0]) for one in messages()]


def last_words() -> str:
    return " ".join(messages()[-1].body.split())


def test_a_first_report_and_two_equal_ones_are_told_to_nobody() -> None:
    both(*WON)
    assert told() == []


def test_differing_reports_are_told_once_to_both_teams_and_to_who_decides() -> None:
    tell(Side.HOME, *WON)
    tell(Side.AWAY, LOSS, LOSS)
    expected = [("anna", "differing"), ("bert", "differing"), ("dora", "official_told")]
    assert told() == expected
    # The last minute of the day after the match, by Vienna's clocks; German for who speaks it.
    assert "by 25 Sep 2011, 23:59" in messages()[0].body
    assert "nach dem 25.09.2011 entscheiden Sie" in last_words()
    tell(Side.AWAY, LOSS, WON[1])
    assert told() == expected


def test_a_protest_is_told_to_the_official_and_again_when_it_says_something_else() -> None:
    tell(Side.HOME, *WON, protest="Mobile phone on board 2")
    assert told() == [("dora", "official_told")]
    assert "A 1 meldet einen Protest" in last_words()
    assert "Mobile phone on board 2" in last_words()
    tell(Side.HOME, LOSS, LOSS, protest="Mobile phone on board 2")
    assert len(told()) == 1
    tell(Side.HOME, LOSS, LOSS, protest="Mobile phone on board 1")
    assert len(told()) == 2


def test_a_decision_is_told_to_both_with_its_reason(at: Clock, path: Path) -> None:
    tell(Side.HOME, *WON)
    tell(Side.AWAY, LOSS, LOSS)
    at("2011-09-26 08:00")
    draft = draft_told_by(SEASON, MATCH, Side.HOME)
    decide(open_desk(path, spielleiter(), SEASON), MATCH, draft, "The score sheets say so.")
    assert told()[3:] == [("anna", "decided"), ("bert", "decided")]
    assert "The score sheets say so." in last_words()


def test_a_report_that_stays_alone_is_told_to_the_official(at: Clock) -> None:
    tell(Side.HOME, *WON)
    at("2011-09-26 00:00")
    settle_due()
    assert told() == [("dora", "official_told")]
    assert "Nur A 1 hat gemeldet" in last_words()


def test_13_6_b_other_days_are_told_to_the_other_and_a_move_to_the_official(at: Clock) -> None:
    at("2011-09-10 12:00")
    friday = ProposedDay(date(2011, 9, 23), time(19))
    propose(SEASON, MATCH, Side.HOME, [friday], words="Fair", actor=HOME)
    assert told() == [("bert", "move_proposed")]
    assert "23.09.2011 19:00 – Fair" in last_words()
    answer(SEASON, MATCH, Side.AWAY, 1, refused="No hall", actor=AWAY)
    assert told()[1:] == [("anna", "move_refused")]
    assert "No hall" in last_words()
    propose(SEASON, MATCH, Side.HOME, [friday], actor=HOME)
    answer(SEASON, MATCH, Side.AWAY, 2, accepted=0, actor=AWAY)
    assert told()[2:] == [
        ("bert", "move_proposed"),
        ("anna", "move_accepted"),
        ("dora", "move_accepted"),
    ]
    assert "23.09.2011 19:00" in last_words()
