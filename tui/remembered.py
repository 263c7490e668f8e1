"""What the screen remembers from one time to the next: language, colours, and a folder."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from platformdirs import user_state_path

from league import files
from league.errors import LeagueError
from league.language import LANGUAGES
from tui.kit.themes import THEMES


@dataclass(frozen=True, slots=True)
class Taste:
    """What was chosen; empty where nothing was."""

    language: str = ""
    theme: str = ""
    folder: str = ""
    """Where the last paper was written."""


def place() -> Path:
    """Return the file it is kept in; the platform says where."""
    return user_state_path("spielleiter", appauthor=False) / "screen.json"


def load(path: Path) -> Taste:
    """Return what was chosen; nothing when the file is missing or is not to be understood."""
    try:
        known = json.loads(path.read_text(encoding="utf-8"))
        language, theme = known["language"], known["theme"]
        folder = known.get("folder", "")
    except (OSError, ValueError, LookupError, TypeError):
        return Taste()
    return Taste(
        language if language in LANGUAGES else "",
        theme if theme in [one.name for one in THEMES] else "",
        folder if isinstance(folder, str) else "",
    )


def save(path: Path, taste: Taste) -> None:
    """Keep what was chosen; where that is not possible, the choice lasts until the end."""
    with suppress(OSError, LeagueError):
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_text(path, json.dumps(asdict(taste)), force=True)
