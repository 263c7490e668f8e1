"""TUWO § 13.5 on the screen: numbers by lot, Berger's table, the turned year."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from fixtures.round_robin import meeting
from league.facts.clubs import Club, Team
from league.facts.seasons import Season
from league.language import use
from league.rulebooks import load
from league.services import storing
from league.services.desk import open_desk
from league.services.draw_explaining import meeting_lines
from league.services.draw_views import draw_view
from league.services.importing import read_workbook
from tests.test_fixtures_round_robin import PRINTED, printed
from tests.tui_season import WORKBOOK, opened, press, season_file, sees, settled, shown
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.screens.draw import DrawPage
from tui.screens.draws import DrawsPage
from tui.screens.season import SeasonScreen
from tui.widgets.grid import Grid

WIDE = (120, 40)
"""So wide that sentences of a form stand in one line."""
KL = "kl-graz"
"""Eight teams; without its results, numbers and fixtures it waits for its draw."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    yield
    use("en")
    storing.close_file()


def _undrawn() -> Season:
    season = read_workbook(WORKBOOK)
    return replace(
        season,
        boards=tuple(one for one in season.boards if one.match[0] != KL),
        reports=tuple(one for one in season.reports if one.match[0] != KL),
        fixtures=tuple(one for one in season.fixtures if one.division != KL),
        teams=tuple(
            replace(team, draw_number=None) if team.division == KL else team
            for team in season.teams
        ),
    )


def _before(numbers: dict[str, int]) -> Season:
    """The season before, with these numbers and nothing else."""
    season = read_workbook(WORKBOOK)
    teams = tuple(replace(team, draw_number=numbers.get(team.id)) for team in season.teams)
    return replace(
        season,
        name="2010/11",
        list_date=date(2010, 7, 1),
        teams=teams,
        fixtures=(),
        boards=(),
        reports=(),
        external_games=(),
    )


def _file(folder: Path, *seasons: Season) -> Path:
    path = folder / "season.sqlite"
    storing.open_file(path)
    for one in seasons:
        storing.import_season(one, "test", "")
    storing.close_file()
    return path


def _numbers() -> dict[str, int | None]:
    return {team.id: team.draw_number for team in storing.load()[0].teams if team.division == KL}


def _rounds() -> list[list[tuple[str, str]]]:
    fixtures = [one for one in storing.load()[0].fixtures if one.division == KL]
    last = max(one.round for one in fixtures)
    return [
        [(one.home, one.away) for one in fixtures if one.round == number]
        for number in range(1, last + 1)
    ]


def _preview(app: SpielleiterApp) -> str:
    says = app.screen.query_one("#says", Static).content
    assert isinstance(says, Text)
    return says.plain


async def _to_draw(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """Go by keys to the draw of the Grazer Stadtliga, the second division."""
    await press(app, pilot, "f4", "d")
    assert isinstance(app.screen, DrawsPage)
    await press(app, pilot, "down", "enter")
    assert isinstance(app.screen, DrawPage)


async def _stored(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    for _turn in range(250):
        if isinstance(app.screen, DrawPage) and not list(app.workers):
            return
        await pilot.pause(0.02)
    raise AssertionError(shown(app))


async def test_13_5_what_is_previewed_is_what_is_stored_and_it_is_bergers_table(
    tmp_path: Path,
) -> None:
    async with opened(_file(tmp_path, _undrawn()), WIDE) as (app, pilot):
        await _to_draw(app, pilot)
        await sees(app, pilot, "○ not drawn")
        await press(app, pilot, "d")
        # The turn, then the seed; the dates of the other Kreisliga stand there: 1 October 2011 on.
        await press(app, pilot, "tab", *"4711")
        await sees(app, pilot, "8 teams draw with seed 4711. Rounds: 7, 1 Oct 2011 to 18 Feb 2012.")
        await sees(app, pilot, "Numbers: 1 ")
        previewed = _preview(app)
        assert set(_numbers().values()) == {None}, "nothing is stored yet"
        await pilot.press("f2")
        await _stored(app, pilot)
        numbers = _numbers()
        assert sorted(number or 0 for number in numbers.values()) == [1, 2, 3, 4, 5, 6, 7, 8]
        names = {team.id: team.name for team in storing.load()[0].teams}
        team = {number: id for id, number in numbers.items()}
        told = ", ".join(f"{n} {names[team[n]]}" for n in range(1, 9))
        assert f"Numbers: {told}" in previewed
        table = printed(PRINTED[8])
        assert _rounds() == [[(team[a], team[b]) for a, b in pairs] for pairs in table]
        await sees(app, pilot, "✔ drawn")
        await sees(app, pilot, "Seed 4711")


async def test_13_5_the_table_marks_the_pairs_of_the_team_under_the_cursor(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), WIDE) as (app, pilot):
        await press(app, pilot, "f4", "d", "enter", "down", "2")
        # Number 2 in the printed table for 12: 2-11, then 1-2, then 2-12.
        await sees(app, pilot, "[ 2–11]")
        await sees(app, pilot, "[ 1–2]")
        await sees(app, pilot, "[ 2–12]")
        await sees(app, pilot, "[ ] marks number 2.")


async def test_13_5_in_the_second_year_number_k_becomes_9_minus_k(tmp_path: Path) -> None:
    numbers = {f"KLGRAZ0{n}": n for n in range(1, 9)}
    file = _file(tmp_path, _before(numbers), _undrawn())
    async with opened(file, WIDE) as (app, pilot):
        await _to_draw(app, pilot)
        await press(app, pilot, "t")
        await sees(app, pilot, "8 teams turn")
        await pilot.press("f2")
        await _stored(app, pilot)
        assert _numbers() == {team: 9 - number for team, number in numbers.items()}
        # 1-8 2-7 3-6 4-5 of the printed table, by the turned numbers.
        assert _rounds()[0] == [
            ("KLGRAZ08", "KLGRAZ01"),
            ("KLGRAZ07", "KLGRAZ02"),
            ("KLGRAZ06", "KLGRAZ03"),
            ("KLGRAZ05", "KLGRAZ04"),
        ]
        await sees(app, pilot, "second, turned")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        # The first row was, by its name, the team of number 1.
        await sees(app, pilot, "Number of the year before: 1")
        await sees(app, pilot, "Turned: 8 + 1 − 1 = 8")


async def test_13_5_numbers_that_a_smaller_division_lost_are_not_turned(tmp_path: Path) -> None:
    numbers = {f"KLGRAZ0{n}": n + 1 for n in range(1, 9)}
    async with opened(_file(tmp_path, _before(numbers), _undrawn()), WIDE) as (app, pilot):
        await _to_draw(app, pilot)
        await press(app, pilot, "t")
        await sees(app, pilot, "cannot be turned")
        assert "had number 9, and there are only 8 teams now. Draw all teams anew" in _preview(app)


async def test_13_5_a_division_just_drawn_speaks_of_its_draw(tmp_path: Path) -> None:
    async with opened(_file(tmp_path, _undrawn()), WIDE) as (app, pilot):
        await _to_draw(app, pilot)
        await press(app, pilot, "escape")
        await settled(app, pilot)
        await sees(app, pilot, "No earlier draw is known")
        await press(app, pilot, "d", "tab", "tab", *"24.9.2011", "tab", *"14")
        await sees(app, pilot, "8 teams draw")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Another draw of this year needs a reason")
        assert "No earlier draw" not in shown(app)


async def test_13_5_a_division_without_pairings_leads_from_the_season_to_its_draw(
    tmp_path: Path,
) -> None:
    async with opened(_file(tmp_path, _undrawn()), WIDE) as (app, pilot):
        await sees(app, pilot, "○ not drawn: F4 d")
        await sees(app, pilot, "Not drawn yet: Grazer Stadtliga with 8 teams.")
        tasks = app.screen.query_one("#tasks", Grid)
        assert isinstance(app.screen, SeasonScreen)
        at = next(n for n, one in enumerate(app.screen.view.tasks) if one.kind == "draw")
        tasks.focus()
        tasks.select(str(at))
        await press(app, pilot, "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, DrawPage)


async def test_13_5_a_second_draw_says_before_that_it_needs_a_reason(tmp_path: Path) -> None:
    async with opened(_file(tmp_path, _undrawn()), WIDE) as (app, pilot):
        await _to_draw(app, pilot)
        await press(app, pilot, "d", "tab", *"7")
        await sees(app, pilot, "8 teams draw")
        await pilot.press("f2")
        await _stored(app, pilot)
        held = _numbers()
        await press(app, pilot, "d", "tab", *"8")
        await sees(app, pilot, "▲ TUWO § 13.5")
        assert "with seed 7; a second draw needs a reason" in _preview(app)
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        assert _numbers() == held
        await press(app, pilot, *"Irrtum", "f2")
        await _stored(app, pilot)
        await sees(app, pilot, "Seed 8")


async def test_13_6_a_dates_may_be_typed_as_the_first_and_a_number_of_days(tmp_path: Path) -> None:
    async with opened(_file(tmp_path, _undrawn()), WIDE) as (app, pilot):
        await _to_draw(app, pilot)
        await press(app, pilot, "d", "tab", *"7", "tab", *"24.9.", "tab", *"14")
        # Six times fourteen days after 24 September 2011 is 17 December.
        await sees(app, pilot, "Rounds: 7, 24 Sep 2011 to 17 Dec 2011")
        await press(app, pilot, "tab", "right")
        # Twice the rounds: thirteen times fourteen days, 24 March of the next year.
        await sees(app, pilot, "Rounds: 14, 24 Sep 2011 to 24 Mar 2012")


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
    path = _file(tmp_path, season)
    view = draw_view(open_desk(path), "d")
    assert (view.known, view.conditions) == (False, ())


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
