"""Substitutes of the first hour: who was not in the lineup takes a board, and both see it."""

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.matches import Side
from league.facts.seals import SealedRow, Substitution
from league.facts.seasons import MatchKey
from league.language import _
from league.record_kinds import SUBSTITUTION
from league.services.lineups.checks import no_substitute, refuse, scope_of, why_closed
from league.services.session.lineup_records import (
    MOST_SUBSTITUTES,
    LineupRecords,
    lineup_records,
    substitution_key,
    with_substitute,
)
from league.services.session.match_times import stored_times
from league.services.session.records import record
from league.services.session.transactions import transaction
from league.storage import seasons
from league.storage.database import moment


def substitute(
    season: str, match: MatchKey, side: Side, board: int, into: str, *, actor: Actor
) -> SealedRow:
    """Put a substitute on a board, also an empty one, and return the lineup as it stands then.

    The same change again is the same change. Raises NotFoundError, RightError, InputError with
    the reason why it cannot be.
    """
    with transaction(actor, Right.LINEUP, scope_of(season, match, side)):
        times = stored_times(seasons.known_season(season), match)
        known = lineup_records(season, match)
        refuse(no_substitute(known, side, times, moment(), why_closed(season, match)))
        row = known.rows()[side]
        mine = [one for one in known.substitutions if one.side is side]
        if not 1 <= board <= len(row):
            sentence = _("Board {board} does not exist; there are {boards}.")
            raise InputError(sentence, board=board, boards=len(row))
        if any((one.board, one.into) == (board, into) for one in mine) and row[board - 1] == into:
            return row
        if len(mine) >= MOST_SUBSTITUTES:
            raise InputError(_("No more substitutes can come in."))
        _refuse_player(season, match, into, known, side)
        made = Substitution(match, side, board, row[board - 1], into, moment(), actor.name)
        place = substitution_key(match, side, len(mine) + 1)
        record(season, SUBSTITUTION, place, made, actor=actor, why="")
        return with_substitute(row, board, into)


def _refuse_player(
    season: str, match: MatchKey, into: str, known: LineupRecords, side: Side
) -> None:
    """Refuse who is nobody, and who was in the lineup: nobody changes his place."""
    _number, known_players = seasons.boards_and_names(season, match[0], {into})
    if into not in known_players:
        raise InputError(_("No player has the pass number {ident}."), ident=into)
    opened = known.opening.lineup(side) if known.opening is not None else None
    named = {*(opened.row if opened is not None else ())}
    named |= {one.into for one in known.substitutions if one.side is side}
    if into in named:
        sentence = _("{ident} is in the lineup already; only a substitute may come in.")
        raise InputError(sentence, ident=into)
