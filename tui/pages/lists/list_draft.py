"""A Kader list being put together, with its steps, and what was typed in it before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from league.language import _
from league.services.session import drafts
from league.services.session.draft_words import author_words
from league.services.session.drafts import Draft, TypedKader
from league.services.session.stored import TypedList
from tui.app_protocol import AppProtocol
from tui.dialogs.draft import taken_up


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


async def offer_lists(
    app: AppProtocol, team: str, begun: Draft | None, go_on_with: Callable[[TypedList], None]
) -> None:
    """Say whose list is gone on with, and offer what else was typed. Raises LeagueError."""
    if begun is not None and await app.drafts.file.take_up(begun):
        app.drafts.file.shown(begun)
    if begun is not None and begun.row.program != app.drafts.file.program:
        sentence = _("The list is as it was {told}; Ctrl+Z goes back to the one handed in.")
        app.hint(sentence.format(told=author_words(begun)))
    for draft in await app.drafts.file.offered(drafts.KADER):
        other = begun is None or draft.row.number != begun.row.number
        mine = draft.thing.key == team and other
        if mine and isinstance(draft.typed, TypedKader) and await taken_up(app, draft):
            go_on_with(draft.typed.typed)
            app.drafts.file.shown(draft)
