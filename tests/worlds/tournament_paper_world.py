"""Small tournaments of guests, put on file and played, for papers."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from league.facts.actors import Right
from league.facts.tournaments import Entrant, NumbersBy, System, Tournament
from league.services.session import transactions
from league.services.session.records import record_many
from league.services.tournaments.announcing.records import create_tournament
from league.services.tournaments.entering.entries import entries_of
from league.services.tournaments.entering.numbers import give_numbers
from league.services.tournaments.opening import opened
from league.services.tournaments.playing.pairing import pair_next
from league.services.tournaments.playing.results import TypedResult, enter_results
from tests.worlds.acting import OFFICIAL

TWO = datetime.fromisoformat("2012-03-03 14:00")
ORDER = "ABCDEFGHIJKLMNOPQRSTUVWX"


def guest(key: str, **more: Any) -> Entrant:
    """A player called like his key, the stronger the further ahead in the alphabet."""
    values = {"rating": 2000 - 10 * ORDER.index(key), "federation": "AUT", **more}
    return Entrant(tournament="open", key=key, name=f"Name {key}", **values)


def create(system: System, rounds: int, entered: Sequence[Entrant], **more: Any) -> None:
    """Put the tournament ``open`` on file with its players."""
    made = Tournament(
        id="open",
        name="Open of the town",
        system=system,
        rounds=rounds,
        city="Graz",
        first_day=date(2012, 3, 3),
        round_times=(TWO,),
        **more,
    )
    create_tournament(None, made, actor=OFFICIAL)
    season = transactions.load()[0].name
    with transactions.transaction(OFFICIAL, Right.EVENTS, transactions.scope_in(None)):
        record_many(entries_of(season, entered), actor=OFFICIAL, why="")


def numbered(by: NumbersBy = NumbersBy.RATING, seed: int | None = None) -> None:
    """Give the numbers."""
    give_numbers(None, "open", by, actor=OFFICIAL, seed=seed)


def play(at: int, results: Mapping[str, tuple[str, str]]) -> None:
    """Pair a round unless it is, and enter results by the keys of White and Black: ``AB``."""
    if at > opened(None, "open").file.last_paired:
        pair_next(None, "open", actor=OFFICIAL)
    pairs = opened(None, "open").file.rounds[at].pairs
    typed = []
    for board, pair in enumerate(pairs, 1):
        there = f"{pair.white}{pair.black}"
        back = f"{pair.black}{pair.white}"
        if there in results:
            typed.append(TypedResult(board, results[there]))
        elif back in results:
            typed.append(TypedResult(board, results[back][::-1]))
    enter_results(None, "open", at, typed, actor=OFFICIAL)
