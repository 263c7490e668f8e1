"""§ 4.2.c, 10–12, 18, 19: who may enter, and the teams of the young."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError, RuleBookError
from league.facts.bans import Ban
from league.facts.events import Entry, YouthTeam
from league.rulebooks.tuwo_stmk_2011 import p10_events
from tests.league.rulebooks.tuwo_stmk_2011.event_world import (
    DAY,
    YOUNG,
    entry,
    event,
    field,
    many,
    rules,
)
from tests.worlds.tuwo_world import values


@pytest.mark.parametrize(
    ("kind", "rule", "oldest"),
    # Born on or after 1 January of (2012 - N), I28.
    [
        ("U8", "10.I.3", 2004),
        ("U10", "10.I.3", 2002),
        ("U11", "10.I.3", 2001),
        ("U12", "10.I.3", 2000),
        ("U14", "10.I.3", 1998),
        ("U16", "10.I.3", 1996),
        ("U10w", "10.II.3", 2002),
        ("U12w", "10.II.3", 2000),
        ("U14w", "10.II.3", 1998),
        ("U16w", "10.II.3", 1996),
        ("U18", "10.III.3", 1994),
        ("U20", "10.IV.3", 1992),
        ("U18w", "10.V.3", 1994),
        ("U20w", "10.V.3", 1992),
        ("team-U16", "10.VI.3", 1996),
        ("team-U20", "10.VI.3", 1992),
    ],
)
def test_10_i_3_each_age_group_has_its_first_birth_date(kind: str, rule: str, oldest: int) -> None:
    sex = "w" if kind.endswith("w") else "m"
    assert rules(kind, entry("a", sex=sex, born=date(oldest, 1, 1))) == []
    assert rules(kind, entry("a", sex=sex, born=date(oldest - 1, 12, 31))) == [rule]
    assert rules(kind, entry("a", sex=sex, born=None)) == [rule]


@pytest.mark.parametrize(("kind", "rule"), [("U14w", "10.II.3"), ("U20w", "10.V.3")])
def test_10_ii_3_girls_events_are_for_girls(kind: str, rule: str) -> None:
    assert rules(kind, entry("a", sex="w")) == []
    assert rules(kind, entry("a", sex="m")) == [rule]


def test_10_i_3_girls_may_play_with_the_boys() -> None:
    assert rules("U14", entry("a", sex="w")) == []


@pytest.mark.parametrize(
    ("kind", "sex", "born", "fits"),
    [
        ("seniors-m", "m", date(1952, 12, 31), True),
        ("seniors-m", "m", date(1953, 1, 1), False),
        ("seniors-m", "w", date(1950, 1, 1), False),
        ("seniors-w", "w", date(1957, 12, 31), True),
        ("seniors-w", "w", date(1958, 1, 1), False),
        ("seniors-w", "m", date(1950, 1, 1), False),
    ],
)
def test_19_seniors_reach_their_age_within_the_year(
    kind: str, sex: str, born: date, fits: bool
) -> None:
    assert rules(kind, entry("a", sex=sex, born=born)) == ([] if fits else ["19"])


@pytest.mark.parametrize(("kind", "rule"), [("seniors-m", "19"), ("rapid", "18.2")])
def test_18_2_and_19_citizenship_itself_is_needed(kind: str, rule: str) -> None:
    old = date(1950, 1, 1)
    assert rules(kind, entry("a", born=old)) == []
    assert rules(kind, entry("a", born=old, nation="HUN")) == [rule]
    for equal in "cdef":
        assert rules(kind, entry("a", born=old, nation="HUN", equal=equal)) == [rule]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("rapid", "18.2"),
        ("seniors-m", "19"),
        ("graz", "11.1"),
        ("kreis-open", "12.c"),
        ("team-U16", "10.VI.3"),
    ],
)
def test_11_1_only_players_registered_in_the_federation(kind: str, rule: str) -> None:
    born = date(1950, 1, 1) if kind == "seniors-m" else YOUNG
    assert rules(kind, entry("a", born=born)) == []
    assert rules(kind, entry("a", born=born, registered=False)) == [rule]
    assert rules(kind, entry("a", born=born, deregistered=DAY)) == [rule]
    assert rules(kind, entry("a", born=born, deregistered=date(2012, 5, 2))) == []


def test_12_b_a_closed_tournament_is_for_the_clubs_of_the_kreis() -> None:
    assert rules("kreis-closed", entry("a"), district="Graz") == []
    assert rules("kreis-closed", entry("a", district="Süd"), district="Graz") == ["12.b"]
    assert rules("kreis-closed", entry("a", registered=False), district="Graz") == ["12.b"]
    assert rules("kreis-open", entry("a", district="Süd"), district="Graz") == []


def test_4_2_c_entered_by_the_closing_date() -> None:
    closing = date(2012, 4, 20)
    assert rules("graz", entry("a", entered=closing), closing=closing) == []
    assert rules("graz", entry("a", entered=date(2012, 4, 21)), closing=closing) == ["4.2.c"]


@pytest.mark.parametrize(
    ("kind", "most", "rule"), [("U18", 20, "10.III.2"), ("U20", 10, "10.IV.2")]
)
def test_10_iii_2_at_most_so_many_players(kind: str, most: int, rule: str) -> None:
    assert rules(kind, *many(most)) == []
    assert rules(kind, *many(most + 1)) == [rule]


def test_10_i_2_twelve_is_a_target() -> None:
    assert rules("U14", *many(13)) == []
    assert len(field("U14", *many(13)).places) == 12


def test_10_i_3_nobody_enters_twice() -> None:
    with pytest.raises(InputError, match="a1"):
        p10_events.judge_entries(event("U14", entry("a1"), entry("a1")), values())
    with pytest.raises(InputError, match="a1"):
        field("U14", entry("a1"), entry("a1"))


def test_10_i_3_an_unknown_event_is_refused() -> None:
    with pytest.raises(RuleBookError, match="U13"):
        p10_events.judge_entries(event("U13", entry("a")), values())


def team(*players: Entry) -> YouthTeam:
    return YouthTeam("Team", "601", players)


def youths(number: int) -> list[Entry]:
    return [replace(one, club="601") for one in many(number)]


def team_rules(made: YouthTeam, kind: str = "team-U16") -> list[str]:
    return [one.rule for one in p10_events.judge_team(made, kind, 2012, DAY, values())]


def test_10_vi_2_four_boards() -> None:
    assert team_rules(team(*youths(4))) == []
    assert team_rules(team(*youths(3))) == ["10.VI.2"]


def test_10_vi_3_players_of_one_club_young_enough_and_registered() -> None:
    three = youths(3)
    assert team_rules(team(*three, entry("x", club="602"))) == ["10.VI.3"]
    assert team_rules(team(*three, entry("x", club="601", born=date(1995, 12, 31)))) == ["10.VI.3"]
    assert team_rules(team(*three, entry("x", club="601", registered=False))) == ["10.VI.3"]


@pytest.mark.parametrize(("teams", "system"), [(10, "round_robin"), (11, "swiss")])
def test_10_vi_4_swiss_with_more_than_ten_teams(teams: int, system: str) -> None:
    assert p10_events.team_system(teams, values()) == system


@pytest.mark.parametrize(
    ("last", "found_rules"), [(DAY, ["7.5"]), (date(2012, 4, 30), []), (None, ["7.5"])]
)
def test_7_5_a_banned_player_is_not_entered(last: date | None, found_rules: list[str]) -> None:
    ban = Ban("a", "601", date(2012, 1, 1), last, "7.5", "He forged a report.")
    one = entry("a")
    assert rules("U14", replace(one, member=replace(one.member, bans=(ban,)))) == found_rules
