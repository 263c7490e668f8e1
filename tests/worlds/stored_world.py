"""A small season in which every field is filled, and its workbook typed by hand."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from datetime import UTC, date, datetime, time
from pathlib import Path

import openpyxl

from league.decision_subjects import FindingKey
from league.errors import RuleBookError
from league.facts.clubs import Club, Team
from league.facts.matches import Side
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Division, Fixture, MatchKey, ReportRecord, Season
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.rulings import Action, Ruling
from league.storage import journal
from league.storage.database import moment, writing

MATCH: MatchKey = ("kl", 1, "A1", "B1")
SECOND: MatchKey = ("kl", 2, "B1", "A1")

TEMPLATES = {
    "kreisliga": Division(
        "kreisliga", "Kreisliga", "kreisliga", "kreisliga", 1, None, 8, youth_board=True
    ),
    "u14": Division("u14", "U14", "u14", "jugend", 3, None, 4, age_group="U14"),
    **{
        id: Division(id, id, id, "bundesliga", level, None, 6)
        for id, level in (("bundesliga-1", -2), ("bundesliga-2", -1))
    },
}


def templates_of(rulebook: str) -> Mapping[str, Division]:
    if rulebook != "test-book":
        raise RuleBookError(f"There is no rule book {rulebook}.")
    return TEMPLATES


def season(name: str = "2011/12") -> Season:
    return Season(
        name=name,
        rulebook="test-book",
        federation="Verband der Probe",
        list_date=date(2011, 7, 1),
        divisions=(
            Division(
                "kl",
                "Kreisliga Süd",
                "kreisliga",
                "kreisliga",
                1,
                "Süd",
                3,
                mode="starr",
                lowest=True,
                youth_board=True,
                max_size=20,
                late_nominations=0,
                draw=date(2011, 6, 30),
            ),
            Division("u14", "Jugend", "u14", "jugend", 3, None, 4, age_group="U14"),
        ),
        clubs=(
            Club(
                "601",
                "=Turm & Söhne",
                "Turm",
                "Süd",
                "Steiermark",
                date(1950, 1, 1),
                date(2012, 1, 1),
                date(2012, 2, 29),
            ),
            Club("B-2", "1903"),
        ),
        players=(
            Player(
                "100001", "Šimić", "Ana", date(1900, 1, 4), "w", "CRO", 2308, 14500001, 2290, "WFM"
            ),
            Player("100002", "_x0041_", "Boris", rating=0, nation="AUT"),
            Player("0100003", "Čap", nation="XXX"),
            Player("G-4", "@Őry", "Ž", date(2000, 2, 29), nation="AUT"),
            Player("100005", "Ganz", nation="AUT"),
        ),
        registrations=(
            Registration(
                "100001",
                "601",
                Kind.GUEST,
                date(2010, 1, 2),
                date(2010, 2, 3),
                date(2012, 3, 4),
                "e",
                date(2011, 12, 31),
            ),
            Registration("100002", "601", Kind.HOME, date(2009, 1, 1)),
            Registration("G-4", "B-2", Kind.DISTRICT_GUEST, date(2009, 1, 1)),
        ),
        teams=(
            Team("A1", "Turm 1", "601", "kl", 1, "Ganz", "Gasthof\nPost", date(2011, 8, 1)),
            Team("B1", "1903 1", "B-2", "kl"),
        ),
        squads=(
            SquadEntry("A1", 1, "100001", date(2011, 11, 11), youth_board=True),
            SquadEntry("A1", 2, "100002"),
            SquadEntry("B1", 1, "0100003"),
        ),
        fixtures=(
            Fixture("kl", 1, "A1", "B1", date(2011, 9, 24), date(2011, 9, 17), time(15, 0)),
            Fixture("kl", 2, "B1", "A1", date(2011, 10, 8), date(2011, 10, 8)),
        ),
        boards=(
            BoardRecord(MATCH, 1, "100001", "0100003", (1, 1), date(2011, 9, 10), "late home"),
            BoardRecord(MATCH, 2, "100002", "G-4", (1, 0), None, "late both"),
            BoardRecord(MATCH, 3, None, "100005", None),
            BoardRecord(SECOND, 1, "G-4", "100001", (0, 0), None, "late away"),
        ),
        reports=(
            ReportRecord(MATCH, "home", date(2011, 9, 18), (3,)),
            ReportRecord(MATCH, "away", None),
        ),
        declarations=(Declaration("601", "100002"),),
        external_games=(ExternalGame("100001", "bundesliga-2", date(2011, 10, 1)),),
        national_squads=(NationalSquadEntry("601", "bundesliga-2", 1, "100001"),),
    )


def ruling(action: Action = Action.WAIVE, **more: object) -> Ruling:
    values: dict[str, object] = {
        "action": action,
        "target": FindingKey("4.4.a.2", Side.HOME, 3),
        "reason": "Schneesturm",
        "by": "Spielleiterin",
        "at": datetime(2011, 9, 20, 18, 30, tzinfo=UTC),
        "match": MATCH,
    }
    return Ruling(**(values | more))  # type: ignore[arg-type]  # the values are typed by the caller


Cells = dict[str, list[list[object]]]

_WORKBOOK: Cells = {
    "Saison": [
        ["Schlüssel", "Wert"],
        ["Saison", "2011/12"],
        ["Regelwerk", "test-book"],
        ["Verband", "Verband der Probe"],
        ["Elo-Liste", date(2011, 7, 1)],
    ],
    "Bewerbe": [
        [
            "Id",
            "Name",
            "Vorlage",
            "Kreis",
            "Ebene",
            "Bretter",
            "Letzte Klasse",
            "Modus",
            "Max Kader",
            "Nachnennungen",
        ],
        ["kl", "Kreisliga", "kreisliga", "Süd", 1, 3, "ja", "kader", None, None],
        ["u14", "Jugend", "u14", None, 3, 4, None, "elo", 20, 5],
    ],
    "Vereine": [
        [
            "Nr",
            "Name",
            "Kurzname",
            "Kreis",
            "Bundesland",
            "Mitglied seit",
            "Gesperrt von",
            "Gesperrt bis",
        ],
        [601, "Turm", None, "Süd", None, date(1950, 1, 1), None, None],
        [602, "Läufer", None, "Süd", None, "01.01.1960", None, None],
    ],
    "Spieler": [
        [
            "Ident",
            "Zuname",
            "Vorname",
            "Geburtsdatum",
            "Geschlecht",
            "Staat",
            "Elo",
            "FIDE-ID",
            "FIDE-Elo",
            "Titel",
        ],
        [1, "Alt", "Ada", date(1980, 2, 29), "w", "AUT", 2000, None, None, None],
        [2, "Berg", "Bo", None, "m", "AUT", None, None, None, None],
        [3, "Cap", "Cy", "1.2.1990", "m", "XXX", None, None, None, None],
        ["4", "Dorn", None, None, "m", "GER", 1800, 4600001, 1850, "FM"],
    ],
    "Meldungen": [
        [
            "Ident",
            "Verein",
            "Art",
            "Gemeldet am",
            "Spielberechtigt ab",
            "Abgemeldet am",
            "Gleichstellung",
        ],
        [1, 601, "S", date(2000, 1, 1), None, None, None],
        [2, 601, "G", date(2000, 1, 1), date(2000, 2, 1), None, "c"],
        [3, 602, "KG", date(2000, 1, 1), None, date(2012, 1, 1), None],
    ],
    "Mannschaften": [
        ["Kürzel", "Name", "Verein", "Bewerb", "Losnummer", "Mannschaftsführer", "Spiellokal"],
        ["A1", "Turm 1", 601, "kl", 1, None, None],
        ["B1", "Läufer 1", 602, "kl", 2, None, None],
        ["J1", "Turm J", 601, "u14", 1, None, None],
    ],
    "Kader": [
        ["Mannschaft", "Platz", "Ident", "Nachgenannt am"],
        ["A1", 1, 1, None],
        ["A1", 2, 2, date(2011, 10, 1)],
        ["B1", 1, 3, None],
    ],
    "Spielplan": [
        ["Bewerb", "Runde", "Heim", "Gast", "Endtermin", "Spieltermin", "Beginn"],
        ["kl", 1, "A1", "B1", date(2011, 9, 24), None, "15:00"],
        ["kl", 2, "B1", "A1", date(2011, 10, 8), date(2011, 10, 1), time(9, 30)],
    ],
    "Bretter": [
        [
            "Bewerb",
            "Runde",
            "Heim",
            "Gast",
            "Brett",
            "Heimspieler",
            "Gastspieler",
            "Ergebnis",
            "Gespielt am",
        ],
        ["kl", 1, "A1", "B1", 1, 1, 3, "½:½", None],
        ["kl", 1, "A1", "B1", 2, 2, 4, "1:0", date(2011, 9, 20)],
        ["kl", 1, "A1", "B1", 3, None, None, None, None],
    ],
    "Berichte": [
        ["Bewerb", "Runde", "Heim", "Gast", "Seite", "Gemeldet am", "Pönale bezahlt"],
        ["kl", 1, "A1", "B1", "Heim", date(2011, 9, 24), "3"],
        ["kl", 1, "A1", "B1", "Gast", None, None],
    ],
    "Erklärungen": [["Verein", "Ident"], [601, 1]],
    "Elo extern": [["Ident", "Bewerb", "Datum"], [1, "bundesliga-1", date(2011, 10, 1)]],
}


def typed_workbook() -> Cells:
    return deepcopy(_WORKBOOK)


def save(cells: Cells, folder: Path) -> Path:
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for name, rows in cells.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    path = folder / "saison.xlsx"
    book.save(path)
    return path


@contextmanager
def stepping() -> Iterator[None]:
    """Make everything inside one transaction with one step of the journal that tells of it."""
    with writing():
        yield
        journal.append(at=moment(), by="T", what="t", subject="", before="", after="", why="")
