"""TUWO § 1.8: from when a player may play for his new club."""

from datetime import date
from typing import Any

import pytest

from league.facts.transfers import Transfer
from league.rulebooks.tuwo_stmk_2011.p01_transfers import transfer
from tests.worlds.tuwo_world import choosing, values


def eligible(**facts: Any) -> tuple[date | None, list[str]]:
    known: dict[str, Any] = {"registered": date(2011, 6, 1)} | facts
    outcome = transfer(Transfer(**known), values())
    return outcome.eligible_from, [finding.rule for finding in outcome.findings]


@pytest.mark.parametrize(
    ("left", "first"),
    [
        (date(2011, 1, 2), date(2011, 7, 1)),
        (date(2011, 6, 19), date(2011, 7, 1)),
        (date(2011, 6, 20), date(2012, 1, 1)),
    ],
)
def test_1_8_a_before_20_june_for_1_july_i5(left: date, first: date) -> None:
    assert eligible(deregistered=left) == (first, [])


def test_1_8_a_the_other_reading_lets_20_june_count() -> None:
    facts = Transfer(date(2011, 6, 1), date(2011, 6, 20))
    read = choosing("1.8.a", "inclusive", value=True)
    assert transfer(facts, read).eligible_from == date(2011, 7, 1)


@pytest.mark.parametrize(
    ("left", "first"),
    [
        (date(2011, 12, 19), date(2012, 1, 1)),
        (date(2011, 12, 20), date(2012, 7, 1)),
        (date(2011, 12, 31), date(2012, 7, 1)),
    ],
)
def test_1_8_b_before_20_december_for_1_january(left: date, first: date) -> None:
    assert eligible(deregistered=left) == (first, [])


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (date(2011, 6, 30), (date(2012, 1, 1), [])),
        (date(2011, 7, 1), (date(2012, 7, 1), ["1.8.b"])),
        (date(2011, 12, 31), (date(2012, 7, 1), ["1.8.b"])),
        (date(2012, 1, 1), (date(2012, 1, 1), [])),
    ],
)
def test_1_8_b_a_game_in_the_autumn_closes_the_winter_window(played: date, expected: Any) -> None:
    assert eligible(deregistered=date(2011, 11, 5), games=(played,)) == expected


def test_1_8_b_a_game_in_the_autumn_does_not_close_the_summer_window() -> None:
    outcome = eligible(deregistered=date(2011, 6, 1), games=(date(2011, 9, 20),))
    assert outcome == (date(2011, 7, 1), [])


@pytest.mark.parametrize(
    ("crosses", "first", "rules"),
    [(True, date(2012, 7, 1), ["1.8.b"]), (False, date(2012, 1, 1), [])],
)
def test_1_8_b_representing_the_old_federation_matters_when_it_changes(
    crosses: bool, first: date, rules: list[str]
) -> None:
    facts = {"deregistered": date(2011, 11, 5), "represented": (date(2011, 10, 1),)}
    assert eligible(crosses_federations=crosses, **facts) == (first, rules)


@pytest.mark.parametrize(
    ("on", "first"),
    [
        (date(2011, 6, 30), date(2012, 1, 1)),
        (date(2011, 7, 1), date(2012, 7, 1)),
        (date(2011, 12, 31), date(2012, 7, 1)),
        (date(2012, 1, 1), date(2012, 1, 1)),
    ],
)
def test_1_8_b_only_the_same_half_year_matters(on: date, first: date) -> None:
    left = date(2011, 11, 5)
    assert eligible(deregistered=left, crosses_federations=True, represented=(on,))[0] == first


@pytest.mark.parametrize(
    ("settled", "first"),
    [
        (date(2011, 6, 30), date(2011, 7, 1)),
        (date(2011, 7, 1), date(2011, 7, 1)),
        (date(2011, 8, 9), date(2011, 8, 9)),
    ],
)
def test_1_8_d_arrears_wait_for_the_settlement(settled: date, first: date) -> None:
    outcome = eligible(deregistered=date(2011, 6, 1), in_arrears=True, settled=settled)
    assert outcome == (first, [])


def test_1_8_d_open_arrears_hold_the_transfer() -> None:
    assert eligible(deregistered=date(2011, 6, 1), in_arrears=True) == (None, ["1.8.d"])


def test_1_8_nobody_is_eligible_before_the_day_after_the_postmark() -> None:
    assert eligible(registered=date(2011, 6, 30), deregistered=date(2011, 6, 1)) == (
        date(2011, 7, 1),
        [],
    )
    assert eligible(registered=date(2011, 7, 1), deregistered=date(2011, 6, 1)) == (
        date(2011, 7, 2),
        [],
    )


def test_1_8_who_was_never_registered_has_no_window() -> None:
    assert eligible(registered=date(2011, 9, 30)) == (date(2011, 10, 1), [])
