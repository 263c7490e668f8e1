"""Whole seasons and single matches, in and out of the tables."""

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Any

from league.errors import NotFoundError
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.language import _
from league.storage.damage import readable, refuse_loose
from league.storage.database import execute, reading, rows, writing
from league.storage.fact_rows import changes_between, rows_where, write
from league.storage.fact_tables import BOARDS, FIXTURES, LISTS, REPORTS, SEASON, FactTable
from league.storage.fact_tables import Row as StoredRow
from league.storage.mapping import FIXTURE, MAPPED, Mapped, Row, plain, row
from league.storage.mapping_matches import (
    BOARD,
    REPORT,
    board_fact,
    board_row,
    report_fact,
    report_row,
)

_CURRENT = "season"


def seasons() -> list[str]:
    """Return the names of the stored seasons, in their order. Raises StorageError."""
    with reading():
        return [str(name) for (name,) in rows("SELECT name FROM season ORDER BY name")]


def current() -> str | None:
    """Return the season in use: the one chosen or imported last. Raises StorageError."""
    with reading():
        return _current()


def choose(name: str) -> None:
    """Make a season the one in use. Raises NotFoundError, StorageError."""
    with writing():
        known_season(name)
        _use(name)


def load_season(name: str | None = None) -> Season:
    """Return a season, or the one in use; boards and reports in the order of the fixtures.

    Raises NotFoundError when there is none (of that name), StorageError.
    """
    with reading(), readable():
        name = known_season(name or _current())
        refuse_loose()
        head = rows("SELECT rulebook, federation, list_date FROM season WHERE name = ?", name)[0]
        facts: dict[str, tuple[Any, ...]] = {
            mapped.field: tuple(map(mapped.fact, _rows_of(mapped, name))) for mapped in MAPPED
        }
        boards = _rows_of_matches("board", BOARD, "board", name)
        reports = _rows_of_matches("report", REPORT, "side DESC", name)
        places = rows("SELECT position FROM fixture WHERE season = ? ORDER BY position", name)
        keys = {at: one.key for (at,), one in zip(places, facts["fixtures"], strict=True)}
        facts["boards"] = tuple(board_fact(keys[at], values) for at, *values in boards)
        facts["reports"] = tuple(report_fact(keys[at], values) for at, *values in reports)
        return Season(name, head[0], head[1], date.fromisoformat(head[2]), **facts)


def replace_season(season: Season) -> None:
    """Store a season's facts in place of those of the same name, and make it the one in use.

    To be called inside ``writing()``. Rulings and journal stay.
    """
    store_season(season)
    _use(season.name)


def store_season(season: Season, before: Season | None = None) -> None:
    """Write the rows of a season that differ from those stored; the one in use stays in use.

    ``before`` is the season as it is stored, where it is known: what is equal is not read again.
    To be called inside ``writing()``.
    """
    values = (season.name, season.rulebook, season.federation, season.list_date.isoformat())
    _write(SEASON, [values], name=season.name)
    for field, table in LISTS.items():
        facts = getattr(season, field)
        if before is None or facts != getattr(before, field):
            columns = table.columns[2:]
            after = [(season.name, at, *row(fact, columns)) for at, fact in enumerate(facts)]
            _write(table, after, season=season.name)
    same = before is not None and _matches(before) == _matches(season)
    if not same:
        at = {fixture.key: position for position, fixture in enumerate(season.fixtures)}
        boards = _board_rows(season.name, at, season.boards)
        _write(BOARDS, boards, season=season.name)
        _write(REPORTS, _report_rows(season.name, at, season.reports), season=season.name)


def _matches(season: Season) -> tuple[object, ...]:
    return ([fixture.key for fixture in season.fixtures], season.boards, season.reports)


def _write(table: FactTable, after: Iterable[StoredRow], **equal: object) -> None:
    write(table, changes_between(table, rows_where(table, **equal), after))


def match_facts(
    season: str, key: MatchKey
) -> tuple[Fixture, tuple[BoardRecord, ...], tuple[ReportRecord, ...]]:
    """Return what is recorded of one match. Raises NotFoundError."""
    at = _position(season, key)
    names = ", ".join(f'"{column}"' for column in FIXTURE.columns)
    found = rows(f"SELECT {names} FROM fixture WHERE season = ? AND position = ?", season, at)
    boards = _rows_of_matches("board", BOARD, "board", season, at)
    reports = _rows_of_matches("report", REPORT, "side DESC", season, at)
    return (
        FIXTURE.fact(found[0]),
        tuple(board_fact(key, values) for _at, *values in boards),
        tuple(report_fact(key, values) for _at, *values in reports),
    )


def boards_and_idents(
    season: str, division: str, asked: Collection[str]
) -> tuple[int, frozenset[str]]:
    """Return how many boards a division plays, and which pass numbers of those asked are known.

    Raises NotFoundError when there is no such division.
    """
    found = rows("SELECT boards FROM division WHERE season = ? AND id = ?", season, division)
    if not found:
        raise NotFoundError(_("There is no division “{name}”.").format(name=division))
    places = ", ".join("?" * len(asked))
    sql = f"SELECT ident FROM player WHERE season = ? AND ident IN ({places})"
    return int(found[0][0]), frozenset(str(ident) for (ident,) in rows(sql, season, *asked))


def save_match(
    season: str,
    fixture: Fixture,
    boards: Sequence[BoardRecord],
    reports: Sequence[ReportRecord],
) -> None:
    """Store a match of the calendar as it stands now, in place of what was recorded before.

    To be called inside ``writing()``. Raises NotFoundError when it is not on the calendar.
    """
    at = _position(season, fixture.key)
    before = rows_where(FIXTURES, season=season, position=at)
    moved = {column: plain(getattr(fixture, column)) for column in ("end_date", "day", "start")}
    after = [
        tuple(moved.get(column, held) for column, held in zip(FIXTURES.columns, one, strict=True))
        for one in before
    ]
    write(FIXTURES, changes_between(FIXTURES, before, after))
    places = {fixture.key: at}
    _write(BOARDS, _board_rows(season, places, boards), season=season, fixture=at)
    _write(REPORTS, _report_rows(season, places, reports), season=season, fixture=at)


def _current() -> str | None:
    found = rows("SELECT value FROM setting WHERE key = ?", _CURRENT)
    return str(found[0][0]) if found else None


def _use(name: str) -> None:
    execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", _CURRENT, name)


def team_names(season: str) -> dict[str, str]:
    """Return the names of a season's teams by id. Raises StorageError."""
    return {
        str(id): str(name)
        for id, name in rows("SELECT id, name FROM team WHERE season = ?", season)
    }


def division_id(season: str | None, told: str) -> str:
    """Return the id of a division told by id or by name; what nobody knows stays as it is."""
    found = rows("SELECT id, name FROM division WHERE season = ?", season)
    named = [str(id) for id, name in found if str(name).casefold() == told.casefold()]
    known = any(id == told for id, _name in found)
    return named[0] if len(named) == 1 and not known else told


def division_and_club(season: str | None, team: str) -> tuple[str | None, str | None]:
    """Return the ids of a team's division and club, None twice for a team nobody knows."""
    found = rows("SELECT division, club FROM team WHERE season = ? AND id = ?", season, team)
    return (str(found[0][0]), str(found[0][1])) if found else (None, None)


def known_season(name: str | None) -> str:
    """Return the name of a stored season. Raises NotFoundError when there is none of that name."""
    names = [str(known) for (known,) in rows("SELECT name FROM season ORDER BY name")]
    if not names:
        raise NotFoundError(_("The database holds no season yet; import one."))
    if name not in names:
        raise NotFoundError(
            _("There is no season “{name}”; known are: {known}.").format(
                name=name or "", known=", ".join(names)
            )
        )
    return name


def _position(season: str, key: MatchKey) -> int:
    sql = (
        "SELECT position FROM fixture"
        " WHERE season = ? AND division = ? AND round = ? AND home = ? AND away = ?"
    )
    found = rows(sql, season, *key)
    if not found:
        division, number, home, away = key
        raise NotFoundError(
            _("{division}, round {round}: {home} – {away} is not on the calendar.").format(
                division=division, round=number, home=home, away=away
            )
        )
    return int(found[0][0])


def _rows_of(mapped: Mapped, season: str) -> Sequence[Row]:
    names = ", ".join(f'"{column}"' for column in mapped.columns)
    return rows(f"SELECT {names} FROM {mapped.table} WHERE season = ? ORDER BY position", season)


def _rows_of_matches(
    table: str, columns: tuple[str, ...], order: str, season: str, at: int | None = None
) -> Sequence[Row]:
    """Return the position of the match and the columns, for one match or for all."""
    names = ", ".join(columns)
    where = "season = ?" if at is None else "season = ? AND fixture = ?"
    sql = f"SELECT fixture, {names} FROM {table} WHERE {where} ORDER BY fixture, {order}"
    return rows(sql, season, *(() if at is None else (at,)))


def _board_rows(
    season: str, at: dict[MatchKey, int], boards: Iterable[BoardRecord]
) -> list[StoredRow]:
    return [(season, at[record.match], *board_row(record)) for record in boards]


def _report_rows(
    season: str, at: dict[MatchKey, int], reports: Iterable[ReportRecord]
) -> list[StoredRow]:
    return [(season, at[record.match], *report_row(record)) for record in reports]
