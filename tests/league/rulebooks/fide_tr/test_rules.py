"""A tournament's rules: the federation's own first, where it is silent the FIDE's."""

from dataclasses import replace
from datetime import date, datetime

import pytest

from league import tournament_rules as rules
from league.errors import RuleBookError
from league.facts.committees import Committee
from league.facts.tournaments import System, Tournament, Unplayed
from league.rulebooks import load

DAY = date(2026, 4, 7)
SWISS = Tournament(id="u14", name="U14", system=System.SWISS, rounds=7, like="em-u14")
ROBIN = Tournament(id="u14", name="U14", system=System.ROUND_ROBIN, like="em-u14")
TEAMS = Tournament(id="t", name="T", system=System.SWISS, rounds=5, teams=True, boards=4, like="x")

SJRP, TUWO = load("sjrp-2025"), load("tuwo-stmk-2011")


def test_sjrp_6_1_ranks_by_its_own_order_and_ends_with_a_play_off() -> None:
    found = rules.criteria(SJRP, DAY, SWISS, rated=True)
    assert found.book is SJRP
    assert found.silent is None
    # “Buchholz mit einer Streichwertung, Sonneborn-Berger, Zahl der Siege, direkter Vergleich”
    swiss = ("buchholz_cut_1", "sonneborn_berger", "wins", "direct_encounter", "playoff")
    assert found.answer == swiss
    assert rules.criteria(SJRP, DAY, ROBIN, rated=False).answer == swiss[1:]


def test_sjrp_10_5_ranks_teams() -> None:
    order = ("game_points", "buchholz_cut_1", "match_wins", "direct_encounter", "playoff")
    assert rules.criteria(SJRP, DAY, TEAMS, rated=True).answer == order


def test_tuwo_3_2_ranks_by_its_own_order() -> None:
    found = rules.criteria(TUWO, DAY, SWISS, rated=True)
    assert found.answer == ("buchholz", "direct_encounter", "wins", "wins_black")
    robin = rules.criteria(TUWO, DAY, ROBIN, rated=True)
    assert robin.answer == ("sonneborn_berger", "direct_encounter", "wins", "wins_black")
    teams = rules.criteria(TUWO, DAY, TEAMS, rated=True)
    assert teams.answer == ("game_points", "mini_match_points", "board_points")


def test_without_a_federation_the_fide_recommends() -> None:
    found = rules.criteria(None, DAY, ROBIN, rated=True)
    assert found.book.id == "fide-tr"
    assert found.silent is None
    assert found.answer[0] == "direct_encounter"


@pytest.mark.parametrize("federation", [SJRP, TUWO])
def test_unplayed_games_are_settled_by_each_federation(federation: object) -> None:
    found = rules.unplayed(SJRP if federation is SJRP else TUWO, DAY)
    assert found.book is federation
    assert found.answer is Unplayed.OWN_DRAW
    assert rules.unplayed(None, DAY).book.id == "fide-tr"


def test_where_a_federation_is_silent_the_fide_answers_and_it_is_said() -> None:
    found = rules.withdrawal(SJRP, DAY, (3, 7), System.ROUND_ROBIN)
    assert found.book.id == "fide-tr"
    assert found.silent is SJRP
    assert found.cite(found.answer.paragraph) == "FIDE TR § 12.2.1"
    assert str(found.why("12.2.1")) == "SJRP has no word of it; FIDE TR § 12.2.1 holds."
    assert rules.withdrawal(None, DAY, (3, 7), System.SWISS).why("12.3") is None


def test_tuwo_10_vi_4_says_which_system_so_many_teams_play() -> None:
    # More than 10 teams: Swiss (10.VI.4); graz and rapid are Swiss (11.2, 18.3).
    assert rules.system(TUWO, DAY, "team-u16", 10) is System.ROUND_ROBIN
    assert rules.system(TUWO, DAY, "team-u16", 11) is System.SWISS
    assert rules.system(TUWO, DAY, "rapid", 8) is System.SWISS
    assert rules.system(TUWO, DAY, "U14", 12) is System.ROUND_ROBIN  # 4.1.b
    assert rules.system(TUWO, DAY, "kreis-closed", 12) is None


def test_how_many_rounds_a_book_prints() -> None:
    assert rules.rounds(TUWO, DAY, "rapid", 60) == 9  # TUWO § 18.3
    assert rules.rounds(TUWO, DAY, "graz", 60) is None  # TUWO § 11.2: set every year
    assert rules.rounds(SJRP, DAY, "wk-2", 20) == 7  # SJRP § 18.11
    assert rules.rounds(SJRP, DAY, "em-u10", 20) == 7  # SJRP § 8.4
    assert rules.rounds(SJRP, DAY, "em-u14", 20) is None


def test_sjrp_10_4_leaves_the_system_to_whoever_holds_the_tournament() -> None:
    assert rules.system(SJRP, DAY, "vm-u14", 9) is None


def test_sjrp_5_5_has_a_court_of_its_own() -> None:
    young, old = date(2012, 1, 1), date(2011, 12, 31)  # U14 of 2026: born 2012 or later
    court = Committee("A", ("B",), ("D", "E"), born={"B": young, "D": old})
    found = rules.committee(
        SJRP, DAY, replace(SWISS, committee=court), datetime.fromisoformat("2026-04-07 09:00")
    )
    assert found.book is SJRP
    assert [str(one.sentence) for one in found.answer] == [
        "Members of the court: 2; 3 are foreseen.",
        "B (born on 1 Jan 2012) is younger than U16.",
    ]


def test_sjrp_5_8_nobody_sits_in_his_own_case() -> None:
    court = Committee("A", ("B", "C"), ("D", "E"))
    found = rules.on_appeal(SJRP, DAY, court, ["C"])
    assert found.cite(found.answer.paragraph) == "SJRP § 5.8"
    assert found.answer.names == ("A", "B", "D")
    assert str(found.answer.sentence).endswith("not on the court: C. A; B; D decide.")


def test_a_rule_that_people_apply_is_not_passed_over() -> None:
    with pytest.raises(RuleBookError, match=r"SJRP § 10\.4 says"):
        SJRP.tournaments.system("vm-u14", 9, SJRP.on(DAY))


def test_the_federations_conditions_hold_for_its_own_events_alone() -> None:
    assert rules.own_rules(SWISS, SJRP) is SJRP
    assert rules.own_rules(Tournament(id="o", name="O", system=System.SWISS), SJRP) is None


def test_sjrp_5_8_with_fewer_than_three_left_the_court_has_to_be_filled_up() -> None:
    court = Committee("A", ("B", "C"), ("D", "E"))
    found = rules.on_appeal(SJRP, DAY, court, ["A", "B", "E"]).answer
    assert found.names == ("C", "D")
    assert str(found.sentence).endswith(
        "2 of 3 members are left: C; D; the court has to be filled up."
    )
    nobody = rules.on_appeal(SJRP, DAY, Committee(), ["A"])
    assert nobody.answer.names == ()
    assert nobody.cite(nobody.answer.paragraph) == "SJRP § 5.5"
