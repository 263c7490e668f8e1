"""The screens made anew in another language, with all that was typed and chosen on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast, runtime_checkable

from textual.screen import Screen
from textual.widgets import Input

from league import language
from league.errors import LeagueError
from tui import routes
from tui.app_protocol import AppProtocol, Program
from tui.kit.findings_list import MattersList
from tui.kit.grid import Grid


async def turn(app: Program, chosen: str) -> None:
    """Go on in another language on all screens. Raises LeagueError, and then in the old one."""
    before = language.current()
    language.turn(chosen)
    app.bind_keys()
    try:
        await reopen(app)
    except LeagueError:
        language.turn(before)
        app.bind_keys()
        raise
    app.remember()


async def reopen(app: Program) -> None:
    """Make every screen anew. Raises LeagueError, and then the old ones still stand."""
    old = [screen for screen in app.screen_stack if type(screen) is not Screen]
    new = [await _again(app, screen) for screen in old]
    looks = [_look_of(screen) for screen in old]
    async with app.drafts.still:
        await _turn_over(app, new, looks)


async def _turn_over(app: Program, new: Sequence[Screen[Any]], looks: "Sequence[_Look]") -> None:
    with app.batch_update():
        for _each in new:
            await app.pop_screen()
        for screen, look in zip(new, looks, strict=True):
            await app.push_screen(screen)
            _restore(screen, look)


@runtime_checkable
class Reopens(Protocol):
    """A screen that can be made anew."""

    async def again(self, app: AppProtocol) -> Screen[Any]:
        """Return the same screen, loaded in the language in use. Raises LeagueError."""


async def _again(app: Program, old: Screen[Any]) -> Screen[Any]:
    if isinstance(old, Reopens):
        return await old.again(app)
    page = routes.place_page(routes.HOME)
    await page.fetch(app)
    return page


class Boards(Protocol):
    """Lineups to type in."""

    board: int
    place: object

    def go(self, board: int, place: object) -> None:
        """Put the cursor on a place."""


@dataclass(frozen=True, slots=True)
class _Look:
    """What was chosen and filled in on a screen, by the names of its parts."""

    chosen: dict[str, str]
    filled: dict[str, str]
    found: str
    cursors: dict[str, tuple[int, Any]]
    fronts: dict[str, bool]
    focus: str


def _look_of(old: Screen[Any]) -> _Look:
    matters = [one.matter.key for one in old.query(MattersList) if one.matter]
    return _Look(
        chosen={f"#{grid.id}": grid.current for grid in old.query(Grid) if grid.current},
        filled={f"#{field.id}": field.value for field in old.query(Input)},
        found="".join(matters[:1]),
        cursors={
            f"#{grid.id}": (cast("Boards", grid).board, cast("Boards", grid).place)
            for grid in old.query("LineupGrid")
        },
        fronts={f"#{one.id}": one.has_class("-front") for one in old.query("#desk > *")},
        focus=f"#{old.focused.id}" if old.focused and old.focused.id else "",
    )


def _restore(new: Screen[Any], look: _Look) -> None:
    for name, text in look.filled.items():
        new.query_one(name, Input).value = text
    for name, key in look.chosen.items():
        new.query_one(name, Grid).select(key)
    for name, front in look.fronts.items():
        new.query(name).set_class(front, "-front")
    for name, cursor in look.cursors.items():
        cast("Boards", new.query_one(name)).go(*cursor)
    for matters in new.query(MattersList):
        matters.select(look.found)
    if look.focus:
        new.query_one(look.focus).focus()
