"""Tournaments as an office holds them: how they are played, who entered, pairings and results.

Scores are half points, money integer cents. Participants are players or teams; each has a key of
its own, and a pairing number once numbers are given.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from functools import cache
from typing import Annotated

from fixtures.baku import Acceleration
from league.facts.committees import NO_COMMITTEE, Committee
from league.facts.fields import Code, Own, PassNumber, Personal, PersonName, Words, called


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

    win: Annotated[int, called("half points for a win")] = 2
    draw: Annotated[int, called("half points for a draw")] = 1
    loss: Annotated[int, called("half points for a loss")] = 0
    pairing_bye: Annotated[int, called("half points for the bye")] = 2
    absence: Annotated[int, called("half points for an absence")] = 0

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
class Reported:
    """What a report file says in its own words, which the next report file says again."""

    kind: Annotated[Code, called("kind")] = ""
    """Type of tournament in words (``092``)."""
    code: Annotated[Code, called("code of the type")] = ""
    """Type of tournament as a code (``192``)."""
    time_code: Annotated[Code, called("code of the time control")] = ""
    """Time control as a code (``222``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """How a tournament is played, as it was announced."""

    id: Annotated[Code, called("code")]
    name: Annotated[Words, called("name")]
    system: Annotated[System, called("system")]
    teams: Annotated[bool, called("teams")] = False
    boards: Annotated[int, called("boards")] = 0
    """Boards of a match between teams; 0 for players."""
    board_colors: Annotated[Code, called("colours of the boards")] = ""
    """Colours of the first team board by board, such as ``WBBW``; empty = ``WBWB`` and so on."""
    rounds: Annotated[int, called("rounds")] = 0
    """0 = follows from the participants of a round robin."""
    federation: Annotated[Code, called("federation")] = ""
    """Three letters."""
    city: Annotated[Code, called("city")] = ""
    first_day: Annotated[date | None, called("first day")] = None
    last_day: Annotated[date | None, called("last day of play")] = None
    round_times: Annotated[tuple[datetime, ...], called("beginnings of the rounds")] = ()
    """When each round begins, as far as it is known."""
    chief_arbiter: Annotated[PersonName, called("chief arbiter")] = ""
    arbiters: Annotated[tuple[PersonName, ...], called("deputy arbiters")] = ()
    time_control: Annotated[Code, called("time control")] = ""
    """As it is printed, such as ``90 min/40 + 30 min + 30 s``."""
    waiting: Annotated[int | None, called("waiting time")] = None
    """Minutes that are waited for who is late, as announced; None = as the rules have it."""
    event: Annotated[Code | None, called("occasion")] = None
    """The event of the federation's book that it decides."""
    along: Annotated[tuple[Code, ...], called("occasions that play along")] = ()
    """Events of the book that are decided by it, too: their players are ranked apart."""
    like: Annotated[Code, called("plays like")] = ""
    """Division or event of the rule book whose conditions hold; empty = the FIDE rules alone."""
    criteria: Annotated[tuple[Code, ...], called("tie-breaks")] = ()
    """Names of the criteria behind the points, in order; empty = as the book has them."""
    unplayed: Annotated[Unplayed | None, called("unplayed games")] = None
    """None = as the book has it."""
    first: Annotated[PointKind, called("points that come first")] = PointKind.MATCH
    """Which of a team's points rank before all criteria, and make the score groups."""
    counted: Annotated[PointKind, called("points that tie-breaks count")] = PointKind.MATCH
    """Which of a team's points Buchholz and Sonneborn-Berger count."""
    scores: Scores = Scores()
    match_scores: Annotated[Scores, called("points of matches")] = Scores(4, 2, 0, 4, 0)
    """A team's match points, in half points."""
    accelerations: Annotated[tuple[Acceleration, ...], called("acceleration")] = ()
    """Points of the pairing alone (Baku), by pairing number."""
    prohibited: Annotated[tuple[tuple[PassNumber, ...], ...], called("forbidden pairings")] = ()
    """Keys of participants who are never paired with each other, group by group."""
    first_color: Annotated[Code, called("first colour")] = ""
    """``w`` or ``b``: colour of number 1 in round 1; empty = by lot, from ``seed``."""
    seed: Annotated[int | None, called("starting number")] = None
    """What the lot of the first colour came from."""
    invitation: Annotated[Mapping[Code, Words], called("invitation")] = field(default_factory=dict)
    """What the invitation says, by the number of its part, such as ``3.3.1``."""
    committee: Annotated[Committee, called("appeals committee")] = NO_COMMITTEE
    court: Annotated[bool | None, called("has a court")] = None
    """Whether it has a court of its own; None = as the book has it."""
    director: Annotated[Words, called("who directs the event")] = ""
    """An office as the book names its instances, or a person's name; empty = not said."""
    reported: Annotated[Reported, called("as the report file has it")] = Reported()
    """Of a tournament that was put on file from a report file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A player or a team that entered, as it was then."""

    tournament: Annotated[Code, called("tournament")]
    key: Annotated[PassNumber, called("key")]
    """A player's pass number, or another name of his own; a team's name."""
    name: Annotated[PersonName, called("name")]
    sex: Annotated[Code, called("sex")] = ""
    """``m`` or ``w``."""
    title: Annotated[Code, called("title")] = ""
    rating: Annotated[int | None, called("rating")] = None
    """FIDE rating, or what the tournament ranks by; None = unrated."""
    national_rating: Annotated[int | None, called("national rating")] = None
    federation: Annotated[Code, called("federation")] = ""
    fide_id: Annotated[str, called("FIDE number", personal=Personal.OPEN)] = ""
    born: Annotated[Own, called("born")] = ""
    """``YYYY/MM/DD``, or the year alone."""
    club: Annotated[Words, called("club")] = ""
    first_round: Annotated[int, called("first round")] = 1
    """The first round in which he is paired: later for who comes late."""
    players: Annotated[tuple[PassNumber, ...], called("players")] = ()
    """Of a team: keys of its players, board 1 first."""
    team: Annotated[Code, called("team")] = ""
    """Of a player in a team tournament: his team's key."""
    number: Annotated[int | None, called("number")] = None
    """A pairing number that was given to him alone (who came late); else see ``Numbers``."""
    group: Annotated[Code, called("group")] = ""
    """Group in which he is ranked apart; empty = as the rules have it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Pairing numbers as they were given, and by what."""

    tournament: Annotated[Code, called("tournament")]
    order: Annotated[tuple[PassNumber, ...], called("order")]
    """Keys, number 1 first."""
    by: Annotated[NumbersBy, called("by")]
    seed: Annotated[int | None, called("starting number")] = None
    drawn: Annotated[datetime | None, called("drawn at")] = None
    """When lots were drawn."""
    groups: Annotated[tuple[tuple[PassNumber, Code], ...], called("groups kept apart")] = ()
    """Of a restricted drawing: key and federation or club, in the order of the names then."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One board of a round; of teams, one match."""

    white: Annotated[PassNumber, called("White")]
    """Key; of teams, who has White on board 1."""
    black: Annotated[PassNumber | None, called("Black")]
    """None = the pairing bye."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """Somebody who came to his board after it was released."""

    key: Annotated[PassNumber, called("key")]
    at: Annotated[datetime, called("came at")]
    plays: Annotated[bool, called("plays all the same")] = False
    """By decision of the arbiter, whatever the waiting time is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPairing:
    """The pairing of a round: stored, never computed anew."""

    tournament: Annotated[Code, called("tournament")]
    round: Annotated[int, called("round")]
    pairs: Annotated[tuple[Pair, ...], called("pairs")]
    """Board 1 first."""
    edition: Annotated[Code, called("paired by")] = ""
    """By which rules it was paired, such as ``FIDE C.04.3 (2026-02-01)``; empty = by hand."""
    by_hand: Annotated[bool, called("by hand")] = False
    """Whether a person set or changed pairs."""
    published: Annotated[datetime | None, called("published at")] = None
    """When this pairing was made public; None = not on record."""
    released: Annotated[datetime | None, called("boards released at")] = None
    """When the boards were released and the round began; None = not on record."""
    arrivals: Annotated[tuple[Arrival, ...], called("came late")] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardResult:
    """The result of one pair of a round."""

    tournament: Annotated[Code, called("tournament")]
    round: Annotated[int, called("round")]
    board: Annotated[int, called("board")]
    """1-based."""
    white: Annotated[Code, called("White")]
    """Sign of TRF16 (``1 = 0 + - W D L``) for White; of teams, for the first team."""
    black: Annotated[Code, called("Black")]
    games: Annotated[tuple[tuple[Code, Code], ...], called("games")] = ()
    """Of teams: both sides' signs board by board, first team first."""
    lineups: Annotated[
        tuple[tuple[PassNumber | None, ...], tuple[PassNumber | None, ...]], called("lineups")
    ] = ((), ())
    """Of teams: keys of who sat at each board; None = nobody."""
    colors: Annotated[Code, called("colours of the boards")] = ""
    """Of teams: colours of the first team board by board where others were played than those of
    the tournament's boards; empty = these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """Somebody is not paired in a round, or from a round on."""

    tournament: Annotated[Code, called("tournament")]
    key: Annotated[PassNumber, called("key")]
    round: Annotated[int, called("round")]
    kind: Annotated[AbsenceKind, called("kind")]
    why: Annotated[Words, called("reason")] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """Points given or taken beyond the results, in half points (TRF26 record 299)."""

    tournament: Annotated[Code, called("tournament")]
    key: Annotated[PassNumber, called("key")]
    points: Annotated[int, called("half points")]
    """Game points; of a team, match points."""
    games: Annotated[int, called("games")] = 0
    """A team's game points."""
    round: Annotated[int, called("round")] = 0
    """0 = the tournament as a whole."""
    why: Annotated[Words, called("reason")] = ""
