"""Objections before a tournament's court: while it has not spoken, no later round starts."""

from league.facts.cancellations import Objection
from league.facts.protests import day_of
from league.facts.seasons import MatchKey
from league.record_kinds import OBJECTION
from league.rulebook import RuleBook, has_rule
from league.services.session.checks import refuse
from league.services.session.desk import Desk
from league.services.session.records import recorded


def waiting(desk: Desk) -> list[Objection]:
    """Return the objections on which the court has not spoken. Raises StorageError."""
    return _waiting(desk.season.name, desk.book)


def refuse_start(desk: Desk, key: MatchKey) -> None:
    """Refuse the first entry of a match while a court has to speak on an earlier round.

    What was begun already may be corrected. Raises InputError, StorageError.
    """
    if not desk.judged(key).entered:
        refuse_round(desk.season.name, desk.book, key)


def refuse_round(season: str, book: RuleBook, match: MatchKey) -> None:
    """Refuse a match while a court has to speak on an earlier round of its division.

    Raises InputError, StorageError.
    """
    refuse_later(season, book, match[0], match[1])


def refuse_later(season: str, book: RuleBook, competition: str, number: int) -> None:
    """Refuse a round of a division or tournament while a court has to speak on an earlier one.

    Raises InputError, StorageError.
    """
    mine = [one for one in _waiting(season, book) if one.division == competition]
    if mine:
        refuse(book, book.protests.next_round(mine, number, book.on(day_of(mine[0].filed))))


def _waiting(season: str, book: RuleBook) -> list[Objection]:
    found = [one for one in recorded(season, OBJECTION).values() if one.decided is None]
    return found if found and has_rule(book.protests.next_round) else []
