"""What was typed in matches and Kader lists before, offered where they are typed in."""

from typing import TYPE_CHECKING

from league.language import _
from league.services.session import drafts
from league.services.session.draft_words import told
from league.services.session.drafts import Draft, TypedKader, TypedMatch
from tui.dialogs.draft import taken_up
from tui.pages.match.board_grid import LineupGrid

if TYPE_CHECKING:
    from tui.app import SpielleiterApp
    from tui.pages.lists.page import KaderScreen
    from tui.pages.match.page import MatchScreen


async def offer_matches(app: "SpielleiterApp", screen: "MatchScreen") -> None:
    """Offer what was typed in the matches of a screen. Raises LeagueError."""
    grids = {grid.view.key: grid for grid in screen.query(LineupGrid)}
    for draft in await app.drafts.file.offered(drafts.MATCH):
        typed = draft.typed
        if not isinstance(typed, TypedMatch) or typed.match not in grids:
            continue
        if await taken_up(app, draft):
            grid = grids[typed.match]
            screen.at_hand(grid)
            screen.set_focus(grid)
            grid.take(typed.typed)
            await screen.catch_up()
            if grid.draft == typed.typed:
                app.drafts.file.shown(draft)


async def offer_lists(app: "SpielleiterApp", page: "KaderScreen", begun: Draft | None) -> None:
    """Say whose list is gone on with, and offer what else was typed. Raises LeagueError."""
    if begun is not None and await app.drafts.file.take_up(begun):
        app.drafts.file.shown(begun)
    if begun is not None and begun.row.program != app.drafts.file.program:
        sentence = _("The list is as it was {told}; Ctrl+Z goes back to the one handed in.")
        app.hint(sentence.format(told=told(begun)))
    for draft in await app.drafts.file.offered(drafts.KADER):
        other = begun is None or draft.row.number != begun.row.number
        mine = draft.thing.key == page.team and other
        if mine and isinstance(draft.typed, TypedKader) and await taken_up(app, draft):
            page.go_on_with(draft.typed.typed)
            app.drafts.file.shown(draft)
