"""Waiting for what a test waits for, on any machine; nothing of the program is imported.

How long something takes says nothing here: measurements are ``make bench``'s.
"""

from collections.abc import Callable
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.pilot import Pilot

PATIENCE = 200.0
"""Seconds after which a test ends whose thing never comes; no busy machine takes so long."""
TURNS = 500
"""So often an app that has nothing more to do is asked again before a test says what it lacks."""


def wait_until(done: Callable[[], object], told: object = "it does not come") -> None:
    """Wait for something outside this process or thread. Raises AssertionError."""
    end = monotonic() + PATIENCE
    while not done():
        assert monotonic() < end, told
        sleep(0.02)


async def until(
    pilot: "Pilot[Any]", done: Callable[[], object], told: Callable[[], object] = lambda: ""
) -> None:
    """Wait for something that the app does. Raises AssertionError with what is told then.

    While it judges or a worker runs, the app has something to do, however long that takes.
    """
    end, idle = monotonic() + PATIENCE, 0
    while not done():
        idle = 0 if _busy(pilot) else idle + 1
        assert idle < TURNS, told()
        assert monotonic() < end, told()
        await pilot.pause(0.02)


def _busy(pilot: "Pilot[Any]") -> bool:
    judging = getattr(pilot.app, "judging", False)
    return bool(judging) or any(not one.is_finished for one in pilot.app.workers)
