"""The ways from page to page: store what was typed, look for the file, then show the page."""

from collections.abc import Iterable
from datetime import date

from league.facts.seasons import MatchKey
from league.services.matches import evening
from league.views.search import Hit
from tui import lost_file, routes
from tui.app_protocol import AppProtocol, ShownThing

AT_HOME = 2
"""Screens of the stack there: the library's own and the season's."""
PLACE = "-place"
"""Marks a page as one of the places, which take each other's turn."""


class Navigation:
    """The ways from page to page of a running program."""

    def __init__(self, app: AppProtocol) -> None:
        self._app = app

    async def to_division(self, division: str) -> None:
        """Show a division."""
        await routes.show(self._app, routes.thing_page("division", division))

    async def to_match(
        self, match: MatchKey, finding: str | None = None, *, instead: bool = False
    ) -> None:
        """Show a match, ready to type in; or at one of its findings, ready to decide.

        ``instead`` leaves no way back to the screen one comes from.
        """
        app = self._app
        await app.store()
        await lost_file.look(app)
        screen = await routes.match_screen(app, match, finding)
        await (app.switch_screen(screen) if instead else app.push_screen(screen))

    async def to_evening(
        self,
        division: str | None = None,
        number: int | None = None,
        *,
        on: date | None = None,
        instead: bool = False,
    ) -> None:
        """Show all matches of a round, or of a day; without a round, the one that waits.

        ``instead`` leaves no way back to the screen one comes from.
        """
        app = self._app
        await app.store()
        await lost_file.look(app)
        if division is None or number is None:
            chosen = await app.ask(evening.current, division)
        else:
            chosen = await app.ask(evening.round_of, division, number)
        screen = await routes.evening_screen(app, chosen, on)
        if instead:
            await app.switch_screen(screen)
        else:
            await app.push_screen(screen)

    async def to_club(self, club: str, team: str | None = None, finding: str | None = None) -> None:
        """Show a club; or one of its teams' lists, at one of the list's findings."""
        await routes.show(self._app, routes.club_page(club, team, finding))

    async def to_team(self, team: str, finding: str | None = None) -> None:
        """Show a team's list at its club."""
        if self._app.desk is not None:
            await self.to_club(self._app.desk.team(team).club, team, finding)

    async def to_kader(self, team: str) -> None:
        """Show a team's list, ready to be put together."""
        await routes.show(self._app, routes.kader_page(team))

    async def to_drafts(self) -> None:
        """Show all that was typed and is not stored yet."""
        await routes.show(self._app, routes.drafts_page())

    async def to_player(self, ident: str) -> None:
        """Show a player."""
        await routes.show(self._app, routes.thing_page("player", ident))

    async def to_rules(self, paragraph: str | None = None) -> None:
        """Show the rule book, open at a paragraph."""
        await routes.show(self._app, routes.rules_page(paragraph))

    async def to_place(self, name: str, action: str = "") -> None:
        """Show a place, and do something there. Raises KeyError."""
        await routes.show(self._app, routes.place_page(name), action)

    async def to_season(self, name: str) -> None:
        """Go on in another season of the file, from its overview."""
        await routes.in_season(self._app, name)

    async def to_thing(self, name: str, about: str) -> None:
        """Show the page about a thing. Raises KeyError."""
        await routes.show(self._app, routes.thing_page(name, about))

    async def to_papers(self, shown: Iterable[ShownThing], name: str = "") -> None:
        """Offer the papers of things, or the one of a name. Raises KeyError."""
        await self._app.store()
        await routes.papers(self._app, shown, name)

    async def home(self) -> None:
        """Go back to the first screen."""
        await self._app.store()
        while len(self._app.screen_stack) > AT_HOME:
            await self._app.pop_screen()

    async def turn_to(self, name: str, action: str = "") -> None:
        """Go to a place instead of the one one is at, or home; and do something there."""
        if name == routes.HOME:
            await self._app.store()
            await lost_file.look(self._app)
            await self.home()
            return
        page = routes.place_page(name)
        page.add_class(PLACE, update=False)
        await routes.show(self._app, page, action, over=PLACE)

    async def to_hit(self, hit: Hit) -> None:
        """Show what a search found."""
        if isinstance(hit.key, tuple):
            await self.to_match(hit.key)
        elif hit.kind == "division":
            await self.to_division(hit.key)
        elif hit.kind == "paragraph":
            await self.to_rules(hit.key)
        elif hit.kind == "player":
            await self.to_player(hit.key)
        else:
            await self.to_club(hit.key)
