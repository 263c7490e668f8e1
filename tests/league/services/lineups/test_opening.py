"""When sealed lineups open: not a second early, both in one step, one alone for the official."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.matches import Side
from league.facts.seals import OpenedAs
from league.services.journal import views as journal
from league.services.lineups.opening import open_due
from league.services.lineups.sealing import exchange_now, hand_in
from league.services.lineups.states import lineup_state
from league.services.session import transactions
from league.services.session.lineup_records import rows_now
from league.views.lineups import LineupPhase
from tests.worlds.acting import OFFICIAL
from tests.worlds.lineup_world import (
    AWAY,
    AWAY_CAPTAIN,
    HOME,
    HOME_CAPTAIN,
    HOUR,
    MATCH,
    SEASON,
    SECOND,
    START,
    Hall,
    hall,
)


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with hall(tmp_path, monkeypatch) as found:
        yield found


def phases() -> tuple[LineupPhase, LineupPhase, LineupPhase]:
    """How far it is for the home captain, the away captain and the official."""
    home, away, official = (
        lineup_state(SEASON, MATCH, for_side=side).phase for side in (Side.HOME, Side.AWAY, None)
    )
    return home, away, official


def test_at_the_start_both_open_in_one_step_and_not_a_second_before(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.hand_in(Side.AWAY)
    held.at(START - SECOND)
    assert open_due(key=held.key) == []
    assert phases() == (LineupPhase.BOTH,) * 3
    assert rows_now(SEASON, MATCH) == {}
    steps = transactions.last_step()[0]
    held.at(START)
    (opening,) = open_due(key=held.key)
    assert (opening.how, opening.at) == (OpenedAs.START, START)
    assert transactions.last_step()[0] == steps + 1
    assert journal.rows()[-1].by == "spielleiter"
    assert phases() == (LineupPhase.OPENED,) * 3
    for side in (Side.HOME, Side.AWAY, None):
        seen = lineup_state(SEASON, MATCH, for_side=side)
        assert (seen.home.row, seen.away.row) == (HOME, AWAY)
    assert open_due(key=held.key) == []


def test_the_second_after_the_start_opens_both_at_once(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.at(START + 10 * SECOND)
    assert open_due(key=held.key) == []
    steps = transactions.last_step()[0]
    held.hand_in(Side.AWAY)
    # One step for the lineup, one for the opening.
    assert transactions.last_step()[0] == steps + 2
    seen = lineup_state(SEASON, MATCH, for_side=Side.HOME)
    assert (seen.phase, seen.how) == (LineupPhase.OPENED, OpenedAs.SECOND)
    assert rows_now(SEASON, MATCH) == {Side.HOME: HOME, Side.AWAY: AWAY}


def test_one_alone_opens_to_the_official_after_an_hour_and_never_to_the_opponent(
    held: Hall,
) -> None:
    held.hand_in(Side.HOME)
    held.at(START + HOUR - SECOND)
    assert open_due(key=held.key) == []
    assert phases() == (LineupPhase.ONE,) * 3
    held.at(START + HOUR)
    assert [one.how for one in open_due(key=held.key)] == [OpenedAs.ALONE]
    assert phases() == (LineupPhase.ONE, LineupPhase.ONE, LineupPhase.ALONE)
    assert lineup_state(SEASON, MATCH, for_side=None).home.row == HOME
    for side in (Side.HOME, Side.AWAY):
        seen = lineup_state(SEASON, MATCH, for_side=side)
        assert (seen.home.row, seen.home.now, seen.home.salt, seen.opened_at) == (
            None,
            None,
            "",
            None,
        )
    # The second still comes: now both see both.
    held.at(START + HOUR + SECOND)
    held.hand_in(Side.AWAY)
    assert phases() == (LineupPhase.OPENED,) * 3
    assert lineup_state(SEASON, MATCH, for_side=Side.AWAY).how is OpenedAs.SECOND


def test_an_exchange_needs_both_captains_and_both_lineups(held: Hall) -> None:
    with pytest.raises(InputError, match="Hand in a lineup first"):
        exchange_now(SEASON, MATCH, Side.HOME, key=held.key, actor=HOME_CAPTAIN)
    held.hand_in(Side.HOME)
    assert not exchange_now(SEASON, MATCH, Side.HOME, key=held.key, actor=HOME_CAPTAIN)
    assert not exchange_now(SEASON, MATCH, Side.HOME, key=held.key, actor=HOME_CAPTAIN)
    held.hand_in(Side.AWAY)
    assert phases() == (LineupPhase.BOTH,) * 3
    assert lineup_state(SEASON, MATCH, for_side=Side.AWAY).home.exchange is not None
    assert exchange_now(SEASON, MATCH, Side.AWAY, key=held.key, actor=AWAY_CAPTAIN)
    seen = lineup_state(SEASON, MATCH, for_side=Side.HOME)
    assert (seen.phase, seen.how) == (LineupPhase.OPENED, OpenedAs.EXCHANGED)
    with pytest.raises(InputError, match="stands"):
        held.hand_in(Side.HOME, ("a2", "a1"))


def test_replacing_is_free_until_the_start(held: Hall) -> None:
    first = held.hand_in(Side.HOME)
    held.at(START - SECOND)
    second = held.hand_in(Side.HOME, ("a1", "a3"))
    assert first.digest != second.digest
    assert lineup_state(SEASON, MATCH, for_side=None).home.receipt == second
    held.at(START)
    with pytest.raises(InputError, match="stands"):
        held.hand_in(Side.HOME, ("a2", "a3"))
    held.hand_in(Side.AWAY)
    assert rows_now(SEASON, MATCH)[Side.HOME] == ("a1", "a3")


def test_the_same_form_twice_is_one_seal(held: Hall) -> None:
    first = held.hand_in(Side.HOME, form="f1")
    second = held.hand_in(Side.HOME, ("a1", "a3"), form="f2")
    steps = transactions.last_step()
    # The first form comes again late, from a telephone that had no network.
    assert held.hand_in(Side.HOME, form="f1") == first
    assert held.hand_in(Side.HOME, ("a1", "a3"), form="f2") == second
    assert transactions.last_step() == steps
    assert lineup_state(SEASON, MATCH, for_side=None).home.receipt == second


def test_the_official_hands_in_a_lineup_on_paper(held: Hall) -> None:
    receipt = hand_in(SEASON, MATCH, Side.AWAY, AWAY, key=held.key, actor=OFFICIAL)
    assert (receipt.by, receipt.side) == ("Official", Side.AWAY)


def test_a_look_reads_only_what_was_stored_since_the_last_one(
    held: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    held.at(START - HOUR)
    assert open_due(key=held.key) == []

    def everything() -> None:
        raise AssertionError("all that was ever handed in is read")

    monkeypatch.setattr("league.services.lineups.opening.waiting", everything)
    held.hand_in(Side.HOME)
    assert open_due(key=held.key) == []
    held.hand_in(Side.AWAY)
    held.hand_in(Side.AWAY, ("b1", "b2"))
    assert open_due(key=held.key) == []
    held.at(START)
    (opening,) = open_due(key=held.key)
    assert [one.row for one in opening.lineups] == [HOME, ("b1", "b2")]
    assert open_due(key=held.key) == []
