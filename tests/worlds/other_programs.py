"""Tournament files of other programs, which lie beside the project where they are at hand."""

from pathlib import Path

import pytest

FILES = sorted(
    path
    for above in Path(__file__).parents
    for path in (above / "shared" / "data" / "trf").glob("*.trf")
)
NEEDED = pytest.mark.skipif(not FILES, reason="the files of other programs are not here")


def content(name: str) -> bytes:
    """Return what the file with this in its name holds. Raises StopIteration without one."""
    return next(path for path in FILES if name in path.name).read_bytes()
