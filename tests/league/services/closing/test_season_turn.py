"""TUWO § 1.8, third supplement: transfers that wait are carried into the next season."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.actors import official
from league.facts.claims import Application, Deregistration
from league.facts.seasons import BoardRecord, Fixture
from league.record_kinds import APPLICATION, DEREGISTRATION
from league.services.closing.rollover import roll_over
from league.services.home.season_tasks import dated_tasks
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.registry.registering import departures
from league.services.registry.registering.registrations import register, withdraw_registration
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.records import recorded, recorded_one
from league.storage.database import opened
from tests.worlds.paper_world import BY, NAME, application, open_world, steps

NEW, LIST = "2012/13", date(2012, 7, 1)
WHO = official(BY)
OWED = ((2011, 4000),)


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


def leave(notice: date, *owed: tuple[int, int], season: str = NAME) -> None:
    paper = Deregistration("109", "601", notice, notice, owed)
    departures.deregister(season, paper, actor=WHO)


def take(posted: date, season: str = NAME) -> date | None:
    return register(season, application("109", "603", posted), actor=WHO).eligible_from


def turn(name: str = NEW, after: str = NAME) -> None:
    roll_over(after, name, date(int(name[:4]), 7, 1), actor=WHO)


def settle(day: date, season: str) -> list[Application]:
    return departures.settle(season, "109", "601", day, actor=WHO)


def first_days(season: str) -> list[date | None]:
    """The player's first days with his new club."""
    loaded = transactions.load(season)[0]
    mine = [one for one in loaded.registrations if (one.ident, one.club) == ("109", "603")]
    return [one.eligible_from for one in mine]


@pytest.mark.parametrize("opened", [NAME, NEW])
@pytest.mark.parametrize(
    ("notice", "settled", "first"),
    [
        # Before 20 June: the window opens on 1 July; later settled, on the day of settlement.
        (date(2012, 6, 10), date(2012, 9, 8), date(2012, 9, 8)),
        (date(2012, 6, 10), date(2012, 6, 20), date(2012, 7, 1)),
        # 20 June is too late for the summer: 1 January, or the settlement after it.
        (date(2012, 6, 20), date(2012, 9, 8), date(2013, 1, 1)),
        (date(2012, 6, 20), date(2013, 2, 1), date(2013, 2, 1)),
    ],
)
def test_1_8_d_the_later_of_window_and_settlement_whichever_season_is_open(
    opened: str, notice: date, settled: date, first: date
) -> None:
    leave(notice, *OWED)
    assert take(date(2012, 6, 25)) is None
    turn()
    assert (first_days(NAME), first_days(NEW)) == ([], [])
    assert [one.eligible_from for one in settle(settled, opened)] == [first]
    assert (first_days(NAME), first_days(NEW)) == ([first], [first])
    for name in (NAME, NEW):
        paper = recorded_one(name, DEREGISTRATION, "109/601")
        assert paper is not None
        assert paper.settled == settled


def test_1_8_d_undone_it_waits_again_in_both_seasons_and_is_settled_anew() -> None:
    leave(date(2012, 6, 10), *OWED)
    take(date(2012, 6, 25))
    turn()
    before = [transactions.load(name) for name in (NAME, NEW)]
    settle(date(2012, 9, 8), NEW)
    undoing.undo(journal.rows()[-1].number, WHO, "typed for another")
    assert [transactions.load(name) for name in (NAME, NEW)] == before
    for name in (NAME, NEW):
        assert recorded(name, APPLICATION)["109/603"].eligible_from is None
        assert recorded(name, DEREGISTRATION)["109/601"].settled is None
    settle(date(2012, 10, 6), NAME)
    assert first_days(NEW) == [date(2012, 10, 6)]
    assert journal.verify() is None


def test_1_8_d_it_waits_over_two_turns() -> None:
    leave(date(2012, 6, 10), *OWED)
    take(date(2012, 6, 25))
    turn()
    turn("2013/14", NEW)
    settle(date(2013, 9, 1), "2013/14")
    assert [first_days(name) for name in (NAME, NEW, "2013/14")] == [[date(2013, 9, 1)]] * 3


def test_1_8_d_who_registers_only_in_the_next_season_still_owes() -> None:
    leave(date(2012, 6, 10), *OWED)
    turn()
    assert take(date(2012, 9, 1), NEW) is None
    settle(date(2012, 9, 20), NEW)
    assert (first_days(NAME), first_days(NEW)) == ([], [date(2012, 9, 20)])


def test_1_8_b_the_window_counts_for_who_registers_only_in_the_next_season() -> None:
    """Notice of 25 June misses 1 July, also when the new club's paper comes after the turn."""
    leave(date(2012, 6, 25))
    turn()
    assert take(date(2012, 7, 5), NEW) == date(2013, 1, 1)


def test_1_8_b_a_transfer_of_june_waits_for_january_in_the_next_season() -> None:
    leave(date(2012, 6, 25))
    assert take(date(2012, 6, 28)) == date(2013, 1, 1)
    turn()
    assert first_days(NEW) == [date(2013, 1, 1)]
    assert recorded(NEW, APPLICATION) == recorded(NAME, APPLICATION)


def test_who_left_in_time_and_owes_nothing_is_dropped() -> None:
    leave(date(2012, 6, 10))
    turn()
    assert recorded(NEW, DEREGISTRATION) == {}
    assert "109" not in {one.ident for one in transactions.load(NEW)[0].registrations}


def test_1_8_d_a_settlement_before_the_notice_is_refused_in_either_season() -> None:
    leave(date(2012, 6, 10), *OWED)
    take(date(2012, 6, 25))
    turn()
    number = steps()
    for name in (NAME, NEW):
        with pytest.raises(InputError, match=r"cannot be settled on 9 Jun 2012.*§ 1\.8\.d"):
            settle(date(2012, 6, 9), name)
    assert steps() == number


def test_h_4_a_late_notice_is_dealt_with_from_either_season() -> None:
    """Annex H 4: passed on by 30 June; it is dealt with once, for both seasons."""
    paper = Deregistration("109", "601", date(2012, 6, 10))
    departures.deregister(NAME, paper, actor=WHO)
    turn()
    departures.pass_on(NEW, "109", "601", date(2012, 7, 3), actor=WHO)
    assert recorded(NAME, DEREGISTRATION)["109/601"].forwarded == date(2012, 7, 3)
    turn("2013/14", NEW)
    assert recorded("2013/14", DEREGISTRATION)["109/601"].forwarded == date(2012, 7, 3)


def test_a_registration_taken_back_waits_nowhere() -> None:
    leave(date(2012, 6, 10), *OWED)
    take(date(2012, 6, 25))
    turn()
    withdraw_registration(NEW, "109", "603", actor=WHO, why="another player was meant")
    assert recorded(NAME, APPLICATION) == recorded(NEW, APPLICATION) == {}
    assert settle(date(2012, 9, 8), NEW) == []


def test_1_8_b_games_of_the_new_season_count_too() -> None:
    """Notice of 25 June 2012; a game of November closes January, in both seasons."""
    leave(date(2012, 6, 25), *OWED)
    take(date(2012, 6, 28))
    turn()
    new, played = transactions.load(NEW)[0], date(2012, 11, 10)
    fixture = Fixture("ll", 1, "A1", "C1", played, played)
    board = BoardRecord(fixture.key, 1, "109", "101", (2, 0))
    transactions.import_season(replace(new, fixtures=(fixture,), boards=(board,)), WHO, "")
    settle(date(2013, 2, 1), NAME)
    assert (first_days(NAME), first_days(NEW)) == ([date(2013, 7, 1)], [date(2013, 7, 1)])


def _named() -> list[str]:
    """What the new season's work list has of players."""
    found = dated_tasks(open_desk(opened(), WHO, NEW), LIST)
    return [one.text for one in found if one.kind == "transfer" and "was prepared" in one.text]


def test_a_notice_entered_in_the_old_season_after_the_turn_is_named_in_the_new_one() -> None:
    turn()
    assert _named() == []
    leave(date(2012, 6, 10))
    (said,) = _named()
    assert said.startswith("2011/12: ")
    assert "on 10 Jun 2012, entered after 2012/13 was prepared; there he is registered" in said
    # Entered here too, nothing is left to do; so it is when that is taken back there.
    leave(date(2012, 6, 10), season=NEW)
    assert _named() == []


def test_so_is_a_registration() -> None:
    leave(date(2012, 6, 10))
    turn()
    take(date(2012, 6, 20))
    (said,) = _named()
    assert "from 1 Jul 2012 on, entered after 2012/13 was prepared; there he is not" in said
    take(date(2012, 6, 20), season=NEW)
    assert _named() == []


def test_what_was_entered_before_the_turn_reached_the_new_season() -> None:
    leave(date(2012, 6, 10))
    take(date(2012, 6, 20))
    turn()
    assert _named() == []
