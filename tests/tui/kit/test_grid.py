"""A list: where its cursor goes, how wide its columns are, which of its rows are made."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

from rich.text import Text
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from league.language import use
from tui.kit.columns import Col, Row, Sheet, holding
from tui.kit.grid import Grid
from tui.kit.lazy import Lazy
from tui.kit.themes import NIGHT

ABOUT = [Col("No.", right=True), Col("Name", grow=True), Col("Born", least=60)]
WIDTH, HEIGHT = 40, 10
SEEN = HEIGHT - 1
"""Rows below the heading."""


def rows(number: int) -> list[Row]:
    return [(f"k{n}", [Text(str(n)), Text(f"name {n}"), Text("1990")]) for n in range(number)]


class Lists(App[None]):
    """A list and what it says."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid, self.opened, self.moved = grid, list[str | None](), 0
        self.register_theme(NIGHT)
        self.theme = NIGHT.name

    def compose(self) -> ComposeResult:
        yield self.grid

    def on_grid_opened(self, event: Grid.Opened) -> None:
        self.opened.append(event.grid.current)

    def on_grid_moved(self) -> None:
        self.moved += 1


@asynccontextmanager
async def listed(
    found: Sequence[Row], cols: Sequence[Col] = ABOUT, *, cells: bool = False, empty: str = ""
) -> AsyncIterator[tuple[Lists, Pilot[None]]]:
    use("en")
    app = Lists(Grid(cells=cells, empty=empty))
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        app.grid.fill(cols, found)
        app.grid.focus()
        await pilot.pause()
        yield app, pilot


def lines(app: Lists) -> list[str]:
    return [strip.text for strip in app.screen._compositor.render_strips(app.size)]


async def test_the_cursor_stays_within_the_list_and_in_sight() -> None:
    async with listed(rows(30)) as (app, pilot):
        at = []
        for key in ("up", "down", "pagedown", "pagedown", "end", "down", "pageup", "home"):
            await pilot.press(key)
            at.append(app.grid.cursor_row)
            assert f"name {app.grid.cursor_row} " in "\n".join(lines(app))
        assert at == [0, 1, 1 + SEEN, 1 + 2 * SEEN, 29, 29, 29 - SEEN, 0]
        assert lines(app)[0].split() == ["No.", "Name"]


async def test_a_click_goes_to_a_row_and_another_one_opens_it() -> None:
    async with listed(rows(5)) as (app, pilot):
        for _click in range(2):
            await pilot.click(Grid, offset=(8, 3))
        assert (app.grid.current, app.opened) == ("k2", ["k2"])
        await pilot.click(Grid, offset=(8, 0))
        await pilot.click(Grid, offset=(8, 8))
        assert (app.grid.current, app.opened) == ("k2", ["k2"])
        await pilot.press("enter")
        assert app.opened == ["k2", "k2"]


async def test_the_row_under_the_mouse_is_marked_until_a_key_moves_on() -> None:
    async with listed(rows(5)) as (app, pilot):

        def ground(y: int) -> str:
            strip = app.screen._compositor.render_strips(app.size)[y]
            (colour,) = {one.style.bgcolor for one in strip if one.style}
            assert colour is not None
            return colour.name

        plain = ground(3)
        await pilot.hover(Grid, offset=(8, 3))
        assert ground(3) == NIGHT.variables["block-hover-background"] != plain
        await pilot.press("down")
        assert ground(3) == plain
        assert ground(2) == NIGHT.variables["block-cursor-background"]


async def test_filled_anew_the_cursor_stays_on_its_row() -> None:
    async with listed(rows(20)) as (app, pilot):
        app.grid.select("k12")
        await pilot.pause()
        app.grid.fill(ABOUT, rows(20)[3:])
        await pilot.pause()
        assert (app.grid.current, app.grid.cursor_row) == ("k12", 9)
        app.grid.fill(ABOUT, rows(5))
        await pilot.pause()
        assert app.grid.current == "k0"


async def test_cells_are_gone_through_in_both_directions() -> None:
    wide = [Col(f"c{n}", width=10) for n in range(6)]
    found = [(f"k{row}", [Text(f"{row}/{n}") for n in range(6)]) for row in range(3)]
    async with listed(found, wide, cells=True) as (app, pilot):
        places = []
        for key in ("left", "right", "down", "end", "home", "ctrl+end", "end", "right"):
            await pilot.press(key)
            places.append((app.grid.cursor_row, app.grid.cursor_column))
        assert places == [(0, 0), (0, 1), (1, 1), (1, 5), (1, 0), (2, 0), (2, 5), (2, 5)]
        # 60 columns in a window of 40, less one for the bar: the last cell ends at its edge.
        assert app.grid.scroll_offset.x in (20, 21)
        assert "2/5" in "\n".join(lines(app))
        await pilot.press("ctrl+home")
        assert app.grid.cursor_row == 0


async def test_a_list_chosen_in_before_it_is_seen_moves_its_bar_too() -> None:
    grid = Grid()
    grid.styles.height = "100%"
    async with Lists(grid).run_test(size=(WIDTH, HEIGHT)) as pilot:
        grid.display = False
        grid.fill(ABOUT, rows(100))
        grid.select("k99")
        await pilot.pause()
        grid.display = True
        await pilot.pause()
        await pilot.pause()
        assert grid.current == "k99"
        # 100 rows and the heading, of which a window shows 10 lines.
        assert grid.scroll_offset.y == grid.vertical_scrollbar.position == 101 - HEIGHT


async def test_only_rows_that_are_seen_are_made() -> None:
    made: list[int] = []

    def make(n: int) -> list[Text]:
        made.append(n)
        return [Text(str(n)), Text(f"name {n}")]

    cols = [holding("No.", map(str, range(1_500)), right=True), Col("Name", grow=True)]
    assert cols[0].width == 4
    async with listed([(str(n), Lazy(partial(make, n))) for n in range(1_500)], cols) as (
        app,
        pilot,
    ):
        assert len(lines(app)) == HEIGHT
        assert sorted(made) == list(range(SEEN))
        await pilot.press("end")
        assert "name 1499" in lines(app)[-1]
        assert sorted(made) == [*range(SEEN), *range(1_500 - SEEN, 1_500)]


async def test_without_rows_it_says_why_over_the_whole_width() -> None:
    sentence = "Nothing waits here today, and nothing waits there either."
    async with listed([], empty=sentence) as (app, pilot):
        heading, *told = lines(app)
        assert not heading.strip()
        assert " ".join(" ".join(told).split()) == sentence
        await pilot.press("enter", "down")
        assert (app.opened, app.grid.current) == ([], None)


def test_the_growing_column_takes_what_the_others_leave() -> None:
    found = rows(12)
    narrow, wide = (Sheet(ABOUT, found, room, 1, "") for room in (40, 80))
    # "No." and two digits: 3; two blanks for each of two columns: 40 − 3 − 4.
    assert [(one.number, one.width, one.start) for one in narrow.columns] == [(0, 3, 0), (1, 33, 5)]
    # "Born" and "1990": 4; 80 − 3 − 4 − 6.
    assert [one.width for one in wide.columns] == [3, 67, 4]
    assert (narrow.width, wide.width, narrow.height) == (40, 80, 13)
    assert [narrow.place(x) for x in (0, 4, 5, 39, 90)] == [0, 0, 1, 1, 1]


def test_what_is_cut_is_told_in_full() -> None:
    long = ("k", [Text("1"), Text("a name that finds no room at all here"), Text("1990")])
    sheet = Sheet(ABOUT, [*rows(3), long], 20, 1, "")
    assert sheet.cut(long) == sheet.longest_cut == "a name that finds no room at all here"
    assert sheet.cut(rows(1)[0]) == ""
