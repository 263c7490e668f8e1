"""The journal against what it tells of: every table of facts, and the digest over all of them."""

import hashlib
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.matches import MatchDraft
from league.facts.people import Player
from league.facts.steps import RecordKind, StepKind
from league.rulings import Action
from league.services.journal import proving
from league.services.journal import views as journal
from league.services.journal.noted_heads import heads_in
from league.services.journal.undoing import undo
from league.services.session import transactions
from league.storage import journal as stored
from league.storage import last_seen_step, replaying, seasons
from league.storage.database import writing
from league.storage.fact_tables import FACT_TABLES, RowChange
from league.storage.fact_tree import NodesInMemory, digest, leaves_of, nodes_of, update
from league.storage.steps import COLUMNS, hash_of, made
from league.storage.stored_nodes import stored_rows
from tests.worlds.acting import add_ruling, change_season, record
from tests.worlds.forged_chain import chain_anew
from tests.worlds.raw_sql import behind, rows, tamper
from tests.worlds.stored_world import MATCH, ruling, season, stepping

DRAFT = MatchDraft(
    day=date(2011, 9, 17),
    home=("100001", "100002", None),
    away=("0100003", "G-4", "100005"),
    results=((2, 0), (1, 1), None),
)


@dataclass(frozen=True, slots=True)
class Thing:
    name: str


THING = RecordKind("duty", lambda: Thing, stored="thing")


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Seven steps: import, match, two decisions, a record and its withdrawal, another record."""
    path = tmp_path / "a.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    transactions.record_match("2011/12", MATCH, DRAFT, official("A"))
    add_ruling("2011/12", ruling())
    add_ruling("2011/12", ruling(Action.CONFIRM, reason="doch"))
    record("2011/12", THING, "k", Thing("one"), actor=official("A"), why="")
    record("2011/12", THING, "k", None, actor=official("A"), why="")
    record(None, THING, "k", Thing("two"), actor=official("A"), why="")
    assert journal.verify() is None
    yield path
    transactions.close_file()


RULING = "INSERT INTO ruling SELECT season, 3, action, target, reason, by, at, division, round,"
TAMPERED = [
    ("UPDATE season SET rulebook = 'other-book'", 1),
    ("UPDATE season SET federation = 'X'", 1),
    ("UPDATE division SET level = 0 WHERE id = 'kl'", 1),
    ("UPDATE club SET suspended_from = NULL WHERE id = '601'", 1),
    ("UPDATE player SET rating = 2400 WHERE ident = '100001'", 1),
    ("UPDATE player SET born = '1999-12-31' WHERE ident = '100001'", 1),
    ("UPDATE registration SET reported = '2000-01-01' WHERE position = 0", 1),
    ("UPDATE registration SET position = 99 WHERE position = 0", 1),
    ("UPDATE team SET draw_number = 9 WHERE id = 'A1'", 1),
    ("UPDATE squad_entry SET place = 77 WHERE position = 0", 1),
    ("DELETE FROM declaration", 1),
    ("UPDATE external_game SET day = '2011-10-10'", 1),
    ("UPDATE national_squad_entry SET place = 5", 1),
    ("UPDATE fixture SET start = '10:00' WHERE position = 1", 1),
    ("UPDATE board SET home_half = 0, away_half = 2 WHERE fixture = 0 AND board = 1", 2),
    ("INSERT INTO report VALUES ('2011/12', 0, 'home', NULL, '[]')", 8),
    ("INSERT INTO board VALUES ('2011/12', 1, 3, NULL, NULL, NULL, NULL, NULL, NULL)", 8),
    ("UPDATE ruling SET action = 'confirm' WHERE number = 1", 3),
    ("UPDATE ruling SET reason = 'nie' WHERE number = 2", 4),
    ("UPDATE ruling SET cents = 1 WHERE number = 2", 4),
    ("UPDATE ruling SET at = '2011-09-21T18:30:00+00:00' WHERE number = 2", 4),
    ("DELETE FROM ruling WHERE number = 2", 4),
    ("DELETE FROM ruling", 3),
    (f"{RULING} home, away, team, cents FROM ruling WHERE number = 1", 8),
    ('UPDATE record SET body = \'{"name":"xxx"}\' WHERE number = 1', 5),
    ("UPDATE record SET by = 'B' WHERE number = 2", 6),
    ("UPDATE record SET key = 'z' WHERE number = 3", 7),
    ("DELETE FROM record WHERE number = 3", 7),
    ("INSERT INTO record VALUES (4, NULL, 'thing', 'z', '{}', '2011', 'A')", 8),
]


@pytest.mark.parametrize(("sql", "broken"), TAMPERED)
def test_what_was_changed_behind_the_journal_is_found(path: Path, sql: str, broken: int) -> None:
    tamper(path, sql)

    proof = replaying.prove()
    assert (proof.broken, proof.differs) == (broken, True)


def test_the_tampering_covers_every_table_of_facts() -> None:
    touched = {
        name for sql, _number in TAMPERED for name in FACT_TABLES if f" {name} " in f"{sql} "
    }
    assert touched == set(FACT_TABLES)


@pytest.mark.only_files  # of the chain, which is the same on a server
@pytest.mark.parametrize("sql", [sql for sql, _broken in TAMPERED[:17]])
def test_a_later_step_does_not_hide_it(path: Path, sql: str) -> None:
    tamper(path, sql)
    change_season(
        None,
        lambda one: replace(one, players=(*one.players, Player("9", "Neu", nation="AUT"))),
        StepKind.REGISTRATION,
        actor=official("A"),
        why="",
    )

    proof = replaying.prove()
    assert (proof.broken is not None, proof.differs) == (True, True)


def test_steps_taken_back_agree_with_what_is_stored(path: Path) -> None:
    # the decisions of steps 3 and 4 bear the same time and are two deeds: step 3 still stands
    assert undo(4, official("A"), "wrong") == 8
    assert undo(7, official("A"), "wrong") == 9
    assert undo(9, official("A"), "after all") == 10
    assert journal.verify() is None


def test_a_journal_chained_anew_holds_by_itself_and_is_found_by_its_head(path: Path) -> None:
    noted = str(proving.head())
    chain_anew(path, lambda step: replace(step, why="nie") if step.number == 2 else step)

    assert replaying.prove().broken is None
    assert proving.verdict().as_kept is False
    assert proving.verdict(heads_in(noted)).as_noted is False
    assert proving.verdict().whole is False


def test_a_cut_tail_with_its_head_is_found_by_the_head_that_was_kept(path: Path) -> None:
    noted = str(proving.head())
    tamper(
        path,
        "DELETE FROM record WHERE number = 3",
        "DELETE FROM journal WHERE number = 7",
        "UPDATE journal_head SET count = 6, hash = (SELECT hash FROM journal WHERE number = 6)",
        "DELETE FROM fact_hash",
    )
    with behind(path) as run:
        run("INSERT INTO fact_hash VALUES (?, ?, ?, ?)", list(nodes_of(stored_rows()).all()))

    # the digest of step 6 and the steps agree with what is stored: nothing in the file tells
    assert replaying.prove().broken is None
    assert proving.verdict().as_kept is False
    assert proving.verdict(heads_in(noted)).whole is False


def test_nodes_of_the_digest_changed_behind_the_program_are_found_before_the_next_step(
    path: Path,
) -> None:
    tamper(
        path,
        "UPDATE fact_hash SET hash = (SELECT hash FROM fact_hash WHERE level = 5 LIMIT 1)"
        " WHERE level = 0 AND tree = 'record'",
    )

    # Every row is as told; the digest of step 8 would be worked out from what was changed.
    proof = replaying.prove()
    assert (proof.broken, proof.differs) == (8, True)


@pytest.mark.only_files
def test_rows_forged_into_a_whole_chain_are_found_as_what_they_are(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for at, junk in enumerate(('{"a":1}', "[1]", '[["nothing",null,[1]]]', '[["club",[],1]]')):
            number, last = other.execute("SELECT count, hash FROM journal_head").fetchone()
            head, facts = (number + 1, "2011-01-01T00:00:00+00:00", "A", "x", number + 1), "00"
            step = made(head, ("", "", "", ""), junk, facts, last)
            values = [getattr(step, column) for column in COLUMNS]
            places = ", ".join("?" * (len(values) + 3))
            other.execute("BEGIN")
            other.execute(f"INSERT INTO journal VALUES ({places})", (*values, junk, 8, 0))
            assert replaying.prove().broken is None
            other.execute("COMMIT")
            assert replaying.prove().broken == 8, at
            assert replaying.replayed() is None
            tamper(
                path,
                "DELETE FROM journal WHERE number = 8",
                f"UPDATE journal_head SET count = 7, hash = '{last}'",
            )


def test_without_a_kept_head_it_says_so_and_keeps_one(path: Path) -> None:
    last_seen_step._file(path).unlink()

    assert proving.verdict().kept is None
    assert proving.verdict().kept == 7
    assert proving.verdict().whole


def test_a_head_grows_with_the_file_and_never_goes_back(path: Path) -> None:
    assert last_seen_step.kept(path) == stored.head()
    last_seen_step.replace(path, (99, "f" * 64))
    transactions.record_match(
        "2011/12", MATCH, replace(DRAFT, results=((1, 1), (1, 1), None)), official("A")
    )

    assert last_seen_step.kept(path) == (99, "f" * 64)
    assert not proving.verdict().as_kept


def test_blanking_the_salt_alone_is_found(path: Path) -> None:
    tamper(path, "UPDATE journal SET salt = '' WHERE number = 5")
    assert replaying.prove().broken == 5


def test_a_change_of_facts_without_a_step_is_refused(path: Path) -> None:
    with pytest.raises(RuntimeError, match="without a step"), writing():
        seasons.replace_season(replace(season(), federation="Neu"))
    assert seasons.load_season().federation == season().federation


def test_the_steps_of_a_transaction_are_one_deed_also_at_the_same_time(path: Path) -> None:
    with writing():
        record(None, THING, "a", Thing("1"), actor=official("A"), why="")
        record(None, THING, "b", Thing("2"), actor=official("A"), why="")
    record(None, THING, "c", Thing("3"), actor=official("A"), why="")

    assert [step.deed for step in stored.steps()][-3:] == [8, 8, 10]


def test_a_part_taken_back_leaves_nothing_for_the_step(path: Path) -> None:
    with writing():
        with pytest.raises(KeyError):
            _record_and_fail()
        record(None, THING, "b", Thing("2"), actor=official("A"), why="")

    assert stored.steps()[-1].deed == 8
    assert journal.verify() is None


def _record_and_fail() -> None:
    with writing():
        record(None, THING, "a", Thing("1"), actor=official("A"), why="")
        raise KeyError


def test_the_digest_is_the_hash_over_the_tops_and_a_row_of_64_hangs_on_one_node() -> None:
    """Worked out here by hand for two players of one season: one leaf node each, five above."""
    table = FACT_TABLES["player"]
    values = [
        ("2011/12", at, str(at), "X", "", None, "m", "AUT", None, None, None, None)
        for at in (0, 70)
    ]
    leaves = [
        hashlib.sha256(json.dumps(("player", *row), separators=(",", ":")).encode()).digest()
        for row in values
    ]

    def node(*children: tuple[int, bytes]) -> bytes:
        return hashlib.sha256(
            b"".join(at.to_bytes(8, "big") + one for at, one in children)
        ).digest()

    # 70 = 1 · 64 + 6: the rows hang on nodes 0 and 1 of level 1, which share all that is above.
    top = node((0, node((0, leaves[0]))), (1, node((70, leaves[1]))))
    for _level in (3, 4, 5):
        top = node((0, top))
    tops = json.dumps([("player 2011/12", top.hex())], separators=(",", ":"))
    assert digest(nodes_of({"player": values})) == hashlib.sha256(tops.encode()).hexdigest()
    assert len(table.columns) == len(values[0])


def test_the_tree_grown_step_by_step_is_that_of_all_rows() -> None:
    chance = random.Random(10)
    nodes, held = NodesInMemory(), dict[int, tuple[object, ...]]()
    for _step in range(300):
        number = chance.randrange(500)
        old = held.pop(number, None)
        new = (
            None
            if old and chance.random() < 0.4
            else (number, None, "k", str(number), str(chance.random()), "", "")
        )
        if new:
            held[number] = new
        update(nodes, leaves_of([RowChange("record", old, new)]))
    assert digest(nodes) == digest(nodes_of({"record": held.values()}))


def test_the_stored_tree_is_that_of_the_stored_rows(path: Path) -> None:
    assert proving.head().facts == digest(nodes_of(stored_rows()))
    with stepping():
        seasons.replace_season(replace(season(), players=season().players[:4], boards=()))
    assert proving.head().facts == digest(nodes_of(stored_rows()))
    assert rows("SELECT count(*) FROM fact_hash WHERE level = 0") == [
        (sum(len(found) for found in stored_rows().values()),)
    ]


def test_hash_of_is_over_the_step_itself() -> None:
    step = made((1, "t", "A", "x", 1), ("", "", "", ""), "", "", "")
    assert hash_of(step) == step.hash
    assert hash_of(replace(step, by="B")) != step.hash
