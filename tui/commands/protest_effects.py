"""What a decision on a protest changes in the match, as typed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from league.errors import InputError
from league.language import _
from tui.commands.office import cents

if TYPE_CHECKING:
    from league.services.protests import Effect


def effects(given: dict[str, Any]) -> "Sequence[Effect]":
    """Return the rulings that go with a decision. Raises InputError."""
    from league.rulings import Action
    from league.services.protests import Effect

    return [
        *(Effect(Action.WAIVE, target) for target in given["waive"]),
        *(Effect(Action.CHANGE, key, _cents(key, euro)) for key, euro in given["change"]),
        *(Effect(Action.ADD, _board(number, result)) for number, result in given["board"]),
        *(Effect(Action.ADD, _fee(key), _cents(key, euro)) for key, euro in given["add_fee"]),
    ]


def _cents(key: str, amount: str) -> int:
    """Return an amount in cents; the key of a fee names its paragraph."""
    word, _bar, rest = key.partition("|")
    return cents(amount, rest.partition("|")[0] if word == "fee" else key)


def _fee(key: str) -> str:
    """Return the key of a fee to add. Raises InputError for anything else, with what is expected.

    The parts are: paragraph, side, board, player, and whom it goes to; board and player may be
    empty.
    """
    from league.rulings import fee_of

    if fee_of(key, 0) is None:
        sentence = _(
            "“{key}” is no key of a fee; expected is"
            " fee|PARAGRAPH|home or away|BOARD|PLAYER|federation or opponent,"
            " such as {example} (board and player may be empty)."
        )
        raise InputError(sentence.format(key=key, example="fee|7.2.c|away|1||federation"))
    return key


def _board(number: str, result: str) -> str:
    """Return the target for a board. Raises InputError for no number and no result."""
    from league.rulings import BOARD_SCORES, board_target

    words = dict(zip(("1:0", "½:½", "0:1", "0:0"), BOARD_SCORES, strict=True))
    if not number.isdecimal() or result not in words:
        sentence = _("“{number} {result}” sets no board; a result is one of {known}.")
        raise InputError(sentence.format(number=number, result=result, known=", ".join(words)))
    return board_target(int(number), words[result])
