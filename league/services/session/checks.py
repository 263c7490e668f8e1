"""What every service asks before it stores: known names, days of the season, nothing against it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import TypeVar

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.seasons import Division, Season, closing_year
from league.findings import Finding
from league.language import _
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulebooks import load

V = TypeVar("V")


def known_club(season: Season, id: str) -> Club:
    """Return a club. Raises NotFoundError."""
    return club_among(season.clubs, id)


def club_among(clubs: Iterable[Club], id: str) -> Club:
    """Return one of some clubs. Raises NotFoundError."""
    return known(
        id, {club.id: club for club in clubs}, _("There is no club “{id}”; known are: {known}.")
    )


def known_division(season: Season, id: str) -> Division:
    """Return a division by its id, or by its name. Raises NotFoundError."""
    divisions = {division.id: division for division in season.divisions}
    named = [one for one in season.divisions if one.name.casefold() == id.casefold()]
    if id not in divisions and len(named) == 1:
        return named[0]
    return known(id, divisions, _("There is no division “{id}”; known are: {known}."))


def known_team(season: Season, id: str) -> Team:
    """Return a team. Raises NotFoundError."""
    teams = {team.id: team for team in season.teams}
    return known(id, teams, _("There is no team “{id}”; known are: {known}."))


def known_player(season: Season, ident: str) -> Player:
    """Return a player. Raises NotFoundError."""
    found = next((player for player in season.players if player.ident == ident), None)
    if found is None:
        sentence = _("No player of {season} has the pass number {ident}.")
        raise NotFoundError(sentence, season=season.name, ident=ident)
    return found


def known(id: str, things: Mapping[str, V], sentence: str, **facts: object) -> V:
    """Return what has an id. Raises NotFoundError by a sentence with ``id`` and ``known``."""
    if id not in things:
        raise NotFoundError(sentence, id=id, known=", ".join(things) or _("none yet"), **facts)
    return things[id]


def season_year(season: Season) -> int:
    """Return the year that a season's age limits refer to. Raises InputError for an odd name."""
    try:
        return closing_year(season.name)
    except ValueError as error:
        sentence = _("“{name}” is no name of a season; expected is one such as 2011/12.")
        raise InputError(sentence, name=season.name) from error


def span(season: Season) -> tuple[date, date]:
    """Return the first and last day of what can belong to a season.

    It begins with the January of its first year, because the summer's transfers are posted before
    it starts, and ends with June, or with December where a season is a calendar year.
    """
    year = season_year(season)
    if "/" in season.name:
        return date(year - 1, 1, 1), date(year, 6, 30)
    return date(year, 1, 1), date(year, 12, 31)


def cited(season: Season, topic: Topic) -> str:
    """Return where the season's book speaks of something, as ``RuleBook.cited`` does."""
    return load(season.rulebook).cited(topic)


def refused(of: Season | RuleBook, topic: Topic, sentence: str, **facts: object) -> InputError:
    """Return the refusal by a sentence that cites the season's book, or a book, on a topic."""
    where = of.cited(topic) if isinstance(of, RuleBook) else cited(of, topic)
    return InputError(sentence, **facts, cited=where)


def in_season(season: Season, day: date, topic: Topic | None = None) -> date:
    """Return a day of the season. Raises InputError that names day and season, and cites."""
    first, last = span(season)
    if not first <= day <= last:
        sentence = _("{day} is out of season {season}, {first} to {last}{cited}.")
        rule = "" if topic is None else cited(season, topic)
        raise InputError(sentence, day=day, season=season.name, first=first, last=last, cited=rule)
    return day


def not_before(season: Season, day: date, topic: Topic | None = None) -> date:
    """Return a day of the season or later, for what outlives it, such as a proceeding.

    Raises InputError that names day and season, and cites.
    """
    first, _last = span(season)
    if day < first:
        sentence = _("{day} is before season {season}, which begins on {first}{cited}.")
        rule = "" if topic is None else cited(season, topic)
        raise InputError(sentence, day=day, season=season.name, first=first, cited=rule)
    return day


def needed(text: str, sentence: str) -> str:
    """Return a text without blanks around it; none is refused by a sentence. Raises InputError."""
    if not text.strip():
        raise InputError(sentence)
    return text.strip()


def sentences(book: RuleBook, findings: Iterable[Finding]) -> list[str]:
    """Return what was found, each with its citation."""
    return [f"{finding.sentence} ({book.cite(finding.rule)})" for finding in findings]


def refuse(book: RuleBook, findings: Iterable[Finding], despite: str = "") -> None:
    """Refuse what findings stand against, unless somebody decided otherwise, with a reason.

    Raises ReasonError with all the sentences.
    """
    against = sentences(book, findings)
    if against and not despite.strip():
        raise ReasonError("\n".join(against), against=True)


def refuse_names(season: Season, team: Team, idents: Sequence[str], topic: Topic) -> None:
    """Refuse a team's list without names, or with one twice. Raises InputError."""
    if not idents:
        raise refused(season, topic, _("The list of {team} is empty{cited}."), team=team.name)
    refuse_repeated(season, idents, topic)


def refuse_repeated(season: Season, idents: Sequence[str], topic: Topic) -> None:
    """Refuse a pass number that is named more than once. Raises InputError."""
    for ident, times in Counter(idents).items():
        if times > 1:
            sentence = _("{ident} is named {times} times{cited}.")
            raise refused(season, topic, sentence, ident=ident, times=times)
