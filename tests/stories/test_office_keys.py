"""From an empty file to a reminder by keys alone, without a workbook.

Two clubs of two players meet twice on two boards in a 1. Klasse. The guests of the first round
leave board 1 empty and do not pay for the gap (§ 4.4.a.2): that costs € 7, half of it to the
federation and half to the other club (§ 7.2.d), € 7.00 : 2 = € 3.50.
"""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.facts.accounts import FEDERATION, of_club
from league.facts.matches import WIN
from league.services.accounts.statements import trial_balance
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.contacts import held_back
from tests.snapshots.haste import hasten
from tests.stories.story_keys import Calendar, Office, begun, nonzero, result, table, written
from tests.worlds.desk_world import run
from tui.pages.season.beginning import BeginningPage

SEASON = "2026/27"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    hasten(monkeypatch)
    yield
    transactions.close_file()


@pytest.mark.slow
async def test_an_empty_file_becomes_a_reminder_by_keys_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    calendar = Calendar(monkeypatch, date(2026, 7, 1))
    async with begun(tmp_path / "new.sqlite", calendar, "Anna Muster") as office:
        for chapter in (
            season,
            federation,
            clubs,
            players,
            draw,
            lists,
            match,
            the_notice,
            the_payment,
            the_reminder,
            taken_back,
        ):
            await chapter(office)
            assert journal.verify() is None
    run("--db", "new.sqlite", "export", "out.xlsx")
    run("--db", "other.sqlite", "--by", "Anna Muster", "import", "out.xlsx")
    assert told(tmp_path / "other.sqlite") == told(tmp_path / "new.sqlite")


async def season(office: Office) -> None:
    """The first form begins the season; the page of its beginning says what is still missing."""
    await office.press("n", "end", *["backspace"] * 12, *SEASON, "down", "right", "right", "down")
    await office.press(*"Verband", "down", *"1.7.2026", "f2")
    await office.stands(BeginningPage)
    await office.sees("To the first round")


async def federation(office: Office) -> None:
    """Letterhead, bank account, an official; from then on clubs have 30 days to pay."""
    await office.press("l")
    await office.press("l", "tab", *"Herrengasse 16 / 8010 Graz")
    await office.stores()
    await office.press("k", *"AT61 1904 3002 3457 3201")
    await office.stores()
    await office.press("o", *"Kassier", "tab", *"Karl Maier")
    await office.stores()
    await office.sees("Herrengasse 16", "AT61 1904 3002 3457 3201", "Karl Maier")
    await office.goes_home()
    await office.press("f4", "a", "t", *"30", "tab", *"Decided by the executive.")
    await office.stores()
    await office.goes_home()


async def clubs(office: Office) -> None:
    """A division of two boards; two clubs with their addresses, and their teams."""
    await office.press("f4", "o", "n")
    # The book's divisions from the Landesliga down; the 1. Klasse is the fifth.
    await office.press(*["right"] * 4, "tab", *"k1", "tab", *"Erste", "tab", "tab", *"2")
    await office.stores()
    for club in "12":
        await office.press("k", *f"60{club}", "tab", *f"Klub {club}")
        await office.stores()
        await office.press("escape", "3", *["down"] * (club == "2"), "enter", "o", "a")
        await office.press(*f"Hauptplatz {club} / 8600 Bruck")
        await office.stores()
        await office.goes_home()
        await office.press(
            "f4", "o", "t", *f"KLUB{club}", "tab", *f"60{club}", "tab", *f"Klub {club}"
        )
        await office.stores()
    (division,) = transactions.load()[0].divisions
    assert (division.id, division.name, division.boards, division.tier) == (
        ("k1", "Erste", 2, "klasse")
    )


async def players(office: Office) -> None:
    for club in "12":
        for place in "12":
            await office.press("p", *f"60{club}{place}", "tab", *f"Muster{club}, {place}")
            await office.press("tab", *f"{place}.1.1980", "tab", "tab", *f"60{club}", "tab", "tab")
            await office.press(*["backspace"] * 12, *"1.7.2026")
            await office.stores()
    await office.goes_home()


async def draw(office: Office) -> None:
    """Rounds that were drawn stand on no paper until they are published.

    With seed 7 club 602 draws number 1, and number 1 is at home in round 1.
    """
    office.turns_to(2026, 8, 1)
    await office.press("f4", "d", "d", "tab", *"7", "tab", *"26.9. 10.10.", "tab", "tab", "right")
    await office.stores()
    assert held_back(SEASON) == {("k1", 1), ("k1", 2)}
    await office.goes_home()
    assert "26 Sep 2026" not in await written(office, "calendar of the season")
    await office.press("f4", "o", "v", "v", *"1")
    await office.stores()
    assert held_back(SEASON) == {("k1", 2)}
    text = await written(office, "fixtures")
    assert ("26 Sep 2026" in text, "10 Oct 2026" in text) == (True, False)
    text = await written(office, "calendar of the season")
    assert ("26 Sep 2026" in text, "10 Oct 2026" in text) == (True, False)
    await office.goes_home()


async def lists(office: Office) -> None:
    office.turns_to(2026, 9, 1)
    await office.press("3", "up")
    for team in ("KLUB1", "KLUB2"):
        await office.press("enter", "e", "f3", "f2")
        await office.stores()
        assert {one.team for one in transactions.load()[0].squads} >= {team}
        await office.goes_home()
        await office.press("down")


async def match(office: Office) -> None:
    """The guests leave board 1 empty, do not pay for it, and lose the game on board 2."""
    office.turns_to(2026, 9, 26)
    await office.press("e", "f8", "f3", "right", "right", "k", "2", "enter", "f2", "f2")
    await office.sees("TUWO § 4.4.a.2 Klub 1 left board 1 empty above an occupied one and has not")
    await office.sees("Klub 1, board 1: €3.50 to the federation")
    # The cursor stands on board 2, the first with a game.
    await office.press("1")
    await office.goes_home()
    await office.sees("To the federation €3.50", "Work list (1)")
    assert result(("k1", 1, "KLUB2", "KLUB1")) == [None, WIN]
    # Both boards go to the home team, one over the board.
    assert table("k1") == [(1, 2, 4), (2, 0, 0)]
    await office.press("2", "enter", "c", "enter")
    await office.sees("confirmed: as found")
    await office.goes_home()


async def the_notice(office: Office) -> None:
    """Posted, the fee is a notice; its paper is decision and invoice."""
    office.turns_to(2026, 10, 1)
    await office.press("f4", "a", "2")
    await office.sees("§ 7.2.d €3.50")
    await office.press("c")
    await office.stores()
    await office.press("6")
    # 1 October and 30 days.
    await office.sees("Notices 1", "2026/1", "open, due on 31 Oct 2026 €3.50")
    text = await written(office, "Notice")
    for words in (
        "Verband Herrengasse 16 8010 Graz",
        "Klub 1 Hauptplatz 1 8600 Bruck",
        "Notice 2026/1",
        "Klub 1 owes €3.50 to Verband (TUWO § 7.2.d).",
        "Klub 1 left board 1 empty above an occupied one and has not paid the penalty",
        "€7.00 : 2 = €3.50",
        "TUWO § 4.4.a.2: ",
        "TUWO § 7.2.d: ",
        "AT61 1904 3002 3457 3201",
        "Due on 31 Oct 2026",
        # § 6.5: 8 days from 1 October; § 6.4.
        "until 9 Oct 2026",
        "€ 15 are deposited",
    ):
        assert words in text
    await office.goes_home()


async def the_payment(office: Office) -> None:
    """€ 3.50 − € 2.00 = € 1.50."""
    office.turns_to(2026, 10, 15)
    await office.press("f4", "a", "p", *["backspace"] * 6, *"2")
    await office.sees("€2.00 received from Klub 1 on 15 Oct 2026.")
    await office.stores()
    await office.sees("Clubs owe €1.50")


async def the_reminder(office: Office) -> None:
    """On 31 October, the last day to pay, nothing is overdue; a day later it is."""
    office.turns_to(2026, 10, 31)
    await office.press("m")
    await office.sees("On 31 Oct 2026 nothing is overdue")
    await office.press("escape")
    office.turns_to(2026, 11, 1)
    await office.press("m")
    await office.stores()
    await office.press("1", "enter")
    text = await written(office, "reminder")
    for words in ("Reminder 1 ", "1 Nov 2026", "2026/1 1 Oct 2026", "31 Oct 2026 €1.50"):
        assert words in text
    assert "Owed: €1.50" in await written(office, "statement")
    await office.goes_home()


async def taken_back(office: Office) -> None:
    """The reminder and the payment are taken back by Ctrl+Z: € 3.50 are owed again."""
    await office.press("ctrl+z")
    await office.sees("Reminder: Verband · Klub 1", "Enter takes back")
    await office.press("enter", "ctrl+z")
    await office.sees("Payment: €2.00 from Klub 1", "Enter takes back")
    await office.press("enter", "f4", "a")
    await office.sees("Clubs owe €3.50")
    await office.press("6")
    await office.sees("open, due on 31 Oct 2026 €3.50")
    assert nonzero(dict(trial_balance(SEASON))) == {of_club("601"): 350, FEDERATION: -350}


def told(path: Path) -> list[str]:
    """Return what the audit and the accounts say of a file."""
    asked = (("audit",), ("account", "list"), ("account", "notices"), ("account", "club", "601"))
    return [run("--db", path, *words, "--json").stdout for words in asked]
