"""Tournaments on record, read with one query for each kind of record."""

from league.errors import NotFoundError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Tournament
from league.language import _
from league.services.session.record_kinds import (
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
        under = f"{id}/"
        entrants = recorded_under(season, TOURNAMENT_ENTRY, under).values()
        rounds = recorded_under(season, TOURNAMENT_ROUND, under).values()
        results = recorded_under(season, TOURNAMENT_RESULT, under).values()
        return TournamentFile(
            tournament=found,
            entrants={one.key: one for one in entrants},
            numbers=recorded_one(season, TOURNAMENT_NUMBERS, id),
            rounds={one.round: one for one in sorted(rounds, key=lambda one: one.round)},
            results={(one.round, one.board): one for one in results},
            absences=tuple(recorded_under(season, TOURNAMENT_ABSENCE, under).values()),
            adjustments=tuple(recorded_under(season, TOURNAMENT_ADJUSTMENT, under).values()),
            playoffs=tuple(recorded_under(season, PLAYOFF, under).values()),
        )
