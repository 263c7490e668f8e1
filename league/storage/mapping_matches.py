"""What happened in a match, and what was decided, to rows and back."""

import json
from datetime import UTC, datetime
from typing import Any

from league.facts.seasons import BoardRecord, MatchKey, ReportRecord
from league.rulings import Action, Ruling
from league.storage.mapping import Row, day, plain

BOARD = (
    "board",
    "home_player",
    "away_player",
    "home_half",
    "away_half",
    "played_on",
    "remark",
)
REPORT = ("side", "reported", "gaps_paid")
RULING = (
    "action",
    "target",
    "reason",
    "by",
    "at",
    "division",
    "round",
    "home",
    "away",
    "team",
    "cents",
)


def board_row(record: BoardRecord) -> tuple[Any, ...]:
    """Return a board's values in the order of ``BOARD``."""
    home, away = record.result or (None, None)
    players = (record.home_player, record.away_player)
    return (record.board, *players, home, away, plain(record.played_on), record.remark)


def board_fact(match: MatchKey, row: Row) -> BoardRecord:
    """Return a board from its values."""
    number, home_player, away_player, home, away, played_on, remark = row
    result = None if home is None else (home, away)
    return BoardRecord(match, number, home_player, away_player, result, day(played_on), remark)


def report_row(record: ReportRecord) -> tuple[Any, ...]:
    """Return a report's values in the order of ``REPORT``."""
    return (record.side, plain(record.reported), json.dumps(record.gaps_paid))


def report_fact(match: MatchKey, row: Row) -> ReportRecord:
    """Return a report from its values."""
    side, reported, gaps = row
    paid = () if gaps == "[]" else tuple(json.loads(gaps))
    return ReportRecord(match, side, day(reported), paid)


def ruling_row(ruling: Ruling) -> dict[str, Any]:
    """Return a ruling's values by column; the time in UTC."""
    key = ruling.match or (None, None, None, None)
    return {
        "action": str(ruling.action),
        "target": ruling.target,
        "reason": ruling.reason,
        "by": ruling.by,
        "at": ruling.at.astimezone(UTC).isoformat(),
        **dict(zip(("division", "round", "home", "away"), key, strict=True)),
        "team": ruling.team,
        "cents": ruling.cents,
    }


def ruling_fact(row: Row) -> Ruling:
    """Return a ruling from its values in the order of ``RULING``."""
    action, target, reason, by, at, *key, team, cents = row
    match = None if key[0] is None else (key[0], key[1], key[2], key[3])
    return Ruling(
        Action(action), target, reason, by, datetime.fromisoformat(at), match, team, cents
    )
