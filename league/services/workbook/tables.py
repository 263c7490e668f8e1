"""A season's facts as the cells of the workbook, sheet by sheet, in the columns' order."""

import re
from collections.abc import Mapping
from datetime import date, time
from typing import TypeVar

from league.facts.seasons import BoardRecord, ReportRecord, Season
from league.services.workbook import layout as names

Value = str | int | date | time | None
Lines = list[tuple[Value, ...]]

K = TypeVar("K")


def tables(season: Season) -> dict[str, Lines]:
    """Return the lines of every sheet by its name."""
    return {
        names.SEASON: _head(season),
        names.DIVISIONS: _divisions(season),
        names.CLUBS: _clubs(season),
        names.PLAYERS: _players(season),
        names.REGISTRATIONS: _registrations(season),
        names.TEAMS: _teams(season),
        names.SQUADS: _squads(season),
        names.FIXTURES: _fixtures(season),
        names.BOARDS: [_board(record) for record in season.boards],
        names.REPORTS: [_report(record) for record in season.reports],
        names.DECLARATIONS: [(_id(one.club), _id(one.ident)) for one in season.declarations],
        names.EXTERNAL_GAMES: [
            (_id(game.ident), _id(game.division), game.day) for game in season.external_games
        ],
        names.NATIONAL_SQUADS: [
            (_id(line.club), _id(line.division), line.place, _id(line.ident))
            for line in season.national_squads
        ],
    }


def _head(season: Season) -> Lines:
    values: tuple[Value, ...] = (season.name, season.rulebook, season.federation, season.list_date)
    return list(zip(names.SEASON_KEYS, values, strict=True))


def _divisions(season: Season) -> Lines:
    return [
        (
            _id(one.id),
            one.name,
            one.like,
            one.district,
            one.level,
            one.boards,
            "ja" if one.lowest else "nein",
            one.mode,
            one.max_size,
            one.late_nominations,
            one.draw,
        )
        for one in season.divisions
    ]


def _clubs(season: Season) -> Lines:
    return [
        (
            _id(club.id),
            club.name,
            club.short_name,
            club.district,
            club.state,
            club.member_since,
            club.suspended_from,
            club.suspended_until,
        )
        for club in season.clubs
    ]


def _players(season: Season) -> Lines:
    return [
        (
            _id(player.ident),
            player.surname,
            player.given_name or None,
            player.born,
            player.sex,
            player.nation,
            player.rating,
            player.fide_id,
            player.fide_rating,
            player.title,
        )
        for player in season.players
    ]


def _registrations(season: Season) -> Lines:
    return [
        (
            _id(one.ident),
            _id(one.club),
            _word(names.KINDS, one.kind),
            one.reported,
            one.eligible_from,
            one.deregistered,
            one.equal,
            one.proof_until,
        )
        for one in season.registrations
    ]


def _teams(season: Season) -> Lines:
    return [
        (
            _id(team.id),
            team.name,
            _id(team.club),
            _id(team.division),
            team.draw_number,
            team.captain,
            team.venue,
            team.list_submitted,
        )
        for team in season.teams
    ]


def _squads(season: Season) -> Lines:
    return [
        (
            _id(entry.team),
            entry.place,
            _id(entry.ident),
            entry.nominated,
            "ja" if entry.youth_board else None,
        )
        for entry in season.squads
    ]


def _fixtures(season: Season) -> Lines:
    return [
        (
            _id(one.division),
            one.round,
            _id(one.home),
            _id(one.away),
            one.end_date,
            one.day,
            one.start,
        )
        for one in season.fixtures
    ]


def _board(record: BoardRecord) -> tuple[Value, ...]:
    return (
        *_match(record),
        record.board,
        _id(record.home_player),
        _id(record.away_player),
        None if record.result is None else _word(names.RESULTS, record.result),
        record.played_on,
        None if record.remark is None else _word(names.REMARKS, record.remark),
    )


def _report(record: ReportRecord) -> tuple[Value, ...]:
    paid = ", ".join(map(str, record.gaps_paid)) or None
    return (*_match(record), _word(names.SIDES, record.side), record.reported, paid)


def _match(record: BoardRecord | ReportRecord) -> tuple[Value, ...]:
    division, number, home, away = record.match
    return (_id(division), number, _id(home), _id(away))


def _id(text: str | None) -> str | int | None:
    """Return a number where the text is one as numbers are written, so that sheets sort it."""
    return int(text) if text and re.fullmatch("[1-9][0-9]{0,11}", text) else text


def _word(words: Mapping[str, K], meaning: K) -> str:
    return next(word for word, known in words.items() if known == meaning)
