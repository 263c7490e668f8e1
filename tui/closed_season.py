"""A change of a closed season: what it moved that hung on the season's table is said at once."""

from league.language import _
from league.services.protests.telling import hung_since
from league.services.session.desk import Desk
from tui.app_protocol import AppProtocol


async def say_moved(app: AppProtocol, before: Desk | None) -> None:
    """Say what was moved since a season was as before. Raises LeagueError."""
    if before is None:
        return
    moved = await app.ask(lambda _desk: hung_since(before))
    if moved:
        app.warn("\n".join(moved), _("To be decided"))
