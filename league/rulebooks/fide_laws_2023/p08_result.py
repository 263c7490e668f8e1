"""Art. 8.7 The signed result, and what asks nothing: whether the game is over."""

from league.facts.disputes import SCORES, Dispute, PositionAsked, SignedResult
from league.facts.games import PLIES_A_MOVE, GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import last_move


def signed_result(
    facts: GameFacts, signed: SignedResult, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 8.7: the signed result stands, even a wrong one, if it is a possible one (10.2)."""
    if signed.reported not in SCORES:
        sentence = values.say("10.2", reported=signed.reported)
        return answered(facts, GameResult.ARBITER, "10.2", sentence)
    sentence = values.say("8.7", reported=signed.reported)
    choices = (values.say("8.7", "choice"),)
    result = GameResult(signed.reported)
    return answered(facts, result, "8.7", sentence, choices=choices, further=("11.10",))


def position_asked(
    facts: GameFacts, _asked: PositionAsked, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.6: the game goes on as long as nothing ends it by itself."""
    if facts.perhaps_dead:
        sentence = values.say("5.2.2", "unknown", move=last_move(facts))
        choices = tuple(values.say("5.2.2", name) for name in ("choice_dead", "choice_alive"))
        return answered(facts, GameResult.ARBITER, "5.2.2", sentence, choices=choices)
    times, made = facts.times(facts.last), facts.last.quiet // PLIES_A_MOVE
    sentence = values.say(
        "9.6",
        move=last_move(facts),
        times=times,
        most=values.number("9.6.1", "times"),
        made=made,
        most_made=values.number("9.6.2", "moves"),
    )
    return answered(facts, GameResult.PLAYS_ON, _nearest(times, made, values), sentence)


def _nearest(times: int, made: int, values: Values) -> str:
    """Return the article that comes nearest to ending the game."""
    if times >= values.number("9.2", "times"):
        return "9.6.1"
    return "9.6.2" if made >= values.number("9.3", "moves") else "5.2.2"
