"""A whole season by keys alone, from the draw in June to the next season."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.facts.accounts import CASH, DEPOSITS, FEDERATION, of_club
from league.services.session import transactions
from tests.snapshots.haste import hasten
from tests.stories import story_keys
from tests.stories.story_keys import (
    DIVISIONS,
    NAME,
    Calendar,
    Office,
    balance,
    home_of,
    in_order,
    named,
    nonzero,
    number,
    result,
    table,
)
from tests.stories.story_keys_summer import draws, late_list, lists, notice, transfer
from tests.worlds.tui_season import opened

USUAL = ("f3", "right", "right", "f3", "left", "f2", "f2")
"""Seats both lists and notes both reports: then the results."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    hasten(monkeypatch)
    yield
    transactions.close_file()


@pytest.mark.slow
async def test_a_season_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch, date(2011, 6, 18))
    async with opened(story_keys.season_file(tmp_path), (120, 40)) as (app, pilot):
        office = Office(app, pilot, calendar)
        for chapter in (
            draws,
            notice,
            lists,
            late_list,
            transfer,
            first_round,
            findings,
            second_round,
            protest,
            fees,
            third_round,
            taken_back,
            promotion,
            reopened,
        ):
            await chapter(office)
            in_order()


async def first_round(office: Office) -> None:
    """A gap in one match, a wrong order in the other; all six matches of the day on one screen."""
    office.turns_to(2011, 9, 24)
    await office.press("e", "f8")
    four = number("landesliga", 4)
    # 1 – 4: the guests leave board 2 empty and do not pay.
    await office.press("f3", "right", "right", "1", "enter", "k", "2", "enter", "3", "enter")
    await office.press("f2", "f2", "1", "1")
    await office.sees(f"{named(four)} left board 2 empty above an occupied one and has not paid")
    await office.press("0", "down")
    # 2 – 3: the guests' second sits before their first.
    await office.press("f3", "right", "right", *lineup(2, 1, 3, 4), "f2", "f2", *"10r")
    await office.sees("TUWO § 4.4.d.1", "(list place 1) sits on board 2 behind")
    await office.press("r", "down")
    for _match in range(4):
        await office.press(*USUAL, *"1111", "down")
    await office.goes_home()
    await office.sees("Matches 6/18")
    # 4 : 0 for an unpaid gap on board 2 (one board won, three lost); 1 + 1 (struck) + ½ + ½ : 1.
    assert table("landesliga") == [(1, 2, 8), (2, 2, 6), (3, 0, 2), (4, 0, 0)]


async def findings(office: Office) -> None:
    """What was found is explained, and confirmed or waived, from the work list."""
    four = named(number("landesliga", 4))
    await office.sees("Work list (3)")
    await office.press("2", "enter", "c", "enter")
    await office.sees("confirmed: as found")
    await office.press("escape", "enter", "question_mark")
    # § 7.2.d: € 22 on every board but the first, half of it to the opponent.
    await office.sees("TUWO § 4.4.a.2", f"{four} left board 2 empty")
    await office.press("escape", "c", "enter")
    await office.sees("confirmed: as found", "to the federation €11.00 · to the opponent €11.00")
    await office.press("escape", "enter", "question_mark")
    await office.sees("TUWO § 4.4.d.1", "What was found")
    # § 6.5.a: 24 September + 8 days = 2 October.
    await office.sees("may be filed until 2 Oct 2011 (postmark), 8 days after 24 Sep 2011;")
    await office.press("escape", "w", *"Both captains agreed.", "enter")
    await office.sees("waived: Both captains agreed.")
    await office.press("escape")
    await office.sees("Work list (0)")
    # 1 + 0 + ½ + ½ on both sides: drawn, as it was played.
    assert table("landesliga") == [(1, 2, 8), (2, 1, 4), (3, 1, 4), (4, 0, 0)]


async def second_round(office: Office) -> None:
    """A team stays away, and another one sits in the wrong order."""
    office.turns_to(2011, 10, 8)
    await office.press("e", "f8")
    # 4 – 3, won by the guests; 1 – 2 with the late nomination on board 4.
    await office.press(*USUAL, *"0000", "down")
    await office.press("enter", *lineup(1, 2, 4, 3), *lineup(1, 2, 3, 6), "f2", "f2", *"10r1")
    await office.sees("TUWO § 4.4.d.1", "(list place 3) sits on board 4 behind")
    # The home team does not come; only its guests report.
    await office.press("down", "right", "right", "f3", "f2", "tab", *"8.10.", "enter")
    # § 7.1.a: € 7 for each of four boards.
    home = named(number("kreisliga-graz", 4))
    await office.sees("TUWO § 7.1.a", f"{home} has not appeared: only 0 of 4", "€28.00")
    await office.press("end", "down", "left", "left", *USUAL, *"1111", "down")
    for results in ("0000", "1111"):
        await office.press(*USUAL, *results, "down")
    await office.goes_home()
    await office.sees("Matches 12/18")
    # 2: 1 + 2, 3: 1 + 2; over the board 1 won by 1 + 0 + ½ + 1 : 1½, with board 4 struck he lost.
    assert table("landesliga") == [(3, 3, 12), (2, 3, 9), (1, 2, 11), (4, 0, 0)]


async def protest(office: Office) -> None:
    """§ 6.4, § 6.5: in time and with its deposit; granted, it turns a match round."""
    office.turns_to(2011, 10, 12)
    one, two = number("landesliga", 1), number("landesliga", 2)
    await office.press("f4", "p")
    # § 6.5.a: eight days from 8 October, four of which are gone.
    await office.sees("Matches of 8 Oct 2011 protest until 16 Oct 2011 (4 days left)")
    await office.press("n", "tab", *f"landesliga 2 {one} {two}", "tab", "tab", *one[1:], "tab")
    await office.press(*"11.10.", "tab", "tab", *"Klassen", "right", "tab", "tab", *"Board 4.")
    await office.sees(
        "Protest 1 is on file with: Klassenspielleiter.",
        "8 Oct 2011 + 8 days = 16 Oct 2011; filed 11 Oct 2011 ≤ 16 Oct 2011",
        "€15.00 are held as a deposit until it is decided.",
    )
    await office.stores()
    await office.sees("▲ open", "waits for 1 day")
    assert balance() == {CASH: 1500, DEPOSITS: -1500}
    await office.goes_home()
    office.turns_to(2011, 10, 19)
    await office.press("f4", "p")
    await office.sees("waits for 8 days")
    await office.press("d", "tab", "tab", "right", "f2")
    # Granting needs a reason; the key that stores leads to it.
    await office.sees("Please give a reason")
    await office.press(*"The list was right.")
    await office.stores()
    await office.sees("€15.00 are refunded.", "Effect  Waived: TUWO § 4.4.d.1", "8 days left")
    assert balance() == {CASH: 0, DEPOSITS: 0}
    await office.goes_home()
    await office.press("1", "enter")
    # 2½ : 1½ over the board: two points more for 1, two less for 2.
    standing = [(1, 4, 13), (3, 3, 12), (2, 1, 7), (4, 0, 0)]
    assert table("landesliga") == standing
    for rank, (lot, points, _half) in enumerate(standing, 1):
        await office.sees(f"{rank} {named(number('landesliga', lot))} 2", f"{points}")
    await office.goes_home()


async def fees(office: Office) -> None:
    """What follows from findings is posted and paid, until nobody owes anything.

    § 7.2.d: € 22 for the empty board 2, half to the federation and half to the opponent;
    § 7.1.a: 4 · € 7 of the team that stayed away; § 1.4.a: € 2 for a registration. The fees of
    the two wrong orders went with the findings: one waived, one by the protest.
    """
    gap, away = number("landesliga", 4)[1:], number("kreisliga-graz", 4)[1:]
    owed = {gap: 1100 + 1100, number("landesliga", 2)[1:]: 200, away: 4 * 700}
    credit = number("landesliga", 1)[1:]
    await office.press("g", "a", "2")
    await office.sees("To post 4", "to be posted €52.00", "§ 7.1.a €28.00", "§ 1.4.a €2.00")
    await office.press("a")
    await office.sees("4 charges are posted on 19 Oct 2011: €52.00.")
    await office.stores()
    opened_by = {of_club(club): cents for club, cents in owed.items()} | {of_club(credit): -1100}
    federation = 1100 + 200 + 2800
    assert nonzero(balance()) == opened_by | {FEDERATION: -federation}
    await office.sees("Clubs owe €52.00", "they get €11.00", "Everything found is posted.")
    await office.press("1")
    for club in sorted([*owed, credit]):
        if club in owed:
            await office.press("p")
            await office.sees(f"€{owed[club] // 100}.00 received from", "is settled.")
        else:
            await office.press("o", "tab", "tab", *"By transfer.")
            await office.sees("€11.00")
        await office.stores()
    await office.sees("Nobody owes anything.", "Clubs owe €0.00")
    assert nonzero(balance()) == {CASH: federation, FEDERATION: -federation}
    await office.goes_home()


async def third_round(office: Office) -> None:
    """2 – 4 and 3 – 1 of every division, the lower number winning on every board."""
    office.turns_to(2011, 10, 22)
    await office.press("e", "f8")
    for results in ("1111", "0000") * 3:
        await office.press(*USUAL, *results, "down")
    await office.goes_home()
    # § 6.5.a: the other club may appeal until 27 October, eight days from the decision.
    await office.sees("Matches 18/18", "Work list (1)", "an appeal may come, 5")
    # 1 won all; 2 and 3 have 3 points each, by 3½ + 4 and 2 + 4 + 0 on the boards.
    assert table("landesliga") == [(1, 6, 21), (2, 3, 15), (3, 3, 12), (4, 0, 0)]
    for division in DIVISIONS[1:]:
        # The lower number won 4 : 0, also against those who stayed away.
        assert table(division) == [(1, 6, 24), (2, 4, 16), (3, 2, 8), (4, 0, 0)]


async def taken_back(office: Office) -> None:
    """The last match was typed wrongly: Ctrl+Z shows what goes, and it is typed again."""
    last = ("kreisliga-sued", 3, number("kreisliga-sued", 3), number("kreisliga-sued", 1))
    assert result(last) == [(0, 2)] * 4
    await office.press("ctrl+z")
    await office.sees("Match recorded", "Board 1", "− ", "Enter takes back")
    await office.press("enter")
    await office.sees("Matches 17/18")
    assert result(last) == []
    await office.press("e", *USUAL, *"0000")
    await office.goes_home()
    await office.sees("Matches 18/18")
    assert result(last) == [(0, 2)] * 4
    # What was found of who stayed away is confirmed: its fee was posted.
    await office.sees("Work list (1)")


async def promotion(office: Office) -> None:
    """§ 13.2, § 13.3, § 14.4: who goes up and down; numbers decided; the next season."""
    office.turns_to(2012, 6, 9)
    team = {(id, lot): number(id, lot) for id in DIVISIONS for lot in (1, 2, 3, 4)}
    called = {where: named(one) for where, one in team.items()}
    await office.press("f4", "m", "2")
    await office.sees(
        # 4 − 1 − 2 + 0 + 2 = 3; § 13.1 plans twelve.
        "TUWO § 13.1 Landesliga has 3 teams next season; 12 are planned.",
        f"▲ 1 {called['landesliga', 1]} Landesliga 2. Bundesliga Mitte TUWO § 13.2.a",
        f"▼ 3 {called['landesliga', 3]} Landesliga",
        f"▼ 4 {called['landesliga', 4]} Landesliga",
        *(f"▲ 1 {called[id, 1]}" for id in DIVISIONS[1:]),
        "Landesliga TUWO § 14.4",
    )
    await office.press("down", "question_mark")
    await office.sees("3 usually go down + 0 from above − 1 up = 2 go down", "TUWO § 13.3.a")
    # So few teams: the executive lets two go down usually, and four play.
    await office.press("escape", "n", "tab", "2", "tab", "4")
    stays = f"{called['landesliga', 3]}: Grazer Stadtliga → Landesliga"
    await office.sees("Decided: 3 up, 1 down.", f"Next season, as it stands: {stays}")
    await office.press("f2", *"Landesvorstand, 9 June")
    await office.stores()
    # 2 + 0 − 1 = 1 goes down; 4 − 1 − 1 + 2 = 4.
    await office.sees("4 teams next season", "Moves 4")
    await office.press("x")
    await office.sees("Season 2012/13 is prepared", "Carried over: 11 teams, 60 players")
    await office.stores()
    new = {one.id: one.division for one in transactions.load("2012/13")[0].teams}
    upper = {*(team["landesliga", lot] for lot in (2, 3)), *(team[id, 1] for id in DIVISIONS[1:])}
    assert {id for id, division in new.items() if division == "landesliga"} == upper
    assert team["landesliga", 1] not in new
    assert new[team["landesliga", 4]] == home_of(team["landesliga", 4])
    assert transactions.current_season() == NAME
    await office.goes_home()


async def reopened(office: Office) -> None:
    """A match of the autumn is taken back in the journal, by its counter-entry."""
    last = ("kreisliga-sued", 3, number("kreisliga-sued", 3), number("kreisliga-sued", 1))
    await office.press("j", "down", "down", "u")
    await office.sees("Match recorded", "0:4 entered", "Board 1")
    await office.press(*["backspace"] * 20, *"An appeal came.", "enter")
    await office.sees("taken back (Match recorded)")
    await office.goes_home()
    await office.sees("Matches 17/18")
    assert result(last) == []
    # Nothing else has moved: the tables, the accounts, the season prepared.
    assert table("landesliga") == [(1, 6, 21), (2, 3, 15), (3, 3, 12), (4, 0, 0)]
    assert nonzero(balance()) == {CASH: 4100, FEDERATION: -4100}
    assert transactions.season_names() == [NAME, "2012/13"]


def lineup(*places: int) -> tuple[str, ...]:
    """Return the keys that seat players by their places on the list."""
    return tuple(key for place in places for key in (str(place), "enter"))
