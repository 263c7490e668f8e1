from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import date
from pathlib import Path

import pytest
from peewee import QueryEvent

from league.errors import NotFoundError, StorageError
from league.facts.fields import fields_of
from league.facts.people import Player
from league.facts.seasons import BoardRecord, ReportRecord, Season
from league.storage import seasons
from league.storage.database import close_database, open_database, writing
from league.storage.fact_tables import LISTS
from league.storage.queries import database
from tests.worlds.raw_sql import execute
from tests.worlds.stored_world import MATCH, SECOND, season, stepping


@pytest.fixture(autouse=True)
def _opened(tmp_path: Path) -> Iterator[None]:
    open_database(tmp_path / "a.sqlite")
    yield
    close_database()


def _store(kept: Season) -> None:
    with stepping():
        seasons.replace_season(kept)


def test_a_season_is_read_as_it_was_stored() -> None:
    _store(season())

    assert seasons.load_season() == season()


def test_the_sample_fills_every_field_so_that_none_can_be_forgotten() -> None:
    whole = season()
    for field in fields(Season):
        facts = getattr(whole, field.name)
        for name in [each.name for each in fields(facts[0])] if isinstance(facts, tuple) else ():
            assert any(getattr(fact, name) not in (None, (), "") for fact in facts), name


def test_storing_again_replaces_every_fact() -> None:
    _store(season())
    smaller = Season(
        "2011/12",
        "other-book",
        "Anderer",
        date(2011, 8, 1),
        players=(Player("1", "Neu", nation="AUT"),),
    )
    _store(smaller)

    assert seasons.load_season() == smaller


def test_seasons_of_the_same_players_live_side_by_side() -> None:
    _store(season("2011/12"))
    _store(season("2012/13"))
    _store(replace(season("2011/12"), federation="Umbenannt"))

    assert seasons.seasons() == ["2011/12", "2012/13"]
    assert seasons.load_season("2012/13") == season("2012/13")
    assert seasons.load_season("2011/12").federation == "Umbenannt"


def test_the_season_in_use_is_the_last_stored_or_the_chosen_one() -> None:
    assert seasons.current() is None
    _store(season("2012/13"))
    _store(season("2011/12"))
    assert seasons.load_season().name == "2011/12"

    with stepping():
        seasons.choose("2012/13")
    assert seasons.current() == "2012/13"
    assert seasons.load_season().name == "2012/13"


def test_an_unknown_season_is_named_with_those_that_are_known() -> None:
    _store(season())

    with pytest.raises(NotFoundError, match=r"“2013/14”; known are: 2011/12"):
        seasons.load_season("2013/14")
    with pytest.raises(NotFoundError, match="2013/14"):
        seasons.choose("2013/14")


def test_saving_a_match_leaves_the_others_alone() -> None:
    _store(season())
    fixture = replace(season().fixtures[0], day=date(2011, 9, 20))
    boards = (BoardRecord(MATCH, 2, "100001", "G-4", (2, 0)),)
    reports = (ReportRecord(MATCH, "away", date(2011, 9, 21), (1,)),)
    with stepping():
        seasons.save_match("2011/12", fixture, boards, reports)

    assert seasons.match_facts("2011/12", MATCH) == (fixture, boards, reports)
    loaded = seasons.load_season()
    assert loaded.fixtures == (fixture, season().fixtures[1])
    assert loaded.boards == (*boards, *(one for one in season().boards if one.match == SECOND))
    assert loaded.reports == reports


def test_a_match_that_is_not_on_the_calendar_is_not_saved() -> None:
    _store(season())
    stranger = replace(season().fixtures[0], round=7)

    with pytest.raises(NotFoundError, match="kl, round 7: A1 – B1"), writing():
        seasons.save_match("2011/12", stranger, (), ())


def test_a_write_that_fails_half_way_leaves_nothing() -> None:
    _store(season())
    faulty = replace(season(), boards=(BoardRecord(MATCH, 1, "nobody", None, None),))

    with pytest.raises(StorageError, match=r"(?i)foreign key"):
        _store(faulty)
    assert seasons.load_season() == season()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE player SET born = '2012-02-31'",
        "UPDATE player SET sex = 'x'",
        "UPDATE board SET home_half = 3",
        "UPDATE board SET home_half = NULL WHERE board = 1",
        "UPDATE board SET home_half = 2, away_half = 1 WHERE board = 1",
        "UPDATE board SET remark = 'late'",
        "UPDATE fixture SET away = home",
        "UPDATE division SET boards = 0",
        "UPDATE division SET level = 'high'",
        "UPDATE division SET youth_board = 2",
        "UPDATE division SET draw = '2011-06-31'",
        "UPDATE registration SET reported = '2012-02-31'",
        "DELETE FROM club",
    ],
)
def test_the_tables_themselves_refuse_what_cannot_be(sql: str) -> None:
    _store(season())

    with pytest.raises(StorageError, match="nothing was changed"), writing():
        execute(sql)
    assert seasons.load_season() == season()


@pytest.mark.only_files
def test_a_season_is_loaded_with_as_many_queries_as_there_are_tables() -> None:
    _store(season())
    asked: list[QueryEvent] = []

    database.query_hooks.append(asked.append)
    try:
        seasons.load_season("2011/12")
    finally:
        database.query_hooks.remove(asked.append)

    # 10 tables of facts, boards, reports, the matches' places, the season itself, and the list of
    # seasons; and a look for rows that name what is not there.
    assert [one.sql.split()[0] for one in asked if "BEGIN" not in one.sql] == (
        ["SELECT", "PRAGMA", *["SELECT"] * 14]
    )


def test_each_field_of_a_fact_has_its_column_and_each_column_its_field() -> None:
    for table in LISTS.values():
        made: type = table.made
        assert {*table.columns[2:]} == {*fields_of(made)}, table.name
