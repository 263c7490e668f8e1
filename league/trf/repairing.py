"""The rounds of a report file paired anew and laid beside what the file has.

Every round starts from the rounds on record, so that one difference does not bring the next.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fixtures.round_history import Turns
from fixtures.swiss import pair
from fixtures.swiss_faults import PairFault, faults
from fixtures.swiss_field import EngineError, FieldError, NoPairingError, SwissField
from league.trf.doubts import Doubt, doubts_of, is_swiss
from league.trf.records import TrfFile
from league.trf.round_history import turns_of
from league.trf.swiss import paired_rounds, recorded_pairs, swiss_field

Pair = tuple[int, int | None]


@dataclass(frozen=True, slots=True)
class Difference:
    """One pair on record that the rules would have made otherwise."""

    kind: str
    """``pair``, ``bye``, or ``colors`` (the same two, colours exchanged)."""
    recorded: Pair
    ruled: tuple[Pair, ...]
    """What the rules give instead: the pairs of the two."""
    faults: tuple[PairFault, ...] = ()
    """Rules that the pair on record breaks: it was set by hand, or by other rules."""
    displaced: bool = False
    """Whether a pair that breaks a rule displaced this one."""
    doubts: tuple[Doubt, ...] = ()
    """What in the file may have made it differ."""


@dataclass(frozen=True, slots=True)
class RoundCheck:
    """A round on record beside the rules."""

    round: int
    pairs: int
    """Pairs on record, the bye among them."""
    edition: str
    """The rules it was compared with; empty = it could not be paired."""
    differences: tuple[Difference, ...]
    refused: FieldError | NoPairingError | EngineError | None = None


@dataclass(frozen=True, slots=True)
class FileCheck:
    """A whole file beside the rules."""

    swiss: bool
    """Whether it is a Swiss tournament; others are not compared."""
    rounds: tuple[RoundCheck, ...]
    doubts: tuple[Doubt, ...]
    """Everything in the file that may make rounds differ."""


def check_file(file: TrfFile) -> FileCheck:
    """Compare all rounds of a file with the rules in force. It takes as long as pairing them."""
    if not is_swiss(file):
        return FileCheck(False, (), ())
    turns = turns_of(file)
    doubts = doubts_of(file, turns)
    rounds = tuple(_check(file, turns, at, doubts) for at in paired_rounds(turns))
    return FileCheck(True, rounds, doubts)


def _check(file: TrfFile, turns: Turns, at: int, doubts: tuple[Doubt, ...]) -> RoundCheck:
    field, recorded = swiss_field(file, at, turns), recorded_pairs(turns, at)
    of_round = tuple(one for one in doubts if one.concerns(at, field.rounds))
    try:
        found = pair(field)
    except (FieldError, NoPairingError, EngineError) as error:
        return RoundCheck(at, len(recorded), "", (), error)
    differences = tuple(_differences(field, recorded, found.pairs, of_round))
    return RoundCheck(at, len(recorded), found.edition, differences)


def _differences(
    field: SwissField,
    recorded: tuple[Pair, ...],
    ruled: tuple[Pair, ...],
    doubts: tuple[Doubt, ...],
) -> Iterator[Difference]:
    by_number = {number: pair_ for pair_ in ruled for number in pair_ if number is not None}
    broken = faults(field, recorded)
    for chain in _chains(set(recorded) ^ set(ruled)):
        for one in (one for one in recorded if one not in ruled and one[0] in chain):
            instead = tuple(dict.fromkeys(by_number[each] for each in one if each is not None))
            kind = "bye" if one[1] is None else "pair"
            if instead == ((one[1], one[0]),):
                kind = "colors"
            yield Difference(
                kind,
                one,
                instead,
                tuple(fault for fault in broken if set(fault.numbers) & set(one)),
                any(chain & set(fault.numbers) for fault in broken),
                tuple(
                    doubt
                    for doubt in doubts
                    if doubt.fits(field, chain, colors_only=kind == "colors")
                ),
            )


def _chains(pairs: Iterable[Pair]) -> list[frozenset[int]]:
    """Return the numbers of pairs that displaced each other, together; holders of the bye too."""
    chains: list[set[int | None]] = []
    for one in sorted(pairs, key=lambda each: each[0]):
        touching = [chain for chain in chains if not chain.isdisjoint(one)]
        chains = [chain for chain in chains if chain not in touching]
        chains.append(set(one).union(*touching))
    return [frozenset(each for each in chain if each is not None) for chain in chains]
