"""A whole season by keys alone, from the draw in June to the next season."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.services import storing
from tests import story_keys
from tests.story_keys import (
    DIVISIONS,
    LATE,
    Calendar,
    Office,
    in_order,
    named,
    number,
    player,
    registrations,
    table,
)
from tests.tui_season import opened


USUAL = ("f3", "right", "right", "f3", "left", "f2", "f2")
"""Seats both lists and notes both reports: then the results."""
LEAVER = "7085"
"""The fifth of club 708; he goes to the Landesliga."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    yield
    storing.close_file()


@pytest.mark.slow
async def test_a_season_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch, date(2011, 6, 18))
    async with opened(story_keys.season_file(tmp_path), (120, 40)) as (app, pilot):
        office = Office(app, pilot, calendar)
        await draws(office)
        await lists(office)


async def draws(office: Office) -> None:
    """§ 13.5: numbers by lot; § 13.6: the days of the rounds. Four teams play three rounds."""
    await office.press("f4", "d", "d", "tab", *"7", "tab", *"24.9. 8.10. 22.10.")
    await office.sees("4 teams draw with seed 7. Rounds: 3, 24 Sep 2011 to 22 Oct 2011.")
    await office.stores()
    for seed in "89":
        # The days of the Landesliga stand there already.
        await office.press("down", "d", "tab", seed)
        await office.sees(f"seed {seed}. Rounds: 3, 24 Sep 2011 to 22 Oct 2011.")
        await office.stores()
    await office.sees("Divisions with pairings 3/3")
    await office.goes_home()
    # Four teams: three rounds of two matches, in each of three divisions.
    await office.sees("Matches 0/18")
    season = storing.load()[0]
    drawn = [(team.division, team.draw_number) for team in season.teams]
    assert sorted(drawn) == sorted((id, lot) for id in DIVISIONS for lot in (1, 2, 3, 4))
    days = {1: date(2011, 9, 24), 2: date(2011, 10, 8), 3: date(2011, 10, 22)}
    assert len(season.fixtures) == 18
    assert all(one.end_date == days[one.round] for one in season.fixtures)
    in_order()


async def notice(office: Office) -> None:
    """§ 1.8.a: who gives notice before 20 June may change in the summer."""
    await office.press("p", *LEAVER, "enter", "d", "tab", *"10.6.", "tab", *"17.6.")
    await office.sees("any more from 10 Jun 2011 on")
    await office.stores()
    await office.goes_home()
    in_order()


async def lists(office: Office) -> None:
    """§ 13.6 and § 7.3: by 7 September; one comes a day later."""
    office.turns_to(2011, 9, 5)
    await office.press("3")
    for row in range(11):
        await office.press(*(["down"] if row else []), "enter", "e", "f3", "f2")
        await office.sees("postmarked 5 Sep 2011")
        await office.stores()
        await office.goes_home()
    in_order()


async def late_list(office: Office) -> None:
    """§ 7.3.c: all the club's players count, in strict Elo order, whatever the list says."""
    office.turns_to(2011, 9, 8)
    await office.press("down", "enter", "e", *["a", "enter"] * 3, "shift+up", "f2")
    await office.sees(
        f"▲ The list of {named(LATE)} with 3 players, postmarked 8 Sep 2011.",
        "TUWO § 7.3  The list for Liga Süd came on 8 Sep 2011 only; it was due by 7 Sep 2011.",
    )
    await office.stores()
    await office.press("question_mark")
    await office.sees("TUWO § 7.3.c", "the strict Elo order of all the club's players counts")
    await office.press("escape", "escape")
    await office.sees(
        *(f"{place} ▌◆ {player(f'712{place}')} {2130 - 30 * place}" for place in (1, 2, 3, 4)),
        f"5 {player('7125')} 1980",
    )
    handed_in = [one.ident for one in storing.load()[0].squads if one.team == LATE]
    assert handed_in == ["7121", "7123", "7122"]
    await office.goes_home()
    in_order()


async def transfer(office: Office) -> None:
    """§ 1.8.a, § 1.4.b: two days are reckoned before one is stored; § 4.4.d.5: on a list late."""
    office.turns_to(2011, 9, 12)
    club, team = number("landesliga", 2)[1:], number("landesliga", 2)
    await office.press("p", *LEAVER, "enter", "r", *club, "tab", "tab", *"25.6.2011")
    await office.sees(
        "Eligible from 1 Jul 2011, because he gave notice on 10 Jun 2011, before 20 Jun 2011."
    )
    await office.press(*["backspace"] * 9, *"12.9.2011")
    # § 1.4.b: the day after the postmark.
    await office.sees(
        "Eligible from 13 Sep 2011, because the registration is postmarked 12 Sep 2011",
        "TUWO § 1.4.a: €2.00 to the federation",
    )
    assert [one.club for one in registrations(LEAVER)] == ["708"]
    await office.stores()
    assert [one.eligible_from for one in registrations(LEAVER)][1:] == [date(2011, 9, 13)]
    office.turns_to(2011, 9, 14)
    await office.press("1", "down", "enter", "n", "enter", "tab", *"14.9.", "tab", *"15.9.")
    # § 4.4.d.6: three days after the clubs were told on the 15th; equal ratings: behind.
    await office.sees(f"{player(LEAVER)} takes place 6 and is eligible from 18 Sep 2011.")
    await office.stores()
    await office.sees("nominated on 15 Sep 2011")
    listed = [one.ident for one in storing.load()[0].squads if one.team == team]
    assert listed == [*(f"{club}{place}" for place in (1, 2, 3, 4, 5)), LEAVER]
    await office.goes_home()
    in_order()


async def first_round(office: Office) -> None:
    """A gap in one match, a wrong order in the other; all six matches of the day on one screen."""
    office.turns_to(2011, 9, 24)
    await office.press("e", "f8")
    one, four = number("landesliga", 1), number("landesliga", 4)
    # 1 – 4: the guests leave board 2 empty and do not pay.
    await office.press("f3", "right", "right", "1", "enter", "k", "2", "enter", "3", "enter")
    await office.press("f2", "f2", "1", "1")
    await office.sees(f"{named(four)} left board 2 empty above an occupied one and has not paid")
    await office.press("0")
    # 2 – 3: the guests' second sits before their first.
    await office.press("f3", "right", "right", *lineup(2, 1, 3, 4), "f2", "f2", *"10r")
    await office.sees("TUWO § 4.4.d.1", "(list place 1) sits on board 2 behind")
    await office.press("r")
    for _match in range(4):
        await office.press(*USUAL, *"1111")
    await office.goes_home()
    await office.sees("Matches 6/18")
    # 4 : 0 for an unpaid gap on board 2 (one board won, three lost); 1 + 1 (struck) + ½ + ½ : 1.
    assert table("landesliga") == [(1, 2, 8), (2, 2, 6), (3, 0, 2), (4, 0, 0)]
    in_order()


async def findings(office: Office) -> None:
    """What was found is explained, and confirmed or waived, from the work list."""
    three, four = named(number("landesliga", 3)), named(number("landesliga", 4))
    await office.sees("Work list (3)")
    await office.press("2", "enter", "c", "enter")
    await office.sees("confirmed: as found")
    await office.press("escape", "enter", "question_mark")
    # § 7.2.d: € 22 on every board but the first, half of it to the opponent.
    await office.sees("TUWO § 4.4.a.2", f"{four} left board 2 empty")
    await office.press("escape", "c", "enter")
    await office.sees("confirmed: as found", "to the federation €11.00 · to the opponent €11.00")
    await office.press("escape", "enter", "question_mark")
    await office.sees("TUWO § 4.4.d.1", "What was found", "within 8 days (postmark)")
    await office.press("escape", "w", *"Both captains agreed.", "enter")
    await office.sees("waived: Both captains agreed.")
    await office.press("escape")
    await office.sees("Work list (0)")
    # 1 + 0 + ½ + ½ on both sides: drawn, as it was played.
    assert table("landesliga") == [(1, 2, 8), (2, 1, 4), (3, 1, 4), (4, 0, 0)]
    in_order()


async def second_round(office: Office) -> None:
    """A team stays away, and another one sits in the wrong order."""
    office.turns_to(2011, 10, 8)
    await office.press("e", "f8")
    # 4 – 3, won by the guests; 1 – 2 with the late nomination on board 4.
    await office.press(*USUAL, *"0000")
    await office.press(*lineup(1, 2, 4, 3), *lineup(1, 2, 3, 6), "f2", "f2", *"10r1")
    await office.press("up")
    await office.sees("TUWO § 4.4.d.1", "(list place 3) sits on board 4 behind")
    # The home team does not come; only its guests report.
    await office.press("down", "right", "right", "f3", "f2", "tab", *"8.10.", "enter")
    # § 7.1.a: € 7 for each of four boards.
    home = named(number("kreisliga-graz", 4))
    await office.sees("TUWO § 7.1.a", f"{home} has not appeared: only 0 of 4", "€28.00")
    await office.press("end", "down", "left", "left", *USUAL, *"1111")
    for results in ("0000", "1111"):
        await office.press(*USUAL, *results)
    await office.goes_home()
    await office.sees("Matches 12/18")
    # 2: 1 + 2, 3: 1 + 2; over the board 1 won by 1 + 0 + ½ + 1 : 1½, with board 4 struck he lost.
    assert table("landesliga") == [(3, 3, 12), (2, 3, 9), (1, 2, 11), (4, 0, 0)]
    in_order()


def lineup(*places: int) -> tuple[str, ...]:
    """Return the keys that seat players by their places on the list."""
    return tuple(key for place in places for key in (str(place), "enter"))
