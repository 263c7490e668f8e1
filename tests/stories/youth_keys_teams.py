"""By keys: a club championship without a court, its lists, an objection; a school's team."""

from league.facts.accounts import CASH, DEPOSITS, FEDERATION
from league.services.session import transactions
from tests.stories.story_keys import Office
from tests.stories.youth_keys_weekend import ENTRIES, balance
from tui.pages.season.beginning import BeginningPage

CLUBS = ("1", "2")


async def entered(office: Office) -> None:
    """A division after the book's model, two teams, four boards."""
    office.turns_to(2026, 4, 20)
    await office.goes_home()
    await office.press("f4", "o")
    await office.stands(BeginningPage)
    for club in CLUBS:
        for board in "1234":
            await office.opens("p", *f"t{club}{board}", "tab", *f"Team{club}, {board}", "tab")
            await office.press(*"10.6.2012", "tab", "down", *club, "down", "down")
            await office.press(*["backspace"] * 12, *"1.10.2025")
            await office.stores()
    await office.opens("n", *"vereinsmannschaften4eru14")
    await office.sees("4 boards")
    await office.stores()
    for club in CLUBS:
        await office.opens("t", *f"T{club}", "tab", *club, "tab", *f"Team {club}")
        await office.sees("is entered")
        await office.stores()


async def lists(office: Office) -> None:
    """Two lists of four; then the only round is drawn and published."""
    for club in CLUBS:
        await _edits(office, club)
        for _board in range(4):
            await office.press("a", *f"team{club}", "enter")
        await office.opens("f2")
        await office.stores()
    listed = [(one.team, one.ident) for one in transactions.load()[0].squads]
    assert listed == [(f"T{club}", f"t{club}{board}") for club in CLUBS for board in "1234"]


async def _edits(office: Office, club: str) -> None:
    """Go to the list of a club; by name 3 stands before 1 and 2."""
    await office.goes_home()
    await office.press("3", "home", *["down"] * int(club), "enter", "e")


async def drawn(office: Office) -> None:
    """One round, drawn with seed 3 and published."""
    office.turns_to(2026, 5, 1)
    await office.goes_home()
    await office.press("f4", "d")
    await office.opens("d", "tab", *"3", "tab", *"9.5.2026")
    await office.stores()


async def match(office: Office) -> None:
    """The match evening: both lists seated, both reports noted, the results typed."""
    office.turns_to(2026, 5, 9)
    await office.goes_home()
    await office.press("e", "f8", "f3", "right", "right", "f3", "left", "f2", "f2", *"1110")
    await office.goes_home()
    await office.sees("1/1", "Team 2")


async def closed(office: Office) -> None:
    """10.8: after the start nobody is added, and no list counts."""
    office.turns_to(2026, 5, 10)
    await _edits(office, "1")
    await office.press("a", *"arndt", "enter")
    await office.opens("f2")
    await office.sees("SJRP § 10.8")
    await office.press("escape")
    await office.goes_home()


async def objection(office: Office) -> None:
    """21.2, without a court: in writing with € 10 within five days of the end, 9 May 2026."""
    await office.does(
        "protest director", *"vereins", "tab", *"1", "tab", *"Team 1", "tab", *"Brett"
    )
    await office.press("tab", *["backspace"] * 10, *"9.5.2026")
    await office.stores()
    await office.does(
        "protest answer", *"vereins", "tab", *"1", "tab", *"Team 1", "tab", *"rejected"
    )
    await office.press("tab", *["backspace"] * 10, *"9.5.2026", "tab", *"Liste")
    await office.stores()
    await office.does("protest object", *"vereins", "tab", *"1", "tab", *"Team 1", "tab", *"Brett")
    await office.press("tab", *["backspace"] * 10, *"14.5.2026")
    await office.sees("19 May 2026")
    await office.stores()
    await office.press("f4", "p")


async def rejected(office: Office) -> None:
    """The fee comes on the last day, five after the filing; refused, it is forfeited."""
    office.turns_to(2026, 5, 19)
    await office.goes_home()
    await office.press("f4", "p")
    await office.sees("fee missing")
    await office.opens("f")
    await office.stores()
    assert balance() == {CASH: ENTRIES + 1000, FEDERATION: -ENTRIES, DEPOSITS: -1000}
    office.turns_to(2026, 5, 25)
    await office.opens("d", *"rejected", "tab", "tab", *"Liste")
    await office.sees("€10.00 are forfeited")
    await office.stores()
    assert balance() == {CASH: ENTRIES + 1000, FEDERATION: -ENTRIES - 1000}


async def school(office: Office) -> None:
    """18.2, 18.5: a primary school's team of four in class 4, with a companion of age."""
    office.turns_to(2026, 6, 1)
    await office.goes_home()
    await office.press("f4", "o")
    await office.stands(BeginningPage)
    await office.does("school register", *"901", "tab", *"Grundschule Mitte", "tab", *"primary")
    await office.press("tab", *"pfalz")
    await office.sees("number 901")
    await office.stores()
    for pupil in "1234":
        await office.does("school pupil", *"901", "tab", *f"p{pupil}", "tab", *f"Kind, {pupil}")
        await office.press("tab", *"1.9.2015", "tab", *"w", "tab", *"4")
        await office.stores()
    await office.opens("n", *"schulschachwkg")
    await office.stores()
    await office.opens("t", *"GS1", "tab", *"901", "tab", *"Schule 1")
    await office.press("tab", *"schulschach")
    await office.stores()
    await office.does("school companion", *"GS1", "tab", *"Alt, Ada", "tab", *"1.1.2009")
    await office.sees("SJRP § 18.5")
    await office.press(*["backspace"] * 4, *"1970")
    await office.sees("Alt, Ada comes with")
    await office.stores()
    # By name the school stands before the clubs.
    await _edits(office, "0")
    for _pupil in range(4):
        await office.press("a", *"kind", "enter")
    await office.opens("f2")
    await office.sees("The list of Schule 1 with 4 players")
    await office.stores()
    await office.sees("Findings 0")
    squads = [one.ident for one in transactions.load()[0].squads if one.team == "GS1"]
    assert squads == ["p1", "p2", "p3", "p4"]
