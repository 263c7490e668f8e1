"""The pages of the office, made when one goes there.

This is the only module that knows pages. Each is imported when it is first wanted: the first screen
need not wait for the others.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from textual.binding import Binding
from textual.screen import Screen

from league.facts.seasons import MatchKey
from tui import pages
from tui.app_protocol import AppProtocol, ShownThing

if TYPE_CHECKING:
    from league.views.matches import Evening
    from tui.pages.page import Page


HOME = "season"
"""The place that is always there: the first screen."""


PLACES = {
    "season": "season.page:SeasonScreen",
    "beginning": "season.beginning:BeginningPage",
    "players": "people.players:PlayersScreen",
    "draws": "schedule.draws:DrawsPage",
    "calendar": "schedule.calendar:CalendarPage",
    "protests": "protests.page:ProtestsPage",
    "no-shows": "match.no_shows:NoShowsPage",
    "standing": "clubs.standing:StandingScreen",
    "accounts": "accounts.accounts:AccountsPage",
    "cups": "cup.cups:CupsPage",
    "qualification": "qualification.qualifiers:QualifiersPage",
    "captains": "captains.captains:CaptainsPage",
    "promotion": "closing.page:PromotionPage",
    "elo": "ratings.page:EloPage",
    "events": "events.events:EventsPage",
    "tournaments": "tournaments.tournaments:TournamentsPage",
    "federation": "federation.page:FederationPage",
    "users": "users.users:UsersPage",
    "outbox": "users.outbox:OutboxPage",
    "seasons": "season.seasons:SeasonsPage",
    "rules": "rules.rules:RulesScreen",
    "journal": "journal.page:JournalScreen",
}
"""The modules of ``tui.pages`` with the page of each place; it is made without being told more."""

THINGS = {
    "calendar": "schedule.calendar:CalendarPage",
    "draw": "schedule.draw:DrawPage",
    "division": "division.page:DivisionScreen",
    "cup": "cup.cup:CupPage",
    "qualifier": "qualification.qualifier:QualifierPage",
    "protest": "protests.page:ProtestsPage",
    "event": "events.event:EventPage",
    "tournament": "tournaments.tournament:TournamentPage",
    "club": "clubs.page:ClubScreen",
    "contacts": "clubs.contacts:ContactsScreen",
    "player": "people.player:PlayerScreen",
    "rule": "rules.rule:RuleScreen",
    "account": "accounts.account:AccountPage",
    "reports": "captains.reports:ReportsPage",
    "match": "match.sheet:MatchSheet",
    "game": "games.game:GamePage",
    "dispute": "games.dispute:DisputePage",
}
"""The same of the pages about one thing each, which are told about which."""


def place_page(name: str) -> "Page[Any]":
    """Return the page of a place. Raises KeyError."""
    return _made(PLACES[name])


def thing_page(name: str, about: str) -> "Page[Any]":
    """Return the page about a thing. Raises KeyError."""
    return _made(THINGS[name], about)


def _made(page: str, *about: str) -> "Page[Any]":
    """Import the module of a page, named as in the tables above, and make the page."""
    module, _colon, name = page.partition(":")
    made: Page[Any] = getattr(import_module(f"{pages.__name__}.{module}"), name)(*about)
    return made


def thing_keys() -> Iterator[tuple[str, Sequence[Binding]]]:
    """Yield the kinds of things on whose pages something is done, and the keys that do it."""
    from tui.pages.clubs.keys import club_keys
    from tui.pages.match.keys import match_keys
    from tui.pages.people.rows import player_keys

    yield "club", club_keys()
    yield "player", player_keys()
    yield "division", thing_page("division", "").own_keys
    yield "match", match_keys()


def load_pages() -> None:
    """Import every page, while the official looks at the first one."""
    for module in walk_packages(pages.__path__, f"{pages.__name__}."):
        import_module(module.name)


async def show(app: AppProtocol, page: "Page[Any]", action: str = "", *, over: str = "") -> None:
    """Load a page and show it, and do something there; see open_page. Raises LeagueError."""
    from tui.pages.page import open_page

    await open_page(app, page, action, over=over)


async def in_season(app: AppProtocol, name: str) -> None:
    """Go on in another season of the file. Raises LeagueError: the one before stays open."""
    from tui.pages.season.seasons import open_season

    await open_season(app, name)


async def match_screen(app: AppProtocol, match: MatchKey, finding: str | None) -> Screen[None]:
    """Return the screen of a match, at one of its findings if one is named. Raises LeagueError."""
    from league.services.matches.views import match_view
    from league.services.session.stored import draft_of
    from tui.pages.match.page import MatchScreen

    view = await app.ask(match_view, match)
    return MatchScreen(view, await app.ask(draft_of, match), finding)


async def evening_screen(app: AppProtocol, chosen: "Evening", on: date | None) -> Screen[None]:
    """Return the screen of a round's matches, or of all of a day. Raises LeagueError."""
    from league.services.matches import evening
    from tui.pages.match.evening import EveningScreen

    keys = chosen.matches if on is None else await app.ask(evening.of_day, on)
    return EveningScreen(chosen, await app.ask(evening.sheets, keys), on)


async def papers(app: AppProtocol, shown: Iterable[ShownThing], name: str) -> None:
    """Offer the papers of things, or the one of a name. Raises LeagueError, KeyError."""
    from reports.papers import PAPERS
    from tui import printing

    if name:
        known = {one.name: one for one in PAPERS}
        await printing.paper(app, known[name], shown)
    else:
        await printing.papers(app, shown)


def club_page(club: str, team: str | None = None, finding: str | None = None) -> "Page[Any]":
    """Return a club's page; or one of its teams' lists, at one of the list's findings."""
    from tui.pages.clubs.page import ClubScreen

    return ClubScreen(club, team, finding)


def kader_page(team: str) -> "Page[Any]":
    """Return a team's list, ready to be put together."""
    from tui.pages.lists.page import KaderScreen

    return KaderScreen(team)


def rules_page(paragraph: str | None = None) -> "Page[Any]":
    """Return the rule book, open at a paragraph."""
    from tui.pages.rules.rules import RulesScreen

    return RulesScreen(paragraph)


def drafts_page() -> "Page[Any]":
    """Return all that was typed and is not stored yet."""
    from tui.pages.drafts.page import DraftsPage

    return DraftsPage()
