"""Draw all pictures anew: ``python -m tests.snapshots [BEGINNING OF A NAME]``."""

import asyncio
import sys
from pathlib import Path

from tests.snapshots.kept import FOLDER, files, write
from tests.snapshots.walk import WALKS, walk


async def _all(wanted: str) -> tuple[dict[Path, str], list[str]]:
    found: dict[Path, str] = {}
    wrong: list[str] = []
    for world, language, size in WALKS:
        seen = await walk(world, language, size, wanted=wanted)
        found |= files(seen, language, size)
        here = f"{language} {size[0]}x{size[1]}"
        wrong += [f"{one.shot.name} {here}: {what}" for one in seen for what in one.faults]
    return found, wrong


def main() -> int:
    """Write the files and tell what is wrong with the screens."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    found, wrong = asyncio.run(_all(wanted))
    changed = write(found)
    left = [] if wanted else [path for path in FOLDER.rglob("*.*") if path not in found]
    for path in left:
        path.unlink()
    sys.stdout.write(f"{len(found)} files, {len(changed)} changed, {len(left)} taken away\n")
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
