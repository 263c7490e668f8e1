"""Objections before a tournament's court: while it has not spoken, no later round starts."""

from datetime import date, datetime, time

from league.facts.cancellations import Objection
from league.facts.protests import Protest, day_of
from league.facts.seasons import MatchKey, Season
from league.outcomes.rights import CourtOutcome
from league.rulebook import RuleBook, has_rule
from league.services.session.checks import refuse
from league.services.session.desk import Desk
from league.services.session.match_times import hour_of
from league.services.session.record_kinds import OBJECTION
from league.services.session.records import agreed, recorded


def court_outcome(season: Season, book: RuleBook, fact: Objection) -> CourtOutcome:
    """Return what the book says of an objection: too late once the next round was begun.

    On the day of that round the hour decides, where both are known. Its fee is taken as paid with
    it. Raises RuleBookError, StorageError.
    """
    asked = Protest(
        "team", fact.filed, fact.filed, fee_paid=True, instance="",
        granted=fact.granted if fact.decided else None, next_round=_next_begun(season, book, fact),
    )  # fmt: skip
    answer: CourtOutcome = book.protests.at_court(asked, book.on(day_of(fact.filed)))
    return answer


def _next_begun(season: Season, book: RuleBook, fact: Objection) -> date | datetime | None:
    """Return when the first later round began of which something is entered; None = none did.

    The moment as it is set for its first match, the day where no hour is.
    """
    begun = {one.match for one in season.boards}
    later = [
        one
        for one in season.fixtures
        if one.division == fact.division and one.round > fact.round and one.key in begun
    ]
    decided = agreed(season.name) if later else {}
    starts = [(one.day, hour_of(book, decided, one)) for one in later]
    day, hour = min(starts, key=lambda at: (at[0], at[1] or time.max), default=(None, None))
    return datetime.combine(day, hour) if day and hour else day


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
    mine = [one for one in _waiting(season, book) if one.division == match[0]]
    if mine:
        refuse(book, book.protests.next_round(mine, match[1], book.on(day_of(mine[0].filed))))


def _waiting(season: str, book: RuleBook) -> list[Objection]:
    found = [one for one in recorded(season, OBJECTION).values() if one.decided is None]
    return found if found and has_rule(book.protests.next_round) else []
