import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from functools import partial
from pathlib import Path

import pytest

from league.decision_subjects import FindingKey, TeamKey
from league.errors import InputError, NotFoundError, StorageError
from league.facts.actors import official
from league.facts.matches import MatchDraft, Side
from league.facts.seasons import BoardRecord, ReportRecord
from league.rulings import Action, Ruling
from league.services.journal import views as journal
from league.services.session import decided_steps, transactions
from league.storage import journal as stored
from tests.worlds.acting import add_ruling
from tests.worlds.stored_world import MATCH, SECOND, ruling, season


@pytest.fixture(autouse=True)
def _imported(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(tmp_path / "a.sqlite")
    transactions.import_season(season(), official("Meldereferent"), "Saisonbeginn")
    yield
    transactions.close_file()


def _draft(**more: object) -> MatchDraft:
    values: dict[str, object] = {
        "day": date(2011, 10, 1),
        "home": ("0100003", None, None),
        "away": ("100001", "100002", None),
        "results": ((0, 2), None, None),
    }
    return MatchDraft(**(values | more))  # type: ignore[arg-type]  # the test gives the types


def test_import_and_load_give_the_same_season() -> None:
    assert transactions.load() == (season(), ())
    assert transactions.load("2011/12") == (season(), ())
    assert transactions.season_names() == ["2011/12"]


def test_a_typed_match_is_stored_board_by_board() -> None:
    draft = _draft(
        gaps_paid=(frozenset({3, 2}), frozenset()),
        reported=(None, date(2011, 10, 2)),
        played_on={1: date(2011, 9, 30)},
        remarks={1: "late away"},
    )
    transactions.record_match("2011/12", SECOND, draft, official("Spielleiterin"))

    loaded, _rulings = transactions.load()
    assert loaded.fixtures[1].day == date(2011, 10, 1)
    assert [board for board in loaded.boards if board.match == SECOND] == [
        BoardRecord(SECOND, 1, "0100003", "100001", (0, 2), date(2011, 9, 30), "late away"),
        BoardRecord(SECOND, 2, None, "100002", None),
        BoardRecord(SECOND, 3, None, None, None),
    ]
    assert [report for report in loaded.reports if report.match == SECOND] == [
        ReportRecord(SECOND, "home", None, (2, 3)),
        ReportRecord(SECOND, "away", date(2011, 10, 2)),
    ]


def test_a_board_played_on_the_day_of_the_match_has_no_day_of_its_own() -> None:
    transactions.record_match(
        "2011/12", SECOND, _draft(played_on={1: date(2011, 10, 1)}), official("L")
    )

    loaded, _rulings = transactions.load()
    assert loaded.boards[-3].played_on is None


@pytest.mark.parametrize(
    "left", [{}, {"remarks": {1: "late home"}}, {"played_on": {2: date(2011, 9, 30)}}]
)
def test_a_match_that_was_emptied_is_open_again(left: dict[str, object]) -> None:
    """A mark that stayed behind is no match in which both teams failed to appear (§ 7.1.a)."""
    empty = _draft(home=(None,) * 3, away=(None,) * 3, results=(None,) * 3, **left)
    transactions.record_match("2011/12", MATCH, empty, official("Spielleiterin"))

    loaded, _rulings = transactions.load()
    assert {board.match for board in loaded.boards} == {SECOND}
    assert loaded.reports == ()


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"home": ("9", None, None)}, "No player has the pass number 9"),
        ({"away": ("100001", "100001", None)}, r"Ana \(100001\) sits at more than one board"),
        ({"results": ((0, 2), (2, 0), None)}, "Board 2: a result needs two players"),
        ({"home": ("0100003", None, None, "G-4")}, "Board 4 does not exist; there are 3"),
        ({"remarks": {9: "late home"}}, "Board 9 does not exist"),
        ({"gaps_paid": (frozenset({0}), frozenset())}, "Board 0 does not exist"),
    ],
)
def test_a_match_that_cannot_be_so_is_refused(more: dict[str, object], sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        transactions.record_match("2011/12", SECOND, _draft(**more), official("Spielleiterin"))
    assert transactions.load() == (season(), ())
    assert len(journal.rows()) == 1


def test_all_faults_of_a_typed_match_are_said_at_once() -> None:
    draft = _draft(home=("9", "8", None), results=((0, 2), None, (1, 1)))

    with pytest.raises(InputError) as caught:
        transactions.record_match("2011/12", SECOND, draft, official("Spielleiterin"))
    assert len(str(caught.value).splitlines()) == 3


def test_unknown_seasons_and_matches_are_refused() -> None:
    with pytest.raises(NotFoundError, match="kl, round 9"):
        transactions.record_match(
            "2011/12", ("kl", 9, "A1", "B1"), _draft(), official("Spielleiterin")
        )
    with pytest.raises(NotFoundError, match="There is no season “1999”"):
        transactions.record_match("1999", SECOND, _draft(), official("Spielleiterin"))
    with pytest.raises(NotFoundError, match="There is no season “1999”"):
        add_ruling("1999", ruling())
    with pytest.raises(NotFoundError, match="kl, round 9"):
        add_ruling("2011/12", ruling(match=("kl", 9, "A1", "B1")))
    assert len(journal.rows()) == 1


def test_rulings_come_back_as_given_and_in_their_order() -> None:
    vienna = timezone(timedelta(hours=2))
    given = (
        ruling(),
        ruling(Action.CHANGE, cents=500, at=datetime(2011, 9, 21, 9, 0, tzinfo=vienna)),
        ruling(Action.REOPEN, reason=""),
        ruling(Action.EXCLUDE, match=None, target=TeamKey("A1"), team="A1"),
    )
    for each in given:
        add_ruling("2011/12", each)

    assert transactions.load()[1] == given
    assert transactions.load()[1][1].at == datetime(2011, 9, 21, 7, 0, tzinfo=UTC)


def test_a_ruling_is_recorded_under_the_name_of_who_stores_it() -> None:
    decided_steps.add_ruling("2011/12", ruling(by="Somebody Else"), official("Spielleiterin"))

    assert [one.by for one in transactions.load()[1]] == ["Spielleiterin"]
    last = stored.steps()[-1]
    assert (last.by, json.loads(last.after)["by"]) == ("Spielleiterin", "Spielleiterin")


def test_rulings_outlive_another_import() -> None:
    add_ruling("2011/12", ruling())
    transactions.import_season(replace(season(), boards=()), official("Meldereferent"), "Korrektur")

    assert transactions.load()[1] == (ruling(),)


@pytest.mark.parametrize(
    ("faulty", "sentence"),
    [
        (ruling(by=" "), "name of the person"),
        (ruling(reason=" "), "needs a reason"),
        (ruling(Action.EXCLUDE, reason=""), "needs a reason"),
        (ruling(Action.CHANGE), "amount of zero or more"),
        (ruling(Action.CHANGE, cents=-1), "amount of zero or more"),
    ],
)
def test_an_incomplete_ruling_is_refused(faulty: Ruling, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        add_ruling("2011/12", faulty)
    assert transactions.load()[1] == ()


def test_without_its_line_in_the_journal_no_step_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(**_values: object) -> int:
        raise StorageError("the disk is full")

    monkeypatch.setattr(stored, "append", failing)
    steps: tuple[Callable[[], None], ...] = (
        lambda: transactions.import_season(replace(season(), boards=()), official("M"), ""),
        lambda: transactions.record_match("2011/12", SECOND, _draft(), official("S")),
        lambda: add_ruling("2011/12", ruling()),
    )
    for step in steps:
        with pytest.raises(StorageError, match="disk is full"):
            step()
    assert transactions.load() == (season(), ())


def test_a_thread_works_in_the_file_that_is_open_and_not_in_an_earlier_one(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as worker:
        assert worker.submit(transactions.load).result()[0].name == "2011/12"
        transactions.open_file(tmp_path / "b.sqlite")
        transactions.import_season(season("2012/13"), official("Meldereferent"), "")
        assert worker.submit(transactions.load).result()[0].name == "2012/13"


def test_threads_that_write_at_the_same_time_take_turns() -> None:
    given = [ruling(target=FindingKey("7.1", Side.HOME, number)) for number in range(1, 21)]
    with ThreadPoolExecutor(4) as workers:
        list(workers.map(partial(add_ruling, "2011/12"), given))

    assert {each.target for each in transactions.load()[1]} == {each.target for each in given}
    assert journal.verify() is None
