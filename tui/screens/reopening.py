"""The screens made anew in another language, with all that was typed and chosen on them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.screen import Screen
from textual.widgets import Input

from league import language
from league.errors import LeagueError
from league.services import desk
from league.views.matches import Sheet
from tui.app_keys import everywhere
from tui.screens.evening import EveningScreen
from tui.screens.match import MatchScreen
from tui.screens.page import Page
from tui.screens.season import SeasonScreen
from tui.widgets.board_grid import LineupGrid
from tui.widgets.frame import bind
from tui.widgets.grid import Grid
from tui.widgets.matters import MattersList

if TYPE_CHECKING:
    from tui.app import SpielleiterApp


async def turn(app: "SpielleiterApp", chosen: str) -> None:
    """Go on in another language on all screens. Raises LeagueError, and then in the old one."""
    before = language.current()
    language.turn(chosen)
    bind(app, *everywhere())
    try:
        await reopen(app)
    except LeagueError:
        language.turn(before)
        bind(app, *everywhere())
        raise
    app.remember()


async def reopen(app: "SpielleiterApp") -> None:
    """Make every screen anew. Raises LeagueError, and then the old ones still stand."""
    old = [screen for screen in app.screen_stack if type(screen) is not Screen]
    new = [await _anew(app, screen) for screen in old]
    looks = [_look(screen) for screen in old]
    async with app.drafts.still:
        await _turn_over(app, new, looks)


async def _turn_over(
    app: "SpielleiterApp",
    new: Sequence[Screen[Any]],
    looks: Sequence[Callable[[Screen[Any]], None]],
) -> None:
    with app.batch_update():
        for _each in new:
            await app.pop_screen()
        for screen, look in zip(new, looks, strict=True):
            await app.push_screen(screen)
            look(screen)


async def _anew(app: "SpielleiterApp", old: Screen[Any]) -> Screen[Any]:
    new: Screen[Any]
    match old:
        case MatchScreen():
            new = await _typed_anew(app, old)
        case Page():
            new = old.anew()
            await new.fetch(app)
        case _:
            new = SeasonScreen()
            await new.fetch(app)
    return new


async def _typed_anew(app: "SpielleiterApp", old: MatchScreen) -> MatchScreen:
    if not isinstance(old, EveningScreen):
        view = await app.ask(desk.preview_match, old.view.key, old.draft)
        screen = MatchScreen(view, old.draft)
        screen.take_over(old)
        return screen
    sheets = [
        Sheet(await app.ask(desk.preview_match, grid.view.key, grid.draft), grid.draft)
        for grid in old.grids
    ]
    evening = EveningScreen(old.evening, sheets, old.on)
    evening.take_over(old)
    return evening


@dataclass(frozen=True, slots=True)
class _Look:
    """What was chosen and filled in on a screen, by the names of its parts."""

    chosen: dict[str, str]
    filled: dict[str, str]
    found: str
    cursors: dict[str, LineupGrid]
    fronts: dict[str, bool]
    focus: str


def _look(old: Screen[Any]) -> Callable[[Screen[Any]], None]:
    matters = [one.matter.key for one in old.query(MattersList) if one.matter]
    look = _Look(
        chosen={f"#{grid.id}": grid.current for grid in old.query(Grid) if grid.current},
        filled={f"#{field.id}": field.value for field in old.query(Input)},
        found="".join(matters[:1]),
        cursors={f"#{grid.id}": grid for grid in old.query(LineupGrid)},
        fronts={f"#{one.id}": one.has_class("-front") for one in old.query("#desk > *")},
        focus=f"#{old.focused.id}" if old.focused and old.focused.id else "",
    )

    def restore(new: Screen[Any]) -> None:
        _restore(new, look)

    return restore


def _restore(new: Screen[Any], look: _Look) -> None:
    for name, text in look.filled.items():
        new.query_one(name, Input).value = text
    for name, key in look.chosen.items():
        new.query_one(name, Grid).select(key)
    for name, front in look.fronts.items():
        new.query(name).set_class(front, "-front")
    for name, cursor in look.cursors.items():
        new.query_one(name, LineupGrid).go(cursor.board, cursor.place)
    for matters in new.query(MattersList):
        matters.select(look.found)
    if look.focus:
        new.query_one(look.focus).focus()
