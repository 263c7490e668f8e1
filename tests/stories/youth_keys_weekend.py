"""By keys, the youth championship: its court, three rounds, an objection, the title on paper."""

from league.facts.accounts import CASH, DEPOSITS, FEDERATION, Account
from league.services.accounts.statements import trial_balance
from tests.stories.story_keys import Office, nonzero, written
from tests.stories.youth_keys_founding import SEASON, on_event
from tests.worlds.tui_season import shown
from tests.worlds.waiting import until
from tui.pages.tournaments.tournament import TournamentPage

COURT = "Eva Ahorn=1, Jo Birke=2, Kai Eiche=3, Lea Linde=4, Tom Tanne=5"


ENTRIES = (2 * 240 + 5 * 120) * 100
"""Two entries with board and five without; the one that came too late is paid as well."""


async def made(office: Office) -> None:
    """The tournament of the event; its court of five clubs, a youth of U16 among them (5.5)."""
    office.turns_to(2026, 4, 7)
    await on_event(office)
    await office.opens("t", "down", *"swiss", "down", *"3")
    await office.stores()
    await on_tournament(office)
    await office.opens("m", *"Eva Ahorn", "down", *"Jo Birke; Kai Eiche", "down")
    # Of U16 at least: born before 2026 − 14 = 2012.
    await office.press(*"Lea Linde; Tom Tanne (1.1.2012)", "down", "down", "down", *COURT)
    await office.sees("SJRP § 5.5")
    await office.press("up", "up", "up", "end", *["backspace"] * 9, *"31.12.2011)")
    await office.stores()
    await office.opens("n")
    await office.stores()


async def first_round(office: Office) -> None:
    """4.3: who comes within a quarter of an hour from the release of the boards plays."""
    await on_tournament(office)
    await pair(office, 1)
    await office.does("tournament release", "tab", *"1", "tab", *"7.4.2026 14:05")
    await office.stores()
    for minute, says in ((20, "plays"), (21, "SJRP § 4.3")):
        await office.does("tournament late", "tab", *"1", "tab", *"Bauer", "tab")
        await office.press(*f"7.4.2026 14:{minute}")
        await office.sees(says)
        await gives_up(office)
    await results(office)


async def objection(office: Office) -> None:
    """21.1: only against what the director decided; round 2 waits until the court has spoken."""
    await on_tournament(office)
    paper = (*"1", "tab", *"Dorn", "tab", *"Remis")
    await office.does("protest object", *paper)
    await office.sees("needs a protest on which the director has decided")
    await gives_up(office)
    await office.does("protest director", *paper)
    await office.stores()
    await office.does("protest answer", *"1", "tab", *"Dorn", "tab", *"rejected")
    await office.press("tab", "tab", *"Nein")
    await office.stores()
    await office.does("protest object", *paper)
    await office.sees("no round after round 1 can start")
    await office.stores()
    # € 10 are held until the court has spoken (21.1.4).
    assert balance() == {CASH: ENTRIES + 1000, FEDERATION: -ENTRIES, DEPOSITS: -1000}
    await office.press("p")
    await office.sees("SJRP § 21.1.7")
    await office.goes_home()
    await office.press("f4", "p")
    await office.sees("To be decided 1", "EM U14, round 1 Dorn")
    await on_tournament(office)
    await office.does("protest court", *"1", "tab", *"Dorn", "tab", *"granted")
    await office.press("tab", "tab", *"Zeugen")
    await office.sees("The next round can start")
    await office.stores()
    assert balance() == {CASH: ENTRIES, FEDERATION: -ENTRIES}


async def played(office: Office) -> None:
    """Two more rounds; the lower number wins each game, so that number 1 has three points."""
    office.turns_to(2026, 4, 8)
    await on_tournament(office)
    for number in (2, 3):
        await pair(office, number)
        await results(office)
    await office.press("3")
    await office.sees("1 Arndt, Ada", "play-off")


async def playoff(office: Office) -> None:
    """6.1: two rapid games between the two who are level behind number 1."""
    await on_tournament(office)
    await office.opens("o", "backspace", *"2", "tab", "tab", "tab", *"1")
    await office.stores()
    for result in ("1:0", "0:1"):
        # Colours change: number 2 wins both.
        await office.opens("o", *result)
        await office.stores()


async def titles(office: Office) -> None:
    """7.8: the final ranking as the table has it, the title; announcement and certificates."""
    await on_event(office)
    await office.opens("r")
    await office.sees("Rheinland-Pfalz-Meister U14 2026: Arndt Ada")
    await office.stores()
    assert "Pirmasens" in await written(office, "Announcement of an event")
    text = await written(office, "Certificates of an event")
    assert "Rheinland-Pfalz-Meister U14 2026" in text


def balance() -> dict[Account, int]:
    """Return the accounts that are not settled."""
    return nonzero(dict(trial_balance(SEASON)))


async def gives_up(office: Office) -> None:
    """Leave a form without storing what was typed."""
    await office.press("escape")
    await office.stands(TournamentPage)


async def pair(office: Office, number: int) -> None:
    """Have a round shown and stored."""
    await office.press("p")
    await office.sees(f"Preview of round {number}: F2 stores")
    await office.press("f2")
    await office.sees(f"Round {number} of 3")


async def results(office: Office) -> None:
    """Type a round in which the lower number wins each game."""
    page = office.app.screen
    assert isinstance(page, TournamentPage)
    for pair in page.view.rounds[-1].pairs:
        assert pair.black is not None
        await office.press("1" if pair.white.number < pair.black.number else "0")
    await until(office.pilot, lambda: not page.typed, lambda: shown(office.app))


async def on_tournament(office: Office) -> None:
    """Go from the championship's page to its tournament's."""
    await on_event(office)
    await office.press("t")
    await office.stands(TournamentPage)
