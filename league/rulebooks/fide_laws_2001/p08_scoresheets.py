"""Article 8: the result that both players sign."""

from league.errors import InputError
from league.facts.disputes import Dispute, SignedResult
from league.facts.games import GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said


def signed(one: SignedResult, facts: GameFacts, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 8.7: the signed result stands, even if wrong, unless the arbiter decides otherwise.

    Raises InputError for a result that no game can have.
    """
    if one.reported not in [one for one in GameResult if one.over]:
        raise InputError(str(said(values, "8.7", "impossible", reported=one.reported)))
    return answered(
        facts,
        GameResult(one.reported),
        "8.7",
        said(values, "8.7", "stands", reported=one.reported),
        choices=(said(values, "8.7", "otherwise"),),
    )
