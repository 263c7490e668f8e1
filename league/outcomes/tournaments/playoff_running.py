"""A play-off under way: what is played next, how it stands, who has won."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from league.facts.playoffs import PlayoffGame
from league.outcomes.tournaments.playoff_bouts import Bout, NextGame, Pair, Record, bout, winner
from league.outcomes.tournaments.playoffs import Contest, Form, PlayoffPlan

BY_LOT: Mapping[Pair, str] = MappingProxyType({})


class Undecided(StrEnum):
    """Why a person decides."""

    LEVEL = "level"
    """All is played, several are level, and the book says nothing more."""
    MOVES = "moves"
    """The shortest win decides, and the moves of a game are missing."""


class WonBy(StrEnum):
    """What decided."""

    POINTS = "points"
    MOVES = "moves"
    """The shortest win."""
    PERSON = "person"


@dataclass(frozen=True, slots=True)
class PlayoffState:
    """A play-off as it stands."""

    bouts: tuple[Bout, ...]
    """Its matches and round robins, by stage."""
    next: tuple[NextGame, ...]
    """What can be played now, all at the same time."""
    winner: str | None
    won_by: WonBy | None
    undecided: Undecided | None
    """Why a person decides; None = nobody has to."""
    level: tuple[str, ...]
    """Those among whom a person decides."""
    points: Mapping[str, int]
    """Half points that each player made in all its games."""
    stray: tuple[PlayoffGame, ...]
    """Games on record that the play-off does not have."""


@dataclass(frozen=True, slots=True)
class _Ran:
    """How far a contest has come."""

    stage: int
    """Its last stage so far."""
    bouts: tuple[Bout, ...]
    winner: str | None = None
    won_by: WonBy | None = None
    undecided: Undecided | None = None
    level: tuple[str, ...] = ()


def playoff_state(
    plan: PlayoffPlan,
    order: Sequence[str],
    games: Sequence[PlayoffGame],
    seed: int = 0,
    decided: Sequence[tuple[int, str]] = (),
    whites: Mapping[Pair, str] = BY_LOT,
) -> PlayoffState:
    """Return how a play-off stands after these games.

    ``order``: keys of all who were level, seat 1 first. ``seed``: of the lots for colours.
    ``decided``: stage, and who won there by a person's decision.
    ``whites``: of two whose colours in the tournament are turned round, who has White first.
    Raises ValueError when the order does not have as many as the plan.
    """
    if len(order) != plan.players + len(plan.out):
        raise ValueError(f"the plan is for {plan.players + len(plan.out)}, not {len(order)}")
    players = tuple(order[: plan.players])
    ran = _run(plan.contest, players, 1, Record(games, players, seed, whites, decided))
    return PlayoffState(
        bouts=tuple(sorted(ran.bouts, key=lambda one: one.stage)),
        next=tuple(game for one in ran.bouts for game in one.next),
        winner=ran.winner,
        won_by=ran.won_by,
        undecided=ran.undecided,
        level=ran.level,
        points=_points(players, ran.bouts),
        stray=_without(games, [game for one in ran.bouts for game in one.games]),
    )


def _points(players: Sequence[str], bouts: Sequence[Bout]) -> Mapping[str, int]:
    """Return the half points that each player made over all bouts."""
    points = dict.fromkeys(players, 0)
    for row in (row for one in bouts for row in one.rows):
        points[row.key] += row.points
    return points


def places(state: PlayoffState) -> tuple[tuple[str, ...], ...]:
    """Return the winner, then the others by their points in the play-off; who is level, together.

    Empty as long as there is no winner.
    """
    if state.winner is None:
        return ()
    others = {key: points for key, points in state.points.items() if key != state.winner}
    steps = sorted(set(others.values()), reverse=True)
    behind = (tuple(key for key, made in others.items() if made == step) for step in steps)
    return ((state.winner,), *behind)


def _without(
    games: Sequence[PlayoffGame], counted: Sequence[PlayoffGame]
) -> tuple[PlayoffGame, ...]:
    left = list(games)
    for game in counted:
        left.remove(game)
    return tuple(left)


def _run(contest: Contest, players: tuple[str, ...], stage: int, record: Record) -> _Ran:
    if contest.within and contest.final:
        return _run_parts(contest, contest.within, contest.final, players, stage, record)
    found = bout(contest, players, stage, record)
    return _Ran(stage, (found,)) if found.next else _follow(found, record)


def _run_parts(
    contest: Contest,
    within: Contest,
    final: Contest,
    players: tuple[str, ...],
    stage: int,
    record: Record,
) -> _Ran:
    """Run all pairs or groups side by side, then their winners among them."""
    groups = (tuple(players[seat - 1] for seat in part) for part in contest.parts)
    ran = [_run(within, group, stage, record) for group in groups]
    winners = tuple(one.winner for one in ran if one.winner is not None)
    bouts = tuple(found for one in ran for found in one.bouts)
    last = max(one.stage for one in ran)
    if len(winners) < len(ran):
        stuck = next((one for one in ran if one.undecided), None)
        if stuck:
            return replace(stuck, bouts=bouts)
        return _Ran(last, bouts)
    if contest.form is Form.GROUPS:
        winners = tuple(sorted(winners, key=players.index))
    ended = _run(final, winners, last + 1, record)
    return replace(ended, bouts=bouts + ended.bouts)


def _follow(over: Bout, record: Record) -> _Ran:
    """Return what follows from a match or round robin that is over."""
    ran = _Ran(over.stage, (over,))
    if len(over.first) == 1:
        return replace(ran, winner=over.first[0], won_by=WonBy.POINTS)
    following = over.contest.level.get(len(over.first))
    if following:
        later = _run(following, over.first, over.stage + 1, record)
        return replace(later, bouts=(over, *later.bouts))
    chosen = [key for stage, key in record.decided if stage == over.stage and key in over.first]
    if chosen:
        return replace(ran, winner=chosen[-1], won_by=WonBy.PERSON)
    if over.contest.fewest_moves:
        return _by_moves(over, ran)
    return replace(ran, undecided=Undecided.LEVEL, level=over.first)


def _by_moves(over: Bout, ran: _Ran) -> _Ran:
    """Decide among those level by the moves of their shortest wins."""
    won = [game for game in over.games if winner(game, over.contest) in over.first]
    if any(game.moves is None for game in won):
        return replace(ran, undecided=Undecided.MOVES, level=over.first)
    shortest = {row.key: row.shortest for row in over.rows if row.key in over.first}
    best = min((moves for moves in shortest.values() if moves is not None), default=None)
    first = tuple(key for key, moves in shortest.items() if moves == best)
    if best is None or len(first) > 1:
        return replace(ran, undecided=Undecided.LEVEL, level=first)
    return replace(ran, winner=first[0], won_by=WonBy.MOVES)
