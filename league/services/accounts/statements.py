"""What a club's account shows, who owes what for how long, and clubs in arrears."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.accounts import Account, Posting, of_club
from league.facts.actors import Actor, Right
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.findings import Finding
from league.formatting import money
from league.language import _, ngettext
from league.outcomes.ledger import balances
from league.outcomes.open_items import open_items
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.accounts.postings import ledger
from league.services.session import transactions
from league.services.session.checks import cited, club_among
from league.services.session.transactions import scope_in, transaction
from league.storage import seasons
from league.views.statements import ClubBalance, Line, Overdue, Statement


def statement(season: str | None, club: str) -> Statement:
    """Return a club's account. Raises NotFoundError, StorageError."""
    federation, clubs = seasons.clubs_in(season)
    return statement_in(club_among(clubs, club), ledger(federation))


def statement_line(season: str | None, club: str, number: int) -> Line:
    """Return an entry of a club's account, counted from 1. Raises NotFoundError, StorageError."""
    found = statement(season, club)
    if not 1 <= number <= len(found.lines):
        sentence = _("The account of {club} has no entry {number}; it has {last}.")
        facts = {"club": found.club.name, "number": number, "last": len(found.lines)}
        raise NotFoundError(sentence, **facts)
    return found.lines[number - 1]


def statement_in(club: Club, postings: Sequence[Posting]) -> Statement:
    """Return a club's account in a ledger."""
    lines = tuple(_lines(of_club(club.id), postings))
    items = open_items(of_club(club.id), postings)
    return Statement(club, lines, items, lines[-1].balance if lines else 0)


def _lines(account: Account, postings: Sequence[Posting]) -> Iterator[Line]:
    balance = 0
    for one in postings:
        if account in (one.debit, one.credit):
            owed = account == one.debit
            cents = one.cents if owed else -one.cents
            balance += cents
            yield Line(one, one.credit if owed else one.debit, cents, balance)


def open_clubs(season: str | None, today: date) -> list[ClubBalance]:
    """Return the clubs with something open, oldest first. Raises NotFoundError, StorageError."""
    federation, clubs = seasons.clubs_in(season)
    return open_in(clubs, ledger(federation), today)


def open_in(clubs: Iterable[Club], postings: Sequence[Posting], today: date) -> list[ClubBalance]:
    """Return the clubs with something open in a ledger, oldest first."""
    sums = balances(postings)
    found = []
    for club in clubs:
        items = open_items(of_club(club.id), postings)
        if items.owes or items.due or sums[of_club(club.id)]:
            age = max((one.age(today) for one in items.owes), default=None)
            owes, due = (sum(one.cents for one in each) for each in (items.owes, items.due))
            found.append(ClubBalance(club, owes, due, sums[of_club(club.id)], age, items))
    return sorted(found, key=lambda one: (-(one.age or -1), one.club.id))


def trial_balance(season: str | None) -> Counter[Account]:
    """Return debits minus credits of every account in cents; together they are zero.

    Raises NotFoundError, StorageError.
    """
    federation, _clubs = seasons.clubs_in(season)
    return balances(ledger(federation))


def in_arrears(season: str | None, today: date, days: int) -> list[tuple[Club, Finding]]:
    """Return the clubs that owe the federation for more than so many days, each with the proposal.

    Raises InputError for less than no days, NotFoundError, RuleBookError, StorageError.
    """
    loaded, _rulings = transactions.load(season)
    found = arrears_in(loaded, load(loaded.rulebook), today, days)
    return [(one.club, one.finding) for one in found]


def arrears_in(season: Season, book: RuleBook, today: date, days: int) -> list[Overdue]:
    """Return the clubs in arrears of a loaded season. Raises as ``in_arrears``."""
    if days < 0:
        raise InputError(_("{days} days cannot be waited for."), days=days)
    known = {club.id: club for club in season.clubs}
    ask = book.accounts.in_arrears
    found = ask(known, ledger(season.federation), today, days, book.on(today))
    return [
        Overdue(known[one.club], one.cents, one.days, _named(one.finding, known[one.club]))
        for one in found
    ]


def _named(found: Finding, club: Club) -> Finding:
    """Return the proposal with the club's name in place of its number."""
    sentence = replace(found.sentence, facts={**found.sentence.facts, "club": club.name})
    return replace(found, sentence=sentence)


def suspend_for_arrears(
    season: str | None, club: str, first: date, last: date | None, *, days: int, actor: Actor
) -> Club:
    """Suspend a club that is in arrears on its first day of suspension, by decision.

    Raises InputError when it owes nothing for so long, and as ``suspend_club`` does.
    """
    from league.services.registry.clubs.decisions import suspend_club

    with transaction(actor, Right.ACCOUNTS, scope_in(season, club=club)):
        found = {one.id: finding for one, finding in in_arrears(season, first, days)}
        if club not in found:
            account = statement(season, club)
            amount = money(max(account.balance, 0))
            sentence = ngettext(
                "{club} owes {amount}, nothing for more than {days} day{cited}.",
                "{club} owes {amount}, nothing for more than {days} days{cited}.",
                days,
            )
            where = cited(transactions.load(season)[0], Topic.SUSPENSION)
            facts = {"amount": amount, "days": days, "cited": where}
            raise InputError(sentence, club=account.club.name, **facts)
        reason = str(found[club].sentence)
        return suspend_club(season, club, first, last, actor=actor, reason=reason)
