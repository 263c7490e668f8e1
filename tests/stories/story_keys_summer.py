"""The chapters of the story by keys before the first round: draw, lists, a transfer."""

from datetime import date

from league.services.session import transactions
from tests.stories.story_keys import DIVISIONS, LATE, Office, named, number, player, registrations
from tui.pages.season.page import SeasonScreen

LEAVER = "7085"
"""The fifth of club 708; he goes to the Landesliga."""


async def draws(office: Office) -> None:
    """§ 13.5: numbers by lot; § 13.6: the days of the rounds. Four teams play three rounds."""
    await office.press("f4", "d", "d", "tab", *"7", "tab", *"24.9. 8.10. 22.10.")
    await office.sees(
        "4 teams draw with seed 7. Rounds: 3, 24 Sep 2011 to 22 Oct 2011.",
        "The lots are drawn when this is stored",
    )
    await office.stores()
    await office.sees("with seed 7.", "Numbers: 1 ")
    for seed in "89":
        # The days of the Landesliga stand there already.
        await office.press("down", "d", "tab", seed)
        await office.sees(f"seed {seed}. Rounds: 3, 24 Sep 2011 to 22 Oct 2011.")
        await office.stores()
    await office.sees("Divisions with pairings 3/3")
    await office.goes_home()
    # Four teams: three rounds of two matches, in each of three divisions.
    await office.sees("Matches 0/18")
    season = transactions.load()[0]
    drawn = [(team.division, team.draw_number) for team in season.teams]
    assert sorted(drawn) == sorted((id, lot) for id in DIVISIONS for lot in (1, 2, 3, 4))
    days = {1: date(2011, 9, 24), 2: date(2011, 10, 8), 3: date(2011, 10, 22)}
    assert len(season.fixtures) == 18
    assert all(one.end_date == days[one.round] for one in season.fixtures)


async def notice(office: Office) -> None:
    """§ 1.8.a: who gives notice before 20 June may change in the summer."""
    await office.press("p", *LEAVER, "enter", "d", *"10.6.", "tab", *"17.6.")
    await office.sees("any more from 10 Jun 2011 on")
    await office.stores()
    await office.goes_home()


async def lists(office: Office) -> None:
    """§ 13.6 and § 7.3: by 7 September; one comes a day later."""
    office.turns_to(2011, 9, 5)
    await office.press("3")
    for row in range(12):
        await office.press(*(["down"] if row else []))
        if row == _row_of_late(office):
            continue
        await office.press("enter", "e", "f3", "f2")
        await office.sees("postmarked 5 Sep 2011")
        await office.stores()
        await office.goes_home()


def _row_of_late(office: Office) -> int:
    """Return where the late team's club stands in the list of clubs."""
    assert isinstance(office.app.screen, SeasonScreen)
    return [f"T{id}" for id, _name in office.app.screen.view.clubs].index(LATE)


async def late_list(office: Office) -> None:
    """§ 7.3.c: all the club's players count, in strict Elo order, whatever the list says."""
    office.turns_to(2011, 9, 8)
    await office.press(*["up"] * (11 - _row_of_late(office)))
    await office.press("enter", "e", *["a", "enter"] * 3, "shift+up", "f2")
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
    handed_in = [one.ident for one in transactions.load()[0].squads if one.team == LATE]
    assert handed_in == ["7121", "7123", "7122"]
    await office.goes_home()


async def transfer(office: Office) -> None:
    """§ 1.8.a, § 1.4.b: two days are reckoned before one is stored; § 4.4.d.5: on a list late."""
    office.turns_to(2011, 9, 12)
    club, team = number("landesliga", 2)[1:], number("landesliga", 2)
    await office.press("p", *LEAVER, "enter", "r", *club, "tab", "tab", *"25.6.2011")
    await office.sees(
        "Eligible from 1 Jul 2011, because notice was given on 10 Jun 2011, before 20 Jun 2011."
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
    listed = [one.ident for one in transactions.load()[0].squads if one.team == team]
    assert listed == [*(f"{club}{place}" for place in (1, 2, 3, 4, 5)), LEAVER]
    await office.goes_home()
