"""Rows of the season workbook as facts."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import time
from typing import TypeVar

from league.facts.clubs import Club, Team
from league.facts.matches import Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Division, Fixture, MatchKey, Mode, ReportRecord
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.language import _
from league.services.workbook.cells import (
    Row,
    shown,
)
from league.services.workbook.layout import (
    KINDS,
    MODES,
    REMARKS,
    RESULTS,
    SEXES,
    SIDES,
    YES_NO,
)

T = TypeVar("T")

MOST_BOARDS, MOST = 100, 999
"""Above, a number of boards, rounds, places or levels is a slip of the pen."""

Pairs = list[tuple[Row, T]]
"""Facts with the rows they come from."""


def pairs(rows: list[Row], make: Callable[[Row], T]) -> "Pairs[T]":
    """Make a fact of every row."""
    return [(row, make(row)) for row in rows]


def division(row: Row, templates: Mapping[str, Division] | None) -> Division:
    """Return a division: what its model in the rule book says, changed by the row.

    ``templates`` is None when the rule book is unknown, which is a problem of its own.
    """
    like = row.text("Vorlage")
    mode = row.word("Modus", MODES, Mode.LIST.value)
    model = Division("", "", like, "", 0, None, 1) if templates is None else templates.get(like)
    if model is None:
        models = ", ".join(templates or ())
        expected = _("“{value}” is no division of the rule book; expected is one of {models}.")
        row.fault("Vorlage", expected.format(value=like, models=models))
        model = Division("", "", like, "", 0, None, 1)
    return replace(
        model,
        id=row.text("Id"),
        name=row.text("Name"),
        like=like,
        district=row.maybe_text("Kreis"),
        level=row.whole("Ebene", most=MOST),
        boards=row.whole("Bretter", least=1, most=MOST_BOARDS),
        lowest=bool(row.maybe_word("Letzte Klasse", YES_NO)),
        mode=mode,
        max_size=row.maybe_whole("Max Kader", least=1, most=MOST),
        late_nominations=row.maybe_whole("Nachnennungen", most=MOST),
        draw=row.maybe_day("Auslosung am"),
    )


def club(row: Row) -> Club:
    """Return a club."""
    return Club(
        id=row.text("Nr"),
        name=row.text("Name"),
        short_name=row.maybe_text("Kurzname"),
        district=row.maybe_text("Kreis"),
        state=row.maybe_text("Bundesland"),
        member_since=row.maybe_day("Mitglied seit"),
        suspended_from=row.maybe_day("Gesperrt von"),
        suspended_until=row.maybe_day("Gesperrt bis"),
    )


def player(row: Row) -> Player:
    """Return a player."""
    return Player(
        ident=row.text("Ident"),
        surname=row.text("Zuname"),
        given_name=row.maybe_text("Vorname") or "",
        born=row.maybe_day("Geburtsdatum"),
        sex=row.word("Geschlecht", SEXES, "m"),
        nation=_nation(row),
        rating=row.maybe_whole("Elo"),
        fide_id=row.maybe_whole("FIDE-ID", least=1),
        fide_rating=row.maybe_whole("FIDE-Elo"),
        title=row.maybe_text("Titel"),
    )


def registration(row: Row) -> Registration:
    """Return a registration."""
    return Registration(
        ident=row.text("Ident"),
        club=row.text("Verein"),
        kind=row.word("Art", KINDS, Kind.HOME),
        reported=row.day("Gemeldet am"),
        eligible_from=row.maybe_day("Spielberechtigt ab"),
        deregistered=row.maybe_day("Abgemeldet am"),
        equal=row.maybe_word("Gleichstellung", {letter: letter for letter in "cdef"}),
        proof_until=row.maybe_day("Nachweis bis"),
    )


def team(row: Row) -> Team:
    """Return a team."""
    return Team(
        id=row.text("Kürzel"),
        name=row.text("Name"),
        club=row.text("Verein"),
        division=row.text("Bewerb"),
        draw_number=row.maybe_whole("Losnummer", least=1, most=MOST),
        captain=row.maybe_text("Mannschaftsführer"),
        venue=row.maybe_text("Spiellokal", lines=True),
        list_submitted=row.maybe_day("Kader abgegeben am"),
    )


def squad_entry(row: Row) -> SquadEntry:
    """Return a line of a list."""
    return SquadEntry(
        team=row.text("Mannschaft"),
        place=row.whole("Platz", least=1),
        ident=row.text("Ident"),
        nominated=row.maybe_day("Nachgenannt am"),
        youth_board=bool(row.maybe_word("Jugendbrett", YES_NO)),
    )


def fixture(row: Row) -> Fixture:
    """Return a match of the calendar; without a day of its own it is played on the last day."""
    end_date = row.day("Endtermin")
    day = row.maybe_day("Spieltermin") or end_date
    return Fixture(*match_key(row), end_date, day, row.maybe_clock("Beginn"))


def board(row: Row) -> BoardRecord:
    """Return a board."""
    return BoardRecord(
        match=match_key(row),
        board=row.whole("Brett", least=1),
        home_player=row.maybe_text("Heimspieler"),
        away_player=row.maybe_text("Gastspieler"),
        result=_result(row),
        played_on=row.maybe_day("Gespielt am"),
        remark=row.maybe_word("Vermerk", REMARKS),
    )


def report(row: Row) -> ReportRecord:
    """Return a captain's report."""
    side = row.word("Seite", SIDES, "")
    return ReportRecord(match_key(row), side, row.maybe_day("Gemeldet am"), _boards(row))


def declaration(row: Row) -> Declaration:
    """Return a declaration."""
    return Declaration(row.text("Verein"), row.text("Ident"))


def external_game(row: Row) -> ExternalGame:
    """Return a game outside the season's divisions."""
    return ExternalGame(row.text("Ident"), row.text("Bewerb"), row.day("Datum"))


def national_squad_entry(row: Row) -> NationalSquadEntry:
    """Return a line of a list in a national league."""
    return NationalSquadEntry(
        row.text("Verein"), row.text("Bewerb"), row.whole("Platz", least=1), row.text("Ident")
    )


def match_key(row: Row) -> MatchKey:
    """Return what identifies the match of a row."""
    number = row.whole("Runde", least=1, most=MOST)
    return (row.text("Bewerb"), number, row.text("Heim"), row.text("Gast"))


def _nation(row: Row) -> str:
    nation = row.text("Staat")
    if nation and not re.fullmatch("[A-Z]{3}", nation):
        expected = _("“{value}” is not a country's three capital letters, such as GER.")
        row.fault("Staat", expected.format(value=nation))
    return nation


def _result(row: Row) -> Score | None:
    """Return a result; a sheet takes ``1:0`` for a time when its cells are not text."""
    cell = row.cells.get("Ergebnis", "")
    if isinstance(cell, time) and not cell.second:
        cell = f"{cell.hour}:{cell.minute}"
    if not isinstance(cell, str):
        row.fault("Ergebnis", _expected_result(shown(cell)))
        return None
    text = re.sub(r"\s", "", cell).replace("0,5", "½").replace("0.5", "½")
    if text and text not in RESULTS:
        row.fault("Ergebnis", _expected_result(cell))
    return RESULTS.get(text)


def _expected_result(shown: str) -> str:
    expected = ", ".join(RESULTS)
    return _("“{value}” is no result; expected is one of {results}, or nothing.").format(
        value=shown, results=expected
    )


def _boards(row: Row) -> tuple[int, ...]:
    """Return board numbers; a sheet takes ``5,6`` for a fraction when its cells are not text."""
    cell = row.cells.get("Pönale bezahlt", "")
    fraction = isinstance(cell, float) and not cell.is_integer()
    text = str(cell) if fraction else row.maybe_text("Pönale bezahlt") or ""
    if text and not re.fullmatch(r"[0-9]{1,3}(\s*,\s*[0-9]{1,3})*", text):
        expected = _("“{value}” is not a list of boards, such as 6 or 5, 6 (as text).")
        row.fault("Pönale bezahlt", expected.format(value=text))
        return ()
    return tuple(int(board) for board in text.split(",")) if text else ()
