"""Which number somebody gets who enters when the numbers are given already (FIDE 8.3)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from league import tournament_rules
from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant, Numbers
from league.language import _
from league.record_kinds import (
    TOURNAMENT_ABSENCE,
    TOURNAMENT_ENTRY,
    TOURNAMENT_NUMBERS,
    TOURNAMENT_ROUND,
)
from league.services.session.records import Entry
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.robins import berger_rounds


def placed(found: Opened, one: Entrant) -> tuple[Entrant, list[Entry[Any]]]:
    """Return who enters with his number, and what else is to be recorded for it.

    In a Swiss tournament he gets the next number. In a round robin the pairings stay as they are:
    before the first result he takes the number of somebody who left, or the free one of an odd
    field. Raises InputError when there is none.
    """
    file, numbers = found.file, found.file.numbers
    if numbers is None:
        return one, []
    if not file.is_round_robin:
        return replace(one, number=max(numbers_of(file).values(), default=0) + 1), []
    order, gone = list(numbers.order), _vacant(file, numbers)
    if file.results or not (gone or len(order) % 2):
        sentence = _("{player} cannot enter {id}: {why}")
        why = pairings_kept(found, None, joined=True)
        raise InputError(sentence, id=file.tournament.id, player=one.name, why=why)
    if gone:
        order[order.index(gone)] = one.key
    else:
        order.append(one.key)
    return one, _anew(found.season.name, file, replace(numbers, order=tuple(order)), gone)


def pairings_kept(found: Opened, number: int | None, *, joined: bool) -> str:
    """Return what a change between the draw and round 1 leaves as it is, with its citation.

    ``number`` is the one left or taken; None = somebody joins and no number is free.
    """
    said = tournament_rules.changed(found.own, found.day, number, joined=joined)
    return f"{said.answer.sentence} ({said.cite(said.answer.rule)})"


def kept_words(found: Opened, keys: Iterable[str], *, joined: bool) -> tuple[str, ...]:
    """Return that the pairings stay, for each who joined or left between draw and round 1.

    Nothing is to be said in a Swiss tournament, before numbers are given, and after a result.
    """
    file = found.file
    if not file.is_round_robin or file.numbers is None or file.results:
        return ()
    numbers = numbers_of(file)
    return tuple(pairings_kept(found, numbers[key], joined=joined) for key in keys)


def _vacant(file: TournamentFile, numbers: Numbers) -> str:
    """Return the key of the first by number who left before the first round; empty = nobody."""
    gone = {each.key for each in file.absences if each.round <= 1}
    return next((key for key in numbers.order if key in gone), "")


def _anew(season: str, file: TournamentFile, numbers: Numbers, gone: str) -> list[Entry[Any]]:
    """Return the numbers and pairings with another name in them, and what goes with who left."""
    id = file.tournament.id
    found: list[Entry[Any]] = [Entry(season, TOURNAMENT_NUMBERS, id, numbers)]
    if gone:
        found.append(Entry(season, TOURNAMENT_ENTRY, f"{id}/{gone}", None))
        found += [
            Entry(season, TOURNAMENT_ABSENCE, f"{id}/{gone}/{each.round}", None)
            for each in file.absences
            if each.key == gone
        ]
    if file.rounds:
        found += [
            Entry(season, TOURNAMENT_ROUND, f"{id}/{each.round}", each)
            for each in berger_rounds(file.tournament, numbers.order)
        ]
    return found
