"""Art. 10.14, 10.15, 10.17, 12.8: fallen flags, players who come late, and refusal."""

from league.facts.disputes import Dispute, FlagFall, LateArrival, Refusal
from league.facts.games import GameFacts
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import winner_and_loser
from league.rulebooks.fide_laws_1993.making import won


def flag(facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 10.14, 12.8, 6.5: lost, a draw against the bare king, and on with both flags down."""
    if fallen.other_too:
        return plays_on("12.8", values.say("12.8", "goes_on"))
    winner = fallen.by.other
    told, claim = winner_and_loser(winner), ClaimAnswer.RIGHT
    if facts.last.bare(winner):
        sentence = values.say("10.14", "draw", **told)
        return answered(facts, GameResult.DRAW, "10.14", sentence, claim=claim, further=("10.5",))
    sentence = values.say("10.14", "lost", **told)
    return answered(facts, GameResult.won_by(winner), "10.14", sentence, claim=claim)


def late(facts: GameFacts, arrival: LateArrival, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 10.15, 10.17: lost after more than an hour; for both if both come so late."""
    if arrival.by is None:
        return _both_late(facts, arrival, values)
    limit = values.number("10.15", "minutes")
    told = {"minutes": arrival.minutes, "limit": limit}
    if arrival.minutes <= limit:
        return plays_on("10.15", values.say("10.15", "in_time", **told))
    winner = arrival.by.other
    sentence = values.say("10.15", "lost", **told, **winner_and_loser(winner))
    return won(facts, winner, "10.15", sentence, values)


def _both_late(facts: GameFacts, arrival: LateArrival, values: Values) -> LawsAnswer:
    limit = values.number("10.17", "minutes")
    told = {"minutes": arrival.minutes, "limit": limit}
    if arrival.minutes <= limit:
        return plays_on("10.17", values.say("10.15", "one_in_time", **told))
    return answered(facts, GameResult.BOTH_LOSE, "10.17", values.say("10.17", "both_lost", **told))


def refusal(facts: GameFacts, refused: Refusal, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 10.17: lost for who refuses to follow the rules, and for both if both do."""
    if refused.by is None:
        return answered(facts, GameResult.BOTH_LOSE, "10.17", values.say("10.17", "both_refuse"))
    winner = refused.by.other
    sentence = values.say("10.17", "refused", **winner_and_loser(winner))
    return won(facts, winner, "10.17", sentence, values)
