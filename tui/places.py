"""The places of the office: every page one can go to, from the menu or as text."""

from dataclasses import dataclass

from league.language import _


@dataclass(frozen=True, slots=True)
class Place:
    """A page that needs nothing but the season."""

    name: str
    """What the command ``view`` calls it."""
    letter: str
    """Leads there in the menu."""
    label: str
    about: str


@dataclass(frozen=True, slots=True)
class Thing:
    """A page about one thing."""

    name: str
    """What the command ``view`` calls it."""
    argument: str
    """What has to be named, such as a club's number."""
    about: str


def places() -> list[Place]:
    """Return the places in the order of a league year."""
    return [
        Place("season", "h", _("Season"), _("Divisions, work list, clubs")),
        Place("beginning", "o", _("Beginning"), _("From an empty season to its first round")),
        Place("players", "l", _("Players"), _("Search, register, transfer")),
        Place("draws", "d", _("Draws"), _("Numbers by lot, rounds, the turned year")),
        Place("calendar", "c", _("Calendar"), _("Rounds by date, protected days")),
        Place("protests", "p", _("Protests"), _("What runs out, waits, is decided")),
        Place("no-shows", "n", _("No-shows"), _("Who failed to appear")),
        Place("standing", "k", _("Eligibility"), _("What stands against clubs")),
        Place("accounts", "a", _("Accounts"), _("Who owes what, fees, refunds")),
        Place("cups", "u", _("Cup"), _("Draw, bracket, lot")),
        Place("qualification", "q", _("Qualification"), _("Tournaments of three teams and more")),
        Place("captains", "t", _("Captains"), _("Lineups and reports of a day")),
        Place("promotion", "m", _("Promotion"), _("Who goes up and down; next season")),
        Place("elo", "r", _("Rating"), _("Rating periods and reports")),
        Place("events", "e", _("Events"), _("Ausschreibung, entries, titles")),
        Place("tournaments", "i", _("Tournaments"), _("Swiss and round robin: pairs, table")),
        Place("federation", "f", _("Federation"), _("Letterhead, officials, clubs")),
        Place("users", "w", _("Users"), _("Accounts, roles, codes, sessions")),
        Place("outbox", "x", _("Messages"), _("Who was told what, and what waits")),
        Place("seasons", "s", _("Seasons"), _("The seasons of this file")),
        Place("rules", "b", _("Rule book"), _("Paragraphs, values, examples")),
        Place("journal", "j", _("Journal"), _("Every step, and taking it back")),
    ]


def things() -> list[Thing]:
    """Return the pages about one thing each."""
    return [
        Thing("calendar", _("division"), _("Matches by their dates")),
        Thing("draw", _("division"), _("Draw numbers and the Berger table")),
        Thing("division", _("division"), _("Table, rounds and figures")),
        Thing("cup", _("division"), _("Bracket and ties")),
        Thing("qualifier", _("name"), _("Sheet, ranking and lists")),
        Thing("protest", _("number"), _("Time limit, deposit, effects")),
        Thing("event", _("name"), _("Ausschreibung, field, ranking")),
        Thing("tournament", _("name"), _("Entries, boards, table, next pairing")),
        Thing("club", _("club number"), _("Teams, Kader lists, fees, papers")),
        Thing("contacts", _("club number"), _("Data, officers, captains, for the office")),
        Thing("player", _("pass number"), _("Registrations, games, lists")),
        Thing("rule", _("paragraph"), _("Words, values, examples, findings")),
        Thing("account", _("club number"), _("Open items and statement")),
        Thing("reports", _("division/round/home/away"), _("Lineups and both captains' reports")),
        Thing("match", _("division/round/team"), _("Boards, findings and fees")),
        Thing("dispute", _("number"), _("Game of a protest, finding, other editions")),
        Thing("game", _("division/round/home/away/board"), _("Moves, both score sheets, position")),
    ]


def place_named(name: str) -> Place:
    """Return a place. Raises KeyError."""
    return {place.name: place for place in places()}[name]
