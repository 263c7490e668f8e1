"""Games as a rating officer counts them, his list, and what an organiser reports to him.

Scores are integer half points, ratings integers.
"""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import Code, DivisionId, PassNumber, Words, called

HALF_POINTS = 2
"""Half points of one game, both players together."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game that was played."""

    day: date
    first: str
    """Pass number."""
    second: str
    score: int
    """Half points of the first; the second has the rest."""
    event: str = ""
    """Match or tournament it was played in."""


@dataclass(frozen=True, slots=True)
class CarriedGame:
    """A rated game of an earlier period that still counts."""

    opponent: Annotated[int, called("rating of the opponent")]
    """Rating of the opponent."""
    score: Annotated[int, called("half points")]
    """Half points."""


@dataclass(frozen=True, slots=True)
class ListEntry:
    """A player as the rating list of one date knows him."""

    ident: PassNumber
    rating: Annotated[int | None, called("rating")] = None
    """None = not rated (yet, or no longer)."""
    carried: Annotated[tuple[CarriedGame, ...], called("games carried over")] = ()
    """Rated games of earlier periods that led to no rating yet."""
    idle: Annotated[int, called("periods without a game")] = 0
    """Periods in a row without a rated game; for a foreigner with a FIDE rating, without a game."""
    listed: Annotated[bool, called("on the list")] = True
    """He stands on the list."""
    nation: Annotated[Code, called("nation")] = ""
    """Three letters as FIDE uses them; ``XXX`` = stateless, empty = not known."""
    fide_rating: Annotated[int | None, called("FIDE rating")] = None
    """Valid at the start of the period."""
    confirmed: Annotated[int | None, called("confirmed")] = None
    """National rating that his home federation confirmed."""


@dataclass(frozen=True, slots=True)
class RatingList:
    """The list that a period left, as it was stored; the next period starts from it."""

    last: Annotated[date, called("until")]
    """Cut-off day of the period."""
    valid_from: Annotated[date, called("valid from")]
    entries: Annotated[tuple[ListEntry, ...], called("entries")]
    """Waiting and removed players included."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Thinking time of each player."""

    minutes: Annotated[int, called("minutes")]
    """For the moves, or for the whole game."""
    moves: Annotated[int | None, called("moves")] = None
    """Moves within these minutes; None = the whole game."""
    rest_minutes: Annotated[int, called("minutes for the rest")] = 0
    """Minutes for the rest of the game."""
    seconds: Annotated[int, called("seconds per move")] = 0
    """Added per move."""


@dataclass(frozen=True, slots=True)
class ReportedResult:
    """One result in a tournament report."""

    opponent: int | None
    """Draw number; None = not reported."""
    score: int | None
    """Half points; None = not reported."""
    forfeit: bool | None = False
    """Decided without play; None = nobody says whether."""


@dataclass(frozen=True, slots=True)
class ReportedPlayer:
    """One player in a tournament report; None = not reported."""

    ident: str | None
    surname: str = ""
    given_name: str = ""
    final_rank: int | None = None
    draw_number: int | None = None
    results: tuple[ReportedResult, ...] = ()
    rating: int | None = None
    rating_secured: bool | None = None
    """False = estimated for the draw."""
    born: date | None = None
    sex: str | None = None
    fide_id: int | None = None
    fide_rating: int | None = None
    nation: str | None = None
    title: str | None = None
    """None = none."""

    @property
    def name(self) -> str:
        """Return surname and given name, else the pass number."""
        return f"{self.surname} {self.given_name}".strip() or self.ident or "?"


@dataclass(frozen=True, slots=True)
class RatingReport:
    """A tournament that is to be rated."""

    name: str
    start: date
    end: date
    """Last day of the event, also where only a part of it is rated now."""
    control: TimeControl | None
    """None = not on file."""
    players: tuple[ReportedPlayer, ...] = ()
    registered: date | None = None
    """Day on which it was registered with its Ausschreibung; None = never."""
    reported: date | None = None
    """Day on which the result came in; None = not yet."""
    under: int | None = None
    """Age limit of a youth event: 16 for U16; None = for all ages."""
    national: bool = False
    """An event of the national federation."""
    rapid_rules: bool = False
    """Played by the rules of rapid chess."""
    permitted_by: str = ""
    """Who permitted another time control for this tournament."""
    fide: bool = False
    """Registered for FIDE rating too."""


@dataclass(frozen=True, slots=True)
class RatingFiling:
    """What is on file about the rating of a division."""

    division: DivisionId
    control: Annotated[TimeControl, called("time control")]
    registered: Annotated[date | None, called("announced")] = None
    """Day on which it was registered with its Ausschreibung."""
    reported: Annotated[date | None, called("reported")] = None
    """Day on which the results went to the rating officer."""
    permitted_by: Annotated[Words, called("permitted by")] = ""
    """Who permitted another time control."""
    fide: Annotated[bool, called("FIDE")] = False
    """Registered for FIDE rating too."""
    despite: Annotated[Words, called("in spite of missing data, because")] = ""
    """Why the report goes out although data of players are missing; empty = it does not."""
