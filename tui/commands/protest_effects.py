"""What a decision on a protest changes in the match, as typed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from league.errors import InputError
from league.language import _
from league.typed.money import read_cents
from league.typed.results import read_board_set
from tui.commands.call import Call

if TYPE_CHECKING:
    from league.decision_subjects import BoardScore, FeeKey, Target
    from league.services.protests.procedure import Effect


def effects(call: Call, given: dict[str, Any]) -> "Sequence[Effect]":
    """Return the rulings that go with a decision. Raises InputError, NotFoundError."""
    from league.rulings import Action
    from league.services.protests.procedure import Effect

    keys = _keys(
        call, given["number"], [*given["waive"], *(wanted for wanted, _euro in given["change"])]
    )
    waived = [keys[wanted] for wanted in given["waive"]]
    changed = [(keys[wanted], euro) for wanted, euro in given["change"]]
    return [
        *(Effect(Action.WAIVE, key) for key in waived),
        *(Effect(Action.CHANGE, key, read_cents(euro)) for key, euro in changed),
        *_found(call, given["number"], wanted=given["by_finding"]),
        *(Effect(Action.ADD, _board(number, result)) for number, result in given["board"]),
        *(Effect(Action.ADD, _fee(key), read_cents(euro)) for key, euro in given["add_fee"]),
    ]


def _found(call: Call, number: int, *, wanted: bool) -> "Iterator[Effect]":
    """Yield the board as the rules judge the disputed game, where that is wanted."""
    if wanted:
        from league.services.protests.by_finding import effect_of_finding

        yield effect_of_finding(call.desk(), number)


def _keys(call: Call, number: int, typed: Sequence[str]) -> "Mapping[str, Target]":
    """Return the targets of what was typed for the protest's match. Raises NotFoundError.

    A protest without a match keeps what was typed: deciding on it says that nothing is to change.
    """
    if not typed:
        return {}
    from league.decision_subjects import target_of as read
    from league.services.matches.target_keys import key_meant, keys_in
    from league.services.protests.views import file_of

    desk = call.desk()
    match = file_of(desk.season, number).match
    if match is None:
        return {wanted: read(wanted) for wanted in typed}
    known = [*keys_in(desk, match)]
    return {wanted: read(key_meant(known, wanted)) for wanted in typed}


def _fee(key: str) -> "FeeKey":
    """Return a fee to add, by its key. Raises InputError for anything else, with what is expected.

    The parts are: paragraph, side, board, player, and whom it goes to; board and player may be
    empty.
    """
    from league.decision_subjects import FeeKey
    from league.decision_subjects import target_of as read

    fee = read(key)
    if not isinstance(fee, FeeKey):
        sentence = _(
            "“{key}” is no key of a fee; expected is"
            " fee|PARAGRAPH|home or away|BOARD|PLAYER|federation or opponent,"
            " such as {example} (board and player may be empty)."
        )
        raise InputError(sentence, key=key, example="fee|…|away|1||federation")
    return fee


def _board(number: str, result: str) -> "BoardScore":
    """Return the target for a board. Raises InputError for no number and no result."""
    from league.decision_subjects import BOARD_SCORES, BoardScore

    return BoardScore(*read_board_set(f"{number}={result}", BOARD_SCORES))
