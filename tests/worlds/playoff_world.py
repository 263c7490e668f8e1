"""Play-offs for tests: the plan of a book, and games written as ``A-B 1-0 33``."""

from datetime import date

from league.facts.playoffs import PlayoffGame
from league.facts.tournaments import System, Tournament
from league.outcomes.tournaments.playoff_running import PlayoffState, playoff_state
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.rulebooks import load

SCORES = {"1-0": (2, 0), "0-1": (0, 2), "=": (1, 1), "0-0": (0, 0)}
PLAYERS = Tournament(id="t", name="Open", system=System.SWISS)


def plan(
    players: int, *, book: str = "fide-tr", short: bool = False, tournament: Tournament = PLAYERS
) -> PlayoffPlan:
    rules = load(book)
    day = date(2026, 1, 1)
    found = rules.tournaments.playoff(players, tournament, short, rules.on(day))
    assert found
    return found


def games(text: str, stage: int = 1) -> list[PlayoffGame]:
    """Games of a stage: ``A-B 1-0 33, B-C =`` (White first, result, moves)."""
    found = []
    for one in filter(None, text.split(", ")):
        pair, score, *moves = one.split()
        white, black = pair.split("-")
        number = int(moves[0]) if moves else None
        found.append(PlayoffGame(stage, white, black, SCORES[score], number))
    return found


def standing(
    level: PlayoffPlan, *stages: str, seed: int = 0, decided: tuple[tuple[int, str], ...] = ()
) -> PlayoffState:
    """How it stands after the games of stages 1, 2, ...; seats are A, B, C, ..."""
    order = "ABCDEFGHIJKLMNOP"[: level.players + len(level.out)]
    played = [game for stage, text in enumerate(stages, 1) for game in games(text, stage)]
    return playoff_state(level, order, played, seed, decided)


def pairs(state: PlayoffState) -> list[str]:
    """The games that can be played now, White first."""
    return [f"{game.white}-{game.black}" for game in state.next]
