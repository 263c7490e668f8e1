"""§ 13.2–13.4, 14.4, 16.6, 4.1.b: every step over all divisions with its paragraph."""

from dataclasses import replace

import pytest

from league.errors import InputError
from league.language import speaking
from league.outcomes.closing import Cascade, Closing, Numbers
from league.rulebooks.tuwo_stmk_2011 import p13_cascade
from tests.league.rulebooks.tuwo_stmk_2011.closing_world import closing, klasse
from tests.worlds.tuwo_world import book, choosing, values, where

Moved = tuple[str, str, str]


def settled(facts: Closing) -> Cascade:
    return p13_cascade.cascade(facts, values())


def steps(facts: Closing, source: str) -> list[Moved]:
    """Team, division it goes to, paragraph; of those that leave one division."""
    return [
        (step.team, step.target, step.paragraph)
        for step in settled(facts).steps
        if step.source == source
    ]


def stays(facts: Closing) -> list[tuple[str, str]]:
    return [(step.team, step.paragraph) for step in settled(facts).stays]


def test_13_2_a_the_champion_goes_up() -> None:
    assert steps(closing(), "landesliga")[0] == ("L1", "bundesliga-2", "13.2.a")


def test_13_2_a_a_club_that_is_there_already_passes_the_right_to_the_next() -> None:
    facts = closing(there=("CL1", "CL2"))
    assert steps(facts, "landesliga")[0] == ("L3", "bundesliga-2", "13.2.a")
    assert stays(facts) == [("L1", "13.2.a"), ("L2", "13.2.a")]


def test_13_2_a_a_champion_who_declines_keeps_the_place_empty_without_a_decision() -> None:
    facts = closing(down=1, declined_teams=frozenset({"L1"}))
    # Nobody goes up, one comes down: 3 + 1 - 0 = 4 are relegated (I25).
    assert [one[0] for one in steps(facts, "landesliga")] == ["L9", "L10", "L11", "L12"]
    assert stays(facts) == [("L1", "13.2.a")]


def test_13_2_a_with_the_landesspielleiters_decision_the_next_goes_up() -> None:
    facts = closing(declined_clubs=frozenset({"CL1"}), passed_on=frozenset({"landesliga"}))
    assert steps(facts, "landesliga")[0] == ("L2", "bundesliga-2", "13.2.a")
    assert stays(facts) == [("L1", "13.2.a")]


def test_13_2_a_a_club_whose_team_comes_down_has_none_there_any_more() -> None:
    facts = closing(down_clubs=("CL1",))
    assert steps(facts, "landesliga")[0] == ("L1", "bundesliga-2", "13.2.a")
    assert steps(facts, "bundesliga-2") == [("B1", "landesliga", "13.3.a")]


@pytest.mark.parametrize(
    ("down", "first_down"),
    # 3 + down - 1 of 12 teams: the first that goes down stands on place 13 - (2 + down).
    [(0, 11), (1, 10), (2, 9), (3, 8)],
)
def test_13_3_a_relegated_are_three_plus_those_down_minus_those_up(
    down: int, first_down: int
) -> None:
    gone = [team for team, _target, _rule in steps(closing(down=down), "landesliga")[1:]]
    assert gone == [f"L{place}" for place in range(first_down, 13)]


def test_13_3_a_down_into_the_kreisliga_of_the_clubs_kreis() -> None:
    # CL10, CL11, CL12 are of Graz, Obersteiermark and Süd.
    assert steps(closing(), "landesliga")[1:] == [
        ("L10", "kreisliga-graz", "13.3.a"),
        ("L11", "kreisliga-obersteiermark", "13.3.a"),
        ("L12", "kreisliga-sued", "13.3.a"),
    ]


def test_13_3_a_a_club_of_an_unknown_kreis_needs_a_decision() -> None:
    facts = closing(districts={"CL12": "Tirol"})
    with pytest.raises(InputError, match=r"L12.*landesliga.*kreisliga-graz"):
        settled(facts)
    placed = closing(districts={"CL12": "Tirol"}, placed={"L12": "kreisliga-graz"})
    assert ("L12", "kreisliga-graz", "13.3.a") in steps(placed, "landesliga")


def test_13_3_b_two_from_above_send_one_more_down() -> None:
    two = closing(down=2)
    assert steps(two, "landesliga")[1:] == [
        ("L9", "kreisliga-sued", "13.3.b"),
        ("L10", "kreisliga-graz", "13.3.a"),
        ("L11", "kreisliga-obersteiermark", "13.3.a"),
        ("L12", "kreisliga-sued", "13.3.a"),
    ]
    assert [one[2] for one in steps(two, "bundesliga-2")] == ["13.3.b", "13.3.b"]
    assert [one[2] for one in steps(closing(down=1), "bundesliga-2")] == ["13.3.a"]


def test_13_3_c_when_nobody_comes_down_one_less_is_relegated() -> None:
    assert stays(closing(down=0))[0] == ("L10", "13.3.c")
    assert "13.3.c" not in [rule for _team, rule in stays(closing(down=1))]


def test_14_4_the_champions_of_the_kreisligen_go_up() -> None:
    for source, team in (
        ("kreisliga-graz", "G1"),
        ("kreisliga-obersteiermark", "O1"),
        ("kreisliga-sued", "S1"),
    ):
        assert steps(closing(), source)[0] == (team, "landesliga", "14.4")


def test_14_4_a_club_with_a_landesliga_team_passes_the_right_on() -> None:
    facts = closing(clubs={"G1": "CL5"})
    assert steps(facts, "kreisliga-graz")[0] == ("G2", "landesliga", "14.4")
    assert ("G1", "14.4") in stays(facts)


def test_14_4_a_club_whose_landesliga_team_is_leaving_may_send_another_up() -> None:
    gone_up = closing(clubs={"G1": "CL1"})
    assert steps(gone_up, "kreisliga-graz")[0][0] == "G1"
    relegated = closing(clubs={"G1": "CL10"})
    assert steps(relegated, "kreisliga-graz")[0][0] == "G1"


def test_14_4_a_team_from_above_counts_as_the_clubs_landesliga_team() -> None:
    facts = closing(down_clubs=("CG1",), districts={"CG1": "Graz"})
    assert steps(facts, "kreisliga-graz")[0][0] == "G2"


def test_13_4_a_champion_who_declines_is_replaced_by_the_next_placed() -> None:
    facts = closing(declined_teams=frozenset({"S1"}))
    assert steps(facts, "kreisliga-sued")[0] == ("S2", "landesliga", "13.4")
    assert stays(facts) == [("S1", "13.4")]


def test_13_4_the_next_may_decline_or_be_there_too() -> None:
    facts = closing(clubs={"S2": "CL5"}, declined_clubs=frozenset({"CS1"}))
    assert steps(facts, "kreisliga-sued")[0] == ("S3", "landesliga", "14.4")
    assert stays(facts) == [("S1", "13.4"), ("S2", "14.4")]


def test_13_3_a_a_club_coming_down_replaces_itself() -> None:
    facts = closing(clubs={"G4": "CL10"})
    # 1 comes down, 1 goes up, 1 comes up from the class: 1 + 1 - 1 = 1, and G4 is that one (I29).
    assert steps(facts, "kreisliga-graz")[1:] == [("G4", "klasse-G", "4.1.b")]
    assert settled(facts).findings == ()
    said = next(str(one.sentence) for one in settled(facts).steps if one.team == "G4")
    assert "CL10 comes down from above and replaces itself" in said


def test_13_3_a_a_second_team_among_the_last_goes_down_once() -> None:
    facts = closing(clubs={"G10": "CL10"})
    assert steps(facts, "kreisliga-graz")[1:] == [("G10", "klasse-G", "14.3")]
    assert settled(facts).findings == ()


def test_13_3_a_the_second_team_may_go_on_top_of_the_usual_number_instead() -> None:
    other = choosing("13.3.a", "second_team", "in_addition")
    facts = closing(clubs={"G4": "CL10"}, in_addition=p13_cascade.in_addition(other))
    assert steps(facts, "kreisliga-graz")[1:] == [
        ("G4", "klasse-G", "4.1.b"),
        ("G10", "klasse-G", "14.3"),
    ]
    assert [(one.rule, str(one.sentence)) for one in settled(facts).findings] == [
        ("14.3", "Grazer Stadtliga has 9 teams next season; 10 are planned.")
    ]
    assert p13_cascade.in_addition(values()) is False


def test_13_3_a_the_team_of_a_club_coming_down_is_one_of_three_relegated() -> None:
    facts = closing(down_clubs=("CL4",))
    # One comes down and one goes up: three are relegated, L4 and the last two (2016/17).
    assert steps(facts, "landesliga")[1:] == [
        ("L4", "kreisliga-graz", "13.3.a"),
        ("L11", "kreisliga-obersteiermark", "13.3.a"),
        ("L12", "kreisliga-sued", "13.3.a"),
    ]
    assert settled(facts).findings == ()


def test_13_3_a_a_team_with_no_division_below_stays_by_decision_only() -> None:
    # L12 comes down to the Kreisliga Süd, where S3 of its club plays; below lies no first class.
    def facts(**choices: object) -> Closing:
        found = closing(clubs={"S3": "CL12"}, **choices)  # type: ignore[arg-type]  # choices only
        rungs = tuple(one for one in found.rungs if one.division.tier != "klasse")
        return replace(found, rungs=rungs)

    (asked,) = settled(facts()).asked
    assert (asked.rule, asked.team) == ("13.3.a", "S3")
    assert asked in settled(facts()).findings
    stays = settled(facts(placed={"S3": "kreisliga-sued"}))
    assert stays.asked == ()
    assert "13.3.a" not in {one.rule for one in stays.findings}


def test_4_1_b_two_teams_of_a_club_send_one_up() -> None:
    facts = closing(clubs={"g1": "CG3"})
    assert steps(facts, "klasse-G") == [("g2", "kreisliga-graz", "14.3")]
    assert ("g1", "4.1.b") in stays(facts)


def test_7_1_b_an_excluded_team_goes_down_whatever_its_place() -> None:
    facts = closing(excluded=frozenset({"L2"}))
    gone = {team: rule for team, _target, rule in steps(facts, "landesliga")}
    # Three go down with one up and one down: L2 is one of them.
    assert gone == {"L1": "13.2.a", "L2": "7.1.b", "L11": "13.3.a", "L12": "13.3.a"}


def test_7_1_b_where_no_division_lies_below_a_person_decides() -> None:
    facts = closing(excluded=frozenset({"g2"}))
    assert "g2" not in {team for team, _target, _rule in steps(facts, "klasse-G")}
    (found,) = settled(facts).findings
    assert (found.rule, found.team) == ("7.1.b", "g2")
    assert "loses its division, but none lies below 1. Klasse" in str(found.sentence)
    stays = closing(excluded=frozenset({"g2"}), placed={"g2": "klasse-G"})
    assert settled(stays).findings == ()


def test_7_1_b_an_excluded_team_that_came_down_to_the_lowest_has_lost_its_division() -> None:
    facts = closing(excluded=frozenset({"S10"}))
    assert ("S10", "klasse-S", "7.1.b") in steps(facts, "kreisliga-sued")
    assert (settled(facts).asked, settled(facts).findings) == ((), ())


def test_7_1_b_an_excluded_champion_does_not_go_up() -> None:
    facts = closing(excluded=frozenset({"G1"}))
    assert steps(facts, "kreisliga-graz") == [
        ("G2", "landesliga", "14.4"),
        ("G1", "klasse-G", "7.1.b"),
    ]


def test_16_6_two_go_up_from_a_qualification_tournament() -> None:
    numbers = {"klasse-G": Numbers(qualified=("g3", "g1", "g2"))}
    facts = closing(numbers=numbers)
    assert steps(facts, "klasse-G") == [
        ("g3", "kreisliga-graz", "16.6"),
        ("g1", "kreisliga-graz", "16.6"),
    ]
    # Two come up, L10 comes down, G1 goes up: 2 + 1 - 1 = 2 go down.
    assert [one[0] for one in steps(facts, "kreisliga-graz")[1:]] == ["G9", "G10"]


def test_16_6_another_number_may_be_decided() -> None:
    numbers = {"klasse-G": Numbers(up=1, qualified=("g3", "g1"))}
    assert [one[0] for one in steps(closing(numbers=numbers), "klasse-G")] == ["g3"]


def test_14_3_below_the_kreisliga_the_number_is_the_kreistags() -> None:
    with pytest.raises(InputError, match=r"14\.3"):
        p13_cascade.rung(klasse("G"), (), "kreisliga-graz", values())
    facts = closing(numbers={"klasse-G": Numbers(up=3)})
    assert [one[0] for one in steps(facts, "klasse-G")] == ["g1", "g2", "g3"]


def test_14_3_a_division_that_is_not_full_is_reported() -> None:
    facts = closing(declined_clubs=frozenset(f"Cs{place}" for place in range(1, 9)))
    assert [str(one.sentence) for one in settled(facts).findings] == [
        "Liga Süd has 9 teams next season; 10 are planned."
    ]


@pytest.mark.parametrize(("number", "allowed"), [(1, True), (2, True), (3, False)])
def test_14_2_two_teams_of_a_club_below_the_kreisliga_if_decided(
    number: int, allowed: bool
) -> None:
    division = replace(klasse("G"), lowest=False)
    decided = Numbers(up=1, per_club=number)
    if allowed:
        made = p13_cascade.rung(division, (), "kreisliga-graz", values(), decided)
        assert made.per_club == number
    else:
        with pytest.raises(InputError, match=r"3 teams.*14\.2"):
            p13_cascade.rung(division, (), "kreisliga-graz", values(), decided)


def test_4_1_b_one_team_per_club_by_default_any_number_in_the_last_division() -> None:
    last = p13_cascade.rung(klasse("G"), (), "kreisliga-graz", values(), Numbers(up=1))
    kreisliga = p13_cascade.rung(where("kreisliga-graz"), (), "landesliga", values())
    assert (last.per_club, kreisliga.per_club) == (None, 1)
    with pytest.raises(InputError, match=r"4\.1\.b"):
        p13_cascade.rung(where("kreisliga-graz"), (), None, values(), Numbers(per_club=2))


def test_13_1_the_landesligas_numbers_are_the_books() -> None:
    made = p13_cascade.rung(where("landesliga"), (), None, values())
    assert (made.up, made.base, made.planned, made.passes) == (1, 3, 12, False)


def test_14_4_the_pyramid_follows_levels_and_kreise() -> None:
    divisions = [*(book().divisions[id] for id in ("landesliga", "cup", "kreisliga-graz"))]
    assert p13_cascade.pyramid([*divisions, klasse("G")], values()) == {
        "landesliga": None,
        "kreisliga-graz": "landesliga",
        "klasse-G": "kreisliga-graz",
    }
    two = [*divisions, klasse("G"), replace(klasse("G"), id="klasse-G2")]
    with pytest.raises(InputError, match=r"klasse-3.*klasse-G, klasse-G2"):
        p13_cascade.pyramid([*two, replace(klasse("G"), id="klasse-3", level=3)], values())


def test_13_3_a_every_sentence_speaks_both_languages() -> None:
    facts = closing(down=2, clubs={"G4": "CL10", "S1": "CL5"}, declined_clubs=frozenset({"CO1"}))
    outcome = settled(facts)
    for language in ("de", "en"):
        with speaking(language):
            said = [str(step.sentence) for step in (*outcome.steps, *outcome.stays)]
        assert all(step.team in words for step, words in zip(outcome.steps, said, strict=False))
        assert not any("{" in words for words in said)
