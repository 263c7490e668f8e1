"""Running the interface from the first screen to the exit status."""

import sys
from pathlib import Path

from tui.app import SpielleiterApp
from tui.terminal import unusable


def run_app(path: Path, by: str, season: str | None = None, *, memory: Path | None = None) -> int:
    """Run the interface and return the exit status: 0, 2 for bad input, 128 + n after signal n."""
    if reason := unusable():
        sys.stderr.write(f"{reason}\n")
        return 2
    app = SpielleiterApp(path, by, season, memory=memory)
    app.run()
    return app.return_code or 0
