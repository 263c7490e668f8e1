"""A rating period of a large federation: 50,000 games of 8,000 players, some of them unrated."""

from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

from league.facts.periods import Game, ListEntry
from league.rulebooks import load
from tests.bench.figures import Figure, of_runs, seconds

GAMES, PLAYERS, NEWCOMERS, SEED = 50_000, 8_000, 400, 1


def rating_period(runs: int = 5) -> Iterator[Figure]:
    book, first = load("tuwo-stmk-2011"), date(2011, 7, 1)
    values, rng = book.on(first), Random(SEED)
    entries = [
        ListEntry(str(n), rng.randrange(1000, 2500) if n >= NEWCOMERS else None, listed=False)
        for n in range(PLAYERS)
    ]
    games = [
        Game(first + timedelta(days=rng.randrange(184)), str(one), str(other), rng.randrange(3))
        for one, other in (rng.sample(range(PLAYERS), 2) for _game in range(GAMES))
    ]
    period = book.ratings.period(first, values)
    rate = book.ratings.rate
    took = [seconds(lambda: rate(games, entries, period, values)) for _run in range(runs)]
    yield of_runs("rating period, 50,000 games", took, 1.5, "s")
