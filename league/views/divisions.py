"""The season and its divisions as they are shown."""

from dataclasses import dataclass
from datetime import date
from functools import partial

from league.facts.seasons import MatchKey
from league.language import pick, to_translate
from league.outcomes.standings import Standing
from league.rulebook import TableColumn
from league.views.columns import At, Column, Columns, Kind


@dataclass(frozen=True, slots=True)
class StandingRow(Standing):
    """One row of a table as it is shown."""

    name: str = ""
    note: str = ""
    """Such as an exclusion, points by decision, a shared place, or that it is provisional."""


@dataclass(frozen=True, slots=True)
class CrossCell:
    """One encounter in the cross table, seen from the row's team; a team may meet another twice."""

    key: MatchKey
    game_points: int
    """Half points of the row's team."""
    match_points: int
    unfinished: bool = False
    """Boards still wait for their result."""


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One match in the list of a round."""

    key: MatchKey
    round: int
    day: date
    home_name: str
    away_name: str
    status: str
    """As of a match."""
    game_points: tuple[int, int] | None
    """Half points; None = no board counts yet."""
    findings: int
    """How many stand open."""
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""


@dataclass(frozen=True, slots=True)
class DivisionView:
    """A division: table, cross table, rounds."""

    id: str
    name: str
    district: str | None
    boards: int
    season: str
    federation: str
    rows: tuple[StandingRow, ...]
    cross: tuple[tuple[tuple[CrossCell, ...], ...], ...]
    """Row by row in table order, a cell per opponent in table order; empty = not met."""
    rounds: tuple[RoundRow, ...]
    complete_rounds: int
    criteria: tuple[TableColumn, ...] = ()
    """Those that have a column, in the order in which they rank."""
    undecided: str = ""
    """Who is level on the first place of the finished division; empty = it is decided."""
    note: str = ""
    """What the book wants printed below its tables."""


_NUMBER = Kind.NUMBER


def standing_columns(view: DivisionView) -> Columns[StandingRow]:
    """Return the columns of a division's table: of its criteria those that the book names."""
    return (
        Column("rank", "#", kind=_NUMBER, name=to_translate("Rank"), ink="muted", strong=True),
        Column("name", to_translate("Team"), ink=_name_ink, grow=True),
        Column("team", at=At.TEXT | At.JSON),
        Column("played", to_translate("Pl"), kind=_NUMBER, name=to_translate("Played"),
               ink="muted"),
        Column("won", "+", kind=_NUMBER, said=to_translate("Won"), ink="good", least=60),
        Column("drawn", "=", kind=_NUMBER, said=to_translate("Drawn"), ink="muted", least=60),
        Column("lost", "−", kind=_NUMBER, said=to_translate("Lost"), ink="bad", least=60),
        *criteria_columns(view),
        Column("provisional", at=At.JSON),
        Column("excluded", at=At.JSON),
        Column("note", to_translate("Note"), name=to_translate("Remark"),
               said=to_translate("Note"), ink="italic warn", least=60, spare=True),
    )  # fmt: skip


def criteria_columns(view: DivisionView) -> Columns[StandingRow]:
    """Return the columns of what ranks a table; the first one ranks before all others."""
    return tuple(
        Column(
            one.key,
            pick(one.head),
            partial(_count, at),
            Kind.POINTS if one.halves else _NUMBER,
            pick(one.name),
            ink=("text", "", "muted")[min(at, 2)],
            strong=not at,
            spoken=True,
        )
        for at, one in enumerate(view.criteria)
    )


def _count(at: int, row: StandingRow) -> int | None:
    return row.counts[at]


def _name_ink(row: StandingRow) -> str:
    if row.excluded:
        return "strike muted"
    return "bold accent" if row.rank == 1 else "text"


@dataclass(frozen=True, slots=True)
class DivisionSummary:
    """A division on the season's overview."""

    id: str
    name: str
    district: str | None
    teams: int
    rounds: int
    matches: int
    entered: int
    missing: int
    """Matches whose day has passed without a full result."""
    open_findings: int
    leader: str


@dataclass(frozen=True, slots=True)
class TaskRow:
    """Something that waits for the official."""

    kind: str
    """``finding``, ``missing``, ``list``, ``protest``, ``transfer``, ``event``, ``duty``, ``draw``,
    ``ban`` or ``account``, ``draft`` for what was typed and is not stored, or ``clock`` for a clock
    that cannot be trusted."""
    text: str
    """The sentence; what ``division``, ``match``, ``team`` and ``cited`` say is left out of it."""
    division: str
    """Empty = it belongs to none."""
    match: MatchKey | None = None
    team: str | None = None
    key: str | None = None
    page: str = ""
    """Kind of the thing it is about, where that has a page, such as ``protest`` or ``draw``."""
    thing: str = ""
    """What leads to that thing: number, id or pass number."""
    due: date | None = None
    """Day by which it must be done, where there is one."""
    left: int | None = None
    """Days left until then, below zero when it is late; 0 where it waits without a limit."""
    name: str = ""
    """Whose it is, or its number: what tells it from others that wait beyond the season."""
    season: str = ""
    """The earlier season it belongs to, in which it is settled; empty = the one that is open."""
    place: str = ""
    """The division by its name."""
    who: str = ""
    """The team by its name; without one, the clubs or the person it is about."""
    cited: str = ""
    """Paragraph from which it follows, as it is cited; empty where none is named."""

    @property
    def round(self) -> int | None:
        """Return the round of its match."""
        return self.match[1] if self.match else None


@dataclass(frozen=True, slots=True)
class SeasonView:
    """The season's overview."""

    name: str
    federation: str
    rulebook: str
    rules: str
    """The rule book by its name."""
    list_date: date
    day: date
    """As of which it is told what is late and what waits."""
    divisions: tuple[DivisionSummary, ...]
    tasks: tuple[TaskRow, ...]
    clubs: tuple[tuple[str, str], ...]
    """Number and name, by name."""
    fees_federation: int
    fees_opponents: int


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season of the file."""

    name: str
    federation: str
    rules: str
    """Short name of its rule book."""
    opened: bool
    """The one before one now."""
    in_use: bool
    """The one that is opened when none is named."""
    divisions: int
    teams: int
    matches: int
    entered: int
    findings: int
    """How many stand open."""
