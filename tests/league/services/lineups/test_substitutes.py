"""§ 4.3.b: in the first hour a substitute may come in, and nobody else changes his place."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from league.errors import InputError, RightError
from league.facts.matches import Side
from league.services.lineups.checking import check_lineup
from league.services.lineups.opening import open_due
from league.services.lineups.sealing import exchange_now
from league.services.lineups.states import lineup_state
from league.services.lineups.substitutes import substitute
from league.services.session import transactions
from league.services.session.lineup_records import rows_now
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import refused
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


@pytest.fixture
def opened(held: Hall) -> Hall:
    """Both lineups are open; it is 15:00."""
    held.hand_in(Side.HOME)
    held.hand_in(Side.AWAY)
    held.at(START)
    open_due(key=held.key)
    return held


def comes_in(board: int, into: str) -> object:
    return substitute(SEASON, MATCH, Side.HOME, board, into, actor=HOME_CAPTAIN)


def test_4_3_b_a_substitute_takes_a_board_and_both_see_it(opened: Hall) -> None:
    opened.at(START + 20 * timedelta(minutes=1))
    assert comes_in(2, "a3") == ("a1", "a3")
    for side in (Side.HOME, Side.AWAY, None):
        seen = lineup_state(SEASON, MATCH, for_side=side)
        # What was handed in stays as it was; what plays now stands beside it.
        assert (seen.home.row, seen.home.now) == (HOME, ("a1", "a3"))
        assert [(one.out, one.into, one.board) for one in seen.substitutions] == [("a2", "a3", 2)]
    assert rows_now(SEASON, MATCH) == {Side.HOME: ("a1", "a3"), Side.AWAY: AWAY}


def test_4_3_b_not_before_the_opening_and_not_after_the_hour(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.hand_in(Side.AWAY)
    held.at(START)
    refused(lambda: comes_in(2, "a3"), "after both lineups were opened")
    open_due(key=held.key)
    held.at(START + HOUR)
    assert comes_in(2, "a3") == ("a1", "a3")
    held.at(START + HOUR + SECOND)
    refused(lambda: comes_in(2, "a4"), "is over")
    assert "is over" in lineup_state(SEASON, MATCH, for_side=Side.HOME).home.no_substitute


def test_a_lineup_alone_takes_no_substitute(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.at(START + HOUR)
    open_due(key=held.key)
    refused(lambda: comes_in(2, "a3"), "after both lineups were opened")


@pytest.mark.parametrize(
    ("board", "into", "words"),
    [
        (1, "a2", "in the lineup already"),
        (2, "a1", "in the lineup already"),
        (3, "a3", "Board 3 does not exist"),
        (0, "a3", "Board 0 does not exist"),
        (2, "nobody", "No player has the pass number nobody"),
    ],
)
def test_only_a_substitute_comes_in(opened: Hall, board: int, into: str, words: str) -> None:
    refused(lambda: comes_in(board, into), words)


def test_who_went_out_does_not_come_back(opened: Hall) -> None:
    comes_in(2, "a3")
    refused(lambda: comes_in(1, "a2"), "in the lineup already")
    comes_in(2, "a4")
    refused(lambda: comes_in(2, "a3"), "in the lineup already")


def test_an_empty_board_may_be_filled(held: Hall) -> None:
    held.hand_in(Side.HOME, (None, "a2"))
    held.hand_in(Side.AWAY)
    held.at(START)
    open_due(key=held.key)
    assert comes_in(1, "a1") == ("a1", "a2")
    (change,) = lineup_state(SEASON, MATCH, for_side=Side.AWAY).substitutions
    assert (change.out, change.into) == (None, "a1")


def test_the_same_change_twice_is_one(opened: Hall) -> None:
    comes_in(2, "a3")
    before = transactions.last_step()
    assert comes_in(2, "a3") == ("a1", "a3")
    assert transactions.last_step() == before


def test_a_foreign_captain_changes_nothing(opened: Hall) -> None:
    with pytest.raises(RightError):
        substitute(SEASON, MATCH, Side.HOME, 2, "a3", actor=AWAY_CAPTAIN)


def test_after_an_early_exchange_substitutes_come_in_until_an_hour_after_the_start(
    held: Hall,
) -> None:
    held.hand_in(Side.HOME)
    held.hand_in(Side.AWAY)
    for side, actor in ((Side.HOME, HOME_CAPTAIN), (Side.AWAY, AWAY_CAPTAIN)):
        exchange_now(SEASON, MATCH, side, key=held.key, actor=actor)
    assert comes_in(2, "a3") == ("a1", "a3")
    held.at(START + HOUR)
    assert comes_in(1, "a4") == ("a4", "a3")


def test_what_is_found_about_a_substitute_forbids_nothing(opened: Hall) -> None:
    desk = open_desk(opened.path, OFFICIAL)
    assert check_lineup(desk, MATCH, Side.HOME, HOME).findings == ()
    # a4 stands on no list: § 4.4.d.
    after = comes_in(2, "a4")
    assert after == ("a1", "a4")
    found = check_lineup(desk, MATCH, Side.HOME, ("a1", "a4"))
    assert {(one.rule, one.board, one.side) for one in found.findings} == {("4.4.d", 2, "home")}


def test_the_match_sheet_begins_with_who_plays(opened: Hall) -> None:
    comes_in(2, "a3")
    sheet = draft_of(open_desk(opened.path, OFFICIAL), MATCH)
    assert (sheet.home, sheet.away, sheet.results) == (("a1", "a3"), AWAY, (None, None))


def test_a_check_says_the_same_whatever_the_opponent_handed_in(held: Hall) -> None:
    desk = open_desk(held.path, OFFICIAL)
    row = ("a4", None)
    before = check_lineup(desk, MATCH, Side.HOME, row)
    assert before.findings
    assert {one.side for one in before.findings} == {"home"}
    held.hand_in(Side.AWAY, ("b4", "b1"))
    again = check_lineup(open_desk(held.path, OFFICIAL), MATCH, Side.HOME, row)
    assert (again.findings, again.fees, again.notes) == (before.findings, before.fees, before.notes)


def test_a_check_refuses_what_cannot_be(held: Hall) -> None:
    desk = open_desk(held.path, OFFICIAL)
    for row, words in (
        (("a1", "a2", "a3"), "2 boards"),
        (("a1", "a1"), r"A1 \(a1\) sits at more than one board"),
        (("zz",), "No player"),
        ((None, None), "names nobody"),
        (("a1\x1b[2J",), "No player"),
    ):
        with pytest.raises(InputError, match=words):
            check_lineup(desk, MATCH, Side.HOME, row)
