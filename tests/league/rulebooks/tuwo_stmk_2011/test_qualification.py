"""§ 16 Qualification tournaments: systems, draws, lists, and who goes up."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from itertools import permutations
from typing import Any

import pytest

from league.errors import InputError
from league.facts.qualifications import QualificationList
from league.facts.squads import Member
from league.findings import Finding
from league.language import speaking
from league.outcomes.schedules import GoingUp
from league.rulebooks.tuwo_stmk_2011 import p16_kader
from league.rulebooks.tuwo_stmk_2011 import p16_tournament as p16
from tests.worlds.builders import YEAR, division, member, squad, values, youth

ROUND_1 = datetime.fromisoformat("2012-05-19T10:00")


def rules(findings: Sequence[Finding]) -> list[tuple[str, str | None]]:
    assert all(str(one.sentence) and str(one.arithmetic) for one in findings), "all facts are there"
    return [(finding.rule, finding.player) for finding in findings]


def handed_in(members: Sequence[Member], **changes: Any) -> list[Finding]:
    facts = QualificationList(
        team="t",
        division=division("klasse-1"),
        season_year=YEAR,
        members=tuple(members),
        eligible=frozenset(one.ident for one in members),
        first_round=ROUND_1,
        submitted=datetime.fromisoformat("2012-05-19T09:00"),
    )
    return p16_kader.judge_list(replace(facts, **changes), values())


# § 16.1, 16.2: the system


def test_16_1_three_teams_play_anhang_b() -> None:
    assert p16.system(3, values()) == "three_teams"


def test_16_2_four_teams_play_a_round_robin() -> None:
    assert p16.system(4, values()) == "round_robin"


def test_16_2_from_five_on_the_landesspielleitung_decides() -> None:
    with pytest.raises(InputError, match=r"§ 16\.2: with 5 teams the Landesspielleitung decides"):
        p16.system(5, values())
    assert p16.system(5, values(), decided="swiss") == "swiss"


def test_16_1_two_teams_are_no_tournament() -> None:
    with pytest.raises(InputError, match="3 teams or more, not 2"):
        p16.system(2, values(), decided="round_robin")


def test_16_2_the_round_robin_of_four_by_berger() -> None:
    # Seed 42: b 1, d 2, a 3, c 4 (tests/fixtures/test_draw.py); 1-4 2-3, 4-3 1-2, 2-4 3-1
    assert p16.pairings(["a", "b", "c", "d"], 42, values()) == [
        [("b", "c"), ("d", "a")],
        [("c", "a"), ("b", "d")],
        [("d", "c"), ("a", "b")],
    ]


def test_b_6_three_teams_get_their_symbols_by_lot_in_six_ways() -> None:
    # Seed 42, three names: ⌊0.6394·3⌋ = 1: a c b; ⌊0.0250·2⌋ = 0: c a b.
    assert p16.symbols(["a", "b", "c"], 42, values()) == ("c", "a", "b")
    ways = {p16.symbols(["a", "b", "c"], seed, values()) for seed in range(100)}
    assert ways == set(permutations("abc"))


@pytest.mark.parametrize("teams", [["a", "b"], ["a", "b", "c", "d"], ["a", "b", "a"]])
def test_b_6_other_draws_of_symbols_are_errors(teams: list[str]) -> None:
    with pytest.raises(InputError, match=r"TUWO B\.6: "):
        p16.symbols(teams, 1, values())


@pytest.mark.parametrize("teams", [["a", "b"], ["a", "b", "c", "a"]])
def test_16_2_other_round_robins_are_errors(teams: list[str]) -> None:
    with pytest.raises(InputError, match=r"§ 16\."):
        p16.pairings(teams, 1, values())


# § 16.3: the list


def test_16_3_sixteen_names_are_allowed() -> None:
    assert handed_in(squad(16)) == []
    (finding,) = handed_in(squad(17))
    assert (finding.rule, str(finding.arithmetic)) == ("16.3", "17 > 16")


def test_16_3_strictly_by_the_january_list() -> None:
    equal = [member("a", 1900, place=1), member("b", 1900, place=2), youth("y", place=3)]
    assert handed_in(equal) == []
    behind = [member("a", 1899, place=1), member("b", 1900, place=2), youth("y", place=3)]
    (finding,) = handed_in(behind)
    assert rules([finding]) == [("16.3", "b")]
    with speaking("en"):
        assert str(finding.sentence) == "B (1900) stands behind the weaker A (1899)."
    assert str(finding.arithmetic) == "1900 > 1899"


def test_16_3_without_a_rating_he_counts_1000() -> None:
    unrated = [youth("y", None, place=1), member("a", 1000, place=2)]
    assert handed_in(unrated) == []
    assert rules(handed_in([unrated[0], member("a", 1001, place=2)])) == [("16.3", "a")]


@pytest.mark.parametrize(
    ("born", "expected"), [(date(1994, 1, 1), []), (date(1993, 12, 31), [("16.3", None)])]
)
def test_16_3_a_u18_is_on_the_list(born: date, expected: list[tuple[str, str | None]]) -> None:
    members = [*squad(4, youths=0), member("y", 1400, place=5, born=born)]
    assert rules(handed_in(members)) == expected


@pytest.mark.parametrize(
    ("submitted", "expected"),
    [
        (datetime.fromisoformat("2012-05-19T09:30"), []),
        (datetime.fromisoformat("2012-05-19T09:31"), [("16.3", None)]),
        (None, [("16.3", None)]),
    ],
)
def test_16_3_the_list_half_an_hour_before_round_1(
    submitted: datetime | None, expected: list[tuple[str, str | None]]
) -> None:
    assert rules(handed_in(squad(8), submitted=submitted)) == expected


def test_16_5_the_list_names_only_who_was_eligible_in_the_last_round() -> None:
    eligible = frozenset(f"p{place}" for place in range(1, 9)) - {"p3"}
    assert rules(handed_in(squad(8), eligible=eligible)) == [("16.5", "p3")]


# § 16.6: who goes up


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([["a"], ["b"], ["c"]], GoingUp(("a", "b"))),
        ([["a", "b"], ["c"]], GoingUp(("a", "b"))),
        ([["a"], ["b", "c"]], GoingUp(("a",), ("b", "c"), 1)),
        ([["a", "b", "c"]], GoingUp((), ("a", "b", "c"), 2)),
        ([["a"], ["b"], ["c", "d"]], GoingUp(("a", "b"))),
    ],
)
def test_16_6_two_go_up_and_a_person_decides_a_shared_place(
    ranking: list[list[str]], expected: GoingUp
) -> None:
    assert p16.going_up(ranking, values()) == expected


def test_16_6_as_many_as_was_decided() -> None:
    ranking = [["a"], ["b"], ["c"]]
    assert p16.going_up(ranking, values(), decided=1) == GoingUp(("a",))
    assert p16.going_up(ranking, values(), decided=0) == GoingUp(())
