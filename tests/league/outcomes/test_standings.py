"""Tables: who stands where, and what separates the teams."""

from league.outcomes.standings import Standing, results_of, table
from league.outcomes.tiebreaks import PlayedMatch, Results, Separation, rank, separations

CRITERIA = ["match_points", "game_points", "mini_match_points", "board_points"]


def played(
    home: str, away: str, home_half_points: int, board_points: tuple[int, int] = (0, 0)
) -> PlayedMatch:
    """A match at eight boards, sixteen half points."""
    other = 16 - home_half_points
    won = (home_half_points > other) - (home_half_points < other)
    return PlayedMatch(home, away, (home_half_points, other), (1 + won, 1 - won), board_points)


def places(rows: tuple[Standing, ...]) -> list[tuple[int, str, str]]:
    return [(row.rank, row.team, row.separated_by) for row in rows]


# Match points and half game points: A 2 + 1 + 0 + 2 = 5 and 9 + 8 + 7 + 9 = 33,
# B 0 + 2 + 1 + 2 = 5 and 7 + 9 + 8 + 9 = 33, C 1 + 0 + 2 + 2 = 5 and 8 + 7 + 9 + 9 = 33,
# D 2 + 1 + 0 + 0 = 3, E 0 + 0 + 0 + 2 = 2. Among A, B and C: A 3, B 2, C 1 match points.
THREE_TIED = [
    played("A", "B", 9),
    played("C", "A", 8),
    played("B", "C", 9),
    played("D", "A", 9),
    played("B", "D", 8),
    played("C", "D", 9),
    *[played(team, "E", 9) for team in "ABC"],
    played("E", "D", 16),
]


def test_three_tied_teams_are_ranked_by_their_own_matches() -> None:
    assert places(table("EDCBA", THREE_TIED, CRITERIA)) == [
        (1, "A", ""),
        (2, "B", "mini_match_points"),
        (3, "C", "mini_match_points"),
        (4, "D", "match_points"),
        (5, "E", "match_points"),
    ]


def test_a_row_of_the_table() -> None:
    row = table("EDCBA", THREE_TIED, CRITERIA)[2]
    assert (row.team, row.played, row.won, row.drawn, row.lost) == ("C", 4, 2, 1, 1)
    assert (row.match_points, row.game_points, row.board_points) == (5, 33, 0)


def test_the_mini_table_waits_until_all_have_met_i7() -> None:
    # A beat B, B beat C, A and C have not met: board points decide, C 300, B 200, A 100.
    matches = [played("A", "B", 9, (100, 50)), played("B", "C", 9, (150, 300))]
    assert [
        [team for team, _by in group] for group in rank("ABC", Results("ABC", matches), MINI)
    ] == [["C"], ["B"], ["A"]]


MINI = ["mini_match_points", "board_points"]


def test_the_mini_table_is_not_restarted_for_those_who_remain_i7() -> None:
    # Among each other: A 2 + 1 + 2 = 5, D 0 + 2 + 1 = 3, B 0 + 2 + 0 = 2, C 1 + 0 + 1 = 2.
    # B beat C, but the two go on to the board points: C 50 + 40, B 80.
    matches = [
        played("A", "B", 9),
        played("A", "C", 8, (0, 50)),
        played("A", "D", 9),
        played("B", "C", 9, (80, 40)),
        played("D", "B", 9),
        played("C", "D", 8),
    ]
    groups = rank("ABCD", Results("ABCD", matches), MINI)
    assert groups == [
        [("A", "")],
        [("D", "mini_match_points")],
        [("C", "mini_match_points")],
        [("B", "board_points")],
    ]


def test_a_circle_goes_on_to_the_board_points() -> None:
    matches = [
        played("A", "B", 9, (10, 20)),
        played("B", "C", 9, (10, 20)),
        played("C", "A", 9, (20, 15)),
    ]
    # A 10 + 15 = 25, B 20 + 10 = 30, C 20 + 20 = 40.
    assert places(table("ABC", matches, CRITERIA)) == [
        (1, "C", ""),
        (2, "B", "board_points"),
        (3, "A", "board_points"),
    ]


def test_board_points_are_those_of_the_whole_competition_i6() -> None:
    # A and B drew; each beat C. The draw gave both 80, C cost A 100 and B 110.
    matches = [
        played("A", "B", 8, (80, 80)),
        played("A", "C", 9, (100, 60)),
        played("C", "B", 7, (60, 110)),
    ]
    assert places(table("ABC", matches, CRITERIA))[:2] == [(1, "B", ""), (2, "A", "board_points")]


def test_equal_after_everything_is_a_shared_place_i8() -> None:
    matches = [
        *[played("A", other, 9) for other in "BCD"],
        played("B", "C", 8),
        *[played(team, "D", 9) for team in "BC"],
    ]
    assert places(table("ABCD", matches, CRITERIA)) == [
        (1, "A", ""),
        (2, "B", "match_points"),
        (2, "C", "shared"),
        (4, "D", "match_points"),
    ]


def test_teams_that_have_not_played_share_the_first_place() -> None:
    assert places(table("AB", [], CRITERIA)) == [(1, "A", ""), (1, "B", "shared")]


def test_an_excluded_team_stands_last_and_its_matches_are_gone() -> None:
    rows = table("EDCBA", THREE_TIED, CRITERIA, excluded={"A"})
    # Without A: B 2 + 1 + 2 = 5, C 0 + 2 + 2 = 4, D 1 + 0 + 0 = 1, E 2.
    assert places(rows) == [
        (1, "B", ""),
        (2, "C", "match_points"),
        (3, "E", "match_points"),
        (4, "D", "match_points"),
        (5, "A", "excluded"),
    ]
    assert [(row.played, row.match_points, row.excluded) for row in rows if row.team == "A"] == [
        (0, 0, True)
    ]
    assert {row.played for row in rows if row.team != "A"} == {3}


def test_the_matches_of_an_excluded_team_do_not_count_in_a_mini_table() -> None:
    results = results_of("ABC", [played("A", "B", 9), played("B", "C", 9)], excluded={"C"})
    assert [match.home for match in results.by_team["B"]] == ["A"]


def test_a_match_lost_by_both_is_a_match_lost() -> None:
    both = PlayedMatch("A", "B", (0, 0), (0, 0))
    rows = table("AB", [both], CRITERIA)
    assert [(row.won, row.drawn, row.lost) for row in rows] == [(0, 0, 1), (0, 0, 1)]


def test_what_separated_two_teams_is_told_with_numbers() -> None:
    results = Results("ABCDE", THREE_TIED)
    assert separations("A", "C", "ABCDE", results, CRITERIA) == [
        Separation("match_points", 5, 5),
        Separation("game_points", 33, 33),
        Separation("mini_match_points", 3, 1),
    ]
    assert separations("C", "D", "ABCDE", results, CRITERIA) == [Separation("match_points", 5, 3)]


def test_a_criterion_that_did_not_apply_is_told_as_such() -> None:
    results = Results("ABC", [played("A", "C", 8, (9, 0)), played("B", "C", 8, (8, 0))])
    assert separations("A", "B", "ABC", results, CRITERIA)[2:] == [
        Separation("mini_match_points", None, None),
        Separation("board_points", 9, 8),
    ]
