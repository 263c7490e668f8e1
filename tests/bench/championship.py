"""The table of a youth championship: 120 players after 7 rounds, two groups ranked apart."""

import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import (
    BoardResult,
    Entrant,
    Numbers,
    NumbersBy,
    Pair,
    RoundPairing,
    System,
    Tournament,
)
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.tournaments.ranking.rank_lines import rank_table
from tests.bench.figures import Figure, of_runs
from tests.worlds.acting import OFFICIAL
from tests.worlds.youth_world import youth_federation

PLAYERS, ROUNDS, TIMES, MOST = 120, 7, 21, 30.0


def championship() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        desk, file = open_desk(youth_federation(Path(folder)), OFFICIAL), played()
        rank_table(desk, file)
        took = []
        for _time in range(TIMES):
            start = time.process_time()
            rank_table(desk, file)
            took.append(1000 * (time.process_time() - start))
        transactions.close_file()
    yield of_runs("a table of 120 players after 7 rounds", took, MOST, "ms")


def played() -> TournamentFile:
    """Return a championship whose pairs are drawn by lot, every third player a girl."""
    random, keys = Random(1), [f"P{at}" for at in range(1, PLAYERS + 1)]
    rounds: dict[int, RoundPairing] = {}
    results: dict[tuple[int, int], BoardResult] = {}
    for at in range(1, ROUNDS + 1):
        order = random.sample(keys, PLAYERS)
        pairs = tuple(map(Pair, order[::2], order[1::2]))
        rounds[at] = RoundPairing(tournament="u8", round=at, pairs=pairs)
        for board in range(1, len(pairs) + 1):
            white, black = random.choice(("10", "==", "01", "10", "01", "+-"))
            results[at, board] = BoardResult(
                tournament="u8", round=at, board=board, white=white, black=black
            )
    return TournamentFile(
        tournament=Tournament(
            id="u8", name="U8", system=System.SWISS, rounds=ROUNDS, like="em-u8",
            first_day=date(2026, 5, 2),
        ),
        entrants={
            key: Entrant(tournament="u8", key=key, name=f"Name {key}", sex="mmw"[at % 3])
            for at, key in enumerate(keys)
        },
        numbers=Numbers(tournament="u8", order=tuple(keys), by=NumbersBy.LOT, seed=1),
        rounds=rounds,
        results=results,
    )  # fmt: skip
