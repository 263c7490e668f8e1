"""§ 16 with 1.6, 1.7.b, 4.4.a.2, 7 and 13.8: lineups of a qualification tournament."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from league.facts.bans import Ban
from league.facts.qualifications import QualificationLineup
from league.facts.registrations import Kind
from league.facts.squads import Member
from league.findings import Finding
from league.rulebooks.tuwo_stmk_2011 import p16_lineups
from tests.worlds.builders import YEAR, division, lineup, member, squad, values, youth

DAY = date(2012, 5, 19)
BOARDS = 4


def rules(findings: Sequence[Finding]) -> list[tuple[str, str | None]]:
    assert all(str(one.sentence) and str(one.arithmetic) for one in findings), "all facts are there"
    return [(finding.rule, finding.player) for finding in findings]


def team(boards: Sequence[Member | None], **changes: Any) -> QualificationLineup:
    facts = QualificationLineup(
        lineup=lineup(boards),
        division=division("klasse-1", boards=BOARDS),
        season_year=YEAR,
        round=1,
        day=DAY,
        eligible=frozenset(one.ident for one in boards if one is not None),
        district="Graz",
    )
    return replace(facts, **changes)


def seated(boards: Sequence[Member | None], **changes: Any) -> list[Finding]:
    return p16_lineups.judge_lineup(team(boards, **changes), values())


def four(**others: Member | None) -> list[Member | None]:
    """Three adults and a U18, strongest first; ``b1`` … ``b4`` puts somebody else on a board."""
    usual = {f"b{board}": one for board, one in enumerate(squad(BOARDS), 1)}
    return list((usual | others).values())


def strange(ident: str, elo: int, place: int, games: int | None, **more: Any) -> Member:
    return replace(member(ident, elo, place=place, **more), games=games)


def test_16_a_lineup_without_fault() -> None:
    assert seated(four()) == []


def test_16_3_who_sits_behind_a_weaker_one_is_struck() -> None:
    ahead, behind = member("x", 1930, place=2), member("z", 1931, place=3)
    (finding,) = seated(four(b2=ahead, b3=behind))
    assert (finding.rule, finding.player, finding.board) == ("16.3", "z", 3)
    assert (finding.consequence, finding.boards) == ("7.2.a", (3,))
    assert seated(four(b2=replace(behind, place=2), b3=replace(behind, place=3))) == []


def test_16_3_a_youth_is_no_exception_from_the_order() -> None:
    strong = youth("y", 1961, place=4)
    assert rules(seated(four(b4=strong))) == [("16.3", "y")]


def test_16_5_who_was_not_eligible_in_the_last_round_is_struck() -> None:
    (finding,) = seated(four(), eligible=frozenset({"p1", "p2", "p4"}))
    assert (finding.rule, finding.board, finding.consequence) == ("16.5", 3, "7.2.a")


def test_4_4_d_only_listed_players_play() -> None:
    found = seated(four(b3=member("x", 1850)))
    assert rules(found) == [("4.4.d", "x")]


@pytest.mark.parametrize("games", [3, 2, 0, None])
def test_1_7_b_a_guest_needs_three_games(games: int | None) -> None:
    guest = strange("g", 1945, 3, games, kind=Kind.GUEST)
    found = seated(four(b3=guest))
    assert rules(found) == ([] if games == 3 else [("1.7.b", "g")])
    if games == 2:
        assert str(found[0].arithmetic) == "2 < 3"


@pytest.mark.parametrize("games", [3, 2])
def test_1_7_b_a_foreigner_needs_three_games(games: int) -> None:
    foreigner = strange("f", 1945, 3, games, nation="HUN")
    assert rules(seated(four(b3=foreigner))) == ([] if games == 3 else [("1.7.b", "f")])


def test_1_7_b_an_austrian_home_player_needs_none() -> None:
    assert seated(four(b3=strange("h", 1945, 3, 0))) == []
    assert seated(four(b3=strange("e", 1945, 3, 0, nation="HUN", equal="f"))) == []


def test_1_7_b_one_foreigner_and_one_guest_or_two_guests() -> None:
    foreigner = strange("f", 1975, 1, 9, nation="HUN")
    guests = [strange(f"g{place}", 1970 - place, place, 9, kind=Kind.GUEST) for place in (2, 3)]
    assert seated(four(b1=foreigner, b2=guests[0])) == []
    assert seated(four(b2=guests[0], b3=guests[1])) == []
    assert rules(seated(four(b1=foreigner, b2=guests[0], b3=guests[1]))) == [("1.7.b", "g3")]
    second = strange("f2", 1965, 2, 9, nation="HUN")
    assert rules(seated(four(b1=foreigner, b2=second))) == [("1.7.b", "f2")]


def test_1_7_b_who_lacks_games_still_counts_towards_the_limit() -> None:
    foreigners = [
        strange(f"f{n}", 1980 - n, n, games, nation="HUN") for n, games in ((1, 0), (2, 9))
    ]
    found = seated(four(b1=foreigners[0], b2=foreigners[1]))
    assert rules(found) == [("1.7.b", "f1"), ("1.7.b", "f2")]


def test_1_6_a_kreis_gast_plays_inside_the_kreis_only() -> None:
    guest = strange("k", 1945, 3, 9, kind=Kind.DISTRICT_GUEST)
    assert seated(four(b3=guest)) == []
    assert rules(seated(four(b3=guest), district=None)) == [("1.6", "k")]


def test_13_8_e_without_a_youth_the_last_board_stays_empty() -> None:
    adult = member("x", 1900, place=4)
    (finding,) = seated(four(b4=adult))
    assert (finding.rule, finding.board, finding.consequence) == ("13.8.e", 4, "7.2.a")
    assert seated(four(b4=None)) == []


def test_13_8_e_a_youth_further_up_is_enough() -> None:
    strong = youth("y", 1945, place=3)
    assert seated(four(b3=strong, b4=member("x", 1900, place=4))) == []


def test_13_8_c_a_guest_is_not_the_youth() -> None:
    guest = replace(strange("g", 1400, 4, 9, kind=Kind.GUEST), player=youth("g", 1400).player)
    assert rules(seated(four(b4=guest))) == [("13.8.c", "g")]


def test_7_1_a_half_the_team_has_appeared() -> None:
    assert seated(four(b3=None, b4=None)) == []
    found = seated(four(b2=None, b3=None, b4=None))
    assert rules(found) == [("7.1.a", None)]


def test_1_3_a_suspended_club_is_judged_alone() -> None:
    facts = team(four(b4=member("x", 1900, place=4)))
    facts = replace(facts, lineup=replace(facts.lineup, suspended=True))
    assert rules(p16_lineups.judge_lineup(facts, values())) == [("1.3", None)]
    assert p16_lineups.fees(facts, [], values()) == []


# § 7.2 and 4.4.a.2: money


def test_7_2_a_a_wrong_lineup_costs_the_general_amount_per_player() -> None:
    facts = team(four(b4=member("x", 1900, place=4)))
    found = p16_lineups.judge_lineup(facts, values())
    fees = p16_lineups.fees(facts, found, values())
    assert [(fee.rule, fee.cents, fee.board) for fee in fees] == [("7.2.a", 2200, 4)]


def test_4_4_a_2_a_gap_costs_no_cash() -> None:
    facts = team(four(b2=None))
    facts = replace(facts, lineup=replace(facts.lineup, gaps_paid=frozenset({2})))
    assert p16_lineups.judge_lineup(facts, values()) == []
    fees = p16_lineups.fees(facts, [], values())
    # § 7.2.d: € 7 for the empty board, half to either.
    assert [(fee.rule, fee.cents, fee.to) for fee in fees] == [
        ("7.2.d", 350, "federation"),
        ("7.2.d", 350, "opponent"),
    ]


def test_7_1_a_not_appearing_costs_seven_euros_a_board() -> None:
    facts = team(four(b2=None, b3=None, b4=None))
    found = p16_lineups.judge_lineup(facts, values())
    fees = p16_lineups.fees(facts, found, values())
    assert [(fee.rule, fee.cents) for fee in fees] == [("7.1.a", 700 * BOARDS)]


def test_7_5_who_is_banned_may_not_play_here_either() -> None:
    for last, found in ((DAY, [("7.5", "x")]), (date(2012, 5, 18), [])):
        ban = Ban("x", "club", date(2012, 5, 1), last, "7.5", "Why.")
        banned = replace(squad(BOARDS)[1], bans=(ban,))
        seats = four(b2=replace(banned, player=replace(banned.player, ident="x")))
        assert rules(seated(seats)) == found
