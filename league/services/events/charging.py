"""What entries cost goes into the ledger."""

from league.facts.actors import Actor
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.services.accounts.postings import add_postings
from league.services.events.fees import Anew


def charge(season: Season, anew: Anew, *, actor: Actor, why: str) -> None:
    """Put on the club's account what a new entry costs, in place of an earlier one of the player.

    To be called inside ``transaction()``. Raises StorageError.
    """
    ledger, refund, fee = season.federation, StepKind.REFUND, StepKind.FEE
    add_postings(ledger, anew.back, actor=actor, why=why, what=refund)
    add_postings(ledger, anew.owed, actor=actor, why=why, what=fee, due=anew.due)
