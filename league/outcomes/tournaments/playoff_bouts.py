"""One match or round robin of a play-off: its games so far, its points, its next games.

Colours of a round robin are those of the Berger table. Those of a match are drawn by lot for its
first game and change from game to game. The lot of a match is number (stage - 1) * n + s in the row
of numbers of ``random.Random(seed).random()``, counted from 1; n = players in the play-off, s = the
seat of the one of the two further up. Below one half he has White. Where the book has the colours
of the tournament turned round, they come first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from fixtures.round_robin import berger
from league.facts.playoffs import PlayoffGame
from league.outcomes.tournaments.playoffs import Clock, Contest, Form

Pair = frozenset[str]
Played = tuple[PlayoffGame, ...]


@dataclass(frozen=True, slots=True)
class NextGame:
    """A game that can be played now."""

    stage: int
    """1-based; the record of the game names it."""
    round: int
    """1-based, within its stage."""
    white: str
    black: str
    clock: Clock
    paragraph: str
    by_lot: bool
    """Whether the colours of its match came from a lot."""


@dataclass(frozen=True, slots=True)
class Row:
    """One player in one match or round robin."""

    key: str
    number: int
    """In the Berger table; of a match, 1 and 2."""
    points: int
    """Half points; a draw that Black wins counts so."""
    played: int
    shortest: int | None = None
    """Moves of the shortest win; None = no win, or the moves of one are not known."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One match or round robin as it stands."""

    stage: int
    contest: Contest
    rows: tuple[Row, ...]
    """In the order of the seats."""
    games: Played
    next: tuple[NextGame, ...]
    """What can be played now."""
    first: tuple[str, ...]
    """When it is over: who is first, several when level."""


@dataclass(frozen=True, slots=True)
class Record:
    """The games of a play-off on record, and where colours come from."""

    games: Sequence[PlayoffGame]
    order: Sequence[str]
    """Keys of the players, seat 1 first."""
    seed: int
    whites: Mapping[Pair, str]
    """Who has White first between two whose colours in the tournament are turned round."""
    decided: Sequence[tuple[int, str]]
    """Stage, and who won there by a person's decision."""

    def among(self, stage: int, players: Sequence[str]) -> Played:
        """Return the games of a stage among some players, in the order of the record."""
        inside = set(players)
        return tuple(
            game
            for game in self.games
            if game.stage == stage and {game.white, game.black} <= inside
        )

    def lot(self, stage: int, pair: Sequence[str]) -> str:
        """Return who has White in the first game of a match, by lot."""
        place = (stage - 1) * len(self.order) + self.order.index(pair[0])
        row = iter(Random(self.seed).random, None)
        drawn = next(islice(row, place, None))
        return pair[0] if drawn < 0.5 else pair[1]

    def turned(self, contest: Contest, pair: Sequence[str]) -> str | None:
        """Return who has White first where colours are turned round; None = they are not."""
        return self.whites.get(frozenset(pair)) if contest.reversed_colors else None


def bout(contest: Contest, players: tuple[str, ...], stage: int, record: Record) -> Bout:
    """Return a match or round robin as it stands. Raises ValueError for one without a clock."""
    if contest.clock is None:
        raise ValueError(f"{contest.paragraph}: a match or round robin needs a clock")
    find = _match if contest.form is Form.MATCH else _round_robin
    played, following = find(contest, contest.clock, players, stage, record)
    rows = tuple(
        _row(key, number, contest, played)
        for key, number in zip(players, _numbers(contest, players), strict=True)
    )
    most = max(row.points for row in rows)
    first = () if following else tuple(row.key for row in rows if row.points == most)
    return Bout(stage, contest, rows, played, following, first)


def winner(game: PlayoffGame, contest: Contest) -> str | None:
    """Return who has won a game by its clock's rule of draws; None = drawn, or nobody came."""
    white, black = _score(game, contest)
    if white == black:
        return None
    return game.white if white > black else game.black


def _numbers(contest: Contest, players: Sequence[str]) -> tuple[int, ...]:
    return contest.numbers or tuple(range(1, len(players) + 1))


def _match(
    contest: Contest, clock: Clock, pair: tuple[str, ...], stage: int, record: Record
) -> tuple[Played, tuple[NextGame, ...]]:
    played: list[PlayoffGame] = []
    for game in record.among(stage, pair):
        if not _is_over(contest, played, pair):
            played.append(game)
    if _is_over(contest, played, pair):
        return tuple(played), ()
    turned = record.turned(contest, pair)
    white = played[-1].black if played else turned or record.lot(stage, pair)
    black = pair[1] if white == pair[0] else pair[0]
    number = len(played) + 1
    lot = not turned
    return tuple(played), (NextGame(stage, number, white, black, clock, contest.paragraph, lot),)


def _is_over(contest: Contest, played: Sequence[PlayoffGame], pair: Sequence[str]) -> bool:
    if not contest.lead:
        return len(played) == contest.games
    one, other = (sum(_points(game, key, contest) for game in played) for key in pair)
    return abs(one - other) >= contest.lead


def _round_robin(
    contest: Contest, clock: Clock, players: tuple[str, ...], stage: int, record: Record
) -> tuple[Played, tuple[NextGame, ...]]:
    keys = dict(zip(_numbers(contest, players), players, strict=True))
    waiting = list(record.among(stage, players))
    played: list[PlayoffGame] = []
    following: list[NextGame] = []
    for number, pairs in enumerate(berger(len(players), double=contest.games == 2), 1):
        for pair in ((keys[one], keys[other]) for one, other in pairs):
            found = next((one for one in waiting if {one.white, one.black} == set(pair)), None)
            if found:
                waiting.remove(found)
                played.append(found)
            elif not following or following[0].round == number:
                white = record.turned(contest, pair) or pair[0]
                black = pair[1] if white == pair[0] else pair[0]
                following.append(
                    NextGame(stage, number, white, black, clock, contest.paragraph, by_lot=False)
                )
    return tuple(played), tuple(following)


def _row(key: str, number: int, contest: Contest, played: Played) -> Row:
    own = [game for game in played if key in (game.white, game.black)]
    moves = [game.moves for game in own if winner(game, contest) == key]
    known = [one for one in moves if one is not None]
    return Row(
        key=key,
        number=number,
        points=sum(_points(game, key, contest) for game in own),
        played=len(own),
        shortest=min(known) if known and len(known) == len(moves) else None,
    )


def _points(game: PlayoffGame, key: str, contest: Contest) -> int:
    white, black = _score(game, contest)
    return white if key == game.white else black


def _score(game: PlayoffGame, contest: Contest) -> tuple[int, int]:
    """Return the half points of a game, White's first; a draw that Black wins is his."""
    white, black = game.score
    if white == black > 0 and contest.clock and contest.clock.draw_wins == "b":
        return 0, white + black
    return white, black
