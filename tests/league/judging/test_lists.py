"""Lists of a season: several lists of one club, late lists, and who belongs to the club."""

from dataclasses import replace
from datetime import date
from typing import Any

from league.facts.registrations import Kind, Registration
from league.facts.squads import SquadEntry
from tests.league.judging.judging_world import Build, four_teams, rules

Rules = list[tuple[str, str | None, int | None]]
LATE = date(2011, 9, 8)


def found(build: Build, team: str) -> list[tuple[str, str | None]]:
    return [(one.rule, one.player) for one in build.judged().lists[team].findings]


def test_4_1_b_nobody_is_on_two_lists_of_a_club_in_one_division() -> None:
    build = four_teams()
    build.division("klasse-2")
    build.team("A2", "a7 a3")
    build.team("B2", "b7 b3", "klasse-2")
    assert found(build, "A1") == [("4.1.b", "a3")]
    assert found(build, "A2") == [("4.1.b", "a3")]
    # The other club's second team plays in another division.
    assert found(build, "B1") == []


def test_4_4_d_2_the_front_of_the_higher_list_is_on_no_lower_one() -> None:
    build = four_teams()
    build.division("klasse-2")
    build.team("A2", "a2 a3", "klasse-2")
    # Two boards: a1 and a2 are the front, a3 is free.
    assert found(build, "A1") == [("4.4.d.2", "a2")]
    assert found(build, "A2") == [("4.4.d.2", "a2")]


def lower_lineup(build: Build, home: str, number: int = 1, **when: Any) -> Rules:
    """What is found on a match of A2 in the lower division."""
    key = build.match(number, home, "f1 f2", teams=("A2", "F2"), **when)
    return rules(build.judged().matches[key])


def below(list_of_a1: str, list_of_a2: str, division: str = "klasse-2") -> Build:
    """Club A in the 1. Klasse on two boards, and in a lower division."""
    build = Build()
    build.division()
    build.division(division)
    build.team("A1", list_of_a1)
    build.team("A2", list_of_a2, division)
    build.team("F2", "f1 f2", division)
    return build


def test_4_4_d_2_a_front_player_may_not_play_lower_either() -> None:
    assert lower_lineup(below("a1 a2 a3", "a2 a9"), "a2 a9") == [("4.4.d.2", "home", 1)]
    assert lower_lineup(below("a1 a2 a3", "a3 a9"), "a3 a9") == []
    key = (build := below("a1 a2 a3", "a2 a9")).match(1, "a2 a9", "f1 f2", teams=("A2", "F2"))
    judged = build.judged().matches[key]
    # His board is lost (7.2), and a wrong lineup from the 1. Klasse down costs € 11 (7.2.b).
    assert judged.boards == ((0, 2), (1, 1))
    assert [(fee.rule, fee.cents) for fee in judged.fees if fee.side == "home"] == [("7.2.b", 1100)]


def test_4_4_d_2_13_8_d_a_u18_in_front_may_play_lower() -> None:
    for born, expected in ((1994, []), (1993, [("4.4.d.2", "home", 1)])):
        build = below("a1 a2 a3", "a2 a9")
        build.facts = replace(
            build.facts,
            players=tuple(
                replace(one, born=date(born, 12 if born == 1993 else 1, 31 if born == 1993 else 1))
                if one.ident == "a2"
                else one
                for one in build.facts.players
            ),
        )
        assert lower_lineup(build, "a2 a9") == expected


def test_4_4_d_2_who_is_not_listed_is_judged_by_4_4_d_where_only_listed_players_play() -> None:
    assert lower_lineup(below("a1 a2 a3", "a8 a9"), "a2 a9") == [("4.4.d", "home", 1)]


def test_4_4_d_2_in_elo_order_substitutes_are_no_front_players_either() -> None:
    build = below("a1 a2 a3", "a8 a9")
    build.facts = replace(
        build.facts,
        divisions=tuple(
            replace(one, mode="elo") if one.id == "klasse-2" else one
            for one in build.facts.divisions
        ),
    )
    assert lower_lineup(build, "a2 a9") == [("4.4.d.2", "home", 1)]
    assert lower_lineup(build, "a3 a9", 2) == []


def test_4_4_d_2_the_front_is_that_of_the_day_late_nominations_change_it() -> None:
    # Put first on 8 October, n moves a2 out of the two front places.
    build = below("a1 a2 a3", "a2 n")
    build.player("n", "A", rating=2050)
    build.facts = replace(
        build.facts,
        squads=(
            *(one for one in build.facts.squads if one.team != "A1"),
            SquadEntry("A1", 1, "n", date(2011, 10, 8)),
            *(SquadEntry("A1", place, f"a{place - 1}") for place in (2, 3, 4)),
        ),
    )
    # Round 1 is on 1 October, round 2 on 8 October.
    assert lower_lineup(build, "a2 n", 1) == [("4.4.d.2", "home", 1)]
    assert lower_lineup(build, "a2 n", 2) == [("4.4.d.2", "home", 2)]


def test_4_4_d_2_another_kreis_is_not_lower() -> None:
    build = Build()
    build.division("kreisliga-graz")
    build.division("klasse-1", district="Süd")
    build.team("A1", "a1 a2", "kreisliga-graz")
    build.team("A2", "a1 a9", "klasse-1")
    build.team("F2", "f1 f2", "klasse-1")
    assert lower_lineup(build, "a1 a9") == []
    assert found(build, "A2") == []


def test_4_4_d_2_a_second_team_of_the_division_is_not_lower() -> None:
    build = four_teams()
    build.team("A2", "a1 a9")
    assert found(build, "A2") == [("4.1.b", "a1")]


def test_7_3_c_4_4_d_5_a_late_nomination_stays_on_a_list_that_came_late() -> None:
    build = four_teams()
    late(build, "A1")
    build.player("a7", "A", rating=2100)
    build.facts = replace(
        build.facts,
        squads=(*build.facts.squads, SquadEntry("A1", 4, "a7", date(2011, 11, 1))),
        registrations=tuple(
            replace(one, reported=date(2011, 10, 31)) if one.ident == "a7" else one
            for one in build.facts.registrations
        ),
    )
    assert order(build, "A1") == ["a7", "a1", "a2", "a3"]


def test_13_8_d_a_youth_is_named_for_the_youth_board_of_one_list() -> None:
    build = four_teams()
    build.division("klasse-2")
    build.team("A2", "a3 a8", "klasse-2")
    named = [replace(entry, youth_board=entry.ident == "a3") for entry in build.facts.squads]
    build.facts = replace(build.facts, squads=tuple(named))
    assert found(build, "A1") == [("13.8.d", "a3")]
    once = [replace(entry, youth_board=entry == SquadEntry("A1", 3, "a3")) for entry in named]
    build.facts = replace(build.facts, squads=tuple(once))
    assert found(build, "A1") == []


def late(build: Build, *teams: str) -> None:
    changed = [
        replace(team, list_submitted=LATE) if team.id in teams else team
        for team in build.facts.teams
    ]
    build.facts = replace(build.facts, teams=tuple(changed))


def order(build: Build, team: str) -> list[str]:
    return [member.ident for member in build.judged().squads[team]]


def test_7_3_c_all_players_of_the_club_in_the_order_of_their_ratings() -> None:
    build = four_teams()
    build.player("weak", "A", 1500)
    build.player("new", "A", None)
    build.player("strong", "A", 2200)
    build.player("left", "A", 2300)
    build.add(registrations=[Registration("back", "A", Kind.HOME, date(2001, 1, 1))])
    build.player("back", "A", 2100)
    gone = [
        replace(entry, deregistered=date(2011, 6, 1)) if entry.ident == "left" else entry
        for entry in build.facts.registrations
    ]
    # He left in 2000 and came back in 2001.
    first = Registration("back", "A", Kind.HOME, date(1999, 1, 1), deregistered=date(2000, 5, 1))
    build.facts = replace(build.facts, registrations=(first, *gone))
    late(build, "A1")
    assert order(build, "A1") == ["strong", "back", "a1", "a2", "a3", "weak", "new"]
    assert order(build, "B1") == ["b1", "b2", "b3"]


def test_7_3_c_higher_divisions_are_served_first() -> None:
    build = four_teams()
    build.division("klasse-2")
    build.player("strong", "A", 2200)
    build.team("A2", "a3 a8", "klasse-2")
    late(build, "A1", "A2")
    # Two boards: strong and a1 stand in front of the higher list and are not on the lower one.
    assert order(build, "A1")[:2] == ["strong", "a1"]
    assert order(build, "A2") == ["a2", "a3", "a8"]


def test_7_3_c_after_a_late_list_its_order_is_judged_in_matches() -> None:
    build = four_teams()
    build.player("strong", "A", 2200)
    late(build, "A1")
    key = build.match(1, "a1 strong", "b1 b2")
    # He was on no list, now he is first of all: behind a1 he is wrongly placed.
    assert rules(build.judged().matches[key]) == [("4.4.d.1", "home", 2)]
