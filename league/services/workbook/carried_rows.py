"""Decisions and records of a workbook, row by row: what is wrong with them is noted."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from league import sanitizing
from league.decision_subjects import BoardScore, FeeKey, FindingKey, Order, Target, target_of
from league.errors import InputError
from league.facts.game_files import GameFile
from league.facts.seasons import MatchKey
from league.formatting import FIRST_YEAR, LAST_YEAR
from league.language import _
from league.record_kinds import POSTING, TOURNAMENT, kinds
from league.rulings import Ruling
from league.services.session.carried import carried_kinds, is_of
from league.services.session.decided_steps import check_ruling
from league.services.session.fact_json import from_text, to_text
from league.services.session.game_records import game_fault
from league.services.session.office_checks import tournament_fault
from league.services.workbook import layout
from league.services.workbook.cells import LARGEST, Row
from league.services.workbook.checks import Pairs, Read, check_board, refer, refer_match
from league.services.workbook.entries import entries
from league.services.workbook.layout_carried import (
    GAMES,
    RECORDS,
    RULINGS,
    RecordRow,
    RulingRow,
    match_of,
)
from league.services.workbook.ledger_checks import check_ledger
from league.services.workbook.sheets import Sheets
from league.storage.records import WITHDRAWN
from league.views.carried import Carried, Version
from league.views.proofs import Entry

_DAY = re.compile(r"([0-9]{4})-[0-9]{2}-[0-9]{2}(T|\Z)")


def carried_in(
    sheets: Sheets, read: Read, season: str, federation: str
) -> tuple[Carried, tuple[Entry, ...]]:
    """Return the decisions and records of a workbook; faults are noted with sheet and row."""
    rulings = [(row, RULINGS.fact(row)) for row in sheets.rows[RULINGS.name]]
    records = list(_joined([(row, RECORDS.fact(row)) for row in sheets.rows[RECORDS.name]]))
    before = sheets.problems.number
    versions = list(_versions(records, season, federation))
    check_ledger(versions, whole=sheets.problems.number == before)
    games = tuple(_games(read, [(row, GAMES.fact(row)) for row in sheets.rows[GAMES.name]]))
    rows = [row.number for row, _one in (*rulings, *records)]
    told = entries(season, (one for _row, one in rulings), (one for _row, one in records))
    carried = Carried(tuple(_rulings(read, rulings)), tuple(one for _row, one in versions), games)
    return carried, tuple(replace(one, row=row) for one, row in zip(told, rows, strict=True))


def _games(read: Read, pairs: Pairs[GameFile]) -> Iterator[GameFile]:
    """Yield the games; one on no board of a match, twice, or without moves is a fault."""
    matches = {fact.key for _row, fact in read.fixtures}
    sizes = {fact.id: fact.boards for _row, fact in read.divisions}
    seen: set[tuple[MatchKey, int]] = set()
    for row, one in pairs:
        refer_match(read, row, one.match, matches)
        check_board(row, "Brett", one.board, sizes.get(one.match[0], 0))
        if (one.match, one.board) in seen:
            row.fault("Brett", _("There is a game for this board already."))
        seen.add((one.match, one.board))
        if fault := game_fault(one):
            row.fault("Züge", fault)
        yield one


def _rulings(read: Read, pairs: Pairs[RulingRow]) -> Iterator[Ruling]:
    matches = {fact.key for _row, fact in read.fixtures}
    teams = {fact.id for _row, fact in read.teams}
    sizes = {fact.id: fact.boards for _row, fact in read.divisions}
    for row, one in pairs:
        match, target = match_of(one), _target(row, one.target)
        if match is None and any(part is not None for part in one.match_parts):
            row.fault(None, _("A match is named by division, round and both teams, or not at all."))
        if match is not None:
            refer_match(read, row, match, matches)
        refer(read, row, "Mannschaft", one.team or "", layout.TEAMS.name, teams)
        if target is None:
            continue
        _check_board(row, target, sizes.get(one.division or "", 0))
        ruling = Ruling(one.action, target, one.reason, one.by, one.at, match, one.team, one.cents)
        try:
            check_ruling(ruling)
        except InputError as error:
            row.fault(None, str(error))
        yield ruling


def _target(row: Row, said: str) -> Target | None:
    """Return what a decision is about; what was forged into something else is a fault."""
    try:
        target = target_of(said)
        sound = not isinstance(target, Order) or all(
            isinstance(part, str) for part in (target.division, *target.teams)
        )
    except (TypeError, ValueError, RecursionError):
        sound = False
    if not sound:
        row.fault("Worüber", _("“{value}” is nothing that is decided.").format(value=said))
        return None
    return target


def _check_board(row: Row, target: Target, size: int) -> None:
    board = target.board if isinstance(target, BoardScore | FeeKey | FindingKey) else None
    if board is not None:
        check_board(row, "Worüber", board, size)


def _joined(pairs: Pairs[RecordRow]) -> Iterator[tuple[Row, RecordRow]]:
    """Yield each record whole, with the row in which it begins."""
    known: tuple[Row, RecordRow] | None = None
    for row, one in pairs:
        if one.part is None or one.part == 1:
            if known is not None:
                yield known
            known = row, one
            continue
        if known is None or not _follows(known[1], one):
            sentence = _("Part {number} does not follow the part before it of the same record.")
            row.fault("Teil", sentence.format(number=one.part))
            continue
        known = known[0], replace(known[1], part=one.part, body=known[1].body + one.body)
    if known is not None:
        yield known


def _follows(before: RecordRow, one: RecordRow) -> bool:
    same = (before.beyond, before.kind, before.key) == (one.beyond, one.kind, one.key)
    return same and before.part == (one.part or 0) - 1


def _versions(
    pairs: Iterable[tuple[Row, RecordRow]], season: str, federation: str
) -> Iterator[tuple[Row, Version]]:
    for row, one in pairs:
        if one.beyond and federation and not is_of(federation, one.key):
            sentence = _("“{value}” is nothing of the federation {federation}.")
            row.fault("Schlüssel", sentence.format(value=one.key, federation=federation))
        if one.kind == POSTING.name and not re.fullmatch(".+/[0-9]{6,9}", one.key):
            sentence = _("“{value}” is no number of a posting, such as {federation}/000001.")
            row.fault("Schlüssel", sentence.format(value=one.key, federation=federation))
        if one.kind == TOURNAMENT.name and (fault := tournament_fault(one.key)):
            row.fault("Schlüssel", fault)
        body = _checked(row, one)
        if body:
            whose = None if one.beyond else season
            yield row, Version(whose, one.kind, one.key, body, one.at, one.by)


def _checked(row: Row, one: RecordRow) -> str:
    """Return a record's JSON as it is stored; empty when there is a fault, which is noted."""
    if one.kind not in carried_kinds():
        if one.kind:
            known = ", ".join(sorted(carried_kinds()))
            sentence = _("There is no record of the kind “{value}”; known are: {known}.")
            row.fault("Was", sentence.format(value=one.kind, known=known))
        return ""
    if not one.body:
        return WITHDRAWN
    try:
        fault = next(filter(None, map(_fault, _leaves(one.body))), "")
        body = to_text(from_text(one.body, kinds()[one.kind].type))
    except InputError as error:
        fault, body = str(error), ""
    except (TypeError, ValueError, RecursionError):
        fault, body = _("This is not what a record of this kind holds."), ""
    if fault:
        row.fault("Inhalt", fault)
    return body


def _leaves(body: str) -> Iterator[object]:
    """Yield the single values of JSON. Raises ValueError, RecursionError."""
    waiting = [json.loads(body)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        else:
            yield value


def _fault(value: object) -> str:
    """Return why no record holds a single value; empty when one may."""
    if isinstance(value, str):
        found = _DAY.match(value)
        if found and not FIRST_YEAR <= int(found[1]) <= LAST_YEAR:
            return _("“{value}” is not {expected}.").format(
                value=value,
                expected=_("a date within the years {first} to {last}").format(
                    first=FIRST_YEAR, last=LAST_YEAR
                ),
            )
        return sanitizing.fault(value, lines=True, longest=sanitizing.LONGEST_STORED)
    if isinstance(value, int | float) and not abs(value) <= LARGEST:
        return _("A number in it is too large.")
    return ""
