"""The rows of a list, or the cells of a row, made when they are first seen."""

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Lazy(Sequence[T]):
    """A row's cells, or a list's rows, made when the first of them is asked for.

    Cells so only in lists whose columns say how wide they are: else all are asked for at once.
    """

    def __init__(self, make: Callable[[], Sequence[T]]) -> None:
        self._make = make
        self._made: Sequence[T] | None = None

    def _all(self) -> Sequence[T]:
        if self._made is None:
            self._made = self._make()
        return self._made

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[T]: ...
    def __getitem__(self, at: int | slice) -> T | Sequence[T]:
        """Return one of them."""
        return self._all()[at]

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._all())
