"""Results of boards: what the keys type, and how it is written."""

from league.language import _
from league.views.tournaments import Signs

RESULT_KEYS: dict[str, Signs | None] = {
    "white": ("1", "0"),
    "draw": ("=", "="),
    "black": ("0", "1"),
    "white_walkover": ("+", "-"),
    "black_walkover": ("-", "+"),
    "nobody": ("-", "-"),
    "nothing": None,
}
"""What each key types, as TRF16 has it."""

_WRITTEN = {"=": "½", "-": "−", "W": "1", "D": "½", "L": "0"}
_UNRATED = "WDL"


def written(signs: Signs | None) -> str:
    """Return a result as it is printed, such as ``1:0`` or ``+:−``; dots while it is open."""
    if signs is None:
        return "· : ·"
    return ":".join(_WRITTEN.get(sign, sign) for sign in signs)


def read(signs: Signs | None) -> str:
    """Return a result in words where its signs do not say all."""
    if signs is None:
        return _("no result")
    words = written(signs).replace("+", "1").replace("−", "0")
    if any(sign in "+-" for sign in signs):
        return _("{result}, not played").format(result=words)
    if any(sign in _UNRATED for sign in signs):
        return _("{result}, not rated").format(result=words)
    return words
