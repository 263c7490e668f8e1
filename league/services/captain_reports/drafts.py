"""A match as its reports tell it, ready to be stored as if it had been typed at the desk."""

from datetime import date

from league.facts.captains import AWAY_MISSED, BOTH_MISSED, HOME_MISSED, TypedReport
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seals import SealedRow
from league.services.captain_reports.known import MatchReports


def draft_of_reports(known: MatchReports, side: Side, told: TypedReport) -> MatchDraft | None:
    """Return the match as one side tells it; None = a lineup that it needs is not known.

    Both sides' days of reporting count, and the gaps whose payment both confirm.
    """
    rows = {one: _came(known, one, side, told) for one in SIDES}
    home, away = rows[Side.HOME], rows[Side.AWAY]
    if home is None or away is None:
        return None
    paid = confirmed(known)
    empty = {one: {board for board, who in _numbered(rows[one]) if who is None} for one in SIDES}
    return MatchDraft(
        day=known.fixture.day,
        home=home,
        away=away,
        results=told.results,
        gaps_paid=(paid[Side.HOME] & empty[Side.HOME], paid[Side.AWAY] & empty[Side.AWAY]),
        reported=(reported_on(known, Side.HOME), reported_on(known, Side.AWAY)),
        played_on={one.board: one.played_on for one in known.boards if one.played_on},
        remarks=dict(told.late),
    )


def draft_of_stored(known: MatchReports) -> MatchDraft:
    """Return the match as it is stored."""
    rows = {one.board: one for one in known.boards}
    found = [rows.get(board) for board in range(1, known.size + 1)]
    paid = {one.side: frozenset(one.gaps_paid) for one in known.stored}
    noted = {one.side: one.reported for one in known.stored}
    return MatchDraft(
        day=known.fixture.day,
        home=tuple(row.home_player if row else None for row in found),
        away=tuple(row.away_player if row else None for row in found),
        results=tuple(row.result if row else None for row in found),
        gaps_paid=(paid.get(Side.HOME, frozenset()), paid.get(Side.AWAY, frozenset())),
        reported=(noted.get(Side.HOME), noted.get(Side.AWAY)),
        played_on={row.board: row.played_on for row in found if row and row.played_on},
        remarks={row.board: row.remark for row in found if row and row.remark},
    )


def confirmed(known: MatchReports) -> dict[Side, frozenset[int]]:
    """Return each side's gaps that it says it paid for and the other says it was paid for."""
    found = {side: frozenset[int]() for side in SIDES}
    for side in SIDES:
        own, other = known.reports.get(side), known.reports.get(side.other)
        if own is not None and other is not None:
            found[side] = own.paid & other.received
    return found


def reported_on(known: MatchReports, side: Side) -> date | None:
    """Return the day of a side's report: here, or as the official noted it if that is earlier."""
    noted = [one.reported for one in known.stored if one.side == side and one.reported]
    here = known.reports.get(side)
    return min([*noted, *([known.local(here.at).date()] if here else [])], default=None)


def sides_missing(word: str | None) -> tuple[Side, ...]:
    """Return whose player a report says never came to a board."""
    sides = {HOME_MISSED: (Side.HOME,), AWAY_MISSED: (Side.AWAY,), BOTH_MISSED: SIDES}
    return sides.get(word or "", ())


def _came(known: MatchReports, side: Side, teller: Side, told: TypedReport) -> SealedRow | None:
    """Return who of a side came, by board; None = its lineup is not known."""
    if told.absent and side is teller.other:
        return (None,) * known.size
    row = known.rows.get(side)
    if row is None:
        return None
    return tuple(
        None if side in sides_missing(told.missing.get(board)) else who
        for board, who in _numbered(row)
    )


def _numbered(row: SealedRow | None) -> enumerate[str | None]:
    return enumerate(row or (), 1)
