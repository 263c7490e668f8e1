"""Report files of FIDE (TRF16, TRF26): a tournament put on file from one, and written as one."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from league import files
from league.errors import InputError, UndecidedError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Unplayed
from league.language import _
from league.record_kinds import (
    TOURNAMENT,
    TOURNAMENT_ABSENCE,
    TOURNAMENT_ADJUSTMENT,
    TOURNAMENT_ENTRY,
    TOURNAMENT_NUMBERS,
    TOURNAMENT_RESULT,
    TOURNAMENT_ROUND,
)
from league.services.session.checks import in_season
from league.services.session.records import Entry, record_many, recorded_one
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.announcing.conditions import check_conditions
from league.services.tournaments.announcing.records import with_seed
from league.services.tournaments.opening import Opened, opened
from league.services.tournaments.ranking.tables import ranked_of
from league.services.tournaments.report_files.facts import Imported, facts_of
from league.services.tournaments.report_files.report import Report, Standing, report_of
from league.trf.lines import MOST_BYTES
from league.trf.reading import read
from league.trf.records import Edition, TrfFile
from league.trf.writing import Written, write


def read_trf(path: Path) -> TrfFile:
    """Return what a report file says; nothing is stored.

    Raises InputError for a file that cannot be read, or contradicts itself: with line, record,
    player and round.
    """
    return read(content_of(path))


def content_of(path: Path) -> bytes:
    """Return a report file as it lies there. Raises InputError for one that cannot be read."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise InputError(_("{path} is too large for a report file."), path=path)
        return path.read_bytes()
    except OSError as error:
        raise InputError(_("{path}: {reason}"), path=path, reason=files.reason_of(error)) from error


def import_trf(
    season: str | None,
    id: str,
    trf: TrfFile,
    *,
    actor: Actor,
    why: str = "",
    unplayed: Unplayed | None = None,
) -> Imported:
    """Put a tournament of a report file on file: who entered, numbers, rounds, results, decisions.

    All of it or nothing. ``unplayed``: how unplayed games count, if not by the edition of the
    first day. Raises InputError for an id that is on file already, days outside the season, a
    file without days that needs ``unplayed``, and what cannot be here; NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, _book = season_and_book(season)
        if recorded_one(loaded.name, TOURNAMENT, id) is not None:
            raise InputError(_("There is a tournament “{id}” already."), id=id)
        found = facts_of(trf, id, unplayed)
        _refuse_undated(found)
        check_conditions(found.file.tournament)
        for day in filter(None, (trf.first_day, trf.last_day)):
            in_season(loaded, day)
        made = replace(found.file, tournament=with_seed(found.file.tournament))
        record_many(_entries(loaded.name, made), actor=actor, why=why)
        return replace(found, file=made)


def _refuse_undated(found: Imported) -> None:
    if found.file.tournament.unplayed is None:
        sentence = _(
            "The file does not say when the tournament began (042), and so not how unplayed"
            " games count in tie-breaks: please choose it."
        )
        raise UndecidedError(sentence, decision="unplayed", answers=tuple(Unplayed))


def export_trf(
    season: str | None, id: str, edition: Edition, *, for_pairing: bool = False
) -> Written:
    """Return a tournament as a report file, and what that file cannot say.

    ``for_pairing``: as pairing programs take it (``league.trf.writing``).

    Raises InputError for a criterion that cannot be asked, NotFoundError, RuleBookError,
    StorageError.
    """
    report = report_on(opened(season, id))
    written = write(report.file, edition, for_pairing=for_pairing)
    return replace(written, unsaid=(*written.unsaid, *report.notes))


def report_on(found: Opened) -> Report:
    """Return a tournament with its places as report files have it.

    Raises InputError for a criterion that cannot be asked, RuleBookError.
    """
    ranked = ranked_of(found)
    places = {row.number: row.place for row in ranked.rows if row.place is not None}
    return report_of(found.file, Standing(ranked.criteria, places))


def _entries(season: str, made: TournamentFile) -> Iterator[Entry[Any]]:
    id = made.tournament.id
    yield Entry(season, TOURNAMENT, id, made.tournament)
    for key, entrant in made.entrants.items():
        yield Entry(season, TOURNAMENT_ENTRY, f"{id}/{key}", entrant)
    yield Entry(season, TOURNAMENT_NUMBERS, id, made.numbers)
    for at, pairing in made.rounds.items():
        yield Entry(season, TOURNAMENT_ROUND, f"{id}/{at}", pairing)
    for (at, board), result in made.results.items():
        yield Entry(season, TOURNAMENT_RESULT, f"{id}/{at}/{board}", result)
    for absence in made.absences:
        key = f"{id}/{absence.key}/{absence.round}"
        yield Entry(season, TOURNAMENT_ABSENCE, key, absence)
    for adjustment in made.adjustments:
        key = f"{id}/{adjustment.key}/{adjustment.round}"
        yield Entry(season, TOURNAMENT_ADJUSTMENT, key, adjustment)
