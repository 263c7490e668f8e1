"""One match or one list, judged."""

from collections.abc import Iterable
from datetime import date

from league.facts.lists import ListFacts
from league.facts.matches import BOTH_LOST, SIDES, MatchFacts
from league.findings import Effect, Finding
from league.outcomes.judgement import ListJudgement, MatchJudgement
from league.outcomes.scores import (
    counted_boards,
    game_points,
    match_points,
    nothing_played,
    scoreless_sides,
)
from league.rulebook import RuleBook, Values
from league.rulings import (
    Ruling,
    added_fees,
    decided_boards,
    in_force,
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
) -> MatchJudgement:
    """Judge one match by a rule book; rulings are those on this match."""
    values = values or book.on(match.day)
    ruled = in_force(rulings)
    findings = tuple(book.judge_match(match, values)) if entered else ()
    effective = standing(findings, ruled)
    boards = decided_boards(counted_boards(match, effective), ruled)
    points = game_points(boards)
    proposed = tuple(book.fees(match, effective, values)) if entered else ()
    return MatchJudgement(
        facts=match,
        findings=findings,
        standing=effective,
        notes=tuple(book.notes(match, values)) if entered else (),
        boards=boards,
        game_points=points,
        match_points=_match_points(book, match, points, effective, values) if entered else (0, 0),
        proposed=proposed,
        fees=(*standing_fees(proposed, ruled), *added_fees(ruled)),
        appeared=_appeared(effective),
        entered=entered,
        winner=book.winner(match, boards, values) if entered else None,
    )


def _match_points(
    book: RuleBook,
    match: MatchFacts,
    points: tuple[int, int],
    effective: Iterable[Finding],
    values: Values,
) -> tuple[int, int]:
    """Return both sides' match points; none where nobody played and no decision gave a point."""
    win, draw = book.match_points(values)
    void = points == BOTH_LOST and nothing_played(match) and book.void_scores_nothing(values)
    return match_points(points, scoreless_sides(effective), win, draw, void=void)


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
