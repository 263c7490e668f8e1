"""One match or one list, judged."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from league.decision_subjects import LOT, Verdict
from league.facts.lists import ListFacts
from league.facts.matches import BOTH_LOST, LOSS, SIDES, WIN, MatchFacts, Score
from league.findings import Effect, Fee, Finding, Note
from league.outcomes import scores
from league.outcomes.judgement import ListJudgement, MatchJudgement
from league.rulebook import RuleBook, Values
from league.rulings import (
    Ruling,
    added_fees,
    decided_match,
    in_force,
    set_boards,
    standing,
    standing_fees,
)


def judge_match(
    book: RuleBook,
    match: MatchFacts,
    rulings: Iterable[Ruling] = (),
    *,
    values: Values | None = None,
    entered: bool = True,
    over: bool = False,
    half: bool = False,
) -> MatchJudgement:
    """Judge one match by a rule book; rulings are those on this match.

    ``over`` says that no result is still to come, also where two players sat without one; ``half``
    that the other side's lineup is: until then nothing is owed and no board counts.
    """
    values = values or book.on(match.day)
    ruled = in_force(rulings)
    verdict = decided_match(ruled)
    entered = entered and not (verdict and verdict.void)
    found = _found(book, match, values, ruled) if entered else _Found()
    given, half = set_boards(ruled), half and not over
    if half:
        found = _of_players(found)
    begun = entered and not half
    waiting = () if over else scores.open_boards(match, found.standing, given, entered=begun)
    return _counted(book, match, values, found, ruled, waiting)


@dataclass(frozen=True, slots=True)
class _Found:
    """What the book finds in a match; nothing where nothing is entered."""

    entered: bool = False
    findings: tuple[Finding, ...] = ()
    standing: tuple[Finding, ...] = ()
    notes: tuple[Note, ...] = ()
    fees: tuple[Fee, ...] = ()
    """As they follow from what stands, before rulings on fees."""


def _found(
    book: RuleBook, match: MatchFacts, values: Values, ruled: Mapping[str, Ruling]
) -> _Found:
    findings = tuple(book.judge_match(match, values))
    effective = standing(findings, ruled)
    notes, fees = book.notes(match, values), book.fees(match, effective, values)
    return _Found(True, findings, effective, tuple(notes), tuple(fees))


def _of_players(found: _Found) -> _Found:
    """Return what was found against players; nothing that a missing lineup brings, and no fee."""
    return _Found(
        found.entered,
        tuple(one for one in found.findings if one.player is not None),
        tuple(one for one in found.standing if one.player is not None),
        tuple(one for one in found.notes if one.player is not None),
    )


def _counted(
    book: RuleBook,
    match: MatchFacts,
    values: Values,
    found: _Found,
    ruled: Mapping[str, Ruling],
    waiting: tuple[int, ...],
) -> MatchJudgement:
    """Return what counts and what is owed, by what was found and decided."""
    verdict = decided_match(ruled)
    boards = _boards(match, found.standing, set_boards(ruled), waiting, verdict)
    points = (verdict and verdict.game_points) or scores.game_points(boards)
    counts = found.entered or bool(verdict and not verdict.void)
    settled = counts and (verdict is not None or not waiting)
    return MatchJudgement(
        facts=match,
        findings=found.findings,
        standing=found.standing,
        notes=found.notes,
        boards=boards,
        game_points=points,
        match_points=_earned(book, match, values, found, points, verdict) if settled else (0, 0),
        proposed=found.fees,
        fees=(*standing_fees(found.fees, ruled), *added_fees(ruled)),
        appeared=_appeared(found.standing),
        entered=counts,
        winner=_winner(book, match, values, boards, verdict) if settled else None,
        open_boards=waiting,
        verdict=verdict,
    )


def _boards(
    match: MatchFacts,
    effective: Sequence[Finding],
    given: Mapping[int, Score],
    waiting: Sequence[int],
    verdict: Verdict | None,
) -> tuple[Score, ...]:
    """Return what counts on the boards; a match won on all of them is won on each."""
    if verdict and verdict.game_points is not None:
        size = len(match.boards())
        everything = {(WIN[0] * size, 0): WIN, (0, LOSS[1] * size): LOSS, (0, 0): BOTH_LOST}
        if verdict.game_points in everything:
            return (everything[verdict.game_points],) * size
    found = scores.counted_boards(match, effective)
    return tuple(
        given.get(board, BOTH_LOST if board in waiting else score)
        for board, score in enumerate(found, 1)
    )


def _earned(
    book: RuleBook,
    match: MatchFacts,
    values: Values,
    found: _Found,
    points: Score,
    verdict: Verdict | None,
) -> tuple[int, int]:
    """Return both sides' match points; those of a decided match follow from its result alone.

    Nobody gets any where nobody played and no decision gave a point.
    """
    win, draw = book.match_points(values)
    if verdict is None:
        void = (
            points == BOTH_LOST
            and scores.nothing_played(match, found.standing)
            and book.void_scores_nothing(values)
        )
        return scores.match_points(
            points, scores.scoreless_sides(found.standing), win, draw, void=void
        )
    nobody = set(SIDES) if points == BOTH_LOST else set()
    return verdict.match_points or scores.match_points(points, nobody, win, draw)


def _winner(
    book: RuleBook,
    match: MatchFacts,
    values: Values,
    boards: tuple[Score, ...],
    verdict: Verdict | None,
) -> str | None:
    """Return who goes on after a knock-out match, by the decided result where there is one.

    Of a match that is decided drawn without a player at a board nothing but the lot is left.
    """
    won = book.winner(match, boards, values)
    if verdict is None or verdict.game_points is None or book.criteria(match.division, values):
        return won
    home, away = verdict.game_points
    if home != away:
        return SIDES[home < away].value
    return won or (LOT if home else None)


def _appeared(effective: Iterable[Finding]) -> tuple[bool, bool]:
    absent = {finding.side for finding in effective if finding.effect is Effect.TEAM_ABSENT}
    return SIDES[0] not in absent, SIDES[1] not in absent


def judge_list(
    book: RuleBook, squad: ListFacts, day: date, rulings: Iterable[Ruling] = ()
) -> ListJudgement:
    """Judge one list by the values in force on a day; rulings are those on this list."""
    values = book.on(day)
    findings = tuple(book.judge_list(squad, values))
    return ListJudgement(
        facts=squad,
        findings=findings,
        standing=standing(findings, in_force(rulings)),
        order=book.list_order(squad, values),
    )
