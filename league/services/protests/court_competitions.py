"""What protests and objections are about: a division or a tournament, its rounds, who plays."""

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time

from league.errors import InputError, NotFoundError
from league.facts.cancellations import Objection
from league.facts.directing import DirectorProtest
from league.facts.divisions import Matter
from league.facts.events import EventFile
from league.facts.protests import Protest, day_of
from league.facts.seasons import Division, Fixture, MatchKey, Season
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Tournament
from league.language import _
from league.outcomes.local_courts import LocalCourt
from league.outcomes.rights import CourtOutcome
from league.record_kinds import DIVISION_DECISION, EVENT, OBJECTION, TOURNAMENT
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.session.checks import refused
from league.services.session.match_times import hour_of
from league.services.session.records import agreed, recorded, recorded_one
from league.services.tournaments.files import file_of
from league.services.words.naming import MOST
from league.typed.numbers import is_number

YES = "yes"
"""What is decided of a division that has a court."""


@dataclass(frozen=True, slots=True)
class Competition:
    """A division or a tournament in which somebody protests or objects."""

    id: str
    name: str
    rounds: tuple[int, ...] | None
    """Those that there are; None = it is not drawn yet."""
    first: date | None
    """Day on which the round in question was played; None = not known."""
    begun: date | datetime | None
    """When the next round began; None = it has not, or nobody knows when.

    The moment as it is set, the day where no hour is."""
    entrants: tuple[tuple[str, str], ...]
    """Codes and names of those who play: teams, or players."""
    kind: str
    """Of the book; empty = none of it."""
    teams: bool
    later: bool = False
    """Something of a later round is entered."""
    to_come: bool = False
    """Nothing of the round or of the one before it is entered."""
    court: bool | None = None
    """Whether it has a court, as it was announced; None = not said."""
    director: str = ""
    """Who directs it, as on record."""
    end: date | None = None
    """Its last day of play; None = not known."""

    @property
    def entered(self) -> tuple[str, ...]:
        """Return the names of those who play."""
        return tuple(name for _code, name in self.entrants)


def competition_names(season: Season) -> dict[str, str]:
    """Return what divisions and tournaments are called, by id. Raises StorageError."""
    played, events = recorded(season.name, TOURNAMENT), recorded(season.name, EVENT)
    return {
        **{one.id: one.name for one in season.divisions},
        **{id: one.announcement.name or id for id, one in events.items() if one.games},
        **{id: one.name for id, one in played.items()},
    }


def competition_of(season: Season, book: RuleBook, id: str, number: int) -> Competition:
    """Return a competition as it stands for a protest or an objection about a round.

    Raises NotFoundError where there is none of that id, StorageError.
    """
    if recorded_one(season.name, TOURNAMENT, id) is not None:
        return _tournament(season, file_of(season.name, id), number)
    event = recorded_one(season.name, EVENT, id)
    if event is not None and (event.games or event.matches):
        return _event(season, event, number)
    division = next((one for one in season.divisions if one.id == id), None)
    if division is None:
        sentence = _("There is no division or tournament “{id}”; there are: {known}.")
        known = ", ".join(competition_names(season))
        raise NotFoundError(sentence, id=id, known=known)
    return _division(season, book, division, number)


def _division(season: Season, book: RuleBook, division: Division, number: int) -> Competition:
    id = division.id
    mine = [one for one in season.fixtures if one.division == id]
    days = [one.day for one in mine if one.round == number]
    later = [one for one in mine if one.round > number]
    entered = {one.match for one in season.boards}
    court = _decided(season, id, Matter.COURT)
    return Competition(
        id=id,
        name=division.name,
        rounds=tuple(sorted({one.round for one in mine})) or None,
        first=min(days, default=None),
        begun=_begun_in_division(season, book, id, later, entered),
        entrants=tuple((one.id, one.name) for one in season.teams if one.division == id),
        kind=division.like or id,
        teams=True,
        later=any(one.key in entered for one in later),
        court=court == YES if court else None,
        director=_decided(season, id, Matter.DIRECTOR),
        end=max((one.day for one in mine), default=None),
    )


def _decided(season: Season, id: str, matter: Matter) -> str:
    """Return what was decided for a division; empty = nothing."""
    found = recorded_one(season.name, DIVISION_DECISION, f"{id}/{matter}")
    return found.what if found else ""


def _begun_in_division(
    season: Season, book: RuleBook, id: str, later: Sequence[Fixture], entered: Container[MatchKey]
) -> date | datetime | None:
    """Return when the next round began: as it is set, unless a court held it up.

    What of a later one is entered began, whatever was held up.
    """
    following = min((one.round for one in later), default=0)
    held = held_up(season.name, id, following)
    began = [one for one in later if one.key in entered or (one.round == following and not held)]
    decided = agreed(season.name) if began else {}
    starts = [(one.day, hour_of(book, decided, one)) for one in began]
    day, hour = min(starts, key=lambda at: (at[0], at[1] or time.max), default=(None, None))
    return datetime.combine(day, hour) if day and hour else day


def held_up(season: str, id: str, number: int) -> bool:
    """Say whether a round waits for a court to speak on an earlier one. Raises StorageError."""
    waiting = [one for one in recorded(season, OBJECTION).values() if one.decided is None]
    return any(one.division == id and one.round < number for one in waiting)


def _tournament(season: Season, file: TournamentFile, number: int) -> Competition:
    one, times = file.tournament, file.tournament.round_times
    later = any(at > number for at, _board in file.results)
    paired = number + 1 in file.rounds and not held_up(season.name, one.id, number + 1)
    known = times[number] if len(times) > number else None
    day = times[number - 1].date() if 0 < number <= len(times) else one.first_day
    played = max((at for at, _board in file.results), default=0)
    like = next((each.like for each in season.divisions if each.id == one.like), one.like)
    return Competition(
        id=one.id,
        name=one.name,
        rounds=tuple(file.rounds),
        first=day,
        begun=known if later or paired else None,
        entrants=tuple((each.key, each.name) for each in file.participants),
        kind=like,
        teams=one.teams,
        later=later,
        to_come=number > played + 1,
        court=_announced(season, one),
        director=one.director,
        end=one.last_day or (max(times).date() if times else None),
    )


def _event(season: Season, file: EventFile, number: int) -> Competition:
    """Return an event that has games of its own, and no tournament."""
    games = {one.round for one in file.games}
    rounds = games | {one.round for one in file.matches}
    played = games | {one.round for one in file.matches if one.boards}
    names = {one.ident: one.name for one in season.players}
    said = file.announcement
    teams = bool(file.teams)
    return Competition(
        id=file.id,
        name=said.name or file.id,
        rounds=tuple(sorted(rounds)),
        first=file.day,
        begun=None,
        entrants=tuple((one.name, one.name) for one in file.teams)
        if teams
        else tuple((one.ident, names.get(one.ident, one.ident)) for one in file.entries),
        kind=file.kind,
        teams=teams,
        later=any(one > number for one in played),
        to_come=number > max(played, default=0) + 1,
        court=said.court,
        end=max(said.dates, default=file.day),
    )


def _announced(season: Season, one: Tournament) -> bool | None:
    """Return what was said of a court: of the tournament, or of the event that it decides."""
    if one.court is not None or not one.event:
        return one.court
    event = recorded_one(season.name, EVENT, one.event)
    return event.announcement.court if event else None


def court_of(book: RuleBook, found: Competition, day: date) -> LocalCourt:
    """Return whether a competition has a court. Raises RuleBookError."""
    answer: LocalCourt = book.protests.court(found.kind, found.teams, found.court, book.on(day))
    return answer


def court_outcome(book: RuleBook, fact: Objection, found: Competition | None) -> CourtOutcome:
    """Return what the book says of an objection: too late once the next round was begun.

    On the day of that round the hour decides, where both are known. Its fee is taken as paid with
    it. Raises RuleBookError.
    """
    asked = replace(asked_of(fact.filed, found), granted=fact.granted if fact.decided else None)
    answer: CourtOutcome = book.protests.at_court(asked, book.on(day_of(fact.filed)))
    return answer


def asked_of(filed: date | datetime, found: Competition | None) -> Protest:
    """Return what a rule is asked of a protest or objection made at some moment."""
    asked = Protest("team", filed, filed, fee_paid=True, instance="")
    if found is None:
        return asked
    return replace(asked, next_round=found.begun, next_begun=found.later)


def check_objection(book: RuleBook, fact: Objection | DirectorProtest, found: Competition) -> None:
    """Refuse a round that is not there or was still to come, and somebody unknown.

    Raises InputError, NotFoundError.
    """
    if found.rounds is not None and fact.round not in found.rounds:
        sentence = _("Division {division} has no round {round}; it has: {known}.")
        known = ", ".join(map(str, found.rounds)) or "–"
        raise NotFoundError(sentence, division=fact.division, round=fact.round, known=known)
    if found.to_come:
        sentence = _("Round {round} of {competition} is still to come{cited}.")
        told = {"round": fact.round, "competition": found.name}
        raise refused(book, Topic.PROTEST_IN_TOURNAMENT, sentence, **told)
    if found.first and day_of(fact.filed) < found.first:
        sentence = _("An objection of {filed} cannot be about a round of {day}{cited}.")
        told = {"filed": fact.filed, "day": found.first}
        raise refused(book, Topic.PROTEST_IN_TOURNAMENT, sentence, **told)
    if not any(speaks_for(fact.who, one) for one in found.entered):
        raise unknown_in(found, fact.who)


def unknown_in(found: Competition, who: str) -> InputError:
    """Return the refusal of somebody who does not play in a competition."""
    sentence = _("“{who}” does not play in {competition}; entered are: {known}.")
    known = "; ".join(found.entered) or "–"
    return InputError(sentence, who=who, competition=found.name, known=known)


def meant(found: Competition, who: str) -> str:
    """Return the name of who was typed: by code, or by words that only one of them has.

    Of a number only the code counts. Who else speaks for one of them stays as typed. Raises
    InputError when several may be meant.
    """
    said = who.strip()
    for code, name in found.entrants:
        if said == code or same_name(said, name):
            return name
    words = _words(said)
    several = [name for name in found.entered if words and words <= _words(name)]
    if not several or is_number(said):
        return said
    if len(several) > 1:
        sentence = _("“{who}” may be several in {competition}: {known}; please name one.")
        known = "; ".join(several[:MOST])
        raise InputError(sentence, who=said, competition=found.name, known=known)
    return several[0]


def speaks_for(who: str, one: str) -> bool:
    """Say whether somebody is the one named, or speaks for him: the name stands in what was said.

    “Ben Bauer” and “Bauer, Ben” are the same.
    """
    said, name = _words(who), _words(one)
    return bool(said) and (said <= name or (bool(name) and name <= said))


def same_name(one: str, other: str) -> bool:
    """Say whether two texts name the same, whatever the order and the commas."""
    return _words(one) == _words(other)


def _words(name: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", name.casefold()))
