"""A youth federation's year by keys alone, from the empty file; smaller than that by commands."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.services.events.views import event_of
from league.services.journal import views as journal
from league.services.session import transactions
from tests.snapshots.haste import hasten
from tests.stories import youth_keys_founding as founding
from tests.stories import youth_keys_teams as teams
from tests.stories import youth_keys_weekend as weekend
from tests.stories.story_keys import Calendar, begun
from tests.worlds.desk_world import run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    hasten(monkeypatch)
    yield
    transactions.close_file()


@pytest.mark.slow
async def test_a_youth_federations_year_by_keys_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    calendar = Calendar(monkeypatch, date(2025, 10, 1))
    async with begun(tmp_path / "youth.sqlite", calendar, "Anna Berger") as office:
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
            teams.entered,
            teams.lists,
            teams.drawn,
            teams.match,
            teams.closed,
            teams.objection,
            teams.rejected,
            teams.school,
        ):
            await chapter(office)
            assert journal.verify() is None
        facts()
    settled(tmp_path / "youth.sqlite")


def facts() -> None:
    """Who entered, who was called, and the final ranking."""
    event = event_of(transactions.load()[0], "em-u14")
    entered = [one.ident for one in event.entries]
    assert entered == ["101", "102", "103", "104", "108", "105", "106"]
    # 105 paid a day too late and did not play; who won is first.
    assert sorted(event.ranking) == ["101", "102", "103", "104", "106", "108"]
    assert event.ranking[:3] == ("101", "102", "103")
    assert event.held_by == "3"


def settled(path: Path) -> None:
    """Compare with what commands say of the file: nobody owes anything, and the facts.

    2 · € 240 + 5 · € 120 = € 1080 for entries, and € 10 forfeited by an objection.
    """
    said = run("--db", path, "account", "list", "--season", founding.SEASON, "--json")
    balances = json.loads(said.stdout)["balances"]
    assert {who: cents for who, cents in balances.items() if cents} == {
        "cash": 109000,
        "federation": -109000,
    }
    said = run("--db", path, "account", "deposits")
    assert "Held: €0.00; forfeited: €10.00" in said.output
    onward = run("--db", path, "event", "onward").stdout
    for words in ("Arndt Ada qualifies for the German youth championship", "Team 2"):
        assert words in onward
