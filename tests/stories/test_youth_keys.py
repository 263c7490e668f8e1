"""A youth federation's year by keys alone, from the empty file; smaller than that by commands."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.language import use
from league.services.journal import views as journal
from league.services.session import transactions
from tests.snapshots.haste import hasten
from tests.stories import youth_keys_founding as founding
from tests.stories import youth_keys_weekend as weekend
from tests.stories.story_keys import Calendar, Office
from tui.app import SpielleiterApp
from tui.opening.welcome import WelcomeScreen


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    hasten(monkeypatch)
    yield
    transactions.close_file()


@asynccontextmanager
async def opened(path: Path, calendar: Calendar) -> AsyncIterator[Office]:
    """Open the program where no file lies yet."""
    use("en")
    app = SpielleiterApp(path, official("Anna Berger"))
    async with app.run_test(size=(120, 40)) as pilot:
        office = Office(app, pilot, calendar)
        await office.stands(WelcomeScreen)
        yield office


@pytest.mark.slow
async def test_a_youth_federations_year_by_keys_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    calendar = Calendar(monkeypatch, date(2025, 10, 1))
    async with opened(tmp_path / "youth.sqlite", calendar) as office:
        for chapter in (
            founding.season,
            founding.members,
            founding.proof,
            founding.announced,
            founding.places,
            founding.entered,
            founding.paid,
            weekend.made,
            weekend.first_round,
            weekend.objection,
            weekend.played,
            weekend.playoff,
            weekend.titles,
        ):
            await chapter(office)
            assert journal.verify() is None
