"""Points and results as people type them."""

import re

from league.errors import InputError
from league.language import _

_HALVES = re.compile(r"([+\-−]?)(\d{0,3})(½|[.,][05])?")
_BETWEEN = re.compile(r"\s*[:]\s*")


def halves_typed(text: str) -> int:
    """Return points such as ``4½``, ``-0.5`` or ``2,5`` in half points. Raises InputError."""
    found = _HALVES.fullmatch(text.strip())
    if found is None or not (found[2] or found[3]):
        raise InputError(_("“{text}” is no number of points, such as 2, 4½ or 4.5."), text=text)
    half = 2 * int(found[2] or 0) + ((found[3] or "")[-1:] in ("½", "5"))
    return -half if found[1] in ("-", "−") else half


def score_typed(text: str) -> tuple[int, int]:
    """Return a result such as ``5:3`` or ``½:½`` in half points. Raises InputError."""
    parts = _BETWEEN.split(text.strip())
    if len(parts) != 2:
        raise InputError(_("“{text}” is no result, such as 1:0, ½:½ or 4½:3½."), text=text)
    return halves_typed(parts[0]), halves_typed(parts[1])


def whole_typed(text: str) -> int:
    """Return a number of match points, below zero for a deduction. Raises InputError."""
    half = halves_typed(text)
    if half % 2:
        raise InputError(_("“{text}” is no whole number of match points."), text=text)
    return half // 2


def match_points_typed(text: str) -> tuple[int, int] | None:
    """Return match points such as ``2:0``, None for nothing. Raises InputError."""
    if not text.strip():
        return None
    parts = _BETWEEN.split(text.strip())
    if len(parts) != 2:
        raise InputError(_("“{text}” are no match points, such as 2:0."), text=text)
    return whole_typed(parts[0]), whole_typed(parts[1])
