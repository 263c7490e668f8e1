"""What a tournament report file says, record by record.

Points are half points, days are dates, numbers are the file's own start and team numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum


class Edition(StrEnum):
    """Editions of the format."""

    TRF16 = "trf16"
    """Of 2016, with the records that begin with X of JaVaFo."""
    TRF26 = "trf26"
    """Of 2026, in force since 1 September 2025."""


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something that was not as the format has it and could be read all the same."""

    line: int
    """1-based; the first one where it was so."""
    record: str
    sentence: str
    more: int = 0
    """How many further lines were odd in the same way."""


@dataclass(frozen=True, slots=True)
class TrfGame:
    """One round of a player."""

    opponent: int | None
    """Start number; None = nobody: a bye, or absent."""
    color: str
    """``w``, ``b``, or empty."""
    result: str
    """A sign of ``fixtures.round_history``; empty = paired and still open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfPlayer:
    """A line ``001``."""

    number: int
    name: str = ""
    """``Lastname, Firstname``."""
    sex: str = ""
    """``m`` or ``w``."""
    title: str = ""
    rating: int | None = None
    federation: str = ""
    fide_id: str = ""
    born: str = ""
    """``YYYY/MM/DD``, or the year alone."""
    points: int | None = None
    rank: int | None = None
    games: tuple[TrfGame, ...] = ()
    """Round 1 first; of every player equally many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfNational:
    """A national rating record: it begins with three letters of a federation."""

    federation: str
    number: int
    """Start number of the player."""
    sex: str = ""
    classification: str = ""
    name: str = ""
    rating: int | None = None
    origin: str = ""
    national_id: str = ""
    born: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfTeam:
    """A line ``310`` or ``013``."""

    number: int
    """Of a line ``013`` its place among them."""
    name: str = ""
    nickname: str = ""
    strength: int | None = None
    match_points: int | None = None
    game_points: int | None = None
    rank: int | None = None
    players: tuple[int, ...] = ()
    """Start numbers, first board first."""


@dataclass(frozen=True, slots=True)
class TrfLineup:
    """A line ``300``: a team out of its order, or with empty boards."""

    round: int
    team: int
    opponent: int
    players: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TrfPairingByes:
    """The line ``320``: which team had the pairing bye, and what it is worth."""

    match_points: int
    game_points: int
    teams: tuple[int | None, ...]
    """Round 1 first."""


@dataclass(frozen=True, slots=True)
class TrfForfeit:
    """A line ``330``: a match that was not played."""

    result: str
    """``+-``, ``-+`` or ``--``, White's team first."""
    round: int
    white: int
    black: int


@dataclass(frozen=True, slots=True)
class TrfByes:
    """A line ``240``: byes of one kind in one round."""

    kind: str
    """``F``, ``H`` or ``Z``."""
    round: int
    numbers: tuple[int, ...]
    """Players, in a team tournament teams."""


@dataclass(frozen=True, slots=True)
class TrfAbnormal:
    """A line ``299``: points that do not follow from the results."""

    kind: str
    """Sign of the result it is about; empty = points given or taken."""
    match_points: int
    game_points: int
    round: int
    """0 = all rounds; 999 = only in the final table."""
    numbers: tuple[int, ...]
    """Nobody = what such a result is worth in the whole tournament."""


@dataclass(frozen=True, slots=True)
class TrfAcceleration:
    """A line ``250``: points that count in the pairing alone."""

    match_points: int
    game_points: int
    first_round: int
    last_round: int
    first_number: int
    last_number: int


@dataclass(frozen=True, slots=True)
class TrfProhibited:
    """A line ``260``: who is not paired with each other."""

    first_round: int
    last_round: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfFile:
    """A whole file."""

    name: str = ""
    city: str = ""
    federation: str = ""
    first_day: date | None = None
    last_day: date | None = None
    kind: str = ""
    """Type of tournament in words (``092``)."""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    round_days: tuple[date | None, ...] = ()
    rounds: int = 0
    """Rounds the tournament has; 0 = the file does not say."""
    first_color: str = ""
    """``w`` or ``b``; empty = the file does not say."""
    scores: Mapping[str, int] = field(default_factory=dict)
    """Half points by sign of the result (``162``, ``XXS``); empty = as usual."""
    rank_federation: str = ""
    rank_method: str = ""
    """By which rating start numbers were given (``172``), such as ``FIDON``."""
    program: str = ""
    """Who made the pairings (``182``)."""
    code: str = ""
    """Type of tournament as a code (``192``), such as ``FIDE_DUTCH_2026``."""
    tie_breaks: tuple[str, ...] = ()
    """``202``."""
    standings: tuple[str, ...] = ()
    """``212``: tie-breaks, points among them."""
    time_code: str = ""
    """``222``, such as ``5400+30``."""
    board_colors: str = ""
    """``352``, such as ``WBWB``."""
    match_scores: Mapping[str, int] = field(default_factory=dict)
    """Half match points by ``TW``, ``TD``, ``TL`` (``362``); empty = as usual."""
    players: tuple[TrfPlayer, ...] = ()
    """By start number."""
    nationals: tuple[TrfNational, ...] = ()
    teams: tuple[TrfTeam, ...] = ()
    """By number."""
    lineups: tuple[TrfLineup, ...] = ()
    pairing_byes: TrfPairingByes | None = None
    forfeits: tuple[TrfForfeit, ...] = ()
    byes: tuple[TrfByes, ...] = ()
    """Of players those of rounds to come; the others stand in their games."""
    abnormal: tuple[TrfAbnormal, ...] = ()
    accelerations: tuple[TrfAcceleration, ...] = ()
    prohibited: tuple[TrfProhibited, ...] = ()
    by_rank: bool = False
    """Whether players are paired by their ranks instead of their numbers (``XXC rank``)."""
    comments: tuple[str, ...] = ()
    edition: Edition = field(default=Edition.TRF16, compare=False)
    """Of which edition the file's records are."""
    odd: tuple[Oddity, ...] = field(default=(), compare=False)
    """What was not as the format has it."""

    @property
    def played_rounds(self) -> int:
        """Return how many rounds are paired or played."""
        return max((len(player.games) for player in self.players), default=0)
