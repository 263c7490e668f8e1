"""A rating period as it is shown: the players, what the reports lack, the dates of the lists."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from league.facts.people import Player
from league.facts.periods import ListEntry, RatingFiling, RatingList
from league.findings import Finding
from league.language import _, to_translate
from league.outcomes.rating_periods import Period, Unrated
from league.views.columns import At, Column, Columns, Kind
from league.views.findings import FindingView


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A division's registration and report for rating."""

    division: str
    name: str
    played: int
    """Matches of the period with a result."""
    filing: RatingFiling | None
    """None = nothing is on file."""
    lacks: tuple[FindingView, ...]


@dataclass(frozen=True, slots=True)
class ListDate:
    """A cut-off day of the season."""

    until: date
    first: date
    """First day of its period."""
    valid_from: date
    stored: bool
    """The list of this day is stored."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """One player's period."""

    ident: str
    name: str
    old: int | None
    """Rating he played with; None = none."""
    new: int | None
    """Rating after it; None = none, or no longer on the list."""
    entry: int | None
    """Value a newcomer started from."""
    games: int
    """Games he played in the period."""
    counted: int
    """Rated games, carried ones included."""
    carried: int
    """Rated games that are carried over to the next period."""
    state: str
    """``rated``, ``inactive``, ``waiting``, ``removed`` or ``below`` (the floor)."""
    mark: str
    """Mark behind the rating of an inactive player."""

    @property
    def change(self) -> int | None:
        """Return by how much his rating moved; None for a newcomer and one who left the list."""
        return None if self.old is None or self.new is None else self.new - self.old


_FIGURES = ("new", "entry", "games", "counted", "carried", "state", "mark")


def rating_columns() -> Columns[RatingRow]:
    """Return the columns of the players."""
    states = {
        "rated": "",
        "inactive": _("inactive"),
        "waiting": _("waits for more games"),
        "removed": _("not on the list"),
        "below": _("▲ below the floor"),
    }
    return (
        Column("ident", to_translate("Pass"), ink="muted", right=True, least=70),
        Column("name", to_translate("Name"), ink=lambda one: "text" if one.games else "muted",
               grow=True),
        Column("games", to_translate("Games"), kind=Kind.NUMBER, at=At.SCREEN, dot=True, wide=5),
        Column("counted", to_translate("Rated"), kind=Kind.NUMBER, at=At.SCREEN, dot=True,
               ink="muted", wide=5, least=76),
        Column("old", to_translate("Old"), kind=Kind.NUMBER, ink="muted", wide=4),
        Column("shown", to_translate("New"), _shown, at=At.SCREEN, right=True, wide=6,
               ink=lambda one: "bold warn" if one.state == "below" else "bold text"),
        *(Column(key, at=At.JSON) for key in _FIGURES),
        Column("change", "±", lambda one: _signed(one.change), at=At.SCREEN, right=True, wide=4,
               ink=lambda one: _change_ink(one.change)),
        Column("bar", to_translate("Change"), lambda one: one.change, at=At.SCREEN, wide=11,
               least=70),
        Column("what", to_translate("State"), lambda one: states[one.state] + _carried(one),
               at=At.SCREEN, ink="warn", least=100, wide=max(map(len, states.values()))),
    )  # fmt: skip


def _shown(row: RatingRow) -> str:
    return "▲ –" if row.state == "below" else f"{'–' if row.new is None else row.new}{row.mark}"


def _carried(row: RatingRow) -> str:
    return f" ({row.carried})" if row.carried else ""


def _signed(change: int | None) -> str:
    if not change:
        return "·" if change is None else "0"
    return f"{'+' if change > 0 else '−'}{abs(change)}"


def _change_ink(change: int | None) -> str:
    return ("good" if change > 0 else "bad") if change else "faint"


@dataclass(frozen=True, slots=True)
class PeriodView:
    """A federation's period."""

    period: Period
    rows: tuple[RatingRow, ...]
    """By pass number."""
    games: int
    rated: int
    """Games rated for at least one of the players."""
    unrated: tuple[Unrated, ...]
    """Boards on which no game was played."""
    missing: tuple[tuple[str, Finding], ...]
    """Division and what its report lacks to be valid."""
    basis: date | None
    """Cut-off day of the stored list it starts from; None = the season's own ratings."""
    incomplete: Mapping[str, int] = field(default_factory=dict)
    """Division to the number of players whose data are incomplete, where there are any."""
    below: str = ""
    """Says who cannot be rated because his rating lies below the floor; empty = nobody."""

    def number(self, state: str) -> int:
        """Return how many players leave the period in a state."""
        return sum(row.state == state for row in self.rows)


@dataclass(frozen=True, slots=True)
class EloView:
    """A federation's rating period on the page."""

    rating_name: str
    refused: str = ""
    """Why nothing can be rated; then there is no period and no report."""
    dates: tuple[ListDate, ...] = ()
    until: date | None = None
    """The cut-off day shown."""
    period: PeriodView | None = None
    rows: tuple[RatingRow, ...] = ()
    """Who is below the floor, then who played or is waiting, by name; then all others."""
    reports: tuple[ReportRow, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerRatings:
    """A player's ratings over the stored lists."""

    player: Player
    lists: tuple[tuple[RatingList, ListEntry], ...]
    """Oldest first; lists he is not on are left out."""
