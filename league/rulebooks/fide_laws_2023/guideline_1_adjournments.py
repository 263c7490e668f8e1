"""Guideline I Adjourned games: the sealed move, and who does not come back."""

from dataclasses import replace

from league.facts.disputes import Dispute, SealedMove
from league.facts.games import Fault, GameFacts, MatingAnswer
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move, move_of
from league.rulebooks.fide_laws_2023.ends import ends_with_announced
from league.rulebooks.fide_laws_2023.making import lost

FAULTS = {Fault.AMBIGUOUS: "I.8.1", Fault.UNREADABLE: "I.8.2", Fault.ILLEGAL: "I.8.3"}
"""Which letter of I.8 loses the game."""


def sealed_move(
    facts: GameFacts, sealed: SealedMove, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Guideline I.8: an ambiguous, unreadable or illegal sealed move loses, what ends it stands."""
    if facts.announced_ply is None:
        # Who does not come loses by I.10 even if his opponent cannot mate.
        if sealed.no_show and facts.can_mate(sealed.by.other) is not MatingAnswer.YES:
            return _not_come(facts, sealed, facts.announced_text, values)
        return _faulty(facts, sealed, values)
    end = ends_with_announced(facts, values)
    if end is not None:
        return _stands(sealed, end, values) if sealed.no_show and end.result.over else end
    move = move_of(facts.announced_ply)
    if sealed.no_show:
        return _not_come(facts, sealed, move, values)
    sentence = values.say("I.9.1", opponent=Player(sealed.by.other), sealed=move)
    return answered(facts, GameResult.PLAYS_ON, "I.9.1", sentence)


def _stands(sealed: SealedMove, end: LawsAnswer, values: Values) -> LawsAnswer:
    """Guideline I.10: what the sealed move ends stands, though its player does not come."""
    sentence = values.say("I.10", "stands", player=Player(sealed.by), end=end.sentence)
    further = (end.article, *end.further)
    return replace(end, article="I.10", sentence=sentence, further=further)


def _not_come(facts: GameFacts, sealed: SealedMove, move: object, values: Values) -> LawsAnswer:
    """Guideline I.10: who does not come to the resumption loses if the sealed move ends nothing."""
    opponent = Player(sealed.by.other)
    said: dict[str, object] = {"player": Player(sealed.by), "opponent": opponent, "sealed": move}
    result, choices = GameResult.won_by(sealed.by.other), (values.say("I.10", "choice", **said),)
    return answered(facts, result, "I.10", values.say("I.10", **said), choices=choices)


def _faulty(facts: GameFacts, sealed: SealedMove, values: Values) -> LawsAnswer:
    """Guideline I.8.1–I.8.3: the sealed move loses, or draws where the opponent cannot mate.

    It does so whether its player is there or not; that he lost by I.10 as well is told besides.
    """
    rule = FAULTS.get(facts.announced_fault, "I.8.2")
    why = values.say(rule, written=facts.announced_text, move=last_move(facts))
    further = (rule, "I.8", "6.9", *(("I.10",) if sealed.no_show else ()))
    return lost(
        facts, sealed.by, "I.8", values, article=rule, draw_article="6.9", further=further, why=why
    )


def envelope(_values: Values) -> tuple[str, ...]:
    """Guideline I.2: the paragraphs with what stands on the envelope, in order."""
    return ("I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7")


def resumption(_values: Values) -> tuple[str, ...]:
    """Guideline I.4: how the game goes on, also when somebody or the envelope is missing."""
    return (
        *("I.4", "I.5", "I.6", "I.7", "I.9.1", "I.9.2", "I.9.3"),
        *("I.10", "I.11", "I.12.1", "I.12.2", "I.13"),
    )
