"""A small federation with clubs in three Kreise, for registrations, lists and bonds."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from league.facts.actors import official
from league.facts.claims import Application
from league.facts.clubs import Club, Team
from league.facts.events import Announcement
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Division, Fixture, Season
from league.facts.squads import SquadEntry
from league.rulebooks import load
from league.services.journal import views as journal
from league.services.session import transactions

EVENT_DAY, CLOSING = date(2012, 3, 3), date(2012, 2, 20)
FULL = Announcement(
    name="U18 championship",
    organiser="Verband der Probe",
    eligible="Youths born 1994 or later",
    closing=CLOSING,
    entry_fee=1000,
    deposit=0,
    venue="Graz",
    dates=(EVENT_DAY,),
    time_control="90 minutes and 30 seconds a move",
    titles="The winner is champion.",
    prizes="Cups",
    rules="TUWO",
)
"""An Ausschreibung that lacks nothing (§ 4.2)."""

BOOK = load("tuwo-stmk-2011")
NAME = "2011/12"
BY = "Anna Muster"

CLUBS = (
    Club("601", "Turm Aubach", None, "Graz", "Steiermark", date(1950, 1, 1)),
    Club("602", "Springer Bichl", None, "Süd", "Steiermark", date(1950, 1, 1)),
    Club("603", "Läufer Cella", None, "Graz", "Steiermark", date(1950, 1, 1)),
    Club("701", "Turm Dornau", None, None, "Burgenland", None),
)
"""The last is a neighbour's club."""

PLAYERS = (
    *(Player(str(100 + n), f"Spieler{n}", "Ada", date(1980, 1, 1), rating=2000 - 50 * n,
             nation="AUT")
      for n in range(1, 11)),
    Player("120", "Jung", "Bo", date(1994, 1, 1), rating=1400, nation="AUT"),
    Player("121", "Fremd", "Cy", date(1980, 1, 1), nation="CRO", rating=1700),
    Player("122", "Neu", "Di", date(1980, 1, 1), rating=1780, nation="AUT"),
    Player("123", "Gast", "Ed", date(1980, 1, 1), rating=1500, nation="AUT"),
)  # fmt: skip
"""101 … 110 are home players of 601; 120 a U18, born on the first day that is young enough."""

LANDESLIGA = replace(BOOK.divisions["landesliga"], id="ll", late_nominations=2, max_size=12)
KREISLIGA = replace(
    BOOK.divisions["kreisliga-graz"], id="kl", name="Stadtliga", boards=2, late_nominations=2,
    youth_board=False,
)  # fmt: skip
DIVISIONS: tuple[Division, ...] = (LANDESLIGA, KREISLIGA)

ROUNDS = tuple(date(2011, 10, day) for day in (1, 8, 15, 22, 29))


def season() -> Season:
    home = tuple(_home(str(100 + n), "601") for n in range(1, 11))
    return Season(
        name=NAME,
        rulebook="tuwo-stmk-2011",
        federation="Verband der Probe",
        list_date=date(2011, 7, 1),
        divisions=DIVISIONS,
        clubs=CLUBS,
        players=PLAYERS,
        registrations=(
            *home,
            _home("120", "601"),
            _home("121", "601"),
            Registration("123", "602", Kind.GUEST, date(2010, 1, 1)),
        ),
        teams=(
            Team("A1", "Aubach 1", "601", "ll", 1),
            Team("A2", "Aubach 2", "601", "kl", 1),
            Team("C1", "Cella 1", "603", "ll", 2),
            Team("C2", "Cella 2", "603", "kl", 2),
        ),
        squads=(
            *(SquadEntry("A1", n, str(100 + n)) for n in range(1, 9)),
            SquadEntry("A2", 1, "108"),
            SquadEntry("A2", 2, "109"),
        ),
        fixtures=tuple(
            Fixture("ll", number, "A1", "C1", day, day) for number, day in enumerate(ROUNDS, 1)
        ),
    )


def _home(ident: str, club: str) -> Registration:
    return Registration(ident, club, Kind.HOME, date(2010, 1, 1))


def used(before: Season, ident: str, rounds: int) -> Season:
    """Return the season with a player at board 8 of team A1 in its first rounds, seven others up.

    Four of eight must come for a team to have appeared.
    """
    boards = tuple(
        BoardRecord(fixture.key, board, str(100 + board) if board < 8 else ident, None, None)
        for fixture in before.fixtures[:rounds]
        for board in range(1, 9)
    )
    return replace(before, boards=boards)


def application(ident: str, club: str, posted: date, **more: object) -> Application:
    values: dict[str, object] = {"kind": Kind.HOME, "nation": "AUT"}
    return Application(ident=ident, club=club, posted=posted, **(values | more))  # type: ignore[arg-type]  # the test gives the types


def open_world(folder: Path, content: Season | None = None) -> None:
    transactions.open_file(folder / "a.sqlite")
    transactions.import_season(content or season(), official(BY), "Saisonbeginn")


def loaded() -> Season:
    return transactions.load()[0]


def steps() -> int:
    """Return how many steps the journal has after the import, and hold that it is whole."""
    assert journal.verify() is None
    return len(journal.rows()) - 1
