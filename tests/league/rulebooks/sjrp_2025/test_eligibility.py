"""SJRP § 4.3, 5, 16, 17, 20: who may play."""

from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import cast

import pytest

from league.errors import RuleBookError
from league.facts.matches import LOSS, WIN, Side
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.facts.squads import Member
from league.language import speaking
from league.services.registry.people.player_search import find_players
from league.services.session.desk import Desk
from tests.league.rulebooks.sjrp_2025.sjrp_world import (
    DAY,
    book,
    found,
    judged,
    match,
    member,
    only,
    team,
    values,
)


def with_first(first: Member | None, boards: int = 4) -> list[Member | None]:
    return [first, *team(boards)[1:]]


def test_4_3_late_costs_this_game_only_and_is_a_note() -> None:
    facts = match(late=frozenset({2}))
    assert judged(facts).boards == (WIN, LOSS, WIN, WIN)
    assert found(facts) == []
    (note,) = judged(facts).notes
    assert (note.rule, note.side, note.board, note.player) == ("4.3", Side.HOME, 2, "p2")
    assert "15" in str(note.sentence)


def test_5_1_a_german_citizen_may_play() -> None:
    assert found(match(home=with_first(member(1, nation="GER")))) == []


def test_5_1_without_proof_a_foreigner_may_not_play() -> None:
    facts = match(home=with_first(member(1, nation="FRA")))
    assert found(facts) == [("5.1", Side.HOME, 1)]
    assert judged(facts).boards == (LOSS, WIN, WIN, WIN)


@pytest.mark.parametrize(
    ("until", "expected"), [(None, []), (DAY, []), (date(2026, 5, 8), [("5.1", Side.HOME, 1)])]
)
def test_5_1_b_the_proof_of_a_centre_of_life_holds_to_its_last_day(
    until: date | None, expected: list[tuple[str, Side, int]]
) -> None:
    first = member(1, nation="FRA", equal="b", proof_until=until)
    assert found(match(home=with_first(first))) == expected


@pytest.mark.parametrize(
    ("begins", "expected"), [(date(2026, 5, 7), []), (date(2026, 5, 8), [("5.1", Side.HOME, 1)])]
)
def test_5_1_b_counts_to_the_first_day_of_the_championship(
    begins: date, expected: list[tuple[str, Side, int]]
) -> None:
    first = member(1, nation="FRA", equal="b", proof_until=date(2026, 5, 7))
    assert begins < DAY
    assert found(replace(match(home=with_first(first)), begins=begins)) == expected


def test_5_3_is_not_asked_of_who_is_on_no_list() -> None:
    old = member(None, born=date(1980, 1, 1))
    assert found(match(home=with_first(old))) == [("10.8", Side.HOME, 1)]
    listed = member(1, born=date(1980, 1, 1))
    assert found(match(home=with_first(listed))) == [("5.3", Side.HOME, 1)]


@pytest.mark.parametrize(
    ("ended", "expected"), [(None, []), (date(2026, 5, 10), []), (DAY, [("5.2", Side.HOME, 1)])]
)
def test_5_2_a_deregistered_player_is_no_member(
    ended: date | None, expected: list[tuple[str, Side, int]]
) -> None:
    assert found(match(home=with_first(member(1, deregistered=ended)))) == expected


@pytest.mark.parametrize(
    ("reported", "expected"), [(DAY, []), (date(2026, 5, 10), [("5.2", Side.HOME, 1)])]
)
def test_5_2_a_member_from_the_day_of_his_registration(
    reported: date, expected: list[tuple[str, Side, int]]
) -> None:
    assert found(match(home=with_first(member(1, reported=reported)))) == expected


def test_5_2_never_registered() -> None:
    assert found(match(home=with_first(member(1, registered=False)))) == [("5.2", Side.HOME, 1)]


def test_5_2_a_guest_may_play_elsewhere_and_so_not_here() -> None:
    guest = member(1, kind=Kind.GUEST)
    assert found(match(home=with_first(guest))) == [("5.2", Side.HOME, 1)]


@pytest.mark.parametrize(
    ("id", "last_day_too_old"),
    [
        ("vm-u20", date(2005, 12, 31)),
        ("vm-u16", date(2009, 12, 31)),
        ("vm-u14", date(2011, 12, 31)),
        ("vm-u12", date(2013, 12, 31)),
        ("vm-u10", date(2015, 12, 31)),
        ("vm-u16w", date(2009, 12, 31)),
        ("vm-u12w", date(2013, 12, 31)),
    ],
)
def test_5_3_born_on_or_after_1_january(id: str, last_day_too_old: date) -> None:
    boards = 6 if id == "vm-u20" else 4
    young = member(1, born=date(last_day_too_old.year + 1, 1, 1))
    old = member(1, born=last_day_too_old)
    assert found(match(id, home=with_first(young, boards))) == []
    assert found(match(id, home=with_first(old, boards))) == [("5.3", Side.HOME, 1)]


def test_5_3_the_following_boards_are_not_lost() -> None:
    facts = match(home=with_first(member(1, born=date(2011, 12, 31))))
    assert judged(facts).boards == (LOSS, WIN, WIN, WIN)
    assert judged(facts).match_points == (2, 0)


def test_5_3_says_it_in_both_languages_with_the_arithmetic() -> None:
    finding = only(match(home=with_first(member(1, born=date(2011, 12, 31)))))
    with speaking("de"):
        assert str(finding.sentence) == (
            "P1 an Brett 1, vor dem 01.01.2012 geboren, ist für U14 zu alt."
        )
    assert str(finding.arithmetic) == "U14 in 2026: born from 1 Jan 2012; P1: earlier."


def test_5_3_without_a_birth_date_nobody_can_tell() -> None:
    finding = only(match(home=with_first(member(1, born=None))))
    assert finding.rule == "5.3"
    assert "birth date" in str(finding.sentence)


def test_5_3_girls_groups_are_for_girls() -> None:
    boy = member(1, sex="m")
    assert found(match("vm-u16w", home=with_first(boy))) == [("5.3", Side.HOME, 1)]
    assert found(match("vm-u16", home=with_first(boy))) == []


def test_5_3_holds_in_individual_championships() -> None:
    old = [member(1, born=date(2007, 12, 31))]
    assert found(match("em-u18", home=old)) == [("5.3", Side.HOME, 1)]
    assert found(match("em-u18", home=[member(1, born=date(2008, 1, 1))])) == []


@pytest.mark.parametrize(
    ("group", "first_day", "sex"),
    [
        ("U20", date(2006, 1, 1), None),
        ("U8", date(2018, 1, 1), None),
        ("U12w", date(2014, 1, 1), "w"),
        ("WK I", date(2005, 1, 2), None),
        ("II", date(2008, 1, 2), None),
        ("WK III", date(2011, 1, 2), None),
        ("IV", date(2013, 1, 2), None),
        ("M", date(2005, 1, 2), "w"),
    ],
)
def test_5_3_and_18_2_age_limits(group: str, first_day: date, sex: str | None) -> None:
    limit = book().age_limit(group, 2026, values())
    assert (limit.born_from, limit.born_until, limit.sex) == (first_day, None, sex)


@pytest.mark.parametrize("group", ["U7", "U21", "HR", "WK G", "WK G M", "seniors-m", ""])
def test_5_3_a_group_without_an_age_is_refused(group: str) -> None:
    with pytest.raises(RuleBookError, match="age group"):
        book().age_limit(group, 2026, values())


@pytest.mark.parametrize(("id", "rule"), [("vm-u16w", "16.1"), ("vm-u12w", "17.1")])
def test_16_1_and_17_1_one_guest_is_allowed_the_second_is_not(id: str, rule: str) -> None:
    first, second = member(2, kind=Kind.GUEST), member(3, kind=Kind.DISTRICT_GUEST)
    one = [member(1), first, member(3), member(4)]
    two = [member(1), first, second, member(4)]
    assert found(match(id, home=one)) == []
    assert found(match(id, home=two)) == [(rule, Side.HOME, 3)]
    assert judged(match(id, home=two)).boards == (WIN, WIN, LOSS, WIN)


def test_16_1_a_guest_is_marked_in_the_report() -> None:
    guest = member(1, kind=Kind.GUEST)
    assert book().marks(guest, DAY, 2026, values()) == ("G",)
    assert book().marks(member(1), DAY, 2026, values()) == ()


def test_20_2_a_banned_club_gets_nothing_and_nothing_else_is_judged() -> None:
    facts = match(home=[member(1, nation="FRA"), None, None, None], suspended=True)
    assert found(facts) == [("20.2", Side.HOME, None)]
    assert judged(facts).boards == (LOSS,) * 4
    assert judged(facts).match_points == (0, 2)
    assert judged(facts).appeared == (True, True)


def test_21_2_how_to_contest() -> None:
    sentence = book().contest(values())
    assert sentence is not None
    with speaking("de"):
        assert "binnen 5 Tagen" in str(sentence)


def test_nobody_is_marked_by_his_nation_and_a_german_is_at_home() -> None:
    german, french = member(1, nation="GER"), member(2, nation="FRA")
    assert book().home_nation == "GER"
    assert [book().marks(one, DAY, 2026, values()) for one in (german, french)] == [(), ()]
    players = (german.player, french.player)
    season = Season("2026", book().id, "SJRP", DAY, players=players)
    # As lists of players show it: who is of the federation's own nation stands back.
    shown = find_players(cast("Desk", SimpleNamespace(season=season)), "").rows
    assert {row.nation: row.at_home for row in shown} == {"GER": True, "FRA": False}


def test_4_1_the_team_named_first_has_white_on_board_1() -> None:
    assert [book().home_white(board, values()) for board in (1, 2, 3)] == [True, False, True]
