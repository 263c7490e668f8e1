"""TUWO § 6 over generated seasons: last day, event, instance and fee of whatever was decided.

Worked out here from § 6: 8 days from the event (6.5.a), which is the day of the notice or decision;
€ 15 (6.4.a); a match's fees go first to its Klassenspielleiter and then up in turn (6.1.a), a fine
of the executive to the executive itself (6.2.a).
"""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from league.facts.accounts import Penalty
from league.services.accounts import ledger
from league.services.accounts.fines import fine
from league.services.accounts.notices import notice_rows
from league.services.accounts.papers import notice_view
from league.services.closing.rollover import roll_over
from league.services.journal.undoing import undo
from league.services.protests import procedure
from league.services.protests.decision_papers import protest_paper
from league.services.protests.filing import Filing
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.storage.database import opened
from league.views.protests import ProtestView
from tests.worlds.acting import OFFICIAL
from tests.worlds.generated import federation

OLD, NEW = "2026/27", "2027/28"
EIGHT, FEE = timedelta(days=8), 1500
WAY = ("klassenspielleiter", "kreisspielleiter", "landesspielleiter", "schiedsgericht")
PRINTED = re.compile(r"until (\d+ \w{3} \d{4})\b")


@pytest.fixture(autouse=True)
def _file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("league.clock.now", lambda: datetime(2027, 5, 2, 12, tzinfo=UTC))
    transactions.open_file(tmp_path / "a.sqlite")
    yield
    transactions.close_file()


def desk(season: str | None = None) -> Desk:
    return open_desk(opened(), OFFICIAL, season)


def printed(text: str) -> date:
    found = PRINTED.search(text)
    assert found, text
    return datetime.strptime(found[1], "%d %b %Y").date()  # noqa: DTZ007  # a day


def file(day: date, who: str, **thing: object) -> ProtestView:
    filing = Filing("team", day, True, "No.", who, **thing)  # type: ignore[arg-type]  # any field
    return procedure.file_protest(None, filing, actor=OFFICIAL)


def holds(last: date, instance: str, filing: Callable[[date], ProtestView]) -> None:
    """On the last day it is dealt with, on the next not; the event is eight days before."""
    for day in (last, last + timedelta(days=1)):
        with transactions.taken_back():
            found = filing(day)
            assert (found.outcome.admissible, found.outcome.deadline) == (day == last, last)
            assert (found.file.event, found.file.instance) == (last - EIGHT, instance)
            assert found.outcome.cents == FEE


def post_and_fine(rng: Random) -> dict[str, tuple[date, str]]:
    """Post fees on random days and fine a club; return day and instance of each notice."""
    days: list[tuple[date, str]] = []
    charges = [one for one in ledger.propose(OLD) if not one.cash and "|match|" in one.reference]
    for one in rng.sample(charges, min(4, len(charges))):
        day = max(one.day, date(2027, 4, 1)) + timedelta(days=rng.randrange(90))
        ledger.confirm(OLD, [one.reference], day, actor=OFFICIAL)
        days.append((day, WAY[0]))
    day = date(2027, 6, rng.randint(1, 30))
    club = rng.choice(transactions.load(OLD)[0].clubs).id
    fine(OLD, Penalty(club, day, "Unsporting.", "7.5", 3600), actor=OFFICIAL)
    days.append((day, "landesvorstand"))
    rows = notice_rows(desk())
    assert len(rows) == len(days) > 1
    return {row.number: what for row, what in zip(rows, days, strict=True)}


def all_hold(expected: dict[str, tuple[date, str]]) -> None:
    for row in notice_rows(desk()):
        if row.number not in expected:
            continue
        day, instance = expected[row.number]
        last = printed(notice_view(desk(), row.number).contest)
        assert last == day + EIGHT
        holds(last, instance, partial(file, who=row.club, notice=row.number))


def next_season() -> None:
    roll_over(OLD, NEW, date(2027, 7, 1), actor=OFFICIAL)
    transactions.choose_season(NEW, OFFICIAL)


@pytest.mark.parametrize("seed", range(4))
def test_6_5_a_what_is_printed_as_the_last_day_holds_up_the_instances(seed: int) -> None:
    rng = Random(seed)
    transactions.import_season(federation(1, 4, 4, seed, mishaps=0.6), OFFICIAL, "")
    expected = post_and_fine(rng)
    all_hold(expected)
    next_season()
    all_hold(expected)
    number = rng.choice([one for one, (_day, to) in expected.items() if to == WAY[0]])
    club = next(row.club for row in notice_rows(desk()) if row.number == number)
    file(expected[number][0] + EIGHT, club, notice=number)
    firsts = []
    for at in range(1, 4):
        # Decided some days after it was filed; the next in turn hears the appeal.
        decided = procedure.protests(OLD)[-1].file.filed + timedelta(days=rng.randrange(1, 40))
        procedure.decide(None, at, granted=False, day=decided, reasons="It stands.", actor=OFFICIAL)
        firsts.append(transactions.last_step()[0])
        last = printed(protest_paper(desk(OLD), str(at)).appeal)
        assert last == decided + EIGHT
        holds(last, WAY[at], partial(file, who=club, decision=at))
        if at < 3:
            file(last, club, decision=at)
    # Undone, the last decision is as if it had never been; made anew, its days count from then.
    undo(firsts[-1], OFFICIAL, "Not yet.")
    assert procedure.protests(OLD)[-1].file.decided is None
    all_hold({one: what for one, what in expected.items() if one != number})
    again = decided + timedelta(days=rng.randrange(1, 9))
    procedure.decide(None, 3, granted=False, day=again, reasons="It stands.", actor=OFFICIAL)
    assert printed(protest_paper(desk(OLD), "3").appeal) == again + EIGHT
    holds(again + EIGHT, WAY[3], lambda day: file(day, club, decision=3))
