"""Appendix 2 of the FIDE tournament rules, number by number, on a table worked out by hand.

1–4 1–0   2–3 1–0
3–1 1–0   2–4 ½–½
1–2 ½–½   4–3 ½–½      points: 1½, 2, 1½, 1
"""

from dataclasses import replace

import pytest

from fixtures.round_history import Turn
from league.errors import InputError
from league.facts.tournaments import PointKind, Scores
from league.outcomes.tournaments.arithmetic import told
from league.outcomes.tournaments.crosstable import CrossTable
from league.outcomes.tournaments.table import ranked, separations
from tests.worlds.tournament_generator import PERFORMANCE
from tests.worlds.tournament_tables import table, team_table, values, worked

FOUR = {1: "4w1 3b0 2w=", 2: "3w1 4w= 1b=", 3: "2b0 1w1 4b=", 4: "1b0 2b= 3w="}
SMALL = table(FOUR, round_robin=True)

TEAMS = team_table(
    {1: "2w1:5 3b=:4 4w1:6", 2: "1b0:3 4w1:5 3w=:4", 3: "4w0:3 1w=:4 2b=:4", 4: "3b1:5 2b0:3 1b0:2"}
)
"""Half game points of four boards; match points 5, 3, 2, 2, game points 7½, 6, 5½, 5."""


def test_1_2_1_progressive_score_adds_up_the_scores_after_each_round() -> None:
    # 1 + 1 + 1½; 1 + 1½ + 2; 0 + 1 + 1½; 0 + ½ + 1.
    assert values(SMALL, "progressive") == {1: 3.5, 2: 4.5, 3: 2.5, 4: 1.5}


def test_1_2_2_the_scores_of_the_first_rounds_are_cut() -> None:
    assert values(SMALL, "progressive_cut_1") == {1: 2.5, 2: 3.5, 3: 2.5, 4: 1.5}
    assert values(SMALL, "progressive_cut_2") == {1: 1.5, 2: 2, 3: 1.5, 4: 1}


def test_1_3_1_koya_counts_the_points_against_who_has_half_of_them_or_more() -> None:
    # Half of three is 1½: 1, 2 and 3 have it.
    assert values(SMALL, "koya") == {1: 0.5, 2: 1.5, 3: 1, 4: 1}


def test_1_3_2_koya_is_extended_and_reduced_group_by_group() -> None:
    # From 1 point: 4 too. From 2 points: number 2 alone.
    assert values(SMALL, "koya_extended_1") == {1: 1.5, 2: 2, 3: 1.5, 4: 1}
    assert values(SMALL, "koya_reduced_1") == {1: 0.5, 2: 0, 3: 0, 4: 0.5}


def test_1_4_match_points_board_points_and_both() -> None:
    assert values(TEAMS, "match_points") == {1: 5, 2: 3, 3: 2, 4: 2}
    assert values(TEAMS, "game_points") == {1: 7.5, 2: 6, 3: 5.5, 4: 5}
    assert values(TEAMS, "match_and_game_points") == {1: 12.5, 2: 9, 3: 7.5, 4: 7}


def test_1_5_direct_encounter_is_put_to_those_who_are_level() -> None:
    # 1 and 3 have 1½ points each; 3 won.
    assert values(SMALL, "direct_encounter") == {1: 0, 3: 1}
    assert [row.number for row in ranked(SMALL, ["direct_encounter"])] == [2, 3, 1, 4]


def test_1_5_direct_encounter_asks_nothing_unless_all_have_played() -> None:
    # 1, 2 and 3 have a point each; 1 and 3 have not met, or one of them did not come.
    unmet = table({1: "2w1 Z", 2: "1b0 3w1", 3: "F 2b0"})
    assert values(unmet, "direct_encounter") == {}
    assert [row.place for row in ranked(unmet, ["direct_encounter"])] == [1, 1, 1]
    forfeited = table({1: "2w1 . 3b-", 2: "1b0 3w1 .", 3: ". 2b0 1w+"}, round_robin=True)
    assert values(forfeited, "direct_encounter") == {}


def test_1_6_wins_are_won_on_the_board() -> None:
    assert values(SMALL, "wins") == {1: 1, 2: 1, 3: 1, 4: 0}
    assert values(table({1: "2w+ 3b1", 2: "1b- U", 3: "U 1w0"}), "wins") == {1: 1, 2: 0, 3: 0}


def test_1_7_games_with_black_and_wins_with_black() -> None:
    assert values(SMALL, "games_black") == {1: 1, 2: 1, 3: 2, 4: 2}
    assert values(table({1: "2b1 3b+", 2: "1w0 U", 3: "U 1w-"}), "wins_black") == {1: 1, 2: 0, 3: 0}


def test_2_1_1_buchholz_is_the_sum_of_the_opponents_scores() -> None:
    # 1 + 1½ + 2; 1½ + 1 + 1½; 2 + 1½ + 1; 1½ + 2 + 1½.
    assert values(SMALL, "buchholz") == {1: 4.5, 2: 4, 3: 4.5, 4: 5}


def test_2_1_2_median_cuts_highest_and_lowest() -> None:
    assert values(SMALL, "buchholz_median") == {1: 1.5, 2: 1.5, 3: 1.5, 4: 1.5}
    assert values(SMALL, "buchholz_median_2") == {1: 0, 2: 0, 3: 0, 4: 0}


def test_2_1_2_of_equal_opponents_the_one_with_the_lowest_or_highest_buchholz_is_cut() -> None:
    # 4 met 1 (1½ points, Buchholz 4½), 2 (2) and 3 (1½, 4½); 1 and 3 are equal in both, round 1.
    assert [term.opponent for term in worked(SMALL, "buchholz_cut_1")[4].terms if term.cut] == [1]
    # 1 meets 2 and 3 with no points each; 2 met the stronger field, so 3 is cut.
    five = table(
        {1: "2w1 3b1 .", 2: "1b0 . 4w0", 3: ". 1w0 5b0", 4: "5w1 . 2b1", 5: "4b0 . 3w1"},
        round_robin=True,
    )
    assert values(five, "buchholz")[2] > values(five, "buchholz")[3]
    cut = worked(five, "buchholz_cut_1")[1].terms
    assert [term.opponent for term in cut if term.cut] == [3]


def test_2_1_3_the_lowest_are_cut() -> None:
    assert values(SMALL, "buchholz_cut_1") == {1: 3.5, 2: 3, 3: 3.5, 4: 3.5}
    assert values(SMALL, "buchholz_cut_2") == {1: 2, 2: 1.5, 3: 2, 4: 2}


def test_2_1_4_sum_of_buchholz() -> None:
    # 5 + 4½ + 4; 4½ + 5 + 4½; 4 + 4½ + 5; 4½ + 4 + 4½.
    assert values(SMALL, "buchholz_sum") == {1: 13.5, 2: 14, 3: 13.5, 4: 13}


def test_4_1_sonneborn_berger_of_players() -> None:
    # 1 + 2/2; 1½ + 1/2 + 1½/2; 1½ + 1/2; 2/2 + 1½/2.
    assert values(SMALL, "sonneborn_berger") == {1: 2, 2: 2.75, 3: 2, 4: 1.75}


def test_4_1_half_of_a_drawn_opponent_counts_whatever_points_a_draw_brings() -> None:
    # Three points for a win, one for a draw: 2 has 1 of them, and half of it counts.
    by_threes = Scores(win=6, draw=2)
    drew = {1: [Turn(2, "w", "=", 2)], 2: [Turn(1, "b", "=", 2)]}
    assert values(CrossTable(drew, 1, scores=by_threes), "sonneborn_berger") == {1: 0.5, 2: 0.5}


def test_4_2_sonneborn_berger_of_teams_in_match_points_or_game_points() -> None:
    # Match points: 3 × 2 + 2 × 1 + 2 × 2; 5 × 0 + 2 × 2 + 2 × 1; 2 × 0 + 5 × 1 + 3 × 1; 2 × 2.
    assert values(TEAMS, "sonneborn_berger") == {1: 12, 2: 6, 3: 8, 4: 4}
    # Game points: 6 × 2½ + 5½ × 2 + 5 × 3 = 41 for 1; 5½ × 2½ + 6 × 1½ + 7½ × 1 = 30¼ for 4.
    by_games = values(replace(TEAMS, counted=PointKind.GAME), "sonneborn_berger")
    assert (by_games[1], by_games[4]) == (41, 30.25)


RATED = table(FOUR, round_robin=True, performance=PERFORMANCE, ratings={1: 2000, 2: 2101, 4: 1900})


def test_5_1_average_rating_divides_by_the_games_against_the_rated() -> None:
    # 1: (1900 + 2101) / 2 = 2000.5, rounded up; 3: (2101 + 2000 + 1900) / 3 = 2000.3.
    assert values(RATED, "average_rating") == {1: 2001, 2: 1950, 3: 2000, 4: 2051}
    assert worked(RATED, "average_rating")[1].unrated == (3,)
    assert values(RATED, "average_rating_cut_1") == {1: 2101, 2: 2000, 3: 2051, 4: 2101}


def test_5_2_performance_adds_what_the_per_cents_are_worth() -> None:
    # 1: 2001 and 1½ of 2 = 75 %, +193. 2: 1950 and 1 of 2. 3: 2000 and 1½ of 3. 4: 2051, ½ of 2.
    assert values(RATED, "performance") == {1: 2194, 2: 1950, 3: 2000, 4: 1858}
    said = told(worked(RATED, "performance")[1], "performance")
    # The average is that of 5.1.
    assert said.endswith("= 2001; 1½ of 2 = 75 %: +193; not rated: 3; 2194")


def test_5_2_who_plays_no_more_than_two_games_stands_behind_all_who_played_every_round() -> None:
    ratings = {1: 2000, 2: 2000, 3: 2000, 4: 2000}
    left = table(
        {1: "2w1 Z Z", 2: "1b0 4w= 3b=", 3: "4w= Z 2w=", 4: "3b= 2b= U"},
        ratings=ratings,
        performance=PERFORMANCE,
    )
    # 2: ½ + ½ of 3 = 33 %, −125 = 1875, the lowest who played all; 1 and 3 would have more.
    assert values(left, "performance")[2] == 1875
    assert values(left, "performance")[1] == values(left, "performance")[3] == 1874
    said = told(worked(left, "performance")[1], "performance")
    assert "only 1 game, so behind all who played every round" in said


def test_5_3_no_opponent_counts_as_more_than_350_points_away() -> None:
    far = table(
        {1: "2w1 3b0", 2: "1b0 .", 3: ". 1w1"},
        round_robin=True,
        ratings={1: 2000, 2: 1500, 3: 2600},
        performance=PERFORMANCE,
    )
    # 1: (1650 + 2350) / 2 and an even score; without the limit (1500 + 2600) / 2.
    assert (values(far, "performance_350")[1], values(far, "performance")[1]) == (2000, 2050)
    # 2 and 3 met one player 500 and 600 points away: 1500 + 350 − 800, 2600 − 350 + 800.
    assert values(far, "performance_350") == {1: 2000, 2: 1050, 3: 3050}


def test_5_4_an_unplayed_game_counts_as_drawn_against_oneself_before() -> None:
    bye = table(
        {1: "2w1 3b1 4w= U", 2: "1b0 Z Z Z", 3: "U 1w0 Z Z", 4: "U U 1b= U"},
        ratings={1: 2000, 2: 1900, 3: 2000, 4: 2100},
        performance=PERFORMANCE,
    )
    # (1900 + 2000 + 2100 + 2000) / 4 = 2000; 3 of 4 = 75 %: +193.
    assert values(bye, "performance")[1] == 2193
    assert values(bye, "average_rating")[1] == 2000


def test_12_2_1_games_of_who_left_early_count_for_nobody() -> None:
    left = table(FOUR, round_robin=True, outside=frozenset({4}))
    rows = ranked(left, ["direct_encounter", "sonneborn_berger"])
    # Without 4: 1 has ½, 2 has 1½, 3 has 1.
    assert [(row.number, row.place, row.points) for row in rows] == [
        (2, 1, 3), (3, 2, 2), (1, 3, 1), (4, None, 0),
    ]  # fmt: skip
    assert values(left, "sonneborn_berger") == {1: 0.75, 2: 1.25, 3: 0.5}


def test_points_given_and_taken_by_decision_count_in_points_and_for_the_opponents() -> None:
    fined = table(FOUR, round_robin=True, given={2: (-2, 0)})
    assert [(row.number, row.points) for row in ranked(fined, [])] == [
        (1, 3), (3, 3), (2, 2), (4, 2),
    ]  # fmt: skip
    assert values(fined, "buchholz")[1] == 3.5


def test_7_2_a_play_off_marks_who_is_level_and_what_follows_holds_without_one() -> None:
    rows = ranked(SMALL, ["playoff", "direct_encounter"])
    assert [(row.number, row.place, row.playoff) for row in rows] == [
        (2, 1, False), (3, 2, True), (1, 3, True), (4, 4, False),
    ]  # fmt: skip


def test_what_separates_two_neighbours_ends_with_the_criterion_that_does() -> None:
    criteria = ["buchholz", "direct_encounter", "wins"]
    second, third = ranked(SMALL, criteria)[1:3]
    steps = separations(second, third, criteria)
    assert [step.criterion for step in steps] == ["", "buchholz", "direct_encounter"]
    assert [(s.upper.number, s.lower.number) for s in steps if s.upper and s.lower] == [
        (3, 3), (9, 9), (2, 0),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("criterion", "sentence"),
    [
        ("bucholz", "“bucholz” is no criterion; known are: progressive, "),
        ("game_points", "“game_points” is for teams"),
        ("performance", "“performance” needs ratings; nobody is rated"),
    ],
)
def test_a_criterion_that_cannot_be_asked_is_refused(criterion: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        ranked(SMALL, ["buchholz", criterion])


def test_a_performance_asks_for_the_numbers_of_a_rule_book() -> None:
    with pytest.raises(InputError, match="No rule book at hand"):
        ranked(table(FOUR, ratings={1: 2000}), ["performance"])
