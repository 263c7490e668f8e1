"""Lists of a season: several lists of one club, late lists, and who belongs to the club."""

from dataclasses import replace
from datetime import date

from league.facts.registrations import Kind, Registration
from league.facts.squads import SquadEntry
from tests.judging_world import Build, four_teams, rules

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
    assert found(build, "A2") == []


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
