"""The ways from screen to screen: ask for the view, then show it."""

from typing import TYPE_CHECKING

from league.facts.seasons import MatchKey
from league.services import desk
from tui.screens.club import ClubScreen
from tui.screens.division import DivisionScreen
from tui.screens.journal import JournalScreen
from tui.screens.match import MatchScreen
from tui.screens.rules import RulesScreen

if TYPE_CHECKING:
    from tui.app import SpielleiterApp


async def to_division(app: "SpielleiterApp", division: str) -> None:
    """Show a division."""
    await app.store()
    await app.push_screen(DivisionScreen(await app.ask(desk.division_view, division)))


async def to_match(app: "SpielleiterApp", match: MatchKey, finding: str | None = None) -> None:
    """Show a match, ready to type in; or at one of its findings, ready to decide."""
    await app.store()
    view = await app.ask(desk.match_view, match)
    draft = await app.ask(desk.draft_of, match)
    await app.push_screen(MatchScreen(view, draft, finding))


async def to_club(
    app: "SpielleiterApp", club: str, team: str | None = None, finding: str | None = None
) -> None:
    """Show a club; or one of its teams' lists, at one of the list's findings."""
    await app.store()
    await app.push_screen(ClubScreen(await app.ask(desk.club_view, club), team, finding))


async def to_team(app: "SpielleiterApp", team: str, finding: str | None = None) -> None:
    """Show a team's list at its club."""
    if app.desk is not None:
        await to_club(app, app.desk.team(team).club, team, finding)


async def to_rules(app: "SpielleiterApp", paragraph: str | None = None) -> None:
    """Show the rule book, open at a paragraph."""
    await app.store()
    await app.push_screen(RulesScreen(await app.ask(desk.paragraph_views), paragraph))


async def to_journal(app: "SpielleiterApp") -> None:
    """Show the journal."""
    await app.store()
    await app.push_screen(JournalScreen(await app.ask(desk.journal_rows)))


async def to_hit(app: "SpielleiterApp", hit: desk.Hit) -> None:
    """Show what a search found."""
    if isinstance(hit.key, tuple):
        await to_match(app, hit.key)
    elif hit.kind == "division":
        await to_division(app, hit.key)
    elif hit.kind == "paragraph":
        await to_rules(app, hit.key)
    else:
        await to_club(app, hit.key)
