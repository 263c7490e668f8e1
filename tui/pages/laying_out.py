"""A page whose parts have become others, such as fees with the first entry, is laid out anew."""

from collections.abc import Callable, Sequence

from textual.screen import Screen

from tui.kit.parts import Part


def others(before: Sequence[Part], now: Sequence[Part]) -> bool:
    """Say whether there are other parts than before."""
    return [one.name for one in before] != [one.name for one in now]


async def lay_out(
    page: Screen[None], front: str, paint: Callable[[], object], go: Callable[[str], object]
) -> None:
    """Make the widgets of the parts anew, paint them, and go to the part that was in front."""
    with page.app.batch_update():
        await page.recompose()
    paint()
    if front and page.query(f"#{front}"):
        go(front)
