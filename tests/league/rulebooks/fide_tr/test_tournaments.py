"""What follows from the FIDE tournament rules: invitation, draw, leaving, committee, criteria."""

from datetime import date, datetime
from typing import Any

import pytest

from league.facts.committees import Committee
from league.facts.tournaments import System, Tournament, Unplayed
from league.findings import Finding
from league.rulebook import Values
from league.rulebook.tournaments import Tournaments
from league.rulebooks import tournament_rules


def at(moment: str) -> datetime:
    return datetime.fromisoformat(moment)


NOON = at("2026-03-07 12:00")
ADULTS = {name: date(1980, 1, 1) for name in "ABCDE"}
NATIONS = {"A": "AUT", "B": "GER", "C": "SUI", "D": "HUN", "E": "SLO"}
FULL = Committee("A", ("B", "C"), ("D", "E"), NATIONS, ADULTS, 5000, "30 minutes")


def rules() -> Tournaments:
    return tournament_rules().tournaments


def values() -> Values:
    return tournament_rules().on(date(2026, 3, 7))


def swiss(**more: Any) -> Tournament:
    return Tournament(id="open", name="Open", system=System.SWISS, rounds=7, **more)


def said(found: Finding | None) -> str:
    assert found is not None
    return str(found.sentence)


def test_3_3_each_missing_part_of_the_invitation_is_named() -> None:
    invited = {f"3.3.{number}": "said" for number in range(1, 17) if number not in (4, 15)}
    found = list(rules().invitation(swiss(invitation=invited | {"3.3.9": "  "}), values()))
    assert [(one.rule, one.consequence) for one in found] == [
        ("3.3.4", "3.3"),
        ("3.3.9", "3.3"),
        ("3.3.15", "3.3"),
    ]
    assert said(found[0]) == "The invitation does not say: 3.3.4 Time control and clocks."


def test_3_3_an_empty_invitation_lacks_all_sixteen_parts() -> None:
    found = list(rules().invitation(swiss(), values()))
    assert [one.rule for one in found] == [f"3.3.{number}" for number in range(1, 17)]
    assert list(rules().parts(values())) == [one.rule for one in found]


@pytest.mark.parametrize(
    ("drawn", "words"),
    [
        (at("2026-03-07 00:00"), ""),  # 12 hours, exactly
        (at("2026-03-06 23:30"), ""),  # a night
        (at("2026-03-07 00:01"), "at least 12 hours, or a night"),
        (NOON, "but round 1 began on 7 Mar 2026 12:00 already"),
        (at("2026-03-08 09:00"), "but round 1 began"),
    ],
)
def test_8_2_numbers_are_drawn_twelve_hours_or_a_night_before(drawn: datetime, words: str) -> None:
    found = rules().drawn(drawn, NOON, values())
    if words:
        assert words in said(found)
    else:
        assert found is None


def test_8_2_the_arithmetic_names_the_earliest_start() -> None:
    found = rules().drawn(at("2026-03-07 08:00"), NOON, values())
    assert found is not None
    wanted = "7 Mar 2026 08:00 + 12 h = 7 Mar 2026 20:00 > 7 Mar 2026 12:00"
    assert str(found.arithmetic) == wanted


def test_8_3_changes_after_the_draw_keep_the_pairings() -> None:
    def changed(number: int | None, *, joined: bool) -> str:
        return str(rules().changed(number, joined, values()).sentence)

    assert "number 4 is left free" in changed(4, joined=False)
    assert "the free number 6 is taken" in changed(6, joined=True)
    assert "no number is free: the chief arbiter decides" in changed(None, joined=True)


def test_8_4_by_which_tables_a_tournament_is_paired() -> None:
    assert str(rules().pairs_by(System.ROUND_ROBIN, values())) == "Berger tables"
    assert str(rules().pairs_by(System.DOUBLE_ROUND_ROBIN, values())) == "Berger tables, twice"
    assert "announced beforehand" in str(rules().pairs_by(System.SWISS, values()))


def test_8_5_restrictions_are_announced_before_round_1() -> None:
    assert rules().restricted(at("2026-03-07 11:59"), NOON, values()) is None
    late = said(rules().restricted(NOON, NOON, values()))
    assert "before round 1 begins (7 Mar 2026 12:00)" in late


@pytest.mark.parametrize(("players", "fits"), [(9, False), (10, True), (24, True), (25, False)])
def test_8_6_the_varma_tables_are_for_ten_to_twenty_four(players: int, fits: bool) -> None:
    assert (rules().varma(players, values()) is None) == fits


def test_12_1_who_does_not_come_should_be_excluded_by_the_chief_arbiter() -> None:
    found = rules().no_show("Huber", 3, values())
    assert found.rule == "12.1"
    assert "Huber did not come in round 3" in said(found)
    assert "unless the chief arbiter decides otherwise" in said(found)


# 3/7 = 42.857… %, 4/7 = 57.142… %, 5/11 = 45.4545… %, 1/3 = 33.3 %, 2/3 = 66.7 % (rounded).
@pytest.mark.parametrize(
    ("played", "games", "counts", "words"),
    [
        (3, 7, False, "3 of 7 = 42.9 % < 50 %"),
        (4, 7, True, "4 of 7 = 57.1 % ≥ 50 %"),
        (5, 11, False, "5 of 11 = 45.5 % < 50 %"),
        (4, 8, True, "4 of 8 = 50 % ≥ 50 %"),
        (0, 5, False, "0 of 5 = 0 % < 50 %"),
        (1, 3, False, "1 of 3 = 33.3 % < 50 %"),
        (2, 3, True, "2 of 3 = 66.7 % ≥ 50 %"),
        (9, 18, True, "9 of 18 = 50 % ≥ 50 %"),
    ],
)
def test_12_2_half_of_the_games_decides(played: int, games: int, counts: bool, words: str) -> None:
    found = rules().withdrawal(played, games, System.ROUND_ROBIN, False, values())
    assert found.counts is counts
    assert found.paragraph == ("12.2.2" if counts else "12.2.1")
    assert str(found.sentence).startswith(words)
    assert (found.left, found.opponent) == ("-", "+")


def test_12_2_1_a_share_just_below_half_is_below_it() -> None:
    # 23 of 46 is half; 22 of 45 = 48.9 %.
    below = rules().withdrawal(22, 45, System.DOUBLE_ROUND_ROBIN, False, values())
    half = rules().withdrawal(23, 46, System.DOUBLE_ROUND_ROBIN, False, values())
    assert (below.counts, half.counts) == (False, True)


def test_12_3_in_a_swiss_everything_stays() -> None:
    found = rules().withdrawal(1, 9, System.SWISS, False, values())
    assert (found.counts, found.paragraph, found.left) == (True, "12.3", "")
    assert str(found.sentence) == "Swiss system: all points stay, 1 of 9 games were played."


def test_12_4_of_teams_the_matches_are_counted() -> None:
    found = rules().withdrawal(2, 5, System.ROUND_ROBIN, True, values())
    assert (found.counts, found.paragraph) == (False, "12.2.1")
    assert str(found.sentence).startswith("2 of 5 matches = 40 % < 50 % (12.4)")


def test_13_2_a_committee_as_printed_is_right() -> None:
    assert list(rules().committee(FULL, "", NOON, values())) == []


@pytest.mark.parametrize(
    ("committee", "words"),
    [
        (Committee(fee=0, term="x"), "has no appeals committee"),
        (Committee("", ("B", "C"), ("D", "E"), fee=0, term="x"), "has no chair"),
        (Committee("A", ("B",), ("D", "E"), fee=0, term="x"), "beside the chair: 1; 2 are"),
        (Committee("A", ("B",), ("D", "E"), fee=0, term="x"), "2 members decide"),
        (
            Committee("A", ("B", "C"), ("D",), fee=0, term="x"),
            "Deputies of the appeals committee: 1; 2",
        ),
        (Committee("A", ("B", "C"), ("D", "A"), fee=0, term="x"), "A stands twice"),
    ],
)
def test_13_2_what_a_committee_lacks_is_named(committee: Committee, words: str) -> None:
    found = [said(one) for one in rules().committee(committee, "", NOON, values())]
    assert any(words in sentence for sentence in found), found


def test_13_2_different_federations_are_wished_for() -> None:
    nations = {**NATIONS, "D": "AUT"}
    one = Committee("A", ("B", "C"), ("D", "E"), nations, ADULTS, 0, "x")
    assert [said(each) for each in rules().committee(one, "", NOON, values())] == [
        "A, D are of one federation (AUT); they should be of different ones if possible."
    ]


@pytest.mark.parametrize(("born", "young"), [(date(2005, 3, 7), False), (date(2005, 3, 8), True)])
def test_13_2_twenty_one_years_are_reached_on_the_birthday(born: date, young: bool) -> None:
    one = Committee("A", ("B", "C"), ("D", "E"), NATIONS, {**ADULTS, "C": born}, 0, "x")
    found = [said(each) for each in rules().committee(one, "", NOON, values())]
    assert bool(found) == young
    if young:
        assert found[0].startswith("C is not yet 21 years old on 7 Mar 2026")


@pytest.mark.parametrize(
    ("parties", "deciding", "words"),
    [
        ((), "ABC", "A, B, C decide; A has the chair."),
        (("X",), "ABC", "A, B, C decide"),
        (("B",), "ACD", "left out: B. A, C, D decide; A has the chair."),
        (("A",), "BCD", "B has the chair"),
        (("A", "D"), "BCE", "left out: A, D"),
        (("A", "B"), "CDE", "C has the chair"),
        (("A", "B", "C"), "DE", "2 should not decide because the number is even"),
        (("A", "B", "C", "D"), "E", "E decide"),
        (tuple("ABCDE"), "", "the organiser has to appoint others"),
    ],
)
def test_13_2_nobody_decides_his_own_case_and_deputies_move_up(
    parties: tuple[str, ...], deciding: str, words: str
) -> None:
    found = rules().on_appeal(FULL, parties, values())
    assert found.names == tuple(deciding)
    assert words in str(found.sentence)


def test_13_2_without_a_committee_nobody_decides() -> None:
    found = rules().on_appeal(Committee(), ["X"], values())
    assert found.names == ()
    assert str(found.sentence).startswith("The tournament has no appeals committee")


def test_13_3_fee_and_time_limit_are_fixed_before() -> None:
    bare = Committee("A", ("B", "C"), ("D", "E"))
    assert [(one.rule, said(one).split(" is not")[0]) for one in committee_of(bare)] == [
        ("13.3", "The fee of an appeal"),
        ("13.3", "The time limit of an appeal"),
    ]
    free = Committee("A", ("B", "C"), ("D", "E"), fee=0, term="before the next round")
    assert committee_of(free) == []


def committee_of(one: Committee) -> list[Finding]:
    return list(rules().committee(one, "", None, values()))


def test_a1_unplayed_games_count_as_drawn_against_oneself() -> None:
    assert rules().unplayed(values()) is Unplayed.OWN_DRAW


@pytest.mark.parametrize(
    ("system", "teams", "rated", "first"),
    [
        (System.ROUND_ROBIN, False, True, ["direct_encounter", "playoff", "wins_black"]),
        (System.DOUBLE_ROUND_ROBIN, False, False, ["direct_encounter", "playoff", "wins_black"]),
        (System.ROUND_ROBIN, True, True, ["game_points", "match_points", "direct_encounter"]),
        (System.SWISS, False, True, ["direct_encounter", "performance", "average_rating"]),
        (System.SWISS, False, False, ["direct_encounter", "progressive", "buchholz"]),
        (System.SWISS, True, False, ["game_points", "match_points", "direct_encounter"]),
    ],
)
def test_a2_7_2_what_is_recommended_for_which_tournament(
    system: System, teams: bool, rated: bool, first: list[str]
) -> None:
    one = Tournament(id="x", name="X", system=system, teams=teams)
    assert list(rules().criteria(one, rated, values()))[:3] == first


def warned(chosen: list[str], *, rated: bool = True, system: System = System.SWISS) -> list[str]:
    one = Tournament(id="open", name="Open", system=system, rounds=7)
    return [said(found) for found in rules().warnings(one, chosen, rated, values())]


def test_a2_7_1_ratings_are_doubtful_where_not_everybody_has_one() -> None:
    chosen = ["average_rating", "average_rating_cut_1"]
    assert warned(chosen) == []
    found = warned(chosen, rated=False)
    assert len(found) == 1
    assert "not everybody has one: that is doubtful" in found[0]


def test_a2_7_1_progressive_score_with_buchholz_is_called_wrong() -> None:
    found = warned(["progressive_cut_1", "buchholz_median"])
    assert len(found) == 1
    assert found[0].startswith("The rule calls progressive score with Buchholz wrong")


def test_a2_7_1_only_one_kind_should_be_used() -> None:
    found = warned(["buchholz", "sonneborn_berger"])
    assert "Only one kind of tie-break should be used, not 2" in found[0]
    assert warned(["buchholz_cut_1", "buchholz", "wins", "games_black"]) == []


def test_a2_7_1_a_printed_recommendation_is_not_warned_of_but_for_missing_ratings() -> None:
    orders = rules().presets(values())
    for id, order in orders.items():
        system = System.ROUND_ROBIN if id in ("A2.7.2.1", "A2.7.2.2") else System.SWISS
        assert warned(list(order), system=system) == [], id
    assert len(warned(list(orders["A2.7.2.3"]), rated=False)) == 2


def test_a2_1_3_koya_is_for_round_robins() -> None:
    (found,) = warned(["koya", "direct_encounter"])
    assert found == "1.3.1 Koya is for round robins; this tournament is a Swiss."
    assert len(warned(["koya", "koya_extended_1"])) == 2
    assert warned(["koya", "direct_encounter"], system=System.DOUBLE_ROUND_ROBIN) == []


def test_a2_5_2_performance_is_not_recommended_for_a_swiss() -> None:
    assert "advises against tournament performance" in warned(["performance", "wins"])[0]
