from dataclasses import replace
from datetime import date

import pytest

from league.facts.matches import MatchDraft, Side
from league.views.matches import SquadRow
from tui.dialogs.picker import matching
from tui.kit import match_draft as drafting

MATCH_DAY = date(2012, 1, 7)

FULL = MatchDraft(
    day=MATCH_DAY,
    home=("h1", "h2", "h3"),
    away=("a1", "a2", "a3"),
    results=((2, 0), (1, 1), (0, 2)),
)


def test_an_emptied_seat_takes_its_result_along() -> None:
    draft = drafting.seated(FULL, Side.HOME, 2, None)
    assert draft.home == ("h1", None, "h3")
    assert draft.results == ((2, 0), None, (0, 2))


def test_a_player_picked_twice_changes_places() -> None:
    draft = drafting.seated(FULL, Side.AWAY, 1, "a3")
    assert draft.away == ("a3", "a2", "a1")
    assert draft.results == FULL.results


def test_a_gap_is_an_empty_seat_above_an_occupied_one() -> None:
    draft = replace(FULL, home=("h1", None, None), away=(None, "a2", None))
    assert [drafting.is_gap(draft, Side.HOME, board) for board in (1, 2, 3)] == [False] * 3
    assert [drafting.is_gap(draft, Side.AWAY, board) for board in (1, 2, 3)] == [True, False, False]


def test_the_payment_for_a_gap_goes_with_the_gap() -> None:
    gap = drafting.seated(FULL, Side.HOME, 1, None)
    paid = drafting.gap_paid(gap, Side.HOME, 1)
    assert paid.gaps_paid == (frozenset({1}), frozenset())
    assert drafting.gap_paid(paid, Side.HOME, 1).gaps_paid == (frozenset(), frozenset())
    assert drafting.seated(paid, Side.HOME, 1, "h9").gaps_paid == (frozenset(), frozenset())


def test_late_marks_add_up_and_go_with_the_player() -> None:
    one = drafting.late(FULL, 2, Side.AWAY)
    both = drafting.late(one, 2, Side.HOME)
    assert one.remarks == {2: "late away"}
    assert both.remarks == {2: "late both"}
    assert drafting.late(both, 2, Side.AWAY).remarks == {2: "late home"}
    assert drafting.seated(both, Side.HOME, 2, None).remarks == {2: "late away"}


def test_a_lineup_seated_at_once_takes_results_away_where_nobody_sits() -> None:
    draft = drafting.reseated(FULL, Side.HOME, ("h2", "h1", None))
    assert draft.home == ("h2", "h1", None)
    assert draft.results == (*FULL.results[:2], None)


SQUAD = [
    SquadRow("100110", "Maier Őzlem", 2100, 1, (), True),
    SquadRow("100115", "Untermaier Jan", 2050, 2, (), True),
    SquadRow("100201", "Kos Žofie", 2000, 11, (), True),
]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ["100110", "100115", "100201"]),
        ("maier", ["100110", "100115"]),
        ("OZL", ["100110"]),
        ("zof", ["100201"]),
        ("1", ["100110", "100115", "100201"]),
        ("11", ["100201"]),
        ("10011", ["100110", "100115"]),
        ("x", []),
    ],
)
def test_players_are_found_by_name_place_and_pass_number(text: str, found: list[str]) -> None:
    assert [row.ident for row in matching(SQUAD, text)] == found
