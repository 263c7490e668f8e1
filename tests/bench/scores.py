"""Scores read and judged, one and many, and a season of games as PGN.

Read by processor time, as the machine may be busy; each game differs from the others.
"""

import time
from collections.abc import Callable, Iterator
from datetime import date

from league.facts.disputes import Dispute, PositionAsked
from league.games.pgn import games_in, pgn_text
from league.games.reading import read_game
from league.laws import Verdict, edition_on, judge
from tests.bench.figures import Figure, of_runs
from tests.worlds.chess_games import played

MANY, SEASON, PLIES = 1_000, 1_200, 80
"""Games, and plies of a usual one."""
DAY = date(2026, 1, 10)
DIFFERENT = 200
"""Games made; more would only repeat the same work."""


def scores() -> Iterator[Figure]:
    """A 60-move score, a thousand games, and the games of a season."""
    long = played(1, 120).score
    yield of_runs("60-move score read and judged", _runs(lambda: _judged(long), 15, 1000), 30, "ms")
    games = [played(seed, PLIES).score for seed in range(DIFFERENT)] * (SEASON // DIFFERENT)
    many = _runs(lambda: [_judged(score) for score in games[:MANY]], 3)
    yield of_runs("1,000 games read and judged", many, 2.5, "s")
    facts = [read_game(score) for score in games]
    written = _runs(lambda: [pgn_text({"Round": "1"}, one) for one in facts], 3)
    yield of_runs("1,200 games written as PGN", written, 4, "s")
    text = "\n".join(pgn_text({"Round": "1"}, one) for one in facts)
    read = _runs(lambda: [read_game(game.moves) for game in games_in(text)], 3)
    yield of_runs("1,200 games read from a PGN", read, 4, "s")


def _judged(score: str) -> Verdict:
    """Read a game and ask the Laws whether it is over."""
    return judge(read_game(score), Dispute(happening=PositionAsked()), edition_on(DAY))


def _runs(work: Callable[[], object], runs: int, factor: int = 1) -> list[float]:
    taken = list[float]()
    for _run in range(runs):
        start = time.process_time()
        work()
        taken.append(factor * (time.process_time() - start))
    return taken
