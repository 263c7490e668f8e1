"""Guideline I Adjourned games: the sealed move, and who does not come back."""

from league.facts.disputes import Dispute, SealedMove
from league.facts.games import Fault, GameFacts
from league.outcomes.laws import GameResult, LawsAnswer
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move, move_of
from league.rulebooks.fide_laws_2023.ends import ends_with_announced
from league.rulebooks.fide_laws_2023.making import answered, lost

FAULTS = {Fault.AMBIGUOUS: "I.8.1", Fault.UNREADABLE: "I.8.2", Fault.ILLEGAL: "I.8.3"}
"""Which letter of I.8 loses the game."""


def sealed_move(
    facts: GameFacts, sealed: SealedMove, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Guideline I.8: an ambiguous, unreadable or illegal sealed move loses, what ends it stands."""
    announced = facts.announced
    if announced is None or announced.ply is None:
        what = announced.fault.what if announced and announced.fault else Fault.UNREADABLE
        written = announced.written if announced else "–"
        return _faulty(facts, sealed, FAULTS.get(what, "I.8.2"), written, values)
    end = ends_with_announced(facts, values)
    if end is not None:
        return end
    move, opponent = move_of(announced.ply), Player(sealed.by.other)
    said = {"player": Player(sealed.by), "opponent": opponent, "sealed": move}
    if sealed.no_show:
        result = GameResult.won_by(sealed.by.other)
        choices = (values.say("I.10", "choice", **said),)
        return answered(facts, result, "I.10", values.say("I.10", **said), choices=choices)
    return answered(facts, GameResult.PLAYS_ON, "I.9.1", values.say("I.9.1", **said))


def _faulty(
    facts: GameFacts, sealed: SealedMove, rule: str, written: str, values: Values
) -> LawsAnswer:
    """Guideline I.8: the sealed move loses, or draws where the opponent cannot mate (6.9)."""
    why = values.say(rule, written=written, move=last_move(facts))
    draw = "I.8"
    further = ("I.8", "6.9")
    return lost(
        facts, sealed.by, "I.8", values, article=rule, draw_article=draw, further=further, why=why
    )


ENTRIES = tuple(f"I.2.{number}" for number in range(1, 8))


def envelope(_values: Values) -> tuple[str, ...]:
    """Guideline I.2: the paragraphs with what stands on the envelope, in order."""
    return ENTRIES
