"""A report file of FIDE put on file by keys: looked through first, then stored."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import NotFoundError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Unplayed
from league.services.tournaments.files import file_of
from league.trf.records import Edition
from league.trf.writing import write
from tests.worlds.trf_world import drawn_players, with_points
from tests.worlds.tui_season import back_on, gone_to, opened, press, season_file, sees
from tui.app import SpielleiterApp
from tui.pages.tournaments.tournaments import TournamentsPage

pytestmark = pytest.mark.usefixtures("quick")

DAY = date(2012, 2, 18)
FILE = drawn_players(7, number=9, rounds=3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return season_file(tmp_path)


def laid(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a report file into the folder one works in."""
    (folder / "gast.trf").write_bytes(text.encode())
    monkeypatch.chdir(folder)


async def on_file(app: SpielleiterApp, id: str) -> TournamentFile:
    return await app.ask(lambda desk: file_of(desk.season.name, id))


async def test_what_is_odd_is_seen_and_then_the_file_is_stored(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = with_points(replace(FILE, first_day=DAY, last_day=DAY), p3=1 + 2 * 3)
    laid(tmp_path, write(odd, Edition.TRF26).text, monkeypatch)
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, TournamentsPage())
        await press(app, pilot, "i", *"gast.trf")
        await sees(app, pilot, "gast is on file: 9 participants, 3 rounds.")
        await sees(app, pilot, "Player 3 has 3.5 points; his results give")
        with pytest.raises(NotFoundError):
            await on_file(app, "gast")
        await press(app, pilot, "f2")
        await back_on(app, pilot, TournamentsPage)
        file = await on_file(app, "gast")
        assert (len(file.participants), file.last_paired) == (9, 3)
        await sees(app, pilot, "Open")


async def test_without_days_the_edition_is_asked(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid(tmp_path, write(FILE, Edition.TRF26).text, monkeypatch)
    async with opened(path, (80, 24)) as (app, pilot):
        await gone_to(app, pilot, TournamentsPage())
        await press(app, pilot, "i", *"gast.trf", "tab", *"open26")
        await sees(app, pilot, "please choose it")
        with pytest.raises(NotFoundError):
            await on_file(app, "open26")
        await press(app, pilot, "tab", *["right"] * 4)
        await sees(app, pilot, "open26 is on file")
        await press(app, pilot, "f2")
        await back_on(app, pilot, TournamentsPage)
        assert (await on_file(app, "open26")).tournament.unplayed is Unplayed.FIDE_2026


async def test_a_file_that_contradicts_itself_is_refused_with_its_line(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = write(replace(FILE, first_day=DAY), Edition.TRF26).text.splitlines()
    laid(tmp_path, "\n".join(x for x in lines if not x.startswith("001    4")), monkeypatch)
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, TournamentsPage())
        await press(app, pilot, "i", *"gast.trf")
        await sees(app, pilot, "his opponent 4 is not in the file")
        await press(app, pilot, "f2")
        with pytest.raises(NotFoundError):
            await on_file(app, "gast")
