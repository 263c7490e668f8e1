"""Seating a list in its order: who of it may sit on which board, as judged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from league.facts.matches import MatchDraft, Side
from league.facts.seasons import MatchKey
from league.findings import Effect, Finding
from league.judging import judge_one
from league.language import _
from league.services.matches.spoken_findings import found_words
from league.services.matches.views import squad
from league.services.session.desk import Desk

Row = tuple[str | None, ...]
"""Pass numbers by board; None = empty."""
Barred = dict[tuple[int, str], Finding]
"""Board and pass number to what was found when he sat there."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A lineup filled from the list."""

    row: Row
    empty: tuple[str, ...]
    """Why boards stay empty, a sentence each."""


def seated_in_order(desk: Desk, match: MatchKey, draft: MatchDraft, side: Side) -> Seated:
    """Fill a side's empty boards with who may play there, in the order of its list.

    Nobody is seated against whom the rule book finds something there; who sits already stays.
    Nothing is stored. Raises NotFoundError.
    """
    facts = replace(desk.judged(match).facts, day=draft.day)
    squad_rows = squad(desk, facts, side)
    ready = [one.ident for one in squad_rows if one.eligible]
    given, barred = draft.home if side is Side.HOME else draft.away, Barred()
    while True:
        row = _filled(given, ready, barred)
        against = _against(desk, match, _with(draft, side, row), side)
        mine = {at: one for at, one in against.items() if at not in barred and _new(at, given)}
        if not mine:
            return Seated(row, tuple(_why(desk, row, barred)))
        board = min(mine)[0]
        barred.update({at: one for at, one in mine.items() if at[0] == board})


def _filled(given: Row, ready: Sequence[str], barred: Barred) -> Row:
    row = list(given)
    for board, ident in enumerate(given, 1):
        if ident is None:
            waiting = (one for one in ready if one not in row and (board, one) not in barred)
            row[board - 1] = next(waiting, None)
    return tuple(row)


def _new(at: tuple[int, str], given: Row) -> bool:
    return given[at[0] - 1] is None


def _with(draft: MatchDraft, side: Side, row: Row) -> MatchDraft:
    """Return the match with a lineup that is judged as if its captains had reported."""
    mine = replace(draft, home=row) if side is Side.HOME else replace(draft, away=row)
    blank = tuple(None for _board in row)
    return replace(mine, results=blank, reported=(draft.day, draft.day), remarks={})


def _against(
    desk: Desk, match: MatchKey, draft: MatchDraft, side: Side
) -> Mapping[tuple[int, str], Finding]:
    """Return what the book finds against players of a side, by board and pass number."""
    judged = judge_one(desk.judgement, desk.book, match, draft)
    seats = {member.ident: board for board, member in judged.facts.lineup(side).seated}
    return {
        (seats[found.player], found.player): found
        for found in judged.standing
        if found.side is side and found.effect is Effect.INELIGIBLE and found.player in seats
    }


def _why(desk: Desk, row: Row, barred: Barred) -> list[str]:
    last = {board: found for (board, _ident), found in barred.items()}
    return [
        _("Board {board} stays empty: {why}").format(
            board=board, why=_reason(desk, last.get(board))
        )
        for board, ident in enumerate(row, 1)
        if ident is None
    ]


def _reason(desk: Desk, found: Finding | None) -> str:
    return found_words(desk, found) if found else _("nobody else on the list may play.")
