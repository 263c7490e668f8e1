"""The database: the only place that knows peewee.

Wherever psycopg is installed peewee takes it along, which doubles the start of the program. Only
``postgres`` needs it and imports it itself; so peewee is told here that there is none.
"""

import sys

if "psycopg" not in sys.modules:
    sys.modules["psycopg"] = None  # type: ignore[assignment]  # Python's way to let an import fail
    try:
        import peewee  # noqa: F401  # before any other module here imports it
    finally:
        del sys.modules["psycopg"]
