"""The season workbook: its sheets, their columns, and the facts that stand in their rows."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any, TypeVar

from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Division, Fixture, Mode, ReportRecord
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.language import _
from league.services.workbook.cells import Row
from league.services.workbook.columns import (
    MATCH_FIELDS,
    RESULTS,
    Column,
    board_numbers,
    day,
    ident,
    letter,
    maybe_whole,
    maybe_word,
    nation,
    result,
    sheet,
    text,
    whole,
    word,
    yes,
)

T = TypeVar("T")

MOST_BOARDS, MOST = 100, 999
"""Above, a number of boards, rounds, places or levels is a slip of the pen."""
SEASON_KEYS = ("Saison", "Regelwerk", "Verband", "Elo-Liste")
KINDS = {"S": Kind.HOME, "G": Kind.GUEST, "KG": Kind.DISTRICT_GUEST}
SEXES = {"m": "m", "w": "w"}
MODES = {mode.value: mode.value for mode in Mode}
SIDES = {"Heim": "home", "Gast": "away"}
REMARKS = {"zu spät Heim": "late home", "zu spät Gast": "late away", "zu spät beide": "late both"}
MATCH_COLUMNS = (
    ident("Bewerb", "division"),
    whole("Runde", "round", 1, MOST),
    ident("Heim", "home"),
    ident("Gast", "away"),
)


def division(templates: Mapping[str, Division] | None, row: Row) -> Division:
    """Return a division: what its model in the rule book says, changed by the row.

    ``templates`` is None when the rule book is unknown, which is a problem of its own.
    """
    changed: Division = DIVISIONS.fact(row)
    model = changed if templates is None else templates.get(changed.like)
    if model is None:
        expected = _("“{value}” is no division of the rule book; expected is one of {models}.")
        models = ", ".join(templates or ())
        row.fault("Vorlage", expected.format(value=changed.like, models=models))
        model = changed
    fields = {column.field: getattr(changed, column.field) for column in DIVISIONS.columns}
    return replace(model, **fields)


def _blank_division(**fields: Any) -> Division:  # values of its fields
    return replace(Division("", "", "", "", 0, None, 1), **fields)


def _fixture(*, day: date | None, end_date: date, **more: Any) -> Fixture:
    """Return a match of the calendar; without a day of its own it is played on the last day."""
    return Fixture(day=day or end_date, end_date=end_date, **more)


def of_match(fact: Callable[..., T], **values: object) -> T:
    """Return a fact about a match from the values of a row, four of which name the match."""
    match = tuple(values.pop(field) for field in MATCH_FIELDS)
    return fact(match=match, **values)


def _numbers(paid: Iterable[int]) -> str | None:
    return ", ".join(map(str, paid)) or None


SEASON = sheet("Saison", "", dict, text("Schlüssel", ""), text("Wert", ""))
DIVISIONS = sheet(
    "Bewerbe",
    "divisions",
    _blank_division,
    ident("Id", "id"),
    text("Name", "name"),
    text("Vorlage", "like"),
    Column("Kreis", "district"),
    whole("Ebene", "level", most=MOST),
    whole("Bretter", "boards", 1, MOST_BOARDS),
    yes("Letzte Klasse", "lowest", no="nein"),
    word("Modus", "mode", MODES, Mode.LIST.value),
    maybe_whole("Max Kader", "max_size", 1, MOST),
    maybe_whole("Nachnennungen", "late_nominations", most=MOST),
    day("Auslosung am", "draw", optional=True),
)
CLUBS = sheet(
    "Vereine",
    "clubs",
    Club,
    ident("Nr", "id"),
    text("Name", "name"),
    Column("Kurzname", "short_name"),
    Column("Kreis", "district"),
    Column("Bundesland", "state"),
    day("Mitglied seit", "member_since"),
    day("Gesperrt von", "suspended_from"),
    day("Gesperrt bis", "suspended_until"),
)
PLAYERS = sheet(
    "Spieler",
    "players",
    Player,
    ident("Ident", "ident"),
    text("Zuname", "surname"),
    Column("Vorname", "given_name", lambda row, column: row.maybe_text(column) or ""),
    day("Geburtsdatum", "born"),
    word("Geschlecht", "sex", SEXES, "m"),
    Column("Staat", "nation", nation),
    maybe_whole("Elo", "rating"),
    maybe_whole("FIDE-ID", "fide_id", 1),
    maybe_whole("FIDE-Elo", "fide_rating"),
    Column("Titel", "title"),
)
REGISTRATIONS = sheet(
    "Meldungen",
    "registrations",
    Registration,
    ident("Ident", "ident"),
    ident("Verein", "club"),
    word("Art", "kind", KINDS, Kind.HOME),
    day("Gemeldet am", "reported", empty=False),
    day("Spielberechtigt ab", "eligible_from"),
    day("Abgemeldet am", "deregistered"),
    Column("Gleichstellung", "equal", letter),
    day("Nachweis bis", "proof_until", optional=True),
)
TEAMS = sheet(
    "Mannschaften",
    "teams",
    Team,
    ident("Kürzel", "id"),
    text("Name", "name"),
    ident("Verein", "club"),
    ident("Bewerb", "division"),
    maybe_whole("Losnummer", "draw_number", 1, MOST),
    Column("Mannschaftsführer", "captain"),
    Column("Spiellokal", "venue", partial(Row.maybe_text, lines=True)),
    day("Kader abgegeben am", "list_submitted", optional=True),
)
SQUADS = sheet(
    "Kader",
    "squads",
    SquadEntry,
    ident("Mannschaft", "team"),
    whole("Platz", "place", 1),
    ident("Ident", "ident"),
    day("Nachgenannt am", "nominated"),
    yes("Jugendbrett", "youth_board", optional=True),
)
FIXTURES = sheet(
    "Spielplan",
    "fixtures",
    _fixture,
    *MATCH_COLUMNS,
    day("Endtermin", "end_date", empty=False),
    day("Spieltermin", "day"),
    Column("Beginn", "start", Row.maybe_clock),
)
BOARDS = sheet(
    "Bretter",
    "boards",
    partial(of_match, BoardRecord),
    *MATCH_COLUMNS,
    whole("Brett", "board", 1),
    ident("Heimspieler", "home_player", empty=True),
    ident("Gastspieler", "away_player", empty=True),
    replace(maybe_word("Ergebnis", "result", RESULTS, as_text=True), read=result),
    day("Gespielt am", "played_on"),
    maybe_word("Vermerk", "remark", REMARKS, optional=True),
)
REPORTS = sheet(
    "Berichte",
    "reports",
    partial(of_match, ReportRecord),
    *MATCH_COLUMNS,
    word("Seite", "side", SIDES, ""),
    day("Gemeldet am", "reported"),
    Column("Pönale bezahlt", "gaps_paid", board_numbers, _numbers, as_text=True),
)
DECLARATIONS = sheet(
    "Erklärungen", "declarations", Declaration, ident("Verein", "club"), ident("Ident", "ident")
)
EXTERNAL_GAMES = sheet(
    "Elo extern",
    "external_games",
    ExternalGame,
    ident("Ident", "ident"),
    ident("Bewerb", "division"),
    day("Datum", "day", empty=False),
)
NATIONAL_SQUADS = sheet(
    "Bundesliga-Kader",
    "national_squads",
    NationalSquadEntry,
    ident("Verein", "club"),
    ident("Bewerb", "division"),
    whole("Platz", "place", 1),
    ident("Ident", "ident"),
    required=False,
)
SHEETS_OF_FACTS = (
    DIVISIONS,
    CLUBS,
    PLAYERS,
    REGISTRATIONS,
    TEAMS,
    SQUADS,
    FIXTURES,
    BOARDS,
    REPORTS,
    DECLARATIONS,
    EXTERNAL_GAMES,
    NATIONAL_SQUADS,
)
LAYOUTS = (SEASON, *SHEETS_OF_FACTS)
"""All sheets, in the order they are written; a sheet's references point to earlier ones."""
