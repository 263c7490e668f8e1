"""A tournament called ``open`` that tests create, enter and play through the services."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError
from league.facts.tournaments import Entrant, System, Tournament
from league.services.session import transactions
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries
from league.services.tournaments.opening import Opened, opened
from league.services.tournaments.playing import results
from tests.league.services.events.test_events import youths
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import everything
from tests.worlds.paper_world import open_world

SWISS = Tournament(id="open", name="Open", system=System.SWISS, rounds=5, first_color="w")
ROBIN = Tournament(id="open", name="Cup", system=System.ROUND_ROBIN)
TEAMS = replace(SWISS, teams=True, boards=2)


@contextmanager
def on_file(folder: Path) -> Iterator[None]:
    """Open a league with young players y1, y2, …, the strongest first."""
    open_world(folder, youths())
    yield
    transactions.close_file()


def create(one: Tournament = SWISS) -> Tournament:
    return records.create_tournament(None, one, actor=OFFICIAL)


def change(why: str = "", **changes: Any) -> Tournament:
    return records.change_tournament(
        None, "open", lambda before: replace(before, **changes), actor=OFFICIAL, why=why
    )


def enter(*who: str | Entrant, **more: Any) -> list[Entrant]:
    return [entries.enter(None, "open", one, actor=OFFICIAL, **more) for one in who]


def guest(name: str, **facts: Any) -> Entrant:
    return Entrant(tournament="open", key="", name=name, **facts)


def now() -> Opened:
    return opened(None, "open")


def play(at: int, **boards: str) -> None:
    """Enter results by board, such as ``b1="10"``."""
    typed = [
        results.TypedResult(int(board[1:]), (signs[0], signs[1])) for board, signs in boards.items()
    ]
    results.enter_results(None, "open", at, typed, actor=OFFICIAL)


def refused(words: str, *kinds: type[Exception]) -> Any:
    """Expect a refusal by these words that stores nothing."""
    return _Refused(words, kinds or (InputError,))


class _Refused:
    def __init__(self, words: str, kinds: tuple[type[Exception], ...]) -> None:
        self.expected = pytest.raises(kinds, match=words)

    def __enter__(self) -> None:
        self.before = everything()
        self.expected.__enter__()

    def __exit__(self, *error: Any) -> bool:
        done = bool(self.expected.__exit__(*error))
        assert everything() == self.before
        return done
