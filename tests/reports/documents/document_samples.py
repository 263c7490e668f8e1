"""Documents to write: of every kind of block, with names that are hard to set."""

from datetime import UTC, date, datetime, time

from league.views.columns import Kind
from reports.document import (
    Appointment,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Heading,
    Lines,
    NewPage,
    Score,
    Signatures,
    Table,
    Words,
)
from tests.worlds.view_samples import LONG_NAME, person

DAY = date(2011, 10, 15)
ENDLESS = "Ž" * 200
"""A name of 200 letters without a place to break it."""
MARK = "Bretterwertung"


def fees(count: int = 3) -> Table:
    """Return so many fees: of 22,00, 23,00 … euros, and half points 1, 2 …"""
    columns = (
        Column("Nr.", Kind.NUMBER),
        Column("Verein"),
        Column("Tag", Kind.DAY),
        Column("Beginn", Kind.CLOCK),
        Column("Punkte", Kind.SCORE),
        Column("Betrag", Kind.MONEY),
    )
    rows = tuple(
        (number, f"SK Almdorf {number}", DAY, time(14, 5), number, 2100 + 100 * number)
        for number in range(1, count + 1)
    )
    return Table(columns, rows, "Gebühren", sums=(4, 5))


def squad(count: int) -> Table:
    columns = (Column("Brett", Kind.NUMBER), Column("Pass"), Column("Name"))
    rows = tuple((place, str(100200 + place), person(place)) for place in range(1, count + 1))
    return Table(columns, rows)


def letter(*blocks: Block) -> Document:
    """Return a letter to a club."""
    return Document(
        title="Pönalevorschreibung",
        over="Landesverband · 2011/12",
        under="Landesliga",
        foot="Landesverband · 2011/12",
        audience="SK Almdorf",
        letterhead=("Landesverband Steiermark", "Hauptplatz 3, 8010 Graz"),
        address=("SK Almdorf", "Dorfstraße 7", "8999 Almdorf"),
        place_and_day="Graz, am 15.10.2011",
        blocks=blocks,
    )


def of_all_blocks() -> Document:
    """Return a document with a block of every kind."""
    name = Cell(LONG_NAME, below="(A) 100205", bold=True, shaded=True)
    results = (Column("Spieler"), Column("Ergebnis", Kind.RESULT), Column(MARK, Kind.POINTS))
    return letter(
        Heading("Der Wettkampf"),
        Score("SK Almdorf 1", "Schachfreunde Föhrenstein 1", "2½ : 4½", ("Punkte 0 : 2",)),
        Facts((("Tag", DAY), ("Beginn", time(14, 5)), ("Lokal", "Gasthof zur Post"))),
        Words("Erste Zeile\nZweite Zeile"),
        Words("Klein gedruckt", small=True),
        Table(results, ((name, (2, 0), 3), ("Köhler", (None, "K"), None))),
        fees(),
        Lines(("Ort und Ende",)),
        NewPage(landscape=True),
        Words("Urkunde", large=True),
        Signatures(("Der Spielleiter", "Der Präsident")),
    )


def form() -> Document:
    """Return a match form: eight boards to write into and two squads of fourteen."""
    columns = (
        Column("Br.", Kind.NUMBER),
        Column("SK Almdorf 1"),
        Column("Elo", Kind.NUMBER),
        Column("", Kind.CENTRED),
        Column("Ergebnis", Kind.RESULT, 18),
        Column("", Kind.CENTRED),
        Column("Schachfreunde Föhrenstein 1"),
        Column("Elo", Kind.NUMBER),
    )
    boards = tuple(
        (
            board,
            Cell(person(board), "(A) 100205"),
            2000 + board,
            "□",
            None,
            "■",
            Cell(person(board + 3), "100777"),
            1900 + board,
        )
        for board in range(1, 9)
    )
    return Document(
        title="Wettkampfformular",
        foot="Landesverband · 2011/12",
        blocks=(
            Facts((("Tag", "15.10.2011"), ("Lokal", "Gasthof zur Post, Hauptplatz 3"))),
            Table(columns, boards, room=9),
            squad(14),
            squad(14),
            Lines(("Ort und Ende", "Protest")),
            Signatures(("Heim", "Gast", "Schiedsrichter")),
        ),
    )


def season() -> Document:
    """Return two appointments: a match, moved an hour after midnight of 2 September, and a day."""
    match = Appointment(
        uid="match-7@spielleiter",
        title="SK Almdorf 1 – SK Bachried 1; Landesliga, Runde 3",
        day=DAY,
        start=time(14, 0),
        hours=6,
        place="Gasthof zur Post, Hauptplatz 3",
        words="Runde 3\nHeimspiel",
        changes=3,
        changed=datetime(2011, 9, 2, 1, 0, tzinfo=UTC),
    )
    whole = Appointment(uid="event-1@spielleiter", title="Blitzturnier", day=date(2012, 1, 6))
    return Document(title="Termine", appointments=(match, whole), zone="Europe/Vienna")
