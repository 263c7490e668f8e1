"""The codes of FIDE C.07: how they are written, what each edition has, and the arithmetic."""

from dataclasses import replace
from datetime import date

import pytest

from league import tie_break_rules
from league.facts.tournaments import PointKind, System, Tournament, Unplayed
from league.language import speaking
from league.outcomes.tournaments.arithmetic import told
from league.outcomes.tournaments.c07.names import code_name
from league.outcomes.tournaments.codes import (
    SPECS,
    code_of_criterion,
    criterion_of,
    is_code,
    is_points,
    parsed,
    written,
)
from league.outcomes.tournaments.crosstable import CrossTable, Worked
from league.outcomes.tournaments.table import ranked
from tests.worlds.tournament_tables import table, team_table

DAY = date(2026, 4, 1)
SWISS = Tournament(id="open", name="Open", system=System.SWISS)


def given(one: CrossTable, code: str, day: date = DAY) -> dict[int, Worked | None]:
    """Return what a code gives everybody."""
    asked, _said = tie_break_rules.with_codes(one, day, (code,))
    return {row.number: row.worked[0] for row in ranked(asked, (code,))}


def numbers(one: CrossTable, code: str) -> dict[int, float | None]:
    found = given(one, code)
    return {n: None if one is None else one.number / one.per for n, one in sorted(found.items())}


def refused(one: Tournament, *codes: str, rated: bool = True) -> dict[str, str]:
    """Return which codes part nobody, and by which article."""
    said = tie_break_rules.barred(one.first_day or DAY, one, codes, rated=rated)
    return {code: finding.rule for code, finding in said.answer.items()}


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("bh", "BH"),
        ("BH-C1", "BH/C1"),  # as the Handbook prints it
        ("bh:gp/c2/p", "BH:GP/C2/P"),
        ("KS/L+1", "KS/L+1"),
        ("ks-l-2", "KS/L-2"),
        ("mpvgp", "MPvGP"),
        ("ESB:MG/C1", "EMGSB/C1"),
        ("SSSC/F/K3", "SSSC/K3/F"),
        ("OTHER_LOT", "OTHER_LOT"),
    ],
)
def test_a_code_is_read_in_any_case_and_stored_as_files_write_it(typed: str, stored: str) -> None:
    assert written(typed) == stored
    assert written(stored) == stored


@pytest.mark.parametrize("code", ["BH/C3", "BC/C1", "TPR/C1", "KS/L1", "XYZ", "BH/C1/C2", "TPN:GP"])
def test_what_c_07_does_not_have_is_unknown_and_still_a_code(code: str) -> None:
    assert parsed(code) is None
    assert is_code(code)
    assert refused(SWISS, code) == {code: "Ausgaben"}


def test_14_5_a_limit_without_a_sign_is_asked_about() -> None:
    said = tie_break_rules.barred(DAY, SWISS, ("KS/L1",), rated=True).answer["KS/L1"]
    assert "KS/L+1 or KS/L-1" in str(said.sentence)


def test_every_code_has_its_article_and_every_article_a_code_that_is_worked_out() -> None:
    defined = tie_break_rules.defined(DAY).answer
    assert {code.upper() for code in defined} == set(SPECS)


def test_names_of_appendix_2_and_codes_stand_for_each_other() -> None:
    assert code_of_criterion("buchholz_cut_1") == "BH/C1"
    assert code_of_criterion("buchholz_sum") is None
    assert criterion_of("bh-c1", appendix_2=True) == "buchholz_cut_1"
    assert criterion_of("BH-C1") == "BH/C1"
    # Appendix 2 counts games won on the board; wins with forfeits have no name there.
    assert criterion_of("WON", appendix_2=True) == "wins"
    assert criterion_of("WIN", appendix_2=True) == "WIN"
    assert is_points("pts")
    assert not is_points("PTS:GP")


@pytest.mark.parametrize(
    ("day", "edition"),
    [
        (date(2023, 8, 31), None),
        (date(2023, 9, 1), Unplayed.FIDE_2023),
        (date(2024, 7, 31), Unplayed.FIDE_2023),
        (date(2024, 8, 1), Unplayed.FIDE_2024),
        (date(2026, 2, 28), Unplayed.FIDE_2024),
        (date(2026, 3, 1), Unplayed.FIDE_2026),
    ],
)
def test_an_edition_holds_from_its_first_day_to_the_day_before_the_next(
    day: date, edition: Unplayed | None
) -> None:
    assert tie_break_rules.edition_on(day) is edition


def test_codes_are_of_the_edition_of_the_first_day_and_appendix_2_keeps_its_own() -> None:
    february = date(2026, 2, 28)
    assert tie_break_rules.edition(None, february, SWISS, ("BH",)) is Unplayed.FIDE_2024
    assert tie_break_rules.edition(None, february, SWISS, ("buchholz",)) is Unplayed.OWN_DRAW
    named = replace(SWISS, unplayed=Unplayed.FIDE_2026)
    assert tie_break_rules.edition(None, february, named, ("BH",)) is Unplayed.FIDE_2026


def test_what_a_later_edition_brought_is_refused_before() -> None:
    new = ("STD", "TPN", "RTNG", "AOB/F")
    before = replace(SWISS, unplayed=Unplayed.FIDE_2024)
    after = replace(SWISS, unplayed=Unplayed.FIDE_2026)
    assert refused(before, *new, "AOB", "REP") == {
        "STD": "Ausgaben", "TPN": "Ausgaben", "RTNG": "Ausgaben", "AOB/F": "8.2",
    }  # fmt: skip
    assert refused(after, *new) == {}


def test_8_buchholz_is_refused_in_a_round_robin_from_2026_and_warned_of_before() -> None:
    robin = replace(SWISS, system=System.ROUND_ROBIN)
    codes = ("BH/C1", "FB", "AOB", "SB", "DE")
    after = replace(robin, unplayed=Unplayed.FIDE_2026)
    assert refused(after, *codes) == {"BH/C1": "8", "FB": "8", "AOB": "8"}
    before = replace(robin, unplayed=Unplayed.FIDE_2024)
    assert refused(before, *codes) == {}
    warned = tie_break_rules.warnings(DAY, before, codes, rated=True).answer
    assert [str(one.sentence).split()[0] for one in warned] == ["BH/C1", "FB", "AOB"]


def test_10_with_somebody_unrated_what_needs_ratings_is_dropped() -> None:
    codes = ("ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG", "BH")
    one = replace(SWISS, unplayed=Unplayed.FIDE_2026)
    assert set(refused(one, *codes, rated=False).values()) == {"10"}
    assert "BH" not in refused(one, *codes, rated=False)


def test_players_and_teams_have_codes_of_their_own() -> None:
    one = replace(SWISS, unplayed=Unplayed.FIDE_2026)
    assert set(refused(one, "EMMSB", "BC", "MPvGP", "BH:GP")) == {"EMMSB", "BC", "MPvGP", "BH:GP"}
    teams = replace(one, teams=True, boards=4)
    assert set(refused(teams, "ARO", "STD", "REP", "EMMSB")) == {"ARO", "STD", "REP"}


def test_an_unknown_code_stays_gives_nothing_and_parts_nobody() -> None:
    one = table({1: "2w=", 2: "1b="}, unplayed=Unplayed.FIDE_2026)
    assert given(one, "OTHER_LOT") == {1: None, 2: None}


# 1 won by forfeit and had the bye; 4 left after round 1.
FORFEITS = {1: "4w+ U 2w1", 2: "3w1 4b- 1b0", 3: "2b0 H U", 4: "1b- 2w+ Z"}


def test_7_1_and_7_2_win_counts_forfeits_and_won_the_board_alone() -> None:
    one = table(FORFEITS, unplayed=Unplayed.FIDE_2026)
    assert numbers(one, "WIN") == {1: 3, 2: 1, 3: 1, 4: 1}
    assert numbers(one, "WON") == {1: 1, 2: 1, 3: 0, 4: 0}
    win = given(one, "WIN")[1]
    assert win is not None
    assert told(win, "WIN") == "WIN: 3 (rounds 1, 2, 3)"


def test_7_6_a_bye_asked_for_and_a_forfeit_loss_are_no_rounds_one_elected_to_play() -> None:
    one = table(FORFEITS, unplayed=Unplayed.FIDE_2026)
    assert numbers(one, "REP") == {1: 3, 2: 2, 3: 2, 4: 1}


def test_7_7_where_neither_came_both_have_as_many_points() -> None:
    one = table({1: "2w- 2b1", 2: "1b- 1w0"}, unplayed=Unplayed.FIDE_2026)
    # Round 1: 0 = 0, so a half each; round 2: 1 > 0. (gacrux: 0 < ½, so nothing for round 1.)
    assert numbers(one, "STD") == {1: 1.5, 2: 0.5}
    std = given(one, "STD")[1]
    assert std is not None
    assert told(std, "STD") == "STD: 1 + ½ = 1½"


# 16.4: 1 has 3 points of 3; his dummy of the bye has no more than three draws.
def test_16_4_the_dummy_has_a_cap_only_in_2026() -> None:
    rounds = {1: "4w+ U 2w1", 2: "3w1 4b1 1b0", 3: "2b0 H U", 4: "1b- 2w0 Z"}
    before = table(rounds, unplayed=Unplayed.FIDE_2024)
    after = table(rounds, unplayed=Unplayed.FIDE_2026)
    # Points 3, 2, 1½, 0; number 4's last round is a draw for opponents: ½ (16.3).
    # 2024: 3 (forfeit) + 3 (bye) + 2.
    assert numbers(before, "BH")[1] == 8
    # 2026: 16.4.1 at most the ½ of number 4; 16.4.2 at most 3 × ½; and 2.
    assert numbers(after, "BH")[1] == 0.5 + 1.5 + 2


def test_16_5_a_round_unplayed_by_choice_is_cut_first() -> None:
    rounds = {1: "2w1 H 3w1", 2: "1b0 3w= 4b0", 3: "4w1 2b= 1b0", 4: "3b0 U 2w1"}
    one = table(rounds, unplayed=Unplayed.FIDE_2024)
    # Points 2½, ½, 1½, 2: number 1 met ½ and 1½, and had half a point without play: 2½.
    found = given(one, "BH/C1")[1]
    assert found is not None
    assert told(found, "BH/C1") == "BH/C1: 1½ + ½ (2½* cut) = 2"


def test_6_2_all_met_and_the_arithmetic_says_each_table() -> None:
    rounds = {1: "2w1 3b0 4w1", 2: "1b0 4w1 3w1", 3: "4b0 1w1 2b0", 4: "3w1 2b0 1b0"}
    # 1 and 2 have two points, 3 and 4 one: 1 beat 2, 4 beat 3.
    found = given(table(rounds, unplayed=Unplayed.FIDE_2026), "DE")
    assert {n: one and one.number for n, one in sorted(found.items())} == {1: 1, 2: 2, 3: 2, 4: 1}
    assert found[1] is not None
    assert told(found[1], "DE", {1: "Adler", 2: "Berger"}) == (
        "DE: among Adler, Berger: 1; place 1"
    )


def test_6_2_who_is_still_level_is_asked_from_the_start() -> None:
    rounds = {
        1: "2w1 3w1 4b0 5b0", 2: "1b0 4w1 3b1 6w0", 3: "4w1 1b0 2w0 5w1", 4: "3b0 2b0 1w1 6b1",
        5: "6w= . 6b0 1w1", 6: "5b= . 5w1 2b1",
    }  # fmt: skip
    one = table(rounds, unplayed=Unplayed.FIDE_2026)
    # 1, 2, 3, 4 have two points and all met: 1 has 2 (2, 3), 2 has 2 (4, 3), 3 has 1, 4 has 1;
    # among themselves 1 beat 2, and 3 beat 4.
    found = given(one, "DE")
    assert [one.number for _n, one in sorted(found.items()) if one] == [1, 2, 3, 4]


def test_6_3_who_stays_alone_in_front_however_missing_games_end_comes_first() -> None:
    rounds = {1: "2w1 3w1 4b0", 2: "1b0 U U", 3: "U 1b0 U", 4: "Z Z 1w1"}
    # 1, 2, 3 have two points; 1 beat both: 2 points, the others could still make 1. 2 and 3 have
    # not met.
    found = given(table(rounds, unplayed=Unplayed.FIDE_2026), "DE")
    assert [one.number for _n, one in sorted(found.items()) if one] == [1, 2, 2]
    assert found[2] is not None
    assert told(found[2], "DE") == (
        "DE: among 1, 2, 3: 0 of at most 1; among 2, 3: 0 of at most 1; place 2"
    )


TEAMS = {
    1: "2w1:6 3b=:4 4w0:3", 2: "1b0:2 4w1:5 3w1:5", 3: "4b1:5 1w=:4 2b0:3", 4: "3w0:3 2b0:3 1b1:5",
}  # fmt: skip
GAMES = {
    (1, 1): "1110", (1, 2): "0001", (1, 3): "11=0", (1, 4): "00=1",
    (2, 1): "1001", (2, 3): "0110", (2, 2): "=110", (2, 4): "=001",
    (3, 1): "0===", (3, 4): "1===", (3, 2): "1=01", (3, 3): "0=10",
}  # fmt: skip


def team_world(**more: object) -> CrossTable:
    games = {place: tuple(signs) for place, signs in GAMES.items()}
    return team_table(TEAMS, unplayed=Unplayed.FIDE_2026, games=games, **more)


def test_13_2_extended_sonneborn_berger_multiplies_the_kinds_its_letters_name() -> None:
    # Match points 3, 4, 3, 2; game points 6½, 6, 6, 5½. Team 1: 6 halves of 2, 4 of 3, 3 of 4.
    one = team_world()
    assert numbers(one, "EMMSB")[1] == 2 * 4 + 1 * 3 + 0 * 2
    assert numbers(one, "EMGSB")[1] == 3 * 4 + 2 * 3 + 1.5 * 2
    assert numbers(one, "EGMSB")[1] == 2 * 6 + 1 * 6 + 0 * 5.5
    assert numbers(one, "EGGSB")[1] == 3 * 6 + 2 * 6 + 1.5 * 5.5


def test_12_1_a_board_count_is_lower_better_and_only_between_equal_game_points() -> None:
    one = team_world()
    found = given(one, "BC")
    # Team 3: 11=0, 0110, 0=10: board 1 1, board 2 2½, board 3 2½, board 4 0.
    assert found[3] is not None
    assert told(found[3], "BC") == (
        "BC: 1×1 + 2×2½ + 3×2½ + 4×0 = 13½; parts nobody, the game points are not level"
    )
    rows = ranked(tie_break_rules.with_codes(one, DAY, ("BC",))[0], ("BC",))
    assert [(row.number, row.place) for row in rows] == [(2, 1), (1, 2), (3, 2), (4, 4)]


def test_12_without_boards_nothing_is_counted() -> None:
    one = team_table(TEAMS, unplayed=Unplayed.FIDE_2026)
    assert given(one, "BC") == dict.fromkeys((1, 2, 3, 4))


def test_13_4_scores_and_strength_are_divided_by_the_greatest_of_both() -> None:
    # Match points first: three rounds of 2 = 6, over 4 boards = 1 (rounded down).
    found = given(team_world(), "SSSC")[1]
    assert found is not None
    # Team 1: 6½ game points, opponents' match points 4 + 3 + 2.
    assert told(found, "SSSC") == "SSSC: 6½ + 9 : 1 = 15.50"


def test_13_1_the_other_score_depends_on_which_ranks_first() -> None:
    assert numbers(team_world(), "MPvGP") == {1: 6.5, 2: 6, 3: 6, 4: 5.5}
    by_games = team_world(first=PointKind.GAME)
    assert numbers(by_games, "MPvGP") == {1: 3, 2: 4, 3: 3, 4: 2}


def test_10_3_a_perfect_performance_is_the_lowest_that_expects_the_score() -> None:
    one = table(
        {1: "2w= 3b1", 2: "1b= 3w0", 3: "2b1 1w0"},
        unplayed=Unplayed.FIDE_2026,
        ratings={1: 2000, 2: 1900, 3: 2100},
    )
    # 1½ of 2 against 1900 and 2100: at 2198, 298 is 84.. 85 per cent and 98 is 63 per cent.
    found = numbers(one, "PTP")
    assert found[1] == _lowest(3, (1900, 2100))
    assert found[2] == _lowest(1, (2000, 2100))


def _lowest(halves: int, opponents: tuple[int, ...]) -> int:
    """Try one rating after the other, by the limits of rating regulations 8.1.2."""
    limits = (
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153,
        162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
        357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
    )  # fmt: skip

    def expected(difference: int) -> int:
        percent = 50 + sum(limit < abs(difference) for limit in limits)
        return percent if difference >= 0 else 100 - percent

    return next(
        one
        for one in range(1000, 3000)
        if 2 * sum(expected(one - other) for other in opponents) >= 100 * halves
    )


def test_8_2_an_average_of_buchholz_is_rounded_to_two_decimals() -> None:
    rounds = {1: "2w1 3b1", 2: "1b0 . 3w1", 3: "4w1 1w0 2b0", 4: "3b0 Z Z"}
    one = table({n: line.replace(".", "U") for n, line in rounds.items()} | {1: "2w1 3b1 U"})
    one = replace(one, unplayed=Unplayed.FIDE_2024)
    # Points 3, 2, 1, 0 (as an opponent 1). Buchholz: 2: 3 + 2 + 1 = 6; 3: 1 + 3 + 2 = 6.
    found = given(one, "AOB")
    assert found[1] is not None
    assert told(found[1], "AOB") == "AOB: (6 + 6) : 2 = 6.00"
    # 3 met 4, 1 and 2: Buchholz 1: 2 + 1 + 3 = 6; 2: 6; 4: 1 + 0 + 0 = 1.
    assert found[3] is not None
    assert told(found[3], "AOB") == "AOB: (6 + 6 + 1) : 3 = 4.33"


@pytest.mark.parametrize("round_robin", [True, False])
def test_8_1_what_a_decision_took_is_not_taken_from_the_opponents(round_robin: bool) -> None:
    """1 has 1 + 1 = 2, a decision takes half a point: 1½ in the table, 2 for 2 and 3."""
    one = table(
        {1: "2w1 3b1 .", 2: "1b0 . 3w1", 3: ". 1w0 2b0"},
        unplayed=Unplayed.FIDE_2024,
        round_robin=round_robin,
        given={1: (-1, 0)},
    )
    assert [row.points for row in ranked(one, ())] == [3, 2, 0]
    # Opponents of 2: 2 for 1, 0 for 3; of 3: 2 for 1, 1 for 2. SB of 2: 0 x 2 + 1 x 0.
    assert numbers(one, "BH") == {1: 1, 2: 2, 3: 3}
    assert numbers(one, "SB") == {1: 1, 2: 0, 3: 0}


def test_9_2_in_a_free_round_of_an_odd_field_nobody_could_score() -> None:
    """After three of five rounds 1, 2 and 4 have played two games, 3 and 5 three.

    Limits are 1 of 2 and 1½ of 3: 2 (2 of 2), 3 (1½ of 3) and 4 (1 of 2) count, 1 (½ of 2) and 5
    (1 of 3) do not. gacrux asks 1½ of everybody until the last round, and leaves 4 out.
    """
    one = table(
        {1: ". 2w0 3b=", 2: "5w1 1b1 .", 3: "4w1 5b0 1w=", 4: "3b0 . 5w1", 5: "2b0 3w1 4b0"},
        unplayed=Unplayed.FIDE_2024,
        round_robin=True,
    )
    assert {row.number: row.points for row in ranked(one, ())} == {1: 1, 2: 4, 3: 3, 4: 2, 5: 2}
    # 1: 0 against 2, ½ against 3. 3: 1 against 4. 4: 0 against 3. 5: 0, 1 and 0.
    assert numbers(one, "KS") == {1: 0.5, 2: 0, 3: 1, 4: 0, 5: 1}


@pytest.mark.parametrize(("rounds", "divisor"), [(4, 2), (6, 3), (7, 3)])
def test_13_4_the_rounds_are_those_of_the_event_while_it_goes_on(rounds: int, divisor: int) -> None:
    """Greatest match points 2 in each round, four boards: 8 : 4 = 2, 12 : 4 = 3, 14 : 4 = 3.

    gacrux takes the rounds so far, two: 4 : 4 = 1; at the end of the event both are the same.
    """
    one = team_table({1: "2w1:6 Z", 2: "1b0:2 Z"}, unplayed=Unplayed.FIDE_2024)
    found = given(replace(one, rounds=rounds), "SSSC")[2]
    assert found is not None
    assert found.terms[1].factor == divisor


def test_8_2_an_average_does_not_depend_on_what_was_asked_before() -> None:
    """FB turns 4's forfeit in the last round into a draw; AOB beside it is that of BH.

    gacrux 1.11.65 asked for FB first gives AOB with 4's byes as FB has them; asked alone, ours.
    """
    rounds = {1: "2w1 3w1 4w+", 2: "1b0 4w1 3b1", 3: "4b0 1b0 2w0", 4: "3w1 2b0 1b-"}
    one = table(rounds, unplayed=Unplayed.FIDE_2024)
    asked, _said = tie_break_rules.with_codes(one, DAY, ("FB", "AOB"))
    beside = {row.number: row.worked[1] for row in ranked(asked, ("FB", "AOB"))}
    assert beside == given(one, "AOB")


def test_a_name_says_one_and_several_cuts_in_each_language() -> None:
    assert code_name("BH/C1") == "BH/C1 · Buchholz (without the lowest)"
    with speaking("de"):
        assert code_name("BH/C1").endswith("(ohne den niedrigsten)")
        assert code_name("BH/C2").endswith("(ohne die 2 niedrigsten)")
        assert code_name("BH/M1").endswith("(ohne den niedrigsten und den höchsten)")
