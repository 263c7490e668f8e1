"""The form of a decision: what falls or stays, amounts, boards; the same as by command.

Protests of club 602 about the match of 25 February 2012: on board 5 the home player is struck and
fined € 22 (§ 4.4.d.1, 7.2.c). What the form stores is held against what ``procedure.decide`` does.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.decision_subjects import BoardScore
from league.facts.actors import official
from league.facts.protests import Decided
from league.rulings import Action
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.protests.procedure import Below, Effect
from league.services.protests.views import file_of
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import judge_stored, open_desk
from league.services.session.trial_runs import file_step, try_step
from league.storage.database import opened
from tests.league.services.protests.test_appeals import FINE, WAIVED, ruled
from tests.worlds.desk_world import STRUCK, stored
from tests.worlds.protest_world import BY, KEY, appeal, balance, day_after, decide, file
from tui.dialogs.form_model import Field, FieldError, Form
from tui.dialogs.protest_forms import decision_form

OFFICE = official(BY)


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path, "landesliga"))
    yield
    transactions.close_file()


def desk() -> Desk:
    return open_desk(opened(), OFFICE)


def form(number: int) -> Form:
    return decision_form(desk(), file_of(transactions.load()[0], number))


def field(number: int, name: str) -> Field:
    return next(one for one in form(number).fields if one.name == name)


def fill(number: int, **typed: str) -> dict[str, str]:
    """What stands in the fields when the form is opened, but for what is typed."""
    day = f"{day_after(20):%d.%m.%Y}"
    return {one.name: one.value for one in form(number).fields} | {"day": day} | typed


def store(number: int, **typed: str) -> Decided:
    file_step(desk(), form(number).paper(fill(number, **typed)), "No proof.")
    decided = file_of(transactions.load()[0], number).decided
    assert decided is not None
    return decided


def appealed() -> None:
    """Granted with the finding waived and board 1 set; the other club appeals."""
    file()
    board = Effect(Action.ADD, BoardScore(1, (0, 2)))
    decide(effects=[WAIVED, board])
    appeal(who="607")


def test_6_1_what_the_lower_decision_brought_is_asked_one_by_one() -> None:
    appealed()
    asked = [one for one in form(2).fields if one.name.startswith("below")]
    assert [one.label for one in asked] == [f"Lower decision, {n}" for n in (1, 2, 3)]
    for one in asked:
        falls, stays = (label for _value, label in one.answers)
        # Nothing chosen = it falls; both answers name the same thing.
        assert (one.value, one.answers[0][0]) == ("", "")
        assert falls.removeprefix("falls: ") == stays.removeprefix("stays: ")
    assert "Waived: TUWO § 4.4.d.1" in asked[0].answers[0][1]
    assert "Board 1 is set to 0:1." in asked[1].answers[0][1]
    assert "€15.00 were refunded (Protest 1)." in asked[2].answers[0][1]


def test_6_1_granted_all_falls() -> None:
    appealed()
    decided = store(2)
    assert (len(decided.fell), decided.stayed, decided.partly) == (3, (), False)
    assert ruled() == {}
    # What 602 had got back it owes again; the deposit of the appeal goes back.
    assert balance() == {"club:602": 1500, "federation": -1500}


@pytest.mark.parametrize("decision", ["granted", "partly"])
def test_6_1_what_stays_is_what_keep_names(decision: str) -> None:
    appealed()
    by_form = store(2, decision=decision, below2="stays")
    assert [one.key for one in by_form.stayed] == ["board|1|0:2"]
    # The same by ``--keep 2``, once the form's decision is taken back.
    held = ruled(), balance()
    undo(journal.rows()[-1].number, OFFICE, "Again.")
    decide(2, day=day_after(20), reasons="No proof.", below=Below(decision == "partly", (2,)))
    by_keep = file_of(transactions.load()[0], 2).decided
    assert by_keep is not None
    assert (by_keep.fell, by_keep.stayed) == (by_form.fell, by_form.stayed)
    assert (ruled(), balance()) == held


def test_6_1_in_part_nothing_is_stored_before_something_stays() -> None:
    appealed()
    typed = fill(2, decision="partly")
    said = try_step(desk(), form(2).paper(typed))
    assert (said.refused, "say what stays" in said.says) == (True, True)


def test_6_1_rejected_nothing_typed_counts() -> None:
    appealed()
    before = ruled()
    decided = store(2, decision="rejected", below1="stays", boards="2=0:1", rule="7.5", amount="9")
    assert (decided.granted, decided.fell, decided.rulings) == (False, (), ())
    assert ruled() == before


def test_a_contested_finding_is_asked_once() -> None:
    file(finding=KEY)
    (asked,) = [one for one in form(1).fields if KEY.partition("|")[0] in str(one.answers)]
    assert (asked.name, asked.label) == ("below1", "Contested, 1")
    store(1)
    assert ruled()[KEY][0] is Action.WAIVE


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ({}, (Action.WAIVE, None)),
        ({"below1": "stays"}, None),
        ({"fee0": "10"}, (Action.CHANGE, 1000)),
        ({"below1": "stays", "fee0": "10"}, (Action.CHANGE, 1000)),
    ],
)
def test_a_contested_fee_falls_stays_or_has_another_amount(
    typed: dict[str, str], expected: tuple[Action, int | None] | None
) -> None:
    file(finding=FINE)
    fee = field(1, "fee0")
    # € 22 that fall need no amount; only another one is typed.
    assert (fee.value, "as chosen above" in fee.hint) == ("", True)
    store(1, **typed)
    assert ruled().get(FINE) == expected


def test_amounts_that_stand_are_those_owed_and_empty_is_waived() -> None:
    file()
    fee = field(1, "fee0")
    assert (fee.label, fee.value) == ("7.2.c 5 → federation, home", "22")
    store(1, fee0="", boards="1=½:½")
    assert ruled()[FINE] == (Action.WAIVE, None)
    assert judge_stored(None).judgement.matches[STRUCK].boards[0] == (1, 1)


def test_what_is_no_board_and_no_amount_is_said_in_its_field() -> None:
    file()
    for name, typed in (("boards", "1:½"), ("fee0", "x"), ("day", "31.2.2012")):
        with pytest.raises(FieldError) as caught:
            form(1).paper(fill(1, **{name: typed}))
        assert caught.value.field == name
