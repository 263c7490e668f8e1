"""Tournaments as an office holds them: how they are played, who entered, pairings and results.

Scores are half points, money integer cents. Participants are players or teams; each has a key of
its own, and a pairing number once numbers are given.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from functools import cache

from fixtures.baku import Acceleration


class System(StrEnum):
    """How opponents are found."""

    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    DOUBLE_ROUND_ROBIN = "double_round_robin"


class Unplayed(StrEnum):
    """The edition of tie-breaks: how games that were not played count in them."""

    OWN_DRAW = "anhang-1"
    """As drawn against oneself (appendix 1 of the FIDE tournament rules)."""
    FIDE_2023 = "fide-c07-2023"
    """FIDE C.07 from here on, by its editions."""
    FIDE_2024 = "fide-c07-2024"
    FIDE_2026 = "fide-c07-2026"


class PointKind(StrEnum):
    """Which of a team's points a criterion counts."""

    MATCH = "match"
    GAME = "game"


class NumbersBy(StrEnum):
    """How pairing numbers were given."""

    RATING = "rating"
    LOT = "lot"
    VARMA = "varma"
    """By lot and the tables that keep fellows of a federation apart in the last rounds."""
    RESTRICTED = "restricted"
    """By lot among all numbers that keep them apart, without the tables."""
    HAND = "hand"


class AbsenceKind(StrEnum):
    """Why a participant is not paired."""

    ZERO_BYE = "Z"
    HALF_BYE = "H"
    FULL_BYE = "F"
    WITHDRAWN = "withdrawn"
    """From this round on."""
    EXCLUDED = "excluded"
    """From this round on."""


@dataclass(frozen=True, slots=True)
class Scores:
    """What each result is worth, in half points; a team's match points likewise."""

    win: int = 2
    draw: int = 1
    loss: int = 0
    pairing_bye: int = 2
    absence: int = 0

    def worth(self, sign: str) -> int:
        """Return half points for a sign of ``round_history``; an open game has brought none."""
        return by_sign(self).get(sign, 0)


@cache
def by_sign(scores: Scores) -> Mapping[str, int]:
    """Return half points by the signs of ``fixtures.round_history``."""
    return {
        **dict.fromkeys("1W+F", scores.win),
        **dict.fromkeys("=DH", scores.draw),
        **dict.fromkeys("0L", scores.loss),
        **dict.fromkeys("-Z", scores.absence),
        "U": scores.pairing_bye,
    }


@dataclass(frozen=True, slots=True)
class Committee:
    """The appeals committee, and what an appeal costs."""

    chair: str = ""
    members: tuple[str, ...] = ()
    deputies: tuple[str, ...] = ()
    federations: Mapping[str, str] = field(default_factory=dict)
    """Name to federation."""
    born: Mapping[str, date] = field(default_factory=dict)
    fee: int | None = None
    """Cents; None = not fixed."""
    term: str = ""
    """Until when an appeal is handed in, such as “30 minutes after the round”."""
    clubs: Mapping[str, str] = field(default_factory=dict)
    """Name to club."""
    board: tuple[str, ...] = ()
    """Names of those who are on the federation's board."""
    electors: Mapping[str, str] = field(default_factory=dict)
    """Name to who elected him: ``players``, ``carers`` or ``captains``."""


@dataclass(frozen=True, slots=True)
class Reported:
    """What a report file says in its own words, which the next report file says again."""

    kind: str = ""
    """Type of tournament in words (``092``)."""
    code: str = ""
    """Type of tournament as a code (``192``)."""
    time_code: str = ""
    """Time control as a code (``222``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """How a tournament is played, as it was announced."""

    id: str
    name: str
    system: System
    teams: bool = False
    boards: int = 0
    """Boards of a match between teams; 0 for players."""
    board_colors: str = ""
    """Colours of the first team board by board, such as ``WBBW``; empty = ``WBWB`` and so on."""
    rounds: int = 0
    """0 = follows from the participants of a round robin."""
    federation: str = ""
    """Three letters."""
    city: str = ""
    first_day: date | None = None
    last_day: date | None = None
    round_times: tuple[datetime, ...] = ()
    """When each round begins, as far as it is known."""
    chief_arbiter: str = ""
    arbiters: tuple[str, ...] = ()
    time_control: str = ""
    """As it is printed, such as ``90 min/40 + 30 min + 30 s``."""
    event: str | None = None
    """The event of the federation's book that it decides."""
    like: str = ""
    """Division or event of the rule book whose conditions hold; empty = the FIDE rules alone."""
    criteria: tuple[str, ...] = ()
    """Names of the criteria behind the points, in order; empty = as the book has them."""
    unplayed: Unplayed | None = None
    """None = as the book has it."""
    first: PointKind = PointKind.MATCH
    """Which of a team's points rank before all criteria, and make the score groups."""
    counted: PointKind = PointKind.MATCH
    """Which of a team's points Buchholz and Sonneborn-Berger count."""
    scores: Scores = Scores()
    match_scores: Scores = Scores(4, 2, 0, 4, 0)
    """A team's match points, in half points."""
    accelerations: tuple[Acceleration, ...] = ()
    """Points of the pairing alone (Baku), by pairing number."""
    prohibited: tuple[tuple[str, ...], ...] = ()
    """Keys of participants who are never paired with each other, group by group."""
    first_color: str = ""
    """``w`` or ``b``: colour of number 1 in round 1; empty = by lot, from ``seed``."""
    seed: int | None = None
    """What the lot of the first colour came from."""
    invitation: Mapping[str, str] = field(default_factory=dict)
    """What the invitation says, by the number of its part, such as ``3.3.1``."""
    committee: Committee = Committee()
    reported: Reported = Reported()
    """Of a tournament that was put on file from a report file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A player or a team that entered, as it was then."""

    tournament: str
    key: str
    """A player's pass number, or another name of his own; a team's name."""
    name: str
    sex: str = ""
    """``m`` or ``w``."""
    title: str = ""
    rating: int | None = None
    """FIDE rating, or what the tournament ranks by; None = unrated."""
    national_rating: int | None = None
    federation: str = ""
    fide_id: str = ""
    born: str = ""
    """``YYYY/MM/DD``, or the year alone."""
    club: str = ""
    first_round: int = 1
    """The first round in which he is paired: later for who comes late."""
    players: tuple[str, ...] = ()
    """Of a team: keys of its players, board 1 first."""
    team: str = ""
    """Of a player in a team tournament: his team's key."""
    number: int | None = None
    """A pairing number that was given to him alone (who came late); else see ``Numbers``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Pairing numbers as they were given, and by what."""

    tournament: str
    order: tuple[str, ...]
    """Keys, number 1 first."""
    by: NumbersBy
    seed: int | None = None
    drawn: datetime | None = None
    """When lots were drawn."""
    groups: tuple[tuple[str, str], ...] = ()
    """Of a restricted drawing: key and federation or club, in the order of the names then."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One board of a round; of teams, one match."""

    white: str
    """Key; of teams, who has White on board 1."""
    black: str | None
    """None = the pairing bye."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPairing:
    """The pairing of a round: stored, never computed anew."""

    tournament: str
    round: int
    pairs: tuple[Pair, ...]
    """Board 1 first."""
    edition: str = ""
    """By which rules it was paired, such as ``FIDE C.04.3 (2026-02-01)``; empty = by hand."""
    by_hand: bool = False
    """Whether a person set or changed pairs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardResult:
    """The result of one pair of a round."""

    tournament: str
    round: int
    board: int
    """1-based."""
    white: str
    """Sign of TRF16 (``1 = 0 + - W D L``) for White; of teams, for the first team."""
    black: str
    games: tuple[tuple[str, str], ...] = ()
    """Of teams: both sides' signs board by board, first team first."""
    lineups: tuple[tuple[str | None, ...], tuple[str | None, ...]] = ((), ())
    """Of teams: keys of who sat at each board; None = nobody."""
    colors: str = ""
    """Of teams: colours of the first team board by board where others were played than those of
    the tournament's boards; empty = these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """Somebody is not paired in a round, or from a round on."""

    tournament: str
    key: str
    round: int
    kind: AbsenceKind
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """Points given or taken beyond the results, in half points (TRF26 record 299)."""

    tournament: str
    key: str
    points: int
    """Game points; of a team, match points."""
    games: int = 0
    """A team's game points."""
    round: int = 0
    """0 = the tournament as a whole."""
    why: str = ""
