"""The season workbook's sheets, columns and words, the same for reading and writing."""

from dataclasses import dataclass

from league.facts.matches import Score
from league.facts.registrations import Kind
from league.facts.seasons import Mode


@dataclass(frozen=True, slots=True)
class Layout:
    """One sheet: its name and its columns in the order they are written."""

    name: str
    columns: tuple[str, ...]
    optional: frozenset[str] = frozenset()
    """Columns that a workbook may leave out."""
    required: bool = True
    """A workbook without this sheet is faulty."""


SEASON, DIVISIONS, CLUBS, PLAYERS = "Saison", "Bewerbe", "Vereine", "Spieler"
REGISTRATIONS, TEAMS, SQUADS, FIXTURES = "Meldungen", "Mannschaften", "Kader", "Spielplan"
BOARDS, REPORTS, DECLARATIONS = "Bretter", "Berichte", "Erklärungen"
EXTERNAL_GAMES, NATIONAL_SQUADS = "Elo extern", "Bundesliga-Kader"

MATCH_COLUMNS = ("Bewerb", "Runde", "Heim", "Gast")


def _layout(name: str, columns: str, optional: str = "", *, required: bool = True) -> Layout:
    extra = tuple(column.strip() for column in optional.split(",") if column.strip())
    names = tuple(column.strip() for column in columns.split(","))
    return Layout(name, names + extra, frozenset(extra), required)


LAYOUTS = (
    _layout(SEASON, "Schlüssel, Wert"),
    _layout(
        DIVISIONS,
        "Id, Name, Vorlage, Kreis, Ebene, Bretter, Letzte Klasse, Modus, Max Kader, Nachnennungen",
        "Auslosung am",
    ),
    _layout(
        CLUBS,
        "Nr, Name, Kurzname, Kreis, Bundesland, Mitglied seit, Gesperrt von, Gesperrt bis",
    ),
    _layout(
        PLAYERS,
        "Ident, Zuname, Vorname, Geburtsdatum, Geschlecht, Staat, Elo, FIDE-ID, FIDE-Elo, Titel",
    ),
    _layout(
        REGISTRATIONS,
        "Ident, Verein, Art, Gemeldet am, Spielberechtigt ab, Abgemeldet am, Gleichstellung",
        "Nachweis bis",
    ),
    _layout(
        TEAMS,
        "Kürzel, Name, Verein, Bewerb, Losnummer, Mannschaftsführer, Spiellokal",
        "Kader abgegeben am",
    ),
    _layout(SQUADS, "Mannschaft, Platz, Ident, Nachgenannt am", "Jugendbrett"),
    _layout(FIXTURES, "Bewerb, Runde, Heim, Gast, Endtermin, Spieltermin, Beginn"),
    _layout(
        BOARDS,
        "Bewerb, Runde, Heim, Gast, Brett, Heimspieler, Gastspieler, Ergebnis, Gespielt am",
        "Vermerk",
    ),
    _layout(REPORTS, "Bewerb, Runde, Heim, Gast, Seite, Gemeldet am, Pönale bezahlt"),
    _layout(DECLARATIONS, "Verein, Ident"),
    _layout(EXTERNAL_GAMES, "Ident, Bewerb, Datum"),
    _layout(NATIONAL_SQUADS, "Verein, Bewerb, Platz, Ident", required=False),
)
"""All sheets, in the order they are written; a sheet's references point to earlier ones."""

SEASON_KEYS = ("Saison", "Regelwerk", "Verband", "Elo-Liste")

KINDS = {"S": Kind.HOME, "G": Kind.GUEST, "KG": Kind.DISTRICT_GUEST}
SEXES = {"m": "m", "w": "w"}
MODES = {mode.value: mode.value for mode in Mode}
SIDES = {"Heim": "home", "Gast": "away"}
YES_NO = {"ja": True, "nein": False}
REMARKS = {
    "zu spät Heim": "late home",
    "zu spät Gast": "late away",
    "zu spät beide": "late both",
}
RESULTS: dict[str, Score] = {
    "1:0": (2, 0),
    "½:½": (1, 1),
    "0:1": (0, 2),
    "0:0": (0, 0),
    "½:0": (1, 0),
    "0:½": (0, 1),
}
"""Half points of home and away, as they are written."""
