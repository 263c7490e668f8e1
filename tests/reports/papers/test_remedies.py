"""What a paper says of contesting it, by the printed TUWO § 6."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.language import speaking
from league.rulebooks import load
from league.services.accounts.fines import fine
from league.services.accounts.notices import notice_rows
from league.services.accounts.papers import notice_view
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.storage.database import opened
from tests.worlds.account_world import penalty
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored

FEBRUARY = date(2012, 2, 1)
"""A leap year: 1 February and the 8 days of § 6.5.a is the 9th."""


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    with speaking("en"):
        yield


def remedy(rule: str) -> str:
    """What the TUWO's papers of that day say, by the paragraph of the charge."""
    book = load("tuwo-stmk-2011")
    return str(book.protests.remedy(rule, FEBRUARY, book.on(FEBRUARY)))


def test_6_5_a_a_charge_of_a_competition_names_day_way_and_deposit() -> None:
    said = remedy("7.2.c")
    assert "until 9 Feb 2012 (postmark; 8 days after 1 Feb 2012, § 6.5.a)" in said
    # § 6.1.a in its order; § 6.4.a: € 15, without which it is not dealt with.
    assert "Klassenspielleiter, Kreisspielleiter, Landesspielleiter, the federation" in said
    assert "€ 15 are deposited with it, or it is not dealt with (§ 6.4.a)" in said
    assert remedy("") == said


@pytest.mark.parametrize("rule", ["1.4.a", "1.8.c", "7.5", "C.2.4.b"])
def test_6_2_a_what_no_instance_of_a_competition_charged_goes_to_the_organ(rule: str) -> None:
    said = remedy(rule)
    assert "with the organ that decided; the Landesvorstand decides last (§ 6.2)" in said
    assert "Klassenspielleiter" not in said
    assert "€ 15" in said


def test_7_6_the_federation_names_no_way_against_the_bundesvorstand() -> None:
    # § 6.4.b speaks of the Bundesspielleitung (€ 72), § 6.4.a of the federation (€ 15).
    assert "€" not in remedy("7.6")
    assert "Bundesvorstand" in remedy("7.6")


def test_6_2_a_a_notice_of_a_fine_says_so(tmp_path: Path) -> None:
    transactions.open_file(stored(tmp_path))
    fine(None, penalty(), actor=OFFICIAL)
    desk = open_desk(opened(), OFFICIAL)
    (row,) = notice_rows(desk)
    assert "the Landesvorstand decides last (§ 6.2)" in notice_view(desk, row.number).contest
    transactions.close_file()


@pytest.mark.parametrize(
    ("instance", "cents", "rule"),
    [("landesspielleiter", 15, "6.4.a"), ("bundesspielleitung", 72, "6.4.b")],
)
def test_6_4_b_an_appeal_costs_what_its_instance_costs(
    instance: str, cents: int, rule: str
) -> None:
    book = load("tuwo-stmk-2011")
    said = str(book.protests.appeal(instance, FEBRUARY, book.on(FEBRUARY)))
    # § 6.5.a: 8 days from the decision, 1 February.
    assert f"{instance.capitalize()}. € {cents} are deposited" in said
    assert f"(§ {rule})" in said
