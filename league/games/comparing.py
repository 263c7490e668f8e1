"""Two score sheets of one game, up to the first move in which they differ."""

from dataclasses import dataclass
from itertools import zip_longest

from league.facts.games import Fault, GameFacts, Ply, ScoreFault
from league.games.notation import meaning
from league.games.reading import read_game


@dataclass(frozen=True, slots=True)
class Comparison:
    """What both players have written down."""

    white: GameFacts
    """The game by White's sheet."""
    black: GameFacts
    """The game by Black's sheet."""
    common: int
    """Plies in which both agree, from the start."""
    differs_at: str | None
    """Name of the first move that they write differently, or that only one has; None = they agree
    as far as they can be read."""


def compare(
    white: str, black: str, *, start: str | int | None = None, language: str | None = None
) -> Comparison:
    """Return where two sheets first differ in the move meant, however it is written.

    One that cannot be read, or has ended, differs from one that goes on. Arguments and errors are
    those of ``read_game``; without a language each sheet's is found out by itself.
    """
    one = read_game(white, start=start, language=language)
    other = read_game(black, start=start, language=language)
    common = 0
    for mine, yours in zip_longest(one.plies, other.plies):
        if mine is None or yours is None or not _same(mine, yours):
            break
        common += 1
    return Comparison(one, other, common, _difference(one, other, common))


def _same(one: Ply, other: Ply) -> bool:
    return (one.uci, one.san) == (other.uci, other.san)


def _difference(one: GameFacts, other: GameFacts, common: int) -> str | None:
    """Return the name of the move after the common ones where it is not the same on both sheets."""
    nexts = [facts.plies[common].name for facts in (one, other) if len(facts.plies) > common]
    faults = [_move_fault(facts) for facts in (one, other)]
    if nexts:
        return nexts[0]
    if faults == [None, None] or _same_fault(one, other):
        return None
    return next(fault.move for fault in faults if fault)


def _move_fault(facts: GameFacts) -> ScoreFault | None:
    fault = facts.fault
    return None if fault is None or fault.what is Fault.RESULT else fault


def _same_fault(one: GameFacts, other: GameFacts) -> bool:
    """Say whether both sheets go wrong with the same move; what follows cannot be compared."""
    mine, yours = _move_fault(one), _move_fault(other)
    if mine is None or yours is None:
        return False
    if mine.written == yours.written:
        return True
    meant = meaning(mine.written, one.language)
    return meant is not None and meant == meaning(yours.written, other.language)
