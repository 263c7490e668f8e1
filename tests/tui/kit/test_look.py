"""The look: colours one can read, the line of keys, and the checks of the pictures themselves."""

from pathlib import Path

import pytest
from rich.color import Color
from textual.app import App, ComposeResult
from textual.color import Color as Ground
from textual.containers import Container
from textual.widgets import Button, Static

from league.facts.actors import official
from tests.snapshots.checks import faults
from tests.snapshots.contrast import STRONG, TEXT, contrast, faint
from tests.snapshots.drawing import spoken, strips
from tests.worlds.tui_season import opened, press, season_file, settled, shown
from tui import remembered
from tui.app import SpielleiterApp
from tui.kit import panes
from tui.kit.foot import MORE, Foot, Hint, fitting
from tui.kit.grid import Grid
from tui.kit.themes import THEMES, after

BLACK = Ground.parse("#000000")

pytestmark = pytest.mark.usefixtures("quick")


def _colour(hexed: str) -> Color:
    return Color.parse(hexed)


def test_contrast_is_what_wcag_says() -> None:
    # WCAG 2.1: black on white is 21:1; #767676 is the lightest grey with 4.5:1 on white.
    assert contrast(_colour("#000000"), _colour("#ffffff")) == pytest.approx(21)
    assert contrast(_colour("#767676"), _colour("#ffffff")) >= TEXT
    assert contrast(_colour("#777777"), _colour("#ffffff")) < TEXT
    assert STRONG > TEXT


def test_one_theme_comes_after_the_other() -> None:
    names = [theme.name for theme in THEMES]
    assert names[:3] == ["board-night", "board-day", "board-contrast"]
    assert [after(name) for name in names] == [*names[1:], names[0]]
    assert after("dracula") == names[0]


async def test_ctrl_t_goes_through_all_themes_and_remembers(tmp_path: Path) -> None:
    memory = tmp_path / "screen.json"
    app = SpielleiterApp(season_file(tmp_path), official("Official"), memory=memory)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        for name in ("board-day", "board-contrast"):
            await press(app, pilot, "ctrl+t")
            assert app.theme == name
        assert "━ 1 Divisions" in shown(app)
    assert remembered.load(memory).theme == "board-contrast"
    assert (
        SpielleiterApp(tmp_path / "x", official("Official"), memory=memory).theme
        == "board-contrast"
    )


async def test_without_colour_the_screen_is_grey(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert "nocolor" in app.pseudo_classes
        await settled(app, pilot)
        seen = strips(app)
        for filter_ in app._filters:
            seen = [strip.apply_filter(filter_, BLACK) for strip in seen]
        colours = {
            colour.get_truecolor()
            for strip in seen
            for segment in strip
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour and not colour.is_default
        }
        assert all(max(one) - min(one) <= 1 for one in colours)


HINTS = [
    Hint("enter", "⏎", "öffnen", action="open"),
    Hint("g", "g", "gehe zu", action="places"),
    Hint("e", "e", "Spielabend", action="evening"),
    Hint("escape", "Esc", "zurück", action="back"),
    Hint("f1", "F1", "Tasten", action="help"),
]


def test_keys_are_left_out_where_there_is_no_room_but_never_back_and_help() -> None:
    # 8 + 9 + 12 + 10 + 9 columns and a gap of two between each
    left, last, all_there = fitting(HINTS, 48 + 4 * 2)
    assert (left, last, all_there) == (HINTS[:4], HINTS[4], True)
    left, last, all_there = fitting(HINTS, 48 + 4 * 2 - 1)
    assert [hint.key for hint in left] == ["enter", "g", "escape"]
    assert last is HINTS[4]
    assert not all_there
    left, last, _all = fitting(HINTS, 10)
    assert [hint.key for hint in left] == ["escape"]
    assert last is HINTS[4]


async def test_a_key_in_the_last_line_can_be_clicked_and_explains_itself(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (80, 24), "de") as (app, pilot):
        line = shown(app).splitlines()[-1]
        assert line.rstrip().endswith(f"{MORE}F1 Tasten")
        await pilot.click(Foot, offset=(line.index("F1"), 0))
        await settled(app, pilot)
        assert type(app.screen).__name__ == "HelpDialog"
        await press(app, pilot, "escape")
        foot = app.screen.query_one(Foot)
        await pilot.hover(Foot, offset=(line.index("e Spielabend"), 0))
        assert "Runde" in str(foot.tooltip)


async def test_a_hidden_list_is_filled_too(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "3")
        tasks = app.screen.query_one("#tasks", Grid)
        assert not tasks.region
        tasks.fill(tasks.cols, [])
        await press(app, pilot, "2")
        await settled(app, pilot)
        assert "Nothing waits." in shown(app)


class Wrong(App[None]):
    """A screen on which everything is wrong."""

    CSS = """
    #one { width: 20; height: 1; text-wrap: nowrap; color: #444444; background: #333333; }
    #two { width: 20; height: 1; offset: 10 -1; background: #ffffff; color: #000000; }
    #low { width: 10; height: 1; }
    #out { width: 30; height: 1; offset: 70 0; }
    #box { border: round white; width: 12; height: 3; }
    Button { width: 8; min-width: 8; }
    """

    def compose(self) -> ComposeResult:
        yield Static("words that are much too long", id="one")
        yield Static("beside", id="two")
        yield Static("several words in one line", id="low")
        yield Static("outside", id="out")
        box = Container(id="box")
        box.border_title = "a title too long"
        yield box
        yield Button("Both on the day")


async def test_the_checks_find_what_is_wrong() -> None:
    async with Wrong().run_test(size=(80, 24)) as pilot:
        lines = strips(pilot.app)
        found = "\n".join(faults(pilot.app, lines))
        assert "Static#two Region(x=10, y=0, width=20, height=1) lies over Static#one" in found
        assert "“words that are much too long” does not fit its 20 columns" in found
        assert "“several words in one line …” needs 3 lines and has 1" in found
        assert "Static#out goes out at the side" in found
        assert "“a title too long” does not fit the border's 8 columns" in found
        assert "“Both on the day” does not fit" in found
        grey = faint(pilot.app, lines)
        assert [line for line in grey if "#444444 on #333333" in line]


async def test_a_click_is_no_part_of_a_style(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_club("601"))
        await settled(app, pilot)
        styles = {spoken(segment.style) for strip in strips(app) for segment in strip}
        assert not [style for style in styles if "click" in style]


SEVEN = tuple(
    (name, f"{at} {name}")
    for at, name in enumerate(
        ("Tabelle", "Runden", "Kreuztabelle", "Verlauf", "Beste", "Bretter", "Beschlüsse"), 1
    )
)


def test_titles_of_panes_move_together_and_then_say_their_numbers_only() -> None:
    # Seven labels of 68 signs together; six separators of three signs or of one.
    assert sum(len(label) for _name, label in SEVEN) == 68
    assert panes.fitting("Runden", SEVEN, 86) == (" │ ", SEVEN)
    assert panes.fitting("Runden", SEVEN, 85) == ("│", SEVEN)
    assert panes.fitting("Runden", SEVEN, 74) == ("│", SEVEN)
    between, narrow = panes.fitting("Runden", SEVEN, 73)
    assert between.join(label for _name, label in narrow) == "1 │ 2 Runden │ 3 │ 4 │ 5 │ 6 │ 7"
