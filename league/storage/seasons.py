"""Whole seasons and single matches, in and out of the tables."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any

from peewee import fn

from league.errors import NotFoundError
from league.facts.clubs import Club
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.language import _
from league.storage import fact_tables, models, models_matches, settings
from league.storage.corruption import readable, refuse_loose
from league.storage.database import reading
from league.storage.fact_rows import changes_between, rows_where, write
from league.storage.fact_tables import Row as StoredRow
from league.storage.mapping import plain, read, row
from league.storage.mapping_matches import board_facts, board_rows, report_facts, report_rows
from league.storage.queries import VALUE, Compiled, compiled, rows


def seasons() -> list[str]:
    """Return the names of the stored seasons, in their order. Raises StorageError."""
    with reading():
        return _names()


def current() -> str | None:
    """Return the season in use: the one chosen or imported last. Raises StorageError."""
    with reading():
        return _current()


def choose(name: str) -> None:
    """Make a season the one in use, of which a step is to tell; inside ``writing()``.

    Raises NotFoundError.
    """
    _use(known_season(name))


def load_season(name: str | None = None) -> Season:
    """Return a season, or the one in use; boards and reports in the order of the fixtures.

    Raises NotFoundError when there is none (of that name), StorageError.
    """
    with reading(), readable():
        name = known_season(name or _current())
        refuse_loose()
        head = season_head(name)
        facts: dict[str, Any] = {
            field: tuple(table.facts(rows_where(table, 2, season=name)))
            for field, table in fact_tables.LISTS.items()
        }
        fixture = models.Fixture
        places = fixture.select(fixture.position).where(fixture.season == name)
        ordered = rows(places.order_by(fixture.position))
        keys = {at: one.key for (at,), one in zip(ordered, facts["fixtures"], strict=True)}
        facts["boards"] = tuple(board_facts(keys, rows_where(fact_tables.BOARDS, 1, season=name)))
        facts["reports"] = tuple(
            report_facts(keys, rows_where(fact_tables.REPORTS, 1, season=name))
        )
        return Season(**head, **facts)


def season_head(name: str) -> dict[str, Any]:
    """Return what is known of a season besides its lists, by field. Raises ValueError."""
    columns = models.Season.columns()
    found = read(columns, rows_where(fact_tables.SEASON, name=name))
    return {one.name: next(values) for one, values in zip(columns, found, strict=True)}


def clubs_in(name: str | None) -> tuple[str, tuple[Club, ...]]:
    """Return whose a season is, or the one in use, and its clubs; nothing else of it is read.

    Raises NotFoundError when there is none (of that name), StorageError.
    """
    with reading(), readable():
        name = known_season(name or _current())
        clubs = fact_tables.LISTS["clubs"]
        whose = next(federation for season, federation, _book in heads() if season == name)
        return whose, tuple(clubs.facts(rows_where(clubs, 2, season=name)))


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
    _write(fact_tables.SEASON, [row(season, fact_tables.SEASON.columns)], name=season.name)
    for field, table in fact_tables.LISTS.items():
        facts = getattr(season, field)
        if before is None or facts != getattr(before, field):
            columns = table.columns[2:]
            after = [(season.name, at, *row(fact, columns)) for at, fact in enumerate(facts)]
            _write(table, after, season=season.name)
    same = before is not None and _matches(before) == _matches(season)
    if not same:
        at = {fixture.key: position for position, fixture in enumerate(season.fixtures)}
        _write(fact_tables.BOARDS, board_rows(season.name, at, season.boards), season=season.name)
        _write(
            fact_tables.REPORTS, report_rows(season.name, at, season.reports), season=season.name
        )


def _matches(season: Season) -> tuple[object, ...]:
    return ([fixture.key for fixture in season.fixtures], season.boards, season.reports)


def _write(table: fact_tables.FactTable, after: Iterable[StoredRow], **equal: object) -> None:
    write(table, changes_between(table, rows_where(table, **equal), after))


def match_facts(
    season: str, key: MatchKey
) -> tuple[Fixture, tuple[BoardRecord, ...], tuple[ReportRecord, ...]]:
    """Return what is recorded of one match. Raises NotFoundError."""
    _season, at, *values = _fixture_row(season, key)
    keys = {at: key}
    boards = rows_where(fact_tables.BOARDS, 1, season=season, fixture=at)
    reports = rows_where(fact_tables.REPORTS, 1, season=season, fixture=at)
    (fixture,) = fact_tables.FIXTURES.facts([values])
    return fixture, tuple(board_facts(keys, boards)), tuple(report_facts(keys, reports))


def not_entered(season: str) -> list[Fixture]:
    """Return the matches of which no board is stored, in their order. Raises StorageError."""
    told, board = models.Fixture, models_matches.Board
    entered = board.select(board.fixture).where(board.season == season)
    waiting = told.select(*told.columns(2)).where(told.position.not_in(entered))
    found = rows(waiting.where(told.season == season).order_by(told.position))
    return list(fact_tables.FIXTURES.facts(found))


def knows(season: str, place: str, id: str) -> bool:
    """Say whether a season has a ``division``, ``club`` or ``team`` of that id."""
    table = {"division": models.Division, "club": models.Club, "team": models.Team}[place]
    return bool(rows(table.selecting("season", "id"), season, id))


def boards_and_names(
    season: str, division: str, asked: Collection[str]
) -> tuple[int, dict[str, str]]:
    """Return how many boards a division plays, and by pass number the names of those asked for.

    Raises NotFoundError when there is no such division.
    """
    found = next(
        fact_tables.DIVISIONS.facts(
            rows_where(fact_tables.DIVISIONS, 2, season=season, id=division)
        ),
        None,
    )
    if found is None:
        raise NotFoundError(_("There is no division “{name}”.").format(name=division))
    known = rows(_named(len(asked)), season, *asked)
    return found.boards, {ident: f"{last} {first}".strip() for ident, last, first in known}


def save_match(
    season: str, fixture: Fixture, boards: Sequence[BoardRecord], reports: Sequence[ReportRecord]
) -> None:
    """Store a match of the calendar as it stands now, in place of what was recorded before.

    To be called inside ``writing()``. Raises NotFoundError when it is not on the calendar.
    """
    before = [_fixture_row(season, fixture.key)]
    at = before[0][1]
    moved = {column: plain(getattr(fixture, column)) for column in ("end_date", "day", "start")}
    after = [
        tuple(
            moved.get(column, held)
            for column, held in zip(fact_tables.FIXTURES.columns, one, strict=True)
        )
        for one in before
    ]
    write(fact_tables.FIXTURES, changes_between(fact_tables.FIXTURES, before, after))
    places = {fixture.key: at}
    _write(fact_tables.BOARDS, board_rows(season, places, boards), season=season, fixture=at)
    _write(fact_tables.REPORTS, report_rows(season, places, reports), season=season, fixture=at)


def _current() -> str | None:
    return settings.kept(settings.SEASON)


def _use(name: str) -> None:
    settings.keep_told(settings.SEASON, name)


def heads() -> list[tuple[str, str, str]]:
    """Return the seasons in their order: name, federation, rule book."""
    return [(name, whose, book) for name, book, whose, _day in rows(models.Season.selecting())]


def named() -> dict[str, list[tuple[str, str, str]]]:
    """Return season, identity and name of all that people name, by the field of ``Season``."""
    things = _things().items()
    return {kind: rows(model.select(model.season, *shown)) for kind, (model, *shown) in things}


def in_use(name: str | None) -> str:
    """Return the name of a stored season, without one of that in use. Raises NotFoundError."""
    return known_season(name or _current())


def pairs(season: str, kind: str) -> list[tuple[str, str]]:
    """Return ids and names of a season's things of one kind, a field of ``Season``."""
    model, *shown = _things()[kind]
    return rows(model.select(*shown).where(model.season == season))


def _things() -> dict[str, tuple[Any, Any, Any]]:
    """Return what people name, by the field of ``Season``: its table, identity and name."""
    division, club, team, person = models.Division, models.Club, models.Team, models.Player
    name = fn.TRIM(person.surname.concat(" ").concat(person.given_name))
    return {
        "divisions": (division, division.id, division.name),
        "clubs": (club, club.id, club.name),
        "teams": (team, team.id, team.name),
        "players": (person, person.ident, name),
    }


def knows_players(season: str, idents: Collection[str]) -> bool:
    """Say whether each is the pass number of a player of the season."""
    return len(rows(_named(len(idents)), season, *idents)) == len(set(idents))


def team_names(season: str) -> dict[str, str]:
    """Return the names of a season's teams by id. Raises StorageError."""
    return dict(pairs(season, "teams"))


def division_names(season: str) -> dict[str, str]:
    """Return the names of a season's divisions by id. Raises StorageError."""
    return dict(pairs(season, "divisions"))


def division_id(season: str | None, told: str) -> str:
    """Return the id of a division told by id or by name; what nobody knows stays as it is."""
    found = pairs(season or "", "divisions")
    named = [id for id, name in found if name.casefold() == told.casefold()]
    return named[0] if len(named) == 1 and told not in dict(found) else told


def division_and_club(season: str | None, team: str) -> tuple[str | None, str | None]:
    """Return the ids of a team's division and club, None twice for a team nobody knows."""
    found = rows(_division_and_club(), season, team)
    return (str(found[0][0]), str(found[0][1])) if found else (None, None)


def known_season(name: str | None) -> str:
    """Return the name of a stored season. Raises NotFoundError when there is none of that name."""
    names = _names()
    if not names:
        raise NotFoundError(_("The database holds no season yet; import one."))
    if name not in names:
        raise NotFoundError(
            _("There is no season “{name}”; known are: {known}.").format(
                name=name or "", known=", ".join(names)
            )
        )
    return name


def _fixture_row(season: str, key: MatchKey) -> StoredRow:
    division, number, home, away = key
    match = {"division": division, "round": number, "home": home, "away": away}
    found = rows_where(fact_tables.FIXTURES, season=season, **match)
    if not found:
        raise NotFoundError(
            _("{division}, round {round}: {home} – {away} is not on the calendar.").format(**match)
        )
    return found[0]


def _names() -> list[str]:
    return [str(name) for name, *_head in rows(models.Season.selecting())]


@cache
def _named(count: int) -> Compiled:
    player = models.Player
    asked = player.ident.in_([VALUE] * count)
    named = player.select(player.ident, player.surname, player.given_name)
    return compiled(named.where(player.season == VALUE, asked))


@cache
def _division_and_club() -> Compiled:
    team = models.Team
    asked = team.select(team.division, team.club)
    return compiled(asked.where(team.season == VALUE, team.id == VALUE))
