"""A whole period against the single player's arithmetic, and how long 50,000 games take."""

import time
from datetime import date
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from league.facts.periods import CarriedGame, Game, ListEntry
from league.outcomes.rating_periods import State, rate
from league.outcomes.ratings import RatedGame, rated
from league.rulebooks.tuwo_stmk_2011.annex_c_period import period_rules
from tests.worlds.tuwo_world import values

DAY = date(2011, 10, 1)
RULES = period_rules(values())
IDENTS = tuple("abcdef")

entries = st.fixed_dictionaries(
    {ident: st.one_of(st.none(), st.integers(1000, 2800)) for ident in IDENTS}
)
games = st.lists(
    st.tuples(st.permutations(IDENTS), st.integers(0, 2)).map(
        lambda drawn: Game(DAY, drawn[0][0], drawn[0][1], drawn[1])
    ),
    max_size=60,
)


def listed(ratings: dict[str, int | None]) -> list[ListEntry]:
    return [ListEntry(ident, rating) for ident, rating in ratings.items()]


@settings(max_examples=60)
@given(entries, games)
def test_each_player_is_rated_as_if_alone(
    ratings: dict[str, int | None], played: list[Game]
) -> None:
    outcome = rate(played, listed(ratings), RULES)
    for row in outcome.rows:
        mine = []
        for game in played:
            sides = (
                (game.first, game.second, game.score),
                (game.second, game.first, 2 - game.score),
            )
            for own, other, score in sides:
                strength = ratings[other]
                if own == row.ident and strength is not None:
                    mine.append(RatedGame(strength, score))
        assert row.rating == rated(ratings[row.ident], mine, RULES.rating)
        assert row.entry.rating == row.rating.new
        assert row.counted == len(mine)


@settings(max_examples=60)
@given(entries, games, st.randoms())
def test_the_order_of_games_and_players_changes_no_rating(
    ratings: dict[str, int | None], played: list[Game], random: Random
) -> None:
    mixed, others = list(played), listed(ratings)
    random.shuffle(mixed)
    random.shuffle(others)
    one, two = rate(played, listed(ratings), RULES), rate(mixed, others, RULES)
    assert [row.rating for row in one.rows] == [row.rating for row in two.rows]
    assert (one.games, one.rated) == (two.games, two.rated)


@settings(max_examples=40)
@given(entries, games, st.integers(0, 60))
def test_newcomers_lose_nothing_when_their_games_come_in_two_periods(
    ratings: dict[str, int | None], played: list[Game], cut: int
) -> None:
    me = [game for game in played if "a" in (game.first, game.second)]
    fixed = listed(ratings | {"a": None})
    first = rate(me[:cut], fixed, RULES)
    waiting = next(row.entry for row in first.rows if row.ident == "a")
    if waiting.rating is not None:
        return
    second = rate(me[cut:], [waiting, *(one for one in fixed if one.ident != "a")], RULES)
    at_once = rate(me, fixed, RULES)
    assert [row.rating for row in second.rows if row.ident == "a"] == [
        row.rating for row in at_once.rows if row.ident == "a"
    ]


def test_the_next_list_starts_the_next_period() -> None:
    start = [ListEntry("a", 1800, idle=13), ListEntry("b"), ListEntry("c", 1500)]
    outcome = rate([Game(DAY, "b", "c", 2)], start, RULES)
    after = {entry.ident: entry for entry in outcome.next_list()}
    assert (after["a"].rating, after["a"].listed) == (None, False)
    assert after["b"].carried == (CarriedGame(1500, 2),)
    assert (after["c"].rating, after["c"].idle) == (1500, 1)
    assert [row.state for row in outcome.rows] == [State.REMOVED, State.WAITING, State.RATED]


def fifty_thousand(seed: int = 1) -> tuple[list[Game], list[ListEntry]]:
    random = Random(seed)
    players = [
        ListEntry(str(number), random.randint(1000, 2500) if number % 10 else None)
        for number in range(6000)
    ]
    drawn = (random.sample(range(6000), 2) for _game in range(50_000))
    return [Game(DAY, str(one), str(two), random.randint(0, 2)) for one, two in drawn], players


def test_fifty_thousand_games_in_a_second_and_a_half() -> None:
    played, players = fifty_thousand()
    took = []
    for _run in range(3):
        start = time.process_time()
        outcome = rate(played, players, RULES)
        took.append(time.process_time() - start)
    assert outcome.games == 50_000
    assert min(took) <= 1.5
