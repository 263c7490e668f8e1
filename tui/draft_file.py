"""What this program has typed, compared with what it has in the file's drafts."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, runtime_checkable

from textual.screen import Screen

from league.errors import LeagueError
from league.facts.actors import Actor
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.formatting import filled_in
from league.language import _
from league.services.session import drafts
from league.services.session.desk import Desk
from league.services.session.drafts import (
    KADER,
    Draft,
    DraftSubject,
    Typed,
    TypedMatch,
    match_subject,
)
from league.services.session.seal_key import USUAL_KEY
from league.services.session.stored import draft_of

P = ParamSpec("P")
T = TypeVar("T")
Changes = dict[DraftSubject, tuple[Typed | None, bool]]
"""What is to be written (None = deleted), and whether it is still typed."""


@runtime_checkable
class Typing(Protocol):
    """A screen on which something is typed."""

    def typed_things(self) -> Mapping[DraftSubject, Typed | None]:
        """Return what is typed there and not stored; None = there is nothing of it any more."""


class TypedIn(Protocol):
    """What is needed of the program to keep what is typed in it."""

    actor: Actor
    desk: Desk | None

    @property
    def screen_stack(self) -> Sequence[Screen[Any]]:
        """The screens that lie on each other, the topmost last."""

    @property
    def is_running(self) -> bool:
        """Say whether its screens stand."""

    @property
    def return_code(self) -> int | None:
        """Its exit status; None as long as it goes on."""

    async def in_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that may block. Raises what it raises."""

    async def ask(
        self, function: Callable[Concatenate[Desk, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask a service about the season without blocking. Raises LeagueError."""

    def complain(self, sentence: str) -> None:
        """Say what went wrong."""

    def hint(self, sentence: str) -> None:
        """Say something in passing."""


class DraftFile:
    """The drafts of this program in the file of the open season."""

    def __init__(
        self,
        app: TypedIn,
        matches: Callable[[], Mapping[MatchKey, MatchDraft]],
        hurry: Callable[[], None],
    ) -> None:
        self._app, self._typed_in, self._hurry = app, matches, hurry
        self.program = drafts.program_name()
        """The name of this program among those that type in the file."""
        self.settling: set[DraftSubject] = set()
        """Forms that are being stored: their drafts go in the same transaction."""
        self._kept: dict[DraftSubject, Typed] = {}
        """What is in the file."""
        self._unsure: set[DraftSubject] = set()
        """What could not be written: it is tried again."""
        self._fault = ""
        """Why what is typed in matches is not kept, as it was said last; empty = it is."""
        self._matches: dict[DraftSubject, TypedMatch] = {}
        """Typed matches, each with what was stored when it was begun."""

    async def offered(self, kind: str) -> list[Draft]:
        """Return drafts of a kind that are not on the screen. Raises LeagueError."""
        found = await self._app.ask(drafts.all_drafts)
        return [
            one
            for one in found
            if one.thing.kind == kind
            and not (one.row.program == self.program and one.thing in self._kept)
        ]

    async def take_up(self, draft: Draft) -> bool:
        """Make a draft this program's own, to be shown; say so when somebody else was faster."""
        mine = await self._app.in_thread(drafts.take_up, draft, self.program)
        if not mine:
            self._app.hint(_("Somebody else has dealt with it meanwhile."))
        return mine

    def shown(self, draft: Draft) -> None:
        """Take note that a draft of this program stands on the screen now."""
        if draft.typed is not None:
            self._kept.setdefault(draft.thing, draft.typed)

    def afresh(self) -> None:
        """Write all of it again: another file lies where the open one was."""
        self._unsure.update(self._kept)

    def closed(self, thing: DraftSubject) -> None:
        """Forget a form that was closed: it is stored, or given up."""
        if thing in self.settling:
            self.settling.discard(thing)
            self._kept.pop(thing, None)
        self._hurry()

    async def write(self, changes: Changes) -> None:
        """Write what has changed. Raises LeagueError, and then it is tried again later."""
        if not changes:
            return
        try:
            fault = await self._app.in_thread(self.write_ended(changes))
        except LeagueError:
            self._unsure.update(changes)
            raise
        if fault and fault != self._fault:
            sentence = _("What is typed in matches is not kept until it is stored: {reason}")
            self._app.complain(filled_in(sentence, reason=fault))
        self._fault = fault
        self._unsure -= changes.keys()
        for thing, (typed, typing) in changes.items():
            if typed is not None and typing:
                self._kept[thing] = typed
            else:
                self._kept.pop(thing, None)

    def write_ended(self, changes: Changes) -> Callable[[], str]:
        """Return what writes it in the thread of the database, and says what is not kept."""
        key = USUAL_KEY if self._app.desk is None else self._app.desk.seal_key
        return partial(drafts.save_drafts, changes, self._app.actor, self.program, key)

    def waits(self) -> bool:
        """Say whether something typed stands on the screens."""
        return any(typed is not None for typed in self._on_screen().values())

    def changes(self) -> Changes:
        """Return what stands on the screens and not in the file, and what is there no more."""
        now, found = self._on_screen(), Changes()
        for thing, typed in now.items():
            if thing in self._unsure or self._kept.get(thing) != typed:
                found[thing] = typed, True
        for thing in (self._kept.keys() | self._unsure) - now.keys() - self.settling:
            # A list that was left is gone on with; anything else was stored or given up.
            found[thing] = self._kept.get(thing) if thing.kind == KADER else None, False
        return found

    def ended(self) -> Changes:
        """Return all that stands on the screens, for the next time."""
        shown = self._on_screen().items()
        return {thing: (typed, thing.kind != KADER) for thing, typed in shown}

    def _on_screen(self) -> dict[DraftSubject, Typed | None]:
        found: dict[DraftSubject, Typed | None] = dict(self._typed_matches())
        for screen in self._app.screen_stack:
            if isinstance(screen, Typing):
                found.update(screen.typed_things())
        return {thing: typed for thing, typed in found.items() if thing not in self.settling}

    def _typed_matches(self) -> dict[DraftSubject, TypedMatch]:
        desk, found = self._app.desk, {}
        assert desk is not None
        for match, draft in self._typed_in().items():
            thing = match_subject(desk.season.name, match)
            before = self._matches.get(thing)
            begun = before.begun if before else draft_of(desk, match)
            found[thing] = TypedMatch(match, draft, begun)
        self._matches = found
        return found
