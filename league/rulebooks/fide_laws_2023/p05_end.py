"""Art. 5 How a game ends: mate, resignation, stalemate, dead position, agreement."""

from league.facts.disputes import Agreement, Dispute, Resignation
from league.facts.games import Color, Ending, GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move
from league.rulebooks.fide_laws_2023.making import lost


def checkmate(facts: GameFacts, _values: Values) -> int | None:
    """Art. 5.1.1: plies after which a king was mated; None = none was."""
    return _first(facts, Ending.CHECKMATE)


def stalemate(facts: GameFacts, _values: Values) -> int | None:
    """Art. 5.2.1: plies after which somebody was stalemated; None = nobody was."""
    return _first(facts, Ending.STALEMATE)


def _first(facts: GameFacts, ending: Ending) -> int | None:
    found = (at for at, position in enumerate(facts.positions) if position.ending is ending)
    return next(found, None)


def dead_position(facts: GameFacts, _values: Values) -> int | None:
    """Art. 5.2.2: plies after which neither could mate any more; None = somebody may."""
    return facts.dead_since


def resignation(
    facts: GameFacts, resigned: Resignation, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 5.1.2: who resigns loses, unless his opponent cannot mate: then it is a draw."""
    return lost(facts, resigned.by, "5.1.2", values)


def agreement(
    facts: GameFacts, _agreed: Agreement, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 5.2.3: a draw may be agreed once both have made a move."""
    least = values.number("5.2.3", "moves")
    waiting = [color for color in Color if not facts.moved(color)]
    if waiting:
        sentence = values.say("5.2.3", "early", player=Player(waiting[0]), least=least)
        return answered(facts, GameResult.PLAYS_ON, "5.2.3", sentence)
    sentence = values.say("5.2.3", move=last_move(facts))
    return answered(facts, GameResult.DRAW, "5.2.3", sentence, further=("9.1.2",))
