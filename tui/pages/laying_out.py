"""A page whose parts have become others, such as fees with the first entry, is laid out anew."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tui.kit.parts import Part

if TYPE_CHECKING:
    from tui.pages.page import Page


def others(before: Sequence[Part], now: Sequence[Part]) -> bool:
    """Say whether there are other parts than before."""
    return [one.name for one in before] != [one.name for one in now]


async def lay_out(page: "Page[Any]") -> None:
    """Make the widgets of the parts anew, and stay in the part one is in."""
    front = page.front()
    with page.app.batch_update():
        await page.recompose()
    page.paint()
    if front and page.query(f"#{front}"):
        page.action_pane(front)
