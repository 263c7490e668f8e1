"""§ 7.3, 7.6, 8.2, 8.3, 19.1: votes on places, replacements, and entries that are paid."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError
from league.facts.places import Candidate, Championship, FreePlace, PaidEntry
from league.rulebooks import load

BOOK = load("sjrp-2025")
DAY = date(2026, 4, 7)
VALUES = BOOK.on(DAY)
CLOSING, AFTER = date(2026, 2, 5), date(2026, 2, 6)
"""The announcement of 2026: entry and payment by 5 February."""
PAID = PaidEntry("em-u14", 2026, CLOSING, CLOSING)
KADER, PFALZ, HESSEN = "Kaderreferent", "Regionalverband Pfalz", "Regionalverband Rheinhessen"
WINNER = Candidate(ident="1", region="Pfalz", place=1)
SECOND = Candidate(ident="2", region="Pfalz", place=2)
STRANGER = Candidate(ident="3")


def u14(*candidates: Candidate, event: str = "em-u14", **more: object) -> Championship:
    return replace(Championship(BOOK.divisions[event], 2026, candidates), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("facts", "counts"),
    [
        (PAID, True),
        (replace(PAID, entered=AFTER, paid=AFTER), False),
        (replace(PAID, paid=AFTER), False),
        (replace(PAID, paid=None), False),
        (replace(PAID, entered=None), False),
        # A replacement pays when he is called, however late.
        (replace(PAID, replacement=True, paid=None), False),
        (replace(PAID, replacement=True, called=AFTER, paid=None), False),
        (replace(PAID, replacement=True, called=AFTER, paid=DAY), True),
        (replace(PAID, replacement=True, called=AFTER, paid=DAY, entered=AFTER), False),
        # What the announcement of an event says holds for it.
        (replace(PAID, closing=AFTER, entered=AFTER, paid=AFTER), True),
        (replace(PAID, closing=date(2026, 2, 4)), False),
        (replace(PAID, fee=0, paid=None), True),
    ],
)
def test_19_1_an_entry_counts_when_it_is_paid_by_the_closing_date(
    facts: PaidEntry, counts: bool
) -> None:
    found = BOOK.events.entry(facts, VALUES)
    assert found is not None
    assert (found.counts, bool(found.findings)) == (counts, not counts)


@pytest.mark.parametrize(
    ("facts", "cents"),
    [
        # € 240 with board and lodging, € 120 without, unless the event is announced otherwise.
        (PAID, 24000),
        (replace(PAID, with_board=False), 12000),
        (replace(PAID, fee=26000), 26000),
        (replace(PAID, fee=26000, with_board=False), 12000),
        (replace(PAID, fee=26000, less=13000, with_board=False), 13000),
        (replace(PAID, fee=0, with_board=False), 0),
        (replace(PAID, division="em-u10", fee=3000), 3000),
        (replace(PAID, division="em-u10", fee=3000, with_board=False), 3000),
    ],
)
def test_19_1_what_an_entry_costs(facts: PaidEntry, cents: int) -> None:
    found = BOOK.events.entry(facts, VALUES)
    assert found is not None
    assert found.cents == cents


def test_19_1_no_fee_is_set_for_u10() -> None:
    assert BOOK.events.entry(replace(PAID, division="em-u10"), VALUES) is None


@pytest.mark.parametrize(
    ("today", "paid", "given", "left"),
    [
        (CLOSING, None, ["1"], 0),
        (AFTER, None, [], 1),
        (AFTER, CLOSING, ["1"], 0),
        (AFTER, AFTER, [], 1),
    ],
)
def test_19_1_a_place_that_is_not_paid_comes_free_once_entries_closed(
    today: date, paid: date | None, given: list[str], left: int
) -> None:
    entries = {"1": replace(PAID, paid=paid), "2": replace(PAID, replacement=True, paid=None)}
    found = BOOK.events.places(u14(WINNER, SECOND, entries=entries, today=today), VALUES)
    assert [one.ident for one in found.qualified] == given
    assert (found.open, found.following) == (left, ("2",))
    assert [one.rule for one in found.refused] == ["19.1"] * left


def test_19_1_who_did_not_enter_as_a_replacement_in_time_does_not_follow() -> None:
    entries = {"1": PAID, "2": replace(PAID, replacement=True, entered=AFTER, paid=None)}
    found = BOOK.events.places(u14(WINNER, SECOND, entries=entries, today=AFTER), VALUES)
    assert found.following == ()
    assert [(one.player, one.rule) for one in found.refused] == [("2", "19.1")]


@pytest.mark.parametrize(
    ("yes", "no", "place"),
    [
        ((), (), True),
        ((KADER,), (), True),
        ((KADER, PFALZ), (HESSEN,), True),
        ((KADER,), (HESSEN,), False),
        ((), (HESSEN,), False),
    ],
)
def test_7_3_a_free_place_needs_more_votes_for_it_than_against(
    yes: tuple[str, ...], no: tuple[str, ...], place: bool
) -> None:
    free = FreePlace(date(2025, 10, 1), date(2025, 10, 29), yes, no)
    found = BOOK.events.places(u14(replace(STRANGER, free=free)), VALUES)
    assert [one.paragraph for one in found.qualified] == ["7.3"] * place
    assert [one.rule for one in found.refused] == ["7.3"] * (not place)
    if not place:
        assert f"{len(yes)} dafür, {len(no)} dagegen" in found.refused[0].sentence.words[
            "de"
        ].format_map(found.refused[0].sentence.facts)


@pytest.mark.parametrize(
    ("yes", "no", "error"),
    [(("Kassier",), (), "Kassier"), ((KADER, KADER), (), "§ 7.3"), ((KADER,), (KADER,), "§ 7.3")],
)
def test_7_3_only_the_committee_votes_and_each_once(
    yes: tuple[str, ...], no: tuple[str, ...], error: str
) -> None:
    free = FreePlace(date(2025, 10, 1), None, yes, no)
    with pytest.raises(InputError, match=error):
        BOOK.events.places(u14(replace(STRANGER, free=free)), VALUES)


def test_7_3_the_committee_are_three_officers_and_the_three_associations() -> None:
    assert BOOK.events.committee(VALUES) == [
        "Spielleiter für Einzelturniere", KADER, "Referent für Spitzenschach",
        "Regionalverband Rheinland", HESSEN, PFALZ,
    ]  # fmt: skip


@pytest.mark.parametrize(("no", "follows"), [((HESSEN,), True), ((HESSEN, KADER), False)])
def test_7_6_an_exception_needs_a_majority(no: tuple[str, ...], follows: bool) -> None:
    yes = (PFALZ, "Referent für Spitzenschach")
    decided = FreePlace(date(2026, 2, 20), None, yes, no, "Ill.")
    found = BOOK.events.places(u14(replace(STRANGER, exemption=decided)), VALUES)
    assert found.following == ("3",) * follows
    assert [one.rule for one in found.refused] == ["7.6"] * (not follows)
    assert ("3" in found.reasons) == follows


def test_7_6_who_follows_is_told_why() -> None:
    moved = replace(STRANGER, moved=date(2025, 12, 1))
    played = Candidate(ident="4", region="Rheinland", place=3)
    facts = u14(WINNER, SECOND, moved, played, cancelled=frozenset({"1"}))
    found = BOOK.events.places(facts, VALUES)
    assert found.following == ("2", "4", "3")
    names = [str(found.reasons[one].rule) for one in found.following]
    assert names == ["7.6"] * 3
    words = [found.reasons[one].sentence.words["en"] for one in found.following]
    assert ["is free" in words[0], "is free" in words[1], "move" in words[2]] == [True, False, True]


def test_7_6_a_replacement_is_called_while_a_place_is_free() -> None:
    full, free = u14(WINNER, SECOND), u14(WINNER, SECOND, cancelled=frozenset({"1"}))
    assert [one.rule for one in BOOK.events.call(full, "2", VALUES)] == ["7.6"]
    assert BOOK.events.call(free, "2", VALUES) == ()
    called = BOOK.events.places(replace(free, called=frozenset({"2"})), VALUES)
    assert [(one.ident, one.paragraph) for one in called.qualified] == [("2", "7.6")]
    assert called.open == 0


def test_7_6_who_only_asked_for_nomination_is_not_called() -> None:
    asked = replace(STRANGER, requested=date(2026, 1, 8))
    facts = u14(WINNER, asked, cancelled=frozenset({"1"}))
    assert [one.rule for one in BOOK.events.call(facts, "3", VALUES)] == ["7.4"]
    found = BOOK.events.places(replace(facts, nominated=("3",)), VALUES)
    assert [(one.ident, one.paragraph) for one in found.qualified] == [("3", "7.2")]


def test_8_3_a_further_place_needs_nobody_to_cancel() -> None:
    facts = u14(WINNER, STRANGER, event="em-u12")
    assert BOOK.events.call(facts, "3", VALUES) == ()
    found = BOOK.events.places(replace(facts, called=frozenset({"3"})), VALUES)
    assert [(one.ident, one.paragraph) for one in found.qualified] == [("1", "8.1"), ("3", "8.3")]
    # 18 of the regions and 2 of the host; one of Pfalz plays, and the replacement.
    assert found.open == 18
    named = BOOK.events.places(replace(facts, nominated=("3",)), VALUES)
    assert [one.paragraph for one in named.qualified] == ["8.1", "8.3"]


def test_8_2_a_third_of_the_host_has_no_place_though_one_more_may_follow() -> None:
    hosts = [Candidate(ident=str(one), host=True) for one in range(3)]
    found = BOOK.events.places(u14(*hosts, event="em-u10"), VALUES)
    assert [one.paragraph for one in found.qualified] == ["8.2", "8.2"]
    assert [one.rule for one in found.refused] == ["8.2"]
    gone = BOOK.events.places(u14(*hosts, event="em-u10", cancelled=frozenset({"0"})), VALUES)
    assert (gone.following, gone.reasons["2"].rule) == (("2",), "8.2")


def test_5_3_a_boy_can_have_no_place_among_girls() -> None:
    found = BOOK.events.places(u14(replace(WINNER, sex="m"), event="em-u14w"), VALUES)
    assert (found.unfit, found.refused[0].rule) == (frozenset({"1"}), "5.3")
