"""The tables. A test holds them against what the migrations make.

The season's name is the first part of every key, so that several seasons live in one file. Dates
are ISO text, scores half points, yes and no 1 and 0; ``position`` keeps the order of entry.
"""

# ruff: noqa: D106  # Meta is peewee's place for keys and constraints, the same in every table

from typing import ClassVar

from peewee import SQL, CompositeKey, IntegerField, Model, TextField

from league.storage.database import database


def days(*columns: str) -> list[SQL]:
    """Allow only days that exist."""
    return [SQL(f"CHECK (date({column}, '+0 days') IS {column})") for column in columns]


def one_of(column: str, *words: str) -> SQL:
    """Allow only these words."""
    listed = ", ".join(f"'{word}'" for word in words)
    return SQL(f"CHECK ({column} IN ({listed}))")


def refers(columns: str, table: str, target: str) -> SQL:
    """Ask for a row of another table."""
    return SQL(f"FOREIGN KEY ({columns}) REFERENCES {table} ({target})")


class Table(Model):
    """Keeps all tables strict and in the one database."""

    class Meta:
        database = database
        strict_tables = True
        legacy_table_names = False


class Setting(Table):
    """Small things about the file itself, such as the season in use."""

    key = TextField(primary_key=True)
    value = TextField()


class Season(Table):
    """A season; its row stays when it is imported again."""

    name = TextField(primary_key=True)
    rulebook = TextField()
    federation = TextField()
    list_date = TextField()

    class Meta:
        constraints: ClassVar = days("list_date")


class Division(Table):
    """A competition of a season."""

    season = TextField()
    position = IntegerField()
    id = TextField()
    name = TextField()
    like = TextField()
    tier = TextField()
    level = IntegerField()
    district = TextField(null=True)
    boards = IntegerField()
    mode = TextField()
    lowest = IntegerField()
    youth_board = IntegerField()
    max_size = IntegerField(null=True)
    late_nominations = IntegerField(null=True)
    draw = TextField(null=True)
    age_group = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "id")
        constraints: ClassVar = [
            refers("season", "season", "name"),
            SQL("UNIQUE (season, position)"),
            SQL("CHECK (boards > 0)"),
            SQL("CHECK (lowest IN (0, 1) AND youth_board IN (0, 1))"),
            *days("draw"),
        ]


class Club(Table):
    """A member club."""

    season = TextField()
    position = IntegerField()
    id = TextField()
    name = TextField()
    short_name = TextField(null=True)
    district = TextField(null=True)
    state = TextField(null=True)
    member_since = TextField(null=True)
    suspended_from = TextField(null=True)
    suspended_until = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "id")
        constraints: ClassVar = [
            refers("season", "season", "name"),
            SQL("UNIQUE (season, position)"),
            *days("member_since", "suspended_from", "suspended_until"),
        ]


class Player(Table):
    """A person with a pass number."""

    season = TextField()
    position = IntegerField()
    ident = TextField()
    surname = TextField()
    given_name = TextField()
    born = TextField(null=True)
    sex = TextField()
    nation = TextField()
    rating = IntegerField(null=True)
    fide_id = IntegerField(null=True)
    fide_rating = IntegerField(null=True)
    title = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "ident")
        constraints: ClassVar = [
            refers("season", "season", "name"),
            SQL("UNIQUE (season, position)"),
            one_of("sex", "m", "w"),
            *days("born"),
        ]


class Registration(Table):
    """A player's registration with a club."""

    season = TextField()
    position = IntegerField()
    ident = TextField()
    club = TextField()
    kind = TextField()
    reported = TextField()
    eligible_from = TextField(null=True)
    deregistered = TextField(null=True)
    equal = TextField(null=True)
    proof_until = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "position")
        constraints: ClassVar = [
            refers("season, ident", "player", "season, ident"),
            refers("season, club", "club", "season, id"),
            *days("reported", "eligible_from", "deregistered", "proof_until"),
        ]


class Team(Table):
    """A club's team in one division."""

    season = TextField()
    position = IntegerField()
    id = TextField()
    name = TextField()
    club = TextField()
    division = TextField()
    draw_number = IntegerField(null=True)
    captain = TextField(null=True)
    venue = TextField(null=True)
    list_submitted = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "id")
        constraints: ClassVar = [
            refers("season, club", "club", "season, id"),
            refers("season, division", "division", "season, id"),
            SQL("UNIQUE (season, position)"),
            *days("list_submitted"),
        ]


class SquadEntry(Table):
    """One line of a team's list."""

    season = TextField()
    position = IntegerField()
    team = TextField()
    place = IntegerField()
    ident = TextField()
    nominated = TextField(null=True)
    youth_board = IntegerField()

    class Meta:
        primary_key = CompositeKey("season", "position")
        constraints: ClassVar = [
            refers("season, team", "team", "season, id"),
            refers("season, ident", "player", "season, ident"),
            SQL("UNIQUE (season, team, place)"),
            SQL("UNIQUE (season, team, ident)"),
            SQL("CHECK (youth_board IN (0, 1))"),
            *days("nominated"),
        ]


class Fixture(Table):
    """A match on the calendar."""

    season = TextField()
    position = IntegerField()
    division = TextField()
    round = IntegerField()
    home = TextField()
    away = TextField()
    end_date = TextField()
    day = TextField()
    start = TextField(null=True)

    class Meta:
        primary_key = CompositeKey("season", "position")
        constraints: ClassVar = [
            refers("season, division", "division", "season, id"),
            refers("season, home", "team", "season, id"),
            refers("season, away", "team", "season, id"),
            SQL("UNIQUE (season, division, round, home, away)"),
            SQL("CHECK (home <> away)"),
            *days("end_date", "day"),
        ]
