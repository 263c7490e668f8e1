"""A whole federation's rating period: which games count, and everybody's new rating."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from functools import partial

from league.facts.matches import BOTH_LOST, MatchFacts
from league.facts.periods import HALF_POINTS, CarriedGame, Game, ListEntry
from league.facts.seasons import MatchKey
from league.outcomes.judgement import MatchJudgement
from league.outcomes.ratings import RatedGame, Rating, RatingRules, rated


@dataclass(frozen=True, slots=True)
class PeriodRules:
    """The numbers of a federation's rating periods."""

    rating: RatingRules
    home_nation: str
    inactive: int
    """Periods without a rated game after which a player is marked as inactive."""
    removed: int
    """Periods after which he is removed."""
    foreign_games: int
    """Games in the country that bring a rated foreigner on the list."""
    foreign_removed: int
    """Periods without a game after which a foreigner with a FIDE rating is removed."""


@dataclass(frozen=True, slots=True)
class Period:
    """One rating period."""

    first: date
    last: date
    """Cut-off day, included."""
    valid_from: date
    """First day on which its ratings count."""

    def covers(self, day: date) -> bool:
        """Say whether a game of that day belongs to it."""
        return self.first <= day <= self.last


class WhyNot(StrEnum):
    """Why a board of a match is not rated."""

    EMPTY = "empty"
    """One of the players never came."""
    LATE = "late"
    """One of the players came too late to play."""
    NOT_PLAYED = "not_played"
    """Both were there and no game came about."""


@dataclass(frozen=True, slots=True)
class Unrated:
    """A board that is not rated; a forfeit to be marked as such."""

    match: MatchKey
    board: int
    why: WhyNot


class State(StrEnum):
    """How a player leaves the period."""

    RATED = "rated"
    INACTIVE = "inactive"
    """Still listed, with a mark."""
    WAITING = "waiting"
    """Too few rated games for a rating; they are carried over."""
    REMOVED = "removed"
    """Not, or no longer, on the list."""


@dataclass(frozen=True, slots=True)
class PeriodRow:
    """One player's period."""

    ident: str
    old: int | None
    """Rating he played with; a foreigner's own one when he was not listed."""
    rating: Rating
    games: int
    """All games he played in the period."""
    counted: int
    """Rated games, carried ones included."""
    state: State
    entry: ListEntry
    """Him on the next list."""


@dataclass(frozen=True, slots=True)
class PeriodOutcome:
    """A federation's period."""

    rows: tuple[PeriodRow, ...]
    """By pass number."""
    games: int
    """Games played within it."""
    rated: int
    """Games rated for at least one of the players."""

    def next_list(self) -> tuple[ListEntry, ...]:
        """Return the list the next period starts from, removed and waiting players included."""
        return tuple(row.entry for row in self.rows)


def games_of(
    matches: Iterable[tuple[MatchKey, MatchJudgement]],
) -> tuple[tuple[Game, ...], tuple[Unrated, ...]]:
    """Return the games played in these matches and the boards where there was none.

    A game forfeited afterwards counts with its result over the board. A match without any entry
    gives neither.
    """
    games: list[Game] = []
    unrated: list[Unrated] = []
    for key, judgement in matches:
        event = "|".join(map(str, key))
        for board in judgement.facts.boards() if judgement.entered else ():
            found = _game(event, judgement.facts, board)
            if isinstance(found, Game):
                games.append(found)
            else:
                unrated.append(Unrated(key, board, found))
    return tuple(games), tuple(unrated)


def _game(event: str, match: MatchFacts, board: int) -> Game | WhyNot:
    home, away = match.home.boards[board - 1], match.away.boards[board - 1]
    result = match.results[board - 1]
    if home is None or away is None:
        return WhyNot.EMPTY
    if board in match.home.late or board in match.away.late:
        return WhyNot.LATE
    if result is None or result == BOTH_LOST:
        return WhyNot.NOT_PLAYED
    day = match.played_on.get(board, match.day)
    return Game(day, home.ident, away.ident, result[0], event)


def rate(games: Iterable[Game], entries: Iterable[ListEntry], rules: PeriodRules) -> PeriodOutcome:
    """Rate all games of a period; they count with the ratings at its start.

    Players without an entry are newcomers of the home nation. Two games of the same players on the
    same day are two games; the caller leaves out what lies outside the period.
    """
    known = {entry.ident: entry for entry in entries}
    strength = {ident: own for ident, entry in known.items() if (own := _own(entry, rules))}
    counted: dict[str, list[RatedGame]] = {}
    played: Counter[str] = Counter()
    number = for_one = 0
    for game in games:
        number += 1
        first, second = game.first, game.second
        played[first] += 1
        played[second] += 1
        own, other = strength.get(first), strength.get(second)
        if other is not None:
            counted.setdefault(first, []).append(RatedGame(other, game.score))
        if own is not None:
            counted.setdefault(second, []).append(RatedGame(own, HALF_POINTS - game.score))
        for_one += own is not None or other is not None
    idents = sorted(known.keys() | played.keys())
    new = partial(ListEntry, listed=False, nation=rules.home_nation)
    rows = [_row(known.get(ident) or new(ident), counted, played[ident], rules) for ident in idents]
    return PeriodOutcome(tuple(rows), number, for_one)


def _own(entry: ListEntry, rules: PeriodRules) -> int | None:
    """Return the rating a player starts with: his own; an unlisted foreigner brings one along."""
    if entry.rating is not None:
        return entry.rating
    foreign = entry.nation != rules.home_nation
    brought = entry.fide_rating if entry.fide_rating is not None else entry.confirmed
    return max(brought, rules.rating.floor) if foreign and brought is not None else None


def _row(
    entry: ListEntry, counted: Mapping[str, list[RatedGame]], games: int, rules: PeriodRules
) -> PeriodRow:
    now = counted.get(entry.ident, [])
    all_games = [*(RatedGame(game.opponent, game.score) for game in entry.carried), *now]
    own = _own(entry, rules)
    visitor = own is not None and entry.rating is None
    if visitor and games < rules.foreign_games:
        unchanged = replace(entry, listed=False)
        return PeriodRow(entry.ident, own, Rating(), games, 0, State.REMOVED, unchanged)
    rating = rated(own, all_games, rules.rating)
    idle = 0 if (games if _watched(entry, rules) else now) else entry.idle + 1
    if rating.new is None:
        carried = tuple(CarriedGame(game.opponent, game.score) for game in all_games)
        waiting = replace(entry, carried=carried, idle=idle, listed=False)
        return PeriodRow(entry.ident, own, rating, games, len(all_games), State.WAITING, waiting)
    state = _state(entry, idle, rules)
    if state is State.REMOVED:
        gone = replace(entry, rating=None, confirmed=None, carried=(), idle=idle, listed=False)
        return PeriodRow(entry.ident, own, rating, games, len(all_games), state, gone)
    after = ListEntry(
        ident=entry.ident,
        rating=rating.new,
        idle=idle,
        nation=entry.nation,
        fide_rating=entry.fide_rating,
        confirmed=entry.confirmed,
    )
    return PeriodRow(entry.ident, own, rating, games, len(all_games), state, after)


def _watched(entry: ListEntry, rules: PeriodRules) -> bool:
    """Say whether he is a foreigner with a FIDE rating, who must come and play."""
    return entry.nation != rules.home_nation and entry.fide_rating is not None


def _state(entry: ListEntry, idle: int, rules: PeriodRules) -> State:
    if idle >= (rules.foreign_removed if _watched(entry, rules) else rules.removed):
        return State.REMOVED
    return State.INACTIVE if idle >= rules.inactive else State.RATED
