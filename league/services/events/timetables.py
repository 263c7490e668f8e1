"""A timetable as people write it: a line for each day, below it a line for each hour."""

import re
from collections.abc import Iterator

from league.views.papers_events import TimetableDay

_HOUR = re.compile(r"((?:\D{1,6}\s)?\d{1,2}[:.]\d{2}\b.*?):\s+(\S.*)")
"""An hour, or from when until when, a colon, and what happens then."""


def read_timetable(text: str) -> tuple[TimetableDay, ...]:
    """Return the days with what happens when; nothing where a text names no hours."""
    days = tuple(_days(line.strip() for line in text.splitlines()))
    return days if any(one.entries for one in days) else ()


def _days(lines: Iterator[str]) -> Iterator[TimetableDay]:
    """Yield days; a line without an hour begins the next one, and may be but a remark."""
    day, entries = "", list[tuple[str, str]]()
    for line in filter(None, lines):
        if found := _HOUR.fullmatch(line):
            entries.append((found[1].strip(), found[2]))
            continue
        if day or entries:
            yield TimetableDay(day, tuple(entries))
        day, entries = line, []
    if day or entries:
        yield TimetableDay(day, tuple(entries))
