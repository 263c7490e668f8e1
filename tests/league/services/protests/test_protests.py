"""§ 6 through services: filed with the deposit, decided, appealed, with effect on the match."""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import BoardScore, FindingKey, target_of
from league.errors import InputError, NotFoundError
from league.facts.accounts import CASH, DEPOSITS, FEDERATION, NATIONAL
from league.facts.actors import official
from league.facts.matches import Side
from league.record_kinds import PROTEST
from league.rulings import Action
from league.services.accounts.postings import ledger
from league.services.accounts.statements import trial_balance
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.protests import procedure
from league.services.protests.procedure import Effect
from league.services.session import transactions
from league.services.session.opening import judge_stored
from league.services.session.records import recorded
from tests.worlds.desk_world import STRUCK, stored
from tests.worlds.protest_world import KEY, appeal, balance, day_after, decide, file, played, steps


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def test_6_4_a_filed_in_time_with_the_deposit_in_the_ledger() -> None:
    before = steps()
    view = file(filed=day_after(8))
    assert (view.outcome.admissible, view.against) == (True, ())
    assert view.outcome.deadline == day_after(8)
    assert (view.file.number, view.file.event) == (1, played())
    assert view.next_instance == "kreisspielleiter"
    assert balance() == {"cash": 1500, "deposits": -1500}
    assert recorded("2011/12", PROTEST) == {"1": view.file}
    # One line for the protest, one for the deposit.
    assert steps() == before + 2


def test_6_5_a_on_the_ninth_day_it_is_on_file_but_cannot_be_granted() -> None:
    view = file(filed=day_after(9))
    assert not view.outcome.admissible
    assert view.against[0].endswith("(TUWO § 6.5.a)")
    # § 6.4.a: it counts as rejected, so that its deposit is forfeited in the same deed.
    assert balance() == {"cash": 1500, "federation": -1500}
    before = steps()
    with pytest.raises(InputError, match=r"TUWO § 6\.5\.a"):
        decide()
    assert steps() == before
    assert decide(granted=False, reasons="Too late.").outcome.fee_goes == "federation"
    # The decision says it in writing and takes nothing more; an appeal that is granted gives both
    # deposits back.
    assert balance() == {"cash": 1500, "federation": -1500}
    appeal()
    decide(2, day=day_after(20), reasons="The postmark was of the eighth day.")
    assert balance() == {}


def test_6_4_a_a_filing_that_is_not_dealt_with_is_undone_with_its_deposit() -> None:
    file(filed=day_after(9))
    undoing.undo(steps(), official("Anna Muster"), "Read the postmark wrong.")
    assert (balance(), procedure.protests(None)) == ({}, [])
    file(filed=day_after(8))
    assert balance() == {"cash": 1500, "deposits": -1500}


def test_6_4_a_without_the_fee_it_is_not_dealt_with() -> None:
    view = file(fee_paid=False)
    assert [one.rule for one in view.outcome.findings] == ["6.4.a"]
    assert ledger(transactions.load()[0].federation) == []
    with pytest.raises(InputError, match=r"TUWO § 6\.4\.a"):
        decide()
    decide(granted=False)
    assert balance() == {}


def test_6_1_the_first_instance_and_the_way() -> None:
    # The captain is asked during the match; what comes in writing goes to the first office.
    assert file(instance="").file.instance == "klassenspielleiter"
    assert file(instance="captain").next_instance == "klassenspielleiter"
    agreed = {"instance": "schiedsgericht", "why": "The lower instances gave their consent."}
    assert file(**agreed).next_instance is None
    assert file(**agreed, fide=True).next_instance == "bundesspielleitung"
    event = datetime(2012, 1, 14, 18, 30)  # noqa: DTZ001  # local time, as on the clock in the hall
    view = file(kind="individual", event=event, filed=event, match=None, instance="")
    assert (view.file.instance, view.next_instance) == ("turnierleiter", "landesspielleiter")


def test_6_4_a_granted_the_fee_goes_back() -> None:
    file()
    view = decide()
    assert (view.outcome.fee_goes, balance()) == ("refund", {})
    assert [
        (one.debit, one.credit, one.cents) for one in ledger(transactions.load()[0].federation)
    ] == [(CASH, DEPOSITS, 1500), (DEPOSITS, CASH, 1500)]


def test_6_4_a_rejected_the_fee_is_forfeited_to_the_federation() -> None:
    file()
    view = decide(granted=False)
    assert view.outcome.fee_goes == "federation"
    assert balance() == {"cash": 1500, "federation": -1500}
    # Decided on the 9th day after; eight days more for the appeal.
    assert (view.next_instance, view.appeal_until) == ("kreisspielleiter", day_after(17))
    assert view.days_left(day_after(15)) == 2
    assert view.days_left(day_after(18)) == -1


def test_6_4_b_at_the_bundesspielleitung_72_euro_and_to_the_oesb() -> None:
    file(instance="bundesspielleitung", fide=True, why="Every instance below was heard.")
    assert balance() == {"cash": 7200, "deposits": -7200}
    decide(granted=False)
    assert trial_balance(None)[NATIONAL] == -7200


# Effect on the match


def test_6_granting_waives_the_finding_and_the_fee_with_reference_to_the_protest() -> None:
    before = judge_stored(None).judgement.matches[STRUCK]
    # Board 5 was won 1:0 over the board and struck: it counts 0:1.
    assert (before.facts.results[4], before.boards[4]) == ((2, 0), (0, 2))
    file()
    view = decide(effects=[Effect(Action.WAIVE, target_of(KEY))])
    after = judge_stored(None).judgement.matches[STRUCK]
    assert after.boards[4] == (2, 0)
    assert after.fees == tuple(one for one in before.fees if one.board != 5)
    (ruling,) = transactions.load()[1]
    assert (ruling.match, ruling.action) == (STRUCK, Action.WAIVE)
    assert ruling.reason == "Protest 1, Klassenspielleiter: The list was right."
    assert view.file.decided is not None
    assert view.file.decided.rulings == (("waive", KEY),)


def test_6_granting_sets_a_board_and_adds_a_fee() -> None:
    file()
    fee = "fee|7.2.c|away|1||federation"
    decide(
        effects=[
            Effect(Action.ADD, BoardScore(1, (1, 1))),
            Effect(Action.ADD, target_of(fee), 3600),
        ]
    )
    after = judge_stored(None).judgement.matches[STRUCK]
    assert after.boards[0] == (1, 1)
    assert [(one.key, one.cents) for one in after.fees if one.board == 1] == [(fee, 3600)]


def test_6_an_effect_that_cannot_be_undoes_the_whole_decision() -> None:
    file()
    before, held = steps(), balance()
    with pytest.raises(NotFoundError, match=r"9\.9"):
        decide(
            effects=[
                Effect(Action.WAIVE, target_of(KEY)),
                Effect(Action.WAIVE, FindingKey("9.9", Side.HOME)),
            ]
        )
    assert (steps(), balance(), transactions.load()[1]) == (before, held, ())
    assert procedure.protests(None)[0].file.decided is None


# Appeals


def test_6_1_an_appeal_goes_to_the_next_instance_from_the_written_decision() -> None:
    file()
    decide(granted=False)
    view = appeal()
    assert (view.file.number, view.file.appeal_of) == (2, 1)
    assert (view.file.instance, view.file.event) == ("kreisspielleiter", day_after(9))
    # 9 days after the match it was decided; day 17 is the eighth.
    assert (view.outcome.deadline, view.outcome.admissible) == (day_after(17), True)
    assert balance() == {"cash": 3000, "federation": -1500, "deposits": -1500}
    decide(2, day=day_after(20))
    # The rejection falls, and with it that the first fee was lost (reading of § 6.1).
    assert balance() == {}


def test_6_5_a_an_appeal_on_the_ninth_day_is_too_late() -> None:
    file()
    decide(granted=False)
    assert [one.rule for one in appeal(filed=day_after(18)).outcome.findings] == ["6.5.a"]


def test_6_5_an_appeal_at_an_individual_event_has_the_days_too() -> None:
    event = datetime(2012, 1, 14, 18, 30)  # noqa: DTZ001  # local time, as on the clock in the hall
    late = event.replace(hour=19, minute=31)
    view = file(kind="individual", event=event, filed=late, match=None, instance="")
    assert [one.rule for one in view.outcome.findings] == ["6.5.b"]
    decide(granted=False, day=date(2012, 1, 15))
    view = appeal(filed=date(2012, 1, 23))
    assert (view.file.instance, view.outcome.admissible) == ("landesspielleiter", True)


def test_6_3_a_fide_question_goes_one_further_and_then_no_more() -> None:
    file(instance="schiedsgericht", fide=True, why="The instances below were heard.")
    decide(granted=False)
    view = appeal()
    assert (view.file.instance, view.outcome.cents) == ("bundesspielleitung", 7200)
    decide(2, granted=False, day=day_after(20))
    with pytest.raises(InputError, match=r"Bundesspielleitung decides last.*§ 6\.1"):
        appeal(2, filed=day_after(21))
    assert trial_balance(None)[FEDERATION] == -1500
    assert trial_balance(None)[NATIONAL] == -7200


def test_6_2_other_matters_go_to_the_organ_that_decided_and_last_to_the_landesvorstand() -> None:
    view = file(kind="other", match=None, event=played(), instance="kreistag")
    assert (view.file.instance, view.next_instance) == ("kreistag", "landesvorstand")
    assert view.outcome.deadline == day_after(8)
    decide(granted=False)
    assert appeal().next_instance is None


def test_6_2_a_another_instance_than_the_one_that_follows_needs_a_reason() -> None:
    """Of a match its division's official, of what was decided the organ that did (III. 6.5.a)."""
    first = r"goes first to: Klassenspielleiter; another instance needs a reason \(TUWO § 6\.2\.a\)"
    for other in ({"instance": "kreisspielleiter"}, {"instance": "", "organ": "schiedsgericht"}):
        with pytest.raises(InputError, match=first):
            file(**other, why=" ")
    assert procedure.protests(None) == []
    view = file(instance="kreisspielleiter", why="The Klassenspielleiter is party to it.")
    assert view.file.instance == "kreisspielleiter"
    assert journal.rows()[-2].why == (
        "Our list was corrected in time. (The Klassenspielleiter is party to it.)"
    )
    decide(effects=[Effect(Action.WAIVE, target_of(KEY))])
    # The Kreisspielleiter decided on the match: what follows is against his decision on it.
    later = {"filed": day_after(10)}
    assert file(**later, instance="").file.instance == "kreisspielleiter"
    for other in ({}, {"instance": "captain"}, {"instance": "", "organ": "klassenspielleiter"}):
        with pytest.raises(InputError, match=r"goes first to: Kreisspielleiter.*§ 6\.2\.a"):
            file(**later, **other)


def test_6_2_a_the_last_instance_comes_only_after_the_organ_that_decided() -> None:
    about: dict[str, Any] = {"kind": "other", "match": None, "event": played()}
    for wrong in ("", "landesvorstand", "Landesvorstand"):
        with pytest.raises(InputError, match=r"Who decided the matter is missing.*§ 6\.2\.a"):
            file(**about, instance=wrong)
    with pytest.raises(InputError, match=r"Kreistag decided the matter.*goes there first"):
        file(**about, instance="landesvorstand", organ="Kreistag")
    assert file(**about, instance="", organ="kreistag").next_instance == "landesvorstand"
    decided = file(**about, instance="landesvorstand", organ="landesvorstand")
    assert (decided.file.instance, decided.next_instance) == ("landesvorstand", None)


def test_6_4_a_a_claim_to_the_captain_costs_nothing() -> None:
    view = file(instance="captain", fee_paid=False)
    assert (view.outcome.admissible, view.outcome.cents) == (True, 0)
    assert file(instance="captain", fee_paid=True).outcome.fee_goes is None
    assert trial_balance(None).get(DEPOSITS, 0) == 0
    assert decide(granted=False).next_instance == "klassenspielleiter"
    assert appeal().outcome.cents == 1500
