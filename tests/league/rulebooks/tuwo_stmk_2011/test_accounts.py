"""§ 1.3, 1.4.a, 1.8.c, 4.4.a.2, 6.4, 7.5, 7.6, C 2.4.b: from fees and fines to postings."""

from datetime import UTC, date, datetime, timedelta

import pytest

from league.decision_subjects import target_of
from league.errors import InputError
from league.facts.accounts import (
    CASH,
    DEPOSITS,
    FEDERATION,
    NATIONAL,
    Charge,
    Penalty,
    Posting,
    Status,
    of_club,
)
from league.facts.matches import MatchFacts
from league.facts.protests import Protest
from league.facts.seasons import MatchKey
from league.judging import judge_match
from league.outcomes.ledger import advance, balances, held, post
from league.outcomes.open_items import open_items
from league.rulebooks.tuwo_stmk_2011 import p07_accounts
from league.rulings import Action, Ruling
from tests.worlds.tuwo_world import DAY, book, empty, home_with, match, values

KEY: MatchKey = ("landesliga", 1, "Alpha", "Beta")
ALPHA, BETA = of_club("Alpha"), of_club("Beta")


def charges(facts: MatchFacts, *rulings: Ruling) -> tuple[Charge, ...]:
    return p07_accounts.match_charges(KEY, judge_match(book(), facts, rulings), rulings, values())


def owed(facts: MatchFacts) -> list[tuple[str, str, str, int]]:
    return [(one.rule, str(one.debtor), str(one.creditor), one.cents) for one in charges(facts)]


def ruling(action: Action, target: str, cents: int | None = None) -> Ruling:
    at = datetime(2011, 10, 20, tzinfo=UTC)
    return Ruling(action, target_of(target), "because", "Anna Muster", at, KEY, cents=cents)


def confirmed(charge: Charge) -> Charge:
    return advance(advance(charge, Status.PROPOSED), Status.CONFIRMED, "Anna Muster")


def test_4_3_d_a_missing_report_is_owed_to_the_federation() -> None:
    assert owed(home_with(match(), reported=None)) == [("4.3.d", "club:Alpha", "federation", 700)]


def test_7_2_d_half_goes_to_the_opponent() -> None:
    # Kreisliga, board 8 is the youth board: only board 3 costs € 7, half each. Its gap is unpaid.
    assert owed(match("kreisliga-graz", home=empty(3))) == [
        ("7.2.d", "club:Alpha", "federation", 350),
        ("7.2.d", "club:Alpha", "club:Beta", 350),
    ]


def test_7_2_d_the_two_halves_have_references_of_their_own() -> None:
    references = [one.reference for one in charges(match("kreisliga-graz", home=empty(3)))]
    assert len(set(references)) == len(references) == 2


def test_4_4_a_2_cash_for_a_gap_needs_both_captains() -> None:
    facts = home_with(match(home=empty(2)), gaps_paid=frozenset({2}))
    gap = next(one for one in charges(facts) if one.rule == "4.4.a.2")
    # Landesliga, board 2: € 80.
    assert (gap.debtor, gap.creditor, gap.cents, gap.cash) == (ALPHA, BETA, 8000, True)
    for captains in ((False, False), (True, False), (False, True)):
        with pytest.raises(InputError, match=r"€80.*4\.4\.a\.2"):
            post(confirmed(gap), DAY, captains)
    done, postings = post(confirmed(gap), DAY, (True, True))
    assert done.status is Status.POSTED
    assert set(balances(postings).values()) == {0}
    assert not open_items(ALPHA, postings).owes
    assert not open_items(BETA, postings).due


def test_7_2_a_ruling_confirms_or_changes_a_charge() -> None:
    facts = home_with(match(), reported=None)
    key = judge_match(book(), facts).fees[0].key
    assert charges(facts)[0].status is Status.DETECTED
    stands = charges(facts, ruling(Action.CONFIRM, key))[0]
    assert (stands.status, stands.by) == (Status.CONFIRMED, "Anna Muster")
    changed = charges(facts, ruling(Action.CHANGE, key, 300))[0]
    assert (changed.status, changed.cents) == (Status.CONFIRMED, 300)
    assert charges(facts, ruling(Action.WAIVE, key)) == ()
    reopened = (ruling(Action.CONFIRM, key), ruling(Action.REOPEN, key))
    assert charges(facts, *reopened)[0].status is Status.DETECTED


def test_c_2_4_b_a_fee_per_player_with_missing_data() -> None:
    found = list(p07_accounts.missing_data_charge("601", "Open", 3, DAY, values()))
    # 3 × € 1.09
    assert [(one.cents, one.rule, one.status) for one in found] == [
        (327, "C.2.4.b", Status.PROPOSED)
    ]
    assert not list(p07_accounts.missing_data_charge("601", "Open", 0, DAY, values()))


def protest(**changes: object) -> Protest:
    fields = {
        "kind": "team",
        "event": DAY,
        "filed": DAY,
        "fee_paid": True,
        "instance": "landesspielleiter",
    }
    return Protest(**(fields | changes))  # type: ignore[arg-type]  # any field may change


def test_6_4_a_the_deposit_is_held_until_it_is_decided() -> None:
    paid = p07_accounts.protest_deposit(protest(), "P1", DAY, values())
    assert (paid.debit, paid.credit, paid.cents, paid.rule) == (CASH, DEPOSITS, 1500, "6.4.a")
    assert held([paid], "P1") == 1500
    assert p07_accounts.protest_decided(protest(), [paid], "P1", DAY, values()) == ()


@pytest.mark.parametrize(
    ("instance", "granted", "goes_to", "cents", "rule"),
    [
        ("landesspielleiter", True, CASH, 1500, "6.4.a"),
        ("landesspielleiter", False, FEDERATION, 1500, "6.4.a"),
        ("bundesspielleitung", True, CASH, 7200, "6.4.b"),
        ("bundesspielleitung", False, NATIONAL, 7200, "6.4.b"),
    ],
)
def test_6_4_refunded_or_forfeited_to_the_instances_body(
    instance: str, granted: bool, goes_to: object, cents: int, rule: str
) -> None:
    facts = protest(instance=instance, granted=granted)
    paid = p07_accounts.protest_deposit(facts, "P1", DAY, values())
    done = p07_accounts.protest_decided(facts, [paid], "P1", DAY, values())
    assert [(one.debit, one.credit, one.cents, one.rule) for one in done] == [
        (DEPOSITS, goes_to, cents, rule)
    ]
    assert held([paid, *done], "P1") == 0
    with pytest.raises(InputError, match="P1"):
        p07_accounts.protest_decided(facts, [paid, *done], "P1", DAY, values())


def test_6_4_no_deposit_without_money() -> None:
    with pytest.raises(InputError, match="P1"):
        p07_accounts.protest_deposit(protest(fee_paid=False), "P1", DAY, values())


def penalty(**changes: object) -> Penalty:
    fields = {"club": "601", "day": DAY, "reason": "tampering", "paragraph": "7.5"}
    return Penalty(**(fields | changes))  # type: ignore[arg-type]  # any field may change


@pytest.mark.parametrize(
    ("paragraph", "cents", "creditor"), [("7.5", 3600, FEDERATION), ("7.6", 7200, NATIONAL)]
)
def test_7_5_7_6_the_ceiling_itself_is_allowed(
    paragraph: str, cents: int, creditor: object
) -> None:
    charge = p07_accounts.penalty_charge(penalty(paragraph=paragraph, cents=cents), "F1", values())
    assert (charge.cents, charge.rule, charge.creditor) == (cents, paragraph, creditor)


def test_7_5_a_cent_more_is_refused_with_value_and_rule() -> None:
    with pytest.raises(InputError, match=r"€36\.01.*€ 36.*TUWO § 7\.5"):
        p07_accounts.penalty_charge(penalty(cents=3601), "F1", values())


def test_7_6_a_cent_more_is_refused_with_value_and_rule() -> None:
    with pytest.raises(InputError, match=r"€72\.01.*€ 72.*TUWO § 7\.6"):
        p07_accounts.penalty_charge(penalty(cents=7201, paragraph="7.6"), "F1", values())


@pytest.mark.parametrize(
    ("start", "until", "allowed"),
    [
        (date(2011, 10, 15), date(2012, 10, 14), True),
        (date(2011, 10, 15), date(2012, 10, 15), False),
        (date(2012, 2, 29), date(2013, 2, 28), True),
        (date(2012, 2, 29), date(2013, 3, 1), False),
        (date(2011, 10, 15), None, False),
    ],
)
def test_7_5_a_ban_lasts_one_year_at_most(start: date, until: date | None, allowed: bool) -> None:
    found = list(p07_accounts.over_ceiling(penalty(ban_from=start, ban_until=until), values()))
    assert [one.rule for one in found] == ([] if allowed else ["7.5"])


def test_7_5_half_cents_and_other_paragraphs_are_refused() -> None:
    with pytest.raises(InputError, match=r"10\.5.*7\.5"):
        p07_accounts.penalty_charge(penalty(cents=10.5), "F1", values())
    with pytest.raises(InputError, match=r"7\.2\.a"):
        p07_accounts.penalty_charge(penalty(paragraph="7.2.a"), "F1", values())


def fee_posted(day: date, *, creditor: object = FEDERATION, reference: str = "r") -> Posting:
    charge = Charge(day, ALPHA, creditor, 700, "4.3.d", reference)  # type: ignore[arg-type]  # an account
    return post(confirmed(charge), day)[1][0]


@pytest.mark.parametrize(("days", "overdue"), [(60, False), (61, True)])
def test_1_3_a_club_in_arrears_is_proposed_for_suspension(days: int, overdue: bool) -> None:
    postings = [fee_posted(DAY)]
    today = DAY + timedelta(days=days)
    found = p07_accounts.arrears(["Alpha", "Beta"], postings, today, 60, values())
    assert [(one.club, one.cents, one.days) for one in found] == (
        [("Alpha", 700, 61)] if overdue else []
    )
    if overdue:
        assert "Alpha has owed the federation €7.00 for 61 days" in str(found[0].finding.sentence)


def test_1_3_debts_to_other_clubs_do_not_count() -> None:
    postings = [fee_posted(DAY, creditor=BETA)]
    assert p07_accounts.arrears(["Alpha"], postings, date(2015, 1, 1), 60, values()) == ()


def test_a_matchs_fees_net_to_zero_over_all_accounts() -> None:
    facts = home_with(match(home=empty(2, 5)), gaps_paid=frozenset({2}), reported=None)
    found = charges(facts)
    postings = [one for charge in found for one in post(confirmed(charge), DAY, (True, True))[1]]
    assert found
    assert sum(balances(postings).values()) == 0
    # What is not cash stays owed.
    assert -balances(postings)[FEDERATION] == sum(
        one.cents for one in found if one.creditor == FEDERATION
    )
