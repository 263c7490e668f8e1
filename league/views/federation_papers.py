"""What leaves a federation's office for the rating officer and the register, and for its staff."""

from dataclasses import dataclass
from datetime import date, time
from enum import Enum

from league.facts.clubs import Club
from league.facts.periods import RatingReport, ReportedPlayer
from league.facts.seasons import Division


@dataclass(frozen=True, slots=True)
class RatingReportPaper:
    """A division's results for the rating officer, one report for each rating period."""

    federation: str
    season: str
    division: str
    rating_name: str
    rule: str
    """What demands it, as it ends a sentence: `` (ABC § …)``; empty = nothing."""
    despite: str
    """Why it goes out although data of players are missing."""
    lacks: tuple[str, ...]
    """What it lacks as a whole to be valid."""
    incomplete: tuple[tuple[str, str], ...]
    """Pass number, or name, and what is missing of that player."""
    parts: tuple["ReportPart", ...]
    control: str = ""
    """Time control as it is printed, where it is on file in words."""


@dataclass(frozen=True, slots=True)
class ReportPart:
    """What was played in one rating period."""

    first: date
    last: date
    report: RatingReport
    personal: tuple[frozenset[str], ...]
    """For each of its players the fields of personal data that the report has to tell."""

    def told(self, number: int, name: str) -> object:
        """Return a field of a player, from 0, that has to be told; None = it stays here."""
        player: ReportedPlayer = self.report.players[number]
        return getattr(player, name) if name in self.personal[number] else None


class Reported(Enum):
    """What the register is told of a player, in the order of a day."""

    ARRIVAL = 0
    DEPARTURE = 1
    CHANGE = 2


@dataclass(frozen=True, slots=True)
class RegisterLine:
    """Somebody who came to a club or left it, or whose data were put right."""

    what: "Reported"
    day: date
    """Postmark of the registration; first day on which he does not belong to the club; last day on
    which his data were changed."""
    ident: str
    surname: str
    given_name: str
    born: date | None
    club: str
    club_name: str
    kind: str
    nation: str
    missing: tuple[str, ...]
    """What of it the register needs and nobody knows, in words."""
    was: tuple[str, ...] = ()
    """What stood there before a change, in words."""


@dataclass(frozen=True, slots=True)
class RegisterPart:
    """What is reported to the register together."""

    last: date
    """Last day of the span."""
    due: date
    """Last day of reporting it."""
    lines: tuple[RegisterLine, ...]


@dataclass(frozen=True, slots=True)
class RegisterPaper:
    """A season's reports to the national register."""

    federation: str
    season: str
    parts: tuple[RegisterPart, ...]


@dataclass(frozen=True, slots=True)
class OverviewPlayer:
    """A player with one of his clubs."""

    ident: str
    name: str
    title: str | None
    rating: int | None
    nation: str
    club_name: str
    kind: str
    since: date
    until: date | None
    """From this day on he does not belong to it; None = he does."""


@dataclass(frozen=True, slots=True)
class OverviewTeam:
    """A team."""

    name: str
    club_name: str
    division: str
    draw_number: int | None
    captain: str
    venue: str


@dataclass(frozen=True, slots=True)
class OverviewListed:
    """A player on a team's list."""

    team: str
    place: int
    ident: str
    name: str
    rating: int | None


@dataclass(frozen=True, slots=True)
class OverviewMatch:
    """A match."""

    division: str
    round: int
    day: date
    start: time | None
    home: str
    away: str
    game_points: tuple[int, int] | None
    """Half points that count; None = nothing counts yet."""
    match_points: tuple[int, int] | None
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""


@dataclass(frozen=True, slots=True)
class OverviewBoard:
    """A board of a match."""

    division: str
    round: int
    match: str
    board: int
    home: str
    away: str
    counted: tuple[int, int] | None
    """Half points; None = it waits for its result, or nobody sat there."""


@dataclass(frozen=True, slots=True)
class OverviewPaper:
    """A whole season with names beside numbers."""

    federation: str
    season: str
    rating_name: str
    divisions: tuple[Division, ...]
    clubs: tuple[Club, ...]
    players: tuple[OverviewPlayer, ...]
    teams: tuple[OverviewTeam, ...]
    lists: tuple[OverviewListed, ...]
    matches: tuple[OverviewMatch, ...]
    boards: tuple[OverviewBoard, ...]
