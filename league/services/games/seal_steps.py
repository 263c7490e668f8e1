"""What the official stores of sealed moves: one that is sealed, and its opening."""

from collections.abc import Mapping

from league.facts.game_files import MoveSeal, OpenedMove
from league.facts.games import Color
from league.facts.seasons import MatchKey
from league.formatting import filled_in
from league.language import _
from league.record_kinds import MOVE_OPENING, MOVE_SEAL
from league.services.games.adjourned import check_entries, opened_view
from league.services.games.reading import facts_of, refuse_sealer
from league.services.games.sealing import open_move, openable, seal_move
from league.services.session.desk import Desk
from league.services.session.game_records import board_key, game_of, waiting_move
from league.services.session.records import recorded_one
from league.services.session.transactions import is_trial
from league.services.session.trial_runs import Outcome, as_step


def seal_of(desk: Desk, match: MatchKey, board: int) -> tuple[MoveSeal | None, OpenedMove | None]:
    """Return the sealed move of a game, and its opening; None = there is none.

    The opening of an earlier adjournment is none of the move that waits now. Raises StorageError.
    """
    season, key = desk.season.name, board_key(match, board)
    opened = None if waiting_move(season, match, board) else recorded_one(season, MOVE_OPENING, key)
    return recorded_one(season, MOVE_SEAL, key), opened


@as_step
def seal_step(
    desk: Desk,
    _why: str,
    match: MatchKey,
    board: int,
    color: Color,
    written: str,
    envelope: Mapping[str, str],
) -> Outcome:
    """A move of an adjourned game, sealed with what stands on its envelope."""
    missing = check_entries(desk.judged(match).facts.day, envelope)
    name, key = desk.season.name, desk.seal_key
    game = game_of(name, match, board)
    if game is not None and game.moves:
        refuse_sealer(facts_of(game), color)
    made = seal_move(name, match, board, color, written, envelope, key=key, actor=desk.actor)
    sentence = _("Missing on the envelope: {entry} ({rule})")
    notes = (sentence.format(entry=one.words, rule=one.citation) for one in missing)
    says = _("The move is sealed: nobody reads it before it is opened.")
    receipt = _("The hash on the receipt: {hash}").format(hash=made.digest)
    return Outcome(says, notes=(receipt, *notes))


@as_step
def open_step(
    desk: Desk, _why: str, match: MatchKey, board: int, *, opponent_there: bool, no_show: bool
) -> Outcome:
    """A sealed move opened when the game is resumed, with what the Laws make of it."""
    if is_trial():
        openable(desk.season.name, match, board, opponent_there=opponent_there)
        return Outcome(_("The move is read once it is open, and then it stays open."))
    opened = open_move(
        desk.season.name,
        match,
        board,
        opponent_there=opponent_there,
        key=desk.seal_key,
        actor=desk.actor,
        no_show=no_show,
    )
    says = _("In the envelope: {move}").format(move=opened.written)
    view = opened_view(desk, opened)
    if view is None:
        missing = _("No game is on file for this board: add it, then the move can be judged.")
        return Outcome(says, notes=(missing,))
    finding = view.finding
    ends = filled_in(_("{result}: {reason}"), result=finding.result, reason=finding.sentence)
    return Outcome(says, notes=(ends, *filter(None, [finding.citation]), *finding.choices))
