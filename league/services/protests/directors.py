"""Who directed an event, as it is on record, and that he does not decide on a protest about it."""

from dataclasses import replace
from datetime import date, datetime

from league.facts.divisions import Matter
from league.facts.protests import ProtestFile, day_of
from league.facts.seasons import MatchKey, Season
from league.record_kinds import DIVISION_DECISION
from league.rulebook import RuleBook, has_rule
from league.services.protests.filing import Filing
from league.services.session.checks import refuse
from league.services.session.records import recorded_one


def past_director(
    season: Season, book: RuleBook, filing: Filing, event: date | datetime, recorded: str
) -> tuple[Filing, str]:
    """Return a filing that passes over who directed the event; as it is where no rule says so.

    Beside it who decided what it is against, as on record (``recorded``) and unless passed over.
    Raises InputError when it names him, RuleBookError, StorageError.
    """
    if not has_rule(book.protests.barred):
        return filing, recorded
    values = book.on(day_of(event))
    first = str(book.protests.instances(filing.kind, values)[0])
    director = first if filing.directed else _director(season, filing.match)
    refuse(book, book.protests.barred(filing.instance, "", director, values))
    if not any(True for _one in book.protests.barred(first, "", director, values)):
        return filing, recorded
    return replace(filing, directed=True, organ=""), ""


def refuse_director(season: Season, book: RuleBook, filed: ProtestFile, by: str) -> None:
    """Refuse a decision by who directed the event. Raises InputError, StorageError."""
    if not has_rule(book.protests.barred):
        return
    values = book.on(day_of(filed.event))
    director = _director(season, filed.match)
    refuse(book, book.protests.barred(filed.instance, by, director, values))


def _director(season: Season, match: MatchKey | None) -> str:
    """Return who directed the match's division, as on record; empty = not on record."""
    if match is None:
        return ""
    decided = recorded_one(season.name, DIVISION_DECISION, f"{match[0]}/{Matter.DIRECTOR}")
    return decided.what if decided else ""
