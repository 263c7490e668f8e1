"""Whole seasons and single matches, in and out of the tables."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from league.errors import NotFoundError
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.language import _
from league.storage.database import execute, insert, reading, rows, writing
from league.storage.mapping import FIXTURE, MAPPED, Mapped, Row, row
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
    with reading():
        name = known_season(name or _current())
        head = rows("SELECT rulebook, federation, list_date FROM season WHERE name = ?", name)[0]
        facts: dict[str, tuple[Any, ...]] = {
            mapped.field: tuple(map(mapped.fact, _rows_of(mapped, name))) for mapped in MAPPED
        }
        boards = _rows_of_matches("board", BOARD, "board", name)
        reports = _rows_of_matches("report", REPORT, "side DESC", name)
    keys = [fixture.key for fixture in facts["fixtures"]]
    facts["boards"] = tuple(board_fact(keys[at], values) for at, *values in boards)
    facts["reports"] = tuple(report_fact(keys[at], values) for at, *values in reports)
    return Season(name, head[0], head[1], date.fromisoformat(head[2]), **facts)


def replace_season(season: Season) -> None:
    """Store a season's facts in place of those of the same name, and make it the one in use.

    To be called inside ``writing()``. Rulings and journal stay.
    """
    values = (season.rulebook, season.federation, season.list_date.isoformat())
    execute(
        "INSERT INTO season VALUES (?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET"
        " rulebook = excluded.rulebook, federation = excluded.federation,"
        " list_date = excluded.list_date",
        season.name,
        *values,
    )
    _clear(season.name)
    for mapped in MAPPED:
        facts = getattr(season, mapped.field)
        _insert_facts(mapped, season.name, facts)
    at = {fixture.key: position for position, fixture in enumerate(season.fixtures)}
    _insert_matches(season.name, at, season.boards, season.reports)
    _use(season.name)


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


def boards_and_idents(season: str, division: str) -> tuple[int, frozenset[str]]:
    """Return how many boards a division plays, and all pass numbers of the season.

    Raises NotFoundError when there is no such division.
    """
    found = rows("SELECT boards FROM division WHERE season = ? AND id = ?", season, division)
    if not found:
        raise NotFoundError(_("There is no division “{name}”.").format(name=division))
    idents = rows("SELECT ident FROM player WHERE season = ?", season)
    return int(found[0][0]), frozenset(str(ident) for (ident,) in idents)


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
    for table in ("board", "report"):
        execute(f"DELETE FROM {table} WHERE season = ? AND fixture = ?", season, at)
    end_date, day, start = row(fixture, ("end_date", "day", "start"))
    execute(
        "UPDATE fixture SET end_date = ?, day = ?, start = ? WHERE season = ? AND position = ?",
        end_date,
        day,
        start,
        season,
        at,
    )
    _insert_matches(season, {fixture.key: at}, boards, reports)


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


def _clear(season: str) -> None:
    for table in ("report", "board", *(mapped.table for mapped in reversed(MAPPED))):
        execute(f"DELETE FROM {table} WHERE season = ?", season)


def _insert_facts(mapped: Mapped, season: str, facts: Iterable[object]) -> None:
    values = ((season, position, *row(fact, mapped.columns)) for position, fact in enumerate(facts))
    insert(mapped.table, ("season", "position", *mapped.columns), values)


def _insert_matches(
    season: str,
    at: dict[MatchKey, int],
    boards: Iterable[BoardRecord],
    reports: Iterable[ReportRecord],
) -> None:
    insert(
        "board",
        ("season", "fixture", *BOARD),
        ((season, at[record.match], *board_row(record)) for record in boards),
    )
    insert(
        "report",
        ("season", "fixture", *REPORT),
        ((season, at[record.match], *report_row(record)) for record in reports),
    )
