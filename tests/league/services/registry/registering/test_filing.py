from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.claims import Deregistration
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.judging import Judging
from league.services.lists.editing import club_players, preview_list
from league.services.lists.steps import list_step, nomination_step, youth_step
from league.services.registry.clubs.papers import club_papers
from league.services.registry.people.player_search import find_players
from league.services.registry.people.player_views import player_view
from league.services.registry.registering.paper_steps import (
    deregistration_step,
    lift_step,
    registration_step,
    settlement_step,
    suspension_step,
)
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import list_of
from league.services.session.trial_runs import Step, file_step, try_step
from tests.worlds.acting import OFFICIAL
from tests.worlds.paper_world import application, loaded, open_world, season, steps, used

DUE = date(2011, 9, 7)
POSTED = date(2011, 12, 28)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    open_world(tmp_path, used(season(), "109", 2))
    yield open_desk(tmp_path / "a.sqlite", OFFICIAL)
    transactions.close_file()


def test_what_is_tried_leaves_no_trace(desk: Desk) -> None:
    before = loaded()
    tried = try_step(desk, registration_step(application("122", "603", date(2011, 9, 1))))
    assert not tried.refused
    assert tried.says.startswith("Eligible from 2 Sep 2011, because")
    # § 1.4.a: two euro
    assert tried.notes == ("TUWO § 1.4.a: €2.00 to the federation",)
    assert loaded() == before
    assert steps() == 0


def test_what_is_filed_is_stored_and_judged_anew(desk: Desk) -> None:
    step = registration_step(application("122", "603", date(2011, 9, 1)))
    after = file_step(desk, step, "")
    assert after.season == loaded()
    held = [one for one in after.season.registrations if one.ident == "122"]
    assert held == [Registration("122", "603", Kind.HOME, date(2011, 9, 1), date(2011, 9, 2))]


def test_a_finding_is_told_before_and_asks_for_a_reason(desk: Desk) -> None:
    # § 1.6: 101 is home player of 601
    step = registration_step(application("101", "603", POSTED))
    assert [found.rule for found in try_step(desk, step).findings] == ["1.6"]
    with pytest.raises(InputError):
        file_step(desk, step, "")
    after = file_step(desk, step, "beide Vereine einig")
    assert {one.club for one in after.season.registrations if one.ident == "101"} == {"601", "603"}


def test_a_new_person_comes_with_his_registration(desk: Desk) -> None:
    new = Player("999", "Ganz", "Neu", date(1990, 1, 1), nation="AUT")
    after = file_step(desk, registration_step(application("999", "603", POSTED), new), "")
    assert after.world.players["999"] == new


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (registration_step(application("122", "603", date(2012, 7, 1))), "out of season"),
        (youth_step("A1", "122", date(2011, 11, 4)), "only a domestic youth may"),
        (nomination_step("A1", "101", date(2011, 11, 4), None, None), "already"),
        (list_step("A1", (), (), DUE), "empty"),
    ],
)
def test_what_cannot_be_so_is_said_not_raised(desk: Desk, step: Step, words: str) -> None:
    tried = try_step(desk, step)
    assert tried.refused
    assert words in tried.says


def test_4_4_d_5_a_nomination_says_place_and_first_day(desk: Desk) -> None:
    desk = file_step(desk, registration_step(application("122", "601", date(2011, 10, 1))), "")
    step = nomination_step("A1", "122", date(2011, 11, 4), date(2011, 11, 6), None)
    # 1780 stands behind 104 (1800) and ahead of 105 (1750); three days after the clubs were told
    tried = try_step(desk, step)
    assert tried.says == "Neu Di takes place 5 and is eligible from 9 Nov 2011."
    (because,) = tried.notes
    assert because.startswith("From 9 Nov 2011, because 3 days must pass after 6 Nov 2011")
    assert because.endswith("(TUWO § 4.4.d.5).")


def test_1_4_b_a_registration_may_set_the_first_day_of_a_nomination(desk: Desk) -> None:
    desk = file_step(desk, registration_step(application("122", "601", date(2011, 11, 9))), "")
    step = nomination_step("A1", "122", date(2011, 11, 4), None, None)
    # 4 + 3 = 7 November, but the day after the postmark is the 10th.
    (because,) = try_step(desk, step).notes
    assert because.startswith("From 10 Nov 2011, because the registration")


def test_7_3_c_a_late_list_says_that_another_order_counts(desk: Desk) -> None:
    names = [one.ident for one in desk.world.lists["A1"]]
    turned = (names[1], names[0], *names[2:])
    in_time, late = (
        try_step(desk, list_step("A1", turned, (), DUE + timedelta(days=days))).notes
        for days in (0, 1)
    )
    # What it changes in the rounds played is told besides.
    assert all(one.startswith("Round ") for one in (*in_time, *late[1:]))
    note = late[0]
    assert note.startswith("This order does not count, but strictly the one by Elo: 1 ")
    assert f"1 {desk.world.players[names[0]].name}, 2 {desk.world.players[names[1]].name}" in note
    assert note.endswith("(TUWO § 7.3.c).")
    after = file_step(desk, list_step("A1", turned, (), DUE + timedelta(days=1)), "")
    assert preview_list(after, "A1", turned).notes == (note,)


def test_arrears_hold_a_transfer_up_until_they_are_paid(desk: Desk) -> None:
    paper = Deregistration("110", "601", date(2011, 12, 1), date(2011, 12, 2), ((2011, 6000),))
    tried = try_step(desk, deregistration_step(paper, date(2011, 12, 3)))
    assert tried.notes == ("Arrears that hold up a transfer: €60.00 (TUWO § 1.8.d).",)
    desk = file_step(desk, deregistration_step(paper, date(2011, 12, 3)), "")
    desk = file_step(desk, registration_step(application("110", "603", POSTED)), "")
    states = [row.state for row in player_view(desk, "110", POSTED).registrations]
    assert states == ["ended", "waiting"]
    (row,) = club_papers(desk, "601", POSTED)
    assert (row.ident, row.active) == ("110", True)
    assert row.says == "Spieler10 Ada (110) left, owes €60.00"
    desk = file_step(desk, settlement_step("110", "601", date(2012, 1, 20)), "")
    assert [row.active for row in club_papers(desk, "601", POSTED)] == [False]
    states = [row.state for row in player_view(desk, "110", date(2012, 2, 1)).registrations]
    assert states == ["ended", "held"]


def test_1_3_a_suspension_is_on_the_clubs_page_until_it_is_lifted(desk: Desk) -> None:
    first = date(2011, 10, 1)
    assert try_step(desk, suspension_step("601", first, None)).says == (
        "Turm Aubach may not play from 1 Oct 2011 to further notice."
    )
    desk = file_step(desk, suspension_step("601", first, None), "Beiträge offen")
    (row,) = club_papers(desk, "601", first)
    assert row.active
    assert row.says == "Suspended until further notice: Beiträge offen"
    desk = file_step(desk, lift_step("601", date(2011, 11, 1)), "bezahlt")
    (row,) = club_papers(desk, "601", first)
    assert not row.active
    assert "lifted on 1 Nov 2011" in row.says


def test_a_suspension_that_came_with_the_file_is_shown_too(desk: Desk) -> None:
    club = replace(desk.season.clubs[0], suspended_from=DUE, suspended_until=date(2011, 10, 1))
    clubs = {**desk.world.clubs, "601": club}
    judgement = replace(desk.judgement, world=replace(desk.world, clubs=clubs))
    shown = club_papers(replace(desk, judging=Judging.of(judgement)), "601", date(2011, 10, 1))
    assert [row.active for row in shown] == [True]


def test_4_4_a_1_a_list_is_judged_while_it_is_put_together(desk: Desk) -> None:
    names = [str(100 + n) for n in range(1, 9)]
    assert preview_list(desk, "A1", names).findings == ()
    # 101 has 1950, 104 has 1800: behind him 150 weaker, 100 are allowed
    moved = [*names[1:4], "101", *names[4:]]
    view = preview_list(desk, "A1", moved)
    assert [(found.rule, found.player) for found in view.findings] == [("4.4.a.1", "101")]
    assert [line.ident for line in view.lines] == moved
    assert [line.too_far_back for line in view.lines].index(True) == 3
    # seven front players without the youth board
    assert sum(line.front for line in view.lines) == 7
    assert desk.season == loaded()


def test_who_can_join_a_list_is_registered_and_not_on_it(desk: Desk) -> None:
    rows = club_players(desk, "A2", ("108", "109"))
    # 1950 down by 50, 121 has 1700, 120 has 1400
    expected = ["101", "102", "103", "104", "105", "106", "121", "107", "110", "120"]
    assert sorted(row.ident for row in rows) == sorted(expected)
    assert rows[0].ident == "101"
    assert rows[0].remark == "1. Landesliga"
    assert list_of(desk, "A2").youth == ()


def test_players_are_found_by_all_words_whatever_their_accents(desk: Desk) -> None:
    assert find_players(desk, "").total == len(desk.season.players)
    assert [row.ident for row in find_players(desk, "jung").rows] == ["120"]
    assert [row.ident for row in find_players(desk, "fremd AUBACH").rows] == ["121"]
    # 602: nobody calls himself so, but the guest's club is “Springer Bichl”
    assert [row.ident for row in find_players(desk, "bichl").rows] == ["123"]
    assert find_players(desk, "nobody here").rows == ()
    found = find_players(desk, "spieler", 3)
    assert (len(found.rows), found.total) == (3, 10)


def test_a_page_shows_games_and_what_the_next_would_do(desk: Desk) -> None:
    view = player_view(desk, "109", POSTED)
    assert [(row.team, row.place) for row in view.lists] == [("A2", 2)]
    assert [(game.board, game.played, game.against) for game in view.games] == [
        (8, None, ""),
        (8, None, ""),
    ]
    # two games above his Kreisliga list; the one of 15 October would be his third
    (words,) = view.bonds
    assert words.startswith("If used for Aubach 1 on 15 Oct 2011: Spieler9 Ada")
    assert "no. 3" in words
