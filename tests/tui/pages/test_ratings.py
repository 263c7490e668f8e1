"""Anhang C on the screen: a period's ratings, the reports, the list dates, the seasons."""

from dataclasses import fields, replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.people import Player
from league.facts.seasons import BoardRecord, Season
from league.record_kinds import RATING_LIST
from league.services.ratings.steps import store_step
from league.services.ratings.sums import rating_explained
from league.services.ratings.views import elo_view
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.records import recorded
from league.services.session.trial_runs import try_step
from tests.worlds import paper_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import back_on, gone_to, opened, press, sees, shown
from tui.dialogs.explain import ExplainDialog
from tui.kit.grid import Grid
from tui.kit.themes import Ink
from tui.pages.people.player import PlayerScreen
from tui.pages.ratings.page import EloPage
from tui.pages.ratings.rows import HALF, change_bar
from tui.pages.season.page import SeasonScreen
from tui.pages.season.seasons import SeasonsPage

UNTIL = date(2011, 12, 31)
TODAY = date(2012, 1, 10)
INK = Ink(*["white"] * len(fields(Ink)))
MANY = 1500

pytestmark = pytest.mark.usefixtures("quick")


def _season(more: int = 0) -> Season:
    """Round 1 on 1 October: 101 (1950) draws with 122 (1780), 102 (1900) beats 123 (1500)."""
    before = paper_world.season()
    key = before.fixtures[0].key
    boards = (BoardRecord(key, 1, "101", "122", (1, 1)), BoardRecord(key, 2, "102", "123", (2, 0)))
    extra = tuple(
        Player(str(5000 + n), f"Viele{n}", "Ada", rating=1500, nation="AUT") for n in range(more)
    )
    return replace(before, boards=boards, players=(*before.players, *extra))


def _file(folder: Path, content: Season | None = None) -> Path:
    paper_world.open_world(folder, content or _season())
    transactions.close_file()
    return folder / "a.sqlite"


def test_c_1_the_period_of_the_last_match_is_shown_and_players_of_it_first(tmp_path: Path) -> None:
    desk = open_desk(_file(tmp_path), OFFICIAL)
    view = elo_view(desk, None, TODAY)
    assert view.until == UNTIL
    assert [one.until for one in view.dates] == [date(2011, 6, 30), UNTIL, date(2012, 6, 30)]
    assert {row.ident for row in view.rows[:4]} == {"101", "102", "122", "123"}
    # Factor 21.025; 170 points stronger: expected 0.724, scored ½: −4.7 (test_services_ratings).
    row = next(row for row in view.rows if row.ident == "101")
    assert (row.old, row.new, row.change) == (1950, 1945, -5)


def test_c_5_3_the_sum_is_told_game_by_game(tmp_path: Path) -> None:
    desk = open_desk(_file(tmp_path), OFFICIAL)
    sums, factor = rating_explained(desk, "101", UNTIL, TODAY)
    # E(170) = 0.5 + 1.4217·10⁻³ · 170 − 2.4336·10⁻⁷ · 170² − 2.514·10⁻⁹ · 170³ + 1.991·10⁻¹² · 170⁴
    #        = 0.5 + 0.241689 − 0.007033 − 0.012351 + 0.001663 = 0.723968
    assert "1 Oct 2011  Neu Di (1780): ½, expected 0.724 by +170" in sums.arithmetic
    # 21.025 · (0.5 − 0.723968) = −4.708928
    assert "21.025 × (½ − 0.724) = −4.709" in sums.arithmetic
    assert "1950 − 4.709 = 1945.291 → 1945" in sums.arithmetic
    # (3400 − 1950)² / 100000 = 2102500 / 100000
    assert factor.arithmetic == "K = (3400 − 1950)² / 100000 = 21.025"
    assert (sums.citation, factor.citation) == ("TUWO C.5.3", "TUWO C.5.2")


def test_c_5_1_a_newcomer_is_told_how_many_games_he_needs(tmp_path: Path) -> None:
    season = _season()
    players = tuple(
        replace(one, rating=None) if one.ident == "122" else one for one in season.players
    )
    desk = open_desk(_file(tmp_path, replace(season, players=players)), OFFICIAL)
    entry, games = rating_explained(desk, "122", UNTIL, TODAY)
    assert entry.citation == "TUWO C.5.1"
    assert "; 1 are counted and kept" in entry.facts
    assert games.arithmetic == "1 Oct 2011  Spieler1 Ada (1950): ½"
    other, _factor = rating_explained(desk, "101", UNTIL, TODAY)
    assert "not rated: the opponent has no rating" in other.arithmetic


@pytest.mark.parametrize(
    ("change", "left", "right"),
    [(0, 0, 0), (None, 0, 0), (1, 0, 1), (6, 0, 1), (7, 0, 2), (-12, 2, 0), (500, 0, HALF)],
)
def test_a_change_is_a_bar_from_the_middle(change: int | None, left: int, right: int) -> None:
    # one column for every six points begun, five at most
    bar = change_bar(change, INK).plain
    assert bar == " " * (HALF - left) + "█" * left + "│" + "█" * right + " " * (HALF - right)


def _too_low() -> Season:
    """101 stands with 980 points in the season's list, and has drawn with 122."""
    season = _season()
    players = tuple(
        replace(one, rating=980) if one.ident == "101" else one for one in season.players
    )
    return replace(season, players=players)


def test_c_4_who_is_below_the_floor_is_named_and_the_others_are_rated(tmp_path: Path) -> None:
    desk = open_desk(_file(tmp_path, _too_low()), OFFICIAL)
    view = elo_view(desk, UNTIL, TODAY)
    first, *others = view.rows
    assert (first.ident, first.old, first.new, first.games) == ("101", 980, None, 1)
    assert first.state == "below"
    # 122 drew with him only: that game counts for nobody. 102 (1900) beat 123 (1500).
    rated = {row.ident: row for row in others}
    assert (rated["122"].counted, rated["122"].new) == (0, 1780)
    assert rated["102"].counted == 1
    assert view.period is not None
    assert view.period.rated == 1
    (why,) = rating_explained(desk, "101", UNTIL, TODAY)
    assert why.citation == "TUWO C.4"
    assert "Spieler1 Ada (101): 980 – below the floor of 1000" in why.facts
    outcome = try_step(desk, store_step(UNTIL, TODAY))
    assert outcome.refused
    assert "below the floor of 1000" in outcome.says


async def test_c_4_the_page_leads_to_the_player_below_the_floor(tmp_path: Path) -> None:
    async with opened(_file(tmp_path, _too_low())) as (app, pilot):
        await gone_to(app, pilot, EloPage())
        await sees(app, pilot, "▲ Below the floor Spieler1 Ada 980")
        await sees(app, pilot, "▲ –")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, PlayerScreen)
        await sees(app, pilot, "Spieler1 Ada")


async def test_the_page_explains_a_player_and_leads_to_him(tmp_path: Path) -> None:
    async with opened(_file(tmp_path)) as (app, pilot):
        page = await gone_to(app, pilot, EloPage())
        await sees(app, pilot, "2 of 2 games")
        await sees(app, pilot, "1950 1945")
        page.query_one("#players", Grid).select("101")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "1950 − 4.709 = 1945.291 → 1945")
        await press(app, pilot, "escape", "enter")
        assert isinstance(app.screen, PlayerScreen)
        assert app.screen.view.player.ident == "101"


async def test_c_2_a_report_lacks_less_with_every_line_filed(tmp_path: Path) -> None:
    async with opened(_file(tmp_path), (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, EloPage())
        await press(app, pilot, "2", "question_mark")
        await sees(app, pilot, "was not registered for rating with its Ausschreibung")
        await press(app, pilot, "escape", "f")
        await sees(app, pilot, "Please give the minutes each player has.")
        # 90 minutes and 30 seconds a move are enough (C 2.2.b)
        await press(app, pilot, *"90", "tab", "tab", "tab", *"30", "tab", *"1.9.2011")
        await sees(app, pilot, "the report still lacks something")
        assert page.view.reports[0].filing is None
        # due within seven days of 1 October
        await press(app, pilot, "tab", *"8.10.2011")
        await sees(app, pilot, "nothing is lacking")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EloPage)
        await sees(app, pilot, "90 min + 30 s")
        assert page.view.reports[0].lacks == ()


async def test_c_1_another_cut_off_day_and_the_list_stored(tmp_path: Path) -> None:
    async with opened(_file(tmp_path), (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, EloPage())
        await press(app, pilot, "w")
        await sees(app, pilot, "The list of 31 Dec 2011 is stored; it counts from 1 Jan 2012.")
        # 14 players with a rating: 101 to 110, 120 to 123
        await sees(app, pilot, "14 players on the list")
        assert not recorded(None, RATING_LIST)
        await press(app, pilot, "f2")
        await back_on(app, pilot, EloPage)
        assert len(recorded(None, RATING_LIST)) == 1
        await press(app, pilot, "c")
        assert page.view.until == date(2012, 6, 30)
        assert page.view.period is not None
        assert page.view.period.basis == UNTIL
        await press(app, pilot, "3", "home", "enter")
        assert page.view.until == date(2011, 6, 30)


async def test_very_many_rows_are_all_there_without_blanks(tmp_path: Path) -> None:
    async with opened(_file(tmp_path, _season(MANY)), (120, 30)) as (app, pilot):
        page = await gone_to(app, pilot, EloPage())
        grid = page.query_one("#players", Grid)
        assert grid.row_count == len(page.view.rows) == MANY + 14
        for key in ("pagedown", "pagedown", "end", "pageup"):
            await press(app, pilot, key)
            inside = [line for line in shown(app).split("\n") if line.startswith("│")]
            assert not [line for line in inside if not line.strip("│ ▁▂▃▄▅▆▇█")]
        assert "Viele" in shown(app)


async def test_seasons_of_the_file_are_listed_used_and_opened(tmp_path: Path) -> None:
    path = _file(tmp_path)
    transactions.open_file(path)
    transactions.import_season(
        replace(_season(), name="2012/13", fixtures=(), boards=()), official("M"), ""
    )
    transactions.choose_season("2011/12", OFFICIAL)
    transactions.close_file()
    async with opened(path) as (app, pilot):
        page = await gone_to(app, pilot, SeasonsPage())
        # five rounds of one match
        assert [(row.name, row.matches, row.in_use) for row in page.view] == [
            ("2011/12", 5, True),
            ("2012/13", 0, False),
        ]
        await sees(app, pilot, "not drawn yet")
        await press(app, pilot, "home", "u")
        await sees(app, pilot, "From now on 2012/13 is opened when no season is named.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, SeasonsPage)
        assert transactions.current_season() == "2012/13"
        await press(app, pilot, "home", "enter")
        assert isinstance(app.screen, SeasonScreen)
        assert app.desk is not None
        assert app.desk.season.name == "2012/13"
