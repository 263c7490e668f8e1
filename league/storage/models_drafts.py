"""The table of what is typed and not stored yet: no facts, and not in the journal."""

# ruff: noqa: D106  # Meta is peewee's place for keys and constraints, the same in every table

from typing import ClassVar

from peewee import SQL, IntegerField, TextField

from league.storage.models import Table, refers


class Draft(Table):
    """What one program has on its screen of one thing; ``typing`` 0 = left there on purpose."""

    number = IntegerField(primary_key=True)
    season = TextField(null=True)
    kind = TextField()
    key = TextField()
    body = TextField()
    at = TextField()
    by = TextField()
    program = TextField()
    typing = IntegerField()

    class Meta:
        constraints: ClassVar = [
            refers("season", "season", "name"),
            SQL("CHECK (json_valid(body))"),
            SQL("CHECK (kind <> '')"),
            SQL("CHECK (typing IN (0, 1))"),
        ]
        indexes: ClassVar = ((("season", "kind", "key"), False),)
