"""Small things about the file itself, each a text under a key; they are no facts.

Of those that a step tells of, ``journal --verify`` says when somebody changed them behind it.
"""

from league.storage.database import note
from league.storage.fact_tables import SETTINGS, RowChange
from league.storage.models import Setting
from league.storage.queries import rows

SEAL_KEY = "seal_key"
"""Id of the key that lineups are sealed with."""
SEASON = "season"
"""The season that is opened when none is named."""
TOLD = frozenset({SEAL_KEY, SEASON})
"""Those that steps tell of: the season by the step that changes it, the key by each that seals."""


def kept(key: str) -> str | None:
    """Return what is kept under a key, None for nothing."""
    found = rows(Setting.selecting("key", first=1), key)
    return str(found[0][0]) if found else None


def keep(key: str, value: str) -> None:
    """Keep a text under a key; to be called inside ``writing()``."""
    added = Setting.insert({Setting.key: key, Setting.value: value})
    added.on_conflict(conflict_target=[Setting.key], preserve=[Setting.value]).execute()


def keep_told(key: str, value: str) -> None:
    """Keep another text under a key, of which the next step tells; inside ``writing()``."""
    if kept(key) != value:
        keep(key, value)
        tell(key)


def tell(*keys: str) -> None:
    """Have the next step tell what is kept under keys; to be called inside ``writing()``."""
    found = [row for row in rows(Setting.selecting()) if row[0] in keys]
    note(RowChange(SETTINGS.name, None, row) for row in found)


def forget(key: str) -> None:
    """Keep nothing under a key; to be called inside ``writing()``."""
    Setting.delete().where(Setting.key == key).execute()
