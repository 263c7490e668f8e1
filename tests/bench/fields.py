"""Who has a place among 300 entries in a championship, all of which have to be paid."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

from league.facts.accounts import CASH, FEDERATION, Posting, What, of_club
from league.facts.events import Entry, EventFacts
from league.facts.people import Player
from league.facts.places import Candidate, PaidEntry
from league.facts.references import EntryFee
from league.facts.registrations import Kind, Registration
from league.facts.squads import Member
from league.outcomes.open_items import settled_on
from league.rulebooks import load
from tests.bench.figures import Figure, of_runs, seconds

ENTRIES, CLUBS, MOST = 300, 30, 50.0
BOOK, YEAR, EVENT = load("sjrp-2025"), 2026, "em-u12"
DAY, ENTERED = date(YEAR, 4, 7), date(YEAR, 1, 20)
REGIONS = ("Rheinland", "Rheinhessen", "Pfalz")
SEASON = "2025/26"
BORN = date(2015, 5, 5)


def fields(runs: int = 25) -> Iterator[Figure]:
    accounts = [of_club(str(one)) for one in range(1, CLUBS + 1)]
    event, postings, values = _event(), _ledger(), BOOK.on(DAY)

    def judged() -> object:
        paid, _left = settled_on(accounts, postings)
        entries = tuple(_with_payment(one, paid) for one in event.entries)
        return BOOK.events.field(replace(event, entries=entries), values)

    took = [1000 * seconds(judged) for _run in range(runs)]
    yield of_runs("field of 300 entries, with their payments", took, MOST, "ms")


def _with_payment(one: Entry, paid: dict[str, date]) -> Entry:
    reference = EntryFee(SEASON, one.ident, EVENT).text
    return replace(one, paid=PaidEntry(EVENT, YEAR, ENTERED, paid.get(reference)))


def _club(number: int) -> str:
    return str(number % CLUBS + 1)


def _event() -> EventFacts:
    """Return entries of which each region ranks a third, by place."""
    numbers = range(ENTRIES)
    candidates = tuple(
        Candidate(ident=str(one), region=REGIONS[one % 3], place=one // 3 + 1) for one in numbers
    )
    return EventFacts(
        EVENT, YEAR, DAY, tuple(map(_entry, numbers)), closing=None, candidates=candidates
    )


def _entry(number: int) -> Entry:
    ident, since = str(number), date(2025, 9, 1)
    player = Player(ident, f"Player {number}", born=BORN, sex="m", nation="GER")
    held = Registration(ident, _club(number), Kind.HOME, since)
    return Entry(Member(player, (held,)), club=_club(number), entered=ENTERED)


def _ledger() -> list[Posting]:
    """Return what is owed for each entry, and payments of two thirds, each on a day of its own."""
    owed = [
        Posting(ENTERED, of_club(_club(one)), FEDERATION, 24000, "19.1", What.FEE, _about(one))
        for one in range(ENTRIES)
    ]
    came = [
        Posting(
            ENTERED + timedelta(one // CLUBS),
            CASH,
            of_club(_club(one)),
            24000,
            "19.1",
            What.PAYMENT,
            _about(one),
        )
        for one in range(ENTRIES * 2 // 3)
    ]
    return [*owed, *came]


def _about(number: int) -> str:
    return EntryFee(SEASON, str(number), EVENT).text
