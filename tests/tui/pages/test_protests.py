"""Protests and failures to appear by keys, on the evening of 8 March 2012."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.services.journal import views as journal
from league.services.protests import procedure
from league.services.protests.procedure import Filing
from league.services.session import transactions
from league.services.session.drafts import TypedForm
from league.services.session.trial_runs import Outcome
from tests.worlds import waiting
from tests.worlds.desk_world import STRUCK
from tests.worlds.draft_world import kept, until
from tests.worlds.tui_season import (
    back_on,
    gone_to,
    opened,
    press,
    season_file,
    sees,
    settled,
    shown,
)
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.form_model import Field, Form
from tui.kit.findings_list import MattersList
from tui.pages.match.no_shows import NoShowsPage
from tui.pages.match.page import MatchScreen
from tui.pages.protests.page import ProtestsPage

TODAY = date(2012, 3, 8)

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: TODAY)


def filed(path: Path, *days: date) -> None:
    """File a protest of club 602 about the match of 25 February on each of these days."""
    transactions.open_file(path)
    for day in days:
        filing = Filing(
            "team", day, True, "No.", "602", match=STRUCK, instance="klassenspielleiter"
        )
        procedure.file_protest(None, filing, actor=official("Official"))
    transactions.close_file()


async def test_a_protest_is_filed_decided_and_appealed_against(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage())
        await sees(app, pilot, "No protest is on file")
        await press(app, pilot, "n", "tab", *"landesliga 8 murtal lindgraben", "tab", "tab")
        await press(app, pilot, *"602", "tab", *"28.2.2012", "tab", "tab")
        await press(app, pilot, *"Klassenspielleiter", "tab", "tab", *"List.")
        # § 6.5.a: 25 February and eight days, in a leap year.
        await sees(app, pilot, "25 Feb 2012 + 8 days = 4 Mar 2012; filed 28 Feb 2012 ≤ 4 Mar 2012")
        await sees(app, pilot, "€15.00 are held as a deposit")
        await press(app, pilot, "f2")
        await back_on(app, pilot, ProtestsPage)
        await sees(app, pilot, "▲ open")
        # 29 February is a day too: nine days to the 8th of March.
        await sees(app, pilot, "waits for 9 days")
        await press(app, pilot, "d", "tab", *["backspace"] * 10, *"5.3.2012")
        await sees(app, pilot, "stands: ")
        await press(app, pilot, "tab", "right")
        await sees(app, pilot, "Waived: TUWO § 4.4.d.1")
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"List was right.", "f2")
        await back_on(app, pilot, ProtestsPage)
        # Decided on the 5th: until the 13th.
        await sees(app, pilot, "5 days left")
        await sees(app, pilot, "€15.00 are refunded.")
        await sees(app, pilot, "Effect  Waived: TUWO § 4.4.d.1")
        assert app.desk is not None
        assert app.desk.judgement.matches[STRUCK].boards[4] == (2, 0)
        await press(app, pilot, "a", *["backspace"] * 3, *"607", "tab", "tab", "tab", *"Not right.")
        await sees(app, pilot, "Appeal 2 is on file with: Kreisspielleiter.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, ProtestsPage)
        await sees(app, pilot, "granted, see No. 2")
        await sees(app, pilot, "waits since today")
        assert journal.verify() is None


async def test_what_expires_first_stands_first_and_is_explained(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    filed(path, date(2012, 2, 28), date(2012, 3, 6), date(2012, 2, 27))
    transactions.open_file(path)
    procedure.decide(
        None, 3, granted=False, day=date(2012, 3, 2), reasons="No.", actor=official("Official")
    )
    transactions.close_file()
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage("2"))
        page = app.screen
        assert isinstance(page, ProtestsPage)
        assert [one.file.number for one in page.view.docket.rows] == [3, 1, 2]
        # It begins with the one asked for: filed on the 6th, due on the 4th.
        assert page.row("protests") == "2"
        await sees(app, pilot, "✗ not dealt with")
        await sees(app, pilot, "2 days late")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 6.5.a")
        await sees(app, pilot, "filed 6 Mar 2012 > 4 Mar 2012")
        await press(app, pilot, "right")
        await sees(app, pilot, "TUWO § 6.4.a")
        await press(app, pilot, "right")
        await sees(app, pilot, "TUWO § 6.1.a")
        await press(app, pilot, "escape", "m")
        assert isinstance(app.screen, MatchScreen)


async def test_a_fee_is_added_and_boards_are_set_by_a_decision(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    filed(path, date(2012, 2, 28))
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage())
        await press(app, pilot, "d")
        await settled(app, pilot)
        form = app.screen
        assert isinstance(form, FormDialog)
        for name, words in (("boards", "1=½:½"), ("rule", "7.2.c"), ("amount", "36")):
            form.query_one(f"#{name}").focus()
            await press(app, pilot, *words)
        await sees(app, pilot, "Board 1 is set to ½:½.")
        await sees(app, pilot, "§ 7.2.c: Schachklub Murtal → Landesverband Steiermark: now €36.00.")
        form.query_one("#why").focus()
        await press(app, pilot, *"So decided.", "f2")
        await back_on(app, pilot, ProtestsPage)
        assert app.desk is not None
        judged = app.desk.judgement.matches[STRUCK]
        assert judged.boards[0] == (1, 1)
        added = [(one.rule, one.side, one.cents) for one in judged.fees if one.board is None]
        assert added == [("7.2.c", "home", 3600)]


async def test_at_80_by_24_a_decision_is_read_to_its_end_beside_its_buttons(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    filed(path, date(2012, 2, 28))
    async with opened(path, (80, 24)) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage())
        await press(app, pilot, "d", "tab", "tab", "right")
        dialog = app.screen
        assert isinstance(dialog, FormDialog)
        dialog.query_one("#boards").focus()
        await press(app, pilot, *"1=½:½ 2=0:1 3=1:0 4=1:0")
        await sees(app, pilot, "Board 1 is set to ½:½.")
        preview, store = dialog.query_one("#preview"), dialog.query_one("#store")
        await waiting.until(pilot, lambda: store.region.bottom < 24 and preview.max_scroll_y > 0)
        await press(app, pilot, *["pagedown"] * 4)
        await waiting.until(pilot, lambda: preview.scroll_offset.y == preview.max_scroll_y)
        await until(pilot, app, 1)
        (draft,) = kept(app)
        assert isinstance(draft.typed, TypedForm)
        # What was chosen is told as it was read.
        assert "TUWO § 4.4.d.1, 5: waived: " in draft.typed.words


async def test_7_1_d_a_team_is_excused_and_it_is_taken_back(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await gone_to(app, pilot, NoShowsPage())
        await sees(app, pilot, "1 < 2: nothing is proposed yet.")
        await press(app, pilot, "question_mark")
        await sees(app, pilot, "TUWO § 7.1.b")
        await press(app, pilot, "escape", "2")
        await sees(app, pilot, "▲ counts")
        await press(app, pilot, "f", *"Road closed.")
        await sees(app, pilot, "it has not failed to appear")
        await press(app, pilot, "f2")
        await back_on(app, pilot, NoShowsPage)
        await sees(app, pilot, "○ force majeure")
        await press(app, pilot, "2", "r", *"It was open.", "f2")
        await back_on(app, pilot, NoShowsPage)
        page = app.screen
        assert isinstance(page, NoShowsPage)
        assert {match.state for one in page.view for match in one.matches} == {"counts"}


def _absent_twice(path: Path) -> str:
    """Let the home team of two matches of one division send nobody; return its id."""
    transactions.open_file(path)
    season = transactions.load()[0]
    team = next(one.id for one in season.teams if one.division == "kl-graz")
    mine = [one.key for one in season.fixtures if team in one.key[2:]][:2]
    boards = tuple(one for one in season.boards if one.match not in mine)
    gone = [one for one in season.boards if one.match in mine]
    empty = tuple(
        replace(one, home_player=None, result=None)
        if one.match[2] == team
        else replace(one, away_player=None, result=None)
        for one in gone
    )
    transactions.import_season(replace(season, boards=(*boards, *empty)), official("Official"), "")
    transactions.close_file()
    return team


async def test_7_1_b_c_a_team_is_excluded_and_its_club_banned(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    team = _absent_twice(path)
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, NoShowsPage())
        await sees(app, pilot, "▲ to be decided")
        page = app.screen
        assert isinstance(page, NoShowsPage)
        assert page.row("teams") == team
        # § 7.1.b: from the day that is named, as with --on of the command.
        await press(app, pilot, "x", *"9.3.")
        await sees(app, pilot, "9 Mar 2012 is still to come")
        await press(app, pilot, *["backspace"] * 4, *"7.3.", "tab", *"By the executive.", "f2")
        await back_on(app, pilot, NoShowsPage)
        await sees(app, pilot, "✗ excluded")
        assert app.desk is not None
        assert app.desk.judgement.excluded == {team}
        assert app.desk.judgement.left == {team: date(2012, 3, 7)}
        await press(app, pilot, "b", "tab", *"7.3.2015", "tab", *"Twice.")
        # § 7.1.c: up to three years; from 8 March 2012 until 7 March 2015.
        await sees(app, pilot, "is banned from 8 Mar 2012 to 7 Mar 2015")
        await press(app, pilot, "f2")
        await back_on(app, pilot, NoShowsPage)
        await sees(app, pilot, "The club is suspended from 8 Mar 2012 to 7 Mar 2015.")
        await press(app, pilot, "r", *"Back.", "f2")
        await back_on(app, pilot, NoShowsPage)
        assert app.desk.judgement.excluded == frozenset()


async def test_a_match_is_protested_against_from_its_own_page(tmp_path: Path) -> None:
    """The office's first instance on team matches is the Klassenspielleiter: TUWO § 6.1.a."""
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_match(STRUCK))
        await settled(app, pilot)
        await press(app, pilot, "ctrl+e")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, "tab", "tab", "tab", *"602", "tab", *["backspace"] * 10)
        await press(app, pilot, *"28.2.2012", *["tab"] * 4, *"No.")
        await sees(app, pilot, "Protest 1 is on file with: Klassenspielleiter.")
        # No finding: nothing to explain.
        assert "F3" not in str(app.screen.query_one("#card").border_subtitle)
        await press(app, pilot, "f2")
        await back_on(app, pilot, MatchScreen)
        await gone_to(app, pilot, ProtestsPage())
        await press(app, pilot, "d")
        # The finding is longer than its line at 80 columns and stands in several.
        await sees(app, pilot, "(list place 5) on board 4. ›")


async def test_before_the_first_protest_what_the_book_says_is_explained(tmp_path: Path) -> None:
    """TUWO §§ 6.1, 6.4 and 6.5, SJRP §§ 21.2.5, 21.2.8 and 21.2.10."""
    path = tmp_path / "sjrp.sqlite"
    transactions.open_file(path)
    clubs = (Club("1", "Probeverein"),)
    transactions.import_season(
        Season("2026", "sjrp-2025", "SJ", TODAY, clubs=clubs), official("Official"), ""
    )
    transactions.close_file()
    for file in (season_file(tmp_path), path):
        async with opened(file, (120, 40)) as (app, pilot):
            page = await gone_to(app, pilot, ProtestsPage())
            assert page.row("protests") is None
            assert "why?" in shown(app).splitlines()[-1]
            await press(app, pilot, "question_mark")
            assert isinstance(app.screen, ExplainDialog)


async def test_a_choice_with_one_answer_is_passed_over(tmp_path: Path) -> None:
    only, both = (("a", "One"),), (("a", "One"), ("b", "Two"))
    fields = (Field("first", "First", answers=only), Field("second", "Second", answers=both))
    form = Form("Paper", fields, lambda _answers: lambda _desk, _why: Outcome("Done."))
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.push_screen(FormDialog(form))
        await settled(app, pilot)
        assert app.screen.focused is not None
        assert app.screen.focused.id == "second"
        await sees(app, pilot, "Second")
        assert shown(app).count("‹") == 1


async def test_6_2_a_a_protest_is_filed_on_the_thing_itself(tmp_path: Path) -> None:
    """On the finding in its match: event, instance and last day follow from it."""
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_match(STRUCK))
        await settled(app, pilot)
        matters = app.screen.query_one(MattersList)
        matters.focus().select("4.4.d.1|home|5|100018")
        await press(app, pilot, "ctrl+e")
        form = app.screen
        assert isinstance(form, FormDialog)
        await sees(app, pilot, "Protest against TUWO § 4.4.d.1")
        for name, words in (("who", "602"), ("text", "No.")):
            form.query_one(f"#{name}").focus()
            await press(app, pilot, *words)
        form.query_one("#filed").focus()
        await press(app, pilot, *["backspace"] * 10, *"4.3.2012")
        await sees(app, pilot, "25 Feb 2012 + 8 days = 4 Mar 2012")
        await press(app, pilot, "f2")
        await back_on(app, pilot, MatchScreen)
        (found,) = procedure.protests(None)
        assert found.file.against is not None
        assert (found.file.against.kind, found.file.match) == ("finding", STRUCK)
