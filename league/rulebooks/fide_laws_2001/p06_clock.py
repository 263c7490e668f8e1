"""Article 6: fallen flags, and players who come late."""

from league.facts.disputes import Chess, Dispute, FlagFall, LateArrival
from league.facts.games import Color, GameFacts, MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebooks.fide_laws_2001 import annex_b_rapid, p10_quickplay
from league.rulebooks.fide_laws_2001.making import said


def flag(facts: GameFacts, fallen: FlagFall, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 6.9: what follows from a flag that was seen or rightly claimed, or from both."""
    if not fallen.other_too:
        return time_lost(fallen.by, facts, dispute, values)
    if dispute.chess is not Chess.STANDARD:
        return annex_b_rapid.both_flags(facts, values)
    return p10_quickplay.both_flags(facts, values) if fallen.last_period else both_flags(values)


def time_lost(by: Color, facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 6.10: who oversteps the time has lost; a draw where his opponent cannot checkmate."""
    mating = facts.can_mate(by.other)
    if mating is MatingAnswer.YES:
        return _lost_on_time(by, facts, dispute, values)
    if mating is MatingAnswer.NO:
        return answered(
            facts,
            GameResult.DRAW,
            "6.10",
            said(values, "6.10", "draw", by=by, opponent=by.other),
            claim=ClaimAnswer.RIGHT,
        )
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="6.10",
        sentence=said(values, "6.10", "unsettled", by=by, opponent=by.other),
        choices=tuple(
            said(values, "6.10", choice, by=by, opponent=by.other) for choice in ("if_yes", "if_no")
        ),
    )


def _lost_on_time(by: Color, facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer:
    if dispute.chess is not Chess.STANDARD:
        return annex_b_rapid.time_claimed(by, facts, values)
    return answered(
        facts,
        GameResult.won_by(by.other),
        "6.10",
        said(values, "6.10", "lost", by=by, opponent=by.other),
        claim=ClaimAnswer.RIGHT,
    )


def both_flags(values: Values) -> LawsAnswer:
    """Art. 6.12: both flags are down, nobody can prove which fell first: the game goes on."""
    return plays_on("6.12", said(values, "6.12", "goes_on"))


def late(facts: GameFacts, arrival: LateArrival, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 6.7: who comes more than an hour late has lost, unless decided otherwise."""
    limit = values.number("6.7", "minutes")
    told = {"minutes": arrival.minutes, "limit": limit}
    if arrival.minutes <= limit:
        return _in_time(arrival, values)
    if arrival.by is None:
        result, sentence = GameResult.BOTH_LOSE, said(values, "6.7", "both", **told)
    else:
        result = GameResult.won_by(arrival.by.other)
        sentence = said(values, "6.7", "lost", by=arrival.by, **told)
    choices = (said(values, "6.7", "otherwise"),)
    return answered(facts, result, "6.7", sentence, choices=choices)


def _in_time(arrival: LateArrival, values: Values) -> LawsAnswer:
    if arrival.by is None:
        return nobody_there(arrival.minutes, values)
    limit = values.number("6.7", "minutes")
    sentence = said(values, "6.7", "in_time", by=arrival.by, minutes=arrival.minutes, limit=limit)
    return plays_on("6.7", sentence)


def nobody_there(minutes: int, values: Values) -> LawsAnswer:
    """Art. 6.6: neither is there at the start: White loses the time until he comes."""
    seconds = minutes * values.number("6.6", "seconds")
    return plays_on(
        "6.6",
        said(values, "6.6", "white", minutes=minutes),
        clock={Color.WHITE: -seconds} if seconds else {},
        choices=(said(values, "6.6", "otherwise"),),
    )
