"""Art. 6 The clock: default time and the fallen flag."""

from league.facts.disputes import Dispute, FlagFall, LateArrival
from league.facts.games import GameFacts
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player
from league.rulebooks.fide_laws_2023.guideline_3_last_period import both_flags
from league.rulebooks.fide_laws_2023.making import lost, quick


def late_arrival(
    facts: GameFacts, late: LateArrival, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 6.7.1: who comes after the default time loses, both if both do; 0 if nothing is set."""
    waiting = values.number("6.7.1", "minutes")
    said = {"minutes": late.minutes, "waiting": waiting}
    if late.minutes <= waiting:
        sentence = values.say("6.7.1", "in_time", **said)
        return answered(facts, GameResult.PLAYS_ON, "6.7.1", sentence)
    choices = (values.say("6.7.1", "choice"),)
    if late.by is None:
        sentence, result = values.say("6.7.1", "both", **said), GameResult.BOTH_LOSE
    else:
        sentence = values.say("6.7.1", player=Player(late.by), **said)
        result = GameResult.won_by(late.by.other)
    return answered(facts, result, "6.7.1", sentence, choices=choices)


def flag_fall(facts: GameFacts, flag: FlagFall, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 6.9: whose flag falls loses, unless his opponent cannot mate: then it is a draw.

    Of the draw A.5.3 speaks too, where rapid or blitz goes without supervision.
    """
    if flag.other_too:
        return both_flags(facts, flag, dispute, values)
    draw = "A.5.3" if quick(dispute) else "6.9"
    right, further = ClaimAnswer.RIGHT, ("6.8",)
    return lost(facts, flag.by, "6.9", values, draw_article=draw, claim=right, further=further)
