"""What is done with games on file, described once for command, form and palette.

What a person has to look at is none: a score is typed with its position beside (and a command takes
a file), what is disputed is asked by what happened, and an envelope by the articles of its day. A
sealed move is read when it is opened, so that a trial cannot tell it.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import NUMBER
from league.services.session.operations import FOR_JOURNAL, Operation, Parameter, later
from league.services.session.parameters import A_MATCH

if TYPE_CHECKING:
    from league.services.games import files
else:
    files = later("league.services.games.files")


WITHDRAW = Operation(
    "game withdraw",
    Right.RECORD_MATCH,
    files.withdrawal_step,
    to_translate("Take the game on board {board} off the file"),
    to_translate("Take a game off the file."),
    (A_MATCH, Parameter("board", replace(NUMBER, metavar="BOARD"), to_translate("Board"))),
    FOR_JOURNAL,
    ("spielleiter game withdraw landesliga 1 LL01 LL12 3",),
)
OPERATIONS = (WITHDRAW,)
