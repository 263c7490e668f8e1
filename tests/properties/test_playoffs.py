"""Play-offs end: whatever was played before, who wins on has won soon; then nothing is played."""

from hypothesis import given
from hypothesis import strategies as st

from league.facts.playoffs import PlayoffGame
from league.facts.tournaments import System, Tournament
from league.outcomes.tournaments.playoff_running import PlayoffState, playoff_state
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.rulebooks import load
from league.rulebooks.fide_tr.annex_2_playoffs import playoff as by_fide
from league.rulebooks.sjrp_2025.p06_playoffs import playoff
from tests.league.rulebooks.sjrp_2025.sjrp_world import values

PLAYERS = Tournament(id="t", name="T", system=System.SWISS, rounds=7, like="em-u14")
TEAMS = Tournament(id="t", name="T", system=System.SWISS, rounds=7, teams=True, boards=4)
RESULTS = ((2, 0), (1, 1), (0, 2))
SOON = 40
"""Games in a row of which one side wins each: more than any stage has."""


def plan_of(players: int, *, teams: bool = False) -> PlayoffPlan:
    found = playoff(players, TEAMS if teams else PLAYERS, False, values())
    if found is None:
        fide = load("fide-tr")
        found = by_fide(players, PLAYERS, False, fide.on(fide.first_day))
    assert found
    return found


def state_of(plan: PlayoffPlan, order: str, games: list[PlayoffGame], seed: int) -> PlayoffState:
    return playoff_state(plan, order, games, seed=seed)


def played(state: PlayoffState, result: tuple[int, int], moves: int) -> PlayoffGame:
    one = state.next[0]
    return PlayoffGame(one.stage, one.white, one.black, result, moves)


@given(
    players=st.integers(2, 6),
    teams=st.booleans(),
    seed=st.integers(0, 99),
    results=st.lists(st.sampled_from(RESULTS), max_size=30),
    best=st.integers(0, 5),
)
def test_whoever_wins_on_ends_it(
    players: int, teams: bool, seed: int, results: list[tuple[int, int]], best: int
) -> None:
    order = "ABCDEF"[:players]
    plan, games = plan_of(players, teams=teams), list[PlayoffGame]()
    state = state_of(plan, order, games, seed)
    for at, result in enumerate(results):
        if state.next:
            games.append(played(state, result, 30 + at))
            state = state_of(plan, order, games, seed)
    # From here on who comes first in this order wins each game.
    ranks = {key: at for at, key in enumerate(order[best % players :] + order[: best % players])}
    for at in range(SOON):
        if not state.next:
            break
        one = state.next[0]
        won = (2, 0) if ranks[one.white] < ranks[one.black] else (0, 2)
        games.append(played(state, won, 60 + at))
        state = state_of(plan, order, games, seed)
    assert not state.next
    assert state.winner is not None or state.undecided is not None
    assert not state.stray


@given(seed=st.integers(0, 99), results=st.lists(st.sampled_from(RESULTS), min_size=2, max_size=60))
def test_6_1_blitz_goes_on_exactly_until_one_is_two_points_ahead(
    seed: int, results: list[tuple[int, int]]
) -> None:
    plan = plan_of(2)
    first = state_of(plan, "AB", [], seed).next[0]
    games = [
        PlayoffGame(1, first.white, first.black, (1, 1)),
        PlayoffGame(1, first.black, first.white, (1, 1)),
    ]
    lead = 0
    for result in results:
        state = state_of(plan, "AB", games, seed)
        assert (state.winner is None) == (abs(lead) < 4), "half points: 4 are two points"
        if state.winner is not None:
            assert state.winner == ("A" if lead > 0 else "B")
            assert not state.next
            return
        one = state.next[0]
        games.append(PlayoffGame(one.stage, one.white, one.black, result))
        lead += (result[0] - result[1]) * (1 if one.white == "A" else -1)
