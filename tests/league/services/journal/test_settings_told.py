"""Settings that steps tell of: the season in use and the seal key are not changed unseen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.errors import NotFoundError
from league.facts.actors import Right, official
from league.facts.steps import StepKind
from league.services.closing.rollover import _store
from league.services.journal import copies
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.seal_key import SealKey
from league.storage import erasing, last_seen_step, replaying, settings, told_facts
from league.storage import journal as stored
from league.storage.database import reading, writing
from league.storage.following import rows_since
from tests.worlds.desk_world import run
from tests.worlds.raw_sql import tamper
from tests.worlds.stored_world import season, stepping

FIRST, SECOND = "2011/12", "2012/13"


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Two seasons, the second one in use; two steps."""
    path = tmp_path / "a.sqlite"
    transactions.open_file(path)
    for name in (FIRST, SECOND):
        transactions.import_season(season(name), official("A"), "")
    yield path
    transactions.close_file()


@pytest.mark.parametrize(
    ("sql", "broken"),
    [
        (f"UPDATE setting SET value = '{FIRST}'", 2),
        ("DELETE FROM setting", 2),
        ("INSERT INTO setting VALUES ('erasing', '1')", 3),
        ("INSERT INTO setting VALUES ('anything', 'x')", 3),
    ],
)
def test_a_setting_changed_behind_the_journal_is_found(path: Path, sql: str, broken: int) -> None:
    assert journal.verify() is None
    tamper(path, sql)

    proof = replaying.prove()
    assert (proof.broken, proof.differs) == (broken, True)
    assert proof.fault


def test_the_season_in_use_is_chosen_in_a_step(path: Path) -> None:
    transactions.choose_season(FIRST, official("A"))
    assert (stored.steps()[-1].what, stored.steps()[-1].subject) == (StepKind.SEASON_IN_USE, FIRST)
    assert journal.verify() is None
    transactions.choose_season(FIRST, official("A"))
    assert stored.head()[0] == 3
    with pytest.raises(NotFoundError):
        transactions.choose_season("1999", official("A"))

    tamper(path, f"UPDATE setting SET value = '{SECOND}'")
    assert journal.verify() == 3


def test_a_season_that_is_only_prepared_leaves_the_one_in_use(path: Path) -> None:
    with transactions.transaction(official("A"), Right.SEASONS):
        _store(season("2013/14"), None, official("A"), "")
    assert transactions.current_season() == SECOND
    assert journal.verify() is None


def test_the_first_season_is_told_too(tmp_path: Path) -> None:
    path = tmp_path / "b.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    tamper(path, "UPDATE setting SET value = 'none'")
    assert journal.verify() == 1
    transactions.close_file()


def test_the_id_of_the_seal_key_is_told(path: Path, tmp_path: Path) -> None:
    with stepping():
        SealKey(tmp_path / "seal.key").seal("x")
    assert journal.verify() is None
    tamper(path, "UPDATE setting SET value = '0123456789abcdef' WHERE key = 'seal_key'")
    assert journal.verify() == 3


def test_a_file_from_before_steps_told_of_it_is_whole(tmp_path: Path) -> None:
    transactions.open_file(tmp_path / "b.sqlite")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settings, "TOLD", frozenset())
        for name in (FIRST, SECOND):
            transactions.import_season(season(name), official("A"), "")
    assert journal.verify() is None
    # From the first step on that tells of it, it is told.
    transactions.choose_season(FIRST, official("A"))
    assert journal.verify() is None
    tamper(tmp_path / "b.sqlite", f"UPDATE setting SET value = '{SECOND}'")
    assert journal.verify() == 3
    transactions.close_file()


def test_erasing_tells_of_them_again(path: Path) -> None:
    with writing():
        with erasing.permitted():
            pass
        erasing.blank_steps("x", lambda _step, _changed: True)
        erasing.tell_all()
        transactions.add_step(official("A"), StepKind.FACTS_KEPT, "x", "", "", "")
    replay = told_facts.Replay(told_facts.as_row)
    for step, changed in stored.steps_with_rows():
        replay.take(step, changed)
    assert replay.settings == {("season",): (("season", SECOND), 3)}


def test_a_desk_follows_over_a_choice_without_reading_anything(path: Path) -> None:
    seen, counted = stored.head(), stored.counts()
    transactions.choose_season(FIRST, official("A"))
    with reading():
        assert rows_since(seen) == ()
    assert stored.counts().judged == counted.judged


def test_they_come_along_wherever_all_goes(path: Path, tmp_path: Path) -> None:
    transactions.choose_season(FIRST, official("A"))
    made = copies.back_up(tmp_path / "copy.sqlite")
    again = copies.replay(tmp_path / "again.sqlite")
    transactions.close_file()
    for one in (made.path, again.path):
        last_seen_step.forget(one)
        transactions.open_file(one)
        assert (transactions.current_season(), journal.verify()) == (FIRST, None)


def test_the_command_says_who_chose_it(path: Path) -> None:
    transactions.close_file()
    assert run("--db", path, "--by", "Anna", "seasons", "--use", FIRST).exit_code == 0
    said = run("--db", path, "journal").stdout.splitlines()[-1]
    assert said.endswith("Anna  Season in use chosen: 2011/12")
