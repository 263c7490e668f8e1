"""The pages of the office, made when one goes there.

This is the only module that knows pages. Each is imported when it is first wanted: the first screen
need not wait for the others.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from textual.binding import Binding
from textual.screen import Screen

from league.facts.seasons import MatchKey
from tui import pages
from tui.office import Office

if TYPE_CHECKING:
    from league.views.matches import Evening
    from tui.pages.page import Page


HOME = "season"
"""The place that is always there: the first screen."""


def place_page(name: str) -> "Page[Any]":
    """Return the page of a place. Raises KeyError."""
    known: dict[str, Callable[[], Page[Any]]] = {
        "season": _season,
        "players": _players,
        "draws": _draws,
        "calendar": _calendar,
        "protests": _protests,
        "no-shows": _no_shows,
        "standing": _standing,
        "accounts": _accounts,
        "cups": _cups,
        "qualification": _tournaments,
        "promotion": _promotion,
        "elo": _elo,
        "events": _events,
        "seasons": _seasons,
        "rules": rules_page,
        "journal": _journal,
    }
    return known[name]()


def thing_page(name: str, about: str) -> "Page[Any]":
    """Return the page about a thing. Raises KeyError."""
    known: dict[str, Callable[[str], Page[Any]]] = {
        "calendar": _calendar,
        "draw": _draw,
        "division": _division,
        "cup": _cup,
        "tournament": _tournament,
        "protest": _protests,
        "event": _event,
        "club": club_page,
        "player": _player,
        "rule": _rule,
        "account": _account,
        "match": _match_sheet,
    }
    return known[name](about)


def thing_keys() -> Iterator[tuple[str, Sequence[Binding]]]:
    """Yield the kinds of things on whose pages something is done, and the keys that do it."""
    from tui.pages.clubs.keys import club_keys
    from tui.pages.match.keys import match_keys
    from tui.pages.people.rows import player_keys

    yield "club", club_keys()
    yield "player", player_keys()
    yield "division", _division("").own_keys
    yield "match", match_keys()


def load_pages() -> None:
    """Import every page, while the official looks at the first one, and what pages wait for."""
    from fixtures.calendar import load_holidays

    for module in walk_packages(pages.__path__, f"{pages.__name__}."):
        import_module(module.name)
    load_holidays()


async def show(app: Office, page: "Page[Any]", action: str = "", *, over: str = "") -> None:
    """Load a page and show it, and do something there; see open_page. Raises LeagueError."""
    from tui.pages.page import open_page

    await open_page(app, page, action, over=over)


async def match_screen(app: Office, match: MatchKey, finding: str | None) -> Screen[None]:
    """Return the screen of a match, at one of its findings if one is named. Raises LeagueError."""
    from league.services.matches.views import match_view
    from league.services.session.stored import draft_of
    from tui.pages.match.page import MatchScreen

    view = await app.ask(match_view, match)
    return MatchScreen(view, await app.ask(draft_of, match), finding)


async def evening_screen(app: Office, chosen: "Evening", on: date | None) -> Screen[None]:
    """Return the screen of a round's matches, or of all of a day. Raises LeagueError."""
    from league.services.matches import evening
    from tui.pages.match.evening import EveningScreen

    keys = chosen.matches if on is None else await app.ask(evening.of_day, on)
    return EveningScreen(chosen, await app.ask(evening.sheets, keys), on)


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


def _season() -> "Page[Any]":
    from tui.pages.season.page import SeasonScreen

    return SeasonScreen()


def _players() -> "Page[Any]":
    from tui.pages.people.players import PlayersScreen

    return PlayersScreen()


def _standing() -> "Page[Any]":
    from tui.pages.clubs.standing import StandingScreen

    return StandingScreen()


def _player(ident: str) -> "Page[Any]":
    from tui.pages.people.player import PlayerScreen

    return PlayerScreen(ident)


def _rule(paragraph: str) -> "Page[Any]":
    from tui.pages.rules.rule import RuleScreen

    return RuleScreen(paragraph)


def _match_sheet(named: str) -> "Page[Any]":
    from tui.pages.match.sheet import MatchSheet

    return MatchSheet(named)


def _division(id: str) -> "Page[Any]":
    from tui.pages.division.page import DivisionScreen

    return DivisionScreen(id)


def _cups() -> "Page[Any]":
    from tui.pages.cup.cups import CupsPage

    return CupsPage()


def _cup(division: str) -> "Page[Any]":
    from tui.pages.cup.cup import CupPage

    return CupPage(division)


def _tournaments() -> "Page[Any]":
    from tui.pages.qualification.tournaments import TournamentsPage

    return TournamentsPage()


def _tournament(name: str) -> "Page[Any]":
    from tui.pages.qualification.tournament import TournamentPage

    return TournamentPage(name)


def _draws() -> "Page[Any]":
    from tui.pages.schedule.draws import DrawsPage

    return DrawsPage()


def _draw(division: str) -> "Page[Any]":
    from tui.pages.schedule.draw import DrawPage

    return DrawPage(division)


def _calendar(division: str | None = None) -> "Page[Any]":
    from tui.pages.schedule.calendar import CalendarPage

    return CalendarPage(division)


def _accounts() -> "Page[Any]":
    from tui.pages.accounts.accounts import AccountsPage

    return AccountsPage()


def _account(club: str) -> "Page[Any]":
    from tui.pages.accounts.account import AccountPage

    return AccountPage(club)


def _journal() -> "Page[Any]":
    from tui.pages.journal.page import JournalScreen

    return JournalScreen()


def _protests(number: str = "") -> "Page[Any]":
    from tui.pages.protests.page import ProtestsPage

    return ProtestsPage(number)


def _no_shows() -> "Page[Any]":
    from tui.pages.match.no_shows import NoShowsPage

    return NoShowsPage()


def _events() -> "Page[Any]":
    from tui.pages.events.events import EventsPage

    return EventsPage()


def _event(id: str) -> "Page[Any]":
    from tui.pages.events.event import EventPage

    return EventPage(id)


def _promotion() -> "Page[Any]":
    from tui.pages.closing.page import PromotionPage

    return PromotionPage()


def _elo() -> "Page[Any]":
    from tui.pages.ratings.page import EloPage

    return EloPage()


def _seasons() -> "Page[Any]":
    from tui.pages.season.seasons import SeasonsPage

    return SeasonsPage()
