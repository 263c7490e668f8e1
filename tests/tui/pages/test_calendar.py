"""TUWO § 4.1.c, 4.5 and 13.6 on the screen: weeks, matches moved, days protected."""

from dataclasses import replace
from datetime import date, time
from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.facts.actors import official
from league.facts.seasons import Fixture, MatchKey
from league.services.schedule import calendar
from league.services.schedule.calendar_views import calendar_page
from league.services.session import transactions
from league.services.session.days import middle_of
from league.services.session.opening import open_desk
from league.typed.days import read_row
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import back_on, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.dates_typed import filled_up, in_row
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.kit.grid import Grid
from tui.pages.match.page import MatchScreen
from tui.pages.people.player import PlayerScreen
from tui.pages.schedule.calendar import CalendarPage
from tui.pages.schedule.calendar_picture import season_words, weeks

WIDE = (120, 40)
"""So wide that sentences of a form stand in one line."""
TENTH = date(2012, 3, 24)
"""End date of round 10 of the Landesliga, a Saturday, not played yet; round 11 is on 7 April."""
PLAYER = "100001"
"""Plays for the first team of the Landesliga."""

pytestmark = pytest.mark.usefixtures("quick")


def _fixture(key: MatchKey) -> Fixture:
    return next(one for one in transactions.load()[0].fixtures if one.key == key)


async def _to_landesliga(app: SpielleiterApp, pilot: Pilot[None]) -> MatchKey:
    """Go by keys to the last match of round 10 of the Landesliga and return its key."""
    await press(app, pilot, "f4", "c", "end", "enter")
    assert isinstance(app.screen, CalendarPage)
    # The last round has six matches.
    await press(app, pilot, "end", *["up"] * 6)
    row = app.screen.row("list")
    assert row is not None
    match = app.screen.view.matches[int(row)].match
    assert match[:2] == ("landesliga", 10)
    return match


async def test_13_6_b_a_match_is_moved_when_both_agree(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        match = await _to_landesliga(app, pilot)
        await press(app, pilot, "m", "tab", *"23.3.", "tab", *"18:30")
        await sees(app, pilot, "24 Mar 2012 → 23 Mar 2012, 18:30")
        # Without agreement and notice, both teams are named as they are called.
        await sees(app, pilot, "The written agreement of Schachklub")
        await sees(app, pilot, "The Landesspielleiter has not been told")
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        assert _fixture(match).day == TENTH
        await press(app, pilot, "escape", "m", "tab", *"23.3.", "tab", *"18:30")
        await press(app, pilot, "tab", "right", "tab", *"10.3.")
        await sees(app, pilot, "✔")
        await pilot.press("f2")
        await back_on(app, pilot, CalendarPage)
        found = _fixture(match)
        assert (found.day, found.start, found.end_date) == (date(2012, 3, 23), time(18, 30), TENTH)
        await sees(app, pilot, "23 Mar 2012")


async def test_13_6_a_past_the_end_date_a_reason_is_needed(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        match = await _to_landesliga(app, pilot)
        await press(app, pilot, "m", "tab", *"25.3.", "tab", "tab", "right", "tab", *"10.3.")
        await sees(app, pilot, "The new date 25 Mar 2012 is after the end date 24 Mar 2012.")
        await press(app, pilot, "f2", *"Saal", "f2")
        await back_on(app, pilot, CalendarPage)
        assert _fixture(match).day == date(2012, 3, 25)
        await sees(app, pilot, "▲ § 13.6.a")


async def test_4_5_c_a_protected_day_shows_the_matches_on_it(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await _to_landesliga(app, pilot)
        await press(app, pilot, "p", *"Open", "tab", *"24.3.", "tab", *"25.3.")
        # Twelve teams play six matches.
        await sees(app, pilot, "24 Mar 2012: 6 matches of Landesliga, round 10")
        await pilot.press("f2")
        await back_on(app, pilot, CalendarPage)
        (event,) = calendar.protected_dates(None)
        assert (event.name, event.first, event.last) == ("Open", TENTH, date(2012, 3, 25))
        await sees(app, pilot, "With something against ▲ 6")
        await sees(app, pilot, "▲ § 4.5.c")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "The date 24 Mar 2012 collides with a protected one: Open.")
        await press(app, pilot, "right")
        await sees(app, pilot, "24 Mar 2012 ≤ 24 Mar 2012")
        await press(app, pilot, "escape", "p", *"Blitz", "tab", *"25.3.")
        await sees(app, pilot, "The date 25 Mar 2012 collides with a protected one: Open.")
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, "escape", "3", "end")
        await press(app, pilot, "question_mark")
        await sees(app, pilot, "Open, 24–25 Mar 2012, protects its days in the whole")
        await sees(app, pilot, "6 matches are set on its days.")
        await press(app, pilot, "escape", "u")
        await sees(app, pilot, "Open protects its days no more.")
        await pilot.press("f2")
        await back_on(app, pilot, CalendarPage)
        assert calendar.protected_dates(None) == []
        await sees(app, pilot, "With something against 0")


async def test_4_1_c_a_player_is_called_up_and_withdrawn(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await press(app, pilot, "f4", "c", "c", *"nobody at all")
        await sees(app, pilot, "or the name “nobody at all”")
        await press(app, pilot, "escape", "c", *PLAYER, "tab", *"U18", "tab", *"24.3.")
        await sees(app, pilot, "is called up to U18, 24 Mar 2012.")
        # His team's match of round 10.
        await sees(app, pilot, "· 24 Mar 2012:")
        await pilot.press("f2")
        await back_on(app, pilot, CalendarPage)
        assert [one.ident for one in calendar.call_ups(None)] == [PLAYER]
        await press(app, pilot, "3", "end", "question_mark")
        # § 4.1.c: two players are needed.
        await sees(app, pilot, "SV Turm Erzberg: 1 < 2")
        await press(app, pilot, "escape", "enter")
        assert isinstance(app.screen, PlayerScreen)
        await press(app, pilot, "escape", "w")
        await sees(app, pilot, "is no longer called up to U18.")
        await pilot.press("f2")
        await back_on(app, pilot, CalendarPage)
        assert calendar.call_ups(None) == []


async def test_the_season_leads_to_a_division_and_its_matches(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await press(app, pilot, "f4", "c")
        # 66 of the Landesliga and three times 28.
        await sees(app, pilot, "Matches 150")
        await press(app, pilot, "m")
        assert isinstance(app.screen, CalendarPage), "a round is not moved, a match is"
        await press(app, pilot, "enter", "enter")
        assert isinstance(app.screen, MatchScreen)
        await press(app, pilot, "escape", "3", "question_mark")
        # 26 October is the national day; the season's first week begins before it.
        await sees(app, pilot, "26 Oct 2011 is a public holiday: National Day.")


def test_4_5_a_the_weeks_show_rounds_and_holidays(tmp_path: Path) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    found = weeks(calendar_page(desk, "landesliga"))
    # From Monday 19 September 2011 to the week of 7 April 2012, which begins on 2 April: 29 weeks.
    assert (found[0].first, found[-1].first) == (date(2011, 9, 19), date(2012, 4, 2))
    assert len(found) == (date(2012, 4, 2) - date(2011, 9, 19)).days // 7 + 1 == 29
    october = next(one for one in found if one.first == date(2011, 10, 24))
    assert october.marks == (("☼", "26 National Day"),)
    first = found[0].cells[0]
    assert {(one.match[1], one.day) for one in first} == {(1, date(2011, 9, 24))}
    words = str(season_words(calendar_page(desk, None)))
    assert "Landesliga round 1: 6 of 6 complete" in words
    assert "Landesliga round 10: 0 of 6 complete" in words


def test_a_moved_match_is_in_its_own_week(tmp_path: Path) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    season = desk.season
    old = next(one for one in season.fixtures if one.key[:2] == ("landesliga", 10))
    moved = replace(old, day=date(2012, 3, 16))
    fixtures = tuple(moved if one == old else one for one in season.fixtures)
    transactions.import_season(replace(season, fixtures=fixtures), official("test"), "")
    found = weeks(calendar_page(open_desk(desk.path, OFFICIAL), "landesliga"))
    sizes = {one.first: len(one.cells[0]) for one in found}
    # 16 March 2012 is in the week of the 12th, the other five matches in that of the 19th.
    assert (sizes[date(2012, 3, 12)], sizes[date(2012, 3, 19)]) == (1, 5)


def test_days_in_a_row_follow_each_other_over_the_new_year(tmp_path: Path) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    middle = middle_of(desk.season)
    days = list(read_row("24.9. 17.12., 14.1.;7.4.2012", middle))
    assert days == [date(2011, 9, 24), date(2011, 12, 17), date(2012, 1, 14), date(2012, 4, 7)]
    assert list(read_row(in_row(days), middle)) == days
    assert filled_up(days[:1], 7, 3) == (days[0], date(2011, 10, 1), date(2011, 10, 8))
    assert filled_up(days, 7, 3) == tuple(days)


@pytest.mark.parametrize(
    ("size", "theme"),
    [((200, 60), "board-night")],  # tests/snapshots has the smaller ones
)
async def test_the_pages_stand_in_every_size(
    tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    async with opened(season_file(tmp_path), size, "de") as (app, pilot):
        app.theme = theme
        await press(app, pilot, "f4", "c")
        for _page in ("season", "division"):
            for number, name in enumerate(("list", "weeks", "dates"), 1):
                await press(app, pilot, str(number))
                await settled(app, pilot)
                assert app.screen.query_one(f"#{name}").max_scroll_x == 0
            if isinstance(app.screen.focused, Grid):
                await press(app, pilot, "1", "enter")
