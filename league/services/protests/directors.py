"""Who directed an event, as it is on record, and that he does not decide on a protest about it."""

from dataclasses import replace
from datetime import date, datetime

from league.facts.protests import ProtestFile, day_of
from league.facts.seasons import MatchKey, Season
from league.rulebook import RuleBook, has_rule
from league.services.protests.court_competitions import competition_of
from league.services.protests.filing import Filing
from league.services.protests.rounds import round_of
from league.services.session.checks import refuse


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
    director = first if filing.directed else _director(season, book, filing.match, filing.about)
    refuse(book, book.protests.barred(filing.instance, "", director, values))
    if not any(True for _one in book.protests.barred(first, "", director, values)):
        return filing, recorded
    return replace(filing, directed=True, organ=""), ""


def refuse_director(season: Season, book: RuleBook, filed: ProtestFile, by: str) -> None:
    """Refuse a decision by who directed the event. Raises InputError, StorageError."""
    if not has_rule(book.protests.barred):
        return
    values = book.on(day_of(filed.event))
    director = _director(season, book, filed.match, round_of(filed.against))
    refuse(book, book.protests.barred(filed.instance, by, director, values))


def _director(
    season: Season, book: RuleBook, match: MatchKey | None, about: tuple[str, int] | None
) -> str:
    """Return who directed the event of a match or round, as on record; empty = not on record."""
    about = about if match is None else match[:2]
    return competition_of(season, book, *about).director if about else ""
