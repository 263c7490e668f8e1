"""What was typed in matches before, offered where it is typed in."""

from collections.abc import Awaitable, Callable, Iterable

from league.facts.drafts import MatchDraft
from league.services.session import drafts
from league.services.session.drafts import TypedMatch
from tui.dialogs.draft import taken_up
from tui.office import Office
from tui.pages.match.board_grid import LineupGrid


async def offer_matches(
    app: Office,
    grids: Iterable[LineupGrid],
    take: Callable[[LineupGrid, MatchDraft], Awaitable[None]],
) -> None:
    """Offer what was typed in the matches of a screen. Raises LeagueError."""
    by_match = {grid.view.key: grid for grid in grids}
    for draft in await app.drafts.file.offered(drafts.MATCH):
        typed = draft.typed
        if not isinstance(typed, TypedMatch) or typed.match not in by_match:
            continue
        if await taken_up(app, draft):
            grid = by_match[typed.match]
            await take(grid, typed.typed)
            if grid.draft == typed.typed:
                app.drafts.file.shown(draft)
