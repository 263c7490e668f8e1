"""Promotion on the screen: the picture, the moves, decisions, the next season.

The public season with its last two rounds of the Landesliga open: twelve teams, three of which
usually go down (§ 13.3.a), two Kreisligen whose champions go up (§ 14.4), one Klasse whose number
nobody decided (§ 14.3).
"""

from dataclasses import fields
from pathlib import Path

import pytest

from league.outcomes.closing import Numbers
from league.services.promotion.decisions import from_above, on_record
from league.services.promotion.views import promotion_desk, view_of
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.views.promotion import DOWN, IN, UP, PromotionView
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored
from tests.worlds.tui_season import back_on, gone_to, opened, press, season_file, sees, settled
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.kit.themes import Ink
from tui.pages.closing.forms import next_name
from tui.pages.closing.page import PromotionPage
from tui.pages.closing.pyramid import LEAST, pyramid
from tui.pages.clubs.page import ClubScreen
from tui.pages.division.page import DivisionScreen

SEASON = "2011/12"
INK = Ink(*["white"] * len(fields(Ink)))
OPEN = 12
"""Two rounds of six matches."""
LAST = "Schachklub Rabenau"
"""Last of the Landesliga; its Kreis has no Kreisliga in this file."""

pytestmark = pytest.mark.usefixtures("quick")


def _moves(view: PromotionView, way: str, source: str) -> int:
    return sum(move.way == way and move.source == source for move in view.moves)


def test_13_3_what_is_not_decided_is_asked_and_shown_as_an_assumption(tmp_path: Path) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    view = promotion_desk(desk).view
    # 3 usually go down + 0 from above − 1 up = 2
    assert (_moves(view, UP, "landesliga"), _moves(view, DOWN, "landesliga")) == (1, 2)
    # 12 − 1 up − 2 down + 0 from above + 2 champions of Kreisligen = 11; § 13.1: 12 are planned
    top = view.tiers[0]
    assert (top.next, top.planned) == (11, 12)
    assert [found.rule for found in view.findings][:1] == ["13.1"]
    assert len(view.waiting) == OPEN
    asked = " ".join(view.questions)
    assert "1. Klasse Graz" in asked
    assert LAST in asked
    assert next(move for move in view.moves if move.name == LAST).assumed


def test_13_3_b_two_from_above_send_two_more_down(tmp_path: Path) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    decided = promotion_desk(desk).decided
    view = view_of(desk, type(decided)(from_above(2)))
    # 3 usually + 2 from above − 1 up = 4
    assert _moves(view, DOWN, "landesliga") == 4
    assert sum(move.way == IN for move in view.moves) == 2
    sums = next(move for move in view.moves if move.way == DOWN).explanation.arithmetic
    assert "3 usually go down + 2 from above − 1 up = 4 go down" in sums
    assert "12 teams − 1 up − 4 down + 2 from above + 2 from below = 11" in sums


@pytest.mark.parametrize("width", [40, 60, 76, 116, 196])
def test_the_picture_fits_every_width(tmp_path: Path, width: int) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    view = promotion_desk(desk).view
    lines = pyramid(view, width, INK).plain.split("\n")
    assert max(map(len, lines)) <= width
    boxes = [line for line in lines if "╭─ Grazer Stadtliga" in line]
    # Two Kreisligen: side by side as soon as two boxes and the room between them fit.
    beside = width >= 2 * LEAST + 2
    assert ("╭─ Liga Süd" in boxes[0]) == beside
    whole = "\n".join(lines)
    assert "▲ ? │ ▼ 0" in whole
    assert "▲ 1 │ ▼ 0" in whole


async def test_the_page_shows_moves_that_lead_to_table_club_and_explanation(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await gone_to(app, pilot, PromotionPage())
        await sees(app, pilot, "1. Klasse Graz: how many teams go up is not decided")
        await sees(app, pilot, "12 matches have no result and could still change this.")
        await press(app, pilot, "2", "down", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "3 usually go down + 0 from above − 1 up = 2 go down")
        await sees(app, pilot, "TUWO § 13.3.a")
        await press(app, pilot, "escape", "enter")
        assert isinstance(app.screen, DivisionScreen)
        await press(app, pilot, "escape", "c")
        assert isinstance(app.screen, ClubScreen)
        await press(app, pilot, "escape", "3")
        await sees(app, pilot, "Landesliga 10")


async def test_13_2_decisions_show_the_moves_they_change_before_they_are_stored(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, PromotionPage())
        await press(app, pilot, "d")
        await sees(app, pilot, "how many teams go up is not decided (TUWO § 14.3)")
        # from above, clubs above, the Klasse's number, then the last of the Landesliga
        await press(app, pilot, "1", "tab", "tab", "1", "tab", "right", "right")
        # the last team that is asked about: below its division no other lies
        await press(app, pilot, *["tab"] * 4, "right")
        # 3 + 1 − 1 = 3 go down: the tenth, who stayed before, goes too
        await sees(app, pilot, "team 1 from above: – → Landesliga")
        await sees(app, pilot, "SV Turm Hochwiesen: Landesliga → Grazer Stadtliga")
        await sees(app, pilot, f"{LAST}: Grazer Stadtliga → Liga Süd")
        assert on_record(SEASON).coming_down == ()
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please give a reason")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, *"Beschluss", "f2")
        await back_on(app, pilot, PromotionPage)
        stored = on_record(SEASON)
        assert stored.coming_down == from_above(1)
        assert stored.numbers == {"k1-graz": Numbers(up=1)}
        assert stored.choices.placed == {"LANDESLIGA06": "kl-sued", "KLSUED03": "kl-sued"}
        await settled(app, pilot)
        assert page.view.view.questions == ()
        assert _moves(page.view.view, DOWN, "landesliga") == 3


async def test_no_season_is_prepared_by_tables_that_can_still_change(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, PromotionPage())
        await press(app, pilot, "d", "tab", "tab", "1", "tab", "right", "right")
        await press(app, pilot, *["tab"] * 4, "right", *["tab"] * 3, *"Beschluss", "f2")
        await back_on(app, pilot, PromotionPage)
        await press(app, pilot, "x")
        await sees(app, pilot, "12 matches have no result and could still change who moves")
        await press(app, pilot, "f2")
        assert transactions.season_names() == [SEASON]


async def test_the_next_season_is_prepared_beside_this_one(tmp_path: Path) -> None:
    async with opened(stored(tmp_path), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, PromotionPage())
        await press(app, pilot, "x")
        await sees(app, pilot, "how many teams go up is not decided")
        await press(app, pilot, "escape", "d", "tab", "tab", "1", "tab", "right", "right")
        await press(app, pilot, *["tab"] * 4, "right", *["tab"] * 3, *"Beschluss", "f2")
        await back_on(app, pilot, PromotionPage)
        await press(app, pilot, "x")
        await sees(app, pilot, "Season 2012/13 is prepared, with the rating list of 1 Jul 2012.")
        # 36 teams: one goes up to the Bundesliga, nobody comes down from there
        await sees(app, pilot, "Carried over: 35 teams")
        await sees(app, pilot, "Without a rating list the old ratings stay.")
        assert transactions.season_names() == [SEASON]
        await press(app, pilot, "f2")
        await back_on(app, pilot, PromotionPage)
        assert transactions.season_names() == [SEASON, "2012/13"]
        assert transactions.current_season() == SEASON


def test_the_name_of_the_next_season_is_guessed() -> None:
    names = ("2011/12", "1999/00", "2025", "spring")
    assert [next_name(name) for name in names] == ["2012/13", "2000/01", "2026", ""]
