"""TUWO § 4.1.b, 4.4: Kader lists."""

from typing import Any

import pytest

from league.facts.squads import Member
from tests.worlds.tuwo_world import (
    DAY,
    book,
    choosing,
    foreigner,
    guest,
    listed,
    member,
    rated,
    squad,
    values,
    where,
    youth,
)


def front(members: list[Member], id: str = "landesliga") -> tuple[str, ...]:
    return book().list_order(squad(members, id), values()).front


def test_4_1_b_nobody_is_on_two_lists_of_a_club_in_one_division() -> None:
    facts = squad(rated(2000, 1950), "klasse-4", siblings={"p2": "Alpha II"})
    assert listed(facts) == [("4.1.b", "p2")]


@pytest.mark.parametrize(
    ("ratings", "expected"),
    [
        ((2000, 2100), []),
        ((2000, 2101), ["p2"]),
        # Every pair counts: 2101 is within 100 of 2050 but not of 2000.
        ((2000, 2050, 2101), ["p3"]),
        ((2000, 2200, 2150, 2100), ["p2", "p3"]),
        ((2101, 2000, 1990, 2091), ["p4"]),
    ],
)
def test_4_4_a_1_at_most_100_more_than_anybody_ahead(
    ratings: tuple[int, ...], expected: list[str]
) -> None:
    assert listed(squad(rated(*ratings))) == [("4.4.a.1", player) for player in expected]


def test_4_4_a_1_the_arithmetic_is_shown() -> None:
    (finding,) = book().judge_list(squad(rated(2000, 2101)), values())
    assert finding.arithmetic is not None
    assert {"2101", "2000"} <= set(str(finding.arithmetic).replace("−", " ").split())


@pytest.mark.parametrize(("behind", "expected"), [(1100, []), (1101, [("4.4.a.1", "p2")])])
def test_4_4_a_3_an_unrated_player_counts_1000(behind: int, expected: Any) -> None:
    assert listed(squad(rated(None, behind))) == expected


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (foreigner(2, rating=None, fide=2100), []),
        (foreigner(2, rating=None, fide=2101), [("4.4.a.1", "p2")]),
        # A national rating goes before; an Austrian's FIDE rating needs permission.
        (foreigner(2, rating=1900, fide=2300), []),
        (member(2, rating=None, fide=2300), []),
    ],
)
def test_4_4_a_1_a_foreigner_new_here_brings_his_fide_elo(who: Member, expected: Any) -> None:
    assert listed(squad([member(1, rating=2000), who])) == expected


def test_4_4_c_4_the_starre_liste_is_not_allowed() -> None:
    facts = squad(rated(2000), where("klasse-1", mode="starr"))
    assert listed(facts) == [("4.4.c.4", None)]
    assert listed(facts, choosing("4.4.c.4", "allowed", value=True)) == []


NINE = rated(*range(2000, 1100, -100))


def test_4_4_d_2_the_front_is_as_many_as_boards_without_the_youth_board() -> None:
    assert front(NINE) == ("p1", "p2", "p3", "p4", "p5", "p6", "p7")
    assert front(NINE, "kreisliga-sued") == ("p1", "p2", "p3", "p4", "p5", "p6", "p7")
    assert front(NINE, "klasse-1") == ("p1", "p2", "p3", "p4", "p5", "p6")


def test_4_4_d_2_who_may_not_play_together_is_skipped() -> None:
    # § 1.7.a: one foreigner and one guest; the second foreigner and the second guest are skipped.
    some = [foreigner(1), foreigner(2), guest(3), guest(4), *NINE[4:]]
    assert front(some) == ("p1", "p3", "p5", "p6", "p7", "p8", "p9")


@pytest.mark.parametrize(("place", "expected"), [(7, [("4.4.d.2", "p7")]), (8, [])])
def test_4_4_d_2_front_players_are_on_no_lower_list(place: int, expected: Any) -> None:
    facts = squad(NINE, lower={"klasse-1": (f"p{place}",)})
    assert listed(facts) == expected


def test_4_4_d_2_a_u18_may_be_on_both_lists() -> None:
    # § 13.8.d
    facts = squad([youth(1, rating=2000), *NINE[1:]], lower={"klasse-1": ("p1",)})
    assert listed(facts) == []


@pytest.mark.parametrize(("limit", "expected"), [(9, []), (8, [("4.4.d.3", None)]), (None, [])])
def test_4_4_d_3_the_size_the_clubs_agreed_on(limit: int | None, expected: Any) -> None:
    assert listed(squad(NINE, where("klasse-1", max_size=limit))) == expected


def test_4_4_d_3_a_u18_appended_later_does_not_count_but_a_late_nomination_does() -> None:
    full = where("klasse-1", max_size=9)
    young = youth(10, rating=1200, facts={"nominated": DAY})
    assert listed(squad([*NINE, young], full)) == []
    late = member(10, rating=1200, facts={"nominated": DAY})
    assert listed(squad([*NINE, late], full)) == [("4.4.d.3", None)]


@pytest.mark.parametrize(("behind", "expected"), [(2000, []), (2001, [("4.4.e.1", "p2")])])
def test_4_4_e_1_a_list_by_elo_has_no_tolerance(behind: int, expected: Any) -> None:
    assert listed(squad(rated(2000, behind), where("klasse-1", mode="elo"))) == expected


def test_4_4_e_1_the_tolerance_holds_in_the_other_modes() -> None:
    assert listed(squad(rated(2000, 2001), "klasse-1")) == []
