"""Small things about the file itself, each a text under a key; they are no facts."""

from league.storage.models import Setting
from league.storage.queries import rows

SEAL_KEY = "seal_key"
"""Id of the key that lineups are sealed with."""


def kept(key: str) -> str | None:
    """Return what is kept under a key, None for nothing."""
    found = rows(Setting.selecting("key", first=1), key)
    return str(found[0][0]) if found else None


def keep(key: str, value: str) -> None:
    """Keep a text under a key; to be called inside ``writing()``."""
    added = Setting.insert({Setting.key: key, Setting.value: value})
    added.on_conflict(conflict_target=[Setting.key], preserve=[Setting.value]).execute()


def forget(key: str) -> None:
    """Keep nothing under a key; to be called inside ``writing()``."""
    Setting.delete().where(Setting.key == key).execute()
