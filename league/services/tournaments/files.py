"""Tournaments on record, read with one query for each kind of record."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from league.errors import NotFoundError
from league.facts.steps import RecordKind
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Numbers, Tournament
from league.language import _
from league.record_kinds import (
    PLAYOFF,
    TOURNAMENT,
    TOURNAMENT_ABSENCE,
    TOURNAMENT_ADJUSTMENT,
    TOURNAMENT_ENTRY,
    TOURNAMENT_NUMBERS,
    TOURNAMENT_RESULT,
    TOURNAMENT_ROUND,
)
from league.services.session.records import recorded, recorded_one, recorded_under
from league.storage.database import reading

T = TypeVar("T", bound=Any)

_PARTS: tuple[RecordKind[Any], ...] = (
    TOURNAMENT_ENTRY,
    TOURNAMENT_ROUND,
    TOURNAMENT_RESULT,
    TOURNAMENT_ABSENCE,
    TOURNAMENT_ADJUSTMENT,
    PLAYOFF,
)
"""Kinds of which a tournament has several facts."""


def tournaments(season: str) -> dict[str, Tournament]:
    """Return the tournaments of a season by id. Raises StorageError."""
    return recorded(season, TOURNAMENT)


def file_of(season: str, id: str) -> TournamentFile:
    """Return all that is on record about a tournament. Raises NotFoundError, StorageError."""
    with reading():
        found = recorded_one(season, TOURNAMENT, id)
        if found is None:
            sentence = _("There is no tournament “{id}”; on file are: {known}.")
            known = ", ".join(tournaments(season)) or _("none yet")
            raise NotFoundError(sentence, id=id, known=known)
        parts = {kind.name: recorded_under(season, kind, f"{id}/").values() for kind in _PARTS}
        return _file(found, recorded_one(season, TOURNAMENT_NUMBERS, id), parts)


def has_parts(season: str, id: str) -> bool:
    """Say whether anything of a tournament is on record beside its conditions. StorageError."""
    with reading():
        numbered = recorded_one(season, TOURNAMENT_NUMBERS, id) is not None
        return numbered or any(recorded_under(season, kind, f"{id}/") for kind in _PARTS)


def files(season: str) -> dict[str, TournamentFile]:
    """Return all that is on record about each tournament of a season, by id.

    As many queries as there are kinds, however many tournaments there are. Raises StorageError.
    """
    with reading():
        numbers = recorded(season, TOURNAMENT_NUMBERS)
        parts = {kind.name: _by_tournament(season, kind) for kind in _PARTS}
        return {
            id: _file(one, numbers.get(id), {name: held[id] for name, held in parts.items()})
            for id, one in tournaments(season).items()
        }


def _by_tournament(season: str, kind: RecordKind[T]) -> Mapping[str, list[T]]:
    found = defaultdict[str, list[T]](list)
    for fact in recorded(season, kind).values():
        found[fact.tournament].append(fact)
    return found


def _file(
    one: Tournament, numbers: Numbers | None, parts: Mapping[str, Iterable[Any]]
) -> TournamentFile:
    rounds = sorted(parts[TOURNAMENT_ROUND.name], key=lambda each: each.round)
    return TournamentFile(
        tournament=one,
        entrants={each.key: each for each in parts[TOURNAMENT_ENTRY.name]},
        numbers=numbers,
        rounds={each.round: each for each in rounds},
        results={(each.round, each.board): each for each in parts[TOURNAMENT_RESULT.name]},
        absences=tuple(parts[TOURNAMENT_ABSENCE.name]),
        adjustments=tuple(parts[TOURNAMENT_ADJUSTMENT.name]),
        playoffs=tuple(parts[PLAYOFF.name]),
    )
