"""§ 6.1 through services: a granted appeal takes the place of the decision below."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.clock import today as today_in
from league.decision_subjects import BoardScore, target_of
from league.errors import InputError
from league.facts.accounts import FEDERATION, Penalty, of_club
from league.facts.actors import official
from league.facts.notices import Notice
from league.facts.protests import Part, ProtestFile
from league.rulings import Action, Ruling, in_force
from league.services.accounts import fines
from league.services.accounts import ledger as accounts
from league.services.accounts.notices import notices_of
from league.services.accounts.postings import ledger
from league.services.accounts.statements import trial_balance
from league.services.journal import undoing
from league.services.protests.brought import brought_below
from league.services.protests.brought_words import replaced_words
from league.services.protests.details import effects_of
from league.services.protests.docket import docket
from league.services.protests.procedure import Below, Effect
from league.services.protests.views import file_of
from league.services.session import decided_steps, transactions
from league.services.session.desk import Desk
from league.services.session.opening import judge_stored, open_desk
from league.storage.database import moment, opened
from tests.worlds.desk_world import STRUCK, stored
from tests.worlds.protest_world import BY, KEY, appeal, balance, day_after, decide, file

OFFICE = official(BY)
FINE = "fee|7.2.c|home|5|100018|federation"
WAIVED = Effect(Action.WAIVE, target_of(KEY))


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def add(action: Action, key: str, cents: int | None = None) -> None:
    """Rule on something of the match outside any protest."""
    ruling = Ruling(action, target_of(key), "So.", BY, moment(), STRUCK, cents=cents)
    decided_steps.add_ruling("2011/12", ruling, OFFICE)


def fine() -> str:
    """What the fine of board 5 is called in the ledger."""
    (found,) = (one for one in accounts.propose(None) if FINE in one.reference)
    return found.reference


def ruled() -> dict[str, tuple[str, int | None]]:
    """What is in force on the match."""
    mine = [one for one in transactions.load()[1] if one.match == STRUCK]
    return {topic: (one.action, one.cents) for topic, one in in_force(mine).items()}


def parts(number: int) -> list[Part]:
    season = transactions.load()[0]
    return [one.part for one in brought_below(season, file_of(season, number))]


def first(**changes: Any) -> None:
    """A protest of club 602 that is granted: the finding on board 5 is waived."""
    file()
    decide(effects=[WAIVED], **changes)


def against(number: int = 1, *, who: str = "607", day: int = 20, **changes: Any) -> None:
    """An appeal against a decision, usually of the other club, and usually granted."""
    before = file_of(transactions.load()[0], number).decided
    assert before is not None
    filed = date.fromordinal(before.day.toordinal() + 5)
    view = appeal(number, who=who, filed=filed)
    decide(view.file.number, day=day_after(day), **changes)


def effects_told(desk: Desk, filed: ProtestFile) -> list[str]:
    """What the decision changes, as its paper has it."""
    return [*replaced_words(desk, filed), *effects_of(desk, filed)]


def points() -> tuple[int, int]:
    return judge_stored(None).judgement.matches[STRUCK].game_points


def notices() -> dict[str, Notice]:
    return notices_of(transactions.load()[0].federation)


def test_6_1_a_waiver_falls_with_the_decision_that_gave_it() -> None:
    # 3½:4½ counted; with board 5 as it was played 4½:3½ (see desk_world). In half points.
    assert points() == (7, 9)
    first()
    assert points() == (9, 7)
    against()
    assert points() == (7, 9)
    assert ruled() == {}
    found = file_of(transactions.load()[0], 2).decided
    assert found is not None
    assert [(one.part, one.key) for one in found.fell] == [
        (Part.RULING, KEY),
        (Part.REFUNDED, "2011/12|protest|1"),
    ]


def test_6_1_what_was_decided_before_the_lower_decision_holds_again() -> None:
    set_first = Effect(Action.ADD, BoardScore(1, (1, 1)))
    file()
    file()
    decide(effects=[set_first])
    decide(2, effects=[Effect(Action.ADD, BoardScore(1, (0, 2)))])
    against(2)
    assert [one.target.text for one in transactions.load()[1] if one.match == STRUCK][-1] == (
        "board|1|1:1"
    )
    assert judge_stored(None).judgement.matches[STRUCK].boards[0] == (1, 1)


def test_6_1_a_refunded_fine_is_charged_anew_with_a_number_of_its_own_and_once() -> None:
    reference = fine()
    accounts.confirm(None, [reference], day_after(1), actor=OFFICE)
    owed = trial_balance(None)[FEDERATION]
    assert owed == -2200
    first()
    accounts.refund(None, reference, day_after(10), actor=OFFICE, reason="Waived.")
    assert trial_balance(None).get(FEDERATION, 0) == 0
    against()
    # € 22 again, and the € 15 that club 602 had got back for its protest.
    assert trial_balance(None)[FEDERATION] == -3700
    assert trial_balance(None)[of_club("602")] == 3700
    assert list(notices()) == ["2012/1", "2012/2", "2012/3", "2012/4"]
    assert accounts.refunds_in(judge_stored(None), day_after(30)) == []
    assert reference not in [one.reference for one in accounts.propose(None)]


def test_6_1_a_fee_that_the_lower_decision_added_is_taken_back_by_a_numbered_notice() -> None:
    file()
    fee = "fee|7.2.c|away|1||federation"
    decide(effects=[Effect(Action.ADD, target_of(fee), 3600)])
    (added,) = (one for one in accounts.propose(None) if fee in one.reference)
    accounts.confirm(None, [added.reference], day_after(10), actor=OFFICE)
    assert trial_balance(None)[of_club("607")] == 3600
    against()
    assert trial_balance(None).get(of_club("607"), 0) == 0
    # The fee, its reversal, and the protest's fee that is owed again.
    assert list(notices()) == ["2012/1", "2012/2", "2012/3"]


def test_6_1_6_4_a_forfeited_fee_goes_back_when_the_rejection_falls() -> None:
    file()
    decide(granted=False)
    assert balance() == {"cash": 1500, "federation": -1500}
    against(who="602")
    assert balance() == {}
    assert parts(2) == [Part.REFUNDED]


def test_6_1_a_third_instance_brings_the_first_decision_back() -> None:
    first()
    against(1)
    against(2, who="602", day=40)
    assert ruled() == {KEY: (Action.WAIVE, None)}
    assert points() == (9, 7)
    # The first protest's fee went back, was owed again and is not any more; the second's went back
    # and is owed again by club 607; the third's went back.
    assert balance() == {"club:607": 1500, "federation": -1500}


def test_6_1_a_rejection_upheld_what_was_contested_and_falls_with_it() -> None:
    first()
    against(1, granted=False)
    # Club 607 appeals again, against the rejection: the waiver of the first decision is at stake,
    # with both deposits: its own forfeited one, and the one that club 602 got back.
    appeal(2, who="607", filed=day_after(25))
    assert parts(3) == [Part.FORFEITED, Part.RULING, Part.REFUNDED]
    decide(3, day=day_after(40))
    assert (ruled(), points()) == ({}, (7, 9))
    # Club 602 owes its deposit of the first protest again; those of club 607 went back.
    assert balance() == {"club:602": 1500, "federation": -1500}


def test_6_1_a_notice_that_was_upheld_falls_with_the_rejection() -> None:
    accounts.confirm(None, [fine()], day_after(1), actor=OFFICE)
    file(notice="2012/1", match=None, instance="", filed=day_after(5))
    decide(granted=False)
    against(who="602")
    # The fine and both deposits went back, the fine by a notice of its own.
    assert balance() == {}
    assert list(notices()) == ["2012/1", "2012/2"]


def test_6_1_what_is_kept_stays() -> None:
    first()
    against(below=Below(keep=(1,)))
    assert ruled() == {KEY: (Action.WAIVE, None)}
    decided = file_of(transactions.load()[0], 2).decided
    assert decided is not None
    assert [one.part for one in decided.stayed] == [Part.RULING]
    assert balance() == {"club:602": 1500, "federation": -1500}


def test_6_1_in_part_only_it_must_be_said_what_stays() -> None:
    first()
    appeal(who="607")
    before = len(ledger(transactions.load()[0].federation))
    with pytest.raises(InputError, match=r"say what stays.*TUWO § 6\.1"):
        decide(2, day=day_after(20), below=Below(partly=True))
    assert len(ledger(transactions.load()[0].federation)) == before
    view = decide(2, day=day_after(20), below=Below(partly=True, keep=(2,)))
    assert view.outcome.fee_goes == "refund"
    assert ruled() == {}
    assert balance() == {}


def test_6_1_rejected_all_stays() -> None:
    first()
    appeal(who="607")
    with pytest.raises(InputError, match=r"all that .* brought stays.*TUWO § 6\.1"):
        decide(2, day=day_after(20), granted=False, below=Below(keep=(1,)))
    decide(2, day=day_after(20), granted=False)
    assert ruled() == {KEY: (Action.WAIVE, None)}


def test_6_1_what_was_decided_otherwise_since_does_not_fall() -> None:
    file()
    first()
    decide(2, effects=[Effect(Action.CONFIRM, target_of(KEY))])
    appeal(1, who="607")
    assert parts(3) == [Part.REFUNDED]
    decide(3, day=day_after(20))
    assert ruled() == {KEY: (Action.CONFIRM, None)}


def test_a_number_that_nothing_has_is_refused() -> None:
    first()
    appeal(who="607")
    with pytest.raises(InputError, match="brought 2 things; there is no number 3"):
        decide(2, day=day_after(20), below=Below(keep=(3,)))


def test_6_1_a_protest_against_a_finding_waives_it_and_an_appeal_brings_it_back() -> None:
    file(finding=KEY)
    assert parts(1) == [Part.FOUND]
    decide()
    assert (ruled(), points()) == ({KEY: (Action.WAIVE, None)}, (9, 7))
    against()
    assert (ruled(), points()) == ({}, (7, 9))


def test_6_1_a_protest_against_a_notice_takes_the_charge_back_with_a_number() -> None:
    accounts.confirm(None, [fine()], day_after(1), actor=OFFICE)
    file(notice="2012/1", match=None, instance="", filed=day_after(5))
    assert parts(1) == [Part.FOUND]
    decide()
    assert balance() == {}
    assert list(notices()) == ["2012/1", "2012/2"]
    # The board stays lost: the notice was contested, not what was found.
    assert points() == (7, 9)


def today() -> date:
    """Return the day where the federation plays: a ruling is of that day."""
    return today_in("Europe/Vienna")


def test_6_1_a_ruling_that_is_contested_gives_way_to_what_held_before() -> None:
    file()
    decide(granted=False)
    add(Action.CHANGE, FINE, 1000)
    number = len(transactions.load()[1])
    file(ruling=number, match=None, instance="", filed=today())
    assert parts(2) == [Part.RULING]
    decide(2, day=today())
    assert ruled() == {}


def test_7_5_a_fine_that_falls_takes_its_ban_with_it() -> None:
    penalty = Penalty(
        "602", day_after(1), "Absent.", "7.5", 3600, ban_from=day_after(2), ban_until=day_after(90)
    )
    fines.fine(None, penalty, actor=OFFICE)
    file(notice="2012/1", match=None, instance="", filed=day_after(5))
    assert parts(1) == [Part.CHARGE, Part.BAN]
    decide()
    (club,) = (one for one in transactions.load()[0].clubs if one.id == "602")
    assert (club.suspended_from, balance()) == (None, {})
    undoing.undo(transactions.last_step()[0], OFFICE, "Another one.")
    (club,) = (one for one in transactions.load()[0].clubs if one.id == "602")
    assert club.suspended_from == day_after(2)
    assert balance() == {
        "cash": 1500, "deposits": -1500, "club:602": 3600, "federation": -3600
    }  # fmt: skip


def test_undo_brings_all_of_it_back_in_one_deed() -> None:
    reference = fine()
    accounts.confirm(None, [reference], day_after(1), actor=OFFICE)
    first()
    appeal(who="607")
    # The fine waits for its refund, as the first decision has it.
    before = (ruled(), balance(), points(), accounts.refunds_in(judge_stored(None), day_after(20)))
    assert len(before[-1]) == 1
    decide(2, day=day_after(20))
    assert ruled() == {}
    undoing.undo(transactions.last_step()[0], OFFICE, "Typed for another one.")
    after = (ruled(), balance(), points(), accounts.refunds_in(judge_stored(None), day_after(20)))
    assert after == before
    assert file_of(transactions.load()[0], 2).decided is None


def test_6_1_a_contested_fee_that_gets_another_amount_stands_once_in_the_decision() -> None:
    # € 22 on notice 2012/1; by the decision € 10 are owed, so € 12 go back.
    accounts.confirm(None, [fine()], day_after(1), actor=OFFICE)
    file(notice="2012/1", match=None, instance="", filed=day_after(5))
    decide(effects=[Effect(Action.CHANGE, target_of(FINE), 1000)], day=day_after(9))
    desk = open_desk(opened(), OFFICE)
    told = effects_told(desk, file_of(desk.season, 1))
    assert len(told) == 1
    assert told[0].endswith(": now €10.00.")


def test_6_1_the_row_of_an_appeal_says_against_which_decision_it_is() -> None:
    first()
    appeal(1, filed=day_after(14))
    desk = open_desk(opened(), OFFICE)
    rows = {one.file.number: one.about for one in docket(desk, day_after(15)).rows}
    assert rows[2] == f"decision on No. 1: {rows[1]}"
