"""Article 8: the result that both players sign."""

from league.errors import InputError
from league.facts.disputes import SCORES, Dispute, SignedResult
from league.facts.games import GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said


def signed_result(
    facts: GameFacts, signed: SignedResult, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 8.7: the signed result stands, even if wrong, unless the arbiter decides otherwise.

    Raises InputError for a result that no game can have.
    """
    if signed.reported not in SCORES:
        raise InputError(str(said(values, "8.7", "impossible", reported=signed.reported)))
    return answered(
        facts,
        GameResult(signed.reported),
        "8.7",
        said(values, "8.7", "stands", reported=signed.reported),
        choices=(said(values, "8.7", "otherwise"),),
    )
