"""What counts on the boards, and the points that follow."""

from collections.abc import Collection, Iterable, Sequence

from league.facts.matches import BOTH_LOST, LOSS, SIDES, WIN, MatchFacts, Score, Side
from league.findings import Effect, Finding

_LOSING = {Effect.INELIGIBLE, Effect.BOARDS_LOST, Effect.TEAM_ABSENT, Effect.TEAM_BARRED}
_SCORELESS = {Effect.TEAM_ABSENT, Effect.TEAM_BARRED}


def counted_boards(match: MatchFacts, standing: Sequence[Finding]) -> tuple[Score, ...]:
    """Return the half points that count on each board.

    A side can win a board only when it occupies it and has not lost it by a finding or by coming
    late; a board that neither side can win counts 0:0.
    """
    lost = lost_boards(match, standing)
    home_lost, away_lost = lost[Side.HOME], lost[Side.AWAY]
    void = {board for finding in standing for board in _on(finding, {Effect.BOARDS_VOID})}
    boards = zip(match.boards(), match.home.boards, match.away.boards, match.results, strict=True)
    return tuple(
        BOTH_LOST
        if board in void
        else _counted(
            result,
            home=home is not None and board not in home_lost,
            away=away is not None and board not in away_lost,
        )
        for board, home, away, result in boards
    )


def open_boards(
    match: MatchFacts, standing: Sequence[Finding], given: Collection[int], *, entered: bool
) -> tuple[int, ...]:
    """Return the boards without a result while the match waits for one; none once it is finished.

    It waits as long as nothing is entered, or two players sit at a board without a result, neither
    of whom came late (``given`` = boards set by decision). Only then do its empty boards wait too:
    in a finished match the rules settle them. A side that has not appeared, or may not play, has
    lost whatever else is entered.
    """
    if not entered:
        return tuple(board for board in match.boards() if board not in given)
    blank = [
        board
        for board in match.boards()
        if match.results[board - 1] is None
        and board not in given
        and not any(board in match.lineup(side).late for side in SIDES)
    ]
    both = any(all(match.lineup(side).occupied(board) for side in SIDES) for board in blank)
    return tuple(blank) if both and not scoreless_sides(standing) else ()


def lost_boards(match: MatchFacts, standing: Iterable[Finding]) -> dict[Side, set[int]]:
    """Return the boards each side has lost, those included that both have lost."""
    both = {board for board in match.boards() if _both_lost(match, board)}
    lost = {side: both | match.lineup(side).late for side in SIDES}
    for finding in standing:
        if finding.side is not None:
            lost[finding.side].update(_on(finding, _LOSING))
    return lost


def _on(finding: Finding, effects: set[Effect]) -> tuple[int, ...]:
    return finding.boards if finding.effect in effects else ()


def _counted(result: Score | None, *, home: bool, away: bool) -> Score:
    """Return what counts on a board that each side can win or has lost."""
    if home and away:
        return result or BOTH_LOST
    if home or away:
        return WIN if home else LOSS
    return BOTH_LOST


def game_points(boards: Iterable[Score]) -> Score:
    """Return both sides' half points."""
    home = away = 0
    for score in boards:
        home += score[0]
        away += score[1]
    return home, away


def _both_lost(match: MatchFacts, board: int) -> bool:
    """Say whether two players sat there who both have lost: the same as if both came late."""
    occupied = all(match.lineup(side).occupied(board) for side in SIDES)
    return occupied and match.results[board - 1] == BOTH_LOST


def contested(match: MatchFacts) -> bool:
    """Say whether two players met on any board; otherwise the match was won without play."""
    late = {board for side in SIDES for board in match.lineup(side).late}
    return any(
        all(match.lineup(side).occupied(board) for side in SIDES)
        and board not in late
        and match.results[board - 1] not in {None, BOTH_LOST}
        for board in match.boards()
    )


def nothing_played(match: MatchFacts, standing: Sequence[Finding] = ()) -> bool:
    """Say whether no board counts as played: on each both came late, refused, or were missing.

    Who may not play counts as missing here. A board that is void for another reason was played.
    """
    here = {side: set(match.boards()) - match.lineup(side).late for side in SIDES}
    for finding in standing:
        if finding.side is not None:
            here[finding.side].difference_update(_on(finding, {Effect.INELIGIBLE}))
    return not any(
        any(board in here[side] and match.lineup(side).occupied(board) for side in SIDES)
        and not _both_lost(match, board)
        for board in match.boards()
    )


def match_points(
    points: Score,
    scoreless: frozenset[Side] | set[Side],
    win: int,
    draw: int,
    *,
    void: bool = False,
) -> tuple[int, int]:
    """Return the match points for game points; a scoreless side gets none, nor a void match."""
    home, away = points
    if void or len(scoreless) == len(SIDES):
        return 0, 0
    if home == away:
        earned = (draw, draw)
    else:
        earned = (win, 0) if home > away else (0, win)
    return (0 if Side.HOME in scoreless else earned[0], 0 if Side.AWAY in scoreless else earned[1])


def scoreless_sides(standing: Iterable[Finding]) -> set[Side]:
    """Return the sides that get no match points whatever the boards say."""
    return {finding.side for finding in standing if finding.effect in _SCORELESS and finding.side}


def board_points(boards: Sequence[Score], values: Sequence[int]) -> Score:
    """Return both sides' half board points: each board's value times its half points."""
    home = away = 0
    for score, value in zip(boards, values, strict=True):
        home += score[0] * value
        away += score[1] * value
    return home, away
