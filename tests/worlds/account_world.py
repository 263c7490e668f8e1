"""The public season's accounts: its fees, rulings on them, and steps tried before they are stored.

The public season owes € 975 to the federation and € 228 to opponents, of which € 170 were paid in
cash at the board (five gaps). Club 601 left board 6 empty in round 1 against 612 and paid € 30 in
cash, which costs half of € 22 to each of federation and opponent (§ 7.2.d); 602 was fined € 22 in
round 8.
"""

from datetime import UTC, date, datetime
from functools import cache
from typing import Any

from league.decision_subjects import target_of
from league.facts.accounts import Penalty
from league.facts.seasons import MatchKey
from league.rulings import Action, Ruling
from league.services.accounts import statements
from league.services.accounts.postings import ledger
from league.services.accounts.rows import charge_rows
from league.services.accounts.steps import posting_step
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, Step, file_step, try_step
from tests.worlds.acting import add_ruling
from tests.worlds.desk_world import STRUCK

BY = "Anna Muster"
SEASON = "2011/12"
DAY, APRIL, MAY = date(2012, 1, 10), date(2012, 4, 30), date(2012, 5, 30)
FINE = f"{SEASON}|match|{'|'.join(map(str, STRUCK))}|fee|7.2.c|home|5|100018|federation"
"""€ 22 of club 602's team, round 8."""
FEE = FINE.partition(STRUCK[3] + "|")[2]
"""The same fee within its match."""


@cache
def federation() -> str:
    return transactions.load()[0].federation


def ruled(
    action: Action,
    target: str = FEE,
    match: MatchKey = STRUCK,
    cents: int | None = None,
    reason: str = "because",
) -> None:
    at = datetime(2012, 5, 1, tzinfo=UTC)
    reason = reason if action is not Action.CONFIRM else ""
    add_ruling(SEASON, Ruling(action, target_of(target), reason, BY, at, match, cents=cents))


def steps() -> int:
    assert journal.verify() is None
    return len(journal.rows())


def balanced() -> bool:
    return sum(statements.trial_balance(None).values()) == 0


def penalty(**changes: Any) -> Penalty:
    fields = {"club": "601", "day": DAY, "reason": "A forged report.", "paragraph": "7.5"}
    return Penalty(**{**fields, "cents": 3600, **changes})


def done(desk: Desk, step: Step, why: str = "") -> tuple[Desk, Outcome]:
    """Try a step, see that nothing was stored, then store it."""
    before = ledger(desk.season.federation)
    told = try_step(desk, step)
    assert ledger(desk.season.federation) == before
    return file_step(desk, step, why), told


def posted(desk: Desk) -> Desk:
    (row,) = (row for row in charge_rows(desk) if row.charge.reference == FINE)
    return done(desk, posting_step([row.charge], APRIL))[0]
