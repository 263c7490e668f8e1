"""Sheets that a workbook may have besides the season's: decisions, games, what is on record."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from league.facts.game_files import GameFile
from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action, Ruling
from league.sanitizing import LONGEST_STORED
from league.services.workbook.cells import Row, shown
from league.services.workbook.columns import Column, ident, maybe_whole, sheet, text, whole, word
from league.services.workbook.layout import MATCH_COLUMNS, MOST, of_match
from league.storage.mapping_matches import ruling_row
from league.storage.records import WITHDRAWN
from league.views.carried import Carried, Version

ACTIONS = {
    "bestätigt": Action.CONFIRM,
    "erlassen": Action.WAIVE,
    "geändert": Action.CHANGE,
    "festgesetzt": Action.ADD,
    "ausgeschlossen": Action.EXCLUDE,
    "wieder offen": Action.REOPEN,
}
LANGUAGES = {"deutsch": "de", "englisch": "en"}
_LANGUAGE_WORDS = {code: word for word, code in LANGUAGES.items()}
WHOSE = {"Saison": False, "Verband": True}
SORTS = {
    "Anmeldung": "application",
    "Abstellung": "call_up",
    "Absage eines Bewerbs": "cancellation",
    "Forderung": "charge",
    "Auf- und Abstieg": "closing",
    "Vereinsadresse": "club_office",
    "Zustimmung": "consent",
    "Cupauslosung": "cup_draw",
    "Los im Cup": "cup_lot",
    "Erklärung": "declaration",
    "Abmeldung": "deregistration",
    "Bescheid": "notice",
    "Beschluss für einen Bewerb": "division_decision",
    "Auslosung": "draw",
    "Mahnung": "reminder",
    "Meldepflicht": "duty",
    "Gleichstellung": "equal_status",
    "Turnier": "event",
    "Verband": "federation_office",
    "Höhere Gewalt": "force_majeure",
    "Spielgemeinschaft": "joint_team",
    "Stammverband verlassen": "left_home",
    "Spielort": "match_office",
    "Verlegung": "move",
    "Einspruch": "objection",
    "Sperre": "person_ban",
    "Buchung": "posting",
    "Geschützter Termin": "protected_date",
    "Protest": "protest",
    "Qualifikation": "qualification",
    "Qualifikation: Spieler": "qualification_players",
    "Qualifikation: Kader": "qualification_list",
    "Qualifikation: Beschluss": "qualification_decision",
    "Qualifikation: Ergebnis": "qualification_result",
    "Elo-Meldung": "rating_filing",
    "Elo-Liste": "rating_list",
    "Wiederholung": "replay",
    "Runde": "round_state",
    "Vereinssperre": "suspension",
    "Paarungsturnier": "tournament",
    "Paarungsturnier: Abwesenheit": "tournament_absence",
    "Paarungsturnier: Ergebnis": "tournament_result",
    "Paarungsturnier: Meldung": "tournament_entry",
    "Paarungsturnier: Nummern": "tournament_numbers",
    "Paarungsturnier: Punkte": "tournament_adjustment",
    "Paarungsturnier: Runde": "tournament_round",
    "Paarungsturnier: Stichkampf": "playoff",
    "Zahlungsfrist": "payment_term",
    "Mannschaftsadresse": "team_office",
    "Schule": "school",
    "Schulmannschaft": "school_team",
    "Schüler": "pupil",
}
"""Words for kinds of records; any other kind stands in the sheet under its stored name."""
WORDS = {kind: word for word, kind in SORTS.items()}
_FOLDED = {word.casefold(): kind for word, kind in SORTS.items()}

_PART = re.compile(r"(?s).{1,30000}(?<!\s)(?!\s)")
"""As much as a cell holds; no part begins or ends with a blank, which cells may lose."""


@dataclass(frozen=True, slots=True)
class RulingRow:
    """A decision as its row says it."""

    division: str | None
    round: int | None
    home: str | None
    away: str | None
    team: str | None
    action: Action
    target: str
    cents: int | None
    reason: str
    by: str
    at: datetime

    @property
    def match_parts(self) -> tuple[str | int | None, ...]:
        """Return what names the match; all None when none is meant."""
        return self.division, self.round, self.home, self.away


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A version of a fact on record as its row says it, or a part of it."""

    beyond: bool
    """It belongs to the federation and to no season."""
    kind: str
    key: str
    part: int | None
    """From 1; None = it is whole."""
    body: str
    """JSON; empty = what was recorded before is withdrawn."""
    by: str
    at: datetime


@dataclass(frozen=True, slots=True)
class CarriedRows:
    """The rows of both sheets."""

    rulings: tuple[RulingRow, ...]
    games: tuple[GameFile, ...]
    records: tuple[RecordRow, ...]


def _moment(row: Row, column: str) -> datetime:
    said = row.text(column)
    try:
        found = datetime.fromisoformat(said)
        if found.tzinfo is not None:
            return found.astimezone(UTC)
    except (ValueError, OverflowError):
        pass
    if said:
        expected = _("“{value}” is no moment, such as 2011-12-10T17:30:00+00:00.")
        row.fault(column, expected.format(value=said))
    return datetime.fromtimestamp(0, UTC)


def _body(row: Row, column: str) -> str:
    """Return JSON, or a part of it, as it stands in the cell; its texts are looked at later."""
    cell = row.cells.get(column, "")
    if not isinstance(cell, str):
        row.fault(
            column, _("“{value}” is not {expected}.").format(value=shown(cell), expected="JSON")
        )
        return ""
    return cell


def _kind(row: Row, column: str) -> str:
    said = row.text(column)
    return _FOLDED.get(" ".join(said.split()).casefold(), said)


def _text_of(row: Row, column: str) -> str:
    return row.maybe_text(column, lines=True, longest=LONGEST_STORED) or ""


def _score(name: str, field: str) -> Column:
    """Return a column of games as they were written down."""
    return Column(name, field, _text_of, as_text=True)


def _start(row: Row, column: str) -> str:
    """Return a FEN or a number; a sheet takes the number for one when its cell is not text."""
    cell = row.cells.get(column, "")
    return str(cell) if isinstance(cell, int) else row.maybe_text(column) or ""


def _language(row: Row, column: str) -> str:
    return str(row.maybe_word(column, LANGUAGES) or "")


KIND = Column("Was", "kind", _kind, lambda kind: WORDS.get(kind, kind))
_BY = text("Von", "by")
_AT = Column("Am", "at", _moment, lambda moment: moment.isoformat(), as_text=True)
RULINGS = sheet(
    "Entscheidungen",
    "rulings",
    RulingRow,
    ident("Bewerb", "division", empty=True),
    maybe_whole("Runde", "round", 1, MOST),
    ident("Heim", "home", empty=True),
    ident("Gast", "away", empty=True),
    ident("Mannschaft", "team", empty=True),
    word("Entscheidung", "action", ACTIONS, Action.CONFIRM),
    Column("Worüber", "target", Row.text, as_text=True),
    maybe_whole("Cent", "cents"),
    Column("Begründung", "reason", lambda row, name: row.maybe_text(name, lines=True) or ""),
    _BY,
    _AT,
    required=False,
)
RECORDS = sheet(
    "Aufzeichnungen",
    "records",
    RecordRow,
    word("Gilt für", "beyond", WHOSE, stand_in=False),
    KIND,
    Column("Schlüssel", "key", Row.text, as_text=True),
    maybe_whole("Teil", "part", 1, MOST),
    Column("Inhalt", "body", _body, as_text=True),
    _BY,
    _AT,
    required=False,
)
GAMES = sheet(
    "Partien",
    "games",
    partial(of_match, GameFile),
    *MATCH_COLUMNS,
    whole("Brett", "board", 1),
    _score("Züge", "moves"),
    _score("Formular Weiß", "white_sheet"),
    _score("Formular Schwarz", "black_sheet"),
    Column("Grundstellung", "start", _start, as_text=True),
    Column("Sprache", "language", _language, _LANGUAGE_WORDS.get),
    required=False,
)
CARRIED = (RULINGS, GAMES, RECORDS)
"""All three; a workbook has those in which something stands."""


def rows_of(carried: Carried) -> CarriedRows:
    """Return the rows of what a file holds besides a season."""
    return CarriedRows(
        tuple(ruling_row_of(one) for one in carried.rulings),
        carried.games,
        tuple(row for one in carried.records for row in _record_rows(one)),
    )


def ruling_row_of(ruling: Ruling) -> RulingRow:
    """Return a decision as its row says it."""
    return RulingRow(**(ruling_row(ruling) | {"action": ruling.action, "at": ruling.at}))


def _record_rows(version: Version) -> Iterator[RecordRow]:
    body = "" if version.body == WITHDRAWN else version.body
    parts = _PART.findall(body) or [""]
    for number, part in enumerate(parts, 1):
        at = number if len(parts) > 1 else None
        yield RecordRow(
            version.season is None, version.kind, version.key, at, part, version.by, version.at
        )


def match_of(row: RulingRow) -> MatchKey | None:
    """Return the match that a decision is about; None when it names none, or not all of it."""
    if row.division is None or row.round is None or row.home is None or row.away is None:
        return None
    return row.division, row.round, row.home, row.away
