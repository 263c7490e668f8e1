"""§ 6.4, 10.12, 10.13, 18.13: who goes on to which championship."""

import pytest

from league.errors import InputError
from league.facts.quotas import Finished
from tests.league.rulebooks.sjrp_2025.sjrp_world import book, division, values

RULES = book().events
Row = tuple[str, str, str, bool]
"""Who, to which championship, by which paragraph, and whether he only follows."""


def onward(id: str, groups: dict[str, str], **quotas: int) -> list[Row]:
    """Who goes on of groups in which each letter is somebody, best first."""
    ranked = {group: tuple(letters) for group, letters in groups.items()}
    numbers = {group.replace("_", " "): places for group, places in quotas.items()}
    found = RULES.onward(Finished(division(id), ranked, numbers, {}), values())
    assert found.nobody is None
    return [(one.ident, abbreviation(str(one.to)), one.rule, one.follows) for one in found.going]


def abbreviation(text: str) -> str:
    return text.rpartition("(")[2].removesuffix(")")


def test_6_4_the_champion_goes_alone_while_no_quota_is_known() -> None:
    assert onward("em-u14", {"U14": "abc"}) == [
        ("a", "DEM", "6.4", False),
        ("b", "DEM", "6.4", True),
        ("c", "DEM", "6.4", True),
    ]


@pytest.mark.parametrize(("places", "going"), [(1, "a"), (2, "ab"), (3, "abc"), (4, "abc")])
def test_6_4_the_next_ones_go_by_the_quota_of_their_group(places: int, going: str) -> None:
    rows = onward("em-u14", {"U14": "abc", "U14w": "xy"}, U14=places)
    assert "".join(who for who, _to, _rule, follows in rows if not follows) == f"{going}x"


def test_6_4_why_is_said_of_each() -> None:
    facts = Finished(division("em-u14"), {"U14": ("1", "2", "3")}, {"U14": 2}, {"2": "Bo"})
    said = [str(one.why) for one in RULES.onward(facts, values()).going]
    assert said[0] == "1 qualifies for the German youth championship."
    assert said[1].startswith("Bo, number 2 of the U14, is entered")
    assert "2 places" in said[1]
    assert said[2] == "3 (number 3 of the U14) follows when a place comes free."


@pytest.mark.parametrize(
    ("id", "group", "to"),
    [
        ("vm-u20", "U20", "MDVM"),
        ("vm-u16", "U16", "MDVM"),
        ("vm-u14", "U14", "MDVM"),
        ("vm-u12", "U12", "MDVM"),
        ("vm-u10", "U10", "DVM"),
        ("vm-u16w", "U16w", "MDVM"),
        ("vm-u12w-swiss", "U12w", "MDVM"),
    ],
)
def test_10_13_team_champions_go_to_the_mdvm_the_u10_straight_to_the_dvm(
    id: str, group: str, to: str
) -> None:
    assert onward(id, {group: "ab"}) == [("a", to, "10.13", False), ("b", to, "10.13", True)]


def test_10_13_a_quota_of_single_players_is_not_one_of_teams() -> None:
    assert [row[3] for row in onward("vm-u14", {"U14": "ab"}, U14=2)] == [False, True]


def test_18_13_schools_go_by_the_numbers_of_the_dsj() -> None:
    assert onward("wk-2", {"WK II": "abc"}, WK_II=2) == [
        ("a", "DSM", "18.13", False),
        ("b", "DSM", "18.13", False),
        ("c", "DSM", "18.13", True),
    ]


@pytest.mark.parametrize("id", ["wk-1", "wk-1-round-robin"])
def test_18_13_nobody_goes_on_from_wk_1(id: str) -> None:
    found = RULES.onward(Finished(division(id), {"WK I": ("a",)}, {}, {}), values())
    assert (found.going, found.nobody and found.nobody.rule) == ((), "18.13")


@pytest.mark.parametrize(("text", "group"), [("u14W", "U14w"), ("wk  ii", "WK II")])
def test_a_group_is_named_as_people_write_it(text: str, group: str) -> None:
    assert RULES.quota_group(text, values()) == group


@pytest.mark.parametrize(
    ("text", "said"), [("WK I", "18.13"), ("U20", "6.4, 18.13"), ("", "6.4, 18.13")]
)
def test_a_group_without_such_places_is_refused(text: str, said: str) -> None:
    with pytest.raises(InputError, match=rf"\(SJRP § {said}\)"):
        RULES.quota_group(text, values())


@pytest.mark.parametrize(
    ("kind", "title"),
    [
        ("vm-u20", "Rheinland-Pfalz-Meister für Vereinsmannschaften U20 2026"),
        ("vm-u10-swiss", "Rheinland-Pfalz-Meister für Vereinsmannschaften U10 2026"),
        ("vm-u16w", "Rheinland-Pfalz-Meister für Vereinsmannschaften U16w 2026"),
        ("vm-u12w", "Rheinland-Pfalz-Meister für Vereinsmannschaften U12w 2026"),
        ("wk-2", ""),
    ],
)
def test_10_12_titles_of_teams_are_worded_as_printed(kind: str, title: str) -> None:
    assert RULES.team_title(kind, 2026, values()) == title
