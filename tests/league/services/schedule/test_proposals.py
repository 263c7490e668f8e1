"""TUWO § 13.6.b: another day for a match, proposed by one team and answered by the other."""

from collections.abc import Callable, Iterator
from datetime import date, time
from pathlib import Path

import pytest

from league.errors import NotFoundError
from league.facts.calendars import Move, MoveKind, ProtectedDate
from league.facts.captains import ProposedDay
from league.facts.matches import Side
from league.facts.seasons import MatchKey, key_text
from league.record_kinds import MOVE
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.schedule import calendar
from league.services.schedule.proposal_words import day_words
from league.services.schedule.proposals import answer, proposals, propose, waiting_proposals
from league.services.session import transactions
from league.services.session.records import recorded_one
from league.storage.seasons import match_facts
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
)
from tests.worlds.league_world import SEASON, refused

Clock = Callable[[str], None]
__all__ = ["at"]

LATER: MatchKey = ("kl", 2, "A1", "C1")
FRIDAY, TUESDAY = ProposedDay(date(2011, 9, 23), time(19)), ProposedDay(date(2011, 9, 20))
"""Before Saturday, 24 September 2011, the end date of the round."""
TOO_LATE = ProposedDay(date(2011, 9, 25))


@pytest.fixture(autouse=True)
def path(tmp_path: Path, at: Clock) -> Iterator[Path]:
    at("2011-09-10 12:00")
    with opened(tmp_path) as file:
        yield file


def set_for() -> tuple[date, time | None, date]:
    fixture = match_facts(SEASON, MATCH)[0]
    return fixture.day, fixture.start, fixture.end_date


def test_13_6_b_an_accepted_day_moves_the_match_and_keeps_its_end_date() -> None:
    made = propose(SEASON, MATCH, Side.HOME, [FRIDAY, TUESDAY], words="Fair", actor=HOME)
    assert (made.number, made.waits, set_for()[0]) == (1, True, date(2011, 9, 24))
    assert [one.number for one in waiting_proposals(SEASON)] == [1]
    done = answer(SEASON, MATCH, Side.AWAY, 1, accepted=0, actor=AWAY)
    assert (done.waits, done.words) == (False, "accepted: 23 Sep 2011 19:00")
    assert set_for() == (date(2011, 9, 23), time(19), date(2011, 9, 24))
    # In writing by both teams, and the official is told that day.
    assert recorded_one(SEASON, MOVE, key_text(MATCH)) == Move(
        MATCH,
        MoveKind.FORWARD,
        date(2011, 9, 23),
        time(19),
        team="A1",
        agreed=frozenset({"A1", "B1"}),
        notified=date(2011, 9, 10),
        reason="Fair",
    )
    assert waiting_proposals(SEASON) == ()
    assert calendar.show_calendar(SEASON, "kl").findings == ()


def test_a_refusal_needs_its_reason_and_leaves_the_match_where_it_is() -> None:
    propose(SEASON, MATCH, Side.AWAY, [TUESDAY], actor=AWAY)
    refused(lambda: answer(SEASON, MATCH, Side.HOME, 1, refused=" ", actor=HOME), "says why")
    done = answer(SEASON, MATCH, Side.HOME, 1, refused="The hall is closed.", actor=HOME)
    assert (done.words, set_for()[0]) == ("refused: The hall is closed.", date(2011, 9, 24))
    refused(lambda: answer(SEASON, MATCH, Side.HOME, 1, accepted=0, actor=HOME), "answered already")
    assert propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME).number == 2
    assert [one.number for one in proposals(SEASON, MATCH)] == [1, 2]


@pytest.mark.parametrize(
    ("days", "words"),
    [
        ([], "one to 3 different days"),
        ([FRIDAY, TUESDAY, ProposedDay(date(2011, 9, 21)), ProposedDay(date(2011, 9, 22))], "to 3"),
        ([FRIDAY, FRIDAY], "different days"),
        # § 13.6.a: the end date may not be passed.
        ([TOO_LATE], "25 Sep 2011.*13.6.a"),
        ([ProposedDay(date(2011, 9, 9))], "9 Sep 2011 has passed"),
        ([ProposedDay(date(2011, 9, 24))], "set for 24 Sep 2011 already"),
        ([ProposedDay(date(2011, 9, 24), time(15))], "set for 24 Sep 2011 already"),
        ([ProposedDay(date(2012, 9, 1))], "not in the season"),
    ],
)
def test_nothing_that_cannot_be_is_proposed(days: list[ProposedDay], words: str) -> None:
    refused(lambda: propose(SEASON, MATCH, Side.HOME, days, actor=HOME), words)


def test_the_same_day_at_another_hour_can_be_proposed() -> None:
    earlier = ProposedDay(date(2011, 9, 24), time(10))
    assert propose(SEASON, MATCH, Side.HOME, [earlier], actor=HOME).waits
    assert day_words(earlier) == "24 Sep 2011 10:00"


def test_a_day_protected_meanwhile_is_not_accepted_any_more(at: Clock) -> None:
    propose(SEASON, MATCH, Side.HOME, [FRIDAY, TUESDAY], actor=HOME)
    event = ProtectedDate("Open", FRIDAY.day, FRIDAY.day)
    calendar.protect(SEASON, event, actor=spielleiter())
    refused(lambda: answer(SEASON, MATCH, Side.AWAY, 1, accepted=0, actor=AWAY), "Open.*4.5.c")
    at("2011-09-21 12:00")
    refused(lambda: answer(SEASON, MATCH, Side.AWAY, 1, accepted=1, actor=AWAY), "has passed")
    assert set_for()[0] == date(2011, 9, 24)


def test_a_match_that_was_played_is_not_moved(at: Clock) -> None:
    at("2011-09-24 20:00")
    open_lineups()
    both(*WON)
    at("2011-09-23 10:00")
    refused(lambda: propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME), "results already")


def test_once_it_has_begun_a_match_is_not_moved_to_a_later_hour(at: Clock) -> None:
    # Else two captains could set the hour for substitutes and the start of reporting anew.
    evening = ProposedDay(date(2011, 9, 24), time(20))
    at("2011-09-24 14:59:59")
    propose(SEASON, MATCH, Side.HOME, [evening], actor=HOME)
    at("2011-09-24 15:00")
    refused(lambda: answer(SEASON, MATCH, Side.AWAY, 1, accepted=0, actor=AWAY), "has begun")
    refused(lambda: propose(SEASON, MATCH, Side.HOME, [evening], actor=HOME), "has begun")
    assert set_for() == (date(2011, 9, 24), time(15), date(2011, 9, 24))


def test_an_hour_that_has_passed_is_not_proposed(at: Clock) -> None:
    at("2011-09-23 19:00")
    refused(
        lambda: propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME),
        "23 Sep 2011 19:00 has passed",
    )
    at("2011-09-23 18:59:59")
    assert propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME).waits


def test_one_waits_for_the_answer_and_puts_his_own_proposal_right() -> None:
    propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME)
    refused(lambda: propose(SEASON, MATCH, Side.AWAY, [TUESDAY], actor=AWAY), "answer them first")
    refused(lambda: answer(SEASON, MATCH, Side.HOME, 1, accepted=0, actor=HOME), "other team")
    assert propose(SEASON, MATCH, Side.HOME, [TUESDAY], actor=HOME).number == 1
    (only,) = proposals(SEASON, MATCH)
    assert only.proposal.days == (TUESDAY,)
    refused(lambda: answer(SEASON, MATCH, Side.AWAY, 1, accepted=1, actor=AWAY), "no day 2; 1")
    with pytest.raises(NotFoundError):
        answer(SEASON, MATCH, Side.AWAY, 7, accepted=0, actor=AWAY)


def test_the_same_form_is_the_same_proposal() -> None:
    propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME, form="f1")
    steps = transactions.last_step()
    again = propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME, form="f1")
    assert (again.number, transactions.last_step()) == (1, steps)


def test_nobody_proposes_or_answers_for_others() -> None:
    refused(lambda: propose(SEASON, MATCH, Side.AWAY, [FRIDAY], actor=HOME), "has no right")
    refused(lambda: propose(SEASON, LATER, Side.AWAY, [FRIDAY], actor=AWAY), "has no right")
    propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME)
    refused(lambda: answer(SEASON, MATCH, Side.AWAY, 1, accepted=0, actor=HOME), "has no right")


def test_taking_an_accepted_day_back_sets_the_match_back() -> None:
    propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME)
    answer(SEASON, MATCH, Side.AWAY, 1, accepted=0, actor=AWAY)
    undo(transactions.last_step()[0], spielleiter(), "not agreed")
    assert set_for() == (date(2011, 9, 24), time(15), date(2011, 9, 24))
    assert [one.waits for one in proposals(SEASON, MATCH)] == [True]
    assert journal.verify() is None


def test_what_is_written_beside_it_is_text() -> None:
    for words in ("\x1b[31m", "x" * 100_000, "\u202e"):
        refused(
            lambda: propose(SEASON, MATCH, Side.HOME, [FRIDAY], words=words, actor=HOME),  # noqa: B023
            "cannot stand here|more than 10",
        )
    propose(SEASON, MATCH, Side.HOME, [FRIDAY], actor=HOME)
    refused(lambda: answer(SEASON, MATCH, Side.AWAY, 1, refused="\x00", actor=AWAY), "cannot stand")
