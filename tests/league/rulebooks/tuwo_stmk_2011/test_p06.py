"""TUWO § 6: protests and appeals."""

from datetime import date, datetime
from typing import Any

import pytest

from league.facts.protests import Protest
from league.outcomes.rights import ProtestOutcome
from league.rulebooks.tuwo_stmk_2011.p06_protests import protest
from tests.worlds.tuwo_world import book, values

EVENT = date(2011, 10, 15)
END = datetime(2011, 10, 15, 19, 30)  # noqa: DTZ001  # a league's local time, as printed


def filed(**facts: Any) -> ProtestOutcome:
    known: dict[str, Any] = {"kind": "team", "event": EVENT, "filed": EVENT, "fee_paid": True}
    return protest(Protest(**known | {"instance": "klassenspielleiter"} | facts), values())


def rules(outcome: ProtestOutcome) -> list[str]:
    return [finding.rule for finding in outcome.findings]


@pytest.mark.parametrize(
    ("postmark", "admissible"),
    [(EVENT, True), (date(2011, 10, 23), True), (date(2011, 10, 24), False)],
)
def test_6_5_a_eight_days_by_postmark(postmark: date, admissible: bool) -> None:
    outcome = filed(filed=postmark)
    assert outcome.deadline == date(2011, 10, 23)
    assert outcome.admissible is admissible
    assert rules(outcome) == ([] if admissible else ["6.5.a"])


def test_6_5_a_the_hour_does_not_matter() -> None:
    late = datetime(2011, 10, 23, 23, 59)  # noqa: DTZ001  # a league's local time, as printed
    assert filed(event=END, filed=late).admissible


@pytest.mark.parametrize("kind", ["individual", "qualification"])
@pytest.mark.parametrize(("minute", "admissible"), [(30, True), (31, False)])
def test_6_5_b_one_hour_after_the_end_of_the_round(
    kind: str, minute: int, admissible: bool
) -> None:
    when = END.replace(hour=20, minute=minute)
    outcome = filed(kind=kind, event=END, filed=when, instance="turnierleiter")
    assert outcome.deadline == END.replace(hour=20)
    assert outcome.admissible is admissible
    assert rules(outcome) == ([] if admissible else ["6.5.b"])


@pytest.mark.parametrize(
    ("instance", "rule", "cents"),
    [
        ("klassenspielleiter", "6.4.a", 1500),
        ("schiedsgericht", "6.4.a", 1500),
        ("bundesspielleitung", "6.4.b", 7200),
    ],
)
def test_6_4_without_its_fee_a_protest_is_not_dealt_with(
    instance: str, rule: str, cents: int
) -> None:
    assert filed(instance=instance).admissible
    outcome = filed(instance=instance, fee_paid=False, granted=True)
    assert (outcome.cents, outcome.admissible, rules(outcome)) == (cents, False, [rule])
    assert outcome.fee_goes is None


@pytest.mark.parametrize("instance", ["captain", "arbiter", "Mannschaftsführer"])
@pytest.mark.parametrize("granted", [True, False])
def test_6_4_a_nothing_is_paid_for_a_claim_at_the_board(instance: str, granted: bool) -> None:
    outcome = filed(instance=instance, fee_paid=False, granted=granted)
    assert (outcome.cents, outcome.admissible, outcome.fee_goes) == (0, True, None)
    assert filed(instance=instance, fee_paid=True, granted=granted).fee_goes is None


@pytest.mark.parametrize(
    ("instance", "granted", "goes"),
    [
        ("landesspielleiter", True, "refund"),
        ("landesspielleiter", False, "federation"),
        ("landesspielleiter", None, None),
        ("bundesspielleitung", True, "refund"),
        ("bundesspielleitung", False, "oesb"),
    ],
)
def test_6_4_the_fee_is_refunded_or_forfeited(
    instance: str, granted: bool | None, goes: str | None
) -> None:
    assert filed(instance=instance, granted=granted).fee_goes == goes


def test_6_4_and_6_5_both_may_stand_against_it() -> None:
    outcome = filed(filed=date(2011, 10, 24), fee_paid=False)
    assert sorted(rules(outcome)) == ["6.4.a", "6.5.a"]


def test_6_1_a_the_report_says_how_a_decision_is_contested() -> None:
    words = str(book().contest(values()))
    assert "8" in words
    assert "15" in words
