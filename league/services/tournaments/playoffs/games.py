"""Play-offs: who plays, their games, what a person decided."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fixtures.draw import by_lot
from league.errors import InputError, NotFoundError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.playoffs import Playoff, PlayoffGame
from league.facts.tournament_files import TournamentFile
from league.language import _
from league.outcomes.tournaments.playoff_bouts import NextGame
from league.outcomes.tournaments.playoff_running import PlayoffState
from league.outcomes.tournaments.prizes import shared
from league.record_kinds import PLAYOFF
from league.rulebook import has_rule
from league.services.schedule.drawing import seed_for
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.opening import Opened, known_participant, opened
from league.services.tournaments.playoffs.level import level_at, name_of, refuse_unlevel
from league.services.tournaments.playoffs.results import standing


@dataclass(frozen=True, slots=True)
class AskedPlayoff:
    """A play-off as an official asks for it."""

    place: int = 1
    """The place it decides."""
    players: tuple[str, ...] = ()
    """Keys in the order of the tie-break; empty = those who are level at the place."""
    lot: bool = False
    """Whether the order is drawn by lot."""
    seed: int | None = None
    """Of all its lots; None = chosen at random."""
    short: bool = False
    """Whether there is no time for matches of several games."""


def begin_playoff(
    season: str | None, id: str, asked: AskedPlayoff, *, actor: Actor, why: str = ""
) -> Playoff:
    """Put a play-off on record; where a federation has a rule on it, of those who are level alone.

    Raises InputError while results are missing, for fewer than two players, one named twice or who
    left, and a seed below 0; ReasonError when one with games is begun anew; NotFoundError for who
    did not enter, RuleBookError where no book has a play-off for so many, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        _refuse_again(found.file, asked.place, why)
        keys = _players(found, asked.place, asked.players)
        _refuse_others(found, asked.place, keys, why)
        if asked.seed is not None and asked.seed < 0:
            raise InputError(_("A seed is 0 or more, and only for numbers that are drawn."))
        seed = seed_for(asked.seed)
        if asked.players and found.own and has_rule(found.own.tournaments.playoff):
            refuse_unlevel(found, keys)
        made = Playoff(
            tournament=id,
            place=asked.place,
            order=tuple(by_lot(keys, seed)) if asked.lot else keys,
            seed=seed if asked.lot else None,
            short=asked.short,
            color_seed=seed,
        )
        standing(found, made)
        _record(found, made, actor, why)
        return made


def _players(found: Opened, place: int, named: Sequence[str]) -> tuple[str, ...]:
    """Return the keys of those who play. Raises InputError, NotFoundError."""
    keys = tuple(named) or level_at(found, place)
    for key in keys:
        one = known_participant(found.file, key)
        if (left := found.file.left(key)) is not None:
            sentence = _("{player} has left already, from round {round} on.")
            raise InputError(sentence, player=one.name, round=left.round)
    if len(set(keys)) < len(keys):
        raise InputError(_("Somebody is named twice for the play-off."))
    if len(keys) < 2:
        sentence = _("Nobody is level at place {place} of {id}: there is nothing to play off.")
        raise InputError(sentence, place=place, id=found.tournament.id)
    return keys


def _refuse_again(file: TournamentFile, place: int, why: str) -> None:
    before = next((one for one in file.playoffs if one.place == place), None)
    if before is not None and before.games and not why.strip():
        sentence = _("The play-off for place {place} has games: it is begun anew for a reason.")
        raise ReasonError(sentence, place=place)


def _refuse_others(found: Opened, place: int, keys: Sequence[str], why: str) -> None:
    """Refuse to put a play-off in the place of others' without a reason. Raises ReasonError."""
    before = next((one for one in found.file.playoffs if one.place == place), None)
    if before is not None and {*before.order} != {*keys} and not why.strip():
        names = ", ".join(name_of(found, key) for key in before.order)
        sentence = _("Place {place} is that of the play-off of {players}: please name another.")
        raise ReasonError(sentence, place=place, players=names)


def enter_game(
    season: str | None, id: str, place: int, game: PlayoffGame, *, actor: Actor, why: str = ""
) -> PlayoffState:
    """Put the next game between two on record; its stage follows from those before.

    Raises InputError for two who do not play now, a score or moves that cannot be; NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        before = playoff_at(found, place)
        stage = _next(found, before, game).stage
        _check(found, game)
        after = replace(before, games=(*before.games, replace(game, stage=stage)))
        _record(found, after, actor, why)
        return standing(found, after).state


def _next(found: Opened, playoff: Playoff, game: PlayoffGame) -> NextGame:
    following = standing(found, playoff).state.next
    for one in following:
        if {one.white, one.black} == {game.white, game.black}:
            return one
    names = [f"{name_of(found, one.white)} – {name_of(found, one.black)}" for one in following]
    sentence = _("{white} and {black} do not play now; next are: {games}.")
    raise InputError(
        sentence,
        white=name_of(found, game.white),
        black=name_of(found, game.black),
        games="; ".join(names) or _("no games"),
    )


def _check(found: Opened, game: PlayoffGame) -> None:
    most = 2 * (found.tournament.boards if found.tournament.teams else 1)
    if min(game.score) < 0 or sum(game.score) > most:
        raise InputError(_("This result cannot be: there are {points} points."), points=most // 2)
    if game.moves is not None and game.moves < 1:
        raise InputError(_("A game has at least one move."))


def take_game_back(
    season: str | None, id: str, place: int, *, actor: Actor, why: str = ""
) -> PlayoffGame:
    """Take back the last game on record, and what a person decided after it.

    Raises InputError when there is none, NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        before = playoff_at(found, place)
        if not before.games:
            raise InputError(_("The play-off for place {place} has no game yet."), place=place)
        *kept, last = before.games
        decided = tuple(one for one in before.decided if one[0] < last.stage)
        _record(found, replace(before, games=tuple(kept), decided=decided), actor, why)
        return last


def decide(
    season: str | None, id: str, place: int, key: str, *, actor: Actor, why: str
) -> PlayoffState:
    """Put on record who won where games leave several level and the rules say no more.

    Raises InputError where nothing is left to a person, or not to this one; ReasonError without a
    reason; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        before = playoff_at(found, place)
        known_participant(found.file, key)
        if not why.strip():
            raise ReasonError(_("Who wins by a person's decision wins for a reason, on record."))
        state = standing(found, before).state
        if key not in state.level:
            names = ", ".join(name_of(found, one) for one in state.level) or _("nobody")
            sentence = _("A person decides among those who stayed level: {players}.")
            raise InputError(sentence, players=names)
        stage = max(bout.stage for bout in state.bouts if key in bout.first)
        after = replace(before, decided=(*before.decided, (stage, key)))
        _record(found, after, actor, why)
        return standing(found, after).state


def drop_playoff(season: str | None, id: str, place: int, *, actor: Actor, why: str = "") -> None:
    """Withdraw a play-off; one with games for a reason only.

    Raises ReasonError, NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        playoff_at(found, place)
        _refuse_again(found.file, place, why)
        record(found.season.name, PLAYOFF, f"{id}/{place}", None, actor=actor, why=why)


def playoff_at(found: Opened, place: int) -> Playoff:
    """Return the play-off for a place. Raises NotFoundError."""
    for one in found.file.playoffs:
        if one.place == place:
            return one
    sentence = _("{id} has no play-off for place {place}; there are: {known}.")
    known = ", ".join(str(one.place) for one in found.file.playoffs) or _("none yet")
    raise NotFoundError(sentence, id=found.tournament.id, place=place, known=known)


def _record(found: Opened, made: Playoff, actor: Actor, why: str) -> None:
    key = f"{made.tournament}/{made.place}"
    record(found.season.name, PLAYOFF, key, made, actor=actor, why=why)


def prize_shares(
    season: str | None, id: str, place: int, prizes: Sequence[int]
) -> dict[str, int] | None:
    """Return by name what those of a play-off get of the prizes of their places, in cents.

    None as long as nobody has won. Raises NotFoundError, RuleBookError, StorageError.
    """
    found = opened(season, id)
    one = standing(found, playoff_at(found, place))
    if one.state.winner is None:
        return None
    shares = shared(prizes, one.playoff.order, one.state.winner, len(one.plan.answer.out))
    return {name_of(found, key): amount for key, amount in shares.items()}
