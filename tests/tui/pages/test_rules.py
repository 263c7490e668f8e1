from datetime import date, timedelta
from pathlib import Path

import pytest
from textual.widgets import Input

from league.cases.demonstrating import Demonstration
from league.formatting import day as spoken_day
from league.services.rulebook.pages import rule_page
from league.views.book import ParagraphView
from tests.worlds.tui_season import opened, press, season_file, sees, settled, shown
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.kit.grid import Grid
from tui.kit.themes import NIGHT, ink_of
from tui.pages.match.page import MatchScreen
from tui.pages.rules.rule import RuleScreen
from tui.pages.rules.rules import RulesScreen
from tui.pages.rules.words import judged_by

pytestmark = pytest.mark.usefixtures("quick")


def _rule(app: SpielleiterApp) -> RuleScreen:
    assert isinstance(app.screen, RuleScreen)
    return app.screen


async def test_the_book_is_filtered_and_a_paragraph_opened(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await press(app, pilot, "f6")
        assert isinstance(app.screen, RulesScreen)
        await press(app, pilot, "slash", *"gap")
        assert app.screen.query_one("#filter", Input).value == "gap"
        await sees(app, pilot, "Moving up, gaps")
        assert "Suspension of a club" not in shown(app)
        await press(app, pilot, "enter")
        app.screen.query_one("#paragraphs", Grid).select("4.4.a.2")
        await settled(app, pilot)
        await sees(app, pilot, "Boards are filled from board 1 without gaps")
        await press(app, pilot, "enter")
        assert _rule(app).view.page.paragraph.id == "4.4.a.2"
        await press(app, pilot, "escape", "escape")
        assert not isinstance(app.screen, RuleScreen | RulesScreen)


async def test_a_paragraph_shows_who_judges_it_an_example_and_its_values(tmp_path: Path) -> None:
    """§ 4.4.a.2 as printed: € 40, 30, 20 for boards 1 to 3 and € 10 from board 4."""
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_rules("4.4.a.2"))
        await settled(app, pilot)
        await press(app, pilot, "enter")
        await sees(app, pilot, "A gap that was not paid")
        await sees(app, pilot, "TUWO § 7.2.d: Hochberg owes the federation €3.50.")
        await sees(app, pilot, "✔ answered now, and as expected")
        assert _rule(app).view.page.functions[0] == "p04_lineups:no_gaps"
        rows = [(row.value, row.since, row.state) for row in _rule(app).view.page.values]
        assert ("€40.00, €30.00, €20.00, €10.00", date(2011, 7, 1), "in force") in rows


@pytest.mark.parametrize(
    ("kind", "served", "person", "said"),
    [
        ("check", True, "", "The program judges this."),
        ("value", True, "", "The program works by this."),
        ("text", False, "", "A person decides about this, or the text only explains."),
        ("value", False, "A person decides.", "A person decides."),
    ],
)
def test_a_paragraph_says_who_judges_it(kind: str, served: bool, person: str, said: str) -> None:
    entry = ParagraphView("1", "X § 1", "", kind, "", "", (), person)
    assert judged_by(entry, ink_of(NIGHT), served=served).plain == f"{said}\n"


async def test_an_example_that_does_not_hold_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Demonstration("Title", ("fact",), "Question?", ("answer",), False, ("fee: 7 ≠ 8",))
    monkeypatch.setattr("league.cases.demonstrating.demonstrations", lambda _book, _id: (broken,))
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_rules("1.3"))
        await settled(app, pilot)
        await press(app, pilot, "enter", "2")
        await sees(app, pilot, "✗ answered now, and not as expected")
        await sees(app, pilot, "fee: 7 ≠ 8")


async def test_findings_of_the_season_lead_to_their_match(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert app.desk is not None
        expected = [
            key
            for key, judged in app.desk.judgement.matches.items()
            for found in judged.findings
            if "4.4.a.2" in (found.rule, found.consequence)
        ]
        app.go(app.routes.to_rules("4.4.a.2"))
        await settled(app, pilot)
        await press(app, pilot, "enter", "4")
        assert [one.match for one in _rule(app).view.page.found] == expected
        found_first = _rule(app).view.page.found[0]
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        # § 6.5.a: 8 days from the day of the match, long past
        contest = found_first.finding.explanation.contest
        last = app.desk.judgement.matches[expected[0]].facts.day + timedelta(days=8)
        assert f"The time limit for a protest ended on {spoken_day(last)}, 8 days after" in contest
        await press(app, pilot, "escape", "enter")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.view.key == expected[0]


async def test_values_of_another_day(tmp_path: Path) -> None:
    """The book's values hold since 1 July 2011; before that its first ones count."""
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_rules("7.2.c"))
        await settled(app, pilot)
        await press(app, pilot, "d", *"31.2.2012", "enter")
        await sees(app, pilot, "is no day")
        await press(app, pilot, "ctrl+u", *"1.1.2012", "enter")
        await sees(app, pilot, "Values of 1 Jan 2012")
        await press(app, pilot, "enter", "d", *"1.1.2010", "enter")
        await sees(app, pilot, "Values of 1 Jan 2010")
        assert {row.state for row in _rule(app).view.page.values} == {"in force"}
        assert app.desk is not None
        page = rule_page(app.desk, "7.2.c", date(2012, 1, 1))
        assert [row.value for row in page.values] == ["€36.00", "€22.00"]


@pytest.mark.parametrize(("size", "language"), [((200, 60), "de")])
async def test_the_pages_stand_in_every_size(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    async with opened(season_file(tmp_path), size, language) as (app, pilot):
        await press(app, pilot, "f6")
        assert app.screen.query_one("#paragraphs", Grid).max_scroll_x == 0
        app.screen.query_one("#paragraphs", Grid).select("4.4.d.1")
        await press(app, pilot, "enter", "4")
        await settled(app, pilot)
        assert app.screen.query_one("#found", Grid).max_scroll_x == 0
        await press(app, pilot, "3")
        await settled(app, pilot)
        assert app.screen.query_one("#values", Grid).max_scroll_x == 0


async def test_the_fide_tournament_rules_are_read_with_their_examples(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await press(app, pilot, "f6", "t")
        await sees(app, pilot, "What they are for")
        await press(app, pilot, "slash", *"12.2.1", "enter", "enter")
        page = _rule(app).view.page
        assert (page.book, page.paragraph.citation) == ("fide-tr", "FIDE TR § 12.2.1")
        await sees(app, pilot, "3 of 7 = 42.9 % < 50 %")
        await press(app, pilot, "escape", "escape")
        assert isinstance(app.screen, RulesScreen)
        assert app.screen.view.id == "tuwo-stmk-2011"
