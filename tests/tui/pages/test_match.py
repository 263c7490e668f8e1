from pathlib import Path

import pytest

from league.facts.matches import Side
from league.services.home.season_views import season_view
from league.services.journal.views import rows as journal_rows
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.picker import PickerDialog
from tui.kit.findings_list import MattersList
from tui.pages.match.board_grid import LineupGrid
from tui.pages.match.board_lines import Place
from tui.pages.match.page import MatchScreen
from tui.pages.season.page import SeasonScreen

OPEN = ("landesliga", 11)

pytestmark = pytest.mark.usefixtures("quick")


def _open_match(path: Path) -> tuple[str, int, str, str]:
    season, _rulings = transactions.load()
    found = [one.key for one in season.fixtures if (one.division, one.round) == OPEN]
    assert path.exists()
    return found[0]


async def test_a_whole_match_is_typed_in_with_few_keys(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        match = _open_match(path)
        app.work(app.routes.to_match(match))
        await settled(app, pilot)
        keys = ["f3", "right", "right", "f3", "left", *"1r0=n101"]
        await press(app, pilot, *keys)
        assert len(keys) <= 20
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        expected = ((2, 0), (1, 1), (0, 2), (1, 1), (0, 0), (2, 0), (0, 2), (2, 0))
        assert screen.draft.results == expected
        assert app.drafts.unsaved is not None
        await sees(app, pilot, "not stored yet")
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)
        assert app.drafts.unsaved is None
    stored = draft_of(open_desk(path, OFFICIAL), match)
    assert stored.results == expected
    assert None not in stored.home


async def test_letters_on_a_seat_search_the_list_and_none_is_lost(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(_open_match(path)))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        third = screen.view.home_squad[2]
        # Without waiting between the letters: they come faster than a dialog opens.
        await pilot.press(*third.name[:3].lower())
        await settled(app, pilot)
        assert isinstance(app.screen, PickerDialog)
        await press(app, pilot, "backspace", "backspace", "backspace", "3", "enter")
        assert screen.draft.home[0] == third.ident
        grid = screen.query_one(LineupGrid)
        assert (grid.board, grid.place) == (2, Place.HOME)
        await press(app, pilot, "k", "enter", "enter")
        assert screen.draft.home[1] is None
        assert screen.draft.home[2] is not None


async def test_findings_follow_the_keys(tmp_path: Path) -> None:
    """An unpaid gap on board 1 loses every board of the side: TUWO § 4.4.a.2."""
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert [found.rule for found in screen.view.findings] == ["4.4.a.2"]
        screen.query_one(LineupGrid).go(1, Place.HOME)
        await press(app, pilot, "e", "k")
        assert screen.view.game_points[0] == 0
        assert screen.view.findings[0].board == 1
        await press(app, pilot, "up", "g")
        assert screen.draft.gaps_paid[0] == {1, 6}
        assert screen.view.game_points[0] > 0
        await press(app, pilot, "ctrl+z", "ctrl+z")
        assert screen.draft.home[0] is not None


async def test_a_result_without_players_is_refused_with_a_word(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(_open_match(path)))
        await settled(app, pilot)
        await press(app, pilot, "right", "1")
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert screen.draft.results[0] is None
        assert [one.message for one in app._notifications] == [
            "A result needs two players: choose them first."
        ]
        assert app.drafts.unsaved is None


async def test_reports_are_entered_with_their_days(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(_open_match(path)))
        await settled(app, pilot)
        await press(app, pilot, "f2", "f2")
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert screen.draft.reported == (screen.draft.day, screen.draft.day)


async def test_waiving_changes_points_table_and_fees_and_the_journal_says_why(
    tmp_path: Path,
) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert app.desk is not None
        unpaid = next(
            key
            for key, judged in app.desk.judgement.matches.items()
            if any(found.rule == "13.8.e" for found in judged.findings)
        )
        app.work(app.routes.to_match(unpaid))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        before = screen.view
        matters = screen.query_one(MattersList)
        matters.focus()
        matters.highlighted = [one.rule for one in before.findings].index("13.8.e")
        owed = season_view(app.desk).fees_federation
        await press(app, pilot, "w", *"snow", "enter")
        after = screen.view
        assert after.game_points != before.game_points
        assert next(one for one in after.findings if one.rule == "13.8.e").state == "waived"
        assert season_view(app.desk).fees_federation < owed
        await sees(app, pilot, "waived")
        last = journal_rows()[-1]
        assert (last.by, last.why) == ("Official", "snow")
        await press(app, pilot, "o", *"no snow", "enter")
        assert screen.view.game_points == before.game_points


async def test_a_ruling_needs_a_reason(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "tab", "w", "enter")
        await sees(app, pilot, "give a reason")
        await press(app, pilot, "escape")
        assert app.desk is not None
        assert not app.desk.rulings


async def test_the_question_mark_explains_what_the_cursor_is_on(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path, (120, 40)) as (app, pilot):
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        screen = app.screen
        screen.query_one(LineupGrid).go(6, Place.HOME)
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 4.4.a.2")
        await press(app, pilot, "escape", "tab", "end", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 7.2.d")


async def test_the_mouse_goes_where_it_points_and_picks(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(_open_match(path)))
        await settled(app, pilot)
        grid = app.screen.query_one(LineupGrid)
        await pilot.click(LineupGrid, offset=(70, 6))
        await settled(app, pilot)
        assert (grid.board, grid.side) == (4, Side.AWAY)
        await pilot.click(LineupGrid, offset=(70, 6))
        await settled(app, pilot)
        assert isinstance(app.screen, PickerDialog)
