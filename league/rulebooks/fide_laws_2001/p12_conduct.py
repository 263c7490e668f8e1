"""Article 12: conduct of the players."""

from league.facts.disputes import Device, Dispute, PhoneFound, Refusal
from league.facts.games import Color, GameFacts
from league.findings import Sentence
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said
from league.rulebooks.fide_laws_2001.p13_penalties import penalties


def phone(_facts: GameFacts, found: PhoneFound, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 12.2: no rule on devices; whether one served as a source is for the arbiter to judge."""
    on = found.device is Device.SWITCHED_ON
    return LawsAnswer(
        result=GameResult.ARBITER if on else GameResult.PLAYS_ON,
        article="12.2",
        sentence=said(values, "12.2", found.device.value, by=found.by),
        choices=penalties(values),
        further=("12.6", "13.4"),
    )


def refusal(facts: GameFacts, refused: Refusal, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 12.7: who persistently refuses loses; the arbiter decides what the opponent gets."""
    if refused.by is None:
        return both_refuse(facts, values)
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="12.7",
        sentence=said(values, "12.7", "lost", by=refused.by, opponent=refused.by.other),
        choices=_scores(refused.by.other, values),
    )


def _scores(winner: Color, values: Values) -> tuple[Sentence, ...]:
    """Art. 12.7: the results among which the arbiter chooses."""
    results = (GameResult.won_by(winner), GameResult.half_for(winner), GameResult.BOTH_LOSE)
    return tuple(said(values, "12.7", "choice", result=one.value) for one in results)


def both_refuse(facts: GameFacts, values: Values) -> LawsAnswer:
    """Art. 12.8: both refuse: the game is lost for both."""
    return answered(facts, GameResult.BOTH_LOSE, "12.8", said(values, "12.8", "lost"))
