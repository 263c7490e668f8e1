"""What was typed in a Kader list before, offered where it is typed in."""

from collections.abc import Callable

from league.language import _
from league.services.session import drafts
from league.services.session.draft_words import author_words
from league.services.session.drafts import Draft, TypedKader
from league.services.session.stored import TypedList
from tui.dialogs.draft import taken_up
from tui.office import Office


async def offer_lists(
    app: Office, team: str, begun: Draft | None, go_on_with: Callable[[TypedList], None]
) -> None:
    """Say whose list is gone on with, and offer what else was typed. Raises LeagueError."""
    if begun is not None and await app.drafts.file.take_up(begun):
        app.drafts.file.shown(begun)
    if begun is not None and begun.row.program != app.drafts.file.program:
        sentence = _("The list is as it was {told}; Ctrl+Z goes back to the one handed in.")
        app.hint(sentence.format(told=author_words(begun)))
    for draft in await app.drafts.file.offered(drafts.KADER):
        other = begun is None or draft.row.number != begun.row.number
        mine = draft.thing.key == team and other
        if mine and isinstance(draft.typed, TypedKader) and await taken_up(app, draft):
            go_on_with(draft.typed.typed)
            app.drafts.file.shown(draft)
