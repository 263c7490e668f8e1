"""What a file or a workbook holds of a season beside its facts: decisions, records, games."""

from dataclasses import dataclass
from datetime import datetime
from unicodedata import normalize

from league.facts.game_files import GameFile
from league.rulings import Ruling


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a fact on record."""

    season: str | None
    """None = beyond one season."""
    kind: str
    """Name it is stored under."""
    key: str
    body: str
    """JSON; ``null`` = what was recorded before is withdrawn."""
    at: datetime
    by: str

    @property
    def place(self) -> tuple[str | None, str, str]:
        """Return what all versions of a fact share; workbooks write letters in one way."""
        return self.season, self.kind, normalize("NFC", self.key)


@dataclass(frozen=True, slots=True)
class Carried:
    """What a file holds of a season besides its facts; oldest first."""

    rulings: tuple[Ruling, ...] = ()
    records: tuple[Version, ...] = ()
    """Those of the season, and those of its federation that belong to no season."""
    games: tuple[GameFile, ...] = ()
    """Those of the season's matches as they stand now; their versions are among the records."""


NOTHING = Carried()
