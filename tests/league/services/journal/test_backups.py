"""Backups: counted by step and time, never pruned too soon, told, and proved when written."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from league import formatting
from league.errors import StorageError
from league.facts.actors import official
from league.language import speaking
from league.services.journal import copies
from league.services.journal.kept_backups import backups_in, holding, surplus
from league.services.session import transactions
from league.storage import copies as stored_copies
from league.storage import migrations
from league.views.backups import Kept
from tests.league.services.journal.test_proving import THING, Thing
from tests.worlds.acting import record
from tests.worlds.desk_world import run
from tests.worlds.raw_sql import tamper
from tests.worlds.stored_world import season

NOON = datetime(2026, 7, 20, 12, tzinfo=UTC)
BLANK = "subject = '', before = '', after = '', why = '', rows = '', salt = ''"


class _Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        monkeypatch.setattr("league.clock.now", lambda: self.now)

    def go(self, **by: int) -> None:
        self.now += timedelta(**by)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> _Clock:
    return _Clock(monkeypatch)


@pytest.fixture
def path(tmp_path: Path, clock: _Clock) -> Iterator[Path]:
    path = tmp_path / "league.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    yield path
    transactions.close_file()


def _step(name: str) -> None:
    record(None, THING, "k", Thing(name), actor=official("A"), why="")


def _names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def test_a_name_tells_the_step_and_the_moment(path: Path) -> None:
    _step("one")
    made = copies.back_up()
    assert made.path.name == "league.00000002.2026-07-20T120000000000Z.sqlite"
    assert (made.steps, made.pruned) == (2, ())


def test_with_the_clock_behind_what_was_just_made_stays(path: Path, clock: _Clock) -> None:
    """Reported and pruned in the same second once: its name was the oldest of all."""
    for number in range(3):
        _step(str(number))
        clock.go(minutes=1)
        copies.back_up(keep=3)
    clock.go(days=-400)
    made = copies.back_up(keep=3)
    assert made.path.is_file()
    # The last three by step: 3 and the two of step 4.
    assert [one.name[:15] for one in made.pruned] == ["league.00000002"]
    clock.go(minutes=-1)
    made = copies.back_up(keep=1)
    assert made.path.is_file()


def test_the_last_of_every_day_stays(path: Path, clock: _Clock) -> None:
    made = []
    for day in range(4):
        for hour in range(3):
            _step(f"{day} {hour}")
            made.append(copies.back_up(keep=2).path)
            clock.go(hours=1)
        clock.go(hours=21)
    # Steps 2 to 13, three a day: the last of each of four days, and the last two of all.
    assert [one.name[7:15] for one in sorted(made) if one.exists()] == [
        "00000004",
        "00000007",
        "00000010",
        "00000012",
        "00000013",
    ]


def test_a_clock_that_goes_back_within_the_day_does_not_change_the_order(
    path: Path, clock: _Clock
) -> None:
    first = copies.back_up(keep=1)
    clock.go(hours=-2)
    for number in range(3):
        _step(str(number))
        clock.go(minutes=1)
        last = copies.back_up(keep=1)
    # The first one is the last of the day by the clock, the last one by its step.
    assert _names(last.path.parent) == [first.path.name, last.path.name]


def test_names_of_earlier_versions_count_as_the_oldest(path: Path, clock: _Clock) -> None:
    folder = copies.folder_of(path)
    folder.mkdir()
    old = [f"2026-07-{day:02}T080000000000Z.sqlite" for day in (1, 1, 2)]
    old[0] = old[0].replace("T08", "T07")
    for name in old:
        (folder / name).write_bytes(b"x" * 1000)
    (folder / "2026-07-01T070000000000Z-replaced.sqlite").write_bytes(b"")
    (folder / "other.00000009.2026-07-01T060000000000Z.sqlite").write_bytes(b"")
    (folder / "notes.txt").write_bytes(b"")
    made = copies.back_up(keep=2)
    # Two old ones are each the last of a day; the other one goes, and what is not ours stays.
    assert [one.name for one in made.pruned] == [old[0]]
    assert len(_names(folder)) == 6
    held = made.holding
    assert held is not None
    assert (held.count, held.first.path.name, held.last.path) == (3, old[1], made.path)
    assert held.size == 2000 + made.path.stat().st_size


def test_backups_of_two_databases_in_one_folder_do_not_take_each_others_place(
    path: Path, tmp_path: Path, clock: _Clock
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    shutil.copy(path, tmp_path / "cup.sqlite")
    for number in range(3):
        _step(str(number))
        clock.go(minutes=1)
        copies.back_up(stick, keep=3)
    transactions.open_file(tmp_path / "cup.sqlite")
    made = copies.back_up(stick, keep=1)
    assert made.pruned == ()
    assert made.holding is not None
    assert (made.holding.count, len(_names(stick))) == (1, 4)


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 96)), min_size=1, unique=True),
    st.integers(0, 5),
    st.data(),
)
def test_pruning_spares_the_new_one_the_last_ones_and_the_last_of_each_day(
    told: list[tuple[int, int]], keep: int, data: st.DataObject
) -> None:
    """Steps and hours at random: what a reader of the folder would not want to miss stays."""
    found = [Kept(Path(f"{s}-{h}"), s, NOON + timedelta(hours=h)) for s, h in told]
    made = data.draw(st.sampled_from(found))
    gone = surplus(found, made.path, keep)
    assert made not in gone
    assert gone == sorted(gone, key=lambda one: one.order)
    later = sorted(found, key=lambda one: (one.step, one.at), reverse=True)
    assert not {one.path for one in later[: max(keep, 1)]} & {one.path for one in gone}
    for one in gone:
        day = [other for other in found if other.at.date() == one.at.date()]
        assert any(other.at >= one.at for other in day if other is not one)
        assert any((other.step, other.at) > (one.step, one.at) for other in day)


def test_the_command_says_what_went_and_how_much_all_hold(path: Path, clock: _Clock) -> None:
    for number in range(2):
        _step(str(number))
        assert run("--db", path, "backup", "--keep", "1").exit_code == 0
        clock.go(minutes=1)
    first = copies.folder_of(path) / "league.00000002.2026-07-20T120000000000Z.sqlite"
    assert not first.exists()
    _step("last")
    clock.go(days=1)
    said = " ".join(run("--db", path, "backup", "--keep", "1").stderr.split())
    assert "a copy of everything up to step 4, read through; its journal holds." in said
    assert "2 backups in " in said
    assert "from step 3 (20 Jul 2026" in said
    assert "to step 4 (21 Jul 2026" in said
    held = holding(copies.folder_of(path), path)
    assert held is not None
    assert formatting.size(held.size) in said


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [
        (0, "0 kB", "0 kB"),
        (1, "1 kB", "1 kB"),
        (811_200, "812 kB", "812 kB"),
        (1_000_000, "1.0 MB", "1,0 MB"),
        (12_345_678, "12.3 MB", "12,3 MB"),
    ],
)
def test_bytes_as_people_read_them(count: int, english: str, german: str) -> None:
    assert formatting.size(count) == english
    with speaking("de"):
        assert formatting.size(count) == german


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        (f"UPDATE journal SET {BLANK} WHERE number = 2", "content of step 2 is missing"),
        ("UPDATE journal SET why = 'nie' WHERE number = 1", "Step 1 of the journal was changed"),
        (
            "UPDATE journal SET why = CAST(x'ff' AS TEXT) WHERE number = 1",
            "Step 1 of the journal was changed",
        ),
        ("UPDATE journal SET judged = 7 WHERE number = 3", "numbers beside step 3"),
        ("DELETE FROM fact_hash WHERE level = 5", "that no step of the journal tells of"),
        ("UPDATE player SET rating = 9 WHERE position = 0", "not what step 1 of the journal told"),
    ],
)
@pytest.mark.parametrize("first", [False, True])
def test_a_copy_that_does_not_hold_is_none(
    path: Path, clock: _Clock, sql: str, says: str, first: bool
) -> None:
    """Also the one that is made by itself before the next season is prepared."""
    _step("one")
    _step("two")
    copies.back_up()
    before = _names(copies.folder_of(path))
    tamper(path, sql)
    clock.go(minutes=1)
    back_up = copies.back_up_first if first else copies.back_up
    with pytest.raises(StorageError, match=says):
        back_up()
    assert _names(copies.folder_of(path)) == before


def test_what_somebody_stored_while_it_was_copied_is_in_the_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = stored_copies.copy

    def late(source: Path, target: Path) -> None:
        _step("meanwhile")
        copied(source, target)

    monkeypatch.setattr(stored_copies, "copy", late)
    made = copies.back_up()
    assert made.path.name.startswith("league.00000002.")
    assert made.path.is_file()


def test_before_a_migration_the_copy_is_proved_row_by_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: _Clock
) -> None:
    old = tmp_path / "old.sqlite"
    migrations.migrate(old, 1000, migrations.STEPS[:5])
    with closing(sqlite3.connect(old)) as other, other:
        other.execute("INSERT INTO setting VALUES ('k', 'v')")
    content, looked = migrations._content, list[sqlite3.Connection]()

    def lost(connection: sqlite3.Connection) -> str:
        if not looked:
            connection.execute("DELETE FROM setting")
            connection.commit()
        looked.append(connection)
        return content(connection)

    monkeypatch.setattr(migrations, "_content", lost)
    with pytest.raises(sqlite3.DatabaseError, match="not whole"):
        migrations.migrate(old, 1000)
    with closing(sqlite3.connect(old)) as other:
        assert other.execute("PRAGMA user_version").fetchone() == (5,)
    monkeypatch.undo()
    migrations.migrate(old, 1000)
    assert len(list(tmp_path.glob("old.sqlite.v5-00000000-*.bak"))) == 2


def test_names_that_only_look_like_ours_are_left_alone(tmp_path: Path) -> None:
    for name in (
        "league.00000001.2026-13-45T120000000000Z.sqlite",
        "league.1.2026-07-20T120000000000Z.sqlite",
        "league.0000000٣.2026-07-20T120000000000Z.sqlite",
        "leagueX00000001.2026-07-20T120000000000Z.sqlite",
    ):
        (tmp_path / name).write_bytes(b"")
    assert backups_in(tmp_path, Path("league.sqlite")) == []
