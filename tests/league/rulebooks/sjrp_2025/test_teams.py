"""SJRP § 10: club teams at the boards and on their lists."""

from dataclasses import replace
from datetime import date

import pytest

from league.facts.matches import BOTH_LOST, LOSS, WIN, Side
from league.facts.squads import Member
from league.findings import Effect
from league.outcomes.scores import contested
from league.outcomes.standings import results_of, table
from league.outcomes.tiebreaks import CRITERIA, PlayedMatch
from tests.league.rulebooks.sjrp_2025.sjrp_world import (
    DAY,
    book,
    division,
    found,
    judged,
    listed,
    match,
    member,
    only,
    squad,
    team,
    values,
)


def in_order(*places: int) -> list[Member | None]:
    return [member(place) for place in places]


def test_10_2_two_points_for_a_win_one_for_a_draw() -> None:
    assert book().match_points(values()) == (2, 1)


SWISS = ["match_points", "game_points", "buchholz_cut_1", "match_wins", "direct_encounter"]
ROUND_ROBIN = ["match_points", "game_points", "sonneborn_berger", "match_wins", "direct_encounter"]


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("vm-u14-swiss", SWISS),
        ("vm-u14", ROUND_ROBIN),
        ("wk-2", SWISS),
        ("wk-2-round-robin", ROUND_ROBIN),
        (
            "em-u14",
            [
                "match_points",
                "buchholz_cut_1",
                "sonneborn_berger",
                "match_wins",
                "direct_encounter",
            ],
        ),
        (
            "em-u14-round-robin",
            ["match_points", "sonneborn_berger", "match_wins", "direct_encounter"],
        ),
    ],
)
def test_10_5_10_6_and_6_1_order_of_the_table(id: str, expected: list[str]) -> None:
    assert list(book().criteria(division(id), values())) == expected


@pytest.mark.parametrize("id", ["vm-u14", "vm-u14-swiss", "em-u14"])
def test_10_5_10_6_and_6_1_level_teams_meet_in_a_play_off(id: str) -> None:
    assert list(book().tie(division(id), values())) == ["play-off"]


def test_10_6_game_points_come_before_sonneborn_berger() -> None:
    # A, B and C beat each other in a circle and all beat D: 4 match points each.
    # Half game points: A 5 + 3 + 5 = 13, B 3 + 5 + 5 = 13, C 5 + 3 + 8 = 16, D 3 + 3 + 0 = 6.
    # A and B: Sonneborn-Berger A = 2 * 4 (B) + 2 * 0 (D) = 8, B = 2 * 4 (C) + 2 * 0 (D) = 8,
    # match wins 2 each, direct encounter A.
    results = [
        PlayedMatch("A", "B", (5, 3), (2, 0)),
        PlayedMatch("B", "C", (5, 3), (2, 0)),
        PlayedMatch("C", "A", (5, 3), (2, 0)),
        PlayedMatch("A", "D", (5, 3), (2, 0)),
        PlayedMatch("B", "D", (5, 3), (2, 0)),
        PlayedMatch("C", "D", (8, 0), (2, 0)),
    ]
    order = book().criteria(division("vm-u14"), values())
    rows = table(["D", "B", "A", "C"], results, order)
    assert [row.team for row in rows] == ["C", "A", "B", "D"]
    assert [row.separated_by for row in rows] == [
        "",
        "game_points",
        "direct_encounter",
        "match_points",
    ]


def test_22_1_unplayed_matches_count_in_tie_breaks_as_drawn_against_oneself() -> None:
    # Swiss: Buchholz cut 1. A: opponents B (2) and itself (4): 2 + 4 less the worst 2 = 4.
    # E: opponents D (0) and C (2): 0 + 2 less the worst 0 = 2. Both have 4 match points and 8 half
    # game points; with the forfeited opponent F (0) A would have 2 + 0 less 0 = 2 as well.
    def results(drawn: int | None) -> list[PlayedMatch]:
        return [
            PlayedMatch("A", "B", (4, 4), (2, 0)),
            PlayedMatch("A", "F", (4, 4), (2, 0), unplayed=drawn),
            PlayedMatch("E", "D", (4, 4), (2, 0)),
            PlayedMatch("E", "C", (4, 4), (2, 0)),
            PlayedMatch("B", "F", (4, 4), (2, 0)),
            PlayedMatch("C", "D", (4, 4), (2, 0)),
        ]

    order = ["match_points", "game_points", "buchholz_cut_1"]
    ranks = {
        drawn: {row.team: row.rank for row in table(list("ABCDEF"), results(drawn), order)}
        for drawn in (1, None)
    }
    assert (ranks[1]["A"], ranks[1]["E"]) == (1, 2)
    assert (ranks[None]["A"], ranks[None]["E"]) == (1, 1)
    # Sonneborn-Berger of A: 2 * 2 (B) + 1 * 4 (itself) = 8; as entered 2 * 2 + 2 * 0 = 4.
    for drawn, points in ((1, 8), (None, 4)):
        known = results_of(list("ABCDEF"), results(drawn))
        assert CRITERIA["sonneborn_berger"](["A"], known) == {"A": points}
        assert CRITERIA["match_wins"](["A"], known) == {"A": 1 if drawn else 2}


def test_22_1_a_team_that_won_without_play_has_not_met_its_opponent() -> None:
    played = PlayedMatch("A", "B", (4, 4), (2, 0))
    for match_, points in ((played, {"A": 2, "B": 0}), (replace(played, unplayed=1), None)):
        known = results_of(["A", "B"], [match_])
        assert CRITERIA["direct_encounter"](["A", "B"], known) == points


def test_22_1_what_is_below_every_table_until_the_federation_decides() -> None:
    assert "SJRP-I9" in str(book().unplayed(values()))
    tables = match(home=[None] * 4)
    assert [contested(one) for one in (tables, match())] == [False, True]


def test_10_8_nobody_plays_who_is_not_listed() -> None:
    facts = match(home=[member(1), member(None), member(2), member(3)])
    assert found(facts) == [("10.8", Side.HOME, 2)]
    assert judged(facts).boards == (WIN, LOSS, WIN, WIN)


@pytest.mark.parametrize(
    ("nominated", "number", "expected"),
    [
        (date(2026, 5, 8), 2, []),
        (DAY, 1, []),
        (DAY, 2, [("10.8", Side.HOME, 1)]),
        (date(2026, 5, 10), 1, [("10.8", Side.HOME, 1)]),
    ],
)
def test_10_8_nobody_is_added_after_the_start(
    nominated: date, number: int, expected: list[tuple[str, Side, int]]
) -> None:
    added = [member(1, nominated=nominated), *team(4)[1:]]
    assert found(match(home=added, number=number)) == expected


def test_10_8_two_hundred_points_are_tolerated() -> None:
    assert listed(squad(1300, 1500, 1400)) == []


def test_10_8_two_hundred_and_one_are_too_many() -> None:
    facts = squad(1300, 1501, 1400)
    assert listed(facts) == [("10.8", "p2")]
    (finding,) = book().judge_list(facts, values())
    assert str(finding.arithmetic) == "1501 − 1300 = 201 > 200"


def test_10_8_one_finding_per_player_who_stands_too_far_back() -> None:
    # p1 1200 is weaker than p2 by 201 and than p4 by 300; p3 is within 200 of everyone ahead.
    assert listed(squad(1200, 1401, 1350, 1500)) == [("10.8", "p2"), ("10.8", "p4")]


def test_10_8_players_without_dwz_stand_behind_all_who_have_one() -> None:
    assert listed(squad(1200, 1100, None, None)) == []
    assert listed(squad(1200, None, 1100, None, 800)) == [("10.8", "p3"), ("10.8", "p5")]


@pytest.mark.parametrize(
    ("submitted", "expected"),
    [(None, []), (date(2026, 4, 1), []), (date(2026, 4, 2), [("10.8", None)])],
)
def test_10_8_the_list_is_due_by_the_deadline(
    submitted: date | None, expected: list[tuple[str, None]]
) -> None:
    facts = squad(1200, 1100, submitted=submitted, deadline=date(2026, 4, 1))
    assert listed(facts) == expected


def test_10_8_the_order_handed_in_counts() -> None:
    order = book().list_order(squad(1300, 1501), values())
    assert (order.order, order.front) == (("p1", "p2"), ())


def test_10_9_a_later_listed_player_ahead_loses_everything_from_there() -> None:
    facts = match(home=in_order(1, 3, 2, 4))
    assert found(facts) == [("10.9", Side.HOME, 2)]
    assert judged(facts).boards == (WIN, LOSS, LOSS, LOSS)
    assert judged(facts).match_points == (0, 2)


@pytest.mark.parametrize(
    ("places", "board"),
    [
        ((1, 2, 3, 4), None),
        ((1, 2, 4, 6), None),
        ((2, 1, 3, 4), 1),
        ((1, 2, 4, 3), 3),
        ((1, 3, 4, 2), 2),
        ((4, 3, 2, 1), 1),
        ((1, 2, 5, 3), 3),
    ],
)
def test_10_9_begins_at_the_first_board_listed_behind_someone_further_down(
    places: tuple[int, ...], board: int | None
) -> None:
    expected = [] if board is None else [("10.9", Side.HOME, board)]
    assert found(match(home=in_order(*places))) == expected


def test_10_9_who_is_not_listed_has_no_place_in_the_order() -> None:
    facts = match(home=[member(None), member(1), member(2), member(3)])
    assert found(facts) == [("10.8", Side.HOME, 1)]


def test_10_9_both_sides_lose_the_boards_both_got_wrong() -> None:
    facts = match(home=in_order(1, 3, 2, 4), away=in_order(1, 2, 4, 3))
    assert found(facts) == [("10.9", Side.HOME, 2), ("10.9", Side.AWAY, 3)]
    assert judged(facts).boards == (WIN, LOSS, BOTH_LOST, BOTH_LOST)


def test_10_9_names_the_other_player_and_both_places() -> None:
    finding = only(match(home=in_order(1, 3, 2, 4)))
    assert finding.consequence == "10.9"
    assert finding.player == "p3"
    assert str(finding.arithmetic) == "place 3 > place 2"


def test_10_10_moving_up_with_a_substitute_below_is_right() -> None:
    assert found(match(home=in_order(1, 3, 4, 5))) == []


def test_10_10_from_the_first_free_board_on_the_opponent_wins() -> None:
    facts = match(home=[member(1), member(2), None, member(4)])
    assert found(facts) == [("10.10", Side.HOME, 3)]
    assert judged(facts).boards == (WIN, WIN, LOSS, LOSS)
    assert judged(facts).match_points == (1, 1)


@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_10_10_one_finding_on_the_first_free_board_at_the_end_too(board: int) -> None:
    home = [member(place) if place < board else None for place in range(1, 5)]
    assert found(match(home=home)) == [("10.10", Side.HOME, board)]
    assert judged(match(home=home)).boards == (WIN,) * (board - 1) + (LOSS,) * (5 - board)


def test_10_10_where_both_are_affected_nobody_wins() -> None:
    home = [member(1), None, member(2), member(3)]
    away = [member(1), member(2), None, member(3)]
    facts = match(home=home, away=away)
    assert found(facts) == [("10.10", Side.HOME, 2), ("10.10", Side.AWAY, 3)]
    assert judged(facts).boards == (WIN, LOSS, BOTH_LOST, BOTH_LOST)


def test_10_10_a_team_of_which_nobody_comes_has_not_appeared() -> None:
    nobody = [None] * 4
    one, both = judged(match(home=nobody)), judged(match(home=nobody, away=nobody))
    assert (one.appeared, one.match_points, one.boards) == ((False, True), (0, 2), (LOSS,) * 4)
    assert (both.appeared, both.match_points) == ((False, False), (0, 0))
    assert both.boards == (BOTH_LOST,) * 4
    assert one.findings[0].effect is Effect.TEAM_ABSENT


def test_10_10_both_cases_at_once() -> None:
    # Board 1 is listed behind board 3, board 2 is free: two findings, everything lost from board 1.
    facts = match(home=[member(3), None, member(1), member(4)])
    assert found(facts) == [("10.9", Side.HOME, 1), ("10.10", Side.HOME, 2)]
    assert judged(facts).boards == (LOSS,) * 4


def test_11_1_to_17_1_team_sizes() -> None:
    paragraphs = {
        "vm-u20": "11.1", "vm-u16": "12.1", "vm-u14": "13.1", "vm-u12": "14.1",
        "vm-u10": "15.1", "vm-u16w": "16.1", "vm-u12w": "17.1",
    }  # fmt: skip
    for id, paragraph in paragraphs.items():
        assert division(id).boards == values().number(paragraph, "players")
        assert division(id).age_group == values().word(paragraph, "group")
        assert division(id).boards == (6 if id == "vm-u20" else 4)


def test_no_fees_no_bonds_no_cup() -> None:
    facts = match(home=[None] * 4)
    assert judged(facts).fees == ()
    assert judged(facts).winner is None
    assert book().bonds(division("vm-u14"), [(DAY, division("vm-u16"))], values()) == ()
    assert book().national_front([member(1)], division("vm-u14"), DAY, DAY.year, values()) == ()
    assert book().board_values(4, values()) == [0, 0, 0, 0]
