"""Which function works out which code."""

from collections.abc import Callable, Mapping, Sequence

from league.outcomes.tournaments.c07 import boards, encounters, opponents, own, ratings
from league.outcomes.tournaments.codes import EDE, ESB, Code, parsed
from league.outcomes.tournaments.own import WorkedBy
from league.outcomes.tournaments.totals import Totals

_Works = Callable[[Totals, Sequence[int], Code], WorkedBy | None]

_BY_CODE: Mapping[str, _Works] = {
    **dict.fromkeys(("PTS", "MPTS", "GPTS", "MPVGP"), own.points),
    **dict.fromkeys(("DE", *EDE), encounters.direct_encounter),
    **dict.fromkeys(("WIN", "WON"), own.wins),
    **dict.fromkeys(("BPG", "BWG"), own.games_with_black),
    "PS": own.progressive,
    **dict.fromkeys(("REP", "GE"), own.elected),
    "STD": own.standard,
    "TPN": own.pairing_number,
    **dict.fromkeys(("BH", "FB"), opponents.buchholz),
    "AOB": opponents.average,
    **dict.fromkeys(("SB", "ESB", *ESB), opponents.sonneborn_berger),
    "KS": own.koya,
    "ARO": ratings.average,
    "TPR": ratings.performance,
    "PTP": ratings.perfect,
    **dict.fromkeys(("APRO", "APPO"), ratings.of_opponents),
    "RTNG": ratings.rating,
    "BC": boards.board_count,
    **dict.fromkeys(("TBR", "BBE"), boards.top_or_bottom),
    "SSSC": opponents.combined,
}
"""By the code in capitals."""


def worked(totals: Totals, text: str, group: Sequence[int]) -> WorkedBy | None:
    """Return what a code gives a group; None = it is not known, is barred, or does not apply."""
    code = parsed(text)
    if code is None or text in totals.table.barred:
        return None
    return _BY_CODE[code.name](totals, group, code)
