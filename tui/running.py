"""Running the interface from the first screen to the exit status."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from league.addresses import Location
from league.facts.actors import Actor
from league.language import _
from tui.app import SpielleiterApp
from tui.terminal import unusable
from tui.terminal_app import leave

if TYPE_CHECKING:
    from league.services.session.seal_key import SealKey


def run_app(
    path: Location, actor: Actor, *, memory: Path | None = None, key: "SealKey | None" = None
) -> int:
    """Run the interface and return the exit status: 0, 2 for bad input, 128 + n after signal n."""
    if reason := unusable():
        _complain(reason)
        return 2
    app = SpielleiterApp(path, actor, memory=memory)
    app.key = key
    app.listen()
    try:
        app.run()
    finally:
        if app.signalled:
            leave(128 + app.signalled)
    if app.opening:
        if not app.return_code:
            _complain(_("Judging the season was broken off; nothing of what is stored is lost."))
        leave(app.return_code or 0)
    return app.return_code or 0


def _complain(reason: str) -> None:
    with suppress(OSError):  # the terminal may be gone, and then nobody reads it
        if sys.stderr is not None:
            sys.stderr.write(f"{reason}\n")
            sys.stderr.flush()
