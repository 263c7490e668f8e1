"""Protests of the public season: filed, decided and appealed against in one line each."""

from datetime import date
from typing import Any

from league.facts.actors import official
from league.services.accounts.statements import trial_balance
from league.services.journal import views as journal
from league.services.protests import procedure
from league.services.protests.procedure import Filing
from league.services.session import transactions
from tests.worlds.desk_world import STRUCK

BY = "Anna Muster"
KEY = "4.4.d.1|home|5|100018"


def steps() -> int:
    """Return how long the journal is, whose chain holds."""
    assert journal.verify() is None
    return len(journal.rows())


def played() -> date:
    """Return the day of the match, from the calendar."""
    return next(one.day for one in transactions.load()[0].fixtures if one.key == STRUCK)


def filing(**changes: Any) -> Filing:
    """Return a protest of club 602 about the match; any field may change."""
    fields: dict[str, Any] = {
        "kind": "team",
        "filed": played(),
        "fee_paid": True,
        "text": "Our list was corrected in time.",
        "who": "602",
        "match": STRUCK,
        "instance": "klassenspielleiter",
    }
    return Filing(**(fields | changes))


def file(**changes: Any) -> procedure.ProtestView:
    """File a protest."""
    return procedure.file_protest(None, filing(**changes), actor=official(BY))


def decide(number: int = 1, **changes: Any) -> procedure.ProtestView:
    """Decide a protest, usually granting it nine days after the match."""
    fields: dict[str, Any] = {
        "granted": True,
        "day": day_after(9),
        "reasons": "The list was right.",
    }
    return procedure.decide(None, number, actor=official(BY), **(fields | changes))


def day_after(days: int) -> date:
    """Return the day so many days after the match."""
    return date.fromordinal(played().toordinal() + days)


def appeal(number: int = 1, **changes: Any) -> procedure.ProtestView:
    """Appeal against a decision."""
    fields: dict[str, Any] = {"filed": day_after(17), "fee_paid": True, "text": "No.", "who": "602"}
    return procedure.appeal(None, number, actor=official(BY), **(fields | changes))


def balance() -> dict[str, int]:
    """Return the accounts that are not even, in cents."""
    return {str(account): cents for account, cents in trial_balance(None).items() if cents}
