"""A penalty that a director or a board wants to impose."""

from dataclasses import dataclass

BY = ("director", "board")
KINDS = ("warning", "time", "game", "match", "leave", "exclusion", "ban", "fine")
AGAINST = ("player", "team", "club", "official")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sanction:
    """Who wants to punish whom, and how."""

    by: str
    """One of ``BY``."""
    kind: str
    """One of ``KINDS``."""
    against: str
    """One of ``AGAINST``."""
    cents: int | None = None
    """Of a fine; None = not named."""
    months: int | None = None
    """Of a ban; None = not named."""
    repeated: bool = False
    grave: bool = False
