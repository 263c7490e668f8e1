"""What comes before an objection after an event: no court of its own, and a protest on file."""

from collections.abc import Iterator

from league.errors import InputError
from league.facts.protests import day_of
from league.facts.seasons import Season
from league.language import _
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.services.protests.court_competitions import (
    competition_of,
    meant,
    same_name,
    speaks_for,
    unknown_in,
)
from league.services.protests.directing import refuse_unprotested, refuse_with_court
from league.services.protests.filing import OTHER, TEAM, Filing
from league.services.protests.parties import party
from league.services.protests.rounds import round_of
from league.services.protests.things import Found
from league.services.protests.views import files_of
from league.services.session.checks import refuse, refused


def check_before(season: Season, book: RuleBook, filing: Filing, found: Found) -> None:
    """Refuse what no round is named for, what the event's court hears, lacks a protest, is early.

    Nothing of that where the book knows no courts. Raises InputError, StorageError.
    """
    at_match = filing.match is not None and filing.kind == OTHER
    kind = found.forum.kind if filing.kind == TEAM else filing.kind
    if not has_rule(book.protests.court) or not (kind == TEAM or at_match):
        return
    about = found.match[:2] if found.match else filing.about
    day = day_of(filing.filed)
    if about is None:
        asked, values = None, book.on(day)
        for one in book.protests.after_director(asked, day, False, values):
            sentence = _("{why} ({rule}) Please name the match, or competition and round.")
            raise InputError(sentence, why=str(one.sentence), rule=book.cite(one.rule))
        return
    competition = competition_of(season, book, *about)
    refuse_with_court(book, competition, day)
    names = tuple(_names(season, filing.who, about[0]))
    if not any(speaks_for(name, one) for name in names for one in competition.entered):
        raise unknown_in(competition, filing.who)
    if filing.about is not None:
        _refuse_twice(season, book, filing)
    refuse_unprotested(season.name, book, competition, about[1], names, day, court=False)
    if competition.end and has_rule(book.protests.before_end):
        refuse(book, book.protests.before_end(day, competition.end, book.on(day)))


def appellant(season: Season, book: RuleBook, who: str, about: tuple[str, int] | None) -> str:
    """Return who appeals: a club or a player, about a round also who plays in its competition.

    Raises InputError, NotFoundError, StorageError.
    """
    if about is None:
        return party(season, who)
    competition = competition_of(season, book, *about)
    name = meant(competition, who)
    if any(speaks_for(name, one) for one in competition.entered):
        return name
    named = party(season, who)
    if named in {*(one.id for one in season.clubs), *(one.ident for one in season.players)}:
        return named
    raise unknown_in(competition, who)


def _refuse_twice(season: Season, book: RuleBook, filing: Filing) -> None:
    """Refuse a second objection of somebody about one round. Raises InputError, StorageError."""
    for one in files_of(season).values():
        if round_of(one.against) == filing.about and same_name(one.who, filing.who):
            sentence = _("An objection of {who} is on file already, as No. {number}{cited}.")
            raise refused(book, Topic.PROTEST, sentence, who=one.who, number=one.number)


def _names(season: Season, who: str, division: str) -> Iterator[str]:
    """Yield what somebody is called: a club also by its teams of the division."""
    yield who
    yield from (one.name for one in season.clubs if one.id == who)
    yield from (one.name for one in season.players if one.ident == who)
    for team in season.teams:
        if team.club == who and team.division == division:
            yield team.name
