"""Unplayed games in the criteria on opponents, by each edition, worked out by hand."""

import pytest

from league.facts.tournaments import Unplayed
from league.language import use
from league.outcomes.tournaments.arithmetic import told
from league.outcomes.tournaments.names import figure, full_name, short_name, star_note, unit_of
from league.outcomes.tournaments.table import CRITERIA, PLAYOFF, ranked
from tests.worlds.tournament_tables import table, values, worked

# 1 wins against 2 and 3, 4 does not come to him in round 3. 2 leaves after round 1.
# 3 asks for half a point in round 1. 4 beats nobody on the board but has a pairing bye.
ROUNDS = {1: "2w1 3b1 4w+", 2: "1b0 Z Z", 3: "H 1w0 U", 4: "U H 1b-"}
"""Points: 3, 0, 1½, 1½."""


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def buchholz(unplayed: Unplayed, criterion: str = "buchholz") -> dict[int, float]:
    return values(table(ROUNDS, unplayed=unplayed), criterion)


def test_appendix_1_a_draw_against_oneself_with_points_as_entered() -> None:
    # 1: 0 + 1½ + itself 3; 2: 3 + itself twice; 3: itself, 3, itself; 4: itself three times.
    assert buchholz(Unplayed.OWN_DRAW) == {1: 4.5, 2: 3, 3: 6, 4: 4.5}
    # 1: 0 + 1½ + half of 3; 3: half of 1½ twice; 4: three times.
    sonneborn = buchholz(Unplayed.OWN_DRAW, "sonneborn_berger")
    assert sonneborn == {1: 3, 2: 0, 3: 1.5, 4: 2.25}


def test_appendix_1_leaves_progressive_score_and_koya_alone() -> None:
    played = table({1: "2w1 3b1 4w1", 2: "1b0 Z Z", 3: "H 1w0 U", 4: "U H 1b0"})
    for criterion in ("progressive", "koya"):
        assert values(table(ROUNDS), criterion) == values(played, criterion)


def test_c_07_of_2023_gives_an_opponent_with_own_points_and_draws_to_who_left() -> None:
    # 2 left: 0 + ½ + ½ = 1 for his opponents. 1: 1 + 1½ + itself 3; 2: 3 + 0 + 0; as above.
    assert buchholz(Unplayed.FIDE_2023) == {1: 5.5, 2: 3, 3: 6, 4: 4.5}
    # What was entered counts: 1: 1 + 1½ + 3; 3: ½ × 1½ + 1 × 1½; 4: 1½ + ½ × 1½.
    sonneborn = buchholz(Unplayed.FIDE_2023, "sonneborn_berger")
    assert sonneborn == {1: 5.5, 2: 0, 3: 2.25, 4: 2.25}


def test_c_07_of_2023_cuts_first_the_round_to_which_one_did_not_come_by_choice() -> None:
    # 3: half a point asked for (itself 1½) goes, 3 and the bye (1½) stay. By appendix 1 the same
    # number goes; of 2 the rounds without play are the lowest in any case.
    assert buchholz(Unplayed.FIDE_2023, "buchholz_cut_1") == {1: 4.5, 2: 3, 3: 4.5, 4: 3}
    strong = {1: "2w1 H 3w1", 2: "1b0 3w0 U", 3: "Z 2b1 1b0"}
    by_choice = table(strong, unplayed=Unplayed.FIDE_2023)
    # 1 has 2½ and met 2 (1) and 3 (1): its own 2½ of round 2 is cut all the same.
    assert values(by_choice, "buchholz_cut_1")[1] == 2
    assert values(table(strong), "buchholz_cut_1")[1] == 3.5


def test_c_07_of_2026_limits_the_opponent_that_is_given() -> None:
    # 1 did not play 4, who counts 1 + ½ + 0 = 1½: that and not 3. 4: 1½ either way.
    assert buchholz(Unplayed.FIDE_2026) == {1: 4, 2: 3, 3: 6, 4: 4.5}
    # Without an opponent no more than three draws: of 3 points 1½.
    free = table({1: "2w1 3w1 U", 2: "1b0 3b0 Z", 3: "U 2w1 Z"}, unplayed=Unplayed.FIDE_2026)
    assert values(free, "buchholz")[1] == 0.5 + 2.5 + 1.5


@pytest.mark.parametrize("unplayed", [Unplayed.FIDE_2023, Unplayed.FIDE_2026])
def test_c_07_counts_forfeits_of_a_round_robin_as_entered(unplayed: Unplayed) -> None:
    lines = {1: "2w+ . 3b1", 2: "1b- 3w= .", 3: ". 2b= 1w0"}
    forfeited = table(lines, round_robin=True, unplayed=unplayed)
    # 1: ½ + ½; 2: 2 × 0 + half of ½; 3: half of ½ for 2.
    assert values(forfeited, "sonneborn_berger") == {1: 1, 2: 0.25, 3: 0.25}


def test_the_arithmetic_is_told_in_one_line() -> None:
    five = {
        1: "2w1 3b0 4w1 5b= H", 2: "1b0 U 3w1 4b1 5w1", 3: "4w1 1w1 2b0 F 4b=",
        4: "3b0 5w1 1b0 2w0 3w=", 5: "Z 4b0 Z 1w= 2b0",
    }  # fmt: skip
    # Points: 3, 4, 3½, 1½, ½.
    mine = worked(table(five), "buchholz_cut_1")[1]
    assert told(mine, "buchholz_cut_1") == "Buchholz cut 1: 4 + 3½ + 3* + 1½ (½ cut) = 12"
    sonneborn = worked(table(five), "sonneborn_berger")[1]
    assert told(sonneborn, "sonneborn_berger") == "S.-B.: 4×1 + 3*×½ + 1½×1 + ½×½ = 7¼".replace(
        "3*×½", "3×½*"
    )
    names = {2: "Huber", 3: "Mair"}
    assert told(mine, "buchholz_cut_1", names).startswith(
        "Buchholz cut 1: Huber 4 + Mair 3½ + 3* + 1½"
    )
    assert told(worked(table(five), "wins")[1], "wins") == "Wins: 2 (rounds 1, 3)"
    assert told(worked(table(five), "progressive_cut_1")[1], "progressive_cut_1") == (
        "Progr. cut 1: 1 + 2 + 2½ + 3 (1 cut) = 8½"
    )
    assert told(worked(table(five), "koya")[1], "koya") == "Koya (from 2½ points): 1 + 0 = 1"


def test_ratings_are_told_with_their_division() -> None:
    rated = table(
        {1: "2w1 3b=", 2: "1b0 .", 3: ". 1w="}, round_robin=True, ratings={2: 2100, 3: 1951}
    )
    mine = worked(rated, "average_rating")[1]
    assert told(mine, "average_rating") == "Avg. rating: (2100 + 1951) : 2 = 2026"
    assert told(worked(rated, "average_rating_cut_1")[1], "average_rating_cut_1") == (
        "Avg. rating cut 1: (2100 (1951 cut)) : 1 = 2100"
    )


def test_german_numbers_and_words() -> None:
    use("de")
    quarters = worked(table({1: "2w= 3b1", 2: "1b= U", 3: "U 1w0"}), "sonneborn_berger")[1]
    assert figure(quarters) == "1,75"
    assert short_name("buchholz_cut_1") == "Buchholz Streich 1"
    assert "gegen sich selbst" in star_note(Unplayed.OWN_DRAW)


def test_every_criterion_has_a_name_of_its_own_and_its_unit() -> None:
    names = [*CRITERIA, PLAYOFF]
    assert len({full_name(name) for name in names}) == len(names)
    assert not set(map(full_name, names)) & set(names)
    small = table({1: "2w1", 2: "1b0"}, ratings={1: 2000, 2: 1900})
    for name in CRITERIA:
        if name in ("match_points", "game_points", "match_and_game_points", "match_wins"):
            continue
        if name.startswith(("performance", "mini")):
            continue
        (first, *_rest) = ranked(small, [name])
        if first.worked[0]:
            assert first.worked[0].per == unit_of(name), name
