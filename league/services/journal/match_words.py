"""What was entered of a match, in words: the points over the board, and those before."""

from collections.abc import Mapping
from typing import Any

from league.formatting import score
from league.language import _


def entered(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """Return the points over the board, and those on record before where they were others.

    Both are matches as the journal holds them; empty = nothing was on record, or is any more.
    """
    old, new = _over_the_board(before), _over_the_board(after)
    if old and old != new:
        return _("{before} → {after} entered").format(before=old, after=new or "–")
    return _("{result} entered").format(result=new) if new else ""


def _over_the_board(held: Mapping[str, Any]) -> str:
    results = [one["result"] for one in held.get("boards", ()) if one.get("result")]
    home, away = (sum(result[side] for result in results) for side in (0, 1))
    return f"{score(home)}:{score(away)}" if results else ""
