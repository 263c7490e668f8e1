"""What a tournament's conditions may be: each fault a sentence."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, time
from itertools import combinations, pairwise

from fixtures.round_history import FORFEITS
from league import tie_break_rules
from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, Scores, System, Tournament
from league.language import _
from league.outcomes.tournaments.codes import is_code, parsed
from league.outcomes.tournaments.table import OF_RATINGS, check_criteria
from league.rulebook import RuleBook
from league.services.session.office_checks import tournament_fault
from league.services.tournaments.opening import known_participant

FEDERATION = re.compile(r"[A-Z]{3}")
MOST_ROUNDS = 99
"""As many as two digits of a report file hold."""
MOST_BOARDS = 24
MOST_POINTS = 99
"""For a win: with more, the sum of a tournament would have no room in a report file."""
_FIXED = ("system", "teams", "boards", "first", "scores", "match_scores", "first_color", "seed")
"""What cannot change any more once a round is paired."""


def check_conditions(one: Tournament) -> None:
    """Refuse conditions that cannot be. Raises InputError."""
    if fault := tournament_fault(one.id):
        raise InputError(fault)
    if not one.name.strip():
        raise InputError(_("A tournament needs a name."))
    if one.federation and not FEDERATION.fullmatch(one.federation):
        sentence = _("“{text}” is no federation: it has three letters.")
        raise InputError(sentence, text=one.federation)
    _check_rounds(one)
    _check_boards(one)
    _check_days(one)
    for scores in (one.scores, one.match_scores):
        _check_scores(scores)
    _check_criteria(one)
    _check_accelerations(one)
    if one.first_color not in ("", "w", "b"):
        sentence = _("“{text}” is no colour; there are w and b.")
        raise InputError(sentence, text=one.first_color)
    if one.seed is not None and one.seed < 0:
        raise InputError(_("A seed is 0 or more, not {seed}."), seed=one.seed)


def _check_rounds(one: Tournament) -> None:
    if one.system is System.SWISS and not 1 <= one.rounds <= MOST_ROUNDS:
        sentence = _("A Swiss tournament has 1 to {most} rounds, not {rounds}.")
        raise InputError(sentence, most=MOST_ROUNDS, rounds=one.rounds)
    if one.system is not System.SWISS and one.rounds:
        raise InputError(_("The rounds of a round robin follow from its participants."))


def _check_boards(one: Tournament) -> None:
    if one.teams and not 1 <= one.boards <= MOST_BOARDS:
        sentence = _("A match of teams has 1 to {most} boards, not {boards}.")
        raise InputError(sentence, most=MOST_BOARDS, boards=one.boards)
    if not one.teams and one.boards:
        raise InputError(_("Only teams play on several boards."))


def _check_days(one: Tournament) -> None:
    if one.first_day and one.last_day and one.last_day < one.first_day:
        sentence = _("The last day, {last}, is before the first, {first}.")
        raise InputError(sentence, first=one.first_day, last=one.last_day)
    for earlier, later in pairwise(one.round_times):
        # At midnight = the hour is not known; several rounds of a day then begin alike.
        if later < earlier or (later == earlier and later.time() != time()):
            raise InputError(_("Each round begins after the one before it."))


def _check_scores(scores: Scores) -> None:
    if not scores.win > scores.draw >= scores.loss >= 0:
        raise InputError(_("A win brings more than a draw, and a draw not less than a loss."))
    if scores.win > 2 * MOST_POINTS:
        raise InputError(_("A win brings no more than {most} points."), most=MOST_POINTS)
    if not 0 <= scores.absence <= scores.win or not 0 <= scores.pairing_bye <= scores.win:
        raise InputError(_("A bye or an absence brings no more than a win, and no less than 0."))


def _check_criteria(one: Tournament) -> None:
    check_criteria(one.criteria, teams=one.teams, rated=True)
    twice = [name for name in one.criteria if one.criteria.count(name) > 1]
    if twice:
        raise InputError(_("The criterion “{name}” stands there twice."), name=twice[0])


def _check_accelerations(one: Tournament) -> None:
    for each in one.accelerations:
        if one.system is not System.SWISS:
            raise InputError(_("Only a Swiss tournament is accelerated."))
        if one.teams and one.first is PointKind.GAME:
            sentence = _("Where the game points of teams come first, nothing is accelerated.")
            raise InputError(sentence)
        rounds = 1 <= each.first_round <= each.last_round <= one.rounds
        if not rounds or not 1 <= each.first_number <= each.last_number or each.points < 1:
            sentence = _(
                "An acceleration names rounds within 1 to {rounds}, pairing numbers and points"
                " above 0, not {first}–{last}, {low}–{high}, {points} half points."
            )
            raise InputError(
                sentence,
                rounds=one.rounds,
                first=each.first_round,
                last=each.last_round,
                low=each.first_number,
                high=each.last_number,
                points=each.points,
            )


def check_change(file: TournamentFile, after: Tournament) -> None:
    """Refuse conditions that do not fit what is on record. Raises InputError, NotFoundError."""
    before = file.tournament
    if after.id != before.id:
        raise InputError(_("A tournament keeps its id."))
    check_conditions(after)
    check_prohibited(file, after.prohibited)
    _check_ratings(file, after)
    if file.entrants and after.teams != before.teams:
        raise InputError(_("Players and teams do not enter the same tournament."))
    if not file.rounds:
        return
    changed = [name for name in _FIXED if getattr(after, name) != getattr(before, name)]
    if changed:
        sentence = _("Round {round} of {id} is paired already: {what} does not change any more.")
        raise InputError(sentence, round=file.last_paired, id=before.id, what=changed[0])
    if after.rounds < file.last_paired and not file.is_round_robin:
        sentence = _("Round {round} of {id} is paired already: it has no fewer rounds.")
        raise InputError(sentence, round=file.last_paired, id=before.id)


def _check_ratings(file: TournamentFile, after: Tournament) -> None:
    """Refuse criteria with ratings where nobody of those who entered is rated."""
    rated = any(one.rating for one in file.participants) or not file.participants
    asked = [name for name in after.criteria if name in OF_RATINGS]
    if asked and not rated:
        sentence = _("The criterion “{name}” needs ratings; nobody in {id} is rated.")
        raise InputError(sentence, name=asked[0], id=after.id)


def check_codes(one: Tournament, before: Sequence[str], own: RuleBook | None, day: date) -> None:
    """Refuse codes of tie-breaks that the edition does not have, or bars. Raises InputError.

    ``before``: what stands there already; ``own``: the book whose conditions hold. What nobody
    knows stays on record and is warned of.
    """
    if not any(map(is_code, one.criteria)):
        return
    edition = tie_break_rules.edition(own, day, one, one.criteria)
    said = tie_break_rules.barred(day, replace(one, unplayed=edition), one.criteria, rated=True)
    for code, finding in said.answer.items():
        if code not in before and parsed(code) is not None:
            sentence = f"{finding.sentence} ({said.cite(finding.rule)})"
            raise InputError("{sentence}", sentence=sentence)


def check_prohibited(file: TournamentFile, groups: Sequence[Sequence[str]]) -> None:
    """Refuse groups that are none, and pairs that have met. Raises InputError, NotFoundError."""
    met = {frozenset((white, black)): at for at, white, black in meetings(file)}
    for group in groups:
        for key in group:
            known_participant(file, key)
        if len(set(group)) < max(2, len(group)):
            raise InputError(_("A forbidden pairing names two or more participants, each once."))
        if file.is_round_robin:
            raise InputError(_("In a round robin everybody meets everybody."))
        if set(group) in [set(other) for other in file.tournament.prohibited]:
            continue  # forbidden since before they could meet, or stored with that in view
        for pair in combinations(group, 2):
            if frozenset(pair) in met:
                first, second = (file.entrants[key].name for key in pair)
                sentence = _("{first} and {second} have met already, in round {round}.")
                raise InputError(sentence, first=first, second=second, round=met[frozenset(pair)])


def meetings(file: TournamentFile) -> Iterator[tuple[int, str, str]]:
    """Yield round and keys of all pairs; who did not meet because of a forfeit still may."""
    for at, one in file.rounds.items():
        for board, pair in enumerate(one.pairs, 1):
            result = file.results.get((at, board))
            played = result is None or result.white not in FORFEITS
            if pair.black is not None and played:
                yield at, pair.white, pair.black
