"""Level teams at the end: nobody is named by the order of the file, until lot or play-off decides.

A1 and B1 of ``kl`` beat C1 and D1 on both boards and draw with each other: 5 match points and
5 game points each, 1:1 against each other, the same boards. C1 beats D1. One team goes up.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.decision_subjects import Order
from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.seasons import Season
from league.services.closing.rollover import roll_over
from league.services.home.season_views import season_view
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.matches.division_views import division_view, explain_row
from league.services.matches.tie_steps import order_step
from league.services.matches.verdict_steps import result_step, void_step
from league.services.promotion.decisions import promotion
from league.services.promotion.views import promotion_desk
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SATURDAYS, play, refused, season, stored

STRENGTH = {"A1": 2, "B1": 2, "C1": 1, "D1": 0}


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as file:
        play_kl()
        yield file


def play_kl() -> None:
    for fixture in draw_division(
        None, AskedDraw("kl", SATURDAYS, seed=7), actor=official("M")
    ).fixtures:
        home, away = STRENGTH[fixture.home], STRENGTH[fixture.away]
        result = (1, 1) if home == away else (2, 0) if home > away else (0, 2)
        play(fixture.key, result, result)


def two_in_the_landesliga() -> Season:
    """Return the season with a second team in ``ll``."""
    usual = season()
    return replace(usual, teams=(*usual.teams, Team("A2", "A 2", "A", "ll")))


def lot(desk: Desk, *teams: str, way: str = "lot") -> Desk:
    step = order_step(Order("kl", way, teams))
    return file_step(desk, step, "Lot drawn before both captains.")


def test_a_shared_first_place_is_shown_as_such(path: Path) -> None:
    desk = open_desk(path, OFFICIAL)
    view = division_view(desk, "kl")
    assert [(row.rank, row.match_points, row.note) for row in view.rows] == [
        (1, 5, "shared place"),
        (1, 5, "shared place"),
        (3, 2, ""),
        (4, 0, ""),
    ]
    assert view.undecided == "KL: places 1–2 are level (A 1, B 1): lot decides."
    why = explain_row(desk, "kl", view.rows[0].team)
    assert "spielleiter ruling order kl A1 B1" in why.facts
    assert why.citation == "TUWO § 3.1"
    summary = next(one for one in season_view(desk, date(2012, 6, 1)).divisions if one.id == "kl")
    assert summary.leader == "A 1 = B 1"


def test_nobody_goes_up_by_the_order_of_the_file(path: Path) -> None:
    found = promotion(None)
    assert [(tie.first, set(tie.teams)) for tie in found.undecided.ties] == [(1, {"A1", "B1"})]
    assert found.undecided.teams == {"A1", "B1"}
    assert not [step for step in found.named.steps if step.source == "kl"]
    view = promotion_desk(open_desk(path, OFFICIAL)).view
    assert not [move for move in view.moves if move.source == "kl"]
    assert any("places 1–2 are level" in question for question in view.questions)
    kl = next(tier for tier in view.tiers if tier.id == "kl")
    assert [seat.shared for seat in kl.seats] == ["1–2", "1–2", "", ""]


@pytest.mark.usefixtures("path")
def test_the_next_season_waits_for_the_lot() -> None:
    refused(
        lambda: roll_over(None, "2012/13", date(2012, 7, 1), actor=official("M")),
        "Who moves is not decided yet. KL: places 1–2 are level",
    )


@pytest.mark.parametrize("teams", [("A1", "B1"), ("B1", "A1")])
def test_the_lot_is_followed_by_table_promotion_and_roll_over(
    path: Path, teams: tuple[str, str]
) -> None:
    desk = lot(open_desk(path, OFFICIAL), *teams)
    rows = division_view(desk, "kl").rows
    assert [(row.rank, row.team, row.note) for row in rows[:2]] == [
        (1, teams[0], "placed by lot"),
        (2, teams[1], "placed by lot"),
    ]
    facts = explain_row(desk, "kl", teams[0]).facts
    assert "Lot drawn before both captains." in facts
    assert "Official" in facts
    found = promotion(None)
    assert found.undecided.ties == ()
    up = [step.team for step in found.named.steps if (step.source, step.target) == ("kl", "ll")]
    assert up == [teams[0]]
    done = roll_over(None, "2012/13", date(2012, 7, 1), actor=official("M"))
    assert {team.id: team.division for team in done.season.teams}[teams[0]] == "ll"


def test_the_lot_can_be_taken_back(path: Path) -> None:
    lot(open_desk(path, OFFICIAL), "B1", "A1")
    step = journal.rows()[-1]
    assert "KL: lot puts B 1, A 1 in this order" in step.what
    undoing.undo(step.number, official("Official"), "drawn wrong")
    assert promotion(None).undecided.teams == {"A1", "B1"}


@pytest.mark.parametrize(
    ("teams", "way", "words"),
    [
        (("A1", "C1"), "lot", "not level in KL. Level are: A1, B1"),
        (("A1",), "lot", "not level in KL"),
        (("A1", "B1"), "play-off", "Here lot decides between level teams, not play-off"),
        (("A1", "X9"), "lot", "no team “X9”"),
    ],
)
def test_an_order_that_cannot_be_is_refused(
    path: Path, teams: tuple[str, ...], way: str, words: str
) -> None:
    desk = open_desk(path, OFFICIAL)
    refused(lambda: lot(desk, *teams, way=way), words)


def test_a_tie_that_moves_nobody_needs_no_lot(path: Path) -> None:
    desk = open_desk(path, OFFICIAL)
    first = next(key for key in desk.judgement.matches if set(key[2:]) == {"A1", "B1"})
    last = next(key for key in desk.judgement.matches if set(key[2:]) == {"C1", "D1"})
    home_wins = first[2] == "A1"
    play(first, *[(2, 0) if home_wins else (0, 2)] * 2)
    play(last, (1, 1), (1, 1))
    found = promotion(None)
    # A1 has won all; C1 and D1 are level on places 3–4, where nobody goes down (no class below).
    assert found.undecided.ties == ()
    assert [row.rank for row in division_view(open_desk(path, OFFICIAL), "kl").rows] == [1, 2, 3, 3]
    assert transactions.current_season() == "2011/12"


def test_where_every_match_is_void_all_are_level_and_nobody_goes_up(tmp_path: Path) -> None:
    # E1 beats A2 in the Landesliga; all six matches of kl are void, so its four teams are level.
    with stored(tmp_path, two_in_the_landesliga()) as path:
        (only,) = draw_division(
            None, AskedDraw("ll", SATURDAYS[:1], seed=7), actor=official("M")
        ).fixtures
        desk = file_step(open_desk(path, OFFICIAL), result_step(only.key, (4, 0)), "Agreed.")
        drawn = draw_division(
            None, AskedDraw("kl", SATURDAYS, seed=7), actor=official("M")
        ).fixtures
        desk = open_desk(path, OFFICIAL)
        for fixture in drawn:
            desk = file_step(desk, void_step(fixture.key), "Snow.")
        found = promotion(None)
        assert [(tie.first, len(tie.teams)) for tie in found.undecided.ties] == [(1, 4)]
        assert not [step for step in found.named.steps if step.source == "kl"]
        assert "places 1–4 are level" in found.undecided.lines[0]
        assert promotion_desk(desk).view.questions.count(found.undecided.lines[0]) == 1
        desk = lot(desk, "C1", "A1", "D1", "B1")
        up = [step.team for step in promotion(None).named.steps if step.source == "kl"]
        assert up == ["C1"]


def test_of_a_division_without_a_result_nobody_is_named(tmp_path: Path) -> None:
    with stored(tmp_path, two_in_the_landesliga()) as other:
        play_kl()
        found = promotion(None)
        assert not [step for step in found.named.steps if step.source == "ll"]
        sentence = "LL has no result yet: who moves there is not known."
        assert sentence in found.undecided.lines
        assert promotion_desk(open_desk(other, OFFICIAL)).view.questions.count(sentence) == 1
