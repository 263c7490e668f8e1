"""Small things about the file itself: no facts, each under its name."""

from league.storage.models import Setting
from league.storage.queries import rows

SEAL_KEY = "seal_key"
"""Id of the key that lineups are sealed with."""


def value(name: str) -> str | None:
    """Return what is kept under a name; None = nothing. To be called inside ``reading()``."""
    found = rows(Setting.selecting("key", first=1), name)
    return str(found[0][0]) if found else None


def keep(name: str, told: str) -> None:
    """Keep something in place of what was there; to be called inside ``writing()``."""
    key, value = Setting.key, Setting.value
    added = Setting.insert({key: name, value: told})
    added.on_conflict(conflict_target=[key], preserve=[value]).execute()
