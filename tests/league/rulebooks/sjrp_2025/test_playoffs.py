"""Play-offs of the youth book: § 6.1 for two players, § 10.5 and 10.6 for teams."""

from dataclasses import replace

import pytest

from league.facts.playoffs import PlayoffGame
from league.facts.tournaments import System, Tournament
from league.outcomes.tournaments.playoff_running import Undecided, playoff_state
from league.outcomes.tournaments.playoffs import Clock, PlayoffPlan
from league.rulebooks.sjrp_2025.p06_playoffs import playoff
from tests.league.rulebooks.sjrp_2025.sjrp_world import values
from tests.worlds.playoff_world import PLAYERS, pairs, standing

TEAMS = replace(PLAYERS, teams=True, boards=4)


def planned(players: int, tournament: Tournament = PLAYERS) -> PlayoffPlan:
    found = playoff(players, tournament, False, values())
    assert found
    return found


TWO = planned(2)


def test_6_1_two_rapid_games_of_20_minutes() -> None:
    state = standing(TWO, seed=1)
    assert pairs(state) == ["A-B"], "random.Random(1) begins 0.1343, below one half"
    assert state.next[0].clock == Clock(20, 20)
    assert standing(TWO, "A-B 1-0, B-A =").winner == "A"


def test_6_1_at_one_all_blitz_until_two_points_ahead() -> None:
    rapid = "A-B 1-0, B-A 1-0"
    state = standing(TWO, rapid)
    assert (state.next[0].stage, state.next[0].clock) == (2, Clock(5, 5))
    # 1-0, 1½-½: one point ahead; 1½-1½: level; 2½-1½, 3½-1½: two ahead.
    games = ["A-B 1-0", "B-A =", "A-B 0-1", "B-A 0-1", "A-B 1-0"]
    for played in range(5):
        assert standing(TWO, rapid, ", ".join(games[:played])).winner is None
    assert standing(TWO, rapid, ", ".join(games)).winner == "A"


def test_6_1_colours_change_from_blitz_game_to_blitz_game() -> None:
    state = standing(TWO, "A-B =, B-A =", "B-A =, A-B =")
    assert pairs(state) == ["B-A"]


def test_6_1_says_nothing_of_three() -> None:
    assert playoff(3, PLAYERS, False, values()) is None


@pytest.mark.parametrize(
    ("system", "paragraph"), [(System.SWISS, "10.5"), (System.ROUND_ROBIN, "10.6")]
)
def test_10_5_and_10_6_teams_play_a_blitz_match_with_colours_reversed(
    system: System, paragraph: str
) -> None:
    plan = planned(2, replace(TEAMS, system=system))
    # In the tournament A had White on board 1 against B: now B has.
    whites = {frozenset("AB"): "B"}
    state = playoff_state(plan, "AB", [], whites=whites)
    assert pairs(state) == ["B-A"]
    assert not state.next[0].by_lot
    assert (state.next[0].paragraph, state.next[0].clock) == (paragraph, Clock(5, 5))
    # Four boards, 2½ : 1½ for A.
    won = playoff_state(plan, "AB", [PlayoffGame(1, "B", "A", (3, 5))], whites=whites)
    assert won.winner == "A"


def test_10_5_without_a_match_in_the_tournament_the_lot_gives_the_colours() -> None:
    plan = planned(2, TEAMS)
    state = playoff_state(plan, "AB", [], seed=1)
    assert pairs(state) == ["A-B"]
    assert state.next[0].by_lot


def test_10_5_level_again_a_person_decides() -> None:
    plan = planned(2, TEAMS)
    state = playoff_state(plan, "AB", [PlayoffGame(1, "A", "B", (4, 4))])
    assert (state.winner, state.undecided) == (None, Undecided.LEVEL)


def test_10_5_three_teams_play_each_other() -> None:
    plan = planned(3, TEAMS)
    # Berger of three: 2-3, 1-2, 3-1 = B-C first; in the tournament B had White against C.
    state = playoff_state(plan, "ABC", [], whites={frozenset("BC"): "C"})
    assert pairs(state) == ["C-B"]


def test_6_1_the_book_gives_no_rest() -> None:
    assert (TWO.rest_before, TWO.rest_between) == (0, 0)
