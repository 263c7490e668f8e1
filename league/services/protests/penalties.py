"""Penalties that the director of an event imposes, on record and with what they do to results."""

from collections.abc import Iterator
from dataclasses import dataclass

from league.decision_subjects import BoardScore, Target, TeamKey, Verdict
from league.errors import InputError, NotFoundError
from league.facts.actors import Right
from league.facts.directing import DirectorPenalty
from league.facts.sanctions import Sanction
from league.facts.seasons import MatchKey
from league.language import _
from league.outcomes.places import SanctionOutcome
from league.record_kinds import DIRECTOR_PENALTY, EVENT, TOURNAMENT
from league.rulings import Action, Ruling
from league.services.matches import decisions
from league.services.protests.court_competitions import Competition, competition_of
from league.services.protests.event_penalties import lost_in_event
from league.services.protests.tournament_penalties import lost_in_tournament, out_of_tournament
from league.services.session.checks import needed, not_before
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.records import record, recorded, recorded_one
from league.services.session.transactions import scope_in, transaction
from league.services.words.naming import player_named, team_named
from league.storage.database import moment

GAME, MATCH, EXCLUSION = "game", "match", "exclusion"
"""What has a consequence in a result or in the field."""
_WHOLE = (GAME, MATCH, EXCLUSION)


@dataclass(frozen=True, slots=True)
class Asked:
    """A penalty as it is typed; its paragraph is the book's."""

    fact: DirectorPenalty
    drawn: bool = False
    """Of a lost game: the opponent gets half a point, not all of it."""


def impose(desk: Desk, asked: Asked) -> tuple[DirectorPenalty, tuple[str, ...]]:
    """Put a penalty on record and do what follows from it; return it, and that in sentences.

    Raises InputError for what the director may not impose, for a round that is not there, a game
    or match of which there is none, and for one on record already; NotFoundError for somebody
    unknown, RuleBookError where the book has no such penalties, StorageError.
    """
    fact, season = asked.fact, desk.season.name
    with transaction(desk.actor, Right.RULE, scope_in(season, division=fact.division)):
        values = desk.values(fact.day)
        found = competition_of(desk.season, desk.book, fact.division, fact.round)
        _check(desk, fact, found)
        against = "team" if fact.penalty == MATCH else "player"
        ask = Sanction(by="director", kind=fact.penalty, against=against)
        answer: SanctionOutcome = desk.book.bans.sanction(ask, values)
        if not answer.allowed:
            raise InputError(f"{answer.sentence} ({desk.book.cite(answer.rule)})")
        fact = _named(fact, answer.rule)
        key = f"{fact.division}/{fact.round}/{fact.who}/{fact.penalty}"
        if key in recorded(season, DIRECTOR_PENALTY):
            sentence = _("This penalty of {who} is on record already ({rule}).")
            raise InputError(sentence, who=fact.who, rule=desk.book.cite(answer.rule))
        record(season, DIRECTOR_PENALTY, key, fact, actor=desk.actor, why=fact.reason)
        return fact, tuple(_done(desk, fact, drawn=asked.drawn))


def _named(fact: DirectorPenalty, rule: str) -> DirectorPenalty:
    return DirectorPenalty(
        fact.division, fact.round, fact.who.strip(), fact.penalty, fact.day, fact.reason, rule
    )


def _check(desk: Desk, fact: DirectorPenalty, found: Competition) -> None:
    needed(fact.reason, _("A penalty needs its reason."))
    not_before(desk.season, fact.day)
    if not fact.who.strip():
        raise InputError(_("A penalty is imposed on somebody: please name him."))
    if found.rounds is not None and fact.round not in found.rounds:
        sentence = _("Division {division} has no round {round}; it has: {known}.")
        known = ", ".join(map(str, found.rounds)) or "–"
        raise NotFoundError(sentence, division=fact.division, round=fact.round, known=known)
    if fact.penalty == MATCH and not found.teams:
        sentence = _("In {competition} no teams play: a lost game is “{game}”.")
        raise InputError(sentence, competition=found.name, game=GAME)
    if found.first and fact.day < found.first:
        sentence = _("A penalty of {day} cannot be about a round of {first}.")
        raise InputError(sentence, day=fact.day, first=found.first)


def _done(desk: Desk, fact: DirectorPenalty, *, drawn: bool) -> Iterator[str]:
    """Do what follows from a penalty; yield it in sentences."""
    if fact.penalty not in _WHOLE:
        return
    why = f"{fact.reason} ({desk.book.cite(fact.paragraph)})"
    if recorded_one(desk.season.name, TOURNAMENT, fact.division) is not None:
        if fact.penalty == EXCLUSION:
            yield out_of_tournament(desk, fact, why)
        else:
            yield lost_in_tournament(desk, fact, why, drawn=drawn)
        return
    event = recorded_one(desk.season.name, EVENT, fact.division)
    if event is not None and event.games and fact.penalty == GAME:
        yield lost_in_event(desk, event, fact, drawn=drawn)
        return
    if fact.penalty == EXCLUSION:
        yield from _out_of_league(desk, fact, why)
        return
    match, target, says = (_board if fact.penalty == GAME else _match)(desk, fact, drawn)
    _rule(desk, target, why, match=match)
    yield says


def _out_of_league(desk: Desk, fact: DirectorPenalty, why: str) -> Iterator[str]:
    """Exclude a team; of a player it stands on record, and who directs keeps him away."""
    mine = [one for one in desk.season.teams if one.division == fact.division]
    team = next((one for one in mine if fact.who in (one.id, one.name)), None)
    if team is None:
        player = player_named(desk.world.players, fact.who)
        yield _("{player} plays no more; no result changes.").format(player=player.name)
        return
    _rule(desk, TeamKey(team.id, fact.day), why, team=team.id)
    yield _("{team} is excluded: its results count no longer.").format(team=team.name)


def _board(desk: Desk, fact: DirectorPenalty, drawn: bool) -> tuple[MatchKey, Target, str]:
    """Return the board that a player loses, with half a point for his opponent or all of it."""
    player = player_named(desk.world.players, fact.who)
    for one in desk.season.boards:
        seats = one.home_player, one.away_player
        if one.match[:2] == (fact.division, fact.round) and player.ident in seats:
            given = 1 if drawn else 2
            score = (0, given) if seats[0] == player.ident else (given, 0)
            says = _("Board {board}: {player} has lost the game by decision.")
            lost = says.format(board=one.board, player=player.name)
            return one.match, BoardScore(one.board, score), lost
    sentence = _("{player} has no game in round {round} of {division} on record.")
    told = {"player": player.name, "round": fact.round, "division": fact.division}
    raise InputError(sentence, **told)


def _match(desk: Desk, fact: DirectorPenalty, _drawn: bool) -> tuple[MatchKey, Target, str]:
    """Return the match that a team loses on all boards."""
    mine = [one for one in desk.season.teams if one.division == fact.division]
    team = team_named(mine, fact.who)
    for one in desk.season.fixtures:
        if (one.division, one.round) == (fact.division, fact.round) and team.id in one.key[2:]:
            every = 2 * desk.division(fact.division).boards
            score = (0, every) if one.home == team.id else (every, 0)
            says = _("{team} has lost the match by decision.").format(team=team.name)
            return one.key, Verdict(score), says
    sentence = _("{team} has no match in round {round} of {division}.")
    raise InputError(sentence, team=team.name, round=fact.round, division=fact.division)


def _rule(
    desk: Desk, target: Target, why: str, *, match: MatchKey | None = None, team: str | None = None
) -> None:
    action = Action.EXCLUDE if team else Action.ADD
    ruling = Ruling(action, target, why, desk.actor.name, moment(), match=match, team=team)
    decisions.store(anew(desk), ruling)
