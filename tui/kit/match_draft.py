"""Typing a match: each step makes a new draft out of the old one; nothing is stored here."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from league.facts.matches import SIDES, MatchDraft, Score, Side


def seats(draft: MatchDraft, side: Side) -> tuple[str | None, ...]:
    """Return one side's pass numbers by board."""
    return draft.home if side is Side.HOME else draft.away


def seated(draft: MatchDraft, side: Side, board: int, ident: str | None) -> MatchDraft:
    """Put a player on a board, or nobody; who sat elsewhere in this lineup changes places.

    What no longer makes sense goes: results without two players, payments for gaps that are none,
    the late mark of somebody who is not there.
    """
    row = list(seats(draft, side))
    if ident is not None and ident in row:
        row[row.index(ident)] = row[board - 1]
    row[board - 1] = ident
    return _sensible(with_seats(draft, side, row))


def with_seats(draft: MatchDraft, side: Side, row: Sequence[str | None]) -> MatchDraft:
    """Return the draft with another lineup on one side."""
    lineup = tuple(row)
    return replace(draft, home=lineup) if side is Side.HOME else replace(draft, away=lineup)


def _sensible(draft: MatchDraft) -> MatchDraft:
    results = [one if full(draft, board) else None for board, one in enumerate(draft.results, 1)]
    home, away = (
        frozenset(board for board in paid if is_gap(draft, side, board))
        for side, paid in zip(SIDES, draft.gaps_paid, strict=True)
    )
    draft = replace(draft, results=tuple(results), gaps_paid=(home, away))
    for board in list(draft.remarks):
        for side in SIDES:
            if seats(draft, side)[board - 1] is None and is_late(draft, board, side):
                draft = late(draft, board, side)
    return draft


def full(draft: MatchDraft, board: int) -> bool:
    """Say whether two players sit at this board."""
    return draft.home[board - 1] is not None and draft.away[board - 1] is not None


def waits(draft: MatchDraft, *, complete: bool) -> bool:
    """Say whether a game's result is missing; without two lineups it is as the match is judged."""
    if not any(draft.home) or not any(draft.away):
        return not complete
    return any(one is None and full(draft, board) for board, one in enumerate(draft.results, 1))


def scored(draft: MatchDraft, board: int, result: Score | None) -> MatchDraft:
    """Enter a board's result; None takes it away."""
    results = list(draft.results)
    results[board - 1] = result
    return replace(draft, results=tuple(results))


def is_seated(draft: MatchDraft, side: Side, board: int) -> bool:
    """Say whether somebody sits here."""
    return seats(draft, side)[board - 1] is not None


def is_gap(draft: MatchDraft, side: Side, board: int) -> bool:
    """Say whether nobody sits here though somebody sits further down."""
    row = seats(draft, side)
    return row[board - 1] is None and any(row[board:])


def gap_paid(draft: MatchDraft, side: Side, board: int) -> MatchDraft:
    """Turn the payment for a gap on or off."""
    home, away = draft.gaps_paid
    if side is Side.HOME:
        return replace(draft, gaps_paid=(home ^ {board}, away))
    return replace(draft, gaps_paid=(home, away ^ {board}))


def late(draft: MatchDraft, board: int, side: Side) -> MatchDraft:
    """Turn the mark of a late arrival on or off for one side."""
    words = (draft.remarks.get(board) or "").split()
    sides = {"home", "away"} if "both" in words else set(words) - {"late"}
    sides ^= {str(side)}
    remarks = {other: remark for other, remark in draft.remarks.items() if other != board}
    if sides:
        remarks[board] = "late both" if len(sides) == 2 else f"late {sides.pop()}"
    return replace(draft, remarks=remarks)


def is_late(draft: MatchDraft, board: int, side: Side) -> bool:
    """Say whether this side's player came after the waiting time."""
    return draft.remarks.get(board) in (f"late {side}", "late both")


def reported(draft: MatchDraft, home: date | None, away: date | None) -> MatchDraft:
    """Enter the days on which the captains' reports came."""
    return replace(draft, reported=(home, away))


def reseated(draft: MatchDraft, side: Side, row: Sequence[str | None]) -> MatchDraft:
    """Seat a whole lineup at once."""
    return _sensible(with_seats(draft, side, row))
