"""Points, scores and match points as people type them, in half points."""

import re

from league.errors import InputError
from league.language import _
from league.sanitizing import quoted

_HALVES = re.compile(r"([+\-−]?)(?:([0-9]{0,3})(½|[.,][05]0?)?|(?:([0-9]{1,3}) )?1/2)")
_SIDE = r"(?:[0-9]{0,3}(?:½|[.,][05]0?)|[0-9]{1,3}|(?:[0-9]{1,3} )?1/2)"
_SCORE = re.compile(rf"([+\-−]?{_SIDE})\s*:\s*([+\-−]?{_SIDE})|({_SIDE})\s*[-–]\s*({_SIDE})")


def read_halves(text: str) -> int:
    """Return ``4½``, ``-0.5``, ``2,5``, ``1/2`` or ``3 1/2`` in half points. Raises InputError."""
    found = _HALVES.fullmatch(text.strip())
    if found is None or (not any(found.groups()[1:]) and "1/2" not in text):
        raise InputError(
            _("“{text}” is no number of points, such as 2, 4½ or 4.5."), text=quoted(text)
        )
    if "1/2" in text:
        half = 2 * int(found[4] or 0) + 1
    else:
        half = 2 * int(found[2] or 0) + ("½" in (found[3] or "") or "5" in (found[3] or ""))
    return -half if found[1] in ("-", "−") else half


def read_score(text: str) -> tuple[int, int]:
    """Return ``5:3``, ``½:½``, ``4,5:3,5`` or ``4½-3½`` in half points. Raises InputError."""
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        sentence = _("“{text}” is no result, such as 1:0, ½:½ or 4½:3½.")
        raise InputError(sentence, text=quoted(text))
    return read_halves(found[1] or found[3]), read_halves(found[2] or found[4])


def read_whole_points(text: str) -> int:
    """Return a number of match points, below zero for a deduction. Raises InputError."""
    half = read_halves(text)
    if half % 2:
        raise InputError(_("“{text}” is no whole number of match points."), text=quoted(text))
    return half // 2


def maybe_match_points(text: str) -> tuple[int, int] | None:
    """Return match points such as ``2:0``, None for nothing. Raises InputError."""
    if not text.strip():
        return None
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        raise InputError(_("“{text}” are no match points, such as 2:0."), text=quoted(text))
    return read_whole_points(found[1] or found[3]), read_whole_points(found[2] or found[4])


def read_worths(text: str) -> tuple[int, ...]:
    """Return what a win, a draw and a loss are worth, ``1-½-0``, a bye as a fourth. InputError."""
    parts = tuple(read_halves(part) for part in text.split("-"))
    if len(parts) not in (3, 4):
        sentence = _("“{text}” is not understood; expected is such as 1-½-0-1.")
        raise InputError(sentence, text=quoted(text))
    return parts
