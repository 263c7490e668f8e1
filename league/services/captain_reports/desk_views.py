"""What captains hand in and report, for the official's desk: by days, and match by match."""

from datetime import date

from league.facts.matches import SIDES, Side
from league.facts.seals import OpenedAs, Opening, Seal
from league.facts.seasons import MatchKey, key_text
from league.record_kinds import OPENING, SEAL
from league.services.captain_reports.known import local
from league.services.captain_reports.states import report_rows, report_state, stage_words, told_at
from league.services.lineups.states import lineup_state
from league.services.session.desk import Desk
from league.services.session.lineup_records import side_key
from league.services.session.records import recorded_among
from league.views.captain_days import CaptainDay, CaptainMatch, CaptainSheet, ToldBoard
from league.views.lineups import LineupPhase
from league.views.reporting import ReportRow, ReportState


def captain_day(desk: Desk, day: date | None, today: date) -> CaptainDay:
    """Return the matches of a day with what captains did for them.

    None = the next day with matches from yesterday on, or the last one. Raises StorageError.
    """
    matches = [*desk.judgement.matches]
    days = sorted({desk.world.day_of(key) for key in matches})
    coming = [one for one in days if (today - one).days <= 1] or days[-1:]
    shown = day or (coming[0] if coming else today)
    keys = [key for key in matches if desk.world.day_of(key) == shown]
    return CaptainDay(
        shown,
        tuple(_rows(desk, keys)),
        max((one for one in days if one < shown), default=None),
        min((one for one in days if one > shown), default=None),
    )


def _rows(desk: Desk, keys: list[MatchKey]) -> list[CaptainMatch]:
    season = desk.season.name
    places = [side_key(key, side) for key in keys for side in SIDES]
    seals = recorded_among(season, SEAL, places)
    openings = recorded_among(season, OPENING, [key_text(key) for key in keys])
    return [
        _row(
            desk,
            report,
            {side: seals.get(side_key(report.match, side)) for side in SIDES},
            openings.get(key_text(report.match)),
        )
        for report in report_rows(desk, keys)
    ]


def _row(
    desk: Desk, report: ReportRow, seals: dict[Side, Seal | None], opening: Opening | None
) -> CaptainMatch:
    home, away = (seals[side] for side in SIDES)
    return CaptainMatch(
        desk.world.divisions[report.match[0]].name,
        report,
        _phase(opening, sum(one is not None for one in seals.values())),
        (local(desk.book, home.at) if home else None, local(desk.book, away.at) if away else None),
        local(desk.book, opening.at) if opening else None,
    )


def _phase(opening: Opening | None, handed_in: int) -> LineupPhase:
    if opening is not None:
        alone = opening.how is OpenedAs.ALONE
        return LineupPhase.ALONE if alone else LineupPhase.OPENED
    return (LineupPhase.WAITING, LineupPhase.ONE, LineupPhase.BOTH)[handed_in]


def captain_sheet(desk: Desk, match: MatchKey) -> CaptainSheet:
    """Return what captains did for one match. Raises NotFoundError, StorageError."""
    desk.judged(match)
    lineups = lineup_state(desk.season.name, match, for_side=None)
    reports = report_state(desk.season.name, match)
    rows = {side: lineups.side(side).now or () for side in SIDES}
    told = (reports.home, reports.away)
    size = desk.world.divisions[match[0]].boards
    boards = tuple(
        ToldBoard(
            number,
            _player(desk, rows[Side.HOME], number),
            _player(desk, rows[Side.AWAY], number),
            told_at(told[0], number),
            told_at(told[1], number),
            number in reports.boards,
        )
        for number in range(1, size + 1)
    )
    teams = desk.world.teams
    return CaptainSheet(
        desk.world.divisions[match[0]].name,
        (teams[match[2]].name, teams[match[3]].name),
        lineups,
        reports,
        boards,
        _stage(reports),
        desk.book.time_zone,
    )


def _stage(reports: ReportState) -> str:
    return stage_words(
        reports.stage,
        reports.reported,
        provisional=reports.provisional,
        decided=reports.decision is not None,
    )


def _player(desk: Desk, row: tuple[str | None, ...], number: int) -> str:
    ident = row[number - 1] if number <= len(row) else None
    if ident is None:
        return ""
    player = desk.world.players.get(ident)
    return player.name if player else ident
