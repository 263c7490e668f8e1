"""What was read so far of a file, what was odd, and what is wrong."""

from collections import Counter
from dataclasses import dataclass, field

from league.errors import InputError
from league.language import _
from league.sanitizing import beginning, visible
from league.trf.records import (
    Oddity,
    TrfAbnormal,
    TrfAcceleration,
    TrfByes,
    TrfFile,
    TrfForfeit,
    TrfLineup,
    TrfNational,
    TrfPlayer,
    TrfProhibited,
    TrfTeam,
)

_MOST_FAULTS = 20
"""Faults that one refusal names."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a file."""

    number: int
    """1-based."""
    text: str

    @property
    def record(self) -> str:
        """Return the three characters that say which record it is."""
        return self.text[:3]

    @property
    def rest(self) -> str:
        """Return what stands behind them."""
        return self.text[4:].strip()


@dataclass(slots=True)
class Found:
    """A file while it is read."""

    file: TrfFile = field(default_factory=TrfFile)
    players: dict[int, TrfPlayer] = field(default_factory=dict)
    lines: dict[int, Line] = field(default_factory=dict)
    """Where each player stands."""
    nationals: list[tuple[Line, TrfNational]] = field(default_factory=list)
    teams: list[tuple[Line, TrfTeam]] = field(default_factory=list)
    old_teams: list[tuple[Line, TrfTeam]] = field(default_factory=list)
    """Of lines ``013``."""
    lineups: list[tuple[Line, TrfLineup]] = field(default_factory=list)
    forfeits: list[tuple[Line, TrfForfeit]] = field(default_factory=list)
    byes: list[tuple[Line, TrfByes]] = field(default_factory=list)
    abnormal: list[tuple[Line, TrfAbnormal]] = field(default_factory=list)
    accelerations: list[tuple[Line, TrfAcceleration]] = field(default_factory=list)
    absent: list[tuple[Line, tuple[int, ...]]] = field(default_factory=list)
    """Who is not paired in the round to come (``XXZ``)."""
    prohibited: list[tuple[Line, TrfProhibited]] = field(default_factory=list)
    board_colors: Line | None = None
    """Where the colours of the boards stand (``352``)."""
    records: Counter[str] = field(default_factory=Counter)
    """How often each record stands in the file."""
    odds: dict[tuple[str, str], Oddity] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def odd(self, line: Line, sentence: str) -> None:
        """Keep that a line was odd; the same sentence about a record is kept once and counted."""
        key = line.record, sentence
        known = self.odds.get(key)
        self.odds[key] = (
            Oddity(known.line, known.record, sentence, known.more + 1)
            if known
            else Oddity(line.number, line.record, sentence)
        )

    def wrong(self, line: Line | None, sentence: str) -> None:
        """Keep that a line cannot be as it is; ``check`` refuses the file for it."""
        if line is None:
            self.faults.append(sentence)
            return
        where = _("Line {line}, record {record}: {sentence}")
        record = visible(line.record)
        self.faults.append(where.format(line=line.number, record=record, sentence=sentence))

    def check(self) -> None:
        """Refuse the file when something in it cannot be. Raises InputError, a line for each."""
        if not self.faults:
            return
        told = self.faults[:_MOST_FAULTS]
        rest = len(self.faults) - len(told)
        if rest:
            told.append(_("… and {number} further faults.").format(number=rest))
        raise InputError("\n".join(told))


def quoted(text: str) -> str:
    """Return a text of the file as a sentence shows it."""
    return f"“{beginning(visible(text))}”"
