"""Queries are said by the models; SQL stands where peewee has no word for it."""

import re
from pathlib import Path

import pytest

from league.storage import queries
from league.storage.models import Player
from league.storage.models_matches import FactHash, Journal
from league.storage.queries import VALUE, compiled

LEAGUE = Path(queries.__file__).parents[1]
REVIEWED = re.compile(r"schema_\d|migration_\d|migrations|postgres(_\w+)?")
"""Steps from version to version are SQL, as reviewed; so is what only PostgreSQL is asked."""


def test_no_statement_is_written_by_hand_outside_the_migrations() -> None:
    statement = re.compile(
        r"\"\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER)\s[^\"]*\""
    )
    found = {
        path.name: statement.findall(path.read_text(encoding="utf-8"))
        for path in LEAGUE.rglob("*.py")
        if not REVIEWED.fullmatch(path.stem)
    }
    assert {name: words for name, words in found.items() if words} == {}


def test_a_compiled_query_holds_no_value_of_its_own() -> None:
    asked = Player.select(Player.surname).where(Player.season == VALUE, Player.rating > VALUE)
    assert compiled(asked).count("?") == 2
    with pytest.raises(ValueError, match="is not given"):
        compiled(asked.where(Player.nation == "AUT"))


def test_a_model_says_its_own_queries_by_its_key() -> None:
    assert FactHash.selecting("level", first=1) == (
        'SELECT "t1"."tree", "t1"."at", "t1"."hash" FROM "fact_hash" AS "t1"'
        ' WHERE ("t1"."level" = ?) ORDER BY "t1"."level", "t1"."tree", "t1"."at"'
    )
    assert FactHash.deleting() == (
        'DELETE FROM "fact_hash" WHERE ((("fact_hash"."level" = ?)'
        ' AND ("fact_hash"."tree" = ?)) AND ("fact_hash"."at" = ?))'
    )
    assert Journal.inserting().count("?") == len(Journal.columns()) == 17
