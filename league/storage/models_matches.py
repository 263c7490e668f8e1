"""The tables of what happened in the matches, of decisions, of the journal, and of drafts."""

# ruff: noqa: D106  # Meta is peewee's place for keys, the same in every table

from peewee import BlobField, CompositeKey, IntegerField, TextField

from league.storage.models import DayField, Table, YesField


class Board(Table):
    """One board of a match; ``fixture`` is the match's position."""

    season = TextField()
    fixture = IntegerField()
    board = IntegerField()
    home_player = TextField(null=True)
    away_player = TextField(null=True)
    home_half = IntegerField(null=True)
    away_half = IntegerField(null=True)
    played_on = DayField(null=True)
    remark = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "fixture", "board")


class Report(Table):
    """A captain's report of a match; ``gaps_paid`` is a JSON list of boards."""

    season = TextField()
    fixture = IntegerField()
    side = TextField()
    reported = DayField(null=True)
    gaps_paid = TextField()

    class Meta:
        primary_key = CompositeKey("season", "fixture", "side")


class Ruling(Table):
    """An official's decision; rows are only ever added."""

    season = TextField()
    number = IntegerField()
    action = TextField()
    target = TextField()
    reason = TextField()
    by = TextField()
    at = TextField()
    division = TextField(null=True)
    round = IntegerField(null=True)
    home = TextField(null=True)
    away = TextField(null=True)
    team = TextField(null=True)
    cents = IntegerField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "number")


class Journal(Table):
    """One step; triggers keep the rows as they were written."""

    number = IntegerField(primary_key=True)
    at = TextField()
    by = TextField()
    what = TextField()
    deed = IntegerField()
    subject = TextField()
    before = TextField()
    after = TextField()
    why = TextField()
    salt = TextField()
    body = TextField()
    facts = TextField()
    previous = TextField()
    hash = TextField()
    rows = TextField()
    judged = IntegerField()
    """How many steps up to this one change what a season is judged from."""
    others = IntegerField()
    """How many do not."""


class FactHash(Table):
    """One node of the tree of hashes over all rows of facts."""

    level = IntegerField()
    tree = TextField()
    at = IntegerField()
    hash = BlobField()

    class Meta:
        primary_key = CompositeKey("level", "tree", "at")


class JournalHead(Table):
    """Where the journal ends, so that a cut-off tail is seen."""

    id = IntegerField(primary_key=True)
    count = IntegerField()
    hash = TextField()


class Record(Table):
    """A fact that no other table holds; a later record of the same key replaces it."""

    number = IntegerField(primary_key=True)
    season = TextField(null=True)
    kind = TextField()
    key = TextField()
    body = TextField()
    at = TextField()
    by = TextField()


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
