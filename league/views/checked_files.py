"""A report file beside the pairing rules, as commands show it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CheckedPair:
    """A pair on record that the rules would have made otherwise."""

    recorded: str
    """Such as ``5 – 12``, White first; ``7 –`` has the bye."""
    ruled: str
    """What the rules give instead."""
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckedRound:
    """A round on record beside the rules."""

    round: int
    same: int
    """Pairs that are the same, with colours and bye."""
    pairs: int
    edition: str
    """The rules it was compared with; empty = it could not be paired."""
    differences: tuple[CheckedPair, ...]
    refused: str
    """Why it could not be paired; else empty."""


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """A whole file beside the rules."""

    name: str
    swiss: bool
    rounds: tuple[CheckedRound, ...]
    doubts: tuple[str, ...]
    """Everything in the file that may make rounds differ."""
    odd: tuple[str, ...]
    """What was not as the format has it."""

    @property
    def agrees(self) -> bool:
        """Say whether every round is as the rules make it."""
        return all(one.same == one.pairs for one in self.rounds)
