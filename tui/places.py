"""The places of the office: every page one can go to, from the menu or as text.

A page is imported when one goes there, at the latest: the first screen need not wait for the
others.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from fixtures.calendar import load_holidays
from league.language import _
from tui.pages.page import Page


def load_pages() -> None:
    """Import every page, while the official looks at the first one, and what pages wait for."""
    from tui import pages

    for module in walk_packages(pages.__path__, f"{pages.__name__}."):
        import_module(module.name)
    load_holidays()


@dataclass(frozen=True, slots=True)
class Place:
    """A page that needs nothing but the season."""

    name: str
    """What the command ``view`` calls it."""
    letter: str
    """Leads there in the menu."""
    label: str
    about: str
    page: Callable[[], Page[Any]]


@dataclass(frozen=True, slots=True)
class Thing:
    """A page about one thing."""

    name: str
    """What the command ``view`` calls it."""
    argument: str
    """What has to be named, such as a club's number."""
    about: str
    page: Callable[[str], Page[Any]]


def places() -> list[Place]:
    """Return the places in the order of a league year."""
    return [
        Place("season", "h", _("Season"), _("Divisions, work list, clubs"), _season),
        Place("players", "l", _("Players"), _("Search, register, transfer"), _players),
        Place("draws", "d", _("Draws"), _("Numbers by lot, rounds, the turned year"), _draws),
        Place("calendar", "c", _("Calendar"), _("Rounds by date, protected days"), _calendar),
        Place("protests", "p", _("Protests"), _("What runs out, waits, is decided"), _protests),
        Place("no-shows", "n", _("No-shows"), _("Who failed to appear"), _no_shows),
        Place("standing", "k", _("Eligibility"), _("What stands against clubs"), _standing),
        Place("accounts", "a", _("Accounts"), _("Who owes what, fees, refunds"), _accounts),
        Place("cups", "u", _("Cup"), _("Draw, bracket, lot"), _cups),
        Place(
            "qualification",
            "q",
            _("Qualification"),
            _("Tournaments of three teams and more"),
            _tournaments,
        ),
        Place("promotion", "m", _("Promotion"), _("Who goes up and down; next season"), _promotion),
        Place("elo", "r", _("Rating"), _("Rating periods and reports"), _elo),
        Place("events", "e", _("Events"), _("Ausschreibung, entries, titles"), _events),
        Place("seasons", "s", _("Seasons"), _("The seasons of this file"), _seasons),
        Place("rules", "b", _("Rule book"), _("Paragraphs, values, examples"), _rules),
        Place("journal", "j", _("Journal"), _("Every step, and taking it back"), _journal),
    ]


def things() -> list[Thing]:
    """Return the pages about one thing each."""
    return [
        Thing("calendar", _("division"), _("Matches by their dates"), _calendar),
        Thing("draw", _("division"), _("Draw numbers and the Berger table"), _draw),
        Thing("division", _("division"), _("Table, rounds and figures"), _division),
        Thing("cup", _("division"), _("Bracket and ties"), _cup),
        Thing("tournament", _("name"), _("Sheet, ranking and lists"), _tournament),
        Thing("protest", _("number"), _("Time limit, deposit, effects"), _protest),
        Thing("event", _("name"), _("Ausschreibung, field, ranking"), _event),
        Thing("club", _("club number"), _("Teams, Kader lists, fees, papers"), _club),
        Thing("player", _("pass number"), _("Registrations, games, lists"), _player),
        Thing("rule", _("paragraph"), _("Words, values, examples, findings"), _rule),
        Thing("account", _("club number"), _("Open items and statement"), _account),
        Thing("match", _("division/round/team"), _("Boards, findings and fees"), _match),
    ]


def place_named(name: str) -> Place:
    """Return a place. Raises KeyError."""
    return {place.name: place for place in places()}[name]


def thing_named(name: str) -> Thing:
    """Return a kind of thing. Raises KeyError."""
    return {thing.name: thing for thing in things()}[name]


def _season() -> Page[Any]:
    from tui.pages.season.page import SeasonScreen

    return SeasonScreen()


def _players() -> Page[Any]:
    from tui.pages.people.players import PlayersScreen

    return PlayersScreen()


def _standing() -> Page[Any]:
    from tui.pages.clubs.standing import StandingScreen

    return StandingScreen()


def _rules() -> Page[Any]:
    from tui.pages.rules.rules import RulesScreen

    return RulesScreen()


def _club(number: str) -> Page[Any]:
    from tui.pages.clubs.page import ClubScreen

    return ClubScreen(number)


def _player(ident: str) -> Page[Any]:
    from tui.pages.people.player import PlayerScreen

    return PlayerScreen(ident)


def _rule(paragraph: str) -> Page[Any]:
    from tui.pages.rules.rule import RuleScreen

    return RuleScreen(paragraph)


def _match(named: str) -> Page[Any]:
    from tui.pages.match.sheet import MatchSheet

    return MatchSheet(named)


def _division(id: str) -> Page[Any]:
    from tui.pages.division.page import DivisionScreen

    return DivisionScreen(id)


def _cups() -> Page[Any]:
    from tui.pages.cup.cups import CupsPage

    return CupsPage()


def _cup(division: str) -> Page[Any]:
    from tui.pages.cup.cup import CupPage

    return CupPage(division)


def _tournaments() -> Page[Any]:
    from tui.pages.qualification.tournaments import TournamentsPage

    return TournamentsPage()


def _tournament(name: str) -> Page[Any]:
    from tui.pages.qualification.tournament import TournamentPage

    return TournamentPage(name)


def _draws() -> Page[Any]:
    from tui.pages.schedule.draws import DrawsPage

    return DrawsPage()


def _draw(division: str) -> Page[Any]:
    from tui.pages.schedule.draw import DrawPage

    return DrawPage(division)


def _calendar(division: str | None = None) -> Page[Any]:
    from tui.pages.schedule.calendar import CalendarPage

    return CalendarPage(division)


def _accounts() -> Page[Any]:
    from tui.pages.accounts.accounts import AccountsPage

    return AccountsPage()


def _account(club: str) -> Page[Any]:
    from tui.pages.accounts.account import AccountPage

    return AccountPage(club)


def _journal() -> Page[Any]:
    from tui.pages.journal.page import JournalScreen

    return JournalScreen()


def _protests() -> Page[Any]:
    from tui.pages.protests.page import ProtestsPage

    return ProtestsPage()


def _protest(number: str) -> Page[Any]:
    from tui.pages.protests.page import ProtestsPage

    return ProtestsPage(number)


def _no_shows() -> Page[Any]:
    from tui.pages.match.no_shows import NoShowsPage

    return NoShowsPage()


def _events() -> Page[Any]:
    from tui.pages.events.events import EventsPage

    return EventsPage()


def _event(id: str) -> Page[Any]:
    from tui.pages.events.event import EventPage

    return EventPage(id)


def _promotion() -> Page[Any]:
    from tui.pages.closing.page import PromotionPage

    return PromotionPage()


def _elo() -> Page[Any]:
    from tui.pages.ratings.page import EloPage

    return EloPage()


def _seasons() -> Page[Any]:
    from tui.pages.season.seasons import SeasonsPage

    return SeasonsPage()
