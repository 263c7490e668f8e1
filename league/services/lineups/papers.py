"""The receipts for sealed lineups, as they go on paper."""

from league.clock import in_zone
from league.facts.seasons import MatchKey
from league.services.lineups.states import lineup_state
from league.services.matches.papers import occasion
from league.services.session.desk import Desk
from league.views.lineups import LineupReceipts, PlayerRow, SideLineup, SideReceipt


def receipts_view(desk: Desk, key: MatchKey) -> LineupReceipts:
    """Return what both teams have handed in, as far as the official may see it.

    Raises NotFoundError, StorageError.
    """
    state = lineup_state(desk.season.name, key, for_side=None)
    sides = tuple(_receipt(desk, one) for one in (state.home, state.away))
    return LineupReceipts(occasion(desk, key), sides)


def _receipt(desk: Desk, one: SideLineup) -> SideReceipt:
    known = desk.world.players
    return SideReceipt(
        team=desk.team(one.team).name,
        digest=one.receipt.digest if one.receipt else "",
        at=in_zone(one.receipt.at, desk.book.time_zone) if one.receipt else None,
        by=one.receipt.by if one.receipt else "",
        salt=one.salt,
        rows=tuple(
            PlayerRow(board, ident or "", known[ident].name if ident and ident in known else "")
            for board, ident in enumerate(one.row or (), 1)
        ),
        lines=tuple(one.hashed.splitlines()),
    )
