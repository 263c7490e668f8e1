"""TUWO § 13.5: what is told of a draw before it is stored."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from league.facts.actors import official
from league.facts.calendars import ProtectedDate
from league.facts.seasons import Season
from league.services.schedule.calendar import protect
from league.services.schedule.draw_steps import draw_step
from league.services.schedule.drawing import AskedDraw
from league.services.session.opening import open_desk
from league.services.session.trial_runs import Outcome, try_step
from tests.league.services.schedule.test_drawing import numbered
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SATURDAYS, season, stored

HIDDEN = "The lots are drawn when this is stored; seed and result then stand in the journal."


def told(path: Path, asked: AskedDraw) -> Outcome:
    return try_step(open_desk(path, OFFICIAL), draw_step(asked))


def turned(folder: Path, before: Season) -> Outcome:
    with stored(folder, before, season()) as path:
        return told(path, AskedDraw("kl", SATURDAYS, second_year=True))


def test_13_5_two_new_teams_draw_and_their_numbers_are_not_told(tmp_path: Path) -> None:
    outcome = turned(tmp_path, numbered({"A1": 1, "B1": 2}))
    assert outcome.says == "4 teams turn. Rounds: 3, 24 Sep 2011 to 12 Nov 2011."
    assert outcome.notes == ("New in the division, they draw the free numbers: C 1, D 1", HIDDEN)


def test_13_5_a_single_new_team_gets_the_free_number_without_a_lot(tmp_path: Path) -> None:
    # D1 gets the only free number, 4. Turned, k becomes 5 − k; round 1 is 1–4 and 2–3.
    outcome = turned(tmp_path, numbered({"A1": 1, "B1": 2, "C1": 3}))
    assert outcome.notes == (
        "Numbers: 1 D 1, 2 C 1, 3 B 1, 4 A 1",
        "Round 1, 24 Sep 2011: D 1 – A 1, C 1 – B 1",
    )


def test_4_5_c_a_protected_day_is_told_once_and_of_no_pairing(tmp_path: Path) -> None:
    with stored(tmp_path, season()) as path:
        event = ProtectedDate("Open Graz", SATURDAYS[1], SATURDAYS[1])
        protect(None, event, actor=official("M"))
        outcome = told(path, AskedDraw("kl", SATURDAYS))
        # Two matches of round 2 are set for that day.
        (found,) = [one for one in outcome.findings if one.rule == "4.5.c"]
        assert "Open Graz" in found.sentence
        assert outcome.notes == (HIDDEN,)
        assert told(path, AskedDraw("kl", SATURDAYS, seed=7)).notes == (HIDDEN,)


def test_13_5_a_draw_after_the_first_round_is_refused_before(tmp_path: Path) -> None:
    with stored(tmp_path, season()) as path:
        later = replace(AskedDraw("kl", SATURDAYS), day=date(2011, 9, 25))
        refused = told(path, later)
        assert (refused.refused, "after the first round" in refused.says) == (True, True)
