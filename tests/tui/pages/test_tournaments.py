"""Tournaments by keys: results, preview, the stored round, why a pair and a place are so."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.facts.tournament_files import TournamentFile
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.files import file_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tournament_world import BARRED, OPEN, TEAMS, with_tournaments
from tests.worlds.tui_season import back_on, gone_to, opened, press, season_file, sees, shown
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form_model import Form
from tui.kit.grid import Grid
from tui.pages.tournaments.forms import change_form, rules_form
from tui.pages.tournaments.tournament import TournamentPage
from tui.pages.tournaments.tournaments import TournamentsPage

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return with_tournaments(season_file(tmp_path))


async def stored(app: SpielleiterApp, id: str) -> TournamentFile:
    """What is on file."""
    return await app.ask(lambda desk: file_of(desk.season.name, id))


def pairs(file: TournamentFile, number: int) -> str:
    """The pairs of a round by pairing numbers."""
    numbers = numbers_of(file)
    return " ".join(
        f"{numbers[one.white]}-{numbers[one.black or '']}" for one in file.rounds[number].pairs
    )


def cursor(app: SpielleiterApp) -> str | None:
    return app.screen.query_one("#round", Grid).current


async def test_results_are_typed_and_the_next_round_is_seen_before_it_is_stored(path: Path) -> None:
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, TournamentsPage())
        await sees(app, pilot, "3 results of round 1")
        await press(app, pilot, "end", "enter")
        page = app.screen
        assert isinstance(page, TournamentPage)
        # Number 1 has White, and the upper half meets the lower (C.04.3 3.3, 5.2.5).
        assert pairs(await stored(app, OPEN), 1) == "1-4 5-2 3-6"
        assert cursor(app) == "1/1/0"
        await press(app, pilot, "1", "=")
        assert cursor(app) == "1/3/0"
        await press(app, pilot, "home", "+")
        # The next open board follows, the first one has been typed anew.
        assert cursor(app) == "1/3/0"
        await press(app, pilot, "p", "4")
        await sees(app, pilot, "1 result of round 1 is missing before the next one is paired.")
        await press(app, pilot, "2", "end", "0")
        file = await stored(app, OPEN)
        signs = {board: (one.white, one.black) for (_at, board), one in file.results.items()}
        assert signs == {1: ("+", "-"), 2: ("=", "="), 3: ("0", "1")}
        await sees(app, pilot, "pair round 2")
        await _previewed(app, pilot)
        await press(app, pilot, "4", "home", "question_mark")
        await sees(app, pilot, "Score group")
        await press(app, pilot, "escape", "f2")
        await back_on(app, pilot, TournamentPage)
        # 1 and 6 have 1 point; 2 and 5, ½ each, have met and go down to 3 and 4.
        assert pairs(await stored(app, OPEN), 2) in ("6-1 2-3 4-5", "6-1 4-5 2-3")
        assert cursor(app) == "2/1/0"
        # A result of round 1 changes for a reason only now.
        await press(app, pilot, "left_square_bracket", "home", "=", *"typo", "f2")
        await back_on(app, pilot, TournamentPage)
        assert (await stored(app, OPEN)).results[1, 1].white == "="


async def _previewed(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """A preview is not stored, and is given up when a result changes."""
    await press(app, pilot, "p")
    await sees(app, pilot, "Preview of round 2: F2 stores")
    assert (await stored(app, OPEN)).last_paired == 1
    await press(app, pilot, "2", "home", "1", "4")
    await sees(app, pilot, "Something has been entered since the preview: p makes a new one.")
    await press(app, pilot, "f2")
    assert (await stored(app, OPEN)).last_paired == 1
    await press(app, pilot, "p")
    await sees(app, pilot, "Preview of round 2: F2 stores")


async def test_a_place_tells_its_arithmetic_and_a_round_is_taken_back_for_a_reason(
    path: Path,
) -> None:
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, TournamentPage(OPEN))
        await press(app, pilot, "1", "1", "=", "3", "home", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        # 1 and 5 won; Buchholz of both is 0, for 4 and 2 have none.
        await sees(app, pilot, "Points: 1 = 1")
        await press(app, pilot, "right")
        await sees(app, pilot, "Buchholz cut 1")
        await press(app, pilot, "escape", "x", "f2")
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"wrong list", "f2")
        await back_on(app, pilot, TournamentPage)
        assert (await stored(app, OPEN)).last_paired == 0
        await press(app, pilot, "1", "w", "tab", "tab", *"ill", "f2")
        await back_on(app, pilot, TournamentPage)
        left = (await stored(app, OPEN)).left("G1")
        assert left is not None
        assert (left.round, left.why) == (1, "ill")


async def test_boards_of_matches_are_typed_and_what_cannot_be_paired_is_said(path: Path) -> None:
    async with opened(path) as (app, pilot):
        page = await gone_to(app, pilot, TournamentPage(TEAMS))
        # The first line is the match itself, on which nothing is typed.
        assert cursor(app) == "1/1/1"
        await press(app, pilot, "home", "1", "down", "1", "=")
        assert cursor(app) == "1/2/1"
        assert page.view.rounds[0].pairs[0].score == (3, 1)
        await press(app, pilot, "escape")
        await gone_to(app, pilot, TournamentPage(BARRED))
        await press(app, pilot, "p")
        await sees(app, pilot, "No pairing of round 1 keeps the rules.")
        assert (await stored(app, BARRED)).last_paired == 0


async def test_those_who_are_level_play_off_on_the_same_page(path: Path) -> None:
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, TournamentPage(TEAMS))
        for _round in range(2):
            await press(app, pilot, "home", "down", "=", "=", "=", "=")
            await press(app, pilot, "p")
            if (await stored(app, TEAMS)).last_paired < 2:
                await press(app, pilot, "f2")
        # Two rounds of draws: all four are level, 1 plays 4 and 2 plays 3 (appendix 2, 6.11.3).
        await press(app, pilot, "o", "f2")
        await back_on(app, pilot, TournamentPage)
        await press(app, pilot, "5")
        await sees(app, pilot, "Play-off for place 1")
        await press(app, pilot, "o")
        # A lot gives the colours.
        assert any(pair in shown(app) for pair in ("Turm – Dame", "Dame – Turm"))


@pytest.mark.parametrize("form", [change_form, rules_form])
@pytest.mark.parametrize("id", [TEAMS, BARRED])
def test_conditions_that_are_left_as_they_stand_stay(
    path: Path, id: str, form: Callable[[Desk, TournamentFile], Form]
) -> None:
    desk = open_desk(path, OFFICIAL)
    before = file_of(desk.season.name, id)
    made = form(desk, before)
    made.paper({one.name: one.value for one in made.fields})(desk, "")
    assert file_of(desk.season.name, id).tournament == before.tournament
    transactions.close_file()


def test_no_page_loads_the_pairing_engine() -> None:
    code = (
        "import sys; from tui import routes; routes.load_pages();"
        " print(sorted({'gacrux', 'networkx'} & set(sys.modules)))"
    )
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout == "[]\n"
