"""Draw all pictures anew: ``python -m tests.snapshots``."""

import asyncio
import sys
from pathlib import Path

from tests.snapshots.kept import FOLDER, files, write
from tests.snapshots.walk import KEPT, WALKS, walk


async def _all() -> tuple[dict[Path, str], list[str]]:
    found: dict[Path, str] = {}
    wrong: list[str] = []
    for world, language, size in WALKS:
        seen = await walk(world, language, size)
        if (language, size) == KEPT:
            found |= files(seen)
        here = f"{language} {size[0]}x{size[1]}"
        wrong += [f"{one.shot.name} {here}: {what}" for one in seen for what in one.faults]
    return found, wrong


def main() -> int:
    """Write the files and tell what is wrong with the screens."""
    found, wrong = asyncio.run(_all())
    changed = write(found)
    left = [path for path in FOLDER.rglob("*.*") if path not in found]
    for path in left:
        path.unlink()
    sys.stdout.write(f"{len(found)} files, {len(changed)} changed, {len(left)} taken away\n")
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
