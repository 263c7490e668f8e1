"""SJRP § 21: whenever somebody protests or objects, and whatever is on record of the rounds."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta

from hypothesis import given
from hypothesis import strategies as st

from league.facts.cancellations import Objection
from league.facts.directing import DirectorProtest
from league.facts.protests import Protest, day_of
from league.rulebooks import load

BOOK = load("sjrp-2025")
VALUES = BOOK.on(date(2026, 4, 7))
ASKED = BOOK.protests
NOON = datetime.combine(date(2026, 4, 7), time(12))
MOMENTS = st.integers(-2 * 24 * 60, 2 * 24 * 60).map(lambda one: NOON + timedelta(minutes=one))
DAYS = st.integers(-20, 20).map(lambda one: date(2026, 5, 10) + timedelta(days=one))
MAYBE_DAYS = st.none() | DAYS


def asked(filed: date, begun: date | None, *, later: bool, instance: str = "") -> Protest:
    return Protest(
        "team", filed, filed, fee_paid=True, instance=instance, next_round=begun, next_begun=later
    )


@given(MOMENTS, st.none() | MOMENTS, st.booleans(), st.booleans())
def test_no_protest_is_admissible_after_its_hour(
    filed: datetime, begun: datetime | None, later: bool, court: bool
) -> None:
    facts = asked(filed, begun, later=later)
    late = later if begun is None else filed >= begun
    assert bool(list(ASKED.to_director(facts, court, VALUES))) is late
    objection = ASKED.at_court(facts, VALUES)
    assert objection.admissible is not late
    # What is not dealt with holds nothing up.
    assert objection.blocks is not late


@given(MOMENTS, st.booleans(), MOMENTS, st.booleans())
def test_without_an_hour_the_day_of_the_next_round_is_in_time(
    filed: datetime, with_hour: bool, begun: datetime, court: bool
) -> None:
    when = filed if with_hour else filed.date()
    found = list(ASKED.to_director(asked(when, begun.date(), later=True), court, VALUES))
    assert bool(found) is (filed.date() > begun.date())


OBJECTIONS = st.lists(
    st.builds(
        Objection,
        st.just("u14"),
        st.integers(1, 9),
        st.text("AB", min_size=1),
        MOMENTS,
        st.just("…"),
        st.none() | st.just(date(2026, 4, 8)),
    ),
    max_size=5,
)


@given(OBJECTIONS, st.integers(1, 10))
def test_no_round_is_paired_or_started_past_an_open_objection(
    objections: list[Objection], number: int
) -> None:
    waits = [one for one in objections if one.decided is None and one.round < number]
    found = list(ASKED.next_round(objections, number, VALUES))
    assert len(found) == len(waits)
    spoken = [replace(one, decided=date(2026, 4, 8)) for one in objections]
    assert not list(ASKED.next_round(spoken, number, VALUES))


@given(MAYBE_DAYS, DAYS, st.booleans())
def test_no_objection_without_a_protest_that_was_decided_before(
    decided: date | None, day: date, court: bool
) -> None:
    protest = DirectorProtest("u14", 1, "A", date(2026, 4, 20), "…", decided)
    assert list(ASKED.after_director(None, day, court, VALUES))
    heard = decided is not None and decided <= day
    assert bool(list(ASKED.after_director(protest, day, court, VALUES))) is not heard


@given(DAYS, DAYS, MAYBE_DAYS, MAYBE_DAYS)
def test_without_a_court_each_objection_has_its_days_for_paper_and_fee(
    end: date, received: date, paid: date | None, reasons: date | None
) -> None:
    for since, appeal in ((end, False), (reasons or end, True)):
        facts = Protest(
            "team", end, received, fee_paid=paid is not None, instance="spielleiter",
            appeal=appeal, paid=paid, reasons=reasons if appeal else None,
        )  # fmt: skip
        found = ASKED.decide(facts, VALUES)
        # 21.2.5, 21.2.11: five days, and the event is finished first (21.2.4); 21.2.8, 21.2.13:
        # five days from the receipt.
        in_time = (received - since).days <= 5 and (appeal or received >= end)
        in_money = paid is not None and (paid - received).days <= 5
        assert found.admissible is (in_time and in_money)
        assert found.deadline is not None
        assert (day_of(found.deadline) - since).days == 5
