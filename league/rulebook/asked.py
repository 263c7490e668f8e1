"""A capability of a rule book, made when the book is first asked about it.

A book answers on a hundred matters and a process asks about three: what the others need, their
paragraphs and the facts these judge, is not loaded for them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Generic, Protocol, TypeVar, cast, overload

T = TypeVar("T")


class Serving(Protocol):
    """A rule book."""

    @property
    def serves(self) -> Mapping[str, Callable[[], object]]:
        """Makers of what it answers, by capability."""


class Capability(Generic[T]):
    """An attribute of a rule book; what the book has no word of says so by each function."""

    def __init__(self, module: str, kind: str) -> None:
        self.module, self.kind, self.name = f"league.rulebook.{module}", kind, ""

    def __set_name__(self, _owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, book: None, _owner: type) -> "Capability[T]": ...

    @overload
    def __get__(self, book: Serving, _owner: type) -> T: ...

    def __get__(self, book: Serving | None, _owner: type) -> "Capability[T] | T":
        """Return what a book answers; asked of the class, the attribute itself."""
        if book is None:
            return self
        made = book.serves.get(self.name)
        return cast("T", made() if made is not None else _unserved(self.module, self.kind))


@cache
def _unserved(module: str, kind: str) -> object:
    return getattr(import_module(module), kind)()
