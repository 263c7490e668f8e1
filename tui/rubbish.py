"""When the program looks for rubbish: rarely while it works, among all things when one rests."""

import gc

RARELY = (20_000, 20, 20)
"""Things made, and looks at the younger ones, until Python looks for rubbish again."""
NEVER = 1_000_000


def rarely() -> None:
    """Look less often than Python does of itself, which takes a tenth of a command's time."""
    gc.set_threshold(*RARELY)


def at_rest_only() -> None:
    """Leave all things there are alone, and look among all that come only when told to.

    Facts and pages stay: to look through them takes 0.1 s, in which somebody may be waiting.
    """
    gc.freeze()
    gc.set_threshold(*RARELY[:2], NEVER)


def as_before() -> None:
    """Look again among all things."""
    gc.unfreeze()
    gc.set_threshold(*RARELY)
