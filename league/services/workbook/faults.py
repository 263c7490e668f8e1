"""What is wrong with a workbook, as found: all faults are counted, the first ones listed."""

from collections.abc import Callable, Iterable
from typing import Any

from league.errors import Problem, WorkbookError
from league.language import _

MOST_LISTED = 50
"""Faults that are listed; the others are counted."""

MOST_KEPT = 1_000
"""Most faults stored with their words; more would fill the memory with what nobody reads."""


class Faults:
    """The faults found so far."""

    def __init__(self) -> None:
        self.kept: list[Problem] = []
        self.number = 0
        """How many there are in all."""

    @property
    def full(self) -> bool:
        """Whether further faults are only counted."""
        return len(self.kept) >= MOST_KEPT

    def append(self, problem: Problem) -> None:
        """Note a fault."""
        self.number += 1
        if not self.full:
            self.kept.append(problem)

    def extend(self, problems: Iterable[Problem]) -> None:
        """Note several."""
        for problem in problems:
            self.append(problem)

    def error(self, order: Callable[[Problem], Any]) -> WorkbookError:
        """Return the faults as an error: the first by this order, and how many others there are."""
        listed = sorted(self.kept, key=order)[:MOST_LISTED]
        rest = self.number - len(listed)
        more = _("… and {n} more").format(n=rest)
        return WorkbookError(listed, more if rest else "")
