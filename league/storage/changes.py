"""Facts and decisions as the journal keeps them: JSON of what was and what is."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields

from league.facts.seasons import BoardRecord, Fixture, ReportRecord, Season
from league.rulings import Ruling
from league.storage import fact_tables
from league.storage.mapping import plain
from league.storage.mapping_matches import ruling_row

LISTS = (*fact_tables.LISTS, "boards", "reports")
"""Fields of a season that hold many facts."""
_COUNTS = "facts"
"""Where the number of facts by list stands."""
_HEAD = ("rulebook", "federation", "list_date")


def season_changes(before: Season | None, after: Season) -> tuple[str, str]:
    """Return what an import takes away and what it brings.

    The first import of a season brings only the count of its facts, because all of them stand in
    the tables until a later step tells what it takes away.
    """
    counts = {name: len(getattr(after, name)) for name in LISTS}
    if before is None:
        return "", _text({_COUNTS: counts})
    gone = _difference(before, after)
    come = _difference(after, before)
    return _text(gone), _text(come | {_COUNTS: counts})


def is_of_season(held: Mapping[str, object]) -> bool:
    """Say whether a step's JSON tells of a season's lists, as ``season_changes`` writes it."""
    return isinstance(held.get(_COUNTS), dict)


def match_text(
    fixture: Fixture, boards: Iterable[BoardRecord], reports: Iterable[ReportRecord]
) -> str:
    """Return a match as JSON."""
    return _text(
        {
            "fixture": _fields(fixture),
            "boards": [_fields(board) for board in boards],
            "reports": [_fields(report) for report in reports],
        }
    )


def ruling_text(ruling: Ruling | None) -> str:
    """Return a ruling as JSON; empty when there is none."""
    return "" if ruling is None else _text(ruling_row(ruling))


def _difference(one: Season, other: Season) -> dict[str, object]:
    """Return what the first season has and the other has not."""
    found: dict[str, object] = {
        name: plain(getattr(one, name))
        for name in _HEAD
        if getattr(one, name) != getattr(other, name)
    }
    for name in LISTS:
        known = set(getattr(other, name))
        extra = [_fields(fact) for fact in getattr(one, name) if fact not in known]
        if extra:
            found[name] = extra
    return found


def _fields(fact: object) -> dict[str, object]:
    names = [field.name for field in fields(fact)]  # type: ignore[arg-type]  # every fact is a dataclass
    return {name: plain(getattr(fact, name)) for name in names}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
