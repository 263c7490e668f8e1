"""A story by keys: what was decided keeps its consequences, from June to September.

The federation of ``story_world``. In the Stadtliga everybody has beaten whoever has the later
letter, but for the last match, G against H on 16 June: whoever wins it goes up. In the Landesliga
F1 is excluded before the first of its five matches.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.seasons import ReportRecord, Season
from league.services.accounts.notices import notices_of
from league.services.accounts.statements import trial_balance
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.opening import judge_stored
from tests.snapshots.haste import hasten
from tests.stories.story_keys import Calendar, Office
from tests.stories.story_world import BY, FEDERATION, NAME
from tests.stories.test_appeal import played
from tests.worlds.tui_season import opened, shown
from tests.worlds.waiting import until

LAST = ("kl", 6, "G1", "H1")
NEXT = "2012/13"
OWED = "I3 waits to play for Club G: €40.00 are owed to Club I."
G_WINS = [("G1", 6), ("H1", 4), ("I1", 2), ("J1", 0)]
H_WINS = [("H1", 6), ("G1", 4), ("I1", 2), ("J1", 0)]


def season() -> Season:
    """All but F1's matches and the last one were played in the autumn, a week apart."""
    whole = played()
    autumn = [one.key for one in whole.fixtures if "F1" not in one.key and one.key != LAST]
    days = {key: date(2011, 9, 3) + timedelta(weeks=key[1]) for key in autumn}
    return replace(
        whole,
        fixtures=tuple(
            replace(one, day=days[one.key], end_date=days[one.key]) if one.key in days else one
            for one in whole.fixtures
        ),
        boards=tuple(one for one in whole.boards if one.match in days),
        reports=tuple(
            ReportRecord(key, side, day) for key, day in days.items() for side in ("home", "away")
        ),
    )


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    hasten(monkeypatch)
    yield
    transactions.close_file()


@pytest.mark.slow
async def test_right_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "season.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official(BY), "")
    transactions.close_file()
    calendar = Calendar(monkeypatch, date(2012, 6, 10))
    async with opened(path, (120, 40)) as (app, pilot):
        office = Office(app, pilot, calendar)
        for chapter in (
            transfer,
            last_match,
            filed_on_the_notice,
            decided_in_july,
            turned,
            appealed,
            granted_in_august,
            settled_in_september,
        ):
            await chapter(office)
            assert journal.verify() is None
            assert sum(balance().values()) == 0


async def transfer(office: Office) -> None:
    """§ 1.8.d: I3 goes to G, and owes his old club €40 for 2011."""
    await office.press("p", *"I3", "enter", "d", "tab", *"12.6.", "tab", *"2011=40")
    await office.stores()
    office.turns_to(2012, 6, 15)
    await office.press("r", *"G")
    await office.stores()
    # 1 Jan 2005 with Club I, and now with Club G: both as home player, in words.
    await until(office.pilot, lambda: shown(office.app).count("home player") == 2)
    await office.goes_home()
    await office.sees(OWED)


async def last_match(office: Office) -> None:
    """§ 7.1.b: F1 is out. § 4.4.a.2: H leaves board 1 empty and does not pay."""
    office.turns_to(2012, 6, 16)
    await office.press("enter", *["down"] * 5, "x", "tab", *"Too few players.")
    await office.stores()
    await office.goes_home()
    # Of 21 matches the five of F1 lapse; all others but the last one are played.
    await office.sees("Matches 15/16")
    await office.press("e", "f3", "right", "right", "k", "2", "enter", "f2", "f2", "1", "0")
    await office.goes_home()
    office.turns_to(2012, 6, 18)
    await office.press("g", "a", "2", "a")
    await office.stores()
    assert table() == G_WINS
    # § 1.4.a: €2 for I3's registration. § 7.2.d: €7 for the gap, half of it to the opponent.
    assert balance() == {"club:G": 200 - 350, "club:H": 700, "federation": -200 - 350}


async def filed_on_the_notice(office: Office) -> None:
    """§ 6.5.a: the notice of the 18th is protested against on the 20th, by the key on it."""
    office.turns_to(2012, 6, 20)
    await office.press("6", "end", "e", *["tab"] * 5, *"He sat at board 1.")
    await office.sees("18 Jun 2012 + 8 days = 26 Jun 2012; filed 20 Jun 2012 ≤ 26 Jun 2012")
    await office.stores()
    await office.goes_home()
    assert (balance()["cash"], balance()["deposits"]) == (1500, -1500)


async def decided_in_july(office: Office) -> None:
    """The season is over; H's fee falls, both boards are set, G is fined, the deposit goes back."""
    office.turns_to(2012, 7, 5)
    await office.press("f4", "p", "d", *["tab"] * 3, "right", *["tab"] * 3, *"1=0:1 2=0:1")
    await office.press("tab", *"7.2.c", *["tab"] * 3, *"22", "tab", *"He sat there.")
    await office.sees("Refund: €3.50, Round 6, board 1: G 1 – H 1; notice 2012/4")
    await office.stores()
    await office.goes_home()
    assert table() == H_WINS
    office.turns_to(2012, 7, 6)
    await office.press("f4", "a", "2", "a")
    await office.stores()
    await office.goes_home()
    # The half that H owes to G was not contested and stays.
    assert balance() == {"club:G": 200 - 350 + 2200, "club:H": 350, "federation": -200 - 2200}


async def turned(office: Office) -> None:
    """H goes up; the season turns, and names what waits."""
    office.turns_to(2012, 7, 10)
    await office.press("f4", "m", "x")
    await office.sees("H 1 → LL", "2011/12: Protest 1: an appeal may come", OWED)
    await office.stores()
    await office.goes_home()
    await office.press("f4", "s", "u")
    await office.stores()
    await office.press("enter")
    await office.sees(NEXT, OWED, "Protest 1: an appeal may come")


async def appealed(office: Office) -> None:
    """§ 6.5.a: decided on the 5th, appealed on the 12th, from the new season's work list."""
    office.turns_to(2012, 7, 12)
    await office.press("2", "end", "enter", "a", *["tab"] * 3, *"Nobody sat there.")
    await office.sees("5 Jul 2012 + 8 days = 13 Jul 2012; filed 12 Jul 2012 ≤ 13 Jul 2012")
    await office.stores()


async def granted_in_august(office: Office) -> None:
    """§ 6.1: all that the lower decision brought falls, and what hung on the table is told."""
    office.turns_to(2012, 8, 20)
    await office.press("home", "d", *["tab"] * 14, *"No player sat there.")
    await office.sees("Falls: Board 1 is set to 0:1.", "1 result, 2 places, 2 rises or falls")
    await office.stores()
    await office.sees("By the table of 2011/12 G 1 belongs to LL, not to KL")
    await office.sees("By the table of 2011/12 H 1 belongs to KL, not to LL")
    assert table() == G_WINS
    # As in June, and H's deposit of €15 is owed again: G's of €15 came and went back.
    now = {"club:G": 200 - 350, "club:H": 700 + 1500, "federation": -200 - 350 - 1500}
    assert balance() == now
    notices = sorted(int(number.rpartition("/")[2]) for number in notices_of(FEDERATION))
    assert notices == list(range(1, len(notices) + 1))
    await office.press("f4", "a", "2")
    await office.sees("Everything found is posted.")
    await office.goes_home()


async def settled_in_september(office: Office) -> None:
    """§ 1.8.d: the arrears are settled after the roll-over: I3 may play from then on."""
    office.turns_to(2012, 9, 3)
    await office.press("f4", "s", "home", "enter")
    await office.sees(NEXT, OWED)
    await office.press("p", *"I3", "enter", "a")
    await office.sees("Eligible for Club G from 3 Sep 2012.")
    await office.stores()
    await office.goes_home()
    await office.sees(NEXT)
    for name in (NAME, NEXT):
        registered = transactions.load(name)[0].registrations
        days = [one.eligible_from for one in registered if (one.ident, one.club) == ("i3", "G")]
        assert days == [date(2012, 9, 3)], name
    assert OWED not in shown(office.app)


def table() -> list[tuple[str, int]]:
    """Return the teams of the Stadtliga in 2011/12, by rank, with their match points."""
    rows = judge_stored(NAME).judgement.tables["kl"]
    return [(row.team, row.match_points) for row in rows]


def balance() -> dict[str, int]:
    """Return each account's debit balance in cents, without those that are settled."""
    return {str(one): cents for one, cents in trial_balance(NAME).items() if cents}
