"""From the facts of a tournament to a report file."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from fixtures.round_history import score
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import PointKind, Scores, by_sign
from league.language import _
from league.outcomes.tournaments.codes import code_of_criterion
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.services.tournaments.playing.pairing import first_color
from league.services.tournaments.playing.round_history import board_colors, is_out, turns_of
from league.services.tournaments.ranking.crosstables import rounds_of
from league.services.tournaments.report_files.codes import code_of, usual_words
from league.services.tournaments.report_files.players import game_of, nationals_of, player_line
from league.services.tournaments.report_files.teams import team_part
from league.services.tournaments.report_files.types import system_said
from league.trf.reading_teams import LAST_ROUND
from league.trf.records import (
    TrfAbnormal,
    TrfAcceleration,
    TrfByes,
    TrfFile,
    TrfPlayer,
    TrfProhibited,
)

PROGRAM = "Spielleiter"
_OWN_OR_FIDE = "FIDON"
"""Start numbers follow the FIDE rating, of whoever has none the national one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where everybody stands, as the table has it."""

    criteria: tuple[str, ...]
    ranks: Mapping[int, int]
    """Place by pairing number; whoever has none comes last."""


@dataclass(frozen=True, slots=True)
class Report:
    """A report file, and what of the tournament it cannot hold."""

    file: TrfFile
    notes: tuple[str, ...]


def report_of(file: TournamentFile, standing: Standing) -> Report:
    """Return the report file of a tournament as it stands."""
    trf = _head(file, standing)
    if file.tournament.teams:
        trf = _with_teams(trf, file, standing)
    else:
        trf = replace(trf, players=_players(file, standing))
    return Report(trf, tuple(_notes(file, standing)))


def _with_teams(trf: TrfFile, file: TournamentFile, standing: Standing) -> TrfFile:
    part = team_part(file, standing.ranks)
    return replace(
        trf,
        board_colors=board_colors(file.tournament),
        match_scores=_match_worth(file.tournament.match_scores),
        players=part.players,
        teams=part.teams,
        lineups=part.lineups,
        pairing_byes=part.pairing_byes,
        forfeits=part.forfeits,
    )


def _head(file: TournamentFile, standing: Standing) -> TrfFile:
    """Return what a report file says of the tournament as a whole, and what was decided."""
    one, nationals = file.tournament, nationals_of(file)
    return TrfFile(
        name=one.name,
        city=one.city,
        federation=one.federation,
        first_day=one.first_day,
        last_day=one.last_day,
        kind=_kind(file),
        chief_arbiter=one.chief_arbiter,
        deputies=one.arbiters,
        time_control=one.time_control,
        time_code=one.reported.time_code,
        round_days=tuple(time.date() for time in one.round_times),
        rounds=rounds_of(file),
        first_color="" if file.is_round_robin else first_color(one),
        scores=_worth(one.scores),
        rank_federation=one.federation if nationals else "",
        rank_method=_OWN_OR_FIDE if nationals else "",
        program=PROGRAM,
        code=code_of(file),
        standings=(_points_code(file), *_codes(standing)),
        nationals=nationals,
        byes=_byes(file),
        abnormal=_abnormal(file),
        accelerations=_accelerations(file),
        prohibited=_prohibited(file),
    )


def _points_code(file: TournamentFile) -> str:
    """Return what stands for the points; which points of teams that are, no round robin says."""
    one = file.tournament
    return "GPTS" if file.is_round_robin and one.teams and one.first is PointKind.GAME else "PTS"


def _kind(file: TournamentFile) -> str:
    """Return the type in words: as its report file has it, if these name the system."""
    said = file.tournament.reported.kind
    if said and system_said(said) is file.tournament.system:
        return said
    return usual_words(file.tournament.system, teams=file.tournament.teams)


def _players(file: TournamentFile, standing: Standing) -> tuple[TrfPlayer, ...]:
    turns, given = turns_of(file), dict.fromkeys(file.entrants, 0)
    for each in file.adjustments:
        given[each.key] += each.points
    return tuple(
        player_line(
            file.entrants[key],
            number,
            score(turns[number]) + given[key],
            standing.ranks.get(number, len(turns)),
            [game_of(turn) for turn in turns[number]],
        )
        for number, key in keys_of(file).items()
    )


def _worth(scores: Scores) -> dict[str, int]:
    return {**by_sign(scores), "?": scores.draw}


def _match_worth(scores: Scores) -> dict[str, int]:
    return {"TW": scores.win, "TD": scores.draw, "TL": scores.loss}


def _codes(standing: Standing) -> list[str]:
    return [code for name in standing.criteria if (code := code_of_criterion(name))]


def _byes(file: TournamentFile) -> tuple[TrfByes, ...]:
    """Return byes that were asked for, and who does not play any more or not yet.

    Of players only in rounds to come: the others stand in their lines.
    """
    found = _teams_without_match(file) if file.tournament.teams else {}
    numbers, last = numbers_of(file), file.last_paired
    for each in file.absences:
        if each.kind not in LEFT and each.round > last:
            found.setdefault((each.round, each.kind.value), set()).add(numbers[each.key])
    for at in range(last + 1, 0 if file.is_round_robin else rounds_of(file) + 1):
        for one in file.participants:
            if is_out(file, one.key, at) or at < one.first_round:
                found.setdefault((at, "Z"), set()).add(numbers[one.key])
    return tuple(TrfByes(kind, at, tuple(sorted(found[at, kind]))) for at, kind in sorted(found))


def _teams_without_match(file: TournamentFile) -> dict[tuple[int, str], set[int]]:
    """Return by round and kind who met nobody and has no pairing bye, which has its own record.

    Also in the free rounds of a round robin: a team has no line that says it.
    """
    found: dict[tuple[int, str], set[int]] = {}
    for number, turns in turns_of(file).items():
        for at, turn in enumerate(turns, start=1):
            if turn.opponent is None and turn.result != "U":
                found.setdefault((at, turn.result or "Z"), set()).add(number)
    return found


def _abnormal(file: TournamentFile) -> tuple[TrfAbnormal, ...]:
    numbers, teams = numbers_of(file), file.tournament.teams
    return tuple(
        TrfAbnormal(
            "",
            each.points if teams else 0,
            each.games if teams else each.points,
            each.round,
            (numbers[each.key],),
        )
        for each in file.adjustments
    )


def _accelerations(file: TournamentFile) -> tuple[TrfAcceleration, ...]:
    teams = file.tournament.teams
    return tuple(
        TrfAcceleration(
            one.points if teams else 0,
            0 if teams else one.points,
            one.first_round,
            one.last_round,
            one.first_number,
            one.last_number,
        )
        for one in file.tournament.accelerations
    )


def _prohibited(file: TournamentFile) -> tuple[TrfProhibited, ...]:
    numbers = numbers_of(file)
    return tuple(
        TrfProhibited(1, LAST_ROUND, tuple(sorted(numbers[key] for key in group)))
        for group in file.tournament.prohibited
    )


def _notes(file: TournamentFile, standing: Standing) -> list[str]:
    """Return what no report file can hold, a sentence each."""
    notes = []
    others = [name for name in standing.criteria if code_of_criterion(name) is None]
    if others:
        sentence = _("Criteria without a code of FIDE: {criteria}.")
        notes.append(sentence.format(criteria=", ".join(others)))
    if any(each.why for each in file.adjustments):
        notes.append(_("Why points were given or taken has no place in a report file."))
    if any(file.left(one.key) for one in file.participants):
        notes.append(_("Who withdrew or was excluded stands there as absent."))
    if file.playoffs:
        notes.append(_("Games of a play-off have no place in a report file."))
    if any(one.club for one in file.participants):
        notes.append(_("Clubs have no place in a report file."))
    return notes
