"""Swiss tournaments played by lot: results, byes, forfeits and absences from a seed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from fixtures.baku import baku
from fixtures.round_history import BLACK, WHITE, Turn
from fixtures.swiss import SwissRound, pair
from fixtures.swiss_field import NoPairingError, SwissField

BOARDS = 4
"""Of a match between teams."""


@dataclass(frozen=True)
class Habits:
    """How a tournament goes."""

    players: int
    rounds: int
    teams: bool = False
    type_b: bool = False
    accelerated: bool = False
    away: float = 0.06
    """Share that is absent in a round, half of them with half a point."""
    forfeits: float = 0.04
    prohibited: tuple[tuple[int, ...], ...] = ()
    late: tuple[int, ...] = ()
    """Numbers that come to round 3."""
    gone: tuple[int, ...] = ()
    """Numbers that leave after round 2."""


@dataclass
class Played:
    """A tournament as it went."""

    habits: Habits
    seed: int
    first_color: str
    turns: dict[int, list[Turn]]
    rounds: list[tuple[SwissField, SwissRound]] = field(default_factory=list)
    """What each round was paired from, and how."""
    taken: list[float] = field(default_factory=list)
    """Seconds that each of these took."""

    @property
    def win(self) -> int:
        return 4 if self.habits.teams else 2


def played(habits: Habits, seed: int) -> Played:
    """Play a tournament until its last round, or until no pairing is left."""
    rng = Random(seed)
    one = Played(habits, seed, rng.choice("wb"), {at: [] for at in range(1, habits.players + 1)})
    for at in range(1, habits.rounds + 1):
        found = _field(one, at, rng)
        start = perf_counter()
        try:
            paired = pair(found)
        except NoPairingError:
            break
        one.taken.append(perf_counter() - start)
        one.rounds.append((found, paired))
        for white, black in paired.pairs:
            _play(one, white, black, rng)
        for number in found.turns.keys() - found.present:
            half = number % 2 and number not in (*habits.late, *habits.gone)
            one.turns[number].append(Turn(None, "", "H" if half else "Z", one.win // 2 * half))
    return one


def _field(one: Played, at: int, rng: Random) -> SwissField:
    habits = one.habits
    away = {number for number in one.turns if rng.random() < habits.away}
    away |= set(habits.late if at < 3 else habits.gone)
    return SwissField(
        round=at,
        rounds=habits.rounds,
        turns={number: tuple(turns) for number, turns in one.turns.items()},
        present=frozenset(one.turns) - away,
        first_color=one.first_color,
        teams=habits.teams,
        win=one.win,
        type_b=habits.type_b,
        accelerations=baku(habits.players, habits.rounds, one.win) if habits.accelerated else (),
        prohibited=habits.prohibited,
    )


def _play(one: Played, white: int, black: int | None, rng: Random) -> None:
    if black is None:
        one.turns[white].append(Turn(None, "", "U", one.win, BOARDS * one.habits.teams))
        return
    signs, share = _result(one.habits, white, black, rng)
    games = (0, 0)
    if one.habits.teams:
        games = (BOARDS + 2 * share, BOARDS - 2 * share)
    points = one.win * (share + 1) // 2, one.win * (1 - share) // 2
    one.turns[white].append(Turn(black, WHITE, signs[0], points[0], games[0]))
    one.turns[black].append(Turn(white, BLACK, signs[1], points[1], games[1]))


def _result(habits: Habits, white: int, black: int, rng: Random) -> tuple[str, int]:
    """Return both signs, and 1, 0 or -1 for White; the lower number is the stronger."""
    if rng.random() < habits.forfeits:
        return ("+-", 1) if rng.random() < 0.5 else ("-+", -1)
    edge = 0.3 * (black - white) / habits.players
    lot = rng.random()
    if lot < 0.35 + edge:
        return "10", 1
    return ("==", 0) if lot < 0.65 + edge else ("01", -1)


def tournaments(count: int, *, teams: bool) -> Iterator[Played]:
    """Yield tournaments of all kinds and sizes, the same ones in each run."""
    for seed in range(count):
        rng = Random(1000 + seed)
        players = rng.randint(6, 36)
        yield played(
            Habits(
                players=players,
                rounds=min(rng.randint(3, 9), players // 2 + 1),
                teams=teams,
                type_b=teams and seed % 2 == 1,
                accelerated=seed % 4 == 3,
                prohibited=((1, players // 2 + 1, players), (2, 3)) if seed % 3 == 0 else (),
                late=(4,) if seed % 5 == 0 else (),
                gone=(5,) if seed % 5 == 1 else (),
            ),
            seed,
        )
