"""TUWO § 13.5: a division drawn by keys; what is seen before it is stored, and after."""

from pathlib import Path

import pytest

from league.record_kinds import DRAW
from league.services.session import transactions
from league.services.session.records import recorded_one
from tests.fixtures.test_round_robin import PRINTED, printed
from tests.worlds.draw_world import (
    KL,
    WIDE,
    numbers_held,
    preview,
    rounds_set,
    season_before,
    stored_in,
    to_draw,
    undrawn,
)
from tests.worlds.tui_season import back_on, opened, press, sees, settled, shown
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.pages.schedule.draw import DrawPage

pytestmark = pytest.mark.usefixtures("quick")


async def test_13_5_the_lots_are_seen_when_they_are_stored_and_make_bergers_table(
    tmp_path: Path,
) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await sees(app, pilot, "○ not drawn")
        await press(app, pilot, "d")
        # The dates of the other Kreisliga stand there: 1 October 2011 on.
        await sees(app, pilot, "8 teams draw. Rounds: 7, 1 Oct 2011 to 18 Feb 2012.")
        await sees(app, pilot, "The lots are drawn when this is stored")
        names = {team.id: team.name for team in transactions.load()[0].teams if team.division == KL}
        assert [name for name in names.values() if name in preview(app)] == []
        await pilot.press("f2")
        await back_on(app, pilot, DrawPage)
        numbers = numbers_held()
        assert sorted(number or 0 for number in numbers.values()) == [1, 2, 3, 4, 5, 6, 7, 8]
        team = {number: id for id, number in numbers.items()}
        table = printed(PRINTED[8])
        assert rounds_set() == [[(team[a], team[b]) for a, b in pairs] for pairs in table]
        held = recorded_one(transactions.current_season(), DRAW, KL)
        assert held is not None
        await sees(app, pilot, "✔ drawn")
        await sees(app, pilot, f"Seed {held.seed}")
        await press(app, pilot, "escape")
        await sees(app, pilot, f"Numbers: 1 {names[team[1]]}, 2 {names[team[2]]}, ")


async def test_13_5_only_a_seed_on_record_shows_its_numbers_before(tmp_path: Path) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        for time in ("first", "repeated"):
            # The turn, then the seed.
            await press(app, pilot, "d", "tab", *"4711")
            await sees(app, pilot, "8 teams draw with seed 4711. Rounds: 7, 1 Oct 2011 to 18 Feb")
            previewed = preview(app)
            await press(app, pilot, *["tab"] * 5, *"Probe", "f2")
            await back_on(app, pilot, DrawPage)
            teams = [team for team in transactions.load()[0].teams if team.division == KL]
            drawn = sorted((team.draw_number or 0, team.name) for team in teams)
            told = "Numbers: " + ", ".join(f"{number} {name}" for number, name in drawn)
            assert (told in previewed) == (time == "repeated")
            assert ("Round 1, 1 Oct 2011:" in previewed) == (time == "repeated")


async def test_13_5_in_the_second_year_number_k_becomes_9_minus_k(tmp_path: Path) -> None:
    numbers = {f"KLGRAZ0{n}": n for n in range(1, 9)}
    file = stored_in(tmp_path, season_before(numbers), undrawn())
    async with opened(file, WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await press(app, pilot, "t")
        await sees(app, pilot, "8 teams turn. Rounds: 7")
        # Nothing is left to chance: number 8 of the year before has 1 now.
        names = {team.id: team.name for team in transactions.load()[0].teams}
        assert f"Numbers: 1 {names['KLGRAZ08']}, 2 {names['KLGRAZ07']}, " in preview(app)
        await pilot.press("f2")
        await back_on(app, pilot, DrawPage)
        assert numbers_held() == {team: 9 - number for team, number in numbers.items()}
        # 1-8 2-7 3-6 4-5 of the printed table, by the turned numbers.
        assert rounds_set()[0] == [
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
    async with opened(stored_in(tmp_path, season_before(numbers), undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await press(app, pilot, "t")
        await sees(app, pilot, "cannot be turned")
        assert "had number 9, and there are only 8 teams now. Draw all teams anew" in preview(app)


async def test_13_5_a_division_just_drawn_speaks_of_its_draw(tmp_path: Path) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await press(app, pilot, "escape")
        await settled(app, pilot)
        await sees(app, pilot, "No earlier draw is known")
        await press(app, pilot, "d", "tab", "tab", *"24.9.2011", "tab", *"14")
        await sees(app, pilot, "8 teams draw")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Another draw of this year needs a reason")
        assert "No earlier draw" not in shown(app)


async def test_13_5_a_second_draw_says_before_that_it_needs_a_reason(tmp_path: Path) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await press(app, pilot, "d", "tab", *"7")
        await sees(app, pilot, "8 teams draw")
        await pilot.press("f2")
        await back_on(app, pilot, DrawPage)
        held = numbers_held()
        await press(app, pilot, "d", "tab", *"8")
        await sees(app, pilot, "▲ TUWO § 13.5")
        assert "with seed 7; a second draw needs a reason" in preview(app)
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        assert numbers_held() == held
        await press(app, pilot, *"Irrtum", "f2")
        await back_on(app, pilot, DrawPage)
        await sees(app, pilot, "Seed 8")


async def test_13_6_a_dates_may_be_typed_as_the_first_and_a_number_of_days(tmp_path: Path) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await press(app, pilot, "d", "tab", *"7", "tab", *"24.9.", "tab", *"14")
        # Six times fourteen days after 24 September 2011 is 17 December.
        await sees(app, pilot, "Rounds: 7, 24 Sep 2011 to 17 Dec 2011")
        await press(app, pilot, "tab", "right")
        # Twice the rounds: thirteen times fourteen days, 24 March of the next year.
        await sees(app, pilot, "Rounds: 14, 24 Sep 2011 to 24 Mar 2012")
