"""What happened in a match, and what was decided, to rows and back."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

from peewee import Field

from league.decision_subjects import target_of
from league.facts.seasons import BoardRecord, MatchKey, ReportRecord
from league.rulings import Action, Ruling
from league.storage import models_matches as models
from league.storage.mapping import Row, facts_of, plain, read
from league.storage.models import Table


def board_rows(
    season: str, at: Mapping[MatchKey, int], boards: Iterable[BoardRecord]
) -> Iterator[tuple[Any, ...]]:
    """Yield boards' values in the order of their columns; ``at`` = positions of the matches."""
    columns = models.Board.columns()
    for one in boards:
        home, away = one.result or (None, None)
        known = {"season": season, "fixture": at[one.match], "home_half": home, "away_half": away}
        yield _values(one, columns, known)


def board_facts(matches: Mapping[int, MatchKey], rows: Sequence[Row]) -> Iterator[BoardRecord]:
    """Return the boards of rows without season; ``matches`` by position.

    Raises ValueError, LookupError.
    """
    held = _columns(models.Board, rows)
    halves = zip(held["home_half"], held["away_half"], strict=True)
    made = {
        "match": map(matches.__getitem__, held["fixture"]),
        "result": (None if half[0] is None else half for half in halves),
    }
    return facts_of(BoardRecord, held | made)


def report_rows(
    season: str, at: Mapping[MatchKey, int], reports: Iterable[ReportRecord]
) -> Iterator[tuple[Any, ...]]:
    """Yield reports' values in the order of their columns; ``at`` as for boards."""
    columns = models.Report.columns()
    for one in reports:
        paid = json.dumps(one.gaps_paid)
        known = {"season": season, "fixture": at[one.match], "gaps_paid": paid}
        yield _values(one, columns, known)


def report_facts(matches: Mapping[int, MatchKey], rows: Sequence[Row]) -> Iterator[ReportRecord]:
    """Return the reports of rows without season, home first; ``matches`` by position.

    Raises ValueError, LookupError.
    """
    rows = sorted(rows, key=lambda row: (row[0], row[1] == "away"))
    held = _columns(models.Report, rows)
    made = {
        "match": map(matches.__getitem__, held["fixture"]),
        "gaps_paid": (() if one == "[]" else tuple(json.loads(one)) for one in held["gaps_paid"]),
    }
    return facts_of(ReportRecord, held | made)


def _columns(model: type[Table], rows: Sequence[Row]) -> dict[str, Iterator[Any]]:
    """Return the values of rows without season, by column."""
    columns = model.columns(1)
    return dict(zip((one.name for one in columns), read(columns, rows), strict=True))


def _values(fact: object, columns: Sequence[Field], known: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return a fact's values in the order of the columns; ``known`` = those it has otherwise."""
    names = (one.name for one in columns)
    return tuple(known[one] if one in known else plain(getattr(fact, one)) for one in names)


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
    return ruling_of(dict(zip((one.name for one in models.Ruling.columns()), row, strict=True)))


def ruling_of(held: Mapping[str, Any]) -> Ruling:
    """Return a ruling from its values by column."""
    match = (held["division"], held["round"], held["home"], held["away"])
    made: dict[str, Any] = {
        "action": Action(held["action"]),
        "target": target_of(held["target"]),
        "at": datetime.fromisoformat(held["at"]),
        "match": None if match[0] is None else match,
    }
    values: dict[str, Any] = {**held, **made}
    return Ruling(**{one.name: values[one.name] for one in fields(Ruling)})
