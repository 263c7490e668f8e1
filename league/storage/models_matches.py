"""The tables of what happened in the matches, of decisions, and of the journal."""

# ruff: noqa: D106  # Meta is peewee's place for keys and constraints, the same in every table

from typing import ClassVar

from peewee import SQL, BlobField, CompositeKey, IntegerField, TextField

from league.storage.models import Table, days, one_of, refers


class Board(Table):
    """One board of a match; ``fixture`` is the match's position."""

    season = TextField()
    fixture = IntegerField()
    board = IntegerField()
    home_player = TextField(null=True)
    away_player = TextField(null=True)
    home_half = IntegerField(null=True)
    away_half = IntegerField(null=True)
    played_on = TextField(null=True)
    remark = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "fixture", "board")
        constraints: ClassVar = [
            refers("season, fixture", "fixture", "season, position"),
            refers("season, home_player", "player", "season, ident"),
            refers("season, away_player", "player", "season, ident"),
            SQL("CHECK (board > 0)"),
            SQL("CHECK ((home_half IS NULL) = (away_half IS NULL))"),
            SQL("CHECK (home_half BETWEEN 0 AND 2 AND away_half BETWEEN 0 AND 2)"),
            SQL("CHECK (home_half + away_half <= 2)"),
            one_of("remark", "late home", "late away", "late both"),
            *days("played_on"),
        ]


class Report(Table):
    """A captain's report of a match; ``gaps_paid`` is a JSON list of boards."""

    season = TextField()
    fixture = IntegerField()
    side = TextField()
    reported = TextField(null=True)
    gaps_paid = TextField()

    class Meta:
        primary_key = CompositeKey("season", "fixture", "side")
        constraints: ClassVar = [
            refers("season, fixture", "fixture", "season, position"),
            one_of("side", "home", "away"),
            SQL("CHECK (json_type(gaps_paid) = 'array')"),
            *days("reported"),
        ]


class Declaration(Table):
    """A player named in his club's declaration for players of the national leagues."""

    season = TextField()
    position = IntegerField()
    club = TextField()
    ident = TextField()

    class Meta:
        primary_key = CompositeKey("season", "position")
        constraints: ClassVar = [
            refers("season, club", "club", "season, id"),
            refers("season, ident", "player", "season, ident"),
        ]


class ExternalGame(Table):
    """A game in a higher division outside the season's file."""

    season = TextField()
    position = IntegerField()
    ident = TextField()
    division = TextField()
    day = TextField()

    class Meta:
        primary_key = CompositeKey("season", "position")
        constraints: ClassVar = [
            refers("season, ident", "player", "season, ident"),
            *days("day"),
        ]


class NationalSquadEntry(Table):
    """One line of a club's list in a national league."""

    season = TextField()
    position = IntegerField()
    club = TextField()
    division = TextField()
    place = IntegerField()
    ident = TextField()

    class Meta:
        primary_key = CompositeKey("season", "position")
        constraints: ClassVar = [
            refers("season, club", "club", "season, id"),
            refers("season, ident", "player", "season, ident"),
        ]


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
        constraints: ClassVar = [
            refers("season", "season", "name"),
            one_of("action", "confirm", "waive", "change", "add", "exclude", "reopen"),
            SQL("CHECK ((division IS NULL) = (round IS NULL))"),
            SQL("CHECK ((division IS NULL) = (home IS NULL))"),
            SQL("CHECK ((division IS NULL) = (away IS NULL))"),
        ]


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


class FactHash(Table):
    """One node of the tree of hashes over all rows of facts."""

    level = IntegerField()
    tree = TextField()
    at = IntegerField()
    hash = BlobField()

    class Meta:
        primary_key = CompositeKey("level", "tree", "at")
        without_rowid = True


class JournalHead(Table):
    """Where the journal ends, so that a cut-off tail is seen."""

    id = IntegerField(primary_key=True)
    count = IntegerField()
    hash = TextField()

    class Meta:
        constraints: ClassVar = [SQL("CHECK (id = 1)")]


class Record(Table):
    """A fact that no other table holds; a later record of the same key replaces it."""

    number = IntegerField(primary_key=True)
    season = TextField(null=True)
    kind = TextField()
    key = TextField()
    body = TextField()
    at = TextField()
    by = TextField()

    class Meta:
        constraints: ClassVar = [
            refers("season", "season", "name"),
            SQL("CHECK (json_valid(body))"),
            SQL("CHECK (kind <> '')"),
        ]
        indexes: ClassVar = ((("kind", "season", "key"), False),)
