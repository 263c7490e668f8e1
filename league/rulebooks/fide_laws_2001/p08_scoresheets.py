"""Article 8: the result that both players sign."""

from league.errors import InputError
from league.facts.disputes import Dispute, SignedResult
from league.facts.games import GameFacts
from league.outcomes.laws import GameResult, LawsAnswer
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said

NO_RESULTS = (GameResult.PLAYS_ON, GameResult.NEW_GAME, GameResult.ARBITER)


def signed(one: SignedResult, facts: GameFacts, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 8.7: the signed result stands, even if wrong, unless the arbiter decides otherwise.

    Raises InputError for a result that no game can have.
    """
    if one.reported not in set(GameResult) - set(NO_RESULTS):
        raise InputError(str(said(values, "8.7", "impossible", reported=one.reported)))
    return LawsAnswer(
        result=GameResult(one.reported),
        article="8.7",
        sentence=said(values, "8.7", "stands", reported=one.reported),
        ended_at=len(facts.plies),
        choices=(said(values, "8.7", "otherwise"),),
    )
