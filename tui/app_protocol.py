"""What pages and dialogs may ask of the program they belong to."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Sequence
from contextlib import AbstractContextManager
from datetime import date
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    ParamSpec,
    Protocol,
    TypeVar,
    cast,
    runtime_checkable,
)

from textual import events
from textual.binding import Binding
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Input

from league.addresses import Location
from league.facts.actors import Actor
from league.facts.seasons import MatchKey
from tui.drafts import Drafts
from tui.places import Place

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.views.search import Hit

P = ParamSpec("P")
T = TypeVar("T")
ShownThing = tuple[str, Hashable]
"""A thing that a page shows: its kind and its key, as papers are about it."""


class Routes(Protocol):
    """The ways to the pages of other subjects. Each raises LeagueError when it leads nowhere."""

    async def to_division(self, division: str) -> None:
        """Show a division."""

    async def to_match(
        self, match: MatchKey, finding: str | None = None, *, instead: bool = False
    ) -> None:
        """Show a match, ready to type in; or at one of its findings, ready to decide."""

    async def to_evening(
        self,
        division: str | None = None,
        number: int | None = None,
        *,
        on: date | None = None,
        instead: bool = False,
    ) -> None:
        """Show all matches of a round, or of a day; without a round, the one that waits."""

    async def to_club(self, club: str, team: str | None = None, finding: str | None = None) -> None:
        """Show a club; or one of its teams' lists, at one of the list's findings."""

    async def to_team(self, team: str, finding: str | None = None) -> None:
        """Show a team's list at its club."""

    async def to_kader(self, team: str) -> None:
        """Show a team's list, ready to be put together."""

    async def to_player(self, ident: str) -> None:
        """Show a player."""

    async def to_drafts(self) -> None:
        """Show all that was typed and is not stored yet."""

    async def to_rules(self, paragraph: str | None = None) -> None:
        """Show the rule book, open at a paragraph."""

    async def to_season(self, name: str) -> None:
        """Go on in another season of the file, from its overview."""

    async def to_place(self, name: str, action: str = "") -> None:
        """Show a place, and do something there. Raises KeyError."""

    async def to_thing(self, name: str, about: str) -> None:
        """Show the page about a thing. Raises KeyError."""

    async def to_hit(self, hit: "Hit") -> None:
        """Show what a search found."""

    async def to_papers(self, shown: "Iterable[ShownThing]", name: str = "") -> None:
        """Offer the papers of things, or the one of a name. Raises KeyError."""

    async def home(self) -> None:
        """Go back to the first screen."""


class AppProtocol(Protocol):
    """The running program, as pages and dialogs know it."""

    actor: Actor
    """Who works at it."""
    season: str | None
    path: Location
    desk: "Desk | None"
    """The season as it was read last; None as long as none is open."""
    drafts: Drafts
    writing: asyncio.Lock
    """Held while something is stored."""
    folder: str
    """Where the last paper was written; empty = where the program was started."""

    @property
    def routes(self) -> Routes:
        """The ways to the pages of other subjects."""

    @property
    def screen_stack(self) -> Sequence[Screen[Any]]:
        """The screens that lie on each other, the topmost last."""

    async def in_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that may block. Raises what it raises."""

    async def ask(
        self, function: "Callable[Concatenate[Desk, P], T]", *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask a service about the season without blocking. Raises LeagueError."""

    async def change(
        self, function: "Callable[Concatenate[Desk, P], Desk]", *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Let a service change the season; one change after the other. Raises LeagueError."""

    async def store(self) -> None:
        """Store what was typed, if anything was. Raises LeagueError, and then nothing is lost."""

    async def store_left(self) -> None:
        """Store the matches that were left. Raises the first LeagueError when all were tried."""

    def go(self, way: Coroutine[Any, Any, object], *, unjudged: bool = False) -> None:
        """Go to another screen, once the season is judged unless that may be ``unjudged``.

        A second key on the way there does nothing.
        """

    def work(self, steps: Coroutine[Any, Any, object]) -> object:
        """Do something that takes time; what goes wrong is said in a sentence."""

    def complain(self, sentence: str) -> None:
        """Say what went wrong."""

    def warn(self, sentence: str, title: str = "") -> None:
        """Say something, unless told otherwise about the file, once."""

    def hint(self, sentence: str) -> None:
        """Say something in passing."""

    def clear_notifications(self) -> None:
        """Take away all that was said."""

    async def act(self, event: events.Key, line: Input | None = None) -> bool:
        """Type a letter into a line, or do at once what a key is bound to; False if to nothing."""

    def remember(self) -> None:
        """Remember language, colours and folder for the next time."""

    async def open_file(self, path: Location) -> None:
        """Open a database in place of the screen one is on."""

    def batch_update(self) -> AbstractContextManager[None]:
        """Paint nothing until the end of the block."""

    def push_screen(
        self, screen: Screen[T], callback: Callable[[T | None], None] | None = None
    ) -> Awaitable[None]:
        """Show a screen over the others; its answer goes to the callback."""

    async def push_screen_wait(self, screen: Screen[T]) -> T:
        """Show a screen over the others and wait for its answer."""

    def switch_screen(self, screen: Screen[Any]) -> Awaitable[None]:
        """Show a screen in place of the topmost one."""

    def pop_screen(self) -> Awaitable[object]:
        """Take the topmost screen away."""


class Program(AppProtocol, Protocol):
    """The running program, as opening, leaving, the palette and the change of language know it."""

    opening: bool
    """Whether a season is being opened and judged, whatever stands meanwhile."""
    judging: bool
    """Whether the first page stands while the season is still judged behind it."""
    kept_step: tuple[int, str] | None
    """Last step known to the first page kept for the next time; None = none need be kept."""

    @property
    def screen(self) -> Screen[Any]:
        """The topmost screen."""

    def exit(self, *, return_code: int = 0, message: str | None = None) -> None:
        """End, and say why if there is anything to be said."""

    def busy(self, working: bool) -> None:
        """Show above the page that something is being worked on."""

    def get_key_display(self, binding: Binding) -> str:
        """Return how a key is called."""

    async def run_action(self, action: str, default_namespace: DOMNode | None = None) -> bool:
        """Do what a key is bound to; False if it is bound to nothing."""

    def speak(self, chosen: str) -> None:
        """Go on in another language, on the screen one is on."""

    def bind_keys(self) -> None:
        """Give the keys of every screen their labels in the language in use."""

    def open_place(self, place: Place | None, action: str = "") -> None:
        """Go to a place, and do something there."""

    def open_hit(self, hit: "Hit | None") -> None:
        """Go to what was found."""

    def action_search(self) -> None:
        """Search everything."""


@runtime_checkable
class ShowsThings(Protocol):
    """A screen that says what it shows."""

    def shown(self) -> Iterable[ShownThing]:
        """Return what papers may be about here, what is under the cursor first."""


def app_of(node: DOMNode) -> AppProtocol:
    """Return the program a screen or widget belongs to."""
    return cast("AppProtocol", node.app)
