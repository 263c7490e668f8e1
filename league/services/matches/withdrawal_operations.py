"""What is put on record about teams that leave, described once for command, form and palette."""

from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.operations import NEEDED, Operation, later
from league.services.session.parameters import A_TEAM, SINCE

if TYPE_CHECKING:
    from league.services.matches import withdrawals
else:
    withdrawals = later("league.services.matches.withdrawals")


WITHDRAW = Operation(
    "team withdraw",
    Right.REGISTER,
    withdrawals.withdrawal_step,
    to_translate("{team} withdraws"),
    to_translate(
        "A team withdraws: before the draw it is taken out, after it an official excludes it."
    ),
    (A_TEAM, SINCE),
    NEEDED,
    (to_translate('spielleiter team withdraw LANDESLIGA01 --reason "Too few players."'),),
)
OPERATIONS = (WITHDRAW,)
