"""§ 4.4.a.2: what a gap is; used where the paragraph checks it and where § 7 charges for it."""

from league.facts.matches import MatchFacts, Side
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import is_youth


def gaps(match: MatchFacts, side: Side, values: Values) -> list[int]:
    """Return the gap boards for which cash is owed.

    None in the lowest divisions and in the cup; the boards between a youth on the last board and
    the next player above him are exempt where a youth board is prescribed.
    """
    if match.division.lowest or match.division.tier == "cup":
        return []
    return _holes(match, side, values)


def moved_up(match: MatchFacts, side: Side, values: Values) -> bool:
    """§ 7.2.d: the team left only its last boards empty, a youth on the last board aside."""
    return not _holes(match, side, values)


def _holes(match: MatchFacts, side: Side, values: Values) -> list[int]:
    lineup = match.lineup(side)
    if lineup.present() == len(lineup.boards):
        return []
    occupied = [board for board, _member in lineup.seated]
    lowest = max(occupied, default=0)
    if _youth_on_last_board(match, side, values):
        lowest = max((board for board in occupied if board != lowest), default=0)
    return [board for board in range(1, lowest) if board not in occupied]


def _youth_on_last_board(match: MatchFacts, side: Side, values: Values) -> bool:
    last = match.lineup(side).boards[match.division.boards - 1]
    return (
        match.division.youth_board
        and last is not None
        and last.place is not None
        and is_youth(last, match.season_year, values)
    )
