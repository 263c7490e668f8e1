"""Points given or taken by decision, beyond the results."""

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournaments import Adjustment
from league.language import _
from league.services.session.record_kinds import TOURNAMENT_ADJUSTMENT
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.crosstables import rounds_of
from league.services.tournaments.opening import known_participant, opened

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
        if games and not found.tournament.teams:
            raise InputError(_("{id} is played by single players."), id=id)
        if abs(points) > MOST or abs(games) > MOST:
            raise InputError(_("{player}: so many points are not decided on."), player=one.name)
        if not 0 <= at <= rounds_of(found.file):
            sentence = _("{id} has rounds 1 to {rounds}, not {number}.")
            raise InputError(sentence, id=id, rounds=rounds_of(found.file), number=at)
        fact = Adjustment(tournament=id, key=key, points=points, games=games, round=at, why=why)
        before = [each for each in found.file.adjustments if (each.key, each.round) == (key, at)]
        if not points and not games and not before:
            sentence = _("Nothing was decided on points of {player} that could be taken back.")
            raise NotFoundError(sentence, player=one.name)
        kept = fact if points or games else None
        place = f"{id}/{key}/{at}"
        record(found.season.name, TOURNAMENT_ADJUSTMENT, place, kept, actor=actor, why=why)
