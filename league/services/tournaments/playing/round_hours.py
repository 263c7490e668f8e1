"""Hours of a round: when its pairing was made public, its boards released, and who came late."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

from fixtures.round_history import FORFEITS
from league import clock, play_rules
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.games import Color
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Arrival, RoundPairing
from league.language import _
from league.record_kinds import TOURNAMENT_ROUND
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.opening import Opened, known_entrant, opened
from league.services.tournaments.playing.pairing import refuse_waiting
from league.services.tournaments.playing.results import TypedResult, enter_results
from league.services.tournaments.playing.round_history import board_colors
from league.views.tournaments import Signs

Hour = datetime | time | None
"""A moment; an hour of the round's day; None = now."""
_MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where somebody sits in a round."""

    board: int
    """1-based."""
    side: int
    """0 = White, or the first team."""
    game: int = 0
    """Of teams, the board of the match, from 0 on."""
    white: bool = True
    """Whether he has White."""


def moment_of(found: Opened, at: int, hour: Hour) -> datetime:
    """Return the moment meant, to the minute, by the clocks of the federation."""
    if isinstance(hour, datetime):
        return hour
    now = clock.in_zone(clock.now(), found.book.time_zone)
    now = now.replace(second=0, microsecond=0, tzinfo=None)
    begins = found.hour_of(at)
    return now if hour is None else datetime.combine((begins or now).date(), hour)


def publish(
    season: str | None, id: str, at: int, hour: Hour, *, actor: Actor, why: str = ""
) -> RoundPairing:
    """Put on record when a round's pairing was made public.

    Raises InputError for a round that is not paired, NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        pairing = paired_round(found.file, at)
        made = replace(pairing, published=moment_of(found, at, hour))
        _record(found, made, actor, why)
        return made


def release(
    season: str | None, id: str, at: int, hour: Hour, *, actor: Actor, why: str = ""
) -> RoundPairing:
    """Put on record when a round's boards were released.

    Raises InputError for a round that is not paired, one that waits for a court, and an hour
    before its pairing was public; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        pairing = paired_round(found.file, at)
        refuse_waiting(found, at)
        made = replace(pairing, released=moment_of(found, at, hour))
        if made.released and pairing.published and made.released < pairing.published:
            sentence = _(
                "Round {round} was released on {released}, before its pairing was public"
                " ({published})."
            )
            hours = {"released": made.released, "published": pairing.published}
            raise InputError(sentence, round=at, **hours)
        _record(found, made, actor, why)
        return made


def arrive(
    season: str | None,
    id: str,
    at: int,
    key: str,
    hour: Hour,
    *,
    plays: bool = False,
    actor: Actor,
    why: str = "",
) -> tuple[str, bool]:
    """Put on record who came late; his game is lost when the waiting time was over.

    ``plays`` = the arbiter decides otherwise. Returns what the rules say, and whether the game is
    lost. Raises InputError while the boards are not released, ReasonError for a decision without a
    reason and a game with a result; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        pairing = paired_round(found.file, at)
        place, came = _place(found.file, at, key), moment_of(found, at, hour)
        said, lost = _ruled(found, pairing, came, white=place.white)
        if plays and not why.strip():
            raise ReasonError(_("Who comes late and plays all the same does so for a reason."))
        others = tuple(one for one in pairing.arrivals if one.key != key)
        arrival = Arrival(key, came, plays)
        _record(found, replace(pairing, arrivals=(*others, arrival)), actor, why)
        typed = None
        if lost and not plays:
            typed = _lost(found.file, at, place, why)
        elif others != pairing.arrivals:
            typed = _plays(found.file, at, place)
        if typed is not None:
            enter_results(season, id, at, [typed], actor=actor, why=why)
        return said, lost and not plays


def _ruled(
    found: Opened, pairing: RoundPairing, came: datetime, *, white: bool
) -> tuple[str, bool]:
    """Return what the rules say of who came late, and whether the game is lost.

    Raises InputError while the boards are not released.
    """
    if pairing.released is None:
        sentence = _("When the boards of round {round} were released is not on record yet.")
        raise InputError(sentence, round=pairing.round)
    late = max(-((pairing.released - came) // _MINUTE), 0)
    color = Color.WHITE if white else Color.BLACK
    return play_rules.late(found.own, found.day, found.as_ruled, color, late)


def paired_round(file: TournamentFile, at: int) -> RoundPairing:
    """Return a round that is paired. Raises InputError."""
    if at not in file.rounds:
        sentence = _("Round {round} of {id} is not paired; paired are: {known}.")
        known = ", ".join(map(str, file.rounds)) or _("none yet")
        raise InputError(sentence, round=at, id=file.tournament.id, known=known)
    return file.rounds[at]


def _record(found: Opened, made: RoundPairing, actor: Actor, why: str) -> None:
    key = f"{made.tournament}/{made.round}"
    record(found.season.name, TOURNAMENT_ROUND, key, made, actor=actor, why=why)


def _place(file: TournamentFile, at: int, key: str) -> _Place:
    """Return where somebody sits. Raises InputError for who plays nobody, NotFoundError."""
    one = known_entrant(file, key)
    who = one.team if file.tournament.teams else key
    for board, pair in enumerate(file.rounds[at].pairs, 1):
        sides = (pair.white, pair.black)
        if who not in sides or pair.black is None:
            continue
        side = sides.index(who)
        if not file.tournament.teams:
            return _Place(board, side, white=side == 0)
        game = _game(file, at, board, side, key)
        if game is not None:
            colors = board_colors(file.tournament, file.results.get((at, board)))
            return _Place(board, side, game, (colors[game] == "W") == (side == 0))
    raise InputError(_("Round {round}: {player} plays nobody."), round=at, player=one.name)


def _game(file: TournamentFile, at: int, board: int, side: int, key: str) -> int | None:
    """Return the board of a match at which a team's player sits; None = he does not play."""
    result, pair = file.results.get((at, board)), file.rounds[at].pairs[board - 1]
    usual = file.entrants[(pair.white, pair.black or "")[side]].players
    seated: Sequence[str | None] = usual[: file.tournament.boards]
    if result is not None and result.lineups[side]:
        seated = result.lineups[side]
    return seated.index(key) if key in seated else None


def _plays(file: TournamentFile, at: int, place: _Place) -> TypedResult | None:
    """Return that a game counted as lost is played after all; None = nothing says it was lost."""
    result = file.results.get((at, place.board))
    if result is None:
        return None
    games = list(result.games)
    signs = games[place.game] if file.tournament.teams else (result.white, result.black)
    if signs[place.side] != "-":
        return None
    if not file.tournament.teams:
        both = signs[1 - place.side] == "-"
        return TypedResult(place.board, (_other(place, "-", "+")) if both else None)
    other = "-" if signs[1 - place.side] == "-" else ""
    games[place.game] = _other(place, other, "+" if other else "")
    return TypedResult(place.board, games=tuple(games))


def _other(place: _Place, other: str, own: str) -> Signs:
    """Return signs of a game by whose they are."""
    return (own, other) if place.side == 0 else (other, own)


def _lost(file: TournamentFile, at: int, place: _Place, why: str) -> TypedResult:
    """Return the result of who came too late; who came too late on the other side loses, too."""
    result = file.results.get((at, place.board))
    games = list(result.games) if result else []
    if file.tournament.teams:
        games = games or [("", "")] * file.tournament.boards
        before: Signs = games[place.game]
    else:
        before = (result.white, result.black) if result else ("", "")
    if before[0] and not {*before} <= set(FORFEITS) and not why.strip():
        sentence = _("Round {round}, board {board} has a result: it changes for a reason only.")
        raise ReasonError(sentence, round=at, board=place.board)
    other = "-" if before[1 - place.side] == "-" else "+"
    signs = _other(place, other, "-")
    if not file.tournament.teams:
        return TypedResult(place.board, signs)
    games[place.game] = signs
    return TypedResult(place.board, games=tuple(games))
