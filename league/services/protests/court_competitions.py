"""Where objections before a court are about: a division or a tournament, its rounds, who plays."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, time

from league.errors import InputError, NotFoundError
from league.facts.cancellations import Objection
from league.facts.protests import Protest, day_of
from league.facts.seasons import Season
from league.facts.tournament_files import TournamentFile
from league.language import _
from league.outcomes.rights import CourtOutcome
from league.record_kinds import TOURNAMENT
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.session.checks import refused
from league.services.session.match_times import hour_of
from league.services.session.records import agreed, recorded, recorded_one
from league.services.tournaments.files import file_of


@dataclass(frozen=True, slots=True)
class Competition:
    """A division or a tournament in which somebody objects."""

    name: str
    rounds: tuple[int, ...] | None
    """Those that there are; None = it is not drawn yet."""
    first: date | None
    """Day on which the round in question was played; None = not known."""
    begun: date | datetime | None
    """When the first later round began of which something is entered; None = none did.

    The moment as it is set, the day where no hour is."""
    entered: tuple[str, ...]
    """Names of those who play: teams, or players."""


def competition_names(season: Season) -> dict[str, str]:
    """Return what divisions and tournaments are called, by id. Raises StorageError."""
    played = recorded(season.name, TOURNAMENT)
    return {one.id: one.name for one in season.divisions} | {
        id: one.name for id, one in played.items()
    }


def competition_of(season: Season, book: RuleBook, id: str, number: int) -> Competition:
    """Return a competition as it stands for an objection to a round.

    Raises NotFoundError where there is none of that id, StorageError.
    """
    if recorded_one(season.name, TOURNAMENT, id) is not None:
        return _tournament(file_of(season.name, id), number)
    division = next((one for one in season.divisions if one.id == id), None)
    if division is None:
        sentence = _("There is no division or tournament “{id}”; there are: {known}.")
        known = ", ".join(competition_names(season))
        raise NotFoundError(sentence, id=id, known=known)
    mine = [one for one in season.fixtures if one.division == id]
    days = [one.day for one in mine if one.round == number]
    return Competition(
        division.name,
        tuple(sorted({one.round for one in mine})) or None,
        min(days, default=None),
        _begun_in_division(season, book, id, number),
        tuple(one.name for one in season.teams if one.division == id),
    )


def _begun_in_division(
    season: Season, book: RuleBook, id: str, number: int
) -> date | datetime | None:
    entered = {one.match for one in season.boards}
    later = [
        one
        for one in season.fixtures
        if one.division == id and one.round > number and one.key in entered
    ]
    decided = agreed(season.name) if later else {}
    starts = [(one.day, hour_of(book, decided, one)) for one in later]
    day, hour = min(starts, key=lambda at: (at[0], at[1] or time.max), default=(None, None))
    return datetime.combine(day, hour) if day and hour else day


def _tournament(file: TournamentFile, number: int) -> Competition:
    times = file.tournament.round_times
    later = min((at for at, _board in file.results if at > number), default=None)
    begun = None
    if later is not None:
        begun = times[later - 1] if later <= len(times) else file.tournament.first_day
    day = times[number - 1].date() if number <= len(times) else file.tournament.first_day
    named = tuple(one.name for one in file.entrants.values())
    return Competition(file.tournament.name, tuple(file.rounds), day, begun, named)


def court_outcome(book: RuleBook, fact: Objection, begun: date | datetime | None) -> CourtOutcome:
    """Return what the book says of an objection: too late once the next round was begun.

    On the day of that round the hour decides, where both are known. Its fee is taken as paid with
    it. Raises RuleBookError.
    """
    asked = Protest(
        "team", fact.filed, fact.filed, fee_paid=True, instance="",
        granted=fact.granted if fact.decided else None, next_round=begun,
    )  # fmt: skip
    answer: CourtOutcome = book.protests.at_court(asked, book.on(day_of(fact.filed)))
    return answer


def check_objection(book: RuleBook, fact: Objection, found: Competition) -> None:
    """Refuse a round that is not there or was still to come, and somebody unknown.

    Raises InputError, NotFoundError.
    """
    if found.rounds is not None and fact.round not in found.rounds:
        sentence = _("Division {division} has no round {round}; it has: {known}.")
        known = ", ".join(map(str, found.rounds)) or "–"
        raise NotFoundError(sentence, division=fact.division, round=fact.round, known=known)
    if found.first and day_of(fact.filed) < found.first:
        sentence = _("An objection of {filed} cannot be about a round of {day}{cited}.")
        told = {"filed": fact.filed, "day": found.first}
        raise refused(book, Topic.PROTEST_IN_TOURNAMENT, sentence, **told)
    if found.entered and not _known(fact.who, found.entered):
        sentence = _("“{who}” does not play in {competition}; entered are: {known}.")
        known = ", ".join(found.entered)
        raise InputError(sentence, who=fact.who, competition=found.name, known=known)


def _known(who: str, entered: Iterable[str]) -> bool:
    """Say whether somebody plays, or speaks for who does: his name stands in what was said.

    “Ben Bauer” and “Bauer, Ben” are the same.
    """
    said = _words(who)
    return any(said and (said <= _words(one) or _words(one) <= said) for one in entered)


def same_name(one: str, other: str) -> bool:
    """Say whether two texts name the same, whatever the order and the commas."""
    return _words(one) == _words(other)


def _words(name: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", name.casefold()))
