"""SJRP § 10.8, 10.9: a list that comes after the first round began never changes a played round."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from click.testing import Result

from league.services.lists.editing import expected_postmark
from league.services.session.opening import open_desk
from tests.league.services.protests.test_courts import season
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run

PLAYED = ("match", "enter", "vm-u14", "1", "A1", "B1", "--home-players", "a1,a2,a3,a4",
          "--away-players", "b1,b2,b4,b3", "--results", "1,1,1,1")  # fmt: skip
"""On 9 May 2026; b4 sits ahead of b3."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as path:
        for team, idents in (("A1", "a1 a2 a3 a4"), ("B1", "b1 b2 b3 b4")):
            done = handed_in(path, team, idents, "2026-05-01")
            assert done.exit_code == 0, done.output
        yield path


def handed_in(path: Path, team: str, idents: str, posted: str) -> Result:
    return run("--db", path, "list", "submit", team, *idents.split(), "--posted", posted)


def boards(path: Path) -> tuple[tuple[int, int], ...]:
    return open_desk(path, OFFICIAL).judgement.matches["vm-u14", 1, "A1", "B1"].boards


def test_10_9_a_list_turned_round_after_the_match_does_not_heal_its_order(path: Path) -> None:
    run("--db", path, *PLAYED)
    before = boards(path)
    assert before == ((2, 0), (2, 0), (2, 0), (2, 0))
    for posted in ("2026-05-09", "2026-05-10"):
        late = handed_in(path, "B1", "b1 b2 b4 b3", posted)
        assert (late.exit_code, "(SJRP § 10.8)" in late.stderr) == (2, True)
    assert boards(path) == before
    assert [one.ident for one in open_desk(path, OFFICIAL).season.squads if one.team == "B1"] == [
        "b1",
        "b2",
        "b3",
        "b4",
    ]


def test_10_8_on_the_first_day_a_list_may_change_until_something_is_played(path: Path) -> None:
    assert handed_in(path, "B1", "b1 b2 b4 b3", "2026-05-09").exit_code == 0
    late = handed_in(path, "B1", "b1 b2 b3 b4", "2026-05-10")
    assert (late.exit_code, "SJRP § 10.8" in late.stderr) == (2, True)


def test_10_8_after_the_draw_a_list_may_change_until_the_first_round(tmp_path: Path) -> None:
    drawn = season()
    division = replace(drawn.divisions[0], draw=date(2026, 4, 20))
    with league_world.stored(tmp_path, replace(drawn, divisions=(division,))) as path:
        handed_in(path, "A1", "a1 a2 a3 a4", "2026-04-20")
        handed_in(path, "B1", "b1 b2 b3 b4", "2026-04-20")
        assert handed_in(path, "B1", "b1 b2 b4 b3", "2026-05-08").exit_code == 0
        run("--db", path, *PLAYED)
        assert handed_in(path, "B1", "b1 b2 b3 b4", "2026-05-08").exit_code == 2


def test_10_8_a_first_list_that_comes_late_is_found_and_counts_for_nothing(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, season()) as path:
        run("--db", path, *PLAYED)
        before = boards(path)
        done = handed_in(path, "B1", "b1 b2 b3 b4", "2026-05-10")
        assert (done.exit_code, "10.8" in done.output) == (0, True)
        desk = open_desk(path, OFFICIAL)
        assert [one.rule for one in desk.judgement.lists["B1"].findings] == ["10.8"]
        assert desk.judgement.squads["B1"] == ()
        assert boards(path) == before


@pytest.mark.parametrize("more", [(), ("--despite", "They asked.")])
def test_10_8_nobody_is_nominated_late(path: Path, more: tuple[str, ...]) -> None:
    words = ("list", "nominate", "A1", "b1", "--confirmed", "2026-05-08", *more)
    done = run("--db", path, *words)
    assert (done.exit_code, "SJRP § 10.8" in done.stderr) == (2, True)


def test_10_8_a_form_suggests_the_postmark_of_before_until_the_first_round_began(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for today, expected in ((date(2026, 5, 8), date(2026, 5, 1)), (date(2026, 5, 10), None)):
        monkeypatch.setattr("league.services.session.desk.Desk.today", today)
        assert expected_postmark(open_desk(path, OFFICIAL), "A1") == expected
