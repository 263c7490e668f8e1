"""Points given or taken by decision, beyond the results."""

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Adjustment, Entrant
from league.language import _
from league.record_kinds import TOURNAMENT_ADJUSTMENT
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.opening import known_participant, opened
from league.services.tournaments.ranking.crosstables import rounds_of

MOST = 100
"""Half points beyond which an adjustment is a slip of the pen."""


def adjust(
    season: str | None,
    id: str,
    key: str,
    points: int,
    *,
    actor: Actor,
    why: str,
    games: int = 0,
    at: int = 0,
) -> None:
    """Give or take half points, of a team match points and ``games`` in half game points.

    ``at`` = the round they belong to, 0 = the whole tournament; 0 points take back what was
    decided for it before. Raises InputError for too many points, game points of a player and a
    round that is none; NotFoundError for who did not enter and when there is nothing to take
    back; ReasonError without a reason; StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        one = known_participant(found.file, key)
        if not why.strip():
            raise ReasonError(_("Points are given or taken for a reason, on record."))
        fact = Adjustment(tournament=id, key=key, points=points, games=games, round=at, why=why)
        _refuse_points(found.file, one, fact)
        kept = fact if points or games else None
        if kept is None:
            _refuse_undecided(found.file, one, at)
        place = f"{id}/{key}/{at}"
        record(found.season.name, TOURNAMENT_ADJUSTMENT, place, kept, actor=actor, why=why)


def _refuse_undecided(file: TournamentFile, one: Entrant, at: int) -> None:
    """Refuse to take back what was not decided. Raises NotFoundError."""
    if not any((fact.key, fact.round) == (one.key, at) for fact in file.adjustments):
        sentence = _("Nothing was decided on points of {player} that could be taken back.")
        raise NotFoundError(sentence, player=one.name)


def _refuse_points(file: TournamentFile, one: Entrant, fact: Adjustment) -> None:
    """Refuse points that cannot be meant, and a round that is none. Raises InputError."""
    if fact.games and not file.tournament.teams:
        raise InputError(_("{id} is played by single players."), id=fact.tournament)
    if max(abs(fact.points), abs(fact.games)) > MOST:
        raise InputError(_("{player}: so many points are not decided on."), player=one.name)
    last = rounds_of(file)
    if not 0 <= fact.round <= last:
        sentence = _("{id} has rounds 1 to {rounds}, not {number}.")
        raise InputError(sentence, id=fact.tournament, rounds=last, number=fact.round)
