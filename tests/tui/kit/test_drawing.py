"""A picture is drawn for the room there is, and again when that or what it shows has changed."""

from rich.text import Text
from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.selection import Selection

from tui.kit.drawing import Drawing


class Pictures(App[None]):
    """A picture."""

    def __init__(self) -> None:
        super().__init__()
        self.drawing = Drawing(id="picture")
        self.rooms: list[int] = []
        self.words = "first"

    def compose(self) -> ComposeResult:
        yield self.drawing

    def on_mount(self) -> None:
        self.drawing.styles.height = "100%"
        self.drawing.fill(self.draw)

    def draw(self, columns: int) -> Text:
        self.rooms.append(columns)
        return Text.assemble("─" * columns, "\n", (self.words, "bold"))

    def lines(self) -> list[str]:
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips(self.size)]


async def test_a_picture_is_drawn_once_for_each_room() -> None:
    app = Pictures()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        assert app.lines()[:2] == ["─" * 20, "first"]
        await pilot.resize_terminal(12, 4)
        await pilot.pause()
        assert app.lines()[:2] == ["─" * 12, "first"]
        assert app.rooms == [20, 12]


async def test_a_picture_is_drawn_anew_when_what_it_shows_has_changed() -> None:
    app = Pictures()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        app.words = "a sentence of more than twenty columns"
        app.drawing.redraw()
        await pilot.pause()
        assert app.lines() == ["─" * 20, "a sentence of more", "than twenty columns", ""]


async def test_a_tall_picture_is_scrolled() -> None:
    app = Pictures()
    async with app.run_test(size=(20, 4)) as pilot:
        app.drawing.fill(lambda _columns: Text("\n".join(map(str, range(30)))))
        app.drawing.focus()
        await pilot.pause()
        assert app.lines()[0].split()[0] == "0"
        await pilot.press("end")
        await pilot.pause()
        # Thirty lines, of which the window shows four.
        assert [line.split()[0] for line in app.lines()] == ["26", "27", "28", "29"]


async def test_without_any_room_nothing_is_drawn_until_there_is_some_again() -> None:
    app = Pictures()
    async with app.run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        app.drawing.styles.width = 0
        await pilot.pause()
        app.drawing.redraw()
        app.drawing.styles.width = 10
        await pilot.pause()
        assert app.rooms == [20, 10]
        assert app.lines()[:2] == ["─" * 10, "first"]


async def test_a_text_in_a_pane_as_high_as_its_words_is_seen_in_full() -> None:
    app = Pictures()
    async with app.run_test(size=(20, 6)) as pilot:
        app.drawing.styles.height = "auto"
        app.drawing.say(Text("nothing"))
        await pilot.pause()
        app.drawing.say(Text("a sentence of more than twenty columns"))
        await pilot.pause()
        assert app.lines()[:3] == ["a sentence of more", "than twenty columns", ""]
        assert app.drawing.size.height == 2


async def test_words_that_are_marked_with_the_mouse_can_be_copied() -> None:
    app = Pictures()
    async with app.run_test(size=(20, 4)) as pilot:
        app.drawing.say(Text("a sentence of more than twenty columns"))
        await pilot.pause()
        await pilot.mouse_down(app.drawing, offset=(2, 0))
        await pilot.hover(app.drawing, offset=(3, 1))
        await pilot.mouse_up(app.drawing, offset=(3, 1))
        assert app.screen.get_selected_text() == "sentence of more\nthan"
        marked = [part.style for part in app.screen._compositor.render_strips()[0]]
        assert marked[0] != marked[1]
        # The last line may be a blank one.
        app.drawing.say(Text("words\n"))
        await pilot.pause()
        app.screen.selections = {app.drawing: Selection(Offset(0, 1), Offset(3, 1))}
        assert app.screen.get_selected_text() == ""
        app.drawing.say(Text("other words"))
        await pilot.pause()
        assert app.screen.get_selected_text() is None
