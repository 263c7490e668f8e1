"""By keys, before a youth championship begins: members, announcement, places, entries paid."""

from league.services.session import transactions
from tests.stories.story_keys import Office
from tui.opening.welcome import WelcomeScreen
from tui.pages.events.event import EventPage
from tui.pages.season.beginning import BeginningPage

SEASON = "2025/26"
CLUBS = {"1": "SK Rheinstadt", "2": "SV Moseltal", "3": "SC Pfalzhofen"}
MEMBERS = {
    "101": ("Arndt, Ada", "2.2.2012", "w", "1"),
    "102": ("Bauer, Bo", "3.3.2012", "m", "1"),
    "103": ("Christ, Cem", "4.4.2012", "m", "2"),
    "104": ("Dorn, Dana", "5.5.2012", "w", "2"),
    "105": ("Ernst, Emil", "6.6.2013", "m", "3"),
    "106": ("Fink, Finn", "7.7.2013", "m", "3"),
}
SAID = (
    "6.1=3 Runden Schweizer System", "Wertung: Buchholz", "4.3=15 Minuten", "4.1=Notation",
    "6.2=14 Uhr: 1. Runde", "7.1=Jugendherberge", "5.1=Bis 5.2.2026", "19.1=240 oder 120 Euro",
    "7.6=Warten auf den Abruf", "5.5=Wahl am ersten Tag", "5.4=Aufsicht durch Betreuer",
    "22.2=Leitung: Spielleiter", "22.1=Fotos",
)  # fmt: skip
"""The further parts, each by its paragraph; the second line goes on with the first."""


async def season(office: Office) -> None:
    """The book is chosen by letters of its name: no other one has a “youth” in it."""
    assert isinstance(office.app.screen, WelcomeScreen)
    await office.press("n", "end", *["backspace"] * 12, *SEASON, "down", *"youth")
    await office.sees("‹ Playing regulations of the Chess Youth of Rhineland-Palatinate")
    await office.press("down", *"Schachjugend Probe", "down", *"1.12.2025", "f2")
    await office.stands(BeginningPage)
    assert transactions.load()[0].rulebook == "sjrp-2025"


async def members(office: Office) -> None:
    """Three clubs, six members, a guest, and one who is no German citizen."""
    for number, name in CLUBS.items():
        await office.opens("k", *number, "tab", *name, *["down"] * 4, *"30.9.2025")
        await office.sees(f"{name} is a member club, number {number}.")
        await office.stores()
    for ident, (name, born, sex, club) in MEMBERS.items():
        await office.opens(
            "p", *ident, "tab", *name, "tab", *born, "tab", *["right"] * (sex == "w")
        )
        await office.press("down", *club)
        await office.sees("Member from 1 Oct 2025")
        await office.stores()
    await office.opens("p", *"107", "tab", *"Gast, Gero", "tab", *"8.8.2012", "down", "down", *"1")
    await office.press("down", *"guest")
    await office.sees("Guest from 1 Oct 2025; 16.1 and 17.1 say where guests may play.")
    await office.stores()
    await office.opens("p", *"108", "tab", *"Ilic, Ivo", "tab", *"10.10.2012", "down", "down", *"1")
    await office.press("down", "down", "down", *["backspace"] * 3, *"POL")
    await office.stores()


async def proof(office: Office) -> None:
    """§ 5.1.b: twelve months on the first day of the championship: since 7 April 2025."""
    office.turns_to(2026, 1, 10)
    await office.does("player equal", *"108", "down", *"1", "down", "down", *"Meldeschein")
    await office.press(*["down"] * 6, *"8.4.2025", "down", *"7.4.2026")
    await office.sees("SJRP § 5.1.b")
    await office.press("up", *["backspace"] * 9, *"7.4.2025")
    await office.stores()


async def announced(office: Office) -> None:
    """What lacks is named with its paragraph; complete, the announcement goes out."""
    await office.press("f4", "e")
    await office.opens("n", *"em-u14", "down", *"u14")
    await office.sees("‹ Individual championship U14 ›")
    await office.press("down", *"7.4.2026", "down", *"EM U14")
    await office.stores()
    await office.press("enter")
    await office.opens("f")
    await office.sees("20 parts are lacking", "(SJRP § 7.8)")
    await office.press("down", *"SJRP", "down", *"Wer qualifiziert ist", "down", *"5.2.2026")
    await office.press("down", *"240", "down", *"0", "down", *"Pirmasens")
    await office.press("down", *"7.4.2026 8.4.2026", "down", *"90/40+30+30", "down", *"Titel")
    await office.press("down", *"Pokale", "down", "down", *"120", "down", *"yes", "down")
    for at, line in enumerate(SAID):
        await office.press(*["enter"] * bool(at), *line)
    await office.sees("It is complete and may go out.")
    await office.stores()
    await office.opens("i")
    await office.sees("goes out on 10 Jan 2026")
    await office.stores()


async def on_event(office: Office) -> None:
    """Go to the championship's page."""
    await office.goes_home()
    await office.press("f4", "e", "enter")
    await office.stands(EventPage)


async def places(office: Office) -> None:
    """§ 7.2: a region's first, last year's champion; § 7.3: eight weeks before 10 January."""
    await on_event(office)
    await office.does("event regional", *"10.1.2026")
    await office.sees("begins on 10 Jan 2026.")
    await office.stores()
    await office.does("event host", *"3")
    await office.stores()
    await _candidate(office, "101", "Pfalz", "1")
    await office.sees("Arndt Ada has a place (SJRP § 7.2).")
    await office.stores()
    await office.opens("k", *"102", *["down"] * 3, *"U14 2025")
    await office.sees("Bauer Bo has a place (SJRP § 7.2).")
    await office.stores()
    await _candidate(office, "103", "Rheinhessen", "1")
    await office.sees("Christ Cem has a place (SJRP § 7.2).")
    await office.stores()
    await office.opens("k", *"104", *["down"] * 8, *"15.11.2025", "down", *"13.12.2025")
    await office.press("down", *"Spielleiter, Kaderreferent, Pfalz", "down", *"Rheinhessen")
    await office.sees("Dorn Dana has a place (SJRP § 7.3).")
    await office.stores()
    await _candidate(office, "105", "Rheinland", "1")
    await office.stores()
    await _candidate(office, "106", "Rheinland", "2")
    await office.sees("Fink Finn may follow.", "Place 2 in Rheinland. (SJRP § 7.6)")
    await office.stores()
    await office.opens("u", *"108")
    await office.stores()


async def _candidate(office: Office, ident: str, region: str, place: str) -> None:
    await office.opens("k", *ident, "down", *region, "down", *place, *["down"] * 3, *"yes")


async def entered(office: Office) -> None:
    """§ 19.1: € 240 with board, € 120 without; an entry counts when it is paid in time."""
    office.turns_to(2026, 1, 20)
    await on_event(office)
    for ident in ("101", "102"):
        await office.opens("e", *ident)
        await office.sees("owes €240.00")
        await office.stores()
    for ident in ("103", "104", "108", "105"):
        await office.opens("e", *ident, *["down"] * 3, *"yes")
        await office.sees("owes €120.00")
        await office.stores()
    await office.opens("e", *"106", *["down"] * 3, *"yes", "down", *"yes")
    await office.sees("not called yet")
    await office.stores()


async def paid(office: Office) -> None:
    """Five are paid on the closing day, one a day later; who follows pays when called."""
    office.turns_to(2026, 2, 5)
    await on_event(office)
    await office.press("2")
    for row in range(5):
        await office.press(*["down"] * bool(row))
        await office.opens("p")
        await office.sees("The entry counts.")
        await office.stores()
    office.turns_to(2026, 2, 6)
    await office.press("down")
    await office.opens("p")
    await office.sees("they were due by 5 Feb 2026")
    await office.stores()
    office.turns_to(2026, 3, 2)
    await office.press("down")
    await office.opens("c", "tab", *"Next in Rheinland.")
    await office.sees("owes €120.00")
    await office.stores()
    await office.opens("p")
    await office.sees("The entry counts.")
    await office.stores()
