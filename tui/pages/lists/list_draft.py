"""A Kader list being put together, with its steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ListDraft:
    """Who stands where, and who is named for the youth board."""

    idents: tuple[str, ...]
    youth: frozenset[str] = frozenset()

    def moved(self, ident: str, by: int) -> "ListDraft":
        """Return it with a player so many places further down, as far as the list goes."""
        at = self.idents.index(ident)
        to = min(max(at + by, 0), len(self.idents) - 1)
        rest = [one for one in self.idents if one != ident]
        rest.insert(to, ident)
        return replace(self, idents=tuple(rest))

    def removed(self, ident: str) -> "ListDraft":
        """Return it without a player."""
        rest = tuple(one for one in self.idents if one != ident)
        return ListDraft(rest, self.youth - {ident})

    def added(self, ident: str, at: int) -> "ListDraft":
        """Return it with a player put in before the place with this index."""
        return replace(self, idents=(*self.idents[:at], ident, *self.idents[at:]))

    def put(self, ident: str, rating: Callable[[str], int]) -> "ListDraft":
        """Return it with a player put in where his rating has its place."""
        return self.added(ident, place_for([rating(one) for one in self.idents], rating(ident)))

    def named(self, ident: str) -> "ListDraft":
        """Return it with a player named for the youth board, or named no longer."""
        return replace(self, youth=self.youth ^ {ident})

    def by_rating(self, rating: Callable[[str], int]) -> "ListDraft":
        """Return it in the order of ratings; equal ones stay as they stand."""
        return replace(self, idents=tuple(sorted(self.idents, key=lambda one: -rating(one))))


class Steps:
    """What was done to a draft, to go back and forth in."""

    def __init__(self, start: ListDraft) -> None:
        self.stored = start
        """As it was handed in."""
        self._drafts: list[ListDraft] = [start]
        self._at = 0

    @property
    def draft(self) -> ListDraft:
        """The list as it stands."""
        return self._drafts[self._at]

    @property
    def changed(self) -> bool:
        """Say whether it is another list than the one handed in."""
        return self.draft != self.stored

    def do(self, draft: ListDraft) -> bool:
        """Take a step; False when it changes nothing."""
        if draft == self.draft:
            return False
        self._drafts = [*self._drafts[: self._at + 1], draft]
        self._at += 1
        return True

    def turn(self, by: int) -> bool:
        """Go back (-1) or forth (1); False when there is nothing there."""
        if not 0 <= self._at + by < len(self._drafts):
            return False
        self._at += by
        return True


def place_for(ratings: Sequence[int], rating: int) -> int:
    """Return the index at which a player of this rating stands before the weaker ones."""
    return next((at for at, other in enumerate(ratings) if other < rating), len(ratings))
