"""From a report file to the facts of a tournament."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, time

from fixtures.round_history import Turns
from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import (
    Absence,
    AbsenceKind,
    BoardResult,
    Numbers,
    NumbersBy,
    PointKind,
    Reported,
    System,
    Tournament,
    Unplayed,
)
from league.language import _, ngettext
from league.outcomes.tournaments.codes import criterion_of, is_code, is_points, parsed, written
from league.outcomes.tournaments.table import check_criteria
from league.services.tournaments.announcing.conditions import FEDERATION
from league.services.tournaments.report_files.decisions import adjustments_of
from league.services.tournaments.report_files.entrants import Keys, entrants_of
from league.services.tournaments.report_files.matches import results_of_teams
from league.services.tournaments.report_files.rounds import rounds_of
from league.services.tournaments.report_files.scores import (
    accelerations_of,
    match_scores_of,
    scores_of,
)
from league.services.tournaments.report_files.types import (
    first_of,
    knock_out,
    system_of,
    type_of,
    words_of,
)
from league.tie_break_rules import barred, edition_on
from league.trf.boards import common_colors, usual_colors
from league.trf.matches import matches_of, teams_of_players
from league.trf.records import TrfFile
from league.trf.round_history import boards_of, turns_of
from league.trf.swiss import first_color


@dataclass(frozen=True, slots=True)
class Imported:
    """A tournament as a report file has it."""

    file: TournamentFile
    notes: tuple[str, ...]
    """What of the report has no place here, a sentence each."""


def facts_of(trf: TrfFile, id: str, unplayed: Unplayed | None = None) -> Imported:
    """Return the facts that a report file holds. Raises InputError for what cannot be a fact.

    ``unplayed``: how unplayed games count, if not by the edition of the first day.
    """
    trf = _with_colors(trf)
    keys, entrants = entrants_of(trf, id)
    turns = turns_of(trf)
    early = unplayed is None and edition_of(trf) is Unplayed.OWN_DRAW
    unplayed = unplayed or edition_of(trf)
    criteria, notes = _criteria(trf, unplayed)
    made = TournamentFile(
        tournament=replace(_tournament(trf, id, keys, criteria), unplayed=unplayed),
        entrants={one.key: one for one in entrants},
        numbers=_numbers(id, keys),
    )
    made = replace(made, rounds=rounds_of(trf, made, turns, keys))
    made = replace(
        made, results=_results(trf, made, keys), absences=_absences(trf, id, turns, keys)
    )
    adjustments = adjustments_of(trf, made, turns, keys)
    if early:
        notes.append(
            _("It began before the first edition of FIDE C.07; another one can be named at import.")
        )
    odd = _parting_nobody(trf, made.tournament)
    return Imported(replace(made, adjustments=adjustments), (*notes, *odd, *_notes(trf)))


def edition_of(trf: TrfFile) -> Unplayed | None:
    """Return how unplayed games count by the day the tournament began; None = nobody knows it.

    The edition of FIDE C.07 in force on the first day (``042``), else on that of round 1
    (``132``); before the first edition appendix 1.
    """
    day = first_day_of(trf)
    return None if day is None else edition_on(day) or Unplayed.OWN_DRAW


def first_day_of(trf: TrfFile) -> date | None:
    """Return the first day as a file has it; None = it does not say it."""
    return trf.first_day or next(iter(trf.round_days), None)


def _tournament(trf: TrfFile, id: str, keys: Keys, criteria: tuple[str, ...]) -> Tournament:
    system, teams = system_of(trf), bool(trf.teams)
    swiss = system is System.SWISS
    return Tournament(
        id=id,
        name=trf.name or id,
        system=system,
        teams=teams,
        boards=boards_of(trf) if teams else 0,
        board_colors=_board_colors(trf),
        rounds=max(trf.rounds, trf.played_rounds, 1) if swiss else 0,
        federation=trf.federation if FEDERATION.fullmatch(trf.federation) else "",
        city=trf.city,
        first_day=trf.first_day,
        last_day=trf.last_day,
        round_times=_round_times(trf),
        chief_arbiter=trf.chief_arbiter,
        arbiters=trf.deputies,
        time_control=trf.time_control,
        criteria=criteria,
        first=first_of(trf),
        counted=first_of(trf),
        scores=scores_of(trf),
        match_scores=match_scores_of(trf),
        accelerations=accelerations_of(trf) if swiss else (),
        prohibited=_prohibited(trf, keys) if swiss else (),
        first_color=first_color(trf, turns_of(trf)) if swiss else "",
        reported=Reported(words_of(trf), type_of(trf), trf.time_code),
    )


def _with_colors(trf: TrfFile) -> TrfFile:
    """Return a file of teams with the colours of its boards: as said, else as most games show."""
    if not trf.teams:
        return trf
    boards = boards_of(trf)
    said = trf.board_colors or common_colors((one.colors for one in matches_of(trf)), boards)
    return replace(trf, board_colors=usual_colors(said, boards))


def _board_colors(trf: TrfFile) -> str:
    """Return the colours of the first team where they do not just alternate."""
    colors = trf.board_colors
    return "" if colors == usual_colors("", len(colors)) else colors


def _round_times(trf: TrfFile) -> tuple[datetime, ...]:
    """Return the days of the rounds as far as they are known one after the other, at midnight."""
    found: list[datetime] = []
    for day in trf.round_days:
        if day is None or (found and day < found[-1].date()):
            break
        found.append(datetime.combine(day, time()))
    return tuple(found)


def _prohibited(trf: TrfFile, keys: Keys) -> tuple[tuple[str, ...], ...]:
    groups = (tuple(keys.participants[number] for number in one.numbers) for one in trf.prohibited)
    return tuple(dict.fromkeys(group for group in groups if len(group) > 1))


def _criteria(trf: TrfFile, unplayed: Unplayed | None) -> tuple[tuple[str, ...], list[str]]:
    """Return the tie-breaks a file has, and what is not known here: that stays on record, too.

    By appendix 1 those of appendix 2 have the names that they have there. The points that rank
    first are no criterion; where they stand once more behind others they stay.
    """
    found: list[str] = []
    notes = []
    rated = any(player.rating for player in trf.players)
    primary = "GPTS" if first_of(trf) is PointKind.GAME else "MPTS"
    for at, code in enumerate(trf.standings or trf.tie_breaks):
        if is_points(code) or (at == 0 and code.upper() == primary):
            continue
        name = criterion_of(code, appendix_2=unplayed in (None, Unplayed.OWN_DRAW))
        try:
            check_criteria((name,), teams=bool(trf.teams), rated=rated)
        except InputError:
            name = written(code)
        if is_code(name) and parsed(name) is None:
            notes.append(_("The tie-break {code} is not known here.").format(code=code))
        if name not in found:
            found.append(name)
    return tuple(found), notes


def _parting_nobody(trf: TrfFile, one: Tournament) -> Iterator[str]:
    """Yield why tie-breaks of a file part nobody in the edition it is ranked by; they are kept."""
    if one.unplayed is None or not any(map(is_code, one.criteria)):
        return
    said = barred(first_day_of(trf) or date.min, one, one.criteria, rated=True)
    for code, finding in said.answer.items():
        if parsed(code) is not None:
            yield f"{finding.sentence} ({said.cite(finding.rule)})"


def _numbers(id: str, keys: Keys) -> Numbers:
    """Return the numbers up to the first gap; whoever has a higher one has it of his own."""
    order = tuple(keys.participants[number] for number in keys.in_a_row)
    return Numbers(tournament=id, order=order, by=NumbersBy.HAND)


def _results(
    trf: TrfFile, file: TournamentFile, keys: Keys
) -> Mapping[tuple[int, int], BoardResult]:
    if trf.teams:
        return results_of_teams(trf, file, keys)
    id, found = file.tournament.id, {}
    signs = {
        (player.number, at): game.result
        for player in trf.players
        for at, game in enumerate(player.games, start=1)
    }
    numbers = {key: number for number, key in keys.participants.items()}
    for at, pairing in file.rounds.items():
        for board, pair in enumerate(pairing.pairs, start=1):
            white = signs[numbers[pair.white], at]
            if pair.black is not None and white:
                black = signs[numbers[pair.black], at]
                found[at, board] = BoardResult(
                    tournament=id, round=at, board=board, white=white, black=black
                )
    return found


def _absences(trf: TrfFile, id: str, turns: Turns, keys: Keys) -> tuple[Absence, ...]:
    """Return byes that were asked for: with points, or in a round to come."""
    asked = {
        (number, at): turn.result
        for number, mine in turns.items()
        for at, turn in enumerate(mine, start=1)
        if turn.result in {"F", "H"}
    }
    for one in trf.byes:
        asked.update(
            {
                (number, one.round): one.kind
                for number in one.numbers
                if one.round > len(turns[number])
            }
        )
    return tuple(
        Absence(
            tournament=id,
            key=keys.participants[number],
            round=at,
            kind=AbsenceKind(asked[number, at]),
        )
        for number, at in sorted(asked, key=lambda place: (place[1], place[0]))
    )


def _notes(trf: TrfFile) -> list[str]:
    last = max(trf.rounds, trf.played_rounds)
    partly = [one for one in trf.prohibited if one.first_round > 1 or one.last_round < last]
    notes = []
    members = teams_of_players(trf)
    strangers = sum(player.number not in members for player in trf.players) if trf.teams else 0
    if strangers:
        sentence = ngettext(
            "{number} player is in no team and was left out.",
            "{number} players are in no team and were left out.",
            strangers,
        )
        notes.append(sentence.format(number=strangers))
    if knock_out(trf):
        notes.append(_("A knock-out is kept as a Swiss tournament; C.07 does not name it."))
    if partly:
        notes.append(_("Pairings that are prohibited in some rounds are prohibited in all here."))
    if trf.teams and any(one.game_points for one in trf.accelerations):
        notes.append(_("Game points of teams are not accelerated here; they were left out."))
    if trf.by_rank:
        notes.append(_("Participants are paired by their numbers here, not by their ranks."))
    return notes
