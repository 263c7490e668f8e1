"""One value that a module keeps between calls, such as the open file."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Slot(Generic[T]):
    """A place for one value.

    It is shared by whoever imports the module; each says when it is emptied.
    """

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value: T | None = None

    @property
    def held(self) -> T:
        """Return the value. Raises RuntimeError where there is none."""
        if self.value is None:
            raise RuntimeError("nothing is kept")
        return self.value
