"""A clock that went back: noted at the step, and said wherever today's date decides."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.matches import Side
from league.services.home.season_tasks import CLOCK, dated_tasks
from league.services.journal import proving
from league.services.journal import views as journal
from league.services.lineups.sealing import exchange_now
from league.services.lineups.states import lineup_state
from league.services.session import transactions
from league.services.session.clock_doubt import LATE, doubt_notes, doubt_words
from league.services.session.opening import open_desk
from league.services.session.trial_runs import Outcome
from league.views.lineups import LineupState
from tests.league.services.journal.test_proving import THING, Thing
from tests.worlds import lineup_world
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.captain_world import WON, at, open_lineups, opened, tell
from tests.worlds.desk_world import run
from tui.dialogs.form_model import Form
from tui.dialogs.typed_fields import day_field

__all__ = ["at"]
NOON = datetime(2011, 9, 24, 12, tzinfo=UTC)
DOUBT = (
    "The clock shows 22 Sep 2011 14:00, but step 2 of the journal is of 24 Sep 2011 14:00: days"
    " counted from today may be wrong. Set the clock of this machine right."
)
"""Noon in UTC is 14:00 in Vienna in September; step 2 is stored on the 24th."""


class _Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        monkeypatch.setattr("league.clock.now", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> _Clock:
    return _Clock(monkeypatch)


@pytest.fixture
def path(tmp_path: Path, clock: _Clock) -> Iterator[Path]:
    """Step 1 brings the season, step 2 a record, both at noon of the match's day."""
    with opened(tmp_path) as path:
        _step("one")
        yield path


def _step(name: str) -> None:
    record(None, THING, "k", Thing(name), actor=OFFICIAL, why="")


def test_a_clock_that_goes_on_is_trusted(path: Path, clock: _Clock) -> None:
    assert doubt_words() == ""
    clock.now += timedelta(seconds=1)
    _step("two")
    assert doubt_notes() == ()
    assert [row.clock_back for row in journal.rows()] == [False, False, False]


def test_one_step_stored_by_a_wrong_clock_does_not_end_the_doubt(path: Path, clock: _Clock) -> None:
    clock.now -= timedelta(days=2)
    assert doubt_words() == DOUBT
    _step("two")
    _step("three")
    assert doubt_words() == DOUBT
    clock.now = NOON
    assert doubt_words() == ""


def test_a_step_from_years_ahead_is_forgotten_some_day(path: Path, clock: _Clock) -> None:
    clock.now += timedelta(days=9999)
    _step("ahead")
    clock.now = NOON + timedelta(days=1)
    for number in range(LATE - 1):
        _step(str(number))
    assert "step 3 of the journal" in doubt_words()
    _step("one more")
    assert doubt_words() == ""


def test_the_step_at_which_it_went_back_is_noted(path: Path, clock: _Clock) -> None:
    clock.now -= timedelta(days=2)
    _step("two")
    clock.now += timedelta(days=1)
    _step("three")
    clock.now -= timedelta(seconds=1)
    _step("four")
    assert [row.number for row in journal.rows() if row.clock_back] == [3, 5]
    verdict = proving.verdict()
    assert (verdict.whole, verdict.proof.clock_back) == (True, (3, 5))
    transactions.close_file()
    lines = run("--db", path, "journal").stdout.splitlines()
    noted = "(the clock had gone back: the step before is later)"
    assert [line.endswith(noted) for line in lines] == [False, False, True, False, True]
    told = json.loads(run("--db", path, "journal", "--json").stdout)
    assert [one["clock_back"] for one in told] == [False, False, True, False, True]
    said = run("--db", path, "journal", "--verify")
    assert said.exit_code == 0
    assert "No fault, but the clock had gone back at the steps 3, 5: the step" in said.stdout
    told = json.loads(run("--db", path, "journal", "--verify", "--json").stdout)
    assert (told["whole"], told["clock_back"]) == (True, [3, 5])


def test_the_work_list_says_so_once_and_first(path: Path, clock: _Clock) -> None:
    desk = open_desk(path, OFFICIAL)
    assert CLOCK not in [task.kind for task in dated_tasks(desk, desk.today)]
    clock.now -= timedelta(days=2)
    tasks = dated_tasks(desk, desk.today)
    assert (tasks[0].kind, tasks[0].text) == (CLOCK, DOUBT)
    assert [task.kind for task in tasks].count(CLOCK) == 1


def test_a_report_is_taken_or_refused_by_a_clock_that_is_doubted(path: Path, clock: _Clock) -> None:
    open_lineups()
    clock.now = NOON + timedelta(hours=4)
    assert tell(Side.HOME, *WON).notes == ()
    clock.now += timedelta(days=7)
    _step("later")
    clock.now -= timedelta(minutes=5)
    # Reports were due on the 25th; on 1 October nothing can be put right any more.
    with pytest.raises(InputError, match=r"(?s)due by 25 Sep 2011.*The clock shows 1 Oct 2011"):
        tell(Side.HOME, *WON, form="again")
    (*_others, note) = tell(Side.AWAY, *WON).notes
    assert note.startswith("The clock shows 1 Oct 2011 17:55, but step ")


def test_hours_of_lineups_say_so_when_taken_and_when_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lineup_world.hall(tmp_path, monkeypatch) as hall:
        hall.hand_in(Side.HOME)
        assert _state().doubt == ""
        hall.at(lineup_world.START + 3 * lineup_world.HOUR)
        _step("later")
        hall.at(lineup_world.START + 2 * lineup_world.HOUR)
        doubt = "The clock shows 24 Sep 2011 17:00, but step "
        assert _state().doubt.startswith(doubt)
        with pytest.raises(InputError, match=rf"(?s)has begun: .*\n{doubt}"):
            hall.hand_in(Side.HOME)
        with pytest.raises(InputError, match=rf"(?s)before the start.*\n{doubt}"):
            exchange_now(
                lineup_world.SEASON,
                lineup_world.MATCH,
                Side.HOME,
                key=hall.key,
                actor=lineup_world.HOME_CAPTAIN,
            )
        # The second lineup opens both; the hour of substitutes is over by the same clock.
        hall.hand_in(Side.AWAY)
        assert _state().home.no_substitute.partition("\n")[2].startswith(doubt)
        transactions.close_file()
        said = run("--db", hall.path, "lineup", "state", "kl", "1", "A1", "B1")
        assert (said.exit_code, doubt in " ".join(said.stderr.split())) == (0, True)


def _state() -> LineupState:
    return lineup_state(lineup_world.SEASON, lineup_world.MATCH, for_side=Side.HOME)


@pytest.mark.parametrize("day", [[], ["--date", "24.9.2011"]])
def test_a_command_says_so_where_the_day_is_left_out(
    path: Path, clock: _Clock, day: list[str]
) -> None:
    clock.now -= timedelta(days=2)
    transactions.close_file()
    said = run("--db", path, "protest", "list", *day)
    assert said.exit_code == 0
    assert (DOUBT in " ".join(said.stderr.split())) == (day == [])
    # Also where it is refused.
    refused = run("--db", path, "account", "pay", "nobody", "22", "--by", "A", "--why", "x", *day)
    assert refused.exit_code == 2
    assert (DOUBT in " ".join(refused.stderr.split())) == (day == [])


@pytest.mark.parametrize("refused", [False, True])
def test_a_form_says_so_where_today_stands_in_it(path: Path, clock: _Clock, refused: bool) -> None:
    desk = open_desk(path, OFFICIAL)
    clock.now -= timedelta(days=2)

    def stored(_desk: object, _why: str) -> Outcome:
        if refused:
            raise InputError("Too late.")
        return Outcome("Filed.", notes=("A fee.",))

    for value, doubts in ((None, (DOUBT,)), ("24.9.2011", ())):
        field = day_field(desk, "day", "Day", value)
        form = Form("Paper", (field,), lambda _got: stored)
        found = form.tried(desk, form.paper({"day": field.value or "22.9.2011"}))
        assert found.refused is refused
        assert found.notes == (() if refused else ("A fee.",)) + doubts
