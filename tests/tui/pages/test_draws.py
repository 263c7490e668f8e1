"""TUWO § 13.5 on the screen: numbers, Berger's table, pairings, and why they are so."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from fixtures.round_robin import meeting
from league.facts.clubs import Club, Team
from league.facts.seasons import Season
from league.rulebook.play import Draws
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.schedule.draw_explaining import meeting_lines
from league.services.schedule.draw_views import draw_view
from league.services.session.opening import open_desk
from league.views.draws import DrawRow
from tests.fixtures.test_round_robin import PRINTED, printed
from tests.worlds.acting import OFFICIAL
from tests.worlds.draw_world import WIDE, stored_in, undrawn
from tests.worlds.tui_season import opened, press, season_file, sees, settled, to_task
from tui.kit.grid import Grid
from tui.pages.schedule.draw import DrawPage
from tui.pages.schedule.draws import DrawsPage, sentences
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")


async def test_13_5_the_table_marks_the_pairs_of_the_team_under_the_cursor(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await press(app, pilot, "f4", "d", "enter", "down", "2")
        # Number 2 in the printed table for 12: 2-11, then 1-2, then 2-12.
        await sees(app, pilot, "[ 2–11]")
        await sees(app, pilot, "[ 1–2]")
        await sees(app, pilot, "[ 2–12]")
        await sees(app, pilot, "[ ] marks number 2.")


async def test_13_5_a_division_without_pairings_leads_from_the_season_to_its_draw(
    tmp_path: Path,
) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await sees(app, pilot, "○ not drawn: F4 d")
        await sees(app, pilot, "Not drawn yet: Grazer Stadtliga with 8 teams.")
        assert isinstance(app.screen, SeasonScreen)
        to_task(app, next(one for one in app.screen.view.tasks if one.kind == "draw"))
        await press(app, pilot, "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, DrawPage)


async def test_results_block_a_draw_and_the_key_is_not_offered(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await press(app, pilot, "f4", "d")
        # Six matches in each of nine rounds.
        await sees(app, pilot, "54 results block")
        await press(app, pilot, "d", "t")
        assert isinstance(app.screen, DrawsPage)
        await press(app, pilot, "question_mark")
        await sees(app, pilot, "TUWO § 13.5")


async def test_a_pairing_is_explained_by_its_numbers(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await press(app, pilot, "f4", "d", "enter", "4", *["down"] * 6, "question_mark")
        # Round 2 of the printed table for 12 begins with 12-7.
        await sees(app, pilot, "2 · 7 − 1 = 13 − 1 · 11 = 2 → round 2")
        await sees(app, pilot, "7 > 12 / 2 = 6 → number 12 is at home")
        await press(app, pilot, "escape", "3", "question_mark")
        await sees(app, pilot, "all teams draw")


@pytest.mark.parametrize("teams", sorted(PRINTED))
def test_round_and_venue_of_two_numbers_are_those_of_the_printed_table(teams: int) -> None:
    for number, pairs in enumerate(printed(PRINTED[teams]), 1):
        for pair in pairs:
            assert meeting(*pair, teams) == meeting(*pair[::-1], teams) == (number, pair)


def test_the_arithmetic_of_both_cycles_is_shown() -> None:
    # Printed for 6: round 3 is 2-6 3-1 4-5; in the second cycle it is round 3 + 5 = 8.
    assert meeting_lines((3, 1), 3, 6)[1:] == [
        "1 + 3 − 1 = 3  →  round 3",
        "4 is even: the higher number, 3, is at home",
    ]
    assert meeting_lines((1, 3), 8, 6)[-1].endswith("round 3 + 5 = 8")
    # With five teams number 6 is missing; 5-3 still meet in round 2.
    assert meeting_lines((5, 3), 2, 5)[1] == "3 + 5 − 1 = 7 − 1 · 5 = 2  →  round 2"
    with pytest.raises(ValueError, match="do not meet"):
        meeting(5, 6, 5)


def test_a_book_without_draws_says_so(tmp_path: Path) -> None:
    book = load("sjrp-2025")
    division = next(iter(book.divisions.values()))
    season = Season(
        name="2025/26",
        rulebook="sjrp-2025",
        federation="Verband",
        list_date=date(2025, 10, 1),
        divisions=(replace(division, id="d"),),
        clubs=(Club("A", "Club A"),),
        teams=(Team("A1", "A 1", "A", "d"),),
    )
    path = stored_in(tmp_path, season)
    desk = open_desk(path, OFFICIAL)
    # It draws, and has no condition but § 10.4, by which the number of entries says how.
    view = draw_view(desk, "d")
    assert (view.known, [one.rule for one in view.conditions]) == (True, ["10.4"])
    without = replace(desk, book=replace(desk.book, serves={"draws": Draws}))
    assert (draw_view(without, "d").known, draw_view(without, "d").conditions) == (False, ())


@pytest.mark.parametrize(
    ("size", "theme"),
    [((200, 60), "board-night")],  # tests/snapshots has the smaller ones
)
async def test_the_pages_stand_in_every_size(
    tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    async with opened(season_file(tmp_path), size, "de") as (app, pilot):
        app.theme = theme
        await press(app, pilot, "f4", "d")
        assert app.screen.query_one("#divisions", Grid).max_scroll_x == 0
        await press(app, pilot, "enter")
        for number, name in enumerate(("numbers", "berger", "conditions", "pairings"), 1):
            await press(app, pilot, str(number))
            await settled(app, pilot)
            assert app.screen.query_one(f"#{name}").max_scroll_x == 0


def test_a_draw_that_results_block_is_not_called_due() -> None:
    cited = load("tuwo-stmk-2011").cited(Topic.DRAW)
    fresh = DrawRow("kl", "Kreisliga", 12, (), 66, 0, None, False, "", cited, None, False)
    assert sentences(fresh)[-1] == "No earlier draw is known: all teams draw (TUWO § 13.5)."
    blocked = sentences(replace(fresh, entered=3))
    assert blocked == [
        "No draw is on record here.",
        "With results in the division, it is not drawn again (TUWO § 13.5).",
    ]
