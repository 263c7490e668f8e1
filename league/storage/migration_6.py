"""From schema version 5 to 6: every step there is gets its two numbers, worked out from its rows.

Steps from before version 4 do not tell of their rows; they count as changing nothing that is
judged, and the step that holds all facts counts as changing it.
"""

import sqlite3

from league.storage.counts import is_judged_step
from league.storage.schema_6 import COUNTED_6, IN_PLACE_6, TABLE_6


def migrate_6(connection: sqlite3.Connection) -> None:
    """Bring a file of version 5 to version 6. Raises sqlite3.Error."""
    connection.create_function("is_judged_step", 1, is_judged_step, deterministic=True)
    for statement in (TABLE_6, COUNTED_6, *IN_PLACE_6):
        connection.execute(statement)
