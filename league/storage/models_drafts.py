"""The table of what is typed and not stored yet: no facts, and not in the journal."""

from peewee import IntegerField, TextField

from league.storage.models import Table, YesField


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
    typing = YesField()
