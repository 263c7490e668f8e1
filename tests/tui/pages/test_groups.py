"""A youth championship on the screen: groups ranked apart, pairs set by hand, hours of a round."""

from pathlib import Path

import pytest

from league.services.session import transactions
from tests.worlds.desk_world import run
from tests.worlds.tui_season import gone_to, opened, press, sees
from tests.worlds.youth_world import youth_federation
from tui.pages.tournaments.tournament import TournamentPage

pytestmark = pytest.mark.usefixtures("quick")

TYPED = (
    ("create", "u8", "--like", "em-u8", "--name", "EM U8", "--rounds", "3", "--first-color", "w",
     "--first-day", "2026-05-02", "--begins", "2026-05-02 10:00"),
    ("guest", "u8", "Arndt, A", "--sex", "w"),
    ("guest", "u8", "Bauer, B", "--sex", "m"),
    ("guest", "u8", "Cramer, C", "--sex", "w"),
    ("guest", "u8", "Dorn, D", "--sex", "m"),
    ("hand", "u8", "1", "1-2", "3-4", "--published", "9:45"),
    ("result", "u8", "1", "1=1", "2=½"),
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = youth_federation(tmp_path)
    for words in TYPED:
        done = run("--db", file, "--by", "Anna", "tournament", *words)
        assert done.exit_code == 0, done.output
    transactions.close_file()
    return file


async def test_6_3_groups_are_ranked_apart_beside_the_table(path: Path) -> None:
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, TournamentPage("u8"))
        await press(app, pilot, "4")
        for words in ("U8w", "Arndt, A", "Dorn, D"):
            await sees(app, pilot, words)
        await press(app, pilot, "question_mark")
        await sees(app, pilot, "Dorn, D – Bauer, B")


async def test_6_2_pairs_by_hand_are_marked_and_what_is_wrong_stands_there(path: Path) -> None:
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, TournamentPage("u8"))
        await press(app, pilot, "2")
        await sees(app, pilot, "by hand")
        await press(app, pilot, "6")
        await sees(app, pilot, "15 min before")
        await sees(app, pilot, "SJRP § 6.2")
