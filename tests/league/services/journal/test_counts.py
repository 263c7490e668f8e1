"""Steps that change what a season is judged from, and all others, counted apart."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league import record_kinds
from league.facts.claims import Deregistration
from league.facts.divisions import DivisionDecision, Matter
from league.facts.steps import RecordKind, StepKind
from league.record_kinds import DEREGISTRATION, DIVISION_DECISION
from league.rulebooks import load
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.closing.no_show_steps import excuse_step
from league.services.journal import copies
from league.services.journal import views as journal
from league.services.journal.undoing import undo_on
from league.services.protests import procedure as protests
from league.services.registry.clubs import duties
from league.services.registry.suspensions import bans
from league.services.session import opening as judged
from league.services.session import records, transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from league.services.session.stored import draft_of
from league.services.session.trial_runs import file_step
from league.storage import copies as files
from league.storage import migrations, replaying
from league.storage.counts import JUDGED_RECORDS, StepCounts, follows_from
from league.storage.database import close_database, open_database
from league.storage.fact_tables import FACT_TABLES
from league.storage.fact_tree import NodesInMemory, digest, leaves_of, update
from league.storage.queries import database
from league.storage.steps import COLUMNS, changes_of, made
from tests.worlds.account_world import APRIL, FINE, SEASON, ruled
from tests.worlds.acting import OFFICIAL, change_season, record
from tests.worlds.desk_world import STRUCK, run, stored
from tests.worlds.raw_sql import execute, rows, tamper

DAY = date(2011, 10, 1)
BEFORE = migrations.STEPS[:5]
IMPORTED = StepCounts(judged=1, others=0)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The public season as imported, in one step."""
    yield open_desk(stored(tmp_path), OFFICIAL)
    transactions.close_file()


def pay(desk: Desk) -> None:
    # Two steps: the fee posted and its payment.
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    accounts.pay(None, "602", 2200, APRIL, actor=OFFICIAL)


def notice(desk: Desk) -> None:
    paper = Deregistration("100018", "602", DAY)
    record(SEASON, DEREGISTRATION, "100018/602", paper, actor=OFFICIAL, why="")


def report(desk: Desk) -> None:
    kind = next(iter(desk.book.duties.kinds(desk.values(DAY))))
    duties.add_duty(None, kind, "Open", DAY, actor=OFFICIAL)


def protest(desk: Desk) -> None:
    filing = protests.Filing(
        kind="team",
        filed=date(2012, 2, 27),
        fee_paid=True,
        text="Our list was corrected in time.",
        who="602",
        match=STRUCK,
        instance="klassenspielleiter",
    )
    # Two steps: the protest and its deposit.
    protests.file_protest(None, filing, actor=OFFICIAL)


def result(desk: Desk) -> None:
    draft = draft_of(desk, STRUCK)
    transactions.record_match(SEASON, STRUCK, replace(draft, results=((1, 1),) * 8), OFFICIAL)


def decision(desk: Desk) -> None:
    ruled(Action.WAIVE)


def majeure(desk: Desk) -> None:
    file_step(desk, excuse_step(STRUCK, "LANDESLIGA02", "The road was closed."), "")


def person_ban(desk: Desk) -> None:
    bans.ban_person(
        None, "100018", "602", DAY, date(2011, 12, 1), actor=OFFICIAL, reason="x", rule="7.5"
    )


def club_ban(desk: Desk) -> None:
    bans.ban_club(None, "602", DAY, date(2011, 12, 1), actor=OFFICIAL, reason="x", rule="7.5")


def wait(desk: Desk) -> None:
    asked = DivisionDecision("landesliga", Matter.WAIT, "10", DAY, "all clubs")
    record(SEASON, DIVISION_DECISION, "landesliga/wait", asked, actor=OFFICIAL, why="")


@contextmanager
def queries() -> Iterator[list[str]]:
    """Collect the SQL that is run."""
    asked: list[str] = []
    connection: sqlite3.Connection = database.connection()
    connection.set_trace_callback(asked.append)
    try:
        yield asked
    finally:
        connection.set_trace_callback(None)


def of_facts(asked: list[str]) -> list[str]:
    return [sql for sql in asked if any(f'"{name}"' in sql for name in FACT_TABLES)]


@pytest.mark.parametrize(("step", "number"), [(pay, 2), (notice, 1), (report, 1), (protest, 2)])
def test_what_is_not_judged_counts_apart_and_makes_no_desk_read(
    desk: Desk, step: Callable[[Desk], None], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    step(desk)
    assert transactions.step_counts() == StepCounts(1, number)
    for name in ("judge_whole", "rejudge", "rows_since"):
        monkeypatch.setattr(judged, name, forbidden)
    with queries() as asked:
        now = anew(desk)
    assert of_facts(asked) == []
    # Where the journal ends, its two numbers, and whether it holds what the desk has seen.
    assert len([sql for sql in asked if sql.startswith("SELECT")]) == 3
    assert (now.last_step, now.counts) == (transactions.last_step(), StepCounts(1, number))
    assert now.season is desk.season
    # The views that tell of records are made anew.
    assert now.judgement == desk.judgement
    assert now.judgement is not desk.judgement


def forbidden(*_of: object) -> None:
    raise AssertionError("the season was read or judged")


def test_without_a_step_nothing_is_made_anew(desk: Desk) -> None:
    assert anew(desk).judgement is desk.judgement


@pytest.mark.parametrize("step", [result, decision, majeure, person_ban, club_ban, wait])
def test_what_is_judged_moves_the_first_number_and_is_judged_again(
    desk: Desk, step: Callable[[Desk], None]
) -> None:
    step(desk)
    # The paper on a club's ban is a step of its own, which nothing is judged from.
    wanted = StepCounts(2, 1 if step is club_ban else 0)
    assert transactions.step_counts() == wanted
    now = anew(desk)
    assert now.counts == wanted
    assert now.judgement == judged.judge_whole(None).judgement
    assert now.judgement != desk.judgement


def test_a_step_taken_back_counts_as_the_step_does(desk: Desk) -> None:
    result(desk)
    notice(desk)
    now = undo_on(anew(desk), 3, "wrong")
    assert now.counts == StepCounts(2, 2)
    now = undo_on(now, 2, "wrong")
    assert now.counts == StepCounts(3, 2)
    assert now.judgement == desk.judgement
    assert journal.verify() is None


def test_a_desk_of_a_file_that_was_put_back_reads_it_although_the_numbers_are_the_same(
    desk: Desk, tmp_path: Path
) -> None:
    result(desk)
    seen = anew(desk)
    close_database()
    stored(tmp_path)
    open_database(tmp_path / "league.sqlite")
    decision(desk)
    assert transactions.step_counts() == seen.counts
    assert anew(seen).judgement == judged.judge_whole(None).judgement


def test_the_kinds_that_count_are_those_that_judging_reads(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: set[str] = set()
    recorded = records.recorded

    def noted(season: str | None, kind: RecordKind[Any]) -> dict[str, Any]:
        read.add(kind.name)
        return recorded(season, kind)

    monkeypatch.setattr("league.services.session.opening.recorded", noted)
    monkeypatch.setattr("league.services.session.records.recorded", noted)
    judged.judge_whole(None)
    assert read == JUDGED_RECORDS - {"pupil", "school", "school_team"}, "no school chess here"
    records.schools_on_file(desk.season.name, load("sjrp-2025"))
    assert read == set(JUDGED_RECORDS)
    kinds = {one.name for one in vars(record_kinds).values() if isinstance(one, RecordKind)}
    assert kinds >= JUDGED_RECORDS


@pytest.mark.parametrize(
    "sql", ["UPDATE journal SET judged = judged + 1", "UPDATE journal SET others = others - 1"]
)
def test_a_number_changed_behind_the_journal_is_found_and_said(
    desk: Desk, tmp_path: Path, sql: str
) -> None:
    notice(desk)
    report(desk)
    assert replaying.prove().broken is None
    ((trigger,),) = rows("SELECT sql FROM sqlite_master WHERE name = 'journal_stays'")
    execute("DROP TRIGGER journal_stays")
    execute(f"{sql} WHERE number = 2")
    execute(str(trigger))

    proof = replaying.prove()
    assert (proof.broken, proof.differs, proof.miscounted) == (2, False, True)
    said = run("--db", desk.path, "journal", "--verify")
    sentence = "The numbers beside step 2 do not count the steps of the journal."
    assert (said.exit_code, sentence in said.stdout) == (1, True)
    told = json.loads(run("--db", desk.path, "journal", "--verify", "--json").stdout)
    assert (told["whole"], told["first_broken"], told["miscounted"]) == (False, 2, True)
    # They follow from the steps: a file made of these has them right.
    open_database(desk.path)
    made = copies.replay(tmp_path / "again.sqlite")
    open_database(made.path)
    assert replaying.prove().broken is None
    assert transactions.step_counts() == StepCounts(1, 2)


def test_a_blanked_step_may_have_been_of_either_sort_and_the_next_ones_follow() -> None:
    judged_row, other = '[["player",null,["2011/12"]]]', ""
    first = StepCounts(1, 0)
    assert follows_from(first, StepCounts(), judged_row, blanked=False)
    for blanked in (StepCounts(2, 0), StepCounts(1, 1)):
        assert follows_from(blanked, first, "", blanked=True)
        last = StepCounts(blanked.judged, blanked.others + 1)
        assert follows_from(last, blanked, other, blanked=False)
    assert not follows_from(StepCounts(2, 1), first, "", blanked=True)
    assert not follows_from(StepCounts(3, 0), StepCounts(2, 0), other, blanked=False)


def test_a_restored_backup_has_its_numbers(desk: Desk, tmp_path: Path) -> None:
    pay(desk)
    backup = copies.back_up(tmp_path / "copy.sqlite")
    result(desk)
    assert transactions.step_counts() == StepCounts(2, 2)
    copies.restore(backup.path, desk.path, force=True)
    open_database(desk.path)
    assert transactions.step_counts() == StepCounts(1, 2)
    assert journal.verify() is None


def test_an_import_and_a_second_one_are_judged(desk: Desk) -> None:
    assert desk.counts == IMPORTED
    transactions.import_season(replace(desk.season, federation="Another"), OFFICIAL, "")
    assert transactions.step_counts() == StepCounts(2, 0)


# Files of earlier versions


def _old(path: Path) -> None:
    """Make a file of version 5 as it wrote it: a step of facts, one of a record, one of nothing."""
    migrations.migrate(path, 1000, BEFORE)
    rows_of: tuple[list[Any], ...] = (
        [["season", None, ["2011/12", "tuwo-stmk-2011", "V", "2011-07-01"]]],
        [["record", None, [1, "2011/12", "duty", "1", "{}", "2011-09-01", "A"]]],
        [["record", None, [2, "2011/12", "force_majeure", "k", "{}", "2011-09-01", "A"]]],
        [],
        [["record", None, [3, None, "person_ban", "k", "null", "2011-09-01", "A"]]],
    )
    nodes, previous = NodesInMemory(), ""
    with closing(sqlite3.connect(path)) as old, old:
        for number, told in enumerate(rows_of, 1):
            changed = json.dumps(told, separators=(",", ":")) if told else ""
            changes = changes_of(changed)
            for one in changes:
                assert one.after is not None
                places = ", ".join("?" * len(one.after))
                old.execute(f"INSERT INTO {one.table} VALUES ({places})", one.after)
            update(nodes, leaves_of(changes))
            head = (number, "2011-09-01T10:00:00+00:00", "A", "x", number)
            step = made(head, ("", "", "", ""), changed, digest(nodes), previous)
            values = [getattr(step, column) for column in COLUMNS]
            old.execute(f"INSERT INTO journal VALUES ({', '.join('?' * 15)})", (*values, changed))
            previous = step.hash
        old.executemany("INSERT INTO fact_hash VALUES (?, ?, ?, ?)", nodes.all())


def test_the_steps_of_an_older_file_are_counted_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    _old(path)
    assert files.look_through(path).steps == 5
    open_database(path)
    assert rows("SELECT judged, others FROM journal ORDER BY number") == [
        (1, 0),
        (1, 1),
        (2, 1),
        (2, 2),
        (3, 2),
    ]
    assert replaying.prove().broken is None
    with pytest.raises(Exception, match="append-only"):
        execute("UPDATE journal SET judged = 0")
    change_season(
        "2011/12",
        lambda one: replace(one, federation="W"),
        actor=OFFICIAL,
        why="",
        what=StepKind.REGISTRATION,
    )
    assert transactions.step_counts() == StepCounts(4, 2)
    assert journal.verify() is None
    close_database()


def test_a_step_that_cannot_be_read_counts_as_one_that_may_have_changed_anything(
    tmp_path: Path,
) -> None:
    path = tmp_path / "old.sqlite"
    _old(path)
    tamper(path, "UPDATE journal SET rows = '[[' WHERE number = 4")
    open_database(path)
    assert transactions.step_counts() == StepCounts(4, 1)
    assert journal.verify() == 4
    close_database()
