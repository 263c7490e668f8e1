"""What happened in a match, and what was decided, to rows and back."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from league.decision_subjects import target_of
from league.facts.seasons import BoardRecord, MatchKey, ReportRecord
from league.rulings import Action, Ruling
from league.storage import models_matches as models
from league.storage.mapping import Row, plain, read


def board_rows(
    season: str, at: Mapping[MatchKey, int], boards: Iterable[BoardRecord]
) -> Iterator[tuple[Any, ...]]:
    """Yield boards' values in the order of their columns; ``at`` = positions of the matches."""
    for one in boards:
        players, halves = (one.home_player, one.away_player), one.result or (None, None)
        day = plain(one.played_on)
        yield season, at[one.match], one.board, *players, *halves, day, one.remark


def board_facts(matches: Mapping[int, MatchKey], rows: Sequence[Row]) -> Iterator[BoardRecord]:
    """Return the boards of rows without season; ``matches`` by position.

    Raises ValueError, LookupError.
    """
    at, board, home, away, home_half, away_half, *rest = read(models.Board.columns(1), rows)
    halves = zip(home_half, away_half, strict=True)
    results = (None if half[0] is None else half for half in halves)
    return map(BoardRecord, map(matches.__getitem__, at), board, home, away, results, *rest)


def report_rows(
    season: str, at: Mapping[MatchKey, int], reports: Iterable[ReportRecord]
) -> Iterator[tuple[Any, ...]]:
    """Yield reports' values in the order of their columns; ``at`` as for boards."""
    for one in reports:
        paid = json.dumps(one.gaps_paid)
        yield season, at[one.match], one.side, plain(one.reported), paid


def report_facts(matches: Mapping[int, MatchKey], rows: Sequence[Row]) -> Iterator[ReportRecord]:
    """Return the reports of rows without season, home first; ``matches`` by position.

    Raises ValueError, LookupError.
    """
    rows = sorted(rows, key=lambda row: (row[0], row[1] == "away"))
    at, side, reported, gaps = read(models.Report.columns(1), rows)
    paid = (() if one == "[]" else tuple(json.loads(one)) for one in gaps)
    return map(ReportRecord, map(matches.__getitem__, at), side, reported, paid)


def ruling_row(ruling: Ruling) -> dict[str, Any]:
    """Return a ruling's values by column; the time in UTC."""
    key = ruling.match or (None, None, None, None)
    return {
        "action": str(ruling.action),
        "target": ruling.target.text,
        "reason": ruling.reason,
        "by": ruling.by,
        "at": ruling.at.astimezone(UTC).isoformat(),
        **dict(zip(("division", "round", "home", "away"), key, strict=True)),
        "team": ruling.team,
        "cents": ruling.cents,
    }


def ruling_fact(row: Row) -> Ruling:
    """Return a ruling from its whole row."""
    _season, _number, action, target, reason, by, at, *key, team, cents = row
    match = None if key[0] is None else (key[0], key[1], key[2], key[3])
    stamp = datetime.fromisoformat(at)
    return Ruling(Action(action), target_of(target), reason, by, stamp, match, team, cents)
