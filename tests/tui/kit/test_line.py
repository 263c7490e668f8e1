"""A line shows as much of its words as fits."""

from rich.text import Text
from textual.app import App, ComposeResult

from tui.kit.line import SaidLine


class Lines(App[None]):
    """A line at the top."""

    def __init__(self) -> None:
        super().__init__()
        self.line = SaidLine(id="line")

    def compose(self) -> ComposeResult:
        yield self.line

    def lines(self) -> list[str]:
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips(self.size)]


async def test_what_does_not_fit_ends_in_dots() -> None:
    app = Lines()
    async with app.run_test(size=(10, 3)) as pilot:
        assert app.lines() == ["", "", ""]
        app.line.say(Text("ten places"))
        await pilot.pause()
        assert app.lines() == ["ten places", "", ""]
        app.line.say(Text("more than ten"))
        await pilot.pause()
        # Nine letters and the dots.
        assert app.lines() == ["more than…", "", ""]
        app.line.styles.height = 2
        await pilot.pause()
        assert app.lines() == ["more than…", "", ""]


async def test_the_words_keep_their_colours() -> None:
    app = Lines()
    async with app.run_test(size=(10, 1)) as pilot:
        app.line.say(Text.assemble("a ", ("word", "bold red")))
        await pilot.pause()
        plain, word = list(app.screen._compositor.render_strips(app.size)[0])[:2]
        assert (plain.text, word.text) == ("a ", "word")
        assert plain.style is not None
        assert word.style is not None
        assert (plain.style.bold, word.style.bold) == (None, True)
        assert word.style.color is not None
        assert word.style.bgcolor == plain.style.bgcolor
