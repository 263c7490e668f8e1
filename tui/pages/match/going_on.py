"""From one match of a round to the next."""

from league.facts.seasons import MatchKey
from league.services.matches import evening
from tui.app_protocol import AppProtocol
from tui.pages.match import board_words


async def go_on(app: AppProtocol, match: MatchKey, by: int) -> None:
    """Show the match so many further in its round, in place of this one. Raises LeagueError."""
    matches = (await app.ask(evening.round_of, match[0], match[1])).matches
    at = matches.index(match) + by
    if at in range(len(matches)):
        await app.routes.to_match(matches[at], instead=True)
    else:
        app.hint(board_words.no_other(by))
