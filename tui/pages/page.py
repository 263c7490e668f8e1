"""A screen that shows one view in parts, and looks again when the season has changed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.widget import Widget

from league.services.session.desk import Desk
from tui import lost_file
from tui.app_protocol import AppProtocol, ShownThing, app_of
from tui.dialogs.undo import ask_undo
from tui.kit.cells import facts_line
from tui.kit.drawing import Drawing
from tui.kit.frame import TitleBar, frame, looks_of, page_keys, quiet
from tui.kit.full_text import FullText
from tui.kit.grid import Grid
from tui.kit.line import SaidLine
from tui.kit.panes import Places, fill_pane, pane_for, settle_panes, show_pane, title_panes
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import FormScreen
from tui.pages.laying_out import lay_out, others
from tui.places import place_named
from tui.textual_gaps import bind

V = TypeVar("V")
Tabs = Sequence[tuple[str, str]]


class Page(FormScreen, Generic[V]):
    """Loads its view, names its parts and says what a row opens; the rest is the same for all."""

    NAME: ClassVar[str] = ""
    """What leads back to it, as places and things are called; empty = nothing does."""
    SIDE_BY_SIDE: ClassVar[bool] = False
    """Whether parts stand beside each other in a wide window, and not only below each other."""
    FULL_TEXT: ClassVar[int] = 0
    """Most lines below everything that show in full what is cut in the row under the cursor."""
    AUTO_FOCUS: ClassVar[str | None] = ""
    APART: ClassVar[bool | None] = None
    """Whether all parts are laid out at once in every window; None = where there is room."""
    ABOUT: ClassVar[str] = ""
    """Kind of the thing it is about, as papers have it; empty = they are about none of its kind."""
    RECORDS: ClassVar[bool] = False
    """Whether it shows what no season is judged from, such as lineups that are handed in."""
    CAN_LEAVE: ClassVar[bool] = True
    """Whether there is a screen to go back to."""

    view: V

    def __init__(self, *keys: Binding, about: str = "") -> None:
        super().__init__()
        self.about = about
        """What the page is about, where pages of its kind need that, such as a club."""
        self._shown: Desk | None = None
        self._old = self._stood = False
        self._parts: tuple[Part, ...] = ()
        self._fresh = False
        self.own_keys = keys
        """The keys that are this page's own, also for who is elsewhere and wants to know."""
        self.set_class(self.SIDE_BY_SIDE, "-side")
        bind(self, *keys, *page_keys(keys, leaving=self.CAN_LEAVE))

    # What each page has to give is not marked abstract: the library's screens have a metaclass of
    # their own, and a class cannot have ABCMeta beside it.
    def load(self, desk: Desk) -> V:
        """Return the view. Raises LeagueError."""
        raise NotImplementedError

    def anew(self) -> "Page[V]":
        """Return the same page, to be loaded in the language in use."""
        page: Callable[..., Page[V]] = type(self)
        return page(self.about) if self.about else page()

    async def again(self, app: AppProtocol) -> "Page[V]":
        """Return the same page, loaded in the language in use. Raises LeagueError."""
        page = self.anew()
        await page.fetch(app)
        return page

    def where(self, view: V) -> tuple[str, ...]:
        """Return the place within the season, down to the thing shown."""
        del view
        return (place_named(self.NAME).label,)

    def named(self) -> str:
        """Return what the page is called in a sentence."""
        return " › ".join(self.where(self.view))

    def place(self, season: str, view: V) -> tuple[str, ...]:
        """Return the place from the season on."""
        return season, *self.where(view)

    def facts(self, view: V) -> Facts:
        """Return what stands above everything; nothing leaves no line for it."""
        del view
        return ()

    def parts(self, view: V, hues: Ink) -> tuple[Part, ...]:
        """Return what is shown; a name keeps its kind as long as the page stands."""
        raise NotImplementedError

    def apart(self, width: int, height: int) -> bool:
        """Return whether all parts are seen at once in such a window, or one at a time."""
        if self.APART is not None:
            return self.APART
        return height >= 32 or (self.SIDE_BY_SIDE and width >= 110)

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return which parts (name, title) share a place in such a window."""
        return [[tab] for tab in tabs] if self.apart(width, height) else [tabs]

    def _places(self) -> Places:
        return self.places([(part.name, part.title) for part in self._parts], *self.app.size)

    def begin(self) -> None:
        """Go to where one begins, once the view is shown."""

    def open_row(self, table: str, row: str) -> None:
        """Open the row on which Enter was pressed."""

    def open_cell(self, table: str, row: int, column: int) -> None:
        """Open the cell on which Enter was pressed, by its place."""

    def moved(self) -> None:
        """Show what belongs to the row the cursor is on now."""

    async def fetch(self, app: AppProtocol) -> None:
        """Load the view. Raises LeagueError."""
        self._old = False
        self._shown, self.view = app.desk, await app.ask(self.load)

    def shown(self) -> Iterable[ShownThing]:
        """Yield what papers may be about here: the row under the cursor, then the page's thing."""
        yield from self.under_cursor()
        if self.ABOUT and self.about:
            yield self.ABOUT, self.about

    def under_cursor(self) -> Iterable[ShownThing]:
        """Return what papers may be about in the row under the cursor."""
        return ()

    def row(self, table: str) -> str | None:
        """Return the key of the row under a list's cursor, None on an empty list."""
        return self.query_one(f"#{table}", Grid).current

    def front(self) -> str:
        """Return the name of the part one is in."""
        return self.focused.id or "" if self.focused else ""

    def widget(self, part: Part) -> Widget:
        """Return what shows a part."""
        return pane_for(part)

    def above(self) -> Sequence[Widget]:
        """Return what stands over the parts, such as a line to type in."""
        return ()

    def compose(self) -> ComposeResult:
        """Lay out a widget for each part."""
        self._parts, self._fresh = self.parts(self.view, ink(self.app)), True
        numbered = enumerate(self._parts, 1)
        if len(self._parts) > 1:
            for number, part in numbered:
                bind(self, quiet(str(number), f"pane('{part.name}')", part.title))
        widgets = {part.name: self.widget(part) for part in self._parts}
        self._dress(widgets)
        desk = Container(*widgets.values(), id="desk")
        whole = [FullText(self.FULL_TEXT)] if self.FULL_TEXT else []
        yield from frame(TitleBar(), [SaidLine(id="facts"), *self.above(), desk, *whole])

    def _dress(self, widgets: Mapping[str, Widget]) -> None:
        """Give page and parts the look of this window at once: a change styles all again."""
        apart = ["-apart"] * self.apart(*self.app.size)
        self.add_class(*looks_of(*self.app.size), *apart, update=False)
        for tabs in self._places():
            widgets[tabs[0][0]].add_class("-front", update=False)

    def on_mount(self) -> None:
        """Show the view."""
        self.paint()
        self.action_pane(self._parts[0].name)
        self.begin()
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.paint())

    def on_screen_resume(self, _event: events.ScreenResume) -> None:
        """Look again when something changed meanwhile, here or in another program."""
        if self._stood:
            app_of(self).work(self.look_again())
        self._stood = True

    async def look_again(self) -> None:
        """Show what has changed since. Raises LeagueError."""
        await lost_file.look(app_of(self))
        if self._old or self._shown is not app_of(self).desk:
            await self.fetch(app_of(self))
            self.paint()

    def outdated(self) -> None:
        """Look again when one comes back, whatever has changed."""
        self._old = True

    def on_unmount(self) -> None:
        """Hear no more of colours."""
        self.app.theme_changed_signal.unsubscribe(self)

    async def reload(self) -> None:
        """Look again. Raises LeagueError."""
        self.outdated()
        await self.look_again()

    def paint(self) -> None:
        """Show the view as it is now."""
        # An answer may come when the page is being taken down: then its parts are gone already.
        if not self.query(TitleBar):
            return
        if not self._fresh:
            parts = self.parts(self.view, ink(self.app))
            if others(self._parts, parts):
                self.call_next(lay_out, self, self.front(), self.paint, self.action_pane)
                return
            self._parts = parts
        self._fresh = False
        season = self._shown.season.name if self._shown else ""
        self.query_one(TitleBar).go(*self.place(season, self.view))
        for part in self._parts:
            fill_pane(self.query_one(f"#{part.name}"), part)
        self._say_facts()
        title_panes(self, self._places(), apart=False)
        self.moved()

    def _say_facts(self) -> None:
        facts, room = self.query_one("#facts", SaidLine), self.size.width - 4
        line = facts_line(self.facts(self.view), room, ink(self.app))
        facts.say(line)
        facts.set_class(not line, "-none")

    def tell(self, name: str, text: Text) -> None:
        """Put another text into a text part, such as the detail of a row."""
        self.query_one(f"#{name}", Drawing).say(text)

    def on_resize(self, _event: events.Resize) -> None:
        """Give the parts the room there is."""
        self.set_class(self.apart(*self.app.size), "-apart")
        settle_panes(self, self._places())
        title_panes(self, self._places(), apart=False)
        self.call_after_refresh(self._say_facts)

    def action_pane(self, name: str) -> None:
        """Go to one of the parts."""
        show_pane(self, name, self._places())
        self.refresh_bindings()

    def on_grid_moved(self) -> None:
        """Offer what fits the row."""
        self.moved()
        self._show_whole()
        self.refresh_bindings()

    def on_descendant_focus(self) -> None:
        """Show what is cut in the list one is in now."""
        self._show_whole()

    def _show_whole(self) -> None:
        for line in self.query(FullText):
            line.follow(self.focused)

    def on_grid_opened(self, event: Grid.Opened) -> None:
        """Open a row or cell."""
        grid = event.grid
        if grid.current is not None and grid.id and grid.cells:
            self.open_cell(grid.id, grid.cursor_row, grid.cursor_column)
        elif grid.current is not None and grid.id:
            self.open_row(grid.id, grid.current)

    def action_undo_last(self) -> None:
        """Show what taking the last step back changes, and do it."""
        ask_undo(app_of(self), None, self.reload)

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


async def open_page(app: AppProtocol, page: Page[V], action: str = "", *, over: str = "") -> None:
    """Load and show a page, in place of one of a class; act there. Raises LeagueError."""
    await app.store()
    await lost_file.look(app)
    await page.fetch(app)
    with app.batch_update():
        if over and app.screen_stack[-1].has_class(over):
            await app.pop_screen()
        await app.push_screen(page)
    if action:
        page.call_after_refresh(page.run_action, action)
