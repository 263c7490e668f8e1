"""The ways from screen to screen: ask for the view, then show it.

A page is imported when one goes there: the first screen need not wait for the others.
"""

from datetime import date
from typing import TYPE_CHECKING

from league.facts.seasons import MatchKey
from league.services import desk, evening
from tui import lost_file
from tui.pages.page import open_page

HOME = "season"
"""The place that is always there: the first screen."""
AT_HOME = 2
"""Screens of the stack there: the library's own and the season's."""
PLACE = "-place"
"""Marks a page as one of the places, which take each other's turn."""

if TYPE_CHECKING:
    from tui.app import SpielleiterApp
    from tui.places import Place


async def to_division(app: "SpielleiterApp", division: str) -> None:
    """Show a division."""
    from tui.pages.division.page import DivisionScreen

    await open_page(app, DivisionScreen(division))


async def to_match(app: "SpielleiterApp", match: MatchKey, finding: str | None = None) -> None:
    """Show a match, ready to type in; or at one of its findings, ready to decide."""
    from tui.pages.match.page import MatchScreen

    await app.store()
    await lost_file.look(app)
    view = await app.ask(desk.match_view, match)
    draft = await app.ask(desk.draft_of, match)
    await app.push_screen(MatchScreen(view, draft, finding))


async def to_evening(
    app: "SpielleiterApp",
    division: str | None = None,
    number: int | None = None,
    *,
    on: date | None = None,
    instead: bool = False,
) -> None:
    """Show all matches of a round, or of a day; without a round, the one that waits.

    ``instead`` leaves no way back to the screen one comes from.
    """
    from tui.pages.match.evening import EveningScreen

    await app.store()
    await lost_file.look(app)
    if division is None or number is None:
        chosen = await app.ask(evening.current, division)
    else:
        chosen = await app.ask(evening.round_of, division, number)
    keys = chosen.matches if on is None else await app.ask(evening.of_day, on)
    screen = EveningScreen(chosen, await app.ask(evening.sheets, keys), on)
    if instead:
        await app.switch_screen(screen)
    else:
        await app.push_screen(screen)


async def to_club(
    app: "SpielleiterApp", club: str, team: str | None = None, finding: str | None = None
) -> None:
    """Show a club; or one of its teams' lists, at one of the list's findings."""
    from tui.pages.clubs.page import ClubScreen

    await open_page(app, ClubScreen(club, team, finding))


async def to_standing(app: "SpielleiterApp") -> None:
    """Show what stands against clubs and registrations on a day."""
    from tui.pages.clubs.standing import StandingScreen

    await open_page(app, StandingScreen())


async def to_team(app: "SpielleiterApp", team: str, finding: str | None = None) -> None:
    """Show a team's list at its club."""
    if app.desk is not None:
        await to_club(app, app.desk.team(team).club, team, finding)


async def to_kader(app: "SpielleiterApp", team: str) -> None:
    """Show a team's list, ready to be put together."""
    from tui.pages.lists.page import KaderScreen

    await open_page(app, KaderScreen(team))


async def home(app: "SpielleiterApp") -> None:
    """Go back to the first screen."""
    await app.store()
    while len(app.screen_stack) > AT_HOME:
        await app.pop_screen()


async def to_place(app: "SpielleiterApp", place: "Place", action: str = "") -> None:
    """Go to a place instead of the one one is at, or home; and do something there."""
    await app.store()
    if place.name == HOME:
        await lost_file.look(app)
        await home(app)
        return
    page = place.page()
    page.add_class(PLACE, update=False)
    if app.screen.has_class(PLACE):
        await app.pop_screen()
    await open_page(app, page, action)


async def to_players(app: "SpielleiterApp") -> None:
    """Show all players."""
    from tui.pages.people.players import PlayersScreen

    await open_page(app, PlayersScreen())


async def to_player(app: "SpielleiterApp", ident: str) -> None:
    """Show a player."""
    from tui.pages.people.player import PlayerScreen

    await open_page(app, PlayerScreen(ident))


async def to_rules(app: "SpielleiterApp", paragraph: str | None = None) -> None:
    """Show the rule book, open at a paragraph."""
    from tui.pages.rules.rules import RulesScreen

    await open_page(app, RulesScreen(paragraph))


async def to_journal(app: "SpielleiterApp") -> None:
    """Show the journal."""
    from tui.pages.journal.page import JournalScreen

    await open_page(app, JournalScreen())


async def to_hit(app: "SpielleiterApp", hit: desk.Hit) -> None:
    """Show what a search found."""
    if isinstance(hit.key, tuple):
        await to_match(app, hit.key)
    elif hit.kind == "division":
        await to_division(app, hit.key)
    elif hit.kind == "paragraph":
        await to_rules(app, hit.key)
    elif hit.kind == "player":
        await to_player(app, hit.key)
    else:
        await to_club(app, hit.key)
