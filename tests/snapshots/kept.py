"""The pictures that are kept, and how they differ from what is seen now."""

from collections.abc import Iterable, Iterator
from difflib import unified_diff
from pathlib import Path

from tests.snapshots.walk import KEPT_THEMES, Seen

FOLDER = Path(__file__).parent / "kept"
HOW = "If that is meant: make snapshots (python -m tests.snapshots), and look at what changes."


def files(seen: Iterable[Seen]) -> dict[Path, str]:
    """Return what should stand in the files: a text per picture, and its styles per theme."""
    found = {}
    for one in seen:
        for theme in KEPT_THEMES:
            drawing = one.drawings[theme]
            found[FOLDER / f"{one.shot.name}.txt"] = drawing.text
            found[FOLDER / f"{one.shot.name}.{theme}"] = drawing.styles
    return found


def differences(wanted: dict[Path, str]) -> Iterator[str]:
    """Yield how the files differ from what they should hold."""
    for path, text in wanted.items():
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if before != text:
            name = path.relative_to(FOLDER).as_posix()
            lines = unified_diff(
                before.splitlines(), text.splitlines(), f"{name} kept", f"{name} now", n=1
            )
            yield "\n".join(line.rstrip("\n") for line in lines)


def write(wanted: dict[Path, str]) -> list[Path]:
    """Write what differs and return the files written."""
    changed = [
        path
        for path, text in wanted.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return changed


def kinds() -> set[str]:
    """Return the names of the screens that have a picture."""
    return {
        path.read_text(encoding="utf-8").splitlines()[0].partition(",")[0]
        for path in FOLDER.rglob("*.txt")
    }
