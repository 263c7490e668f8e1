"""Art. 8.1, 8.5, 8.6 (with 6.1, 6.4, 12.3): illegal moves, wrong positions, colours exchanged."""

from league.facts.disputes import Dispute, IllegalForm, IllegalMove, WrongColors, WrongSetup
from league.facts.games import GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move

UNFINISHED = {
    IllegalForm.NO_MOVE: ("12.3", "no_move"),
    IllegalForm.TWO_HANDS: ("6.1", "two_hands"),
    IllegalForm.PROMOTION: ("6.4", "unfinished"),
}
"""What is no illegal move in this edition: its article and the name of the sentence."""


def illegal(facts: GameFacts, move: IllegalMove, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 8.1: the position before the illegal move is put back, whichever one it is.

    A pawn left on the last rank is an illegal position once the opponent has moved.
    """
    answered_pawn = move.wrong is IllegalForm.PROMOTION and move.answered
    if move.wrong in UNFINISHED and not answered_pawn:
        return unfinished(move, values)
    told = {"count": move.count, "player": Player(move.by)}
    sentence = values.say("8.1", "restored", **told, where=last_move(facts))
    return plays_on("8.1", sentence, choices=(values.say("16.5", "may"),), further=("12.6",))


def unfinished(move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. 6.1, 6.4, 12.3: two hands, a pawn not exchanged, a clock pressed without a move."""
    article, name = UNFINISHED[move.wrong]
    may = () if move.wrong is IllegalForm.TWO_HANDS else (values.say("16.5", "may"),)
    return plays_on(article, values.say(article, name, player=Player(move.by)), choices=may)


def setup(_facts: GameFacts, setup: WrongSetup, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 8.5: a wrong starting position annuls the game, whenever it is found during it."""
    return LawsAnswer(
        result=GameResult.NEW_GAME,
        article="8.5",
        sentence=values.say("8.5", "new_game", moves_made=setup.moves_made),
    )


def colors(_facts: GameFacts, wrong: WrongColors, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 8.6: on with the game after a quarter of both players' time; before, the arbiter's."""
    parts = values.number("8.6", "parts")
    if wrong.quarter_gone:
        return plays_on("8.6", values.say("8.6", "goes_on", parts=parts))
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="8.6",
        sentence=values.say("8.6", "arbiter", parts=parts, moves_made=wrong.moves_made),
        choices=(values.say("8.6", "new_game"), values.say("8.6", "on")),
    )
